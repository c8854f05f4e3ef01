#![doc = include_str!("../README.md")]

mod best;
mod bot;
mod bot_request;
mod character;
pub mod diamant;
pub mod kadora;
pub mod learned;
pub mod mirrors;
mod random;
mod roster;
pub mod search;

pub use ::reason::{Fear, Percent, Reason, Reasons, Threat};
pub use bot::{Allowance, Bot, Budget, Decision, UnknownAllowance};
pub use bot_request::{BotRequest, load};
pub use character::{Character, NoOpponent, Opponent};
pub use random::{Easy, Random};
pub use roster::{LEVELS, Roster, UnknownBot};
