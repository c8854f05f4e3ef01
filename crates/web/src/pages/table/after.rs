//! After the game: the record, a rematch, and the views of other players.

use std::time::Duration;

use leptos::prelude::*;
use table::{Seat, Turn};
use voice::{online as words, pages, table as table_words};
use wire::{Ask, TableStage};

use super::fair;
use crate::online::Online;
use crate::parts::{button, main_button, when};
use crate::router::Router;
use crate::session::AnySession;
use crate::settings::say;

/// How long a rematch waits for players who look at the end of the game.
const REMATCH_DELAY: Duration = Duration::from_secs(12);

/// What can be done once the end of the game was seen; nothing before. `asked` is set when this person wants a rematch.
pub(super) fn after(online: Online, session: AnySession, asked: RwSignal<bool>) -> AnyView {
    let given_up = move || {
        is_abandoned(online).then(|| view! { <p class="note">{say(words::abandoned())}</p> })
    };
    let wanted = Memo::new(move |_| online.is_seated() && online.next().is_none());
    let ask = move || {
        asked.set(true);
        online.ask(Ask::Rematch);
    };
    let rematch = move || wanted.get().then(|| main_button(None, say(table_words::rematch()), ask));
    let over = move || is_over(online, session);
    when(over, move || {
        let record = format!("/api/tables/{}/record", online.code());
        let replay = format!("/replay/{}", online.code());
        let review = format!("{replay}?review");
        view! {
            {given_up}
            <section class="actions after row" aria-label=say(words::over())>
                {rematch}
                <a href=replay>{say(pages::look_again())}</a>
                <a href=review>{say(pages::review())}</a>
                <a href=record download="">{say(words::record())}</a>
                {eyes(online)}
            </section>
        }
    })
}

fn is_abandoned(online: Online) -> bool {
    online.read(|table| table.abandoned)
}

/// Whether the game is over, and its end was seen if it has one.
fn is_over(online: Online, session: AnySession) -> bool {
    let seen = is_abandoned(online) || session.turn.get() == Turn::Over;
    online.stage() == Some(TableStage::Over) && seen
}

/// Whether the shuffle was the promised one, below everything else that there is after a game.
pub(super) fn checked(online: Online, session: AnySession) -> AnyView {
    when(move || is_over(online, session), move || fair::verdict(online))
}

/// Calls this after [`REMATCH_DELAY`], unless the page is left before.
pub(super) fn go_soon(go: impl FnOnce() + 'static) {
    if let Ok(soon) = set_timeout_with_handle(go, REMATCH_DELAY) {
        on_cleanup(move || soon.clear());
    }
}

/// Leads to the rematch, once there is one. The player who asked for it goes there at once, the others after a while.
pub(super) fn next(online: Online, asked: RwSignal<bool>) -> AnyView {
    let stays = RwSignal::new(false);
    let router = Router::of_page();
    let go = Callback::new(move |()| {
        if let Some(next) = untrack(|| online.next()) {
            let sit = if untrack(|| online.is_seated()) { "?sit" } else { "" };
            router.go(&format!("/t/{next}{sit}"));
        }
    });
    let known = Memo::new(move |_| online.read(|table| Some(table.next.is_some())));
    Effect::new(move |before: Option<Option<bool>>| {
        let there = known.get();
        match (before.flatten(), there) {
            (_, Some(true)) if asked.get_untracked() => go.run(()),
            (Some(false), Some(true)) => go_soon(move || {
                if !stays.get_untracked() {
                    go.run(());
                }
            }),
            // A player who opens a finished table that already has a rematch is not moved there.
            (None, Some(true)) => stays.set(true),
            _ => {}
        }
        there
    });
    let there = move || known.get() == Some(true);
    when(there, move || {
        let soon = move || say(if stays.get() { words::next() } else { words::next_soon() })();
        let stay =
            move || (!stays.get()).then(|| button(say(words::stay()), move || stays.set(true)));
        view! {
            <p class="notice row">
                <span>{soon}</span>
                {main_button(None, say(words::go()), move || go.run(()))}
                {stay}
            </p>
        }
    })
}

/// Shows the finished game as another player saw it.
fn eyes(online: Online) -> impl IntoView {
    let own = online.you.get_untracked().seat;
    let spectator = own.is_none().then_some(None);
    let options = spectator.into_iter().chain(online.seats().map(Some)).map(|seat| {
        let word = seat.map(|seat| seat.to_string()).unwrap_or_default();
        let name = move || match seat {
            Some(seat) => online.name(seat),
            None => say(words::spectator())(),
        };
        let chosen = move || online.you.get().eyes == seat;
        view! { <option value=word prop:selected=chosen>{name}</option> }
    });
    let choose = move |event| {
        let seat = event_target_value(&event).parse().ok().and_then(Seat::new);
        online.ask(Ask::Follow { seat });
    };
    view! {
        <label>
            {say(words::eyes())} " " <select on:change=choose>{options.collect_view()}</select>
        </label>
    }
}
