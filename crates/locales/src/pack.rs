//! The packs in which a browser loads a language.

use crate::{GAMES, IN_BROWSERS, Lang, rulebook_page, texts};

/// Stands between the parts of a pack, and in none of them.
const BETWEEN: char = '\0';

/// The sentences that browsers have, of a language that is built in, to be loaded where it is not.
pub fn pack(lang: Lang) -> Option<String> {
    Some(join(texts(lang)?.iter().copied().take(IN_BROWSERS)))
}

/// The rulebooks of a language where they are built in, to be loaded where they are not.
pub fn pack_rulebooks(lang: Lang) -> Option<String> {
    let pages: Option<Vec<_>> = GAMES.iter().map(|game| rulebook_page(game, lang)).collect();
    Some(join(pages?))
}

/// The parts of a pack.
pub fn split(pack: &str) -> impl Iterator<Item = &str> {
    pack.split(BETWEEN)
}

/// A pack of these parts.
pub fn join<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(&BETWEEN.to_string())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use super::*;

    #[test]
    fn the_packs_hold_all_that_a_language_has() {
        for lang in Lang::ALL {
            let sentences = pack(lang).unwrap();
            assert!(split(&sentences).eq(texts(lang).unwrap()[..IN_BROWSERS].iter().copied()));
            let pages = pack_rulebooks(lang).unwrap();
            assert!(split(&pages).eq(GAMES.iter().map(|game| rulebook_page(game, lang).unwrap())));
        }
    }
}
