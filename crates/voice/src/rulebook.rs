//! The rulebooks in every language.

use locales::{Lang, rulebook_page};
use rulebook::Rulebook;

use crate::pack;

/// The page of a game, in Markdown; the English one if that of the language is not here.
pub fn page(game: &str, lang: Lang) -> Option<&'static str> {
    let in_language = |lang| rulebook_page(game, lang).or_else(|| pack::page(game, lang));
    in_language(lang).or_else(|| in_language(Lang::En))
}

/// The rulebook of a game, named as in records; nothing if there is no such game, or if no page of it has been loaded.
pub fn rulebook(game: &str, lang: Lang) -> Option<Rulebook<'static>> {
    page(game, lang).map(|page| Rulebook::parse(page).expect("a page in shape"))
}
