//! The chairs, and for whom they are.

use bots::LEVELS;
use leptos::prelude::*;
use prose::USUAL_LEVEL;
use table::Seat;
use voice::{Message, online as words, pages};
use wire::{Ask, Chair, Seating};

use super::lobby::sit_down;
use super::say;
use crate::online::Online;
use crate::parts::{YourName, named_mark};
use crate::settings::Settings;

/// Every chair: who is there, and what can be done about it.
pub(super) fn chairs(online: Online, name: YourName, level: RwSignal<&'static str>) -> AnyView {
    let players =
        online.table.with_untracked(|table| table.as_ref().map_or(0, |table| table.chairs.len()));
    let chairs = Seat::all(u8::try_from(players).unwrap_or(u8::MAX));
    view! {
        <section class="board chairs">
            <h2 id="chairs">{say(words::chairs())}</h2>
            <ol aria-labelledby="chairs">
                {chairs.map(|seat| one(online, seat, name)).collect_view()}
            </ol>
            {move || online.you.get().host.then(|| bots(online, level))}
        </section>
    }
    .into_any()
}

fn one(online: Online, seat: Seat, your_name: YourName) -> AnyView {
    let settings = Settings::of_page();
    let chair = Memo::new(move |_| {
        online.table.with(|table| table.as_ref()?.chairs.get(seat.index()).cloned())
    });
    let name = move || name_or_number(online, seat, settings);
    let is = move || {
        let notes = chair.get().map(|chair| notes(&chair, seat, online)).unwrap_or_default();
        notes.iter().map(|note| settings.say(note)).collect::<Vec<_>>().join(", ")
    };
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
    let sits = Memo::new(move |_| online.you.get().seat.is_some());
    let here = move || {
        (free.get() && !sits.get()).then(|| {
            view! {
                <button type="button" on:click=move |_| sit_down(online, your_name, Some(seat))>
                    {say(words::sit_here())}
                </button>
            }
        })
    };
    let own = move || online.you.get().seat == Some(seat);
    let for_host = move || match (host.get(), person.get()) {
        (true, false) => seating(online, seat, chair),
        (true, true) if !own() => {
            let ask = move |_| online.ask(Ask::Chair { seat, seating: Seating::Anyone });
            view! {
                <button type="button" on:click=ask>
                    {move || settings.say(&words::chair_free(name()))}
                </button>
            }
            .into_any()
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
    .into_any()
}

/// The name of the player in a chair, or else of the chair.
pub(super) fn name_or_number(online: Online, seat: Seat, settings: Settings) -> String {
    let name = online.name(seat);
    if name.is_empty() { settings.say(&words::chair_number(seat.number() + 1)) } else { name }
}

/// Notes about the player in a chair.
pub(super) fn notes(chair: &Chair, seat: Seat, online: Online) -> Vec<Message> {
    let mut notes = match chair {
        Chair::Open => vec![words::chair_open()],
        Chair::Kept { name } => vec![words::chair_kept(name.clone())],
        Chair::Person { here: true, .. } => Vec::new(),
        Chair::Person { here: false, .. } => vec![words::gone()],
        Chair::Bot { level, character } => {
            let temper = character.clone().map(pages::temper);
            std::iter::once(words::bot(level.clone())).chain(temper).collect()
        }
    };
    if let Chair::Person { stand_in, resigned, muted, .. } = chair {
        notes.extend(resigned.then(words::resigned));
        notes.extend(stand_in.clone().map(words::stand_in));
        notes.extend(muted.then(words::muted));
    }
    if online.you.get().seat == Some(seat) {
        notes.insert(0, words::you());
    }
    if online.table.with(|table| table.as_ref().is_some_and(|table| table.host == Some(seat))) {
        notes.push(words::host());
    }
    notes
}

/// The host's choice: open to anyone, or a bot.
fn seating(online: Online, seat: Seat, chair: Memo<Option<Chair>>) -> AnyView {
    let choose = move |word: String| {
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
        <select
            aria-label=say(words::chair_for(seat.number() + 1))
            on:change=move |event| choose(event_target_value(&event))
        >
            <option value="" prop:selected=move || is("")>{say(words::anyone())}</option>
            {levels}
        </select>
    }
    .into_any()
}

/// How many chairs are still to be taken.
pub(super) fn free(online: Online) -> u8 {
    let free = online.table.with(|table| {
        let chairs = table.iter().flat_map(|table| &table.chairs);
        chairs.filter(|chair| is_free(chair)).count()
    });
    u8::try_from(free).unwrap_or(u8::MAX)
}

fn is_free(chair: &Chair) -> bool {
    matches!(chair, Chair::Open | Chair::Kept { .. })
}

/// Puts bots into every free chair.
pub(super) fn fill(online: Online, level: &str) {
    let chairs =
        online.table.with_untracked(|table| table.as_ref().map(|table| table.chairs.clone()));
    for (seat, chair) in Seat::all(Seat::MOST).zip(chairs.unwrap_or_default()) {
        if is_free(&chair) {
            online.ask(Ask::Chair { seat, seating: Seating::Bot(level.to_owned()) });
        }
    }
}

/// How good bots shall be, and a way to fill the free chairs with them.
fn bots(online: Online, level: RwSignal<&'static str>) -> AnyView {
    let choose = move |word: String| {
        level.set(LEVELS.iter().find(|level| **level == word).unwrap_or(&USUAL_LEVEL));
    };
    let options = LEVELS.map(|word| {
        let chosen = word == level.get_untracked();
        view! { <option value=word prop:selected=chosen>{say(pages::level(word))}</option> }
    });
    view! {
        <p class="row">
            <label for="level">{say(words::bots_level())}</label>
            <select id="level" on:change=move |event| choose(event_target_value(&event))>
                {options}
            </select>
            <button
                type="button"
                disabled=move || free(online) == 0
                on:click=move |_| fill(online, level.get_untracked())
            >
                {say(words::fill())}
            </button>
        </p>
    }
    .into_any()
}
