//! Where everyone comes in.

use games::{Kind, with_game};
use leptos::prelude::*;
use leptos_router::components::A;
use voice::{Message, Voiced, rulebook, web as words};

use super::entitle;
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
            {Kind::ALL.map(|kind| with_game!(kind, G => card::<G>(settings).into_any()))}
        </div>
    }
}

fn card<G: Voiced>(settings: Settings) -> impl IntoView {
    let title = move || settings.say(&G::title());
    let named = move |message: fn(Message) -> Message| move || settings.say(&message(G::title()));
    let intro = move || rulebook(G::NAME, settings.lang.get()).map(|book| book.intro);
    let players = words::players(*G::PLAYERS.start(), *G::PLAYERS.end());
    view! {
        <section class="game">
            <h2>{title}</h2>
            <p class="note">{move || settings.say(&players)}</p>
            <p>{intro}</p>
            <p class="row">
                <A href=format!("/play/{}", G::NAME) attr:class="button">{named(words::play_now)}</A>
                <A href=format!("/rules/{}", G::NAME)>{named(words::rules_of)}</A>
            </p>
        </section>
    }
}
