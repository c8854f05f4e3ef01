//! What has happened, in sentences.

use leptos::prelude::*;
use voice::{Part, web as words};

use crate::session::{Happened, Session};
use crate::tables::Drawn;

/// All that the viewer has seen and that belongs to the story, the latest first.
#[component]
pub(crate) fn History<G: Drawn>(session: Session<G>) -> impl IntoView {
    let told = move || {
        let mut told = session.story.get();
        told.retain(|happened| G::part(&happened.seen) != Part::Aside);
        told.reverse();
        told
    };
    let line = move |happened: Happened<G::Seen>| {
        let chapter = matches!(G::part(&happened.seen), Part::Chapter | Part::Prelude);
        view! { <li class:chapter=chapter>{move || session.say(&happened.seen)}</li> }
    };
    view! {
        <section class="history">
            <h2 id="history">{move || session.say(&words::history())}</h2>
            <ol aria-labelledby="history" tabindex="0">
                <For each=told key=|happened| happened.number children=line/>
            </ol>
        </section>
    }
}
