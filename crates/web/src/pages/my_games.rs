//! My games: every game that was finished on this device, with its result and its replay, and how often the person won.

use games::Kind;
use js_sys::{Array, Date};
use leptos::prelude::*;
use leptos::task::spawn_local;
use voice::{Lang, Message, home as words, kadora::table as kadora_words, pages};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url};
use wire::{MyTable, TableStage};

use super::{entitle, title_of};
use crate::finished_games::{self, FinishedGame, OpponentCount, WinCount};
use crate::language;
use crate::online::{get, get_text};
use crate::parts::button;
use crate::settings::{Settings, say};
use crate::storage;

/// How many games are listed before the person asks for all of them.
const FIRST: usize = 20;

/// How many opponents are listed.
const OPPONENTS: usize = 12;

/// The page.
pub(crate) fn my_games() -> AnyView {
    entitle(say(words::games()));
    finished_games::store_solo_games();
    let games = RwSignal::new(finished_games::all());
    spawn_local(async move {
        if take_up_tables().await {
            games.try_set(finished_games::all());
        }
    });
    let list = GameList { games, whole: RwSignal::new(false), deleting: RwSignal::new(false) };
    let page =
        move || games.with(|games| if games.is_empty() { empty() } else { list.filled(games) });
    view! {
        <h1>{say(words::games())}</h1>
        {page}
        <p class="note">{say(words::games_here())}</p>
        <p class="row">
            <a href="/replay">{say(pages::replay())}</a>
            {Kind::ALL.map(|kind| view! {
                <a href=format!("/practice/{kind}")>{say(words::practice_of(title_of(kind)))}</a>
            })}
        </p>
    }
    .into_any()
}

/// Fetches the records of tables that were over while this page was closed. Returns whether there are new ones.
async fn take_up_tables() -> bool {
    let Ok(mine) = get::<Vec<MyTable>>("/api/me").await else { return false };
    let mut new = false;
    for MyTable { table, seat, result, .. } in mine {
        // A game that was given up has no result.
        let finished = table.stage == TableStage::Over && result.is_some();
        if finished && !finished_games::is_known(&table.code) {
            let path = format!("/api/tables/{}/record", table.code);
            if let Ok(record) = get_text(&path).await {
                finished_games::store(&record, &table.code, seat.index());
                new = true;
            }
        }
    }
    new
}

/// A line of a table: how often the person won, and how often the opponent.
struct Row {
    name: String,
    /// What the opponent is like.
    note: Option<String>,
    of: WinCount,
    theirs: Option<u32>,
}

#[derive(Clone, Copy)]
struct GameList {
    games: RwSignal<Vec<FinishedGame>>,
    /// Whether all games are listed.
    whole: RwSignal<bool>,
    /// Whether it is asked if all games shall be deleted.
    deleting: RwSignal<bool>,
}

impl GameList {
    fn filled(self, games: &[FinishedGame]) -> AnyView {
        let shown = if self.whole.get() { games.len() } else { FIRST };
        let more = (games.len() > shown)
            .then(|| button(say(words::games_all(games.len())), move || self.whole.set(true)));
        let by_game = finished_games::by_game(games).into_iter();
        let by_game = by_game.map(|(kind, of)| {
            let name = say(title_of(kind))();
            Row { name, note: None, of, theirs: None }
        });
        let by_opponent = finished_games::by_opponent(games).into_iter().take(OPPONENTS);
        let by_opponent = by_opponent.map(|OpponentCount { name, temper, wins, theirs }| {
            let note = (!temper.is_empty()).then(|| say(pages::temper(temper))());
            Row { name, note, of: wins, theirs: Some(theirs) }
        });
        let full = (!storage::works()).then(|| {
            view! { <p class="offline" role="status">{say(words::games_full())}</p> }
        });
        view! {
            {full}
            <div class="played">
                {tallies(words::games_game(), by_game.collect())}
                {tallies(words::games_opponent(), by_opponent.collect())}
                <section class="board">
                    <h2>{say(words::games_latest())}</h2>
                    <ul class="lines">
                        {games.iter().take(shown).map(|game| self.line(game)).collect_view()}
                    </ul>
                    {more}
                </section>
            </div>
            {self.tools()}
        }
        .into_any()
    }

