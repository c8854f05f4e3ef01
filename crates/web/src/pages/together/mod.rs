//! What Home has for those who play together. Without a server it says so, and the rest of the page works.

mod invite;
mod lists;

use leptos::prelude::*;
use voice::online as words;

use super::join::join;
use crate::settings::Settings;

/// Opening a table, joining one, one's own games, and tables to watch.
#[component]
pub(crate) fn Together() -> impl IntoView {
    let settings = Settings::of_page();
    view! {
        <section class="together">
            <h2>{move || settings.say(&words::together())}</h2>
            <div class="doors">
                <div class="board">{invite::invite()} {join()}</div>
                {lists::lists()}
            </div>
        </section>
    }
}
