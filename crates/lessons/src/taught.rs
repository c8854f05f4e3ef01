//! What is asked of a game that can be taught.

use std::fmt::Debug;
use std::str::FromStr;

use table::Notation;
use thiserror::Error;
use voice::{Message, Voiced};

/// A game with a lesson.
pub trait Taught: Voiced + Notation {
    /// Something on the table that a step can point at. Its text is what stands in the data.
    type Point: Clone + Copy + Eq + Debug + Send + Sync + FromStr<Err = UnknownPoint>;

    /// What a point is called, for those who do not see the mark: "the button Stay".
    fn name_point(point: Self::Point, view: &Self::View) -> Message;

    /// What would come of an action that the rules allow and the step does not ask for, in sentences.
    ///
    /// `position` is the one before it, `asked` what the step asks for.
    fn consequence(position: &Self, action: Self::Action, asked: Self::Action) -> Vec<Message>;
}

/// A text that names nothing that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is nothing that can be pointed at")]
pub struct UnknownPoint(pub String);

/// A word and what follows it.
pub(crate) fn parts(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}
