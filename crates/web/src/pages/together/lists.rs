//! The public list of tables to join or to watch.

use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Message, online as words};
use wire::{TableStage, TableSummary, Tables};

use crate::online::{Failure, get};
use crate::pages::title_of;
use crate::settings::say;

/// The tables, as soon as the server has told them.
pub(super) fn tables() -> AnyView {
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
    .into_any()
}

fn line(table: &TableSummary, way: Message) -> AnyView {
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
    .into_any()
}
