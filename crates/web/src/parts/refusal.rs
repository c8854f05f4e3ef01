//! Why something was not done.

use games::Kind;
use leptos::prelude::*;
use voice::{Message, table as words};

use crate::session::{AnySession, Refused};

/// What was refused last, with the way to the rule behind it.
#[component]
pub(crate) fn Refusal(session: AnySession) -> impl IntoView {
    refusal(move || {
        Some(why_refused(session.refused.get()?, Some(session.game), &|message| {
            session.say(message)
        }))
    })
}

/// A place for what was refused, which is said as soon as it is there.
pub(crate) fn refusal(told: impl Fn() -> Option<AnyView> + Send + 'static) -> AnyView {
    view! { <div class="refusal" role="alert">{told}</div> }.into_any()
}

/// Why something was not done, with the way to the rule behind it.
pub(crate) fn why_refused(
    refused: Refused,
    game: Option<Kind>,
    say: &dyn Fn(&Message) -> String,
) -> AnyView {
    let rule = refused.clause.zip(game).map(|(clause, game)| {
        let rule = format!("/rules/{game}#{clause}");
        view! { " " <a href=rule>{say(&words::read_clause(clause.into_owned()))}</a> }
    });
    view! { <p>{say(&refused.message)} {rule}</p> }.into_any()
}
