#![doc = include_str!("../README.md")]
#![allow(unreachable_pub, reason = "what the component macro writes is public")]

mod app;
mod keep;
mod language;
mod me;
mod online;
mod pages;
mod parts;
mod pieces;
mod receipts;
mod route;
mod router;
mod session;
mod settings;
mod sound;
mod storage;
mod tables;
mod thinking;

use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page. `open_worker` opens a worker that bots think in, and `think_here` promises a bot's answer without one;
/// `fetch_language` promises the text of a language's pack; `play_sound` makes the sound of a name.
#[wasm_bindgen]
pub async fn start(
    open_worker: Function,
    think_here: Function,
    fetch_language: Function,
    play_sound: Function,
) {
    console_error_panic_hook::set_once();
    thinking::set_bots(open_worker, think_here);
    language::set_fetcher(fetch_language);
    sound::set_player(play_sound);
    let lang = language::wanted();
    language::bring(lang).await;
    leptos::mount::mount_to_body(app::App);
}
