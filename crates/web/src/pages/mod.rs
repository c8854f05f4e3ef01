//! The pages that are no table.

mod cave_explorer;
mod home;
mod join;
mod minute;
mod my_games;
mod play;
mod practice;
mod replay;
mod rules;
mod settings;
mod setup;
mod table;
mod together;

use games::{Kind, with_game};
use leptos::prelude::*;
use prose::GameSetup;
use voice::{Message, Voiced, pages, table as words};

use crate::parts::Attention;
use crate::router::Router;
use crate::settings::say;

pub(crate) use cave_explorer::cave_explorer;
pub(crate) use home::home;
pub(crate) use minute::minute;
pub(crate) use my_games::my_games;
pub(crate) use play::{random_seed, solo};
pub(crate) use practice::practice;
pub(crate) use replay::replay;
pub(crate) use rules::rules;
pub(crate) use settings::settings;
pub(crate) use table::{screen, table};
pub(crate) use together::together;

/// What a game is called.
pub(crate) fn title_of(kind: Kind) -> Message {
    with_game!(kind, G => G::title())
}

/// What can be chosen before a game.
fn offer(kind: Kind) -> GameSetup {
    with_game!(kind, G => GameSetup::of::<G>())
}

/// What the address asks for under this name: 4 for the players of `?players=4`.
fn asked(name: &str) -> Option<String> {
    untrack(|| Router::of_page().query(name))
}

/// The page for unknown addresses: says that nothing is here, and leads home.
pub(crate) fn not_found() -> AnyView {
    entitle(say(pages::not_found()));
    view! {
        <h1>{say(pages::not_found())}</h1>
        <p>{say(pages::not_found_help())}</p>
        <p><a class="button" href="/">{say(pages::home())}</a></p>
    }
    .into_any()
}

/// Names the page in the browser's title bar, which also says when it is the person's turn.
pub(crate) fn entitle(title: impl Fn() -> String + 'static) {
    let (your_turn, attention) = (say(words::your_turn()), Attention::of_page());
    Effect::new(move || {
        let title = title();
        document().set_title(&if attention.get() {
            format!("{} · {title}", your_turn())
        } else {
            title
        });
    });
}
