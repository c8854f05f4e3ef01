//! What is to be seen where there is no browser client: what this is, the rules, and how programs play.

use std::fmt::Write as _;

use axum::Router;
use axum::extract::Path;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use games::Kind;
use table::Viewer;
use voice::{Names, Voice, rulebook, server as say};

use crate::guard::{RequestLang, nothing_here};

const STYLE: &str = include_str!("plain.css");
const PROTOCOL: &str = include_str!("../../../docs/protocol.md");
const FAIR: &str = include_str!("../../../docs/fair-shuffle.md");

/// Pages that say what this is, the rules, and how programs play.
pub fn pages() -> Router {
    documents()
        .route("/", get(home))
        .route("/t/{code}", get(home))
        .route("/plain.css", get(|| async { text("text/css", STYLE) }))
        .route("/rules/{game}", get(rules))
        .fallback(nothing_here)
}

/// How programs play, and how a shuffle is checked.
pub fn documents() -> Router {
    Router::new()
        .route("/docs/protocol.md", get(|| async { text("text/plain", PROTOCOL) }))
        .route("/docs/fair-shuffle.md", get(|| async { text("text/plain", FAIR) }))
}

async fn home(RequestLang(lang): RequestLang) -> Html<String> {
    let speaker = Voice::of(lang).to(Viewer::Spectator, Names::none());
    let say = |message| speaker.say(&message);
    let mut games = String::new();
    for kind in Kind::ALL {
        if let Some(book) = rulebook(kind.name(), lang) {
            let (name, title, byline) = (kind.name(), book.title, book.byline);
            writeln!(games, "<li><a href=\"/rules/{name}?lang={lang}\">{title}</a>: {byline}</li>")
                .expect("a text takes everything");
        }
    }
    Html(format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Adamant</title>\n<link rel=\"stylesheet\" href=\"/plain.css\">\n\
         <h1>Adamant</h1>\n<p>{}</p>\n<p>{}</p>\n\
         <h2>{}</h2>\n<ul>\n{games}</ul>\n\
         <h2>{}</h2>\n<ul>\n<li><a href=\"/docs/protocol.md\">{}</a></li>\n<li><a href=\"/api\">{}</a></li>\n\
         <li><a href=\"/docs/fair-shuffle.md\">{}</a></li>\n</ul>\n</html>\n",
        say(say::page_what()),
        say(say::page_here()),
        say(say::page_rules()),
        say(say::page_programs()),
        say(say::page_protocol()),
        say(say::page_api()),
        say(say::page_fair()),
    ))
}

async fn rules(Path(game): Path<String>, RequestLang(lang): RequestLang) -> Response {
    match voice::page(&game, lang) {
        Some(page) => text("text/plain", page),
        None => nothing_here().await.into_response(),
    }
}

fn text(mime: &str, text: &'static str) -> Response {
    ([(CONTENT_TYPE, format!("{mime}; charset=utf-8"))], text).into_response()
}
