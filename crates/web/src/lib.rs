#![doc = include_str!("../README.md")]
#![allow(unreachable_pub, reason = "what the component macro writes is public")]

mod app;
mod keep;
mod language;
mod pages;
mod parts;
mod route;
mod router;
mod session;
mod settings;
mod sound;
mod storage;
mod tables;
mod thinking;

use bots::diamant::solution::Policy;
use bots::diamant::solution::hazards::Hazards;
use wasm_bindgen::prelude::wasm_bindgen;

use thinking::Question;

/// Opens the page. `open_worker` opens a worker with this very program in it, for bots to think in; `fetch_language` promises
/// the text of a language's pack; `play_sound` makes the sound of a name.
#[wasm_bindgen]
pub async fn start(
    open_worker: js_sys::Function,
    fetch_language: js_sys::Function,
    play_sound: js_sys::Function,
) {
    console_error_panic_hook::set_once();
    thinking::set_opener(open_worker);
    language::set_fetcher(fetch_language);
    sound::set_player(play_sound);
    let lang = language::wanted();
    language::bring(lang).await;
    leptos::mount::mount_to_body(app::App);
}

/// In a worker: answers a question in JSON with a bot's decision in JSON, or with `null`.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    let question = serde_json::from_str::<Question>(question).ok();
    question.and_then(|question| question.answer()).unwrap_or_else(|| "null".to_owned())
}

/// In a worker: the numbers of the tables that should be brought before this question is asked.
#[wasm_bindgen]
pub fn missing_tables(question: &str) -> Vec<u8> {
    let question = serde_json::from_str::<Question>(question).ok();
    let missing = question.map(|question| question.missing_tables()).unwrap_or_default();
    missing.into_iter().map(|hazards| hazards.index() as u8).collect()
}

/// In a worker: brings a table.
#[wasm_bindgen]
pub fn bring_table(number: u8, packed: &[u8]) {
    if let Some(hazards) = Hazards::all().nth(number.into()) {
        Policy::bring(hazards, packed);
    }
}
