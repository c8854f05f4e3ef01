//! The language of the page, and loading it.

use std::cell::Cell;

use leptos::prelude::window;
use voice::{Lang, Late};

use crate::shell::{settled, shell};
use crate::storage;

thread_local! {
    /// The language that is spoken.
    static SPOKEN: Cell<Lang> = const { Cell::new(Lang::En) };
}

/// The storage key of the language that was chosen.
const KEY: &str = "adamant.lang";

/// The language that was chosen, or the first of the browser's that is spoken here.
pub(crate) fn wanted() -> Lang {
    let chosen = storage::get(KEY).and_then(|code| code.parse().ok());
    let spoken = || {
        let languages = window().navigator().languages();
        languages.iter().find_map(|code| code.as_string()?.parse().ok())
    };
    chosen.or_else(spoken).unwrap_or_default()
}

/// A language as the device's owner writes it: `en-GB` where the browser asks for that, or else the bare language.
pub(crate) fn locale(lang: Lang) -> String {
    let languages = window().navigator().languages();
    let mut codes = languages.iter().filter_map(|code| code.as_string());
    codes.find(|code| code.parse() == Ok(lang)).unwrap_or_else(|| lang.code().to_owned())
}

/// Stores the language that was chosen.
pub(crate) fn store(lang: Lang) {
    storage::set(KEY, lang.code());
}

/// The language that is spoken.
pub(crate) fn spoken() -> Lang {
    SPOKEN.get()
}

/// Loads a language, and returns whether it is loaded.
async fn load(lang: Lang) -> bool {
    voice::is_loaded(lang) || fetch(lang, "pack").await.is_some_and(|pack| voice::load(lang, &pack))
}

/// Loads a language to be spoken from now on, with all that was loaded late in the one before. If that fails, nothing changes.
pub(crate) async fn speak(lang: Lang) -> bool {
    let before = SPOKEN.get();
    let late = Late::ALL.iter().copied().filter(|&late| voice::late_is_loaded(before, late));
    let here = load(lang).await && load_all(lang, &late.collect::<Vec<_>>()).await;
    if here {
        SPOKEN.set(lang);
    }
    here
}

/// Loads what few visits need in the language that is spoken, and returns whether all of it is loaded.
pub(crate) async fn load_words(lates: &[Late]) -> bool {
    load_all(SPOKEN.get(), lates).await
}

/// Loads what few visits need in a language, and returns whether all of it is loaded.
pub(crate) async fn load_all(lang: Lang, lates: &[Late]) -> bool {
    for &late in lates {
        if !load_late(lang, late).await {
            return false;
        }
    }
    true
}

/// Loads the rulebooks of a language, and returns whether they are loaded.
pub(crate) async fn load_rulebooks(lang: Lang) -> bool {
    voice::rulebooks_are_loaded(lang)
        || fetch(lang, "rules").await.is_some_and(|pack| voice::load_rulebooks(lang, &pack))
}

async fn load_late(lang: Lang, late: Late) -> bool {
    voice::late_is_loaded(lang, late)
        || fetch(lang, late.name()).await.is_some_and(|pack| voice::load_late(lang, late, &pack))
}

async fn fetch(lang: Lang, kind: &str) -> Option<String> {
    fetch_text(&format!("{}.{kind}", lang.code())).await
}

/// Loads a text of the page by its name, such as `nl.pack`, `nl.rules` or `diamant.minute`.
pub(crate) async fn fetch_text(name: &str) -> Option<String> {
    settled(shell()?.fetch_text(name).ok()?).await?.as_string()
}
