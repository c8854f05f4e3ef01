//! Beside the board: what is asked and why, the buttons, and the person's own card.

use games::Mirrors;
use leptos::prelude::*;
use mirrors::{Action, Colour, Recess, Seen, Stage, Told, Touch, View, Way};
use prose::Playable;
use prose::draft::mirrors::{Draft, own};
use voice::{Message, Spoken, mirrors::table as words, table as table_words};

use super::board;
use super::light::{Gleam, Ray};
use super::stone::stone;
use super::ui::TableUi;

pub(super) fn panel(ui: TableUi) -> AnyView {
    let session = ui.session;
    let acting = Memo::new(move |_| !session.actions.read().is_empty());
    let question = move || acting.get().then(|| question(ui));
    let lines = move || {
        if !acting.get() {
            return String::new();
        }
        let advice = advice(&session.view.read(), &ui.draft.read());
        advice.iter().map(|message| session.say(message)).collect::<Vec<_>>().join(" ")
    };
    let won = move || {
        let history = &*session.history.read();
        match history.last().map(|happened| happened.seen) {
            Some(seen @ Seen::Told(Told::Won { .. })) => Some(session.say(&seen)),
            _ => None,
        }
    };
    let said = move || session.say_last(|_| true);
    view! {
        <section class="actions m-panel">
            <h2 class="unseen">{move || session.say(&table_words::actions())}</h2>
            <p class="m-said" aria-hidden="true">{said}</p>
            <p class="m-won">{won}</p>
            <p class="m-ask">{question}</p>
            <p class="m-lights" role="status">{move || lights(ui)}</p>
            <div class="row">
                {move || acting.get().then(|| order(ui))}
                {move || acting.get().then(|| buttons(ui))}
            </div>
            <p class="note">{lines}</p>
            {hand(ui)}
            {supply(ui)}
        </section>
    }
    .into_any()
}

/// What is asked. Beams are in sight: a diamond goes by its place and colour.
fn question(ui: TableUi) -> String {
    let session = ui.session;
    let view = &*session.view.read();
    let named = |(_, recess): (_, Recess)| {
        let colour = view.rim.at(recess)?;
        Some(light(recess, colour, view.needs.count(colour) > 0))
    };
    let takes = Draft::default().takes(view);
    match (view.stage, own(view)) {
        (Stage::Taking { way, .. }, Some(own)) => {
            let lit = view.board.lights(own.side, way);
            session.say(&words::ask_take(lit.iter().filter_map(named).collect::<Vec<_>>()))
        }
        (Stage::Touching { .. }, Some(_)) if !takes.is_empty() => {
            let takes: Vec<_> = takes.into_iter().filter_map(named).collect();
            session.say(&words::ask_take_or_pass(takes))
        }
        _ => session.tell(Mirrors::question),
    }
}

/// A diamond that is lit, by its place and colour.
fn light(recess: Recess, colour: Colour, needed: bool) -> Message {
    if needed {
        words::light(recess, colour.message())
    } else {
        words::light_unneeded(recess, colour.message())
    }
}

/// Why a beam counts, and how a mirror is chosen.
fn advice(view: &View, draft: &Draft) -> Vec<Message> {
    let why = match (view.stage, draft.way(view)) {
        (Stage::Returning { .. }, _) => return Vec::new(),
        (_, Some(Way::Three)) => words::why_three(),
        (Stage::Placing { .. }, _) if view.board.standing().is_empty() => words::why_first(),
        _ => words::why_placed(),
    };
    let how = match (view.stage, draft.touch) {
        (_, Some(Touch::Place { .. } | Touch::Move { .. })) => Some(words::hint_flip()),
        (_, Some(Touch::Turn { .. } | Touch::Off { .. })) => Some(words::hint_move()),
        (Stage::Placing { .. }, None) => Some(words::hint_place()),
        (Stage::Touching { .. }, None) if draft.takes(view).is_empty() => Some(words::hint_touch()),
        _ => None,
    };
    how.into_iter().chain([why]).collect()
}

/// What the draft would light, of what may be taken at all.
fn lights(ui: TableUi) -> Option<String> {
    let touch = ui.draft.read().touch?;
    // After a move, what was thought of has been done.
    if !ui.session.actions.read().contains(&Action::Touch(touch)) {
        return None;
    }
    let lit: Vec<Message> = ui.rays.with(|rays| {
        let lit = rays.iter().filter(|ray| matches!(ray.gleam, Gleam::Lit | Gleam::Needed));
        let named =
            |ray: &Ray| Some(light(ray.recess, ui.lies(ray.recess)?, ray.gleam == Gleam::Needed));
        lit.filter_map(named).collect()
    });
    Some(ui.session.say(&match lit.len() {
        0 => words::lights_none(),
        _ => words::lights(lit),
    }))
}

