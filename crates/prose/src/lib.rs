#![doc = include_str!("../README.md")]

mod clause;
mod command;
mod diamant;
mod hint;
mod kadora;
mod mirrors;
mod offer;
mod play;
mod playable;
mod watch;
mod words;

pub use clause::{book, clause, paragraphs};
pub use command::{Command, help};
pub use diamant::dangers;
pub use hint::hint;
pub use offer::Offer;
pub use play::{Company, PERSON, Play};
pub use playable::{Playable, USUAL_LEVEL};
pub use watch::Watch;
pub use words::{first_word, means, number};
