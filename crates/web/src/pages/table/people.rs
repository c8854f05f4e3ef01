//! Who is at the table while the game is on.

use leptos::prelude::*;
use table::Seat;
use voice::online as words;
use wire::Chair;

use super::chairs::{name_or_number, notes};
use super::{clock, say};
use crate::online::Online;
use crate::settings::Settings;

/// Everyone with a chair: who is here, who is awaited; and how many look on.
pub(super) fn people(online: Online) -> AnyView {
    let players =
        online.table.with_untracked(|table| table.as_ref().map_or(0, |table| table.chairs.len()));
    let chairs = Seat::all(u8::try_from(players).unwrap_or(u8::MAX));
    let watchers = move || {
        let count = online.table.with(|table| table.as_ref().map_or(0, |table| table.watchers));
        say(words::watchers(u16::try_from(count).unwrap_or(u16::MAX)))()
    };
    view! {
        <section class="people" aria-label=say(words::people())>
            <ul>{chairs.map(|seat| person(online, seat)).collect_view()}</ul>
            <p class="note">{watchers}</p>
            {clock::left(online)}
        </section>
    }
    .into_any()
}

fn person(online: Online, seat: Seat) -> AnyView {
    let settings = Settings::of_page();
    let chair = Memo::new(move |_| {
        online.table.with(|table| table.as_ref()?.chairs.get(seat.index()).cloned())
    });
    let awaited = Memo::new(move |_| online.awaited.get().contains(seat));
    let notes = move || {
        let mut notes = chair.get().map(|chair| notes(&chair, seat, online)).unwrap_or_default();
        notes.extend(awaited.get().then(words::awaited));
        notes.iter().map(|note| settings.say(note)).collect::<Vec<_>>().join(", ")
    };
    let gone = move || {
        chair.with(|chair| {
            !matches!(chair, Some(Chair::Bot { .. } | Chair::Person { here: true, .. }))
        })
    };
    let bot = move || chair.with(|chair| matches!(chair, Some(Chair::Bot { .. })));
    view! {
        <li class:awaited=awaited class:gone=gone class:bot=bot>
            <strong>{move || name_or_number(online, seat, settings)}</strong> <span class="note">{notes}</span>
        </li>
    }
    .into_any()
}
