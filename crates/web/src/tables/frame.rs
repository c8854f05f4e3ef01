//! What is the same around every table.

use leptos::prelude::*;
use leptos_router::components::A;
use table::Turn;
use voice::web as words;

use super::Drawn;
use crate::parts::{History, Live, Refusal, TextView};
use crate::session::Session;

/// A table: the game's own drawing, or the game as text; the turn, what was refused, and what has happened.
#[component]
pub(crate) fn Table<G: Drawn>(
    /// The game.
    session: Session<G>,
    /// Begins another game, where that can be done.
    #[prop(optional)]
    again: Option<Callback<()>>,
) -> impl IntoView {
    let as_text = RwSignal::new(false);
    let name = move |message| move || session.say(&message);
    let other_way =
        move || session.say(&if as_text.get() { words::as_picture() } else { words::as_text() });
    let table = move || {
        if as_text.get() { view! { <TextView session/> }.into_any() } else { G::picture(session) }
    };
    let over = move || session.turn.get() == Turn::Over;
    view! {
        <div class="table">
            <h1>{move || session.say(&G::title())}</h1>
            <p class="turn">{move || session.say(&session.turn.get())}</p>
            <Refusal session/>
            {table}
            <div class="row tools">
                <button
                    type="button"
                    disabled=move || !session.can_undo.get()
                    on:click=move |_| session.undo()
                >
                    {name(words::undo())}
                </button>
                <button
                    type="button"
                    disabled=move || !session.behind.get()
                    on:click=move |_| session.skip()
                >
                    {name(words::skip())}
                </button>
                <button type="button" on:click=move |_| as_text.update(|text| *text = !*text)>
                    {other_way}
                </button>
                {again.map(|again| view! {
                    <button type="button" class:main=over on:click=move |_| again.run(())>
                        {name(words::new_game())}
                    </button>
                })}
                <A href=format!("/rules/{}", G::NAME)>
                    {move || session.say(&words::rules_of(G::title()))}
                </A>
            </div>
            <History session/>
            <Live session/>
        </div>
    }
}
