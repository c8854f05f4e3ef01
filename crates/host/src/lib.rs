#![doc = include_str!("../README.md")]

mod branch;
mod cursors;
mod game;
mod local;
mod occupants;
mod replay;
mod undo;

pub use branch::{Branch, id_of};
pub use cursors::Cursors;
pub use game::{Match, Players};
pub use local::LocalGame;
pub use occupants::{Occupants, PERSON};
pub use replay::Replay;
pub use undo::Undo;
