//! Why something was not done.

use table::{Refusal as _, Seat};
use thiserror::Error;

use crate::card::Card;

/// Why something was not done. `voice` has a sentence for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{self:?} ({})", self.clause())]
pub enum Refusal {
    /// Too few or too many players.
    Players {
        /// How many were to play.
        players: u8,
    },
    /// A seat without a player.
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// The seat's explorer is back at the camp.
    Outside,
    /// The next card comes first.
    CardDue,
    /// Decisions come first.
    DecisionsDue,
    /// The pile holds no such card.
    NotInPile {
        /// The card.
        card: Card,
    },
    /// The fifth expedition has ended.
    Over,
}

impl table::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Players { .. } | Self::NoSuchSeat { .. } => "D1",
            Self::Outside | Self::DecisionsDue => "D11",
            Self::CardDue => "D13",
            Self::NotInPile { .. } => "D2",
            Self::Over => "D17",
        }
    }
}
