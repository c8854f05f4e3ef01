//! What a screen reader says by itself.

use leptos::prelude::*;

use super::keyed;
use crate::session::{Line, Screen};

/// A polite live region: each event, once, in the language of the moment.
#[component]
pub(crate) fn Live(screen: Screen) -> impl IntoView {
    let item = |line: Line| view! { <p>{line.text}</p> }.into_any();
    view! {
        <div class="unseen" aria-live="polite">
            {keyed(move || screen.get().news(), |line| line.number, item)}
        </div>
    }
}
