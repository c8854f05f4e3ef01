//! The pages that are no table.

mod home;
mod not_found;
mod play;
mod rules;
mod settings;

use leptos::prelude::*;

use crate::settings::Settings;

pub(crate) use home::Home;
pub(crate) use not_found::NotFound;
pub(crate) use play::Play;
pub(crate) use rules::Rules;
pub(crate) use settings::SettingsPage;

/// Names the page in the browser's title bar.
fn entitle(title: impl Fn(Settings) -> String + 'static) {
    let settings = Settings::of_page();
    Effect::new(move || document().set_title(&title(settings)));
}