/// Everything that can be done now.
fn buttons(ui: TableUi) -> AnyView {
    let session = ui.session;
    // The keyboard goes on from the board.
    let back = move || board::focus(ui.at.get_untracked());
    let moves = ui.buttons.get().into_iter().map(|button| {
        let label = ui.label(&button.actions);
        let stone = button.actions.iter().find_map(|action| match action {
            Action::Take { recess, .. } => ui.lies(*recess).map(stone),
            _ => None,
        });
        let (main, takes) = (button.main, stone.is_some());
        let touches = matches!(button.actions[..], [Action::Touch(_)]);
        let act = move |_| {
            session.act_all(button.actions.clone());
            back();
        };
        view! {
            <button
                type="button"
                class:main=main
                class:m-take=takes
                class:m-touch=touches
                on:click=act
            >
                {stone} {label}
            </button>
        }
    });
    let other = ui.draft.read().other().map(|other| {
        let label = match other.touch {
            Some(touch @ (Touch::Turn { .. } | Touch::Off { .. })) => session.say(&touch),
            _ => session.say(&words::flip()),
        };
        let flip = move |_| {
            ui.flip();
            back();
        };
        view! { <button type="button" class="m-flip" on:click=flip>{label}</button> }
    });
    let cancel = (!ui.draft.read().is_empty()).then(|| {
        let cancel = move |_| {
            ui.think(Draft::default());
            back();
        };
        view! { <button type="button" on:click=cancel>{session.say(&words::cancel())}</button> }
    });
    view! { {moves.collect_view()} {other} {cancel} }.into_any()
}

/// The diamonds that go back: chosen one after another.
fn order(ui: TableUi) -> AnyView {
    let session = ui.session;
    let (draft, view) = (&*ui.draft.read(), &*session.view.read());
    let Some(&next) = Draft::open(view).get(draft.order.len()) else { return ().into_any() };
    let left = draft.left(view);
    let kinds = Colour::ALL.into_iter().filter(|colour| left.contains(colour)).map(|colour| {
        let label = session.say(&words::into(colour.message(), next));
        let choose = move |_| {
            let mut draft = ui.draft.get_untracked();
            draft.order.push(colour);
            ui.think(draft);
        };
        view! { <button type="button" on:click=choose>{stone(colour)} {label}</button> }
    });
    kinds.collect_view().into_any()
}

/// The person's own card: what lies in front of them for it, and what is missing.
fn hand(ui: TableUi) -> AnyView {
    let session = ui.session;
    let told = move || ui.later.tell(Mirrors::hand);
    let diamonds = Memo::new(move |_| {
        let view = &*session.view.read();
        let of = |colour| {
            let shown = view.card.map_or(0, |card| card.diamonds().count(colour));
            let missing = view.needs.count(colour);
            (0..shown).map(move |number| (colour, number + missing < shown))
        };
        Colour::ALL.into_iter().flat_map(of).collect::<Vec<_>>()
    });
    let diamond = |(colour, here)| {
        view! { <span class=if here { "here" } else { "missing" }>{stone(colour)}</span> }
    };
    let card = move || diamonds.get().into_iter().map(diamond).collect_view();
    let seated = session.view.read_untracked().you.is_some();
    let title = seated.then(|| view! { <h3>{move || session.say(&words::own_card())}</h3> });
    view! {
        <div class="m-hand">
            {title}
            <div class="m-card" aria-hidden="true">{card}</div>
            <p>{move || told().join(" ")}</p>
        </div>
    }
    .into_any()
}

/// The mirrors beside the board, and what wins.
fn supply(ui: TableUi) -> AnyView {
    let told = move || ui.later.tell(<Mirrors as Playable>::board).into_iter().next();
    let gone = move |number| number >= ui.board.get().beside();
    let mirror = |number| view! { <i class:gone=move || gone(number)></i> };
    let beside = (0..mirrors::MIRRORS).map(mirror).collect_view();
    let target = move || ui.scores.read().last().cloned();
    view! {
        <div class="m-beside" role="img" aria-label=told>{beside}</div>
        <p class="note">{target}</p>
    }
    .into_any()
}
