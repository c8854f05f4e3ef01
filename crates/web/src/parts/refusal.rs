//! Why something was not done.

use leptos::prelude::*;
use voice::table as words;

use crate::session::Screen;

/// What was refused last, with the way to the rule behind it. It is said as soon as it is there.
#[component]
pub(crate) fn Refusal(screen: Screen) -> impl IntoView {
    let told = move || {
        screen.refused.get().map(|refused| {
            let rule = refused.clause.map(|clause| {
                let rule = format!("/rules/{}#{clause}", screen.game);
                view! { " " <a href=rule>{screen.say(&words::read_clause(clause.into_owned()))}</a> }
            });
            view! { <p>{screen.say(&refused.message)} {rule}</p> }
        })
    };
    view! { <div class="refusal" role="alert">{told}</div> }
}
