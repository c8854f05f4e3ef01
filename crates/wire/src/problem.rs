//! Why something was not done.

use serde::{Deserialize, Serialize};

/// Why something was not done: for programs, and in a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind of problem it is.
    pub problem: Code,
    /// A sentence that says what is wrong and what to do.
    pub what: String,
    /// The clause of the rulebook, if the rules refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
}

impl Problem {
    /// A problem in a sentence.
    pub fn new(problem: Code, what: impl Into<String>) -> Self {
        Self { problem, what: what.into(), clause: None }
    }
}

/// What kind of problem it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ProblemCode))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The message cannot be read.
    Unreadable,
    /// The rules refuse it.
    Rules,
    /// It was meant for a moment that has passed.
    Stale,
    /// The table is not at the point where this can be done.
    NotNow,
    /// Only the host, or whoever sits there, can do this.
    NotYours,
    /// There is no such table, chair, bot or page.
    NotFound,
    /// The chair is taken.
    Taken,
    /// What was sent breaks a limit.
    TooMuch,
    /// The server cannot keep anything at the moment.
    Unavailable,
}
