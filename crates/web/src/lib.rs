#![doc = include_str!("../README.md")]
#![allow(unreachable_pub, reason = "what the component macro writes is public")]

mod app;
mod chunks;
mod ending;
mod focus;
mod language;
mod learn;
mod me;
mod online;
mod pages;
mod parts;
mod played;
mod receipts;
mod review;
mod route;
mod router;
mod saved_game;
mod script;
mod session;
mod settings;
mod shuffle;
mod sound;
mod storage;
mod tables;
mod thinking;
mod words;

use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page. `open_worker` opens a worker that bots think in, and `think_here` promises a bot's answer without one;
/// `fetch_text` loads the text of a language's pack, `load_style` the style sheet of a game, `load_script` a script by its name;
/// `play_sound` plays a sound by its name.
#[wasm_bindgen]
pub async fn start(
    open_worker: Function,
    think_here: Function,
    fetch_text: Function,
    load_style: Function,
    play_sound: Function,
    load_script: Function,
) {
    console_error_panic_hook::set_once();
    thinking::set_bots(open_worker, think_here);
    language::set_fetcher(fetch_text);
    chunks::set_style_loader(load_style);
    sound::set_player(play_sound);
    script::set_loader(load_script);
    language::speak(language::wanted()).await;
    leptos::mount::mount_to_body(app::App);
}
