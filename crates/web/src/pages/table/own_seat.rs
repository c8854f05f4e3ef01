//! What people can do about their own seat while the game is on: another name, going away, giving up.

use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use prose::USUAL_LEVEL;
use voice::online as words;
use wire::{Ask, NAME_LIMIT};

use crate::online::Online;
use crate::parts::{button, confirm, when};
use crate::profile;
use crate::router::Router;
use crate::settings::say;

/// The own seat; nothing for those who look on, or after the game.
pub(super) fn own_seat(online: Online) -> AnyView {
    let plays = move || online.is_seated() && online.is_playing();
    when(plays, move || {
        view! {
            <details class="own-seat">
                <summary>{say(words::own_seat())}</summary>
                {rename(online)}
                {leave(online)}
                {resign(online)}
            </details>
        }
    })
}

fn rename(online: Online) -> impl IntoView {
    let input = NodeRef::<Input>::new();
    let rename = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(name) = input.get().and_then(|input| profile::set_name(&input.value())) {
            online.ask(Ask::Rename { name });
        }
    };
    view! {
        <form class="row" on:submit=rename>
            <label for="new-name">{say(words::your_name())}</label>
            <input
                id="new-name"
                node_ref=input
                maxlength=NAME_LIMIT.to_string()
                required
                autocomplete="nickname"
                prop:value=profile::name()
            />
            <button type="submit">{say(words::rename())}</button>
        </form>
    }
}

/// Goes home, and a bot plays until the person comes back.
fn leave(online: Online) -> impl IntoView {
    let router = Router::of_page();
    let leave = move || {
        online.ask(Ask::Leave { bot: USUAL_LEVEL.to_owned() });
        router.go("/");
    };
    view! {
        <p class="row">
            {button(say(words::leave()), leave)}
            <span class="note">{say(words::leave_help())}</span>
        </p>
    }
}

/// Asks before the seat is given up for good.
fn resign(online: Online) -> impl IntoView {
    let asking = RwSignal::new(false);
    move || {
        if asking.get() {
            let resign = move || online.ask(Ask::Resign { bot: USUAL_LEVEL.to_owned() });
            let resign = (words::resign_do(), resign);
            return confirm("resigning", words::resign_ask(), asking, resign);
        }
        view! {
            <p class="row">{button(say(words::resign()), move || asking.set(true))}</p>
        }
        .into_any()
    }
}
