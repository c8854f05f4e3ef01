//! Loading a language from packs: its sentences, its rulebooks, and what few visits need ([`Late`]). Outside a browser all languages are
//! built in; inside, the English sentences are, and everything else is loaded when it is needed.

use std::sync::OnceLock;

use locales::{FILES, GAMES, IN_BROWSERS, Lang, Late, rulebook_page, split};

use crate::{Rulebook, Voice, is_loaded, late_is_loaded};

/// Loads the sentences of a language that has not been spoken yet, instead of those that are built in, if any. Returns whether the
/// language can be spoken.
pub fn load(lang: Lang, pack: &str) -> bool {
    read(pack).is_some_and(|sentences| Voice::load(lang, &sentences)) || is_loaded(lang)
}

/// Loads more of a language that is loaded. Returns whether it is loaded now; false for a text that is no such pack.
pub fn load_late(lang: Lang, late: Late, pack: &str) -> bool {
    if !late_is_loaded(lang, late) && is_of(late, pack) {
        Voice::load_late(lang, late, pack);
    }
    late_is_loaded(lang, late)
}

/// Whether a text has the messages of a late pack: each of them begins with its name.
fn is_of(late: Late, text: &str) -> bool {
    text.lines().any(|line| {
        let rest = line.strip_prefix(late.name()).and_then(|rest| rest.strip_prefix('-'));
        rest.is_some_and(|rest| rest.contains(" ="))
    })
}

/// Loads the rulebooks of a language. Returns whether they are loaded; false for a text that is no pack of rulebooks.
pub fn load_rulebooks(lang: Lang, pack: &str) -> bool {
    if !rulebooks_are_loaded(lang)
        && let Some(pages) = read_rulebooks(pack)
    {
        // They are set once.
        let _ = PAGES[lang as usize].set(pages);
    }
    rulebooks_are_loaded(lang)
}

/// Whether the rulebooks of a language are built in or have been loaded.
pub fn rulebooks_are_loaded(lang: Lang) -> bool {
    PAGES[lang as usize].get().is_some()
        || GAMES.iter().all(|game| rulebook_page(game, lang).is_some())
}

/// The rulebook pages that were loaded, in the order of [`GAMES`].
static PAGES: [OnceLock<Vec<String>>; Lang::ALL.len()] =
    [const { OnceLock::new() }; Lang::ALL.len()];

/// The page of a game, in Markdown; the English one if that of the language is not here.
pub fn page(game: &str, lang: Lang) -> Option<&'static str> {
    let place = GAMES.iter().position(|known| *known == game)?;
    let loaded = |lang: Lang| PAGES[lang as usize].get()?.get(place).map(String::as_str);
    let in_language = |lang| rulebook_page(game, lang).or_else(|| loaded(lang));
    in_language(lang).or_else(|| in_language(Lang::En))
}

/// The rulebook of a game, named as in records; nothing if there is no such game, or if no page of it has been loaded.
pub fn rulebook(game: &str, lang: Lang) -> Option<Rulebook<'static>> {
    page(game, lang).map(|page| Rulebook::parse(page).expect("a page in shape"))
}

/// The sentences of a pack, file by file; nothing if they are neither all that browsers have nor all there are.
fn read(pack: &str) -> Option<Vec<&str>> {
    let sentences: Vec<_> = split(pack).collect();
    [IN_BROWSERS, FILES.len()].contains(&sentences.len()).then_some(sentences)
}

/// The pages of a pack of rulebooks; nothing if it has not all of them, or not in shape.
fn read_rulebooks(pack: &str) -> Option<Vec<String>> {
    let pages: Vec<_> = split(pack).map(str::to_owned).collect();
    let whole = pages.len() == GAMES.len();
    (whole && pages.iter().all(|page| Rulebook::parse(page).is_ok())).then_some(pages)
}

#[cfg(test)]
mod tests {
    use locales::{pack, pack_rulebooks};

    use super::*;

    #[test]
    fn a_browser_learns_late_what_few_visits_need() {
        for lang in Lang::ALL {
            let texts = locales::texts(lang).unwrap();
            for &late in Late::ALL {
                let pack = locales::late(lang, late).unwrap();
                assert!(is_of(late, pack), "{lang}: {late:?}");
                assert!(!texts.iter().take(IN_BROWSERS).any(|text| is_of(late, text)));
            }
        }
        for text in ["", "<!doctype html>", "review", "review-step"] {
            assert!(!is_of(Late::Review, text), "{text}");
        }
    }

    #[test]
    fn what_is_no_pack_is_not_read_as_one() {
        let sentences = pack(Lang::Fr).unwrap();
        let pages = pack_rulebooks(Lang::Fr).unwrap();
        for text in ["", "<!doctype html>", &pages, sentences.rsplit_once('\0').unwrap().0] {
            assert_eq!(read(text), None);
        }
        let cut = pages.rsplit_once('\0').unwrap().0;
        for text in ["", "<!doctype html>", &sentences, cut, &pages.replace("### ", "")] {
            assert_eq!(read_rulebooks(text), None);
        }
    }
}
