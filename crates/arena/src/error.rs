//! Why an arena did not begin, or broke off.

use bots::UnknownBot;
use thiserror::Error;

/// Why an arena did not begin, or broke off.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// A seat for nobody.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// The game refuses so many players or such options.
    #[error("{0}")]
    Refused(String),
    /// A record could not be kept.
    #[error("the records could not be written: {0}")]
    Records(#[from] std::io::Error),
    /// A bot made no choice, or one that the game refused.
    #[error("{bot} failed in the game of deal {deal}: {what}")]
    Fault {
        /// Which bot.
        bot: String,
        /// In which deal.
        deal: u64,
        /// What happened.
        what: String,
    },
}
