//! The players: what each holds and has won, who leads in what, and what it costs.

use kadora::{Action, Cards, Colour, Lead, Seen, Stage, Told};
use leptos::prelude::*;
use table::Seat;
use voice::kadora::table as words;

use super::actions::button;
use super::card::{LEADS, back, face};
use super::piles::{hidden, names, strip};
use super::ui::TableUi;
use crate::parts::named_mark;

/// A panel for every player; at the end also for the virtual one.
pub(super) fn players(ui: TableUi) -> AnyView {
    let view = ui.session.view;
    let seated = view.read_untracked().players;
    let third = move || {
        let counted = seated == 2 && view.read().stage == Stage::Over;
        Seat::new(seated).filter(|_| counted).map(|seat| panel(ui, seat, true))
    };
    let panels = Seat::all(seated).map(|seat| panel(ui, seat, false)).collect_view();
    view! {
        <section class="k-players">
            <h2>{move || ui.session.say(&words::loot())}</h2>
            {panels}
            {third}
        </section>
    }
    .into_any()
}

/// What the loot of a player is called on the page.
pub(super) fn chips_of(seat: Seat) -> String {
    format!("k-loot-{}", seat.number())
}

fn loot(ui: TableUi, seat: Seat) -> Cards {
    let view = &*ui.session.view.read();
    match view.loot.get(seat.index()) {
        Some(loot) => *loot,
        None => view.aside.faces(),
    }
}

fn panel(ui: TableUi, seat: Seat, is_virtual: bool) -> AnyView {
    let session = ui.session;
    let you = session.view.read_untracked().you == Some(seat);
    let name = move || match (is_virtual, you) {
        (true, _) => session.say(&words::dummy_hand()),
        (_, true) => session.say(&words::you(session.name(seat))),
        _ => session.name(seat),
    };
    let held = move || session.view.read().hands.get(seat.index()).map(hidden).unwrap_or_default();
    let holding = move || session.say(&words::hand_of(seat, names(&held())));
    let hand = (!you && !is_virtual).then(|| strip(holding, held));
    let over = move || session.view.read().stage == Stage::Over;
    let penalty = move || {
        let of = |lead: &Lead| {
            let counts = !over() || ui.count.is_turned(lead.colour);
            if counts { lead.penalties()[seat.index()] } else { 0 }
        };
        let points: u8 = ui.leads.read().iter().map(of).sum();
        session.say(&if over() {
            words::penalty_points(points)
        } else {
            words::penalty_now(points)
        })
    };
    let verdict = move || {
        let won = |told: &Told| matches!(told, Told::Won { winners, .. } if winners.contains(seat));
        let bound = |told: &Told| matches!(told, Told::Counted { seat: whose, covered: 0, .. } if *whose == seat);
        if !over() {
            None
        } else if ui.count.is_told(won) {
            Some(("won", session.say(&words::won())))
        } else if ui.count.is_told(bound) {
            Some(("bound", session.say(&words::bound())))
        } else {
            None
        }
    };
    let badge =
        move || verdict().map(|(class, text)| view! { <strong class=class>{text}</strong> });
    let opened = move || ui.opened.get().filter(|(whose, _)| *whose == seat.index());
    let details = move || {
        opened().map(|(_, colour)| {
            let cards = loot(ui, seat).of(colour).iter().map(face).collect_view();
            let told = lead_in_words(ui, seat, colour);
            let gifts = gifts(ui, seat, colour).into_iter();
            let gifts = gifts.map(|gift| button(ui, gift, false)).collect_view();
            view! { <div class="k-detail"><p>{told}</p> {cards} <div class="row">{gifts}</div></div> }
        })
    };
    let heading = chips_of(seat);
    let chips = Colour::ALL.map(|colour| chip(ui, seat, colour, you)).collect_view();
    view! {
        <section
            class="k-player"
            class:you=you
            class:moves=move || session.view.read().to_move() == Some(seat)
            class:won=move || verdict().is_some_and(|(class, _)| class == "won")
        >
            <header>
                <h3 id=heading.clone()>{(!is_virtual).then(|| named_mark(seat))} " " {name}</h3>
                {hand}
                {badge}
                <span class="k-penalty">{penalty}</span>
            </header>
            <div class="k-chips" role="toolbar" aria-labelledby=heading>{chips}</div>
            {details}
        </section>
    }
    .into_any()
}

/// The ways in which the viewer, on this seat, can give away a colour now.
fn gifts(ui: TableUi, seat: Seat, what: Colour) -> Vec<Action> {
    let session = ui.session;
    if session.view.read().you != Some(seat) {
        return Vec::new();
    }
    let gives = |action: &Action| matches!(action, Action::Give { colour, .. } if *colour == what);
    session.actions.read().iter().copied().filter(gives).collect()
}

