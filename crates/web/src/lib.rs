#![doc = include_str!("../README.md")]
#![allow(unreachable_pub, reason = "what the component macro writes is public")]

mod app;
mod chunks;
mod ending;
mod finished_games;
mod focus;
mod language;
mod learn;
mod online;
mod pages;
mod parts;
mod profile;
mod receipts;
mod review;
mod route;
mod router;
mod saved_game;
mod script;
mod session;
mod settings;
mod shell;
mod shuffle;
mod sound;
mod storage;
mod tables;
mod thinking;
mod words;

use wasm_bindgen::prelude::wasm_bindgen;

/// Opens the page, for which `shell` loads files, opens workers and plays sounds.
#[wasm_bindgen]
pub async fn start(shell: shell::Shell) {
    console_error_panic_hook::set_once();
    shell::set(shell);
    language::speak(language::wanted()).await;
    leptos::mount::mount_to_body(app::App);
}
