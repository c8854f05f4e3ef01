//! What a screen reader says by itself.

use leptos::prelude::*;

use crate::session::{Happened, Session};
use crate::tables::Drawn;

/// A polite live region: each event, once, in the language of the moment.
#[component]
pub(crate) fn Live<G: Drawn>(session: Session<G>) -> impl IntoView {
    let news = move || {
        let mut news = session.news.get();
        news.retain(|happened| G::is_news(&happened.seen));
        news
    };
    let line = move |happened: Happened<G::Seen>| view! { <p>{session.say(&happened.seen)}</p> };
    view! {
        <div class="unseen" aria-live="polite">
            <For each=news key=|happened| happened.number children=line/>
        </div>
    }
}
