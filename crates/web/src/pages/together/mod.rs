//! What there is for those who play together.

mod lists;
mod new_table;

use leptos::prelude::*;
use voice::online as words;

use super::entitle;
use super::join::join;
use crate::parts::Offline;
use crate::settings::say;

/// Opening a table, joining one, and the public list of tables.
pub(crate) fn together() -> AnyView {
    entitle(say(words::together()));
    view! {
        <h1>{say(words::together())}</h1>
        <Offline/>
        <div class="doors">
            <section class="board">{new_table::new_table()}</section>
            <div class="doors">
                <section class="board">{join()}</section>
                {lists::tables()}
            </div>
        </div>
    }
    .into_any()
}
