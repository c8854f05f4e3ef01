//! The public list of tables to join or to watch.

use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Message, online as words};
use wire::{TableStage, TableSummary, Tables};

use crate::online::{Failure, get};
use crate::pages::title_of;
use crate::settings::Settings;

/// The tables, as soon as the server has told them.
pub(super) fn tables() -> AnyView {
    let settings = Settings::of_page();
    let say = move |message: Message| move || settings.say(&message);
    let tables = RwSignal::new(None::<Result<Tables, Failure>>);
    spawn_local(async move {
        let told = get(settings, "/api/tables").await;
        tables.try_set(Some(told));
    });
    let open_tables = move || {
        let tables = match tables.get()? {
            Ok(Tables { tables }) => tables,
            Err(failure) => {
                return Some(view! { <p class="note">{say(failure.message())}</p> }.into_any());
            }
        };
        if tables.is_empty() {
            return Some(view! { <p class="note">{say(words::tables_none())}</p> }.into_any());
        }
        let lines = tables.iter().map(|table| {
            let gathers = table.stage == TableStage::Gathering;
            line(table, if gathers { words::join() } else { words::watch() }, settings)
        });
        Some(view! { <ul class="lines">{lines.collect_view()}</ul> }.into_any())
    };
    view! {
        <section class="board">
            <h2>{say(words::tables())}</h2>
            {open_tables}
        </section>
    }
    .into_any()
}

fn line(table: &TableSummary, way: Message, settings: Settings) -> AnyView {
    let say = move |message: Message| move || settings.say(&message);
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
