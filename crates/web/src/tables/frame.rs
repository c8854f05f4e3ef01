//! What is the same around every table.

use leptos::prelude::*;
use table::Turn;
use voice::{Message, pages, table as words};

use crate::pages::title_of;
use crate::parts::{
    AfterGame, Attention, Hint, HintButton, History, Live, Refusal, TextView, ask_by_key, button,
    confirm, main_button,
};
use crate::session::AnySession;
use crate::settings::{Firsts, Settings, TableView};

/// A table: the game's own drawing, or the game as text; the turn, what was refused, and what has happened.
#[component]
pub(crate) fn Table(
    /// The game.
    #[prop(into)]
    session: AnySession,
    /// Begins another game, where that can be done.
    #[prop(optional)]
    again: Option<Callback<()>>,
    /// Whether choices can be taken back at all.
    #[prop(default = true)]
    undo: bool,
    /// Asks what kind of game another one shall be, where that can be done.
    #[prop(optional)]
    ask: Option<Callback<()>>,
    /// Whether the end of the game is drawn.
    #[prop(default = true)]
    ends: bool,
) -> impl IntoView {
    let as_text = Settings::of_page().table;
    let is_text = move || as_text.get() == TableView::Text;
    let other = move |_| as_text.set(if is_text() { TableView::Picture } else { TableView::Text });
    let later = session.get().later();
    Attention::of_page().follow(later, !undo);
    let asks_aloud = session.asks_aloud;
    let asked = move || asks_aloud && !is_text();
    let name = move |message: Message| move || session.say(&message);
    let other_way =
        move || session.say(&if is_text() { words::as_picture() } else { words::as_text() });
    let table = move || {
        if is_text() { view! { <TextView session/> }.into_any() } else { session.get().picture() }
    };
    let over = move || session.turn.get() == Turn::Over;
    let hints = session.can_hint;
    let explains = hints && Settings::of_page().firsts.get_untracked() == Firsts::On;
    let pressed = move |event| {
        if hints {
            ask_by_key(session, &event);
        }
    };
    let no_more = move || !(session.behind.get() || session.counting.get());
    let no_undo = move || !session.can_undo.get();
    // Whether it is asked if the running game shall end.
    let asking = RwSignal::new(false);
    let new_game = again.map(|_| {
        view! {
            <button type="button" hidden=over on:click=move |_| asking.set(true)>
                {name(words::new_game())}
            </button>
        }
    });
    let rematch = move || {
        let again = again.filter(|_| over())?;
        Some(view! {
            <p class="row rematch">
                {main_button(None, name(words::rematch()), move || again.run(()))}
            </p>
        })
    };
    let ended = Memo::new(move |_| session.has_ended());
    let ending = move || (ends && ended.get()).then(|| session.get().ending());
    let confirm = move || {
        let again = again.filter(|_| asking.get() && !over())?;
        let begin = (words::end_and_begin(), move || again.run(()));
        Some(confirm("ending", words::end_game(), asking, begin))
    };
    view! {
        <div class="table" on:keydown=pressed>
            <h1>{name(title_of(session.game))}</h1>
            <p class="turn">{move || session.say(&session.waits_for())}</p>
            <Refusal session/>
            {explains.then(|| session.get().firsts())}
            {rematch}
            {ending}
            {table}
            {hints.then(|| view! { <Hint session/> })}
            <div class="row tools">
                {session.is_open.then(|| view! {
                    <button type="button" disabled=no_more on:click=move |_| session.get().skip()>
                        {name(words::skip())}
                    </button>
                })}
                <button type="button" on:click=other>{other_way}</button>
                {hints.then(|| view! { <HintButton session/> })}
                {new_game}
                {ask.map(|ask| button(name(pages::set_up()), move || ask.run(())))}
                <a href=format!("/rules/{}", session.game)>
                    {name(pages::rules_of(title_of(session.game)))}
                </a>
                {(undo && session.is_open).then(|| view! {
                    <button type="button" hidden=no_undo on:click=move |_| session.get().undo()>
                        {name(words::undo())}
                    </button>
                })}
            </div>
            {confirm}
            <AfterGame session/>
            <History session=later/>
            <Live session asked=Signal::derive(asked)/>
        </div>
    }
}