/// What a player has of a colour, in a sentence.
fn lead_in_words(ui: TableUi, seat: Seat, colour: Colour) -> String {
    let lead = ui.leads.read()[colour.index()];
    let (total, cards) = (lead.totals[seat.index()], loot(ui, seat).count(colour));
    ui.session.say(&if lead.leaders.contains(seat) {
        words::leads(colour, total, cards)
    } else if lead.highest == 0 {
        words::nobody(colour)
    } else {
        words::behind(colour, total, cards, lead.highest - total + 1)
    })
}

/// What a player has of a colour; pressed, it shows the cards.
fn chip(ui: TableUi, seat: Seat, colour: Colour, you: bool) -> AnyView {
    let lead = move || ui.leads.read()[colour.index()];
    let total = move || lead().totals[seat.index()];
    let leads = move || lead().leaders.contains(seat);
    let over = move || ui.session.view.read().stage == Stage::Over;
    let turned = move || over() && ui.count.is_turned(colour);
    let gain = move || {
        let gain = ui.draft.get().filter(|_| you)?.gain.total(colour);
        (gain > 0).then(|| format!("+{gain}"))
    };
    // What it takes to lead alone.
    let short = move || {
        let behind = lead().highest - total();
        (behind > 0 && !over()).then(|| format!("+{}", behind + 1))
    };
    let cost = move || (turned() && !leads() && total() > 0).then(|| format!("−{}", total()));
    let moved =
        move || ui.session.latest.read().iter().any(|happened| moved(&happened.seen, seat, colour));
    let this = (seat.index(), colour);
    // Tab stops once at each player: at the cards that are looked at, or else at the first.
    let is_stop = move || {
        let opened = ui.opened.get().filter(|(whose, _)| *whose == seat.index());
        let first = || {
            let leads = ui.leads.read();
            leads.iter().find(|lead| lead.totals[seat.index()] > 0).map(|lead| lead.colour)
        };
        opened.map(|(_, colour)| colour).or_else(first) == Some(colour)
    };
    let is_open = move || ui.opened.get() == Some(this);
    let gives = Memo::new(move |_| !gifts(ui, seat, colour).is_empty());
    let can_give = move || gives.get().then(|| ui.session.say(&words::can_give()));
    view! {
        <button
            type="button"
            class="k-chip"
            class:leads=leads
            class:behind=move || short().is_some()
            class:none=move || total() == 0
            class:moved=moved
            class:gives=gives
            class:down=move || turned() && leads()
            disabled=move || total() == 0
            tabindex=move || if is_stop() { "0" } else { "-1" }
            aria-expanded=move || is_open().to_string()
            on:click=move |_| ui.opened.set((!is_open()).then_some(this))
        >
            <span class="unseen">{move || lead_in_words(ui, seat, colour)} ". " {can_give}</span>
            {back(colour)}
            <u aria-hidden="true">{colour.to_string()}</u>
            <b aria-hidden="true">{total}</b>
            <i inner_html=LEADS></i>
            <small aria-hidden="true" class="k-cost">{cost}</small>
            <small aria-hidden="true" class="k-aim"><i inner_html=LEADS></i> {short}</small>
            <em aria-hidden="true">{gain}</em>
        </button>
    }
    .into_any()
}

/// Whether something that happened changed what a player has of a colour.
fn moved(seen: &Seen, whose: Seat, what: Colour) -> bool {
    match seen {
        Seen::Told(Told::Gave { seat, to, colour, .. }) => {
            *colour == what && (*seat == whose || *to == whose)
        }
        Seen::Told(Told::Took { seat, column, row, .. }) => {
            *seat == whose && column.with(row).count(what) > 0
        }
        _ => false,
    }
}

/// Whether a seat would lead in a colour with so much more of it.
pub(super) fn would_lead(lead: Lead, seat: Seat, gain: u8) -> bool {
    let rivals = Seat::all(Seat::MOST).zip(lead.totals).filter(|(rival, _)| *rival != seat);
    let highest = rivals.map(|(_, total)| total).max().unwrap_or(0);
    lead.totals.get(seat.index()).is_some_and(|total| total + gain >= highest)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use kadora::Card;

    use super::*;

    #[test]
    fn a_gain_leads_as_soon_as_no_player_has_more() {
        let loot = |card: &str| Cards::from_iter([card.parse::<Card>().unwrap()]);
        let leads = kadora::leads(&[loot("R2b"), loot("R5p")]);
        let (red, you) = (leads[Colour::Red.index()], Seat::new(0).unwrap());
        assert!(!would_lead(red, you, 2));
        assert!(would_lead(red, you, 3));
        assert!(would_lead(red, you, 4));
    }
}
