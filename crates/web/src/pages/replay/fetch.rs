//! The record of a table.

use leptos::prelude::window;
use serde::Deserialize;
use voice::{Lang, Message, pages as words};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// What the server says when it has no such record.
#[derive(Deserialize)]
struct Problem {
    what: String,
}

/// The record of the table with this code, once its game is over.
pub(super) async fn record(code: &str, lang: Lang) -> Result<String, Message> {
    let (good, text) = get(code, lang).await.ok_or_else(words::replay_unreachable)?;
    match serde_json::from_str::<Problem>(&text) {
        _ if good => Ok(text),
        Ok(problem) => Err(words::replay_bad(problem.what)),
        Err(_) => Err(words::replay_unreachable()),
    }
}

/// Whether the answer is a good one, and its text; nothing if there is none.
async fn get(code: &str, lang: Lang) -> Option<(bool, String)> {
    let address = format!("/api/tables/{code}/record?lang={lang}");
    let answer = JsFuture::from(window().fetch_with_str(&address)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    Some((answer.ok(), text))
}
