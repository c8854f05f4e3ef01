//! Scripts that are loaded when they are first needed: `static/ending.js`, `static/learn.js`, `static/notice.js`.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::shell::{settled, shell};

/// Loads a script; nothing if that fails.
pub(crate) async fn load(name: &str) -> Option<JsValue> {
    settled(shell()?.load_script(name).ok()?).await
}

/// Calls a function of a script with these texts, and waits for its promise; nothing if that fails.
pub(crate) async fn call(script: &str, function: &str, texts: &[&str]) -> Option<JsValue> {
    let script = load(script).await?;
    let function: Function = Reflect::get(&script, &function.into()).ok()?.dyn_into().ok()?;
    let texts: Array = texts.iter().map(|text| JsValue::from_str(text)).collect();
    let answer = function.apply(&JsValue::NULL, &texts).ok()?;
    settled(Promise::resolve(&answer)).await
}
