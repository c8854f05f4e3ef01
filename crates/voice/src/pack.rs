//! A language in one piece. Outside a browser all languages are built in; inside, English is, and the others are brought.

use std::sync::OnceLock;

use crate::locales::IN_BROWSERS;
use crate::rulebook::{GAMES, built_in};
use crate::{Lang, Rulebook, Voice, locales};

/// Stands between the parts of a pack, and in none of them.
const BETWEEN: char = '\0';

/// The sentences that browsers have and the rulebooks of a language that is built in, to be brought to where it is not.
pub fn pack(lang: Lang) -> Option<String> {
    let sentences = locales::texts(lang)?.iter().copied().take(IN_BROWSERS);
    let pages = GAMES.iter().filter_map(|game| built_in(game, lang));
    Some(sentences.chain(pages).collect::<Vec<_>>().join(&BETWEEN.to_string()))
}

/// Brings a language: from then on [`Voice::of`] speaks it. Returns whether it is here, which what is no pack does not bring.
pub fn bring(lang: Lang, pack: &str) -> bool {
    if is_here(lang) {
        return true;
    }
    let Some((sentences, pages)) = read(pack) else { return false };
    if Voice::bring(lang, &sentences) {
        // Both are set together, once.
        let _ = PAGES[lang as usize].set(pages);
    }
    is_here(lang)
}

/// Whether a language is built in or has been brought. [`Voice::of`] speaks English instead of one that is not.
pub fn is_here(lang: Lang) -> bool {
    locales::texts(lang).is_some() || PAGES[lang as usize].get().is_some()
}

/// The rulebook pages that were brought, in the order of [`GAMES`].
static PAGES: [OnceLock<Vec<String>>; Lang::ALL.len()] =
    [const { OnceLock::new() }; Lang::ALL.len()];

/// A rulebook page that was brought.
pub(crate) fn page(game: &str, lang: Lang) -> Option<&'static str> {
    let place = GAMES.iter().position(|known| *known == game)?;
    PAGES[lang as usize].get()?.get(place).map(String::as_str)
}

/// The sentences and the pages of a pack; nothing if it has not all of them, or not in shape.
fn read(pack: &str) -> Option<(Vec<&str>, Vec<String>)> {
    let mut sentences: Vec<&str> = pack.split(BETWEEN).collect();
    if sentences.len() != IN_BROWSERS + GAMES.len() {
        return None;
    }
    let pages = sentences.split_off(IN_BROWSERS);
    let in_shape = pages.iter().all(|page| Rulebook::parse(page).is_ok());
    in_shape.then(|| (sentences, pages.into_iter().map(str::to_owned).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_holds_all_that_a_language_has() {
        for lang in Lang::ALL {
            let pack = pack(lang).unwrap();
            let (sentences, pages) = read(&pack).unwrap();
            assert_eq!(sentences, locales::texts(lang).unwrap()[..IN_BROWSERS]);
            let built: Vec<_> = GAMES.iter().map(|game| built_in(game, lang).unwrap()).collect();
            assert_eq!(pages, built);
        }
    }

    #[test]
    fn what_is_no_pack_is_not_read_as_one() {
        let whole = pack(Lang::Fr).unwrap();
        assert_eq!(read(""), None);
        assert_eq!(read("<!doctype html>"), None);
        assert_eq!(read(whole.rsplit_once(BETWEEN).unwrap().0), None);
        assert_eq!(read(&whole.replace("### ", "")), None);
    }
}
