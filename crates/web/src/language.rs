//! The language of the page, and loading it.

use std::cell::{Cell, RefCell};

use js_sys::{Function, Promise};
use leptos::prelude::window;
use voice::{Lang, Late};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::storage;

thread_local! {
    static FETCHER: RefCell<Option<Function>> = const { RefCell::new(None) };
    /// The language that is spoken.
    static SPOKEN: Cell<Lang> = const { Cell::new(Lang::En) };
}

/// The storage key of the language that was chosen.
const KEY: &str = "adamant.lang";

/// Sets the function that loads a text of the page by its name.
pub(crate) fn set_fetcher(fetch: Function) {
    FETCHER.set(Some(fetch));
}

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

/// Loads a language, and returns whether it is loaded.
pub(crate) async fn load(lang: Lang) -> bool {
    voice::is_loaded(lang) || fetch(lang, "pack").await.is_some_and(|pack| voice::load(lang, &pack))
}

/// Loads a language to be spoken from now on, with all that was loaded late in the one before. If that fails, nothing changes.
pub(crate) async fn speak(lang: Lang) -> bool {
    let before = SPOKEN.get();
    let mut here = load(lang).await;
    for &late in Late::ALL {
        here = here && (!voice::late_is_loaded(before, late) || load_late(lang, late).await);
    }
    if here {
        SPOKEN.set(lang);
    }
    here
}

/// Loads what few visits need in the language that is spoken, and returns whether all of it is loaded.
pub(crate) async fn load_words(lates: &[Late]) -> bool {
    let mut here = true;
    for &late in lates {
        here = here && load_late(SPOKEN.get(), late).await;
    }
    here
}

/// Loads the rulebooks of a language, and returns whether they are loaded.
pub(crate) async fn load_rulebooks(lang: Lang) -> bool {
    voice::rulebooks_are_loaded(lang)
        || fetch(lang, "rules").await.is_some_and(|pack| voice::load_rulebooks(lang, &pack))
}

/// Loads what few visits need in a language, and returns whether it is loaded.
pub(crate) async fn load_late(lang: Lang, late: Late) -> bool {
    voice::late_is_loaded(lang, late)
        || fetch(lang, late.name()).await.is_some_and(|pack| voice::load_late(lang, late, &pack))
}

async fn fetch(lang: Lang, kind: &str) -> Option<String> {
    fetch_text(&format!("{}.{kind}", lang.code())).await
}

/// Loads a text of the page by its name, such as `nl.pack`, `nl.rules` or `diamant.minute`.
pub(crate) async fn fetch_text(name: &str) -> Option<String> {
    let fetcher = FETCHER.with_borrow(Clone::clone)?;
    let promise = fetcher.call1(&JsValue::NULL, &name.into()).ok()?;
    JsFuture::from(promise.dyn_into::<Promise>().ok()?).await.ok()?.as_string()
}
