//! The home page.

use games::{Kind, with_game};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use table::Game;
use voice::{Message, home as words, pages, settings as settings_words};
use wire::{MyTable, TableStage};

use super::join::join;
use super::{entitle, title_of};
use crate::online::get;
use crate::parts::Offline;
use crate::profile;
use crate::saved_game;
use crate::settings::say;

/// Joining with a code, what can be gone on with, and the three games.
pub(crate) fn home() -> AnyView {
    entitle(|| "Adamant".to_owned());
    let way = |(to, title)| view! { " " <a href=to>{say(title)}</a> };
    let ways = [("/replay", pages::replay()), ("/settings", settings_words::settings())];
    let documents = [
        ("/docs/protocol.md", pages::protocol()),
        ("/api", pages::api()),
        ("/docs/fair-shuffle.md", pages::fair()),
    ];
    view! {
        <div class="welcome">
            <h1>{say(words::title())}</h1>
            {join()}
        </div>
        <Offline/>
        {running()}
        <div class="games">{Kind::ALL.map(card)}</div>
        <footer class="foot note">
            <p>{ways.map(way)}</p>
            <p>{say(pages::for_programs())} {documents.map(way)}</p>
            <p>{say(pages::licence())}</p>
        </footer>
    }
    .into_any()
}

/// How many play, for how long, and from which age.
pub(super) fn facts(kind: Kind) -> Message {
    let players = with_game!(kind, G => G::PLAYERS);
    let (minutes, age) = match kind {
        Kind::Diamant | Kind::Kadora => (30_u8, 8_u8),
        Kind::Mirrors => (20, 8),
    };
    words::facts(*players.start(), *players.end(), minutes, age)
}

fn card(kind: Kind) -> AnyView {
    let (name, title) = (kind.name(), title_of(kind));
    let (play, play_game) = match saved_game::current(kind) {
        Some(_) => (words::go_on(), words::go_on_with(title.clone())),
        None => (words::play(), words::play_game(title.clone())),
    };
    let solo = (format!("/play/{name}"), play, play_game);
    let together =
        (format!("/together?game={name}"), words::friends(), words::friends_game(title.clone()));
    let ways = if profile::plays_together() { [together, solo] } else { [solo, together] };
    let ways = ways.map(|(to, label, full)| link(Some("button"), to, label, full));
    let options = words::options_of(title.clone());
    let (rules, learn) = (pages::rules_of(title.clone()), words::learn_game(title.clone()));
    let practice = words::practice_of(title.clone());
    view! {
        <section class="game">
            <div class=format!("picture of-{name}")></div>
            <div class="row head">
                <h2>{say(title)}</h2>
                <p class="note">
                    {link(None, format!("/rules/{name}"), words::rules(), rules)}
                    {link(None, format!("/play/{name}?setup"), words::options(), options)}
                </p>
            </div>
            <p class="note">{say(facts(kind))}</p>
            <p>{say(words::pitch(name))}</p>
            <p class="row ways">
                {ways}
                {link(None, format!("/learn/{name}"), words::learn(), learn)}
                {link(None, format!("/practice/{name}"), words::practice(), practice)}
            </p>
        </section>
    }
    .into_any()
}

/// A link that says in full to a screen reader where it leads.
fn link(class: Option<&'static str>, to: String, label: Message, full: Message) -> AnyView {
    view! { <a class=class href=to aria-label=say(full)>{say(label)}</a> }.into_any()
}

/// A game to continue.
#[derive(Clone)]
struct Running {
    kind: Kind,
    href: String,
    others: Message,
}

/// The running games: those against bots, which this browser has saved, and those at tables, as soon as the server has answered.
fn running() -> impl IntoView {
    let solo = Kind::ALL.into_iter().filter_map(solo).collect::<Vec<_>>();
    let games = RwSignal::new(solo);
    spawn_local(async move {
        if let Ok(mine) = get::<Vec<MyTable>>("/api/me").await {
            let going_on = mine.into_iter().filter(|mine| mine.table.stage != TableStage::Over);
            games.try_update(|games| games.extend(going_on.map(at_table)));
        }
    });
    let line = move |game: Running| {
        let title = title_of(game.kind);
        view! {
            <li class="row">
                <span>
                    <strong>{say(title.clone())}</strong> " "
                    <span class="note">{say(game.others)}</span>
                </span>
                {link(Some("button"), game.href, words::go_on(), words::go_on_with(title))}
            </li>
        }
    };
    move || {
        let games = games.get();
        (!games.is_empty()).then(|| {
            view! {
                <section class="board running">
                    <h2>{say(words::running())}</h2>
                    <ul class="lines">{games.into_iter().map(line).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// The game against bots that is saved in the browser.
fn solo(kind: Kind) -> Option<Running> {
    let record: Value = serde_json::from_str(&saved_game::current(kind)?).ok()?;
    let names = record.get("names")?.as_array()?.iter().skip(1).filter_map(Value::as_str);
    let others = words::against(names.collect::<Vec<_>>().join(", "));
    Some(Running { kind, href: format!("/play/{kind}"), others })
}

fn at_table(MyTable { table, seat, .. }: MyTable) -> Running {
    let others = table.names.iter().enumerate();
    let others = others.filter(|(at, name)| *at != seat.index() && !name.is_empty());
    let others = others.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ");
    // At an empty table the code is all there is to know it by.
    let others = if others.is_empty() { table.code.clone() } else { others };
    Running { kind: table.game, href: format!("/t/{}", table.code), others: words::with(others) }
}
