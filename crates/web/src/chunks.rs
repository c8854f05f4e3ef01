//! The program in chunks: the page opens with the first, and loads each of the others when it is needed.

#![expect(
    clippy::unnecessary_wraps,
    reason = "that loading a chunk fails is added by `wasm_split`"
)]

use std::rc::Rc;
use std::sync::Arc;

use fair::Receipt;
use games::{Diamant, Kadora, Kind, Mirrors};
use js_sys::Promise;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use voice::fair::Finding;
use voice::{Arg, Late, online as lines, pages as words};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::finished_games;
use crate::online::{self, Online};
use crate::pages;
use crate::parts;
use crate::route::Route;
use crate::router::{Router, reload};
use crate::session::{self, AnyReplay, AnySession};
use crate::settings::say;
use crate::shell::{settled, shell};
use crate::shuffle;
use crate::tables::{self, Drawn, Extras};
use crate::{language, learn};

/// What can be done with a game whose chunk is loaded.
#[derive(Clone, Copy)]
pub(crate) struct GameChunk {
    /// Plays it against bots.
    pub(crate) solo: fn() -> AnyView,
    /// The session of a game on the server, once its first update is here.
    pub(crate) session: fn(Online) -> Option<AnySession>,
    /// Opens the replay of a record of it.
    pub(crate) open_replay: fn(Value) -> Result<Rc<dyn AnyReplay>, Arg>,
}

impl GameChunk {
    fn of<G: Drawn>() -> Self {
        Self {
            solo: pages::solo::<G>,
            session: online::session::<G>,
            open_replay: session::open_replay::<G>,
        }
    }
}

#[wasm_split(diamant, fallible)]
fn diamant() -> Result<GameChunk, SplitLoaderError> {
    Ok(GameChunk::of::<Diamant>())
}

#[wasm_split(mirrors, fallible)]
fn mirrors() -> Result<GameChunk, SplitLoaderError> {
    Ok(GameChunk::of::<Mirrors>())
}

#[wasm_split(kadora, fallible)]
fn kadora() -> Result<GameChunk, SplitLoaderError> {
    Ok(GameChunk::of::<Kadora>())
}

/// Loads the chunk of a game, and its style sheet; nothing if one of them fails to load.
pub(crate) async fn load_game(kind: Kind) -> Option<GameChunk> {
    let chunk = async {
        match kind {
            Kind::Diamant => diamant().await.ok(),
            Kind::Mirrors => mirrors().await.ok(),
            Kind::Kadora => kadora().await.ok(),
        }
    };
    with_styles(&[kind.name()], chunk).await
}

/// Loads code together with style sheets; nothing if one of them fails to load.
async fn with_styles<T>(names: &[&str], code: impl Future<Output = Option<T>>) -> Option<T> {
    let styles: Option<Vec<_>> = names.iter().map(|name| load_style(name)).collect();
    let code = code.await?;
    for style in styles? {
        settled(style).await?;
    }
    Some(code)
}

/// Begins to load a style sheet.
pub(crate) fn load_style(name: &str) -> Option<Promise> {
    shell()?.load_style(name).ok()
}

#[wasm_split(table, fallible)]
fn table() -> Result<fn(String) -> AnyView, SplitLoaderError> {
    Ok(pages::table)
}

#[wasm_split(table, fallible)]
fn screen() -> Result<fn(String) -> AnyView, SplitLoaderError> {
    Ok(pages::screen)
}

#[wasm_split(table, fallible)]
fn together() -> Result<fn() -> AnyView, SplitLoaderError> {
    Ok(pages::together)
}

