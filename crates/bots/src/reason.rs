//! Why a bot chose as it did, in numbers; `voice` puts them into words.

use serde::{Deserialize, Serialize};

use crate::{diamant, kadora, mirrors};

/// Why a bot chose as it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// There was nothing else to do.
    OnlyAction,
    /// By lot.
    Lot,
    /// Games thought through to the end.
    Searched {
        /// How many.
        simulations: u32,
        /// How likely the win seemed with this action.
        win: Percent,
        /// How likely it seemed with the best other one.
        otherwise: Percent,
    },
    /// A thought about Diamant.
    Diamant(diamant::Thought),
    /// A thought about Mirrors.
    Mirrors(mirrors::Thought),
    /// A thought about Kadora.
    Kadora(kadora::Thought),
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
