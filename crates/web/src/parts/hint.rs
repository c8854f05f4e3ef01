//! Hints: what a good player would do.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use table::Turn;
use voice::table as words;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::session::AnySession;

/// The mark of what a hint points at.
const MARK: &str = "data-hint";

/// The hint that was asked for: said as soon as it is there, and marked on the board until the table changes.
#[component]
pub(crate) fn Hint(session: AnySession) -> impl IntoView {
    Effect::new(move |before: Option<Option<Element>>| {
        if let Some(element) = before.flatten() {
            // An attribute of ours is never refused, here and below.
            let _ = element.remove_attribute(MARK);
        }
        let pointed = session.pointed()?;
        let element = document().query_selector(&pointed).ok()??;
        let _ = element.set_attribute(MARK, "");
        Some(element)
    });
    view! { <p class="hint" role="status">{move || session.hint()}</p> }
}

/// Asks for a hint while something is asked of the viewer.
#[component]
pub(crate) fn HintButton(session: AnySession) -> impl IntoView {
    view! {
        <button
            type="button"
            id="hint"
            aria-keyshortcuts="H"
            hidden=move || session.turn.get() == Turn::Over
            disabled=move || !session.awaits_you()
            on:click=move |_| session.get().ask_hint()
        >
            {move || session.say(&words::ask_hint())}
        </button>
    }
}

/// H asks for a hint, unless something is typed.
pub(crate) fn ask_by_key(session: AnySession, event: &KeyboardEvent) {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    let typing = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|target| target.matches("input:not([type=radio])").unwrap_or_default());
    if !modified && !typing && matches!(event.key().as_str(), "h" | "H") {
        session.get().ask_hint();
    }
}
