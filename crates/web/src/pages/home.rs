//! Where everyone comes in.

use std::ops::RangeInclusive;

use games::{Kind, with_game};
use leptos::prelude::*;
use table::Game;
use voice::{Message, Voiced, rulebook, web as words};

use super::entitle;
use super::together::Together;
use crate::settings::Settings;

/// The three games.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let settings = Settings::of_page();
    entitle(|_| "Adamant".to_owned());
    view! {
        <h1>"Adamant"</h1>
        <p class="lead">{move || settings.say(&words::tagline())}</p>
        <div class="games">
            {Kind::ALL.map(|kind| with_game!(kind, G => card(G::NAME, G::title(), G::PLAYERS, settings)))}
        </div>
        <Together/>
    }
}

fn card(
    name: &'static str,
    title: Message,
    players: RangeInclusive<u8>,
    settings: Settings,
) -> impl IntoView {
    let say = move |message| move || settings.say(&message);
    let (play, rules) = (words::play_now(title.clone()), words::rules_of(title.clone()));
    let intro = move || rulebook(name, settings.lang.get()).map(|book| book.intro);
    view! {
        <section class="game">
            <div class=format!("picture of-{name}")></div>
            <h2>{say(title)}</h2>
            <p class="note">{say(words::players(*players.start(), *players.end()))}</p>
            <p>{intro}</p>
            <p class="row">
                <a href=format!("/play/{name}") class="button">
                    {say(play)}
                </a>
                <a href=format!("/rules/{name}")>{say(rules)}</a>
            </p>
        </section>
    }
}
