#![doc = include_str!("../README.md")]

pub mod diamant;
pub mod kadora;
pub mod mirrors;
mod reasons;
mod why;

use ::diamant::Choice;
use ::mirrors::Colour;
use serde::{Deserialize, Serialize};
use table::Seat;

pub use reasons::Reasons;
pub use why::Why;

/// Why a bot chose as it did: its secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// There was nothing else to do.
    OnlyAction,
    /// By lot.
    Lot,
    /// Games thought through.
    Searched {
        /// How many.
        simulations: u32,
        /// What the action promised: 100 is a win in all of them.
        promise: Percent,
        /// What the best other one promised.
        otherwise: Percent,
        /// Who else it promised most to.
        fear: Option<Fear>,
    },
    /// A thought about Diamant, and what came of it.
    Diamant(Choice, diamant::Thought),
    /// A thought about Mirrors.
    Mirrors(mirrors::Thought),
    /// A thought about Kadora.
    Kadora(kadora::Thought),
}

/// Whom a bot feared most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fear {
    /// Who it was.
    pub rival: Seat,
    /// What the chosen action promised them.
    pub promise: Percent,
    /// What made them dangerous, where the bot can tell.
    pub threat: Option<Threat>,
}

/// What made a rival dangerous.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Threat {
    /// In Mirrors, diamonds of this colour lie on the rim, and most cards that the rival can hold ask for one.
    Needs(Colour),
    /// In Kadora, the penalty points of the rival's won loot if it were counted now.
    Penalty(u8),
}

/// A part of a hundred, rounded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Percent(pub u8);

impl Percent {
    /// `part` of one.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a rounded number from 0 to 100 fits"
    )]
    pub fn of(part: f32) -> Self {
        Self((part.clamp(0.0, 1.0) * 100.0 + 0.5) as u8)
    }
}
