//! Why an arena did not begin, or broke off.

use bots::UnknownBot;
use thiserror::Error;

use crate::Fault;

/// Why an arena did not begin, or broke off.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// A seat for a bot that there is not.
    #[error("{0}; whatever has a slash in its name is a program: ./mybot.py")]
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
    /// A result could not be written.
    #[error("the results could not be written: {0}")]
    Results(#[from] std::io::Error),
}
