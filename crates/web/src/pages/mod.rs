//! The pages that are no table.

mod home;
mod not_found;
mod play;
mod replay;
mod rules;
mod settings;
mod setup;

use leptos::prelude::*;

use crate::router::Router;
use crate::settings::Settings;

pub(crate) use home::Home;
pub(crate) use not_found::NotFound;
pub(crate) use play::Play;
pub(crate) use replay::Replay;
pub(crate) use rules::Rules;
pub(crate) use settings::SettingsPage;

/// What the address asks for under this name: 4 for the players of `?players=4`.
fn asked(name: &str) -> Option<String> {
    untrack(|| Router::of_page().query(name))
}

/// Names the page in the browser's title bar.
fn entitle(title: impl Fn(Settings) -> String + 'static) {
    let settings = Settings::of_page();
    Effect::new(move || document().set_title(&title(settings)));
}
