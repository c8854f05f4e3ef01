#![doc = include_str!("../README.md")]

mod full;
mod lines;
mod menu;
mod parting;
mod plain;
mod resume;
mod saved;
mod scene;
mod session;
mod setup;
mod signals;
mod store;
mod watch;

pub use lines::{Answer, Lines};
pub use scene::Scene;
pub use session::{Chair, NotKept, Now, Seating, Session, SessionError};
pub use setup::{Mode, PlayError, Resume, Wish, play};
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
