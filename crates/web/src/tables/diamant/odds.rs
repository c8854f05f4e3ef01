//! The odds of the next card, for whoever asks.

use diamant::{Diamant, View};
use leptos::prelude::*;
use prose::Odds;
use voice::web as words;

use crate::session::Session;

/// How likely the next card ends the expedition, in percent; nothing if no card comes for anyone.
pub(super) fn danger(view: &View) -> Option<u16> {
    Odds::new(view).map(Odds::danger)
}

/// A disclosure: the chances in sentences, and as a bar.
pub(super) fn odds(session: Session<Diamant>) -> AnyView {
    let odds = Memo::new(move |_| Odds::new(&session.view.read()));
    let told = move || {
        odds.get().map(|odds| {
            let said = session.speak(|to| odds.sentences(to));
            let part = |kind, cards: u16| {
                (cards > 0).then(
                    || view! { <i class=kind prop:style=format!("flex-grow:{cards}")>{cards}</i> },
                )
            };
            view! {
                <div class="chances" aria-hidden="true">
                    {part("ends", odds.ends)}
                    {part("harmless", odds.harmless())}
                    {part("diamonds", odds.diamonds)}
                </div>
                {said.map(|line| view! { <p>{line}</p> }).collect_view()}
            }
        })
    };
    view! {
        <details class="odds">
            <summary>{move || session.say(&words::d_odds())}</summary>
            {told}
        </details>
    }
    .into_any()
}
