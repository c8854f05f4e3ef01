//! A choice among the levels of bots.

use bots::LEVELS;
use leptos::prelude::*;
use voice::pages as words;

use crate::settings::say;

/// A list of the levels, of which `level` is chosen; it may have an id on the page. Another choice is handed to `choose`.
pub(crate) fn level_select(
    id: Option<&'static str>,
    level: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    choose: impl Fn(&'static str) + 'static,
) -> AnyView {
    let options = LEVELS.map(|word| {
        let selected = move || level() == word;
        view! { <option value=word prop:selected=selected>{say(words::level(word))}</option> }
    });
    let changed = move |event| {
        let value = event_target_value(&event);
        if let Some(word) = LEVELS.into_iter().find(|word| *word == value) {
            choose(word);
        }
    };
    view! { <select id=id on:change=changed>{options}</select> }.into_any()
}
