//! The frame around every page, and the page within.

use leptos::prelude::*;
use voice::{home, pages as pages_words, settings as words};

use crate::chunks;
use crate::pages;
use crate::parts::{Attention, Sprite};
use crate::route::Route;
use crate::router::Router;
use crate::settings::{Settings, say};

/// The whole client.
#[component]
pub(crate) fn App() -> impl IntoView {
    Settings::provide();
    let router = Router::provide();
    Attention::provide();
    let page = move || match router.route() {
        Some(route) => chunks::page(route),
        None => pages::not_found(),
    };
    let is_here = move |route: &Route| (router.route().as_ref() == Some(route)).then_some("page");
    let ways = [
        ("/games", Route::MyGames, home::games()),
        ("/settings", Route::Settings, words::settings()),
    ];
    let ways = ways.map(|(href, route, title)| {
        view! { <a href=href aria-current=move || is_here(&route)>{say(title)}</a> }
    });
    view! {
        <Sprite/>
        <a class="skip" href="#content">{say(pages_words::skip_to_content())}</a>
        <header class="top">
            <a href="/">"Adamant"</a>
            <nav>
                {ways}
            </nav>
        </header>
        <main id="content" tabindex="-1">{page}</main>
    }
}
