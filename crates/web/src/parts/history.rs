//! What has happened, in sentences.

use leptos::prelude::*;
use voice::web as words;

use super::keyed;
use crate::session::{Line, Screen};

/// All that the viewer has seen and that belongs to the story, the latest first.
#[component]
pub(crate) fn History(screen: Screen) -> impl IntoView {
    let told = move || screen.get().story().into_iter().rev().collect::<Vec<_>>();
    let item = |line: Line| view! { <li class:chapter=line.chapter>{line.text}</li> }.into_any();
    view! {
        <section class="history">
            <h2 id="history">{move || screen.say(&words::history())}</h2>
            <ol aria-labelledby="history" tabindex="0">
                {keyed(told, |line| (line.number, line.text.clone()), item)}
            </ol>
        </section>
    }
}
