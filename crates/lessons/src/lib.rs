#![doc = include_str!("../README.md")]

pub mod diamant;
mod error;
mod guide;
pub mod kadora;
mod lesson;
pub mod mirrors;
mod taught;

pub use error::LessonError;
pub use guide::{Guide, StepTask, TryResult};
pub use lesson::{Lesson, Moment, PUPIL};
pub use taught::Taught;

/// The lesson of a game, as text for [`Lesson::read`]. A browser fetches it instead.
#[cfg(not(target_family = "wasm"))]
pub const fn data(game: games::Kind) -> &'static str {
    match game {
        games::Kind::Diamant => include_str!("../data/diamant.json"),
        games::Kind::Mirrors => include_str!("../data/mirrors.json"),
        games::Kind::Kadora => include_str!("../data/kadora.json"),
    }
}
