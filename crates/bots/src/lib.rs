#![doc = include_str!("../README.md")]

mod bot;
mod character;
pub mod diamant;
mod easy;
pub mod kadora;
pub mod learned;
pub mod mirrors;
mod question;
mod random;
mod roster;
pub mod search;

pub use ::reason::{Fear, Percent, Reason, Reasons, Threat};
pub use bot::{Allowance, Bot, Budget, Decision, UnknownAllowance};
pub use character::{Character, NoOpponent, Opponent};
pub use easy::Easy;
pub use question::{Question, load};
pub use random::Random;
pub use roster::{LEVELS, Roster, UnknownBot};
