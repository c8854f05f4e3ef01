//! What is asked of a game that can be taught.

use std::fmt::Debug;

use table::{Notation, Seat};
use voice::{Message, Voiced};

/// A game with a lesson.
pub trait Taught: Voiced + Notation {
    /// Something on the table that a step can point at.
    type Point: Clone + Copy + Eq + Debug + Send + Sync;

    /// Reads a point as it stands in the data; nothing if nothing is called so.
    fn read_point(text: &str) -> Option<Self::Point>;

    /// What a point is called, for those who do not see the mark: "the button Stay".
    fn name_point(point: Self::Point, view: &Self::View) -> Message;

    /// What would come of an action that the rules allow and the step does not ask for, in sentences.
    ///
    /// `position` is the one before it, `asked` what the step asks for.
    fn consequence(position: &Self, action: Self::Action, asked: Self::Action) -> Vec<Message>;
}

/// A word and what follows it.
pub(crate) fn parts(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

/// A seat by its number, from 0.
pub(crate) fn seat(text: &str) -> Option<Seat> {
    Seat::new(text.parse().ok()?)
}
