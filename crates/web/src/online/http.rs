//! HTTP requests to the page's own server.

use leptos::prelude::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use voice::{Message, online as words};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Headers, RequestInit, Response};
use wire::{Identity, NewGuest, Problem, ProblemCode, Token};

use crate::language;
use crate::shell::settled;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// The server refused, and says why.
    Refused(Box<Problem>),
    /// There is no answer, or none that this page can read.
    Unreachable,
}

impl Failure {
    /// Whether there is no such table or page.
    pub(crate) fn is_missing(&self) -> bool {
        matches!(self, Self::Refused(problem) if problem.problem == ProblemCode::NotFound)
    }

    /// What to tell the person.
    pub(crate) fn message(self) -> Message {
        match self {
            Self::Refused(problem) => message(*problem),
            Self::Unreachable => words::unreachable(),
        }
    }
}

/// The server's refusal in the page's language; where the page does not know the sentence, as the server worded it.
pub(super) fn message(problem: Problem) -> Message {
    Message::received(&problem.key, &problem.args, problem.what)
}

/// Fetches the text at `path`.
pub(crate) async fn get_text(path: &str) -> Result<String, Failure> {
    ask(path, None).await
}

/// Fetches the JSON at `path`.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    read(&get_text(path).await?)
}

/// Posts `body` to `path`, and reads the answer.
pub(crate) async fn post<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, Failure> {
    let body = serde_json::to_string(body).map_err(|_| Failure::Unreachable)?;
    read(&ask(path, Some(body)).await?)
}

/// Makes sure that the server knows this browser as a guest.
pub(super) async fn create_guest() -> Result<(), Failure> {
    post::<Token>("/api/me", &NewGuest { identity: Identity::Browser }).await.map(drop)
}

/// The same as [`post`], from a browser that the server may not know yet.
pub(crate) async fn post_as_guest<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, Failure> {
    create_guest().await?;
    post(path, body).await
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(|_| Failure::Unreachable)
}

async fn ask(path: &str, body: Option<String>) -> Result<String, Failure> {
    let address = format!("{path}?lang={}", language::spoken());
    match fetch(&address, body).await {
        Some((true, text)) => Ok(text),
        Some((false, text)) => Err(Failure::Refused(read(&text)?)),
        None => Err(Failure::Unreachable),
    }
}

/// Whether the status of the answer is a success, and its text; nothing if there is no answer.
async fn fetch(path: &str, body: Option<String>) -> Option<(bool, String)> {
    let init = RequestInit::new();
    if let Some(body) = body {
        let headers = Headers::new().ok()?;
        headers.set("Content-Type", "application/json").ok()?;
        init.set_headers(&headers);
        init.set_method("POST");
        init.set_body(&JsValue::from(body));
    }
    let answer = settled(window().fetch_with_str_and_init(path, &init)).await?;
    let answer: Response = answer.dyn_into().ok()?;
    let text = settled(answer.text().ok()?).await?.as_string()?;
    Some((answer.ok(), text))
}
