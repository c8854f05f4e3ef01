//! Why something was not done.

use leptos::prelude::*;
use leptos_router::components::A;
use voice::web as words;

use crate::session::Session;
use crate::tables::Drawn;

/// What was refused last, with the way to the rule behind it. It is said as soon as it is there.
#[component]
pub(crate) fn Refusal<G: Drawn>(session: Session<G>) -> impl IntoView {
    let told = move || {
        session.refused.get().map(|refused| {
            let rule = refused.clause.map(|clause| {
                let text = move || session.say(&words::read_clause(clause));
                view! { " " <A href=format!("/rules/{}#{clause}", G::NAME)>{text}</A> }
            });
            view! { <p>{session.say(&refused.message)} {rule}</p> }
        })
    };
    view! { <div class="refusal" role="alert">{told}</div> }
}
