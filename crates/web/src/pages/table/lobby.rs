//! The lobby: chairs, sitting down, the game's options, and inviting others.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use prose::USUAL_LEVEL;
use serde_json::Value;
use table::Seat;
use voice::{Message, online as words};
use wire::{Ask, TableInfo};

use super::{chairs, clock, fair, invite};
use crate::online::Online;
use crate::parts::{YourName, button, when};
use crate::router::Router;
use crate::settings::say;
use crate::{pages, profile};

/// The table while people gather.
pub(super) fn lobby(online: Online) -> AnyView {
    let kind = online.game();
    let title = kind.map(pages::title_of);
    let name = YourName::new();
    let level = RwSignal::new(USUAL_LEVEL);
    sit_if_asked(online);
    let waiting = move || online.table.get().map(|table| say(waited_for(&table, online))());
    view! {
        <div class="lobby">
            <h1>{title.map(say)}</h1>
            <p class="turn" role="status">{waiting}</p>
            {chairs::chairs(online, name, level)}
            {seat(online, name, level)}
            {invite::invite(online)}
            {agreed(online)}
            {kind.map(pages::minute)}
        </div>
    }
    .into_any()
}

/// With `?sit` in the address, a player whose name is known sits down at once.
fn sit_if_asked(online: Online) {
    let asked = StoredValue::new(untrack(|| Router::of_page().query("sit")).is_some());
    Effect::new(move || {
        let gathered = online.table.with(Option::is_some) && online.you.get().seat.is_none();
        if gathered && asked.get_value() {
            asked.set_value(false);
            if let Some(name) = profile::name() {
                online.sit(None, name);
            }
        }
    });
}

/// What the table waits for.
fn waited_for(table: &TableInfo, online: Online) -> Message {
    let you = online.you.get();
    match (chairs::free(online), table.host) {
        (0, _) if you.host => words::wait_you(),
        (0, Some(host)) => words::wait_start(online.name(host)),
        (0, None) => words::wait_host(),
        (free, _) if you.host => words::wait_invite(free),
        (free, _) => words::wait_chairs(free),
    }
}

/// Sitting down, getting up, and the start.
fn seat(online: Online, name: YourName, level: RwSignal<&'static str>) -> impl IntoView {
    let sits = Memo::new(move |_| online.is_seated());
    let free = Memo::new(move |_| chairs::free(online) > 0);
    let has_room = Memo::new(move |_| sits.get() || free.get());
    let sit = move |event: SubmitEvent| {
        event.prevent_default();
        sit_down(online, name, None);
    };
    let verb = move || say(if sits.get() { words::rename() } else { words::sit() })();
    let settled = move || sits.get() && !name.asks();
    let form = move || {
        if !has_room.get() {
            return view! { <p>{say(words::full())}</p> }.into_any();
        }
        view! {
            <form class="row" on:submit=sit>
                {name.view(true)}
                <button type="submit" class:main=move || !sits.get() hidden=settled>{verb}</button>
            </form>
        }
        .into_any()
    };
    let stand = move || online.ask(Ask::Stand);
    let up = move || sits.get().then(|| button(say(words::stand()), stand));
    let begin = move |_| {
        if free.get_untracked() {
            chairs::fill(online, level.get_untracked());
        }
        online.ask(Ask::Start);
    };
    let beginning =
        move || say(if free.get() { words::fill_and_start() } else { words::start() })();
    let is_host = move || online.you.get().host;
    let start = when(is_host, move || {
        view! {
            <button type="button" class:main=move || !free.get() on:click=begin>{beginning}</button>
        }
    });
    view! {
        <section class="actions seat">
            {form}
            <div class="row">{start} {up}</div>
        </section>
    }
}

/// Takes a chair under the person's name, or changes the name of a person who sits there.
pub(super) fn sit_down(online: Online, name: YourName, seat: Option<Seat>) {
    if let Some(name) = name.take() {
        online.sit(seat, name);
    }
}

/// What is agreed before the game, in words.
fn agreed(online: Online) -> impl IntoView {
    let options = untrack(|| online.read(options));
    let options = options.into_iter().map(|option| view! { <li>{say(option)}</li> });
    view! {
        <section class="board agreed">
            <h2>{say(words::agreed())}</h2>
            <ul>{options.collect_view()}</ul>
            {clock::setting(online)}
            {fair::fair(online)}
        </section>
    }
}

fn options(table: &TableInfo) -> Vec<Message> {
    let count = words::players(u8::try_from(table.chairs.len()).unwrap_or(u8::MAX));
    let offer = pages::offer(table.game);
    let agreed = offer.settings.iter().filter_map(|setting| {
        let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let word = table.options.get(setting.name).map(word);
        let said = setting.values.iter().find(|value| Some(value.word) == word.as_deref());
        let value = said.or_else(|| setting.values.get(offer.usual_value(setting)))?;
        Some(words::option(setting.title.clone(), value.title.clone()))
    });
    let found = if table.listed { words::listed() } else { words::unlisted() };
    std::iter::once(count).chain(agreed).chain([found]).collect()
}
