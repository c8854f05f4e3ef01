//! What can be asked of a position.

use judge::Judged;
use serde::{Deserialize, Serialize};
use table::Seat;
use voice::{Message, Voiced, practice as words};

/// What is asked of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Stay or leave?
    StayOrLeave,
    /// The same in the last cave.
    LastCave,
    /// The same with no one else inside.
    Alone,
    /// Light a diamond of this colour with one mirror.
    Light(mirrors::Colour),
    /// The same while all twelve mirrors stand.
    Touch(mirrors::Colour),
    /// Light the last diamond of the card with one mirror.
    Complete(mirrors::Colour),
    /// Place the card that leaves the fewest penalty points.
    CostsLeast,
    /// Take the most cards without another penalty point.
    TakeMost,
    /// Place the card that brings the highest value in this colour.
    Lead(kadora::Colour),
    /// Give cards away, or keep them?
    Gift,
}

impl Question {
    /// The question as it is asked.
    pub fn message(self) -> Message {
        match self {
            Self::StayOrLeave => words::stay_or_leave(),
            Self::LastCave => words::last_cave(),
            Self::Alone => words::alone(),
            Self::Light(colour) => words::light(colour),
            Self::Touch(colour) => words::touch(colour),
            Self::Complete(_) => words::complete(),
            Self::CostsLeast => words::costs_least(),
            Self::TakeMost => words::take_most(),
            Self::Lead(colour) => words::lead(colour),
            Self::Gift => words::gift(),
        }
    }

    /// Whether two questions differ in nothing but a colour.
    pub(crate) fn is_like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// A question that a position can be asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked<A> {
    /// What is asked.
    pub question: Question,
    /// What the seat has done of its turn before it is asked.
    pub done: Vec<A>,
    /// The one right answer where the rules alone decide it.
    pub answer: Option<A>,
}

/// A game whose positions can be practised.
pub trait Practised: Judged + Voiced {
    /// Everything that this position, in which no move is half made, can be asked of a seat. Where the rules decide, exactly one choice
    /// does what is asked.
    fn asks(&self, seat: Seat) -> Vec<Asked<Self::Action>>;

    /// What a choice would bring, in numbers.
    fn brings(&self, seat: Seat, question: Question, action: Self::Action) -> Vec<Message>;

    /// Why the right answer is right, where the rules alone decide it.
    fn why_right(&self, _seat: Seat, _question: Question, _best: Self::Action) -> Option<Message> {
        None
    }
}

/// The only one of these, if there is exactly one.
pub(crate) fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.next().is_none().then_some(first)
}
