//! Why an arena did not begin, or broke off.

use bots::UnknownBot;
use table::{AnyRefusal, Refusal};
use thiserror::Error;
use voice::{Lang, Voice};

use crate::Fault;

/// A refusal as results and programs are told of it.
pub(crate) fn sentence(refusal: &impl Refusal) -> String {
    Voice::of(Lang::En).say(&AnyRefusal::new(refusal))
}

/// Why an arena did not begin, or broke off.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// A seat for a bot that there is not.
    #[error("{0}; a name with a slash is a program: ./mybot.py")]
    Bot(#[from] UnknownBot),
    /// A program that cannot play.
    #[error("{program} cannot play: {fault}")]
    Program {
        /// Which program.
        program: String,
        /// What it did.
        fault: Fault,
    },
    /// The game refuses so many players or such options.
    #[error("{0}")]
    Refused(String),
    /// A mixed field of one bot.
    #[error("a field needs two bots or more")]
    SmallField,
    /// The question is about a bot that does not play.
    #[error("{name:?} does not play: those who do are called {}", names.join(", "))]
    Absent {
        /// The bot of the question.
        name: String,
        /// Those that play.
        names: Vec<String>,
    },
    /// A result could not be written.
    #[error("the results could not be written: {0}")]
    Results(#[from] std::io::Error),
}
