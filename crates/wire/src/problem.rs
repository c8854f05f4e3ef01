//! Why a request was refused.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Why a request was refused: for programs, and in a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind of problem it is.
    pub problem: ProblemCode,
    /// A sentence that says what is wrong and what to do, in the language asked for.
    pub what: String,
    /// The clause of the rulebook, if the rules refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// The key of that sentence, for clients that have the sentences of every language themselves.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub key: String,
    /// The arguments of that sentence, by name.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub args: Map<String, Value>,
}

/// What kind of problem it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProblemCode {
    /// The message cannot be read.
    Unreadable,
    /// The rules refuse it.
    Rules,
    /// It was meant for a moment that has passed.
    Stale,
    /// The table is not at the point where this can be done.
    NotNow,
    /// Only the host, or the player in that seat, can do this.
    NotYours,
    /// There is no such table, chair, bot or page.
    NotFound,
    /// The chair is taken.
    Taken,
    /// What was sent breaks a limit.
    TooMuch,
    /// The server cannot store anything at the moment.
    Unavailable,
}
