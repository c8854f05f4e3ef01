//! The hand, what would come of laying a card, and what can be done.

use kadora::{Action, Card, Colour, Stage, Taking};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use prose::draft::kadora::Draft;
use voice::{Message, Spoken, kadora::table as words, table as table_words};

use super::card::{LEADS, back, face};
use super::players::would_lead;
use super::ui::TableUi;
use crate::focus::focus;
use crate::parts::keyed;

/// The viewer's hand and what can be done; while the cards are counted, what is being counted.
pub(super) fn actions(ui: TableUi) -> AnyView {
    let session = ui.session;
    let over = Memo::new(move |_| session.view.read().stage == Stage::Over);
    let has_seat = session.view.read_untracked().you.is_some();
    let hand = move || (has_seat && !over.get()).then(|| hand(ui));
    let plan = move || match (ui.draft.get(), over.get()) {
        (_, true) => counted(ui),
        (Some(draft), _) => forecast(ui, draft),
        (None, _) => asked(ui),
    };
    let lay = move || ui.ready().map(|action| button(ui, action, true));
    let others = move || {
        let actions = session.actions.get().into_iter();
        // What can be given away is chosen from the loot, and laying a card keeps it.
        let others = actions.filter(|action| matches!(action, Action::Draw(_)));
        others.map(|action| button(ui, action, false)).collect_view()
    };
    view! {
        <section class="actions k-actions" id="k-actions" tabindex="-1">
            <h2 class="unseen">{move || session.say(&table_words::actions())}</h2>
            {hand}
            <div class="k-plan" aria-live="polite">{plan}</div>
            <div class="row">{lay} {others}</div>
        </section>
    }
    .into_any()
}

/// The cards of the viewer, one of which is chosen.
fn hand(ui: TableUi) -> AnyView {
    let session = ui.session;
    let cards = move || session.view.read().hand().iter().collect::<Vec<_>>();
    let card = move |card: Card| {
        view! {
            <label>
                <input
                    type="radio"
                    name="k-hand"
                    value=card.to_string()
                    prop:checked=move || ui.chosen() == Some(card)
                    on:change=move |_| ui.choose(card)
                />
                {face(card)}
                <span class="unseen">{move || session.say(&card)}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="k-hand">
            <legend>{move || session.say(&words::hand())}</legend>
            {keyed(cards, |card| *card, card)}
        </fieldset>
    }
    .into_any()
}

/// What is asked of the viewer, and while cards can be given away, why one would (K10).
fn asked(ui: TableUi) -> AnyView {
    let session = ui.session;
    let (has_seat, stage) = session.view.with(|view| (view.you.is_some(), view.stage));
    let asked = !session.actions.read().is_empty();
    let gives = asked && matches!(stage, Stage::Giving { .. });
    let message = match stage {
        Stage::Drawing { .. } if asked => words::ask_draw_only(),
        _ if ui.chosen().is_some() => words::choose_place(),
        _ if gives => words::choose_or_give(),
        Stage::Placing { .. } if asked => words::choose_card(),
        _ => words::think_ahead(),
    };
    let why = gives.then(|| view! { <p class="note">{session.say(&words::why_give())}</p> });
    view! { <p>{has_seat.then(|| session.say(&message))}</p> {why} }.into_any()
}

/// What would come of a draft: the sums, the cards taken, and what they bring by colour.
fn forecast(ui: TableUi, draft: Draft) -> AnyView {
    let session = ui.session;
    let Draft { card, field, haul, gain } = draft;
    let sums = words::sums(field.file(), haul.column_sum, field.rank(), haul.row_sum);
    let taken: Vec<Message> = gain.iter().map(|card| card.message()).collect();
    let taking = match haul.taking {
        None => words::takes_nothing(),
        Some(Taking::Matching) => words::takes(taken),
        Some(Taking::FullTable) => words::takes_full(taken),
        Some(Taking::NothingElse) => words::takes_all(taken),
    };
    let you = session.view.read().you;
    let brings = Colour::ALL.into_iter().filter(|&colour| gain.count(colour) > 0).map(|colour| {
        let lead = ui.leads.read()[colour.index()];
        let more = gain.total(colour);
        let total = you.map_or(0, |you| lead.totals[you.index()]);
        let leads = you.is_some_and(|you| would_lead(lead, you, more));
        let name = session.say(&if leads {
            words::gain_lead(colour, more, total + more)
        } else {
            words::gain(colour, more, total + more)
        });
        view! {
            <li>
                <span class="unseen">{name}</span>
                <span aria-hidden="true">
                    {back(colour)} <b>"+"{more}</b> " → " {total + more}
                    {leads.then(|| view! { <i inner_html=LEADS></i> })}
                </span>
            </li>
        }
    });
    let (brings, faces) = (brings.collect_view(), gain.iter().map(face).collect_view());
    let lies = session.say(&Action::Place { card, field });
    // Which cards match is shown by their faces.
    let shown = haul.taking == Some(Taking::Matching);
    view! {
        <p>
            <span class="unseen">{lies} ". "</span>
            {session.say(&sums)}
            " "
            <span class:unseen=shown>{session.say(&taking)}</span>
        </p>
        <div class="k-gain">{faces} <ul>{brings}</ul></div>
    }
    .into_any()
}

/// What is being counted, or who has won.
fn counted(ui: TableUi) -> AnyView {
    let session = ui.session;
    let last = || session.history.read().last().map(|happened| happened.seen);
    let told = ui.count.telling().or_else(last).map(|told| session.say(&told));
    view! { <p class="k-counted">{told}</p> }.into_any()
}

pub(super) fn button(ui: TableUi, action: Action, main: bool) -> AnyView {
    let session = ui.session;
    let pressed = move |event: MouseEvent| {
        if main {
            ui.lay();
        } else {
            session.act(action);
        }
        // The button may be gone; a player at the keyboard continues from here.
        if event.detail() == 0 {
            focus("k-actions");
        }
    };
    let sample = match action {
        Action::Give { colour, .. } => Some(colour),
        Action::Draw(pile) => session.view.read().pile(pile).first().map(|back| back.colour),
        Action::Keep | Action::Place { .. } => None,
    };
    view! {
        <button type="button" class:main=main on:click=pressed>
            {sample.map(back)}
            {session.say(&action)}
        </button>
    }
    .into_any()
}
