//! The odds of the next card, for players who open them.

use diamant::{Diamant, Odds, Stage};
use leptos::prelude::*;
use prose::odds_in_words;
use voice::diamant::table as words;

use crate::router::is_shared_screen;
use crate::session::Session;

/// A disclosure: the chances in sentences, and as a bar.
pub(super) fn odds(session: Session<Diamant>) -> AnyView {
    let odds = Memo::new(move |_| Odds::of(&session.view.read()));
    let told = move || {
        let odds = odds.get();
        session.speak(|to| odds_in_words(odds, to)).map(|said| {
            let part = |kind, cards: u8| {
                (cards > 0).then(
                    || view! { <i class=kind prop:style=format!("flex-grow:{cards}")>{cards}</i> },
                )
            };
            view! {
                <div class="chances" aria-hidden="true">
                    {part("ends", odds.deadly)}
                    {part("harmless", odds.harmless())}
                    {part("diamonds", odds.diamonds)}
                </div>
                {said.map(|line| view! { <p>{line}</p> }).collect_view()}
            }
        })
    };
    let over = move || matches!(session.view.read().stage, Stage::Over { .. });
    view! {
        <details class="odds" open=is_shared_screen() hidden=over>
            <summary>{move || session.say(&words::odds())}</summary>
            {told}
        </details>
    }
    .into_any()
}
