//! What a screen reader says by itself.

use leptos::prelude::*;

use crate::session::Screen;

/// A polite live region: each event, once, in the language of the moment.
#[component]
pub(crate) fn Live(screen: Screen) -> impl IntoView {
    view! {
        <div class="unseen" aria-live="polite">
            <For each=move || screen.get().news() key=|line| line.number let:line>
                <p>{line.text}</p>
            </For>
        </div>
    }
}
