use std::fmt;

use thiserror::Error;

use crate::{AnyRefusal, Refusal};

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}{}{what}", .place, if .place.is_empty() { "" } else { ": " })]
pub struct RecordError {
    /// Where: `moves[7]`, `deal.caves[0][3]`; empty for the record as a whole.
    pub place: String,
    /// What is wrong, in English.
    pub what: String,
    /// What kind of error this is, for readers of other languages.
    pub kind: RecordErrorKind,
    /// The clause of the rulebook that was broken, if one was.
    pub clause: Option<&'static str>,
    /// The refusal, where the rules refuse.
    pub refusal: Option<AnyRefusal>,
}

/// What kind of error a [`RecordError`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordErrorKind {
    /// The text is not JSON.
    NotJson,
    /// A part is missing.
    Missing,
    /// Anything else.
    Other,
}

impl RecordError {
    /// Something is wrong at `place`.
    pub fn at(place: impl Into<String>, what: impl Into<String>) -> Self {
        let kind = RecordErrorKind::Other;
        Self { place: place.into(), what: what.into(), kind, clause: None, refusal: None }
    }

    /// Something is wrong; the caller knows where.
    pub fn new(what: impl Into<String>) -> Self {
        Self::at("", what)
    }

    /// The text is not JSON, and this is why.
    pub fn not_json(why: impl fmt::Display) -> Self {
        Self { kind: RecordErrorKind::NotJson, ..Self::new(format!("not JSON: {why}")) }
    }

    /// What should stand at `place` is missing.
    pub fn missing(place: impl Into<String>) -> Self {
        Self { kind: RecordErrorKind::Missing, ..Self::at(place, "is missing") }
    }

    /// The rules refuse what stands at `place`.
    pub fn refused(place: impl Into<String>, refusal: &impl Refusal) -> Self {
        Self {
            clause: Some(refusal.clause()),
            refusal: Some(AnyRefusal::new(refusal)),
            ..Self::at(place, refusal.to_string())
        }
    }

    /// The same error, its place lying within `outer`.
    pub(super) fn within(self, outer: &str) -> Self {
        let place = match self.place.as_str() {
            "" => outer.to_owned(),
            inner if outer.is_empty() || inner.starts_with('[') => format!("{outer}{inner}"),
            inner => format!("{outer}.{inner}"),
        };
        Self { place, ..self }
    }
}
