//! Why something was not done.

use table::Seat;
use thiserror::Error;

use crate::card::Card;

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Too few or too many players.
    #[error("Diamant is for 3 to 8 players, not {players} (D1).")]
    Players {
        /// How many were to play.
        players: u8,
    },
    /// A seat without a player.
    #[error("There is no seat {seat} at this table (D1).")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// The seat's explorer is back at the camp.
    #[error("You have left this cave: only players still inside decide (D11).")]
    Outside,
    /// The next card comes first.
    #[error("The next card has not been turned over yet: decide when you have seen it (D13).")]
    CardDue,
    /// Decisions come first.
    #[error("The next card is turned over when everyone in the cave has decided (D11).")]
    DecisionsDue,
    /// The pile holds no such card.
    #[error("This card is no longer in the pile: {card} (D2).")]
    NotInPile {
        /// The card.
        card: Card,
    },
    /// The fifth expedition has ended.
    #[error("The fifth expedition is over, so the game is over (D17).")]
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
