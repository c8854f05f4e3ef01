#![doc = include_str!("../README.md")]

mod first;
mod full;
mod learn;
mod lines;
mod menu;
mod parting;
mod plain;
mod practice;
mod resume;
mod saved;
mod scene;
mod session;
mod setup;
mod signals;
mod store;
mod watch;

pub use full::picture;
pub use learn::{LearnError, LearnWish, Learnt, learn};
pub use lines::{Answer, Lines};
pub use practice::{practise, practise_in};
pub use scene::Scene;
pub use session::{Chair, NotSaved, Seating, Session, SessionError, SessionState};
pub use setup::{EASY, Mode, PlayError, Resume, Wish, play};
pub use store::Store;
pub use watch::{WatchError, Watched, watch};

/// The number of the signal that ended what was on the screen, if one did.
pub fn ended_by() -> Option<u8> {
    signals::end()
}

/// How a table was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// The game was over.
    AtTheEnd,
    /// A person left, or the terminal was closed.
    Early,
}
