#![doc = include_str!("../README.md")]
#![allow(unreachable_pub, reason = "what the component macro writes is public")]

mod app;
mod ending;
mod keep;
mod language;
mod learn;
mod me;
mod online;
mod pages;
mod parts;
mod pieces;
mod played;
mod receipts;
mod review;
mod route;
mod router;
mod script;
mod session;
mod settings;
mod shuffle;
mod sound;
mod storage;
mod tables;
mod thinking;

use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page. `open_worker` opens a worker that bots think in, and `think_here` promises a bot's answer without one;
/// `fetch_text` promises the text of a language's pack, `bring_style` the style sheet of a game; `play_sound` makes the sound of a
/// name; `bring_script` promises the script of a name.
#[wasm_bindgen]
pub async fn start(
    open_worker: Function,
    think_here: Function,
    fetch_text: Function,
    bring_style: Function,
    play_sound: Function,
    bring_script: Function,
) {
    console_error_panic_hook::set_once();
    thinking::set_bots(open_worker, think_here);
    language::set_fetcher(fetch_text);
    pieces::set_styles(bring_style);
    sound::set_player(play_sound);
    script::set_bringer(bring_script);
    language::speak(language::wanted()).await;
    leptos::mount::mount_to_body(app::App);
}