/// What can be done with finished games, positions to practise, and the lessons, and what a table needs late: a chunk of its own for any
/// of these would split what the games share into many small files, and make every table heavier.
pub(crate) struct RecordsChunk {
    pub(crate) diamant: Extras<Diamant>,
    pub(crate) mirrors: Extras<Mirrors>,
    pub(crate) kadora: Extras<Kadora>,
    replay: fn() -> AnyView,
    my_games: fn() -> AnyView,
    cave_explorer: fn() -> AnyView,
    practice: fn(Kind) -> AnyView,
    lessons: fn() -> AnyView,
    lesson: fn(Kind) -> AnyView,
    /// Stores a finished game against bots.
    pub(crate) store_solo: fn(&str),
    /// Stores a finished game of a table: its record, its code, and the person's seat.
    pub(crate) store: fn(&str, &str, usize),
    /// Says whether the shuffle of a record was the one that a receipt promises.
    pub(crate) verdict: fn(Value, Option<&Receipt>) -> Finding,
}

/// Loads the chunk for finished games.
#[wasm_split(records, fallible)]
pub(crate) fn records() -> Result<RecordsChunk, SplitLoaderError> {
    Ok(RecordsChunk {
        diamant: Extras::with(tables::diamant::ending),
        mirrors: Extras::with(tables::mirrors::ending),
        kadora: Extras::with(tables::kadora::ending),
        replay: pages::replay,
        my_games: pages::my_games,
        cave_explorer: pages::cave_explorer,
        practice: pages::practice,
        lessons: learn::lessons,
        lesson: learn::lesson,
        store_solo: finished_games::store_solo,
        store: finished_games::store,
        verdict: shuffle::verdict,
    })
}

/// Loads the chunk for finished games, and its words; nothing if one of them fails to load.
pub(crate) async fn load_records() -> Option<RecordsChunk> {
    let records = records().await.ok()?;
    language::load_words(&[Late::Online, Late::Fair, Late::Ending]).await.then_some(records)
}

/// Loads a page of playing together with its words and style; nothing if one of them fails to load.
async fn load_online<T>(page: impl Future<Output = Result<T, SplitLoaderError>>) -> Option<T> {
    let page = async {
        let page = page.await.ok()?;
        language::load_words(&[Late::Online, Late::Fair]).await.then_some(page)
    };
    with_styles(&["online"], page).await
}

/// The function that draws a page.
type Page = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// Loads the page of an address; nothing if that fails.
async fn load_page(route: Route) -> Option<Page> {
    Some(match route {
        Route::Home => Arc::new(pages::home),
        Route::Play(game) => Arc::new(load_game(game).await?.solo),
        Route::Replay => Arc::new(load_records().await?.replay),
        Route::Practice(game) => {
            let records = with_styles(&[game.name()], load_records()).await?;
            Arc::new(move || (records.practice)(game))
        }
        Route::Rules(game) => Arc::new(move || pages::rules(game)),
        Route::Lessons => Arc::new(load_records().await?.lessons),
        Route::Learn(game) => {
            let records = with_styles(&[game.name(), "learn"], load_records()).await?;
            Arc::new(move || (records.lesson)(game))
        }
        Route::Table(code) => {
            let table = load_online(table()).await?;
            Arc::new(move || table(code.clone()))
        }
        Route::Screen(code) => {
            let screen = load_online(screen()).await?;
            Arc::new(move || screen(code.clone()))
        }
        Route::CaveExplorer => Arc::new(load_records().await?.cave_explorer),
        Route::MyGames => Arc::new(load_records().await?.my_games),
        Route::Together => Arc::new(load_online(together()).await?),
        Route::Settings => Arc::new(pages::settings),
    })
}

/// The page of an address, as soon as its chunk is loaded; meanwhile nothing, and if that fails, a button to reload.
pub(crate) fn page(route: Route) -> AnyView {
    let router = Router::of_page();
    let loaded = RwSignal::new(None);
    spawn_local(async move {
        // Meanwhile the page may have been left.
        if loaded.try_set(Some(load_page(route).await)).is_none() {
            router.announce();
        }
    });
    let shown = move || match loaded.get() {
        None => ().into_any(),
        Some(Some(page)) => page(),
        Some(None) => not_loaded(),
    };
    shown.into_any()
}

/// A chunk failed to load: there is no network, or a newer server, whose page has other chunks.
pub(crate) fn not_loaded() -> AnyView {
    view! {
        <p role="alert">{say(words::not_here())}</p>
        {parts::button(say(lines::try_now()), reload)}
    }
    .into_any()
}
