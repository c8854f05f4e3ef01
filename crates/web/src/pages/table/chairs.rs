//! The chairs, and for whom they are.

use bots::LEVELS;
use leptos::prelude::*;
use table::Seat;
use voice::{Message, online as words, pages};
use wire::{Ask, Chair, Seating};

use super::lobby::sit_down;
use crate::online::Online;
use crate::parts::{YourName, button, level_select, named_mark};
use crate::settings::say;

/// Every chair: who is there, and what can be done about it.
pub(super) fn chairs(
    online: Online,
    name: YourName,
    level: RwSignal<&'static str>,
) -> impl IntoView {
    view! {
        <section class="board chairs">
            <h2 id="chairs">{say(words::chairs())}</h2>
            <ol aria-labelledby="chairs">
                {online.seats().map(|seat| one(online, seat, name)).collect_view()}
            </ol>
            {move || online.you.get().host.then(|| bots(online, level))}
        </section>
    }
}

fn one(online: Online, seat: Seat, your_name: YourName) -> impl IntoView {
    let chair = Memo::new(move |_| online.chair(seat));
    let name = move || name_or_number(online, seat);
    let is = move || notes(chair.get(), seat, online);
    let kind = move || {
        chair.with(|chair| match chair {
            Some(Chair::Person { here: true, .. }) => "chair here",
            Some(Chair::Bot { .. }) => "chair bot",
            Some(Chair::Person { .. }) => "chair gone",
            _ => "chair open",
        })
    };
    let free = Memo::new(move |_| chair.with(|chair| matches!(chair, Some(Chair::Open))));
    let person =
        Memo::new(move |_| chair.with(|chair| matches!(chair, Some(Chair::Person { .. }))));
    let host = Memo::new(move |_| online.you.get().host);
    let here = move || {
        let sit = move || sit_down(online, your_name, Some(seat));
        (free.get() && !online.is_seated()).then(|| button(say(words::sit_here()), sit))
    };
    let for_host = move || match (host.get(), person.get()) {
        (true, false) => seating(online, seat, chair),
        (true, true) if online.you.get().seat != Some(seat) => {
            let ask = move || online.ask(Ask::Chair { seat, seating: Seating::Anyone });
            button(move || say(words::chair_free(name()))(), ask)
        }
        _ => ().into_any(),
    };
    view! {
        <li class=kind>
            <span class="who">
                {named_mark(seat)} <strong>{name}</strong> <span class="note">{is}</span>
            </span>
            {here}
            {for_host}
        </li>
    }
}

/// The name of the player in a chair, or else of the chair.
pub(super) fn name_or_number(online: Online, seat: Seat) -> String {
    let name = online.name(seat);
    if name.is_empty() { say(words::chair_number(seat.number() + 1))() } else { name }
}

/// Notes about the player in a chair.
pub(super) fn notes(chair: Option<Chair>, seat: Seat, online: Online) -> String {
    let Some(chair) = chair else { return String::new() };
    let mut notes: Vec<Message> = Vec::new();
    notes.extend((online.you.get().seat == Some(seat)).then(words::you));
    match chair {
        Chair::Open => notes.push(words::chair_open()),
        Chair::Reserved { name } => notes.push(words::chair_kept(name)),
        Chair::Person { here, stand_in, resigned, muted, .. } => {
            notes.extend((!here).then(words::gone));
            notes.extend(resigned.then(words::resigned));
            notes.extend(stand_in.map(words::stand_in));
            notes.extend(muted.then(words::muted));
        }
        Chair::Bot { level, character } => {
            notes.push(words::bot(level));
            notes.extend(character.map(pages::temper));
        }
    }
    notes.extend(online.read(|table| table.host == Some(seat)).then(words::host));
    notes.into_iter().map(|note| say(note)()).collect::<Vec<_>>().join(", ")
}

/// The host's choice: open to anyone, or a bot.
fn seating(online: Online, seat: Seat, chair: Memo<Option<Chair>>) -> AnyView {
    let choose = move |event| {
        let word = event_target_value(&event);
        let seating = if word.is_empty() { Seating::Anyone } else { Seating::Bot(word) };
        online.ask(Ask::Chair { seat, seating });
    };
    let is = move |level: &str| {
        chair.with(|chair| match chair {
            Some(Chair::Bot { level: now, .. }) => now == level,
            _ => level.is_empty(),
        })
    };
    let levels = LEVELS.map(|level| {
        view! {
            <option value=level prop:selected=move || is(level)>{say(words::bot(level))}</option>
        }
    });
    view! {
        <select aria-label=say(words::chair_for(seat.number() + 1)) on:change=choose>
            <option value="" prop:selected=move || is("")>{say(words::anyone())}</option>
            {levels}
        </select>
    }
    .into_any()
}

/// How many chairs are still to be taken.
pub(super) fn free(online: Online) -> u8 {
    let free = online.read(|table| table.chairs.iter().filter(|chair| is_free(chair)).count());
    u8::try_from(free).unwrap_or(u8::MAX)
}

fn is_free(chair: &Chair) -> bool {
    matches!(chair, Chair::Open | Chair::Reserved { .. })
}

/// Puts bots into every free chair.
pub(super) fn fill(online: Online, level: &str) {
    let is_free = |seat: &Seat| untrack(|| online.chair(*seat)).as_ref().is_some_and(is_free);
    for seat in online.seats().filter(is_free) {
        online.ask(Ask::Chair { seat, seating: Seating::Bot(level.to_owned()) });
    }
}

/// How good bots shall be, and a way to fill the free chairs with them.
fn bots(online: Online, level: RwSignal<&'static str>) -> impl IntoView {
    view! {
        <p class="row">
            <label for="level">{say(words::bots_level())}</label>
            {level_select(Some("level"), move || level.get(), move |word| level.set(word))}
            <button
                type="button"
                disabled=move || free(online) == 0
                on:click=move |_| fill(online, level.get_untracked())
            >
                {say(words::fill())}
            </button>
        </p>
    }
}
