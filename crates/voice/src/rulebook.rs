//! The rulebook pages: `rulebooks/GAME.md` and its translations.

use rulebook::Rulebook;

use crate::{Lang, pack};

macro_rules! pages {
    ($($game:literal),* $(,)?) => {
        /// The games that have a rulebook.
        pub const GAMES: &[&str] = &[$($game),*];

        /// The page of a game in a language that is built in.
        #[cfg(not(target_family = "wasm"))]
        pub(crate) fn built_in(game: &str, lang: Lang) -> Option<&'static str> {
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
pub(crate) const fn built_in(_game: &str, _lang: Lang) -> Option<&'static str> {
    None
}

pages!["diamant", "mirrors", "kadora"];

/// The page of a game, in Markdown; the English one if that of the language is not here.
pub fn page(game: &str, lang: Lang) -> Option<&'static str> {
    let in_language = |lang| built_in(game, lang).or_else(|| pack::page(game, lang));
    in_language(lang).or_else(|| in_language(Lang::En))
}

/// The rulebook of a game, named as in records; nothing if there is no such game, or if no page of it has been loaded.
pub fn rulebook(game: &str, lang: Lang) -> Option<Rulebook<'static>> {
    page(game, lang).map(|page| Rulebook::parse(page).expect("a page in shape"))
}
