#![doc = include_str!("../README.md")]

mod clause;
mod command;
mod diamant;
pub mod draft;
mod first_time;
mod game_setup;
mod hint;
mod kadora;
mod mirrors;
mod playable;
mod watch;
mod words;

pub use self::diamant::{odds_in_words, removed_hazards};
pub use clause::{book, clause, paragraphs};
pub use command::{Command, help};
pub use first_time::{Explained, FirstTime};
pub use game_setup::GameSetup;
pub use hint::{ADVISER, hint, hint_in_words};
pub use playable::{Playable, USUAL_LEVEL};
pub use watch::Watch;
pub use words::{first_word, means};
