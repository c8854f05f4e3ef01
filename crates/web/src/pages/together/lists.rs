//! One's own games, and tables that anybody may join or watch.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;
use voice::{Message, online as words};
use wire::{MyTable, Stage, TableLine, Tables};

use crate::online::{Failure, get};
use crate::pages::title_of;
use crate::settings::Settings;

/// How many of one's own games are shown.
const LATEST: usize = 8;

/// Both lists, as soon as the server has told them.
pub(super) fn lists() -> AnyView {
    let settings = Settings::of_page();
    let say = move |message: Message| move || settings.say(&message);
    let mine = asked::<Vec<MyTable>>(settings, "/api/me");
    let tables = asked::<Tables>(settings, "/api/tables");
    let my_games = move || {
        let mine = mine.get()?.ok().filter(|mine| !mine.is_empty())?;
        let lines = mine.into_iter().take(LATEST).map(|mine| {
            let way = if mine.table.stage == Stage::Over { words::look() } else { words::back() };
            line(&mine.table, way, settings)
        });
        Some(view! {
            <section class="board">
                <h3>{say(words::mine())}</h3>
                <ul class="lines">{lines.collect_view()}</ul>
            </section>
        })
    };
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
            let gathers = table.stage == Stage::Gathering;
            line(table, if gathers { words::join() } else { words::watch() }, settings)
        });
        Some(view! { <ul class="lines">{lines.collect_view()}</ul> }.into_any())
    };
    view! {
        {my_games}
        <section class="board">
            <h3>{say(words::tables())}</h3>
            {open_tables}
        </section>
    }
    .into_any()
}

/// What the server answers, once it has.
fn asked<T: DeserializeOwned + Clone + Send + Sync + 'static>(
    settings: Settings,
    path: &'static str,
) -> RwSignal<Option<Result<T, Failure>>> {
    let answer = RwSignal::new(None);
    spawn_local(async move {
        let told = get(settings, path).await;
        answer.try_set(Some(told));
    });
    answer
}

fn line(table: &TableLine, way: Message, settings: Settings) -> AnyView {
    let say = move |message: Message| move || settings.say(&message);
    let stage = match table.stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
    };
    let names: Vec<_> = table.names.iter().filter(|name| !name.is_empty()).cloned().collect();
    let free = u8::try_from(table.names.len() - names.len()).unwrap_or(u8::MAX);
    let free = (table.stage == Stage::Gathering).then(|| words::free(free));
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
