//! The inside of the cave: the path, the lamps of those who walk it, and what has just happened.

use diamant::{CAVES, Diamant, Face, Seen, Stage, Told};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use prose::Playable;
use table::Seat;
use voice::{Spoken, diamant::table as words};

use super::scene::{LaidCard, Scene};
use super::stones;
use crate::focus::focus;
use crate::parts::{emblem, keyed, mark, white_stone};
use crate::session::Session;

/// Where a card is on the page.
pub(super) fn card_id(index: usize) -> String {
    format!("card-{index}")
}

/// The cave as it is shown.
pub(super) fn cave(session: Session<Diamant>, scene: Memo<Scene>) -> AnyView {
    let which = Memo::new(move |_| scene.read().cave);
    // More than four lamps stand in two rows.
    let crowd = session.view.read_untracked().players > 4;
    let lay_out = move || {
        let scene = &*scene.read();
        let (columns, rows) = scene.size();
        format!("--columns:{columns};--rows:{};--crowd:{}", rows.max(3), u8::from(crowd))
    };
    let light = move || deepest(&scene.read());
    let pile = Memo::new(move |_| {
        scene.read().next().map(|place| (place, session.view.read().pile().len()))
    });
    let next = move || {
        let ((x, y), cards) = pile.get()?;
        Some(view! {
            <div class="next" prop:style=format!("--x:{x};--y:{y}") aria-hidden="true">{cards}</div>
        })
    };
    // What the picture shows beside the cards.
    let summary = move || session.tell(Diamant::board).join(" ");
    view! {
        <section
            class="cave"
            class:fled=move || scene.read().fled.is_some()
            aria-label=move || session.say(&words::cave_of(which.get(), CAVES))
        >
            <div class="walls" prop:style=lay_out>
                <div class="ground">
                    <div class="light" prop:style=light></div>
                    <div class="mouth" aria-hidden="true">{emblem("arch")}</div>
                    {next}
                    {keyed(move || vec![which.get()], |cave| *cave, move |_| path(session, scene).into_any())}
                    {lamps(session, scene)}
                </div>
            </div>
            <p class="told" aria-hidden="true">{move || told(session)}</p>
            {move || result(session)}
            <p class="unseen">{summary}</p>
        </section>
    }
    .into_any()
}

/// The deepest place of the path; before it begins, and once everyone is out, its entrance.
fn deepest(scene: &Scene) -> String {
    let place = scene.spots.last().filter(|_| !scene.inside.is_empty() || scene.fled.is_some());
    place.map_or_else(|| ENTRANCE.to_owned(), |spot| format!("--x:{};--y:{}", spot.x, spot.y))
}

const ENTRANCE: &str = "--x:-0.6;--y:0";

/// The cards, as a grid whose rows are those of the table. Arrows lead from a card to the ones beside it.
fn path(session: Session<Diamant>, scene: Memo<Scene>) -> impl IntoView {
    // The card that the keyboard is on; none is the deepest.
    let here = RwSignal::new(None::<usize>);
    let current = move || {
        let last = scene.read().cards.len().saturating_sub(1);
        here.get().unwrap_or(last).min(last)
    };
    let walk = move |event: KeyboardEvent| {
        let target = scene.with_untracked(|scene| {
            let spot = scene.spots.get(untrack(current))?;
            match event.key().as_str() {
                "ArrowRight" => scene.at(spot.x + 1, spot.y),
                "ArrowDown" => scene.at(spot.x, spot.y + 1),
                "ArrowLeft" => scene.at(spot.x.checked_sub(1)?, spot.y),
                "ArrowUp" => scene.at(spot.x, spot.y.checked_sub(1)?),
                "Home" => Some(0),
                "End" => scene.cards.len().checked_sub(1),
                _ => None,
            }
        });
        if let Some(target) = target {
            event.prevent_default();
            here.set(Some(target));
            focus(&card_id(target));
        }
    };
    let rows = move || (0..scene.read().spots.last().map_or(0, |spot| spot.y + 1)).collect();
    let row = move |y: usize| {
        let places = move || scene.read().row(y);
        let cards =
            keyed(places, |place| *place, move |place| card(session, scene, place, current));
        view! { <div role="row" aria-rowindex=y + 1>{cards}</div> }.into_any()
    };
    let empty = move || scene.read().cards.is_empty();
    view! {
        <div
            class="path"
            role=move || (!empty()).then_some("grid")
            aria-label=move || (!empty()).then(|| session.say(&words::path()))
            aria-readonly=move || (!empty()).then_some("true")
            on:keydown=walk
        >
            {keyed(rows, |y| *y, row)}
        </div>
    }
}

