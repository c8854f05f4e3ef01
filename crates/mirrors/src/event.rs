//! What happens, and who is told.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats, Viewer};

use crate::board::Touch;
use crate::card::Card;
use crate::diamond::{Colour, Rim};
use crate::place::{Entrance, Recess};
use crate::position::Ending;

/// What happened, with all its secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat drew a card (M5, M16).
    Drew {
        /// Who drew.
        seat: Seat,
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
    /// Another player drew a card.
    Drew {
        /// Who drew.
        seat: Seat,
    },
    /// You drew a card.
    YouDrew {
        /// The card.
        card: Card,
    },
    /// Something all can see.
    Told(Told),
}

/// What all can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// The diamonds are laid out, and lots are drawn (M3, M5).
    Set {
        /// The diamonds on the rim.
        rim: Rim,
        /// Who has the first turn.
        first: Seat,
    },
    /// A seat touched a mirror (M8, M13).
    Touched {
        /// Who.
        seat: Seat,
        /// What it did.
        touch: Touch,
    },
    /// A seat passed (M12, M13).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat could light a diamond after touching a mirror, and took none (M15).
    TookNone {
        /// Who.
        seat: Seat,
    },
    /// A seat took a diamond (M9, M11).
    Took {
        /// Who.
        seat: Seat,
        /// Where its beam enters.
        entrance: Entrance,
        /// Where the diamond lay.
        recess: Recess,
        /// The diamond.
        colour: Colour,
        /// How many mirrors the beam goes by.
        mirrors: u8,
    },
    /// A seat has the four diamonds of its card and laid it open (M16).
    Laid {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// How many cards it has laid open.
        cards: u8,
    },
    /// A seat put the four diamonds of its card back (M16).
    Returned {
        /// Who.
        seat: Seat,
        /// What it put where, in order.
        diamonds: [(Recess, Colour); 4],
    },
    /// No colour that a player needs lies on the rim: all diamonds in front of players go back (M19).
    Deadlock,
    /// A diamond in front of a player goes back to the rim in a deadlock (M19).
    WentBack {
        /// Whose.
        seat: Seat,
        /// Where it went.
        recess: Recess,
        /// The diamond.
        colour: Colour,
    },
    /// The game ended before a player had laid open enough cards (M18, M20).
    Ended {
        /// Why.
        ending: Ending,
    },
    /// The game is won (M17, M18).
    Won {
        /// By whom.
        winners: Seats,
        /// How many cards each of them laid open.
        cards: u8,
        /// How many diamonds lie in front of each of them.
        diamonds: u8,
    },
}

impl Event {
    /// What `viewer` may know of the event. A card is seen by the player who drew it.
    pub(crate) fn seen(self, viewer: Viewer) -> Seen {
        match self {
            Self::Told(told) => Seen::Told(told),
            Self::Drew { seat, card } if viewer.is(seat) => Seen::YouDrew { card },
            Self::Drew { seat, .. } => Seen::Drew { seat },
        }
    }
}
