//! The clock: how long a decision may take, and how much of it is left.

use std::time::Duration;

use js_sys::Date;
use leptos::prelude::*;
use voice::{Message, online as words};
use wire::Ask;

use crate::online::Online;
use crate::settings::say;

/// What the host can choose between, in seconds.
pub(crate) const CHOICES: [u16; 7] = [15, 30, 60, 120, 300, 600, 1800];

/// At so many seconds a person who is awaited is told.
const SHORT: u16 = 10;

/// How long a decision may take, in words.
pub(crate) fn in_words(clock: Option<u16>) -> Message {
    match clock {
        None => words::clock_none(),
        Some(seconds) if seconds >= 60 && seconds % 60 == 0 => words::clock_minutes(seconds / 60),
        Some(seconds) => words::clock_seconds(seconds),
    }
}

/// How long a decision may take: the host chooses, everybody else reads.
pub(super) fn setting(online: Online) -> impl IntoView {
    let clock = Memo::new(move |_| online.read(|table| table.clock));
    let host = Memo::new(move |_| online.you.get().host);
    let read = move || say(words::option(words::clock(), in_words(clock.get())))();
    move || if host.get() { select(online, clock) } else { view! { <p>{read}</p> }.into_any() }
}

fn select(online: Online, clock: Memo<Option<u16>>) -> AnyView {
    let choose = move |event| {
        online.ask(Ask::Clock { seconds: event_target_value(&event).parse().ok() });
    };
    // A clock that was set by a program may be none of ours.
    let odd = clock.get_untracked().filter(|seconds| !CHOICES.contains(seconds));
    let choices = CHOICES.into_iter().chain(odd).map(Some);
    let options = std::iter::once(None).chain(choices).map(|seconds| {
        let word = seconds.map(|seconds| seconds.to_string()).unwrap_or_default();
        view! {
            <option value=word prop:selected=move || clock.get() == seconds>
                {say(in_words(seconds))}
            </option>
        }
    });
    view! {
        <p class="row">
            <label for="clock">{say(words::clock())}</label>
            <select id="clock" on:change=choose>{options.collect_view()}</select>
        </p>
    }
    .into_any()
}

/// The seconds that are left, while the clock runs. The player to move is told when few are.
pub(super) fn left(online: Online) -> impl IntoView {
    let seconds = RwSignal::new(None::<u16>);
    let look = move || {
        let left = online.due.get_untracked().map(|due| ((due - Date::now()) / 1000.0).ceil());
        #[expect(clippy::cast_sign_loss, reason = "what is past counts as nothing left")]
        let left = left.map(|left| left.clamp(0.0, f64::from(u16::MAX)) as u16);
        seconds.maybe_update(|shown| std::mem::replace(shown, left) != left);
    };
    Effect::new(move || {
        online.due.track();
        look();
    });
    let ticking = set_interval_with_handle(look, Duration::from_millis(250));
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let awaited =
        move || online.you.get().seat.is_some_and(|seat| online.awaited.get().contains(seat));
    let short = Memo::new(move |_| {
        seconds.get().is_some_and(|left| left > 0 && left <= SHORT) && awaited()
    });
    let shown = move || {
        seconds.get().map(|left| {
            view! {
                <span class="clock" class:short=move || short.get()>
                    {say(words::time_left(left))}
                </span>
            }
        })
    };
    let told = move || short.get().then(|| say(words::time_left(SHORT))());
    view! { {shown} <span class="unseen" role="status">{told}</span> }
}
