//! Which language somebody wants, and bringing it here.

use std::cell::RefCell;

use js_sys::{Function, Promise};
use leptos::prelude::window;
use voice::Lang;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::storage;

thread_local! {
    static FETCHER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Where the browser keeps the language that was chosen.
const KEY: &str = "adamant.lang";

/// Sets what promises the text of a language's pack.
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

/// Keeps the language that was chosen.
pub(crate) fn keep(lang: Lang) {
    storage::set(KEY, lang.code());
}

/// Brings a language, and returns whether it is here.
pub(crate) async fn bring(lang: Lang) -> bool {
    if !voice::is_here(lang)
        && let Some(pack) = fetch(lang).await
    {
        voice::bring(lang, &pack);
    }
    voice::is_here(lang)
}

async fn fetch(lang: Lang) -> Option<String> {
    let fetcher = FETCHER.with_borrow(Clone::clone)?;
    let promise = fetcher.call1(&JsValue::NULL, &lang.code().into()).ok()?;
    JsFuture::from(promise.dyn_into::<Promise>().ok()?).await.ok()?.as_string()
}
