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
    /// The clause of the rulebook that was broken, if one was.
    pub clause: Option<&'static str>,
    /// The refusal, where the rules refuse.
    pub refusal: Option<AnyRefusal>,
}

impl RecordError {
    /// Something is wrong at `place`.
    pub fn at(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self { place: place.into(), what: what.into(), clause: None, refusal: None }
    }

    /// Something is wrong; the caller knows where.
    pub fn new(what: impl Into<String>) -> Self {
        Self::at("", what)
    }

    /// The rules refuse what stands at `place`.
    pub fn refused(place: impl Into<String>, refusal: &impl Refusal) -> Self {
        Self {
            place: place.into(),
            what: refusal.to_string(),
            clause: Some(refusal.clause()),
            refusal: Some(AnyRefusal::new(refusal)),
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
