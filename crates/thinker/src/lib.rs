#![doc = include_str!("../README.md")]

use bots::diamant::solution::Cave;
use serde::Deserialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// What can be asked.
#[derive(Deserialize)]
#[serde(untagged)]
enum RequestKind {
    /// A bot's choice.
    Choice(bots::BotRequest),
    /// What a step of a record was worth.
    Step(judge::JudgeRequest),
    /// What there is to know of a cave of Diamant.
    Cave(Cave),
}

/// Says in the browser's console what went wrong, should anything.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A request, read once; nothing if the text is none.
#[wasm_bindgen]
pub struct Request(Option<RequestKind>);

#[wasm_bindgen]
impl Request {
    /// Reads a request in JSON.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Self {
        Self(serde_json::from_str(text).ok())
    }

    /// The numbers of the files that should be loaded before the answer is asked for.
    pub fn missing_files(&self) -> Vec<u8> {
        match &self.0 {
            Some(RequestKind::Choice(question)) => question.missing_files(),
            _ => Vec::new(),
        }
    }

    /// A bot's decision, what a step was worth or what a cave is like, in JSON, or `null`.
    pub fn answer(&self) -> String {
        let answer = match &self.0 {
            Some(RequestKind::Choice(question)) => question.answer(&js_sys::Date::now),
            Some(RequestKind::Step(question)) => question.answer(),
            Some(RequestKind::Cave(cave)) => cave.answer(),
            None => None,
        };
        answer.unwrap_or_else(|| "null".to_owned())
    }
}

/// Loads a file that a request misses.
#[wasm_bindgen]
pub fn load_file(number: u8, contents: &[u8]) {
    bots::load(number, contents);
}
