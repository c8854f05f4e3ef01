//! The shared screen: the table as all may see it, for a television, with the way to join.

use leptos::prelude::*;
use table::Turn;
use voice::{Spoken, online as words};
use wire::TableStage;

use super::after::go_soon;
use super::{Shown, invite, missing, opening, people, spoken_code, status};
use crate::online::{ConnectAs, Online};
use crate::pages::{entitle, minute, title_of};
use crate::router::Router;
use crate::settings::say;

/// The table in the address, for all to see. There is nothing to be done on it.
pub(crate) fn screen(code: String) -> AnyView {
    let online = Online::open(code, ConnectAs::Spectator);
    entitle(move || super::title_of(online));
    go_along(online);
    let shown = Memo::new(move |_| Shown::of(online));
    let page = move || match shown.get() {
        Shown::Nothing => opening(),
        Shown::Missing => missing(online),
        Shown::Lobby => waiting(online),
        Shown::Game(_) => playing(online),
    };
    view! { <div class="shared">{status::status(online, ().into_any())} {page}</div> }.into_any()
}

/// Goes on to the rematch with everyone else.
fn go_along(online: Online) {
    let next = Memo::new(move |_| online.next());
    let router = Router::of_page();
    Effect::new(move || {
        if let Some(next) = next.get() {
            go_soon(move || router.go(&format!("/t/{next}/screen")));
        }
    });
}

/// How to join, as large as it gets, and who has.
fn waiting(online: Online) -> AnyView {
    let game = online.game();
    view! {
        <h1>{game.map(|game| say(title_of(game)))}</h1>
        {way_in(online)}
        {people::people(online)}
        {game.map(minute)}
    }
    .into_any()
}

/// The table as everyone sees it.
fn playing(online: Online) -> AnyView {
    let Some(session) = online.session() else {
        return ().into_any();
    };
    let turn = move || {
        let turn = session.turn.get();
        (turn != Turn::Chance).then(|| session.say(&turn.message()))
    };
    let over = move || online.stage() == Some(TableStage::Over);
    let ended = Memo::new(move |_| session.has_ended());
    let last = move || {
        // While the end is counted, the picture tells it.
        let told = session.turn.get() != Turn::Over || ended.get();
        told.then(|| session.get().history().pop()).flatten().map(|line| line.text)
    };
    let ending = move || ended.get().then(|| session.get().ending());
    view! {
        <header class="head">
            <div>
                <h1>{move || session.say(&title_of(session.game))}</h1>
                <p class="turn">{turn}</p>
                <p class="lead" aria-live="polite">{last}</p>
            </div>
            {move || (!over()).then(|| way_in(online))}
        </header>
        {people::people(online)}
        <div class="stage">{ending} {session.get().picture()}</div>
    }
    .into_any()
}

/// The code and the link, to be read from across the room.
fn way_in(online: Online) -> impl IntoView {
    let code = online.code();
    let link = invite::link_to(online);
    let plain =
        move || link.get().trim_start_matches("https://").trim_start_matches("http://").to_owned();
    view! {
        <div class="way-in">
            {invite::picture(&code)}
            <p>
                <strong class="code">{spoken_code(&code)}</strong>
                <span>{move || say(words::join_at(plain()))()}</span>
            </p>
        </div>
    }
}
