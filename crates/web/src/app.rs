//! The frame around every page, and which page belongs to which address.

use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::path;
use voice::web as words;

use crate::pages::{Home, NotFound, Play, Replay, Rules, SettingsPage};
use crate::parts::Sprite;
use crate::settings::Settings;

/// The whole client.
#[component]
pub(crate) fn App() -> impl IntoView {
    let settings = Settings::provide();
    let say = move |message| move || settings.say(&message);
    view! {
        <Sprite/>
        <Router>
            <a class="skip" href="#content">{say(words::skip_to_content())}</a>
            <header class="top">
                <A href="/">"Adamant"</A>
                <nav>
                    <A href="/settings">{say(words::settings())}</A>
                </nav>
            </header>
            <main id="content" tabindex="-1">
                <Routes fallback=NotFound>
                    <Route path=path!("/") view=Home/>
                    <Route path=path!("/play/:game") view=Play/>
                    <Route path=path!("/replay/:code?") view=Replay/>
                    <Route path=path!("/rules/:game") view=Rules/>
                    <Route path=path!("/settings") view=SettingsPage/>
                </Routes>
            </main>
        </Router>
    }
}
