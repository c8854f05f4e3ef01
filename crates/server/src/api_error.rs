//! Why something was not done, before it is said in a language.

use axum::Extension;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::Refusal;
use voice::{Message, Speaker, Spoken, refused as say};
use wire::{Problem, ProblemCode};

use crate::store::StoreError;
use crate::user_text::shorten;

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ApiError {
    pub(crate) code: ProblemCode,
    pub(crate) message: Message,
    clause: Option<&'static str>,
    /// Where HTTP has a status of its own for it.
    status: Option<StatusCode>,
}

impl ApiError {
    pub(crate) fn new(code: ProblemCode, message: Message) -> Self {
        Self { code, message, clause: None, status: None }
    }

    /// The rules refuse.
    pub(crate) fn rules(refusal: &(impl Refusal + Spoken)) -> Self {
        let clause = Some(refusal.clause());
        Self { code: ProblemCode::Rules, message: refusal.message(), clause, status: None }
    }

    /// The same with this status over HTTP.
    pub(crate) fn with(self, status: StatusCode) -> Self {
        Self { status: Some(status), ..self }
    }

    /// What was sent cannot be read, and this is why.
    pub(crate) fn unreadable(why: &str) -> Self {
        Self::new(ProblemCode::Unreadable, say::unreadable(shorten(why, 200)))
    }

    /// The store cannot be written or read now.
    pub(crate) fn unavailable() -> Self {
        Self::new(ProblemCode::Unavailable, say::unavailable())
    }

    /// The store cannot be written or read, and this is why.
    pub(crate) fn of_store(error: &StoreError) -> Self {
        match error {
            StoreError::Moved => Self::new(ProblemCode::Unavailable, say::database_moved()),
            _ => Self::unavailable(),
        }
    }

    /// There is no such table.
    pub(crate) fn no_table() -> Self {
        Self::new(ProblemCode::NotFound, say::no_table())
    }

    /// The error as it is sent: for programs, as a message, and in a sentence for clients without the locales.
    pub(crate) fn say(&self, to: &Speaker<'_>) -> Problem {
        let (key, args) = self.message.parts();
        Problem {
            problem: self.code,
            what: to.say(&self.message),
            clause: self.clause.map(str::to_owned),
            key,
            args,
        }
    }
}

/// Refuses something if it is so.
pub(crate) fn refuse_if(
    so: bool,
    code: ProblemCode,
    message: impl FnOnce() -> Message,
) -> Result<(), ApiError> {
    if so { Err(ApiError::new(code, message())) } else { Ok(()) }
}

/// The status alone: [`guard`](crate::guard::guard), which knows the language, adds the problem.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = self.status.unwrap_or(match self.code {
            ProblemCode::Unreadable => StatusCode::BAD_REQUEST,
            ProblemCode::Rules => StatusCode::UNPROCESSABLE_ENTITY,
            ProblemCode::Stale | ProblemCode::NotNow | ProblemCode::Taken => StatusCode::CONFLICT,
            ProblemCode::NotYours => StatusCode::FORBIDDEN,
            ProblemCode::NotFound => StatusCode::NOT_FOUND,
            ProblemCode::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            ProblemCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        });
        (status, Extension(self)).into_response()
    }
}
