//! What there is for those who play together.

mod invite;
mod lists;

use leptos::prelude::*;
use voice::online as words;

use super::entitle;
use super::join::join;
use crate::parts::Offline;
use crate::settings::Settings;

/// Opening a table, joining one, and tables that anybody may join or watch.
pub(crate) fn together() -> AnyView {
    let settings = Settings::of_page();
    entitle(|settings| settings.say(&words::together()));
    view! {
        <h1>{move || settings.say(&words::together())}</h1>
        <Offline/>
        <div class="doors">
            <section class="board">{invite::invite()}</section>
            <div class="doors">
                <section class="board">{join()}</section>
                {lists::tables()}
            </div>
        </div>
    }
    .into_any()
}
