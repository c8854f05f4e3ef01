//! Asking before a game is ended or given up.

use leptos::html::Button;
use leptos::prelude::*;
use voice::{Message, table as words};

use super::button;
use crate::settings::say;

/// A question, and what is done if the answer is yes. The keyboard is on the other one, which asks no longer.
pub(crate) fn confirm(
    id: &'static str,
    question: Message,
    asking: RwSignal<bool>,
    (yes, act): (Message, impl Fn() + 'static),
) -> AnyView {
    let stay = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(stay) = stay.get() {
            // A button that is there can be focused.
            let _ = stay.focus();
        }
    });
    view! {
        <div class="confirm row" role="group" aria-labelledby=id>
            <p id=id>{say(question)}</p>
            <button type="button" node_ref=stay on:click=move |_| asking.set(false)>
                {say(words::keep_playing())}
            </button>
            {button(say(yes), act)}
        </div>
    }
    .into_any()
}
