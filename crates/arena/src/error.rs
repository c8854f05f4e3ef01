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
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// A program that cannot play.
    #[error("{program}: {fault}")]
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
    #[error("{self:?}")]
    SmallField,
    /// The question is about a bot that does not play.
    #[error("{self:?}")]
    Absent {
        /// The bot of the question.
        name: String,
        /// Those that play.
        names: Vec<String>,
    },
    /// A result could not be written.
    #[error(transparent)]
    Results(#[from] std::io::Error),
}
