#![doc = include_str!("../README.md")]

mod clause;
mod command;
mod diamant;
pub mod draft;
mod first;
mod hint;
mod kadora;
mod mirrors;
mod offer;
mod playable;
mod watch;
mod words;

pub use self::diamant::{odds_in_words, removed_hazards};
pub use clause::{book, clause, paragraphs};
pub use command::{Command, help};
pub use first::{Explained, First};
pub use hint::{ADVISER, hint, hint_in_words};
pub use offer::Offer;
pub use playable::{Playable, USUAL_LEVEL};
pub use watch::Watch;
pub use words::{first_word, means, number};
