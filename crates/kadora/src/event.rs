//! What happens, and who is told.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats, Viewer};

use crate::block::Taking;
use crate::card::{Back, Card, Colour};
use crate::cards::Cards;
use crate::field::Field;
use crate::hand::Pile;
use crate::scoring::DecidedBy;

/// What happened, with all its secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat drew the top card of a pile (K15).
    Drew {
        /// Who.
        seat: Seat,
        /// From which pile.
        pile: Pile,
        /// The card.
        card: Card,
    },
    /// Something all can see.
    Told(Told),
}

/// What one viewer may know of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// Another player drew a card (K4, K15).
    Drew {
        /// Who.
        seat: Seat,
        /// From which pile.
        pile: Pile,
        /// What all see of the card.
        back: Back,
    },
    /// You drew a card.
    YouDrew {
        /// From which pile.
        pile: Pile,
        /// The card.
        card: Card,
    },
    /// Something all can see.
    Told(Told),
}

/// What all can see. In the count a seat beyond the players' is the virtual player: seat 2 of two (K20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// The cards are dealt (K5 to K8).
    Dealt {
        /// Who begins.
        first: Seat,
    },
    /// All cards of a colour change hands (K10).
    Gave {
        /// Who gave them.
        seat: Seat,
        /// Their colour.
        colour: Colour,
        /// Who got them.
        to: Seat,
        /// The cards.
        cards: Cards,
    },
    /// A card is laid in the block (K11).
    Placed {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where.
        field: Field,
        /// What its column comes to, itself included.
        column_sum: u8,
        /// What its row comes to, itself included.
        row_sum: u8,
    },
    /// The card just laid takes others (K12 to K14).
    Took {
        /// Who gets them.
        seat: Seat,
        /// Why.
        taking: Taking,
        /// Those from its column.
        column: Cards,
        /// Those from its row.
        row: Cards,
    },
    /// An open place is filled from a pile (K16).
    Filled {
        /// Which pile.
        pile: Pile,
        /// The card.
        card: Card,
        /// The place.
        field: Field,
    },
    /// Both piles are empty: every player has one more turn (K18).
    LastRound {
        /// Who emptied them, and has the last turn.
        last: Seat,
    },
    /// A hand joins its owner's won loot (K19).
    HandJoined {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// With two players, the set-aside cards are the virtual player's (K20).
    AsideTurned {
        /// The cards.
        cards: Cards,
    },
    /// A colour's cards are turned face down by those with the highest value in it (K21).
    TurnedDown {
        /// The colour.
        colour: Colour,
        /// Who turn theirs down.
        leaders: Seats,
        /// What the cards of each of them are worth.
        total: u8,
        /// What the cards of the others are worth, by seat: penalty points (K22).
        penalties: [u8; 4],
        /// How many play.
        players: u8,
    },
    /// One player's cards are counted (K22).
    Counted {
        /// Whose.
        seat: Seat,
        /// The values still face up.
        penalty: u8,
        /// How many cards are face down. Without one there is no winning (K23).
        covered: u8,
        /// How many cards there are in all.
        cards: u8,
        /// How many play.
        players: u8,
    },
    /// The game is won (K22).
    Won {
        /// By whom.
        winners: Seats,
        /// What it came down to.
        decision: DecidedBy,
        /// How many play.
        players: u8,
    },
}

impl Event {
    /// What `viewer` may know of the event: the face of a drawn card is for its owner only (K4).
    pub(crate) fn seen(&self, viewer: Viewer) -> Seen {
        match *self {
            Self::Told(told) => Seen::Told(told),
            Self::Drew { seat, pile, card } if viewer.is(seat) => Seen::YouDrew { pile, card },
            Self::Drew { seat, pile, card } => Seen::Drew { seat, pile, back: card.back() },
        }
    }
}