    fn line(self, game: &FinishedGame) -> AnyView {
        let title = title_of(game.game);
        let lang = Settings::of_page().lang.get();
        let (won, id) = (game.won(), game.id.clone());
        // At Kadora for two the virtual player has a seat and no name.
        let unnamed = || say(kadora_words::dummy_hand())();
        let winners = game.winners.iter();
        let winners = winners.map(|&seat| game.names.get(seat).cloned().unwrap_or_else(unnamed));
        let winners = winners.collect::<Vec<_>>().join(", ");
        let result = if won { words::games_you_won() } else { words::games_winner(winners) };
        let points = game.names.iter().zip(&game.points);
        let points: Vec<_> = points.map(|(name, points)| format!("{name} {points}")).collect();
        let replay = (game.stored > 0).then(|| {
            view! {
                <a
                    href=format!("/replay?played={}", game.id)
                    aria-label=say(words::games_replay(title.clone(), day(game.at, lang)))
                >
                    {say(pages::look_again())}
                </a>
            }
        });
        let delete = move |_| {
            finished_games::delete(&id);
            self.games.set(finished_games::all());
        };
        view! {
            <li class="row" class:won=won>
                <span>
                    <strong>{say(title.clone())}</strong>
                    ", " {say(result)} <br/>
                    <span class="note">{day(game.at, lang)} " · " {points.join(" · ")}</span>
                </span>
                <span class="row">
                    {replay}
                    <button
                        type="button"
                        class="plain"
                        aria-label=say(words::games_delete_one(title, day(game.at, lang)))
                        on:click=delete
                    >
                        {say(words::games_delete())}
                    </button>
                </span>
            </li>
        }
        .into_any()
    }

    /// Taking everything along, and deleting everything.
    fn tools(self) -> impl IntoView {
        let ask = move || {
            if !self.deleting.get() {
                return button(say(words::games_delete_all()), move || self.deleting.set(true));
            }
            let delete = move || {
                finished_games::delete_all();
                self.deleting.set(false);
                self.games.set(Vec::new());
            };
            view! {
                <div class="confirm row" role="alert">
                    <p>{say(words::games_delete_sure())}</p>
                    {button(say(words::games_keep()), move || self.deleting.set(false))}
                    {button(say(words::games_delete_all()), delete)}
                </div>
            }
            .into_any()
        };
        let export = || {
            save(&finished_games::export());
        };
        view! {
            <div class="row tools">
                {button(say(words::games_export()), export)}
                {ask}
            </div>
        }
    }
}

fn empty() -> AnyView {
    let why = if storage::works() { words::games_none() } else { words::games_unstored() };
    view! {
        <p class="lead">{say(why)}</p>
        <p><a class="button" href="/">{say(words::games_first())}</a></p>
    }
    .into_any()
}

/// How often the person won, of each.
fn tallies(of: Message, rows: Vec<Row>) -> impl IntoView {
    let against = rows.iter().any(|row| row.theirs.is_some());
    let theirs = against.then(|| view! { <th scope="col">{say(words::games_theirs())}</th> });
    let rows = rows.into_iter().map(|Row { name, note, of: WinCount { games, won }, theirs }| {
        let percent = (won * 100 + games / 2) / games.max(1);
        view! {
            <tr>
                <th scope="row">
                    {name} {note.map(|note| view! { " " <small class="note">{note}</small> })}
                </th>
                <td>{games}</td>
                <td>{won}</td>
                <td>{percent}</td>
                {theirs.map(|theirs| view! { <td>{theirs}</td> })}
            </tr>
        }
    });
    view! {
        <section class="board"><table class="tally">
            <thead>
                <tr>
                    <th scope="col">{say(of)}</th>
                    <th scope="col">{say(words::games_count())}</th>
                    <th scope="col">{say(words::games_won())}</th>
                    <th scope="col">"%"</th>
                    {theirs}
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table></section>
    }
}

/// The day of a moment, as the language of the page writes it.
fn day(at: f64, lang: Lang) -> String {
    let date = Date::new(&JsValue::from_f64(at));
    String::from(date.to_locale_date_string(&language::locale(lang), &JsValue::UNDEFINED))
}

/// Offers a text as a file to download; nothing if the browser has no room for it.
fn save(text: &str) -> Option<()> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.unchecked_into();
    link.set_href(&address);
    link.set_download("adamant-games.json");
    link.click();
    Url::revoke_object_url(&address).ok()
}
