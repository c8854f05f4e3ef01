#![doc = include_str!("../README.md")]

mod bot;
pub mod diamant;
pub mod kadora;
pub mod mirrors;
mod question;
mod random;
mod roster;
pub mod search;

pub use ::reason::{Fear, Percent, Reason, Reasons, Threat};
pub use bot::{Allowance, Bot, Budget, Decision, UnknownAllowance};
pub use question::Question;
pub use random::Random;
pub use roster::{LEVELS, Roster, UnknownBot};

/// What bots are called: stones that are no diamonds.
pub const STONES: [&str; 8] =
    ["Opal", "Jade", "Onyx", "Amber", "Beryl", "Topaz", "Garnet", "Agate"];
