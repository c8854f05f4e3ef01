//! What has happened, in sentences.

use leptos::prelude::*;
use voice::web as words;

use crate::session::Screen;

/// All that the viewer has seen and that belongs to the story, the latest first.
#[component]
pub(crate) fn History(screen: Screen) -> impl IntoView {
    let told = move || screen.get().story().into_iter().rev().collect::<Vec<_>>();
    view! {
        <section class="history">
            <h2 id="history">{move || screen.say(&words::history())}</h2>
            <ol aria-labelledby="history" tabindex="0">
                <For each=told key=|line| (line.number, line.text.clone()) let:line>
                    <li class:chapter=line.chapter>{line.text}</li>
                </For>
            </ol>
        </section>
    }
}
