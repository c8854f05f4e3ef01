//! After the game: the record, a rematch, and the eyes of others.

use std::time::Duration;

use leptos::prelude::*;
use table::Seat;
use voice::online as words;
use wire::{Ask, Stage};

use super::say;
use crate::online::Online;
use crate::router::Router;

/// How long a rematch waits for those who look at the end of the game.
const A_MOMENT: Duration = Duration::from_secs(12);

/// What can be done once the game is over; nothing before.
pub(super) fn after(online: Online) -> AnyView {
    let over = Memo::new(move |_| online.stage() == Some(Stage::Over));
    let part = move || {
        over.get().then(|| {
            let record = format!("/api/tables/{}/record", online.code());
            view! {
                <section class="actions after" aria-label=say(words::over())>
                    {rematch(online)}
                    <div class="row">
                        <a href=record download="" rel="external">{say(words::record())}</a>
                        {eyes(online)}
                    </div>
                </section>
            }
        })
    };
    part.into_any()
}

/// Asks for a rematch, or leads to it. Whoever stays is taken along.
fn rematch(online: Online) -> AnyView {
    let next = Memo::new(move |_| online.table.with(|table| table.as_ref()?.next.clone()));
    let sits = Memo::new(move |_| online.you.get().seat.is_some());
    let [stays, asked] = [(); 2].map(|()| RwSignal::new(false));
    let router = Router::of_page();
    let go = Callback::new(move |()| {
        if let Some(next) = next.get_untracked() {
            let sit = if sits.get_untracked() { "?sit" } else { "" };
            router.go(&format!("/t/{next}{sit}"));
        }
    });
    // Whoever opens a finished table whose rematch is an old story is not taken along.
    Effect::new(move |before: Option<bool>| {
        let there = next.get().is_some();
        if there && asked.get_untracked() {
            go.run(());
        } else if there && before == Some(false) {
            let soon = set_timeout_with_handle(
                move || {
                    if stays.try_get_untracked() == Some(false) {
                        go.run(());
                    }
                },
                A_MOMENT,
            );
            on_cleanup(move || {
                if let Ok(soon) = soon {
                    soon.clear();
                }
            });
        } else {
            stays.set(there);
        }
        there
    });
    let ask = move |_| {
        asked.set(true);
        online.ask(Ask::Rematch);
    };
    let part = move || match next.get() {
        None if sits.get() => view! {
            <button type="button" class="main" on:click=ask>{say(words::rematch())}</button>
        }
        .into_any(),
        None => ().into_any(),
        Some(_) => {
            let soon = move || say(if stays.get() { words::next() } else { words::next_soon() })();
            let stay = move || {
                (!stays.get()).then(|| {
                    view! {
                        <button type="button" on:click=move |_| stays.set(true)>
                            {say(words::stay())}
                        </button>
                    }
                })
            };
            view! {
                <span>{soon}</span>
                <button type="button" class="main" on:click=move |_| go.run(())>
                    {say(words::go())}
                </button>
                {stay}
            }
            .into_any()
        }
    };
    view! { <div class="row" role="status">{part}</div> }.into_any()
}

/// Shows the finished game as somebody else saw it.
fn eyes(online: Online) -> AnyView {
    let players =
        online.table.with_untracked(|table| table.as_ref().map_or(0, |table| table.chairs.len()));
    let seats = Seat::all(u8::try_from(players).unwrap_or(u8::MAX)).map(Some);
    let own = online.you.get_untracked().seat;
    let spectator = own.is_none().then_some(None);
    let options = spectator.into_iter().chain(seats).map(|seat| {
        let word = seat.map(|seat| seat.to_string()).unwrap_or_default();
        let name = move || match seat {
            Some(seat) => online.name(seat),
            None => say(words::spectator())(),
        };
        let chosen = move || online.you.get().eyes == seat;
        view! { <option value=word prop:selected=chosen>{name}</option> }
    });
    let choose = move |word: String| {
        let seat = word.parse().ok().and_then(Seat::new);
        online.ask(Ask::Follow { seat });
    };
    view! {
        <label>
            {say(words::eyes())} " "
            <select on:change=move |event| choose(event_target_value(&event))>
                {options.collect_view()}
            </select>
        </label>
    }
    .into_any()
}
