//! Scripts that are brought when they are first wanted: `static/ending.js`, `static/learn.js`, `static/notice.js`.

use std::cell::RefCell;

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static BRINGER: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Sets what promises the script of a name.
pub(crate) fn set_bringer(bring: Function) {
    BRINGER.set(Some(bring));
}

/// Brings a script; nothing where it cannot be had.
pub(crate) async fn bring(name: &str) -> Option<JsValue> {
    let promise = BRINGER.with_borrow(|bring| {
        let bring = bring.as_ref()?;
        bring.call1(&JsValue::NULL, &name.into()).ok()?.dyn_into::<Promise>().ok()
    })?;
    JsFuture::from(promise).await.ok()
}

/// Calls a function of a script with these texts, and waits for what it promises; nothing where that fails.
pub(crate) async fn call(script: &str, function: &str, texts: &[&str]) -> Option<JsValue> {
    let script = bring(script).await?;
    let function: Function = Reflect::get(&script, &function.into()).ok()?.dyn_into().ok()?;
    let texts: Array = texts.iter().map(|text| JsValue::from_str(text)).collect();
    let answer = function.apply(&JsValue::NULL, &texts).ok()?;
    JsFuture::from(Promise::resolve(&answer)).await.ok()
}
