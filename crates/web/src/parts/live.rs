//! What a screen reader announces.

use leptos::prelude::*;

use super::keyed;
use crate::session::{HistoryLine, Screen};

/// A polite live region: each event, once, and what is asked then, in the language of the moment.
#[component]
pub(crate) fn Live(
    screen: Screen,
    /// Whether what is asked is said elsewhere.
    #[prop(into)]
    asked: Signal<bool>,
) -> impl IntoView {
    let item = |line: HistoryLine| view! { <p>{line.text}</p> }.into_any();
    let question = Memo::new(move |_| {
        let session = screen.get();
        (session.awaits_you() && !asked.get()).then(|| session.question()).flatten()
    });
    view! {
        <div class="unseen" aria-live="polite">
            {keyed(move || screen.get().latest(), |line| line.number, item)}
            <p>{question}</p>
        </div>
    }
}
