//! Why something was not done.

use table::{Refusal as _, Seat};
use thiserror::Error;

use crate::card::{Card, Colour};
use crate::field::Field;
use crate::hand::Pile;

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
    /// The table has no seat for the player who was to begin.
    NoSuchFirst {
        /// Who was to begin.
        first: Seat,
        /// How many play.
        players: u8,
    },
    /// Another player was agreed on.
    OtherFirst {
        /// Who begins.
        agreed: Seat,
        /// Who was to begin.
        first: Seat,
    },
    /// The deal has a card more than once, so it lacks another.
    CardTwice {
        /// The card.
        card: Card,
    },
    /// Cards have not been dealt.
    NotDealt,
    /// Cards have been dealt.
    AlreadyDealt,
    /// Another player's turn.
    NotYourTurn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The turn begins with the choice whether to give.
    GiftDue,
    /// Giving is over for this turn.
    GiftOver,
    /// A card has been placed; giving was before.
    DrawDue,
    /// Nothing to give away: there is nothing to keep either.
    NothingToKeep,
    /// No card is drawn before one is placed.
    PlaceFirst,
    /// There is nothing of that colour to give.
    NoneToGive {
        /// The colour.
        colour: Colour,
    },
    /// Another player has as much of the colour, or more.
    NotHighest {
        /// The colour.
        colour: Colour,
        /// Who has most of it, besides the giver.
        rival: Seat,
        /// What the rival's cards of it are worth.
        theirs: u8,
        /// What the giver's cards of it are worth.
        yours: u8,
    },
    /// The receiver has won cards of that colour.
    ReceiverHasColour {
        /// The colour.
        colour: Colour,
        /// Who was to get the cards.
        to: Seat,
    },
    /// A gift to oneself.
    ToYourself,
    /// The card is not in the hand.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// A card lies there.
    NotOpen {
        /// The place.
        field: Field,
    },
    /// The pile is empty.
    PileEmpty {
        /// Which.
        pile: Pile,
    },
    /// Both piles are empty.
    LastRound,
    /// The last round has been played.
    Over,
}

impl table::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Players { .. } | Self::NoSuchSeat { .. } => "K1",
            Self::CardTwice { .. } => "K2",
            Self::NotDealt | Self::AlreadyDealt => "K6",
            Self::NoSuchFirst { .. } | Self::OtherFirst { .. } | Self::NotYourTurn { .. } => "K8",
            Self::GiftDue | Self::DrawDue | Self::NothingToKeep | Self::PlaceFirst => "K9",
            Self::GiftOver
            | Self::NoneToGive { .. }
            | Self::NotHighest { .. }
            | Self::ReceiverHasColour { .. }
            | Self::ToYourself => "K10",
            Self::NotInHand { .. } | Self::NotOpen { .. } => "K11",
            Self::PileEmpty { .. } => "K15",
            Self::LastRound | Self::Over => "K18",
        }
    }
}
