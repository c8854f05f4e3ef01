//! Who is at the table.

use leptos::prelude::*;
use prose::USUAL_LEVEL;
use table::Seat;
use voice::online as words;
use wire::{Ask, Chair, TableStage};

use super::chairs::{name_or_number, notes};
use super::{clock, say};
use crate::online::Online;
use crate::parts::named_mark;
use crate::settings::Settings;

/// Everyone with a seat, and how many watch. Once the game has begun, the table shows the players: only those who are away are named here.
pub(super) fn people(online: Online) -> AnyView {
    let players =
        online.table.with_untracked(|table| table.as_ref().map_or(0, |table| table.chairs.len()));
    let chairs = Seat::all(u8::try_from(players).unwrap_or(u8::MAX));
    let settings = Settings::of_page();
    let watchers = move || {
        let count = online.table.with(|table| table.as_ref().map_or(0, |table| table.watchers));
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        (count > 0).then(|| settings.say(&words::watchers(count)))
    };
    view! {
        <section class="people" aria-label=say(words::people())>
            <ul aria-live="polite">{chairs.map(|seat| person(online, seat)).collect_view()}</ul>
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
    let notes = move || {
        let notes = chair.get().map(|chair| notes(&chair, seat, online)).unwrap_or_default();
        notes.iter().map(|note| settings.say(note)).collect::<Vec<_>>().join(", ")
    };
    let gone = move || {
        chair.with(|chair| {
            !matches!(chair, Some(Chair::Bot { .. } | Chair::Person { here: true, .. }))
        })
    };
    let away = move || {
        chair.with(|chair| {
            matches!(chair, Some(Chair::Person { here, stand_in, .. }) if !here || stand_in.is_some())
        })
    };
    let stand_in = move || {
        let Some(Chair::Person { name, here: false, stand_in: None, .. }) = chair.get() else {
            return None;
        };
        if online.stage() != Some(TableStage::Playing) {
            return None;
        }
        if online.you.get().host {
            let ask = move |_| {
                online.ask(Ask::StandIn { seat, bot: Some(USUAL_LEVEL.to_owned()) });
            };
            let label = say(words::stand_in_for(name));
            return Some(view! { <button type="button" on:click=ask>{label}</button> }.into_any());
        }
        let host = online.table.with(|table| table.as_ref()?.host).filter(|host| *host != seat)?;
        let told = say(words::stand_in_host(online.name(host)));
        Some(view! { <span class="note">{told}</span> }.into_any())
    };
    let shown = Memo::new(move |_| online.stage() == Some(TableStage::Gathering) || away());
    let person = move || {
        shown.get().then(|| {
            view! {
                <li class:gone=gone>
                    {named_mark(seat)}
                    <strong>{move || name_or_number(online, seat, settings)}</strong>
                    <span class="note">{notes}</span>
                    {stand_in}
                </li>
            }
        })
    };
    person.into_any()
}
