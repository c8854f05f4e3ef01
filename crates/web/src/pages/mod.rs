//! The pages that are no table.

mod home;
mod not_found;
mod play;
mod replay;
mod rules;
mod settings;
mod setup;

use games::Kind;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use web_sys::UrlSearchParams;

use crate::settings::Settings;

pub(crate) use home::Home;
pub(crate) use not_found::NotFound;
pub(crate) use play::Play;
pub(crate) use replay::Replay;
pub(crate) use rules::Rules;
pub(crate) use settings::SettingsPage;

/// The game that the address names.
fn game_of_address() -> Memo<Option<Kind>> {
    let params = use_params_map();
    Memo::new(move |_| params.with(|params| params.get("game")?.parse().ok()))
}

/// What the address asks for under this name: 4 for the players of `?players=4`.
fn asked(name: &str) -> Option<String> {
    let query = window().location().search().ok()?;
    UrlSearchParams::new_with_str(&query).ok()?.get(name)
}

/// Names the page in the browser's title bar.
fn entitle(title: impl Fn(Settings) -> String + 'static) {
    let settings = Settings::of_page();
    Effect::new(move || document().set_title(&title(settings)));
}