fn card(
    session: Session<Diamant>,
    scene: Memo<Scene>,
    LaidCard { index, card, spot }: LaidCard,
    current: impl Fn() -> usize + Send + Sync + 'static,
) -> AnyView {
    let (kind, face) = match card.face() {
        Face::Diamonds(value) => {
            let print = view! { <span class="print">{white_stone()}<b>{value}</b></span> };
            ("card worth", print.into_any())
        }
        Face::Hazard(hazard) => ("card hazard", emblem(hazard.name())),
    };
    let left = Memo::new(move |_| scene.read().cards.get(index).map_or(0, |laid| laid.stones));
    let name = move || match left.get() {
        0 => card.message(),
        stones => words::card_left(card.message(), stones),
    };
    view! {
        <div
            role="gridcell"
            id=card_id(index)
            class=kind
            class:end=move || scene.read().is_end(index)
            class:spent=move || left.get() == 0
            prop:style=format!("--x:{};--y:{}", spot.x, spot.y)
            aria-colindex=spot.x + 1
            aria-label=move || session.say(&name())
            tabindex=move || if current() == index { "0" } else { "-1" }
        >
            {face}
            <span class="left">{move || stones(left.get().into())}</span>
        </div>
    }
    .into_any()
}

/// A lamp for everyone: on the deepest card, or going out.
fn lamps(session: Session<Diamant>, scene: Memo<Scene>) -> impl IntoView {
    let players = session.view.read_untracked().players;
    let lamp = move |seat: Seat| {
        let place = move || {
            let scene = &*scene.read();
            let inside = scene.inside.contains(seat);
            let place = if inside { deepest(scene) } else { ENTRANCE.to_owned() };
            let before = scene.inside.iter().take_while(|&other| other != seat).count();
            // Two rows of four at most.
            let (nth, row) = (before % 4, before / 4);
            let of = usize::from(scene.inside.len()).saturating_sub(4 * row).clamp(1, 4);
            format!("{place};--nth:{nth};--row:{row};--of:{of}")
        };
        view! {
            <span
                class="lamp"
                class:out=move || !scene.read().inside.contains(seat)
                class:you=session.viewer.is(seat)
                prop:style=place
            >
                {mark(seat)}
            </span>
        }
    };
    view! { <div class="lamps" aria-hidden="true">{Seat::all(players).map(lamp).collect_view()}</div> }
}

/// What has just happened in the cave that is looked at; of a flight, that everyone fled.
fn told(session: Session<Diamant>) -> Option<String> {
    let history = &*session.history.read();
    let latest = history.iter().rev().map(|happened| &happened.seen);
    let fled = latest
        .clone()
        .take_while(|seen| !matches!(seen, Seen::Told(Told::Entered { .. })))
        .find(|seen| matches!(seen, Seen::Told(Told::Fled { .. })));
    let told = fled.or_else(|| latest.clone().find(|seen| Diamant::is_news(seen)));
    told.map(|seen| session.say(seen))
}

/// Who has won.
fn result(session: Session<Diamant>) -> Option<impl IntoView> {
    let over = matches!(session.view.read().stage, Stage::Over { .. });
    let won = session.history.read().last().map(|happened| happened.seen);
    over.then(|| {
        view! {
            <p class="won">
                {white_stone()}
                {won.map(|won| session.say(&won))}
            </p>
        }
    })
}
