//! Those who explore: their chests, what lies beside them, and their fists.

use diamant::{ChestView, Diamant, Seen, Stage, Stones, Told, View};
use leptos::prelude::*;
use table::{Seat, Seats};
use voice::{Message, Spoken, diamant::table as words};

use super::scene::{Out, Scene};
use super::stones;
use crate::parts::{emblem, named_mark};
use crate::session::Session;

/// Where an explorer is on the page.
pub(super) fn seat_id(seat: Seat) -> String {
    format!("explorer-{}", seat.number())
}

/// Everyone, in seat order.
pub(super) fn explorers(session: Session<Diamant>, scene: Memo<Scene>) -> AnyView {
    let players = session.view.read_untracked().players;
    let all = Seat::all(players).map(|seat| explorer(session, scene, seat)).collect_view();
    let stand_ins = move || {
        let in_use = session.view.read().stand_ins() > 0;
        in_use.then(|| session.say(&words::stand_ins_used()))
    };
    view! {
        <section class="explorers" aria-label=move || session.say(&words::explorers())>
            <ul>{all}</ul>
            <p class="note">{stand_ins}</p>
        </section>
    }
    .into_any()
}

/// What an explorer is doing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    Won,
    Stays,
    Leaves,
    Fled,
    Camp,
    Chosen,
    Choosing,
    Inside,
}

impl Doing {
    fn of(seat: Seat, view: &View, scene: &Scene, opened: Option<(Seats, Seats)>) -> Self {
        match (&view.stage, opened) {
            (Stage::Over { winners }, _) if winners.contains(seat) => Self::Won,
            (_, Some((staying, _))) if staying.contains(seat) => Self::Stays,
            (_, Some((_, leaving))) if leaving.contains(seat) => Self::Leaves,
            _ if scene.fled.is_some_and(|fled| fled.contains(seat)) => Self::Fled,
            _ if !scene.inside.contains(seat) => Self::Camp,
            (Stage::Deciding { chosen, .. }, _) if chosen.contains(seat) => Self::Chosen,
            (Stage::Deciding { .. }, _) => Self::Choosing,
            _ => Self::Inside,
        }
    }

    /// Its name in the style sheet and the locales.
    const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Stays => "stays",
            Self::Leaves => "leaves",
            Self::Fled => "fled",
            Self::Camp => "camp",
            Self::Chosen => "chosen",
            Self::Choosing => "choosing",
            Self::Inside => "inside",
        }
    }

    const fn emblem(self) -> &'static str {
        match self {
            Self::Won => "chest",
            Self::Stays | Self::Inside => "lamp",
            Self::Leaves | Self::Fled | Self::Camp => "tent",
            Self::Chosen => "fist",
            Self::Choosing => "hand",
        }
    }
}

/// The fists that have just been opened.
fn opened(session: Session<Diamant>) -> Option<(Seats, Seats)> {
    let latest = &*session.latest.read();
    let opened = latest.iter().rev().find_map(|happened| match happened.seen {
        Seen::Told(Told::Opened { staying, leaving }) => Some(Some((staying, leaving))),
        // The next card lies there already.
        Seen::Told(Told::Diamonds { .. } | Told::Hazard { .. } | Told::Fled { .. }) => Some(None),
        _ => None,
    });
    opened.flatten()
}

fn explorer(session: Session<Diamant>, scene: Memo<Scene>, seat: Seat) -> impl IntoView {
    let doing =
        Memo::new(move |_| Doing::of(seat, &session.view.read(), &scene.read(), opened(session)));
    let picture = Memo::new(move |_| doing.get().emblem());
    let out = Memo::new(move |_| scene.read().out[seat.index()]);
    let state = move || {
        session.say(&match (doing.get(), out.get()) {
            (Doing::Camp | Doing::Leaves, Some(Out::Left { cards, worth })) => {
                words::brought(worth, cards)
            }
            (Doing::Fled, Some(Out::Fled { lost: lost @ 1.. })) => words::lost(lost),
            (doing, _) => words::state(doing.name()),
        })
    };
    // What may be known of the chest.
    let chest = Memo::new(move |_| chest(&session.view.read(), seat));
    let beside = Memo::new(move |_| {
        let view = &*session.view.read();
        view.inside.contains(seat).then_some(u16::from(view.beside))
    });
    let said = move || {
        let chest = match chest.get() {
            Some(worth) => words::chest(seat, worth, wealth(worth)),
            None => words::chest_closed(),
        };
        let beside = beside.get().map(|worth| session.say(&words::beside(worth, wealth(worth))));
        format!("{} {}", session.say(&chest), beside.unwrap_or_default())
    };
    let rank = Memo::new(move |_| rank(&session.view.read(), seat));
    let order = move || rank.get().map(|rank| format!("order:{rank}")).unwrap_or_default();
    let place = move || rank.get().map(|rank| view! { <b class="rank">{rank}"."</b> " " });
    let you = if session.viewer.is(seat) { " you" } else { "" };
    let class = move || format!("{}{you}", doing.get().name());
    view! {
        <li id=seat_id(seat) class=class prop:style=order>
            <span class="doing">{move || emblem(picture.get())} {named_mark(seat)}</span>
            <span class="name">{place} {move || session.name(seat)}</span>
            <span class="state">{state}</span>
            <span class="chest" aria-hidden="true">
                {emblem("chest")}
                <b>{move || chest.get().map_or_else(|| "?".to_owned(), |worth| worth.to_string())}</b>
            </span>
            <span class="beside" aria-hidden="true">
                {move || beside.get().filter(|&worth| worth > 0).map(|worth| view! {
                    <b>{worth}</b>
                    {stones(worth)}
                })}
            </span>
            <span class="unseen">{said}</span>
        </li>
    }
}

/// The place of a seat once the game is over, the richest first.
fn rank(view: &View, seat: Seat) -> Option<usize> {
    match (&view.stage, &view.chests) {
        (Stage::Over { .. }, ChestView::Open(chests)) => {
            let own = chests.get(seat.index())?;
            Some(1 + chests.iter().filter(|chest| *chest > own).count())
        }
        _ => None,
    }
}

fn chest(view: &View, seat: Seat) -> Option<u16> {
    match &view.chests {
        ChestView::Open(chests) => chests.get(seat.index()).copied(),
        ChestView::Closed { yours, .. } => yours.filter(|_| view.you == Some(seat)),
    }
}

fn wealth(worth: u16) -> Message {
    Stones::worth(worth).message()
}
