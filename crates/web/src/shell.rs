//! The script that opens the page, `static/start.js`, and what it does for the program.

use std::cell::OnceCell;

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use web_sys::Worker;

#[wasm_bindgen]
extern "C" {
    /// What the script does for the program.
    #[derive(Clone)]
    pub type Shell;

    /// Opens a worker that bots think in.
    #[wasm_bindgen(method, catch, js_name = openWorker)]
    pub(crate) fn open_worker(this: &Shell) -> Result<Worker, JsValue>;

    /// Promises a bot's answer without a worker.
    #[wasm_bindgen(method, catch, js_name = thinkHere)]
    pub(crate) fn think_here(this: &Shell, request: &JsValue) -> Result<Promise, JsValue>;

    /// Loads a text of the page by its name.
    #[wasm_bindgen(method, catch, js_name = fetchText)]
    pub(crate) fn fetch_text(this: &Shell, name: &str) -> Result<Promise, JsValue>;

    /// Loads a style sheet by its name.
    #[wasm_bindgen(method, catch, js_name = loadStyle)]
    pub(crate) fn load_style(this: &Shell, name: &str) -> Result<Promise, JsValue>;

    /// Plays a sound by its name.
    #[wasm_bindgen(method, catch, js_name = playSound)]
    pub(crate) fn play_sound(this: &Shell, name: &str) -> Result<(), JsValue>;

    /// Loads a script by its name.
    #[wasm_bindgen(method, catch, js_name = loadScript)]
    pub(crate) fn load_script(this: &Shell, name: &str) -> Result<Promise, JsValue>;
}

thread_local! {
    static SHELL: OnceCell<Shell> = const { OnceCell::new() };
}

/// Sets the script of this page.
pub(crate) fn set(shell: Shell) {
    // The page is opened once.
    let _ = SHELL.with(|known| known.set(shell));
}

/// The script of this page.
pub(crate) fn shell() -> Option<Shell> {
    SHELL.with(|shell| shell.get().cloned())
}

/// What was promised; nothing if it failed.
pub(crate) async fn settled(promise: Promise) -> Option<JsValue> {
    JsFuture::from(promise).await.ok()
}
