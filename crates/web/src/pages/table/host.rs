//! What can be done about the table while the game is on: by the host, and by everyone about their own chair.

use leptos::prelude::*;
use leptos::task::spawn_local;
use prose::USUAL_LEVEL;
use table::Seat;
use voice::online as words;
use wire::{Ask, Chair, Handover};

use super::{clock, invite};
use crate::online::{Online, post};
use crate::parts::{button, when};
use crate::session::Refused;
use crate::settings::say;

/// The host's tools; nothing for other players.
pub(super) fn host(online: Online) -> AnyView {
    let host = move || online.you.get().host && online.is_playing();
    when(host, move || {
        view! {
            <details class="board">
                <summary>{say(words::host_tools())}</summary>
                {clock::setting(online)}
                {online.seats().map(|seat| about(online, seat)).collect_view()}
            </details>
        }
    })
}

/// What the host can do about another player.
fn about(online: Online, seat: Seat) -> AnyView {
    let chair = Memo::new(move |_| online.chair(seat));
    let buttons = move || {
        if online.you.get().seat == Some(seat) {
            return ().into_any();
        }
        let Some(Chair::Person { name, here, stand_in, resigned, muted }) = chair.get() else {
            return ().into_any();
        };
        let bot = match stand_in {
            _ if resigned => None,
            Some(_) => Some((words::stand_in_end(name.clone()), Ask::StandIn { seat, bot: None })),
            None => (!here).then(|| (words::stand_in_for(name.clone()), stand_in_for(seat))),
        };
        let mute = if muted { words::unmute(name) } else { words::mute(name) };
        let buttons = bot.into_iter().chain([(mute, Ask::Mute { seat, muted: !muted })]);
        let buttons =
            buttons.map(|(title, ask)| button(say(title), move || online.ask(ask.clone())));
        view! { <p class="row">{buttons.collect_view()}</p> }.into_any()
    };
    buttons.into_any()
}

/// Asks for a bot that plays for a person who is away.
pub(super) fn stand_in_for(seat: Seat) -> Ask {
    Ask::StandIn { seat, bot: Some(USUAL_LEVEL.to_owned()) }
}

/// A link that moves the player's own chair to another device.
pub(super) fn hand_over(online: Online) -> AnyView {
    let offer = RwSignal::new(None::<Handover>);
    let ask = move || {
        let path = format!("/api/tables/{}/handover", online.code());
        spawn_local(async move {
            match post(&path, &()).await {
                Ok(made) => {
                    offer.try_set(Some(made));
                }
                Err(failure) => {
                    let refused = Refused { message: failure.message(), clause: None };
                    online.refused.try_set(Some(refused));
                }
            }
        });
    };
    let made = move || {
        offer.get().map(|offer| {
            let minutes = u16::try_from(offer.seconds / 60).unwrap_or(u16::MAX);
            view! {
                <p role="status">{say(words::move_help(minutes))}</p>
                {invite::link_field(RwSignal::new(offer.link), words::link())}
            }
        })
    };
    let sits = move || online.is_seated();
    when(sits, move || {
        view! {
            <details class="board">
                <summary>{say(words::move_seat())}</summary>
                <p class="row">{button(say(words::move_make()), ask)}</p>
                {made}
            </details>
        }
    })
}
