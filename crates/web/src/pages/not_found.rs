//! The page for unknown addresses.

use leptos::prelude::*;
use voice::pages as words;

use super::entitle;
use crate::settings::Settings;

/// Says that nothing is here, and leads home.
pub(crate) fn not_found() -> AnyView {
    let settings = Settings::of_page();
    entitle(|settings| settings.say(&words::not_found()));
    view! {
        <h1>{move || settings.say(&words::not_found())}</h1>
        <p>{move || settings.say(&words::not_found_help())}</p>
        <p><a class="button" href="/">{move || settings.say(&words::home())}</a></p>
    }
    .into_any()
}
