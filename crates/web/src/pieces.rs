//! The program in pieces: the page opens with the first, and brings each of the others when it is needed.

#![expect(
    clippy::unnecessary_wraps,
    reason = "that a piece does not come is added by `wasm_split`"
)]

use std::sync::Arc;

use fair::Receipt;
use games::{Diamant, Kadora, Kind, Mirrors};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use table::RecordError;
use voice::fair::{self as shuffle, Finding};
use voice::{online as lines, pages as words};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::online::{self, Online};
use crate::pages::{self, Recorded};
use crate::route::Route;
use crate::router::Router;
use crate::session::Screen;
use crate::settings::Settings;
use crate::tables::Drawn;

/// What can be done with a game whose piece is here.
#[derive(Clone, Copy)]
pub(crate) struct Piece {
    /// Plays it alone against bots.
    pub(crate) alone: fn() -> AnyView,
    /// Shows it as it is played on the server.
    pub(crate) screen: fn(Online) -> Option<Screen>,
    /// Reads a record of it.
    pub(crate) recorded: fn(Value) -> Result<Recorded, RecordError>,
    /// Says whether the shuffle of a record of it was the one that a receipt promises.
    pub(crate) verdict: fn(Value, Option<&Receipt>) -> Finding,
}

impl Piece {
    fn of<G: Drawn>() -> Self {
        Self {
            alone: pages::alone::<G>,
            screen: online::screen::<G>,
            recorded: pages::recorded::<G>,
            verdict: shuffle::verdict::<G>,
        }
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

/// Brings the piece of a game.
pub(crate) async fn of_game(kind: Kind) -> Result<Piece, SplitLoaderError> {
    match kind {
        Kind::Diamant => diamant().await,
        Kind::Mirrors => mirrors().await,
        Kind::Kadora => kadora().await,
    }
}

#[wasm_split(table, fallible)]
fn table() -> Result<fn(String) -> AnyView, SplitLoaderError> {
    Ok(pages::table)
}

#[wasm_split(table, fallible)]
fn screen() -> Result<fn(String) -> AnyView, SplitLoaderError> {
    Ok(pages::screen)
}

/// What draws a page.
type Page = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// Brings what draws the page of an address.
async fn of_page(route: Route) -> Result<Page, SplitLoaderError> {
    Ok(match route {
        Route::Home => Arc::new(pages::home),
        Route::Play(game) => Arc::new(of_game(game).await?.alone),
        Route::Replay => Arc::new(pages::replay),
        Route::Rules(game) => Arc::new(move || pages::rules(game)),
        Route::Table(code) => {
            let table = table().await?;
            Arc::new(move || table(code.clone()))
        }
        Route::Screen(code) => {
            let screen = screen().await?;
            Arc::new(move || screen(code.clone()))
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
        if brought.try_set(Some(of_page(route).await.ok())).is_none() {
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
fn not_here() -> AnyView {
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
