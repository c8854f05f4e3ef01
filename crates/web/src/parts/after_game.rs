//! After a game against bots: its record, and why bots chose.

use leptos::prelude::*;
use table::Turn;
use voice::{pages as words, table as table_words};

use crate::session::AnySession;

/// The record to look at again or to take along, and what the bots thought; nothing before the game is over.
#[component]
pub(crate) fn AfterGame(session: AnySession) -> impl IntoView {
    move || {
        let over = session.turn.get() == Turn::Over;
        let (record, why) = over.then(|| session.get().finished()).flatten()?;
        let game = session.game;
        let file = format!("data:application/json,{}", js_sys::encode_uri_component(&record));
        let thoughts = (!why.is_empty()).then(|| {
            let lines = why.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
            view! {
                <details>
                    <summary>{session.say(&table_words::why_title())}</summary>
                    <ol tabindex="0">{lines}</ol>
                </details>
            }
        });
        Some(view! {
            <section class="after">
                <p class="row">
                    <a class="button" href=format!("/replay?game={game}")>
                        {session.say(&words::look_again())}
                    </a>
                    <a class="button" href=format!("/replay?game={game}&review")>
                        {session.say(&words::review())}
                    </a>
                    <a href=file download=format!("adamant-{game}.json")>
                        {session.say(&words::download())}
                    </a>
                </p>
                {thoughts}
            </section>
        })
    }
}
