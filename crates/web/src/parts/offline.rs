//! Whether there is a network.

use leptos::ev;
use leptos::prelude::*;
use voice::pages as words;

use crate::settings::say;

/// Says what does not work without a network, as long as there is none.
#[component]
pub(crate) fn Offline() -> impl IntoView {
    let online = RwSignal::new(window().navigator().on_line());
    let listeners = [
        window_event_listener(ev::online, move |_| online.set(true)),
        window_event_listener(ev::offline, move |_| online.set(false)),
    ];
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    let note = move || (!online.get()).then(|| say(words::offline()));
    view! { <p class="offline" role="status">{note}</p> }
}
