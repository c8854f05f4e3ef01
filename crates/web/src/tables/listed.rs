//! A table in sentences, with a button for everything that can be done.

use leptos::prelude::*;
use voice::web as words;

use super::Drawn;
use crate::session::Session;

/// The board in sentences, and a button for every action.
#[component]
pub(crate) fn Listed<G: Drawn>(session: Session<G>) -> impl IntoView {
    let board = move || {
        session.view.with(|view| {
            session.speak(|to| [G::board(view, to), G::hand(view, to), G::score(view, to)].concat())
        })
    };
    let lines = move || board().into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    let question = move || session.view.with(|view| session.speak(|to| G::question(view, to)));
    let asked = move || (!session.actions.with(Vec::is_empty)).then(question);
    let buttons = move || {
        let buttons = session.actions.get().into_iter().map(|action| {
            let name = move || session.say(&action);
            view! { <button type="button" on:click=move |_| session.act(action)>{name}</button> }
        });
        buttons.collect_view()
    };
    view! {
        <section class="board">
            <h2>{move || session.say(&words::board())}</h2>
            {lines}
        </section>
        <section class="actions">
            <h2>{move || session.say(&words::actions())}</h2>
            <p>{asked}</p>
            <div class="row">{buttons}</div>
        </section>
    }
}
