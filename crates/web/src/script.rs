//! Scripts that are loaded when they are first needed: `static/ending.js`, `static/learn.js`, `static/notice.js`.

use std::cell::RefCell;

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static LOADER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Sets the function that loads a script by its name.
pub(crate) fn set_loader(load: Function) {
    LOADER.set(Some(load));
}

/// Loads a script; nothing if that fails.
pub(crate) async fn load(name: &str) -> Option<JsValue> {
    let promise = LOADER.with_borrow(|load| {
        let load = load.as_ref()?;
        load.call1(&JsValue::NULL, &name.into()).ok()?.dyn_into::<Promise>().ok()
    })?;
    JsFuture::from(promise).await.ok()
}

/// Calls a function of a script with these texts, and waits for its promise; nothing if that fails.
pub(crate) async fn call(script: &str, function: &str, texts: &[&str]) -> Option<JsValue> {
    let script = load(script).await?;
    let function: Function = Reflect::get(&script, &function.into()).ok()?.dyn_into().ok()?;
    let texts: Array = texts.iter().map(|text| JsValue::from_str(text)).collect();
    let answer = function.apply(&JsValue::NULL, &texts).ok()?;
    JsFuture::from(Promise::resolve(&answer)).await.ok()
}
