//! What has happened, in sentences: to be read, and announced by a screen reader.

use leptos::prelude::*;
use voice::table as words;

use super::keyed;
use crate::session::{AnySession, HistoryLine};

/// All that the viewer has seen and that belongs to the history, the latest on top.
///
/// In the page it is told from the first, so that what is new comes last and nothing has to make room for it.
#[component]
pub(crate) fn History(session: AnySession) -> impl IntoView {
    let item = |line: HistoryLine| {
        let place = format!("order:-{}", line.number);
        view! { <li class:chapter=line.chapter prop:style=place>{line.text}</li> }.into_any()
    };
    view! {
        <section class="history">
            <h2 id="history">{move || session.say(&words::history())}</h2>
            <ol aria-labelledby="history" tabindex="0">
                {keyed(move || session.get().history(), |line| (line.number, line.text.clone()), item)}
            </ol>
        </section>
    }
}

/// A polite live region: each event, once, and what is asked then, in the language of the moment.
#[component]
pub(crate) fn Live(
    session: AnySession,
    /// Whether what is asked is said elsewhere.
    #[prop(into)]
    asked: Signal<bool>,
) -> impl IntoView {
    let item = |line: HistoryLine| view! { <p>{line.text}</p> }.into_any();
    let question = Memo::new(move |_| {
        (session.awaits_you() && !asked.get()).then(|| session.get().question()).flatten()
    });
    view! {
        <div class="unseen" aria-live="polite">
            {keyed(move || session.get().latest(), |line| line.number, item)}
            <p>{question}</p>
        </div>
    }
}
