use thiserror::Error;

/// What is wrong with a lesson, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: {what}")]
pub struct LessonError {
    /// Where: `scenes[1].steps[3]`.
    pub place: String,
    /// A sentence that says what is wrong.
    pub what: String,
}

impl LessonError {
    pub(crate) fn at(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self { place: place.into(), what: what.into() }
    }
}
