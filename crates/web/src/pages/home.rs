//! Where everyone comes in.

use games::{Kind, with_game};
use leptos::prelude::*;
use prose::paragraphs;
use table::Game;
use voice::{Message, Voiced, pages, rulebook, web as words};

use super::entitle;
use super::together::Together;
use crate::keep::Keep;
use crate::parts::Offline;
use crate::settings::Settings;

/// The three games.
pub(crate) fn home() -> AnyView {
    let settings = Settings::of_page();
    entitle(|_| "Adamant".to_owned());
    let say = move |message| move || settings.say(&message);
    let way = |(to, title)| view! { " " <a href=to>{say(title)}</a> };
    let ways = [("/replay", pages::replay()), ("/settings", words::settings())];
    let documents = [
        ("/docs/protocol.md", pages::protocol()),
        ("/api", pages::api()),
        ("/docs/fair-shuffle.md", pages::fair()),
    ];
    view! {
        <h1>"Adamant"</h1>
        <p class="lead">{move || settings.say(&words::tagline())}</p>
        <Offline/>
        <div class="games">
            {Kind::ALL.map(|kind| with_game!(kind, G => card(G::NAME, G::title(), settings)))}
        </div>
        <Together/>
        <footer class="foot note">
            <p>{ways.map(way)}</p>
            <p>{say(pages::for_programs())} {documents.map(way)}</p>
            <p>{say(pages::licence())}</p>
        </footer>
    }
    .into_any()
}

fn card(name: &'static str, title: Message, settings: Settings) -> impl IntoView {
    let say = move |message| move || settings.say(&message);
    let play = match Keep::of(name).current() {
        Some(_) => pages::go_on(title.clone()),
        None => words::play_now(title.clone()),
    };
    let rules = words::rules_of(title.clone());
    let book = move || rulebook(name, settings.lang.get());
    let intro = move || {
        let text = book().map(|book| paragraphs(book.intro)).unwrap_or_default();
        text.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()
    };
    view! {
        <section class="game">
            <div class=format!("picture of-{name}")></div>
            <h2>{say(title)}</h2>
            <p class="note">{move || book().map(|book| book.byline)}</p>
            {intro}
            <p class="row">
                <a href=format!("/play/{name}") class="button">{say(play)}</a>
                <a href=format!("/play/{name}?setup")>{say(pages::set_up())}</a>
                <a href=format!("/rules/{name}")>{say(rules)}</a>
            </p>
        </section>
    }
}
