//! Who is at the table.

use leptos::prelude::*;
use table::Seat;
use voice::online as words;
use wire::{Chair, TableStage};

use super::chairs::{name_or_number, notes};
use super::clock;
use super::host::stand_in_for;
use crate::online::Online;
use crate::parts::{button, named_mark, when};
use crate::settings::say;

/// Everyone with a seat, and how many watch. Once the game has begun, the table shows the players: only those who are away are named here.
pub(super) fn people(online: Online) -> impl IntoView {
    let watchers = move || {
        let count = u16::try_from(online.read(|table| table.watchers)).unwrap_or(u16::MAX);
        (count > 0).then(|| say(words::watchers(count)))
    };
    view! {
        <section class="people" aria-label=say(words::people())>
            <ul aria-live="polite">{online.seats().map(|seat| person(online, seat)).collect_view()}</ul>
            <p class="note">{watchers}</p>
            {clock::left(online)}
        </section>
    }
}

fn person(online: Online, seat: Seat) -> AnyView {
    let chair = Memo::new(move |_| online.chair(seat));
    let notes = move || notes(chair.get(), seat, online);
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
        if !online.is_playing() {
            return None;
        }
        if online.you.get().host {
            let ask = move || online.ask(stand_in_for(seat));
            return Some(button(say(words::stand_in_for(name)), ask));
        }
        let host = online.read(|table| table.host).filter(|host| *host != seat)?;
        let told = say(words::stand_in_host(online.name(host)));
        Some(view! { <span class="note">{told}</span> }.into_any())
    };
    let shown = move || online.stage() == Some(TableStage::Gathering) || away();
    when(shown, move || {
        view! {
            <li class:gone=gone>
                {named_mark(seat)}
                <strong>{move || name_or_number(online, seat)}</strong>
                <span class="note">{notes}</span>
                {stand_in}
            </li>
        }
    })
}
