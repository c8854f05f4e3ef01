//! The record of a table.

use voice::{Lang, Message, pages as words};

use crate::online::{Failure, get_text};

/// The record of the table with this code, once its game is over.
pub(super) async fn record(code: &str, lang: Lang) -> Result<String, Message> {
    get_text(lang, &format!("/api/tables/{code}/record")).await.map_err(|failure| match failure {
        Failure::Refused(problem) => words::replay_bad(problem.what),
        Failure::Unreachable => words::replay_unreachable(),
    })
}
