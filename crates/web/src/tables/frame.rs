//! What is the same around every table.

use leptos::prelude::*;
use table::Turn;
use voice::{Spoken, pages, web as words};

use crate::parts::{After, History, Live, Refusal, TextView};
use crate::session::Screen;

/// A table: the game's own drawing, or the game as text; the turn, what was refused, and what has happened.
#[component]
pub(crate) fn Table(
    /// The game.
    #[prop(into)]
    screen: Screen,
    /// Begins another game, where that can be done.
    #[prop(optional)]
    again: Option<Callback<()>>,
    /// Whether choices can be taken back at all.
    #[prop(default = true)]
    undo: bool,
    /// Asks what kind of game another one shall be, where that can be done.
    #[prop(optional)]
    ask: Option<Callback<()>>,
) -> impl IntoView {
    let as_text = RwSignal::new(false);
    let name = move |message| move || screen.say(&message);
    let other_way =
        move || screen.say(&if as_text.get() { words::as_picture() } else { words::as_text() });
    let table = move || {
        if as_text.get() { view! { <TextView screen/> }.into_any() } else { screen.get().picture() }
    };
    let over = move || screen.get().turn() == Turn::Over;
    let session = screen.get();
    view! {
        <div class="table">
            <h1>{name(session.title())}</h1>
            <p class="turn">{move || screen.say(&screen.get().turn().message())}</p>
            <Refusal screen/>
            {table}
            <div class="row tools">
                {(undo && session.is_open()).then(|| view! {
                    <button
                        type="button"
                        disabled=move || !screen.get().can_undo()
                        on:click=move |_| screen.get().undo()
                    >
                        {name(words::undo())}
                    </button>
                })}
                {session.is_open().then(|| view! {
                    <button
                        type="button"
                        disabled=move || !screen.get().behind()
                        on:click=move |_| screen.get().skip()
                    >
                        {name(words::skip())}
                    </button>
                })}
                <button type="button" on:click=move |_| as_text.update(|text| *text = !*text)>
                    {other_way}
                </button>
                {again.map(|again| view! {
                    <button type="button" class:main=over on:click=move |_| again.run(())>
                        {name(words::new_game())}
                    </button>
                })}
                {ask.map(|ask| view! {
                    <button type="button" on:click=move |_| ask.run(())>
                        {name(pages::set_up())}
                    </button>
                })}
                <a href=format!("/rules/{}", session.game())>
                    {name(words::rules_of(session.title()))}
                </a>
            </div>
            <After screen/>
            <History screen/>
            <Live screen/>
        </div>
    }
}
