#![doc = include_str!("../README.md")]

use bots::Question;
use bots::diamant::solution::Policy;
use bots::diamant::solution::hazards::Hazards;
use wasm_bindgen::prelude::wasm_bindgen;

/// Says in the browser's console what went wrong, should anything.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Answers a question in JSON with a bot's decision in JSON, or with `null`.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    let question = serde_json::from_str::<Question>(question).ok();
    let answer = question.and_then(|question| question.answer(&js_sys::Date::now));
    answer.unwrap_or_else(|| "null".to_owned())
}

/// The numbers of the tables that should be brought before this question is asked.
#[wasm_bindgen]
pub fn missing_tables(question: &str) -> Vec<u8> {
    let question = serde_json::from_str::<Question>(question).ok();
    let missing = question.map(|question| question.missing_tables()).unwrap_or_default();
    missing.into_iter().map(|hazards| hazards.index() as u8).collect()
}

/// Brings a table.
#[wasm_bindgen]
pub fn bring_table(number: u8, packed: &[u8]) {
    if let Some(hazards) = Hazards::all().nth(number.into()) {
        Policy::bring(hazards, packed);
    }
}
