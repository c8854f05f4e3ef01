//! The rulebook pages: `rulebooks/GAME.md` and its translations.

use crate::Lang;

macro_rules! pages {
    ($($game:literal),* $(,)?) => {
        /// The games that have a rulebook.
        pub const GAMES: &[&str] = &[$($game),*];

        /// The page of a game in a language that is built in.
        #[cfg(not(target_family = "wasm"))]
        pub fn rulebook_page(game: &str, lang: Lang) -> Option<&'static str> {
            let pages: &[&str] = match lang {
                Lang::En => pages!(@all "", [$($game),*]),
                Lang::Nl => pages!(@all ".nl", [$($game),*]),
                Lang::Fr => pages!(@all ".fr", [$($game),*]),
                Lang::De => pages!(@all ".de", [$($game),*]),
                Lang::It => pages!(@all ".it", [$($game),*]),
            };
            pages.get(GAMES.iter().position(|known| *known == game)?).copied()
        }
    };
    (@all $lang:literal, [$($game:literal),*]) => {
        &[$(include_str!(concat!("../../../rulebooks/", $game, $lang, ".md"))),*]
    };
}

/// In a browser no page is built in.
#[cfg(target_family = "wasm")]
pub const fn rulebook_page(_game: &str, _lang: Lang) -> Option<&'static str> {
    None
}

pages!["diamant", "mirrors", "kadora"];
