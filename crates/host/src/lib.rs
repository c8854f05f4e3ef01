#![doc = include_str!("../README.md")]

mod branch;
mod company;
mod cursors;
mod game;
mod play;
mod replay;
mod undo;

pub use branch::{Branch, id_of};
pub use company::{Company, PERSON};
pub use cursors::Cursors;
pub use game::{Match, Players};
pub use play::Play;
pub use replay::Replay;
pub use undo::Undo;
