#![doc = include_str!("../README.md")]

use bots::diamant::solution::hazards::Hazards;
use bots::diamant::solution::{Cave, Policy};
use serde::Deserialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// What can be asked.
#[derive(Deserialize)]
#[serde(untagged)]
enum Question {
    /// A bot's choice.
    Choice(bots::Question),
    /// What a step of a record was worth.
    Step(judge::Question),
    /// What there is to know of a cave of Diamant.
    Cave(Cave),
}

/// Says in the browser's console what went wrong, should anything.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Answers a question in JSON with a bot's decision, what a step was worth or what a cave is like, in JSON, or with `null`.
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    let answer = match serde_json::from_str(question) {
        Ok(Question::Choice(question)) => question.answer(&js_sys::Date::now),
        Ok(Question::Step(question)) => question.answer(),
        Ok(Question::Cave(cave)) => cave.answer(),
        Err(_) => None,
    };
    answer.unwrap_or_else(|| "null".to_owned())
}

/// The numbers of the tables that should be brought before this question is asked.
#[wasm_bindgen]
pub fn missing_tables(question: &str) -> Vec<u8> {
    let missing = match serde_json::from_str(question) {
        Ok(Question::Choice(question)) => question.missing_tables(),
        _ => Vec::new(),
    };
    missing.into_iter().map(|hazards| hazards.index() as u8).collect()
}

/// Brings a table.
#[wasm_bindgen]
pub fn bring_table(number: u8, packed: &[u8]) {
    if let Some(hazards) = Hazards::all().nth(number.into()) {
        Policy::bring(hazards, packed);
    }
}
