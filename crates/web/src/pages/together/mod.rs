//! What there is for those who play together.

mod new_table;

use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Message, online as words};
use wire::{TableStage, TableSummary, Tables};

use super::join::join;
use super::{entitle, title_of};
use crate::online::{Failure, get};
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
                {tables()}
            </div>
        </div>
    }
    .into_any()
}

/// The tables, as soon as the server has told them.
fn tables() -> impl IntoView {
    let tables = RwSignal::new(None::<Result<Tables, Failure>>);
    spawn_local(async move {
        let told = get("/api/tables").await;
        tables.try_set(Some(told));
    });
    let note = |message: Message| view! { <p class="note">{say(message)}</p> }.into_any();
    let open_tables = move || match tables.get()? {
        Err(failure) => Some(note(failure.message())),
        Ok(Tables { tables }) if tables.is_empty() => Some(note(words::tables_none())),
        Ok(Tables { tables }) => {
            let lines = tables.iter().map(|table| {
                let gathers = table.stage == TableStage::Gathering;
                line(table, if gathers { words::join() } else { words::watch() })
            });
            Some(view! { <ul class="lines">{lines.collect_view()}</ul> }.into_any())
        }
    };
    view! {
        <section class="board">
            <h2>{say(words::tables())}</h2>
            {open_tables}
        </section>
    }
}

fn line(table: &TableSummary, way: Message) -> impl IntoView + use<> {
    let stage = match table.stage {
        TableStage::Gathering => "gathering",
        TableStage::Playing => "playing",
        TableStage::Over => "over",
    };
    let names: Vec<_> = table.names.iter().filter(|name| !name.is_empty()).cloned().collect();
    let free = u8::try_from(table.names.len() - names.len()).unwrap_or(u8::MAX);
    let free = (table.stage == TableStage::Gathering).then(|| words::free(free));
    let title = words::line(title_of(table.game), stage);
    view! {
        <li class="row">
            <span>
                <strong>{say(title)}</strong>
                <span class="note">
                    " " {names.join(", ")} {free.map(|free| view! { " (" {say(free)} ")" })}
                </span>
            </span>
            <a href=format!("/t/{}", table.code)>{say(way)}</a>
        </li>
    }
}
