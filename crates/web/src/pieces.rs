//! The program in pieces: the page opens with the first, and brings each of the others when it is needed.

#![expect(
    clippy::unnecessary_wraps,
    reason = "that a piece does not come is added by `wasm_split`"
)]

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use fair::Receipt;
use games::{Diamant, Kadora, Kind, Mirrors};
use js_sys::{Function, Promise};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use table::RecordError;
use voice::fair::Finding;
use voice::{Late, online as lines, pages as words};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::online::{self, Online};
use crate::pages;
use crate::parts;
use crate::played;
use crate::route::Route;
use crate::router::Router;
use crate::session::{self, Reel, Screen};
use crate::settings::Settings;
use crate::shuffle;
use crate::tables::{self, Advise, Drawn, Ending, Explain};
use crate::{language, learn};

thread_local! {
    static STYLES: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Sets what promises the style sheet of a game.
pub(crate) fn set_styles(bring: Function) {
    STYLES.set(Some(bring));
}

/// What can be done with a game whose piece is here.
#[derive(Clone, Copy)]
pub(crate) struct Piece {
    /// Plays it alone against bots.
    pub(crate) alone: fn() -> AnyView,
    /// Shows it as it is played on the server.
    pub(crate) screen: fn(Online) -> Option<Screen>,
    /// Reads a record of it.
    pub(crate) reel: fn(Value) -> Result<Rc<dyn Reel>, RecordError>,
}

impl Piece {
    fn of<G: Drawn>() -> Self {
        Self { alone: pages::alone::<G>, screen: online::screen::<G>, reel: session::reel::<G> }
    }
}

#[wasm_split(diamant, fallible)]
fn diamant() -> Result<Piece, SplitLoaderError> {
    Ok(Piece::of::<Diamant>())
}

#[wasm_split(mirrors, fallible)]
fn mirrors() -> Result<Piece, SplitLoaderError> {
    Ok(Piece::of::<Mirrors>())
}

#[wasm_split(kadora, fallible)]
fn kadora() -> Result<Piece, SplitLoaderError> {
    Ok(Piece::of::<Kadora>())
}

/// What draws the end of each game, and what gives hints in it.
#[derive(Clone, Copy)]
pub(crate) struct Endings {
    pub(crate) diamant: Ending<Diamant>,
    pub(crate) mirrors: Ending<Mirrors>,
    pub(crate) kadora: Ending<Kadora>,
    pub(crate) advice: Advice,
}

/// What gives hints in each game.
#[derive(Clone, Copy)]
pub(crate) struct Advice {
    pub(crate) diamant: Advise<Diamant>,
    pub(crate) mirrors: Advise<Mirrors>,
    pub(crate) kadora: Advise<Kadora>,
}

/// Brings what draws the end of a game, and what gives hints. It is in the piece of what is done with games that are over: every further
/// piece would cut what all share into smaller files.
#[wasm_split(records, fallible)]
pub(crate) fn endings() -> Result<Endings, SplitLoaderError> {
    Ok(Endings {
        diamant: tables::diamant::ending,
        mirrors: tables::mirrors::ending,
        kadora: tables::kadora::ending,
        advice: Advice {
            diamant: session::advise::<Diamant>,
            mirrors: session::advise::<Mirrors>,
            kadora: session::advise::<Kadora>,
        },
    })
}

/// Brings what draws the end of a game, and its words; nothing if one of them does not come.
pub(crate) async fn of_endings() -> Option<Endings> {
    let endings = endings().await.ok()?;
    language::bring_words(&[Late::Ending]).await.then_some(endings)
}

/// What explains each game as it is played.
#[derive(Clone, Copy)]
pub(crate) struct Firsts {
    pub(crate) diamant: Explain<Diamant>,
    pub(crate) mirrors: Explain<Mirrors>,
    pub(crate) kadora: Explain<Kadora>,
}

/// Brings what explains the games: in the piece of games that are over, for the same reason.
#[wasm_split(records, fallible)]
pub(crate) fn firsts() -> Result<Firsts, SplitLoaderError> {
    Ok(Firsts {
        diamant: parts::firsts::<Diamant>,
        mirrors: parts::firsts::<Mirrors>,
        kadora: parts::firsts::<Kadora>,
    })
}

/// Brings the piece of a game, and its style sheet; nothing if one of them does not come.
pub(crate) async fn of_game(kind: Kind) -> Option<Piece> {
    let style = style(kind.name());
    let piece = match kind {
        Kind::Diamant => diamant().await,
        Kind::Mirrors => mirrors().await,
        Kind::Kadora => kadora().await,
    };
    JsFuture::from(style?).await.ok()?;
    piece.ok()
}

/// The style sheet of the lessons.
const LEARN: &str = "learn";

/// The style sheet of playing together.
const ONLINE: &str = "online";

/// Begins to bring a style sheet.
pub(crate) fn style(name: &str) -> Option<Promise> {
    let bring = STYLES.with_borrow(Clone::clone)?;
    bring.call1(&JsValue::NULL, &name.into()).ok()?.dyn_into().ok()
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

/// What can be done with games that are over, positions to practise, and the lessons: a piece of their own would cut what the games share
/// into many small files, and make every table heavier.
#[derive(Clone, Copy)]
pub(crate) struct Records {
    /// Shows recorded games.
    replay: fn() -> AnyView,
    /// Lists the games that were finished on this device.
    my_games: fn() -> AnyView,
    /// Explores caves of Diamant.
    explore: fn() -> AnyView,
    /// Shows positions to practise.
    practice: fn(Kind) -> AnyView,
    /// Lists the lessons.
    lessons: fn() -> AnyView,
    /// Teaches a game.
    lesson: fn(Kind) -> AnyView,
    /// Stores a game alone that is over.
    pub(crate) keep_alone: fn(&str),
    /// Stores a game at a table that is over: its record, its code, and the person's seat.
    pub(crate) keep: fn(&str, &str, usize),
    /// Says whether the shuffle of a record was the one that a receipt promises.
    pub(crate) verdict: fn(Value, Option<&Receipt>) -> Finding,
}

#[wasm_split(records, fallible)]
fn records() -> Result<Records, SplitLoaderError> {
    Ok(Records {
        replay: pages::replay,
        my_games: pages::my_games,
        explore: pages::explore,
        practice: pages::practice,
        lessons: learn::lessons,
        lesson: learn::lesson,
        keep_alone: played::keep_alone,
        keep: played::keep,
        verdict: shuffle::verdict,
    })
}

/// Brings what can be done with games that are over; nothing if it does not come.
pub(crate) async fn of_records() -> Option<Records> {
    let records = records().await.ok()?;
    language::bring_words(&[Late::Online, Late::Fair, Late::Ending]).await.then_some(records)
}

/// Brings what is said of playing together; nothing if it does not come.
async fn online_words() -> Option<()> {
    language::bring_words(&[Late::Online, Late::Fair]).await.then_some(())
}

/// What draws a page.
type Page = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// Brings what draws the page of an address; nothing if it does not come.
async fn of_page(route: Route) -> Option<Page> {
    Some(match route {
        Route::Home => Arc::new(pages::home),
        Route::Play(game) => Arc::new(of_game(game).await?.alone),
        Route::Replay => Arc::new(of_records().await?.replay),
        Route::Practice(game) => {
            let style = style(game.name())?;
            let practice = of_records().await?.practice;
            JsFuture::from(style).await.ok()?;
            Arc::new(move || practice(game))
        }
        Route::Rules(game) => Arc::new(move || pages::rules(game)),
        Route::Lessons => Arc::new(of_records().await?.lessons),
        Route::Learn(game) => {
            let styles = [style(game.name())?, style(LEARN)?];
            let lesson = of_records().await?.lesson;
            for style in styles {
                JsFuture::from(style).await.ok()?;
            }
            Arc::new(move || lesson(game))
        }
        Route::Table(code) => {
            let style = style(ONLINE);
            let table = table().await.ok()?;
            online_words().await?;
            JsFuture::from(style?).await.ok()?;
            Arc::new(move || table(code.clone()))
        }
        Route::Screen(code) => {
            let style = style(ONLINE);
            let screen = screen().await.ok()?;
            online_words().await?;
            JsFuture::from(style?).await.ok()?;
            Arc::new(move || screen(code.clone()))
        }
        Route::Explore => Arc::new(of_records().await?.explore),
        Route::MyGames => Arc::new(of_records().await?.my_games),
        Route::Together => {
            let style = style(ONLINE);
            let together = together().await.ok()?;
            online_words().await?;
            JsFuture::from(style?).await.ok()?;
            Arc::new(together)
        }
        Route::Settings => Arc::new(pages::settings),
    })
}

/// The page of an address, as soon as its piece is here; meanwhile nothing, and where it does not come, a way to try again.
pub(crate) fn page(route: Route) -> AnyView {
    let router = Router::of_page();
    let brought = RwSignal::new(None);
    spawn_local(async move {
        // Meanwhile the page may have been left.
        if brought.try_set(Some(of_page(route).await)).is_none() {
            router.announce();
        }
    });
    let shown = move || match brought.get() {
        None => ().into_any(),
        Some(Some(page)) => page(),
        Some(None) => not_here(),
    };
    shown.into_any()
}

/// A piece did not come: there is no network, or a newer server, whose page has other pieces.
pub(crate) fn not_here() -> AnyView {
    let settings = Settings::of_page();
    let reload = |_| {
        // A page that cannot be loaded anew stays as it is.
        let _ = window().location().reload();
    };
    view! {
        <p role="alert">{move || settings.say(&words::not_here())}</p>
        <button type="button" on:click=reload>{move || settings.say(&lines::try_now())}</button>
    }
    .into_any()
}
