//! Why something was not done.

use table::Seat;
use thiserror::Error;

use crate::card::{Card, Colour};
use crate::field::Field;
use crate::hand::Pile;

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Too few or too many players.
    #[error("Kadora is for 2 to 4 players, not {players} (K1).")]
    Players {
        /// How many were to play.
        players: u8,
    },
    /// A seat without a player.
    #[error("There is no seat {seat} at this table (K1).")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// The table has no seat for the player who was to begin.
    #[error(
        "Seat {first} cannot begin: at a table of {players} the seats are 0 to {} (K8).", .players - 1
    )]
    NoSuchFirst {
        /// Who was to begin.
        first: Seat,
        /// How many play.
        players: u8,
    },
    /// Another player was agreed on.
    #[error("Seat {agreed} begins, as agreed before the game, not seat {first} (K8).")]
    OtherFirst {
        /// Who begins.
        agreed: Seat,
        /// Who was to begin.
        first: Seat,
    },
    /// The deal has a card more than once, so it lacks another.
    #[error("The deal has {card} more than once, but there is only one (K2).")]
    CardTwice {
        /// The card.
        card: Card,
    },
    /// Cards have not been dealt.
    #[error("The cards have not been dealt yet (K6).")]
    NotDealt,
    /// Cards have been dealt.
    #[error("The cards have been dealt already (K6).")]
    AlreadyDealt,
    /// Another player's turn.
    #[error("It is seat {seat}’s turn (K8).")]
    NotYourTurn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The turn begins with the choice whether to give.
    #[error("First give cards away or keep them all; then place a card (K9).")]
    GiftDue,
    /// Giving is over for this turn.
    #[error(
        "You can give cards away only once, at the start of your turn: place a card now (K10)."
    )]
    GiftOver,
    /// A card has been placed; giving was before.
    #[error("You have placed your card: draw one now (K9).")]
    DrawDue,
    /// Nothing to give away: there is nothing to keep either.
    #[error("You have already decided about giving: place a card now (K9).")]
    NothingToKeep,
    /// No card is drawn before one is placed.
    #[error("Place a card before you draw one (K9).")]
    PlaceFirst,
    /// There is nothing of that colour to give.
    #[error("You have won no {} cards to give away (K10).", .colour.name())]
    NoneToGive {
        /// The colour.
        colour: Colour,
    },
    /// Another player has as much of the colour, or more.
    #[error(
        "You may give {} away only while you alone have won the highest value in it; seat {rival} has {theirs}, you have {yours} (K10).", .colour.name()
    )]
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
    #[error("Seat {to} already has {} cards: give yours to a player who has none (K10).", .colour.name())]
    ReceiverHasColour {
        /// The colour.
        colour: Colour,
        /// Who was to get the cards.
        to: Seat,
    },
    /// A gift to oneself.
    #[error("You cannot give cards to yourself: choose another player (K10).")]
    ToYourself,
    /// The card is not in the hand.
    #[error("{card} is not in your hand (K11).")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// A card lies there.
    #[error("There is already a card on {field}: choose an empty space in the block (K11).")]
    NotOpen {
        /// The place.
        field: Field,
    },
    /// The pile is empty.
    #[error("The {} pile is empty (K15).", .pile.name())]
    PileEmpty {
        /// Which.
        pile: Pile,
    },
    /// Both piles are empty.
    #[error("Both piles are empty: nothing is drawn in the last round (K18).")]
    LastRound,
    /// The last round has been played.
    #[error("Everyone has had the last turn: the game is over (K18).")]
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
