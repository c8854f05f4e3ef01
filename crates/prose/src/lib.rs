#![doc = include_str!("../README.md")]

mod clause;
mod command;
mod diamant;
mod kadora;
mod mirrors;
mod playable;
mod words;

pub use clause::{book, clause, paragraphs};
pub use command::{Command, help};
pub use diamant::dangers;
pub use playable::{Playable, STONES, USUAL_LEVEL};
pub use words::{first_word, means, number};
