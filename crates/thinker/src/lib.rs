#![doc = include_str!("../README.md")]

use bots::diamant::solution::Cave;
use serde::Deserialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// What can be asked.
#[derive(Deserialize)]
#[serde(untagged)]
enum Asked {
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

/// A question, read once; nothing if the text is none.
#[wasm_bindgen]
pub struct Question(Option<Asked>);

#[wasm_bindgen]
impl Question {
    /// Reads a question in JSON.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Self {
        Self(serde_json::from_str(text).ok())
    }

    /// The numbers of the files that should be brought before the answer is asked for.
    pub fn missing_files(&self) -> Vec<u8> {
        match &self.0 {
            Some(Asked::Choice(question)) => question.missing_files(),
            _ => Vec::new(),
        }
    }

    /// A bot's decision, what a step was worth or what a cave is like, in JSON, or `null`.
    pub fn answer(&self) -> String {
        let answer = match &self.0 {
            Some(Asked::Choice(question)) => question.answer(&js_sys::Date::now),
            Some(Asked::Step(question)) => question.answer(),
            Some(Asked::Cave(cave)) => cave.answer(),
            None => None,
        };
        answer.unwrap_or_else(|| "null".to_owned())
    }
}

/// Brings a file.
#[wasm_bindgen]
pub fn bring_file(number: u8, contents: &[u8]) {
    bots::load(number, contents);
}
