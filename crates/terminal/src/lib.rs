#![doc = include_str!("../README.md")]

mod full;
mod lines;
mod menu;
mod plain;
mod scene;
mod session;
mod setup;
mod store;
mod watch;

pub use lines::{Answer, Lines};
pub use scene::Scene;
pub use session::{Chair, Now, Seating, Session, SessionError};
pub use setup::{Mode, PlayError, Wish, play};
pub use store::Store;
pub use watch::{Watched, watch};

/// How a table was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// The game was over.
    AtTheEnd,
    /// Somebody left, or the terminal was closed.
    Early,
}
