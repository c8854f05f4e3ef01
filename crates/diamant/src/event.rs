//! What happens, and who is told.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats, Viewer};

use crate::card::{Card, Hazard};
use crate::position::Choice;

/// What happened, with all its secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat closed its fist (D11).
    Chose {
        /// Whose fist.
        seat: Seat,
        /// What is in it.
        choice: Choice,
    },
    /// A seat changed its mind before the fists opened (D11).
    Changed {
        /// Whose mind.
        seat: Seat,
        /// What is in the fist now.
        choice: Choice,
    },
    /// Something all can see.
    Told(Told),
}

/// What one viewer may know of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// Another player closed their fist.
    Chose {
        /// Whose fist.
        seat: Seat,
    },
    /// Your own fist is closed.
    YouChose {
        /// What is in it.
        choice: Choice,
    },
    /// Something all can see.
    Told(Told),
}

/// What all can see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// All explorers enter a cave (D5).
    Entered {
        /// Which of the five, from 1.
        cave: u8,
    },
    /// A diamond card is turned over and shared (D7).
    Diamonds {
        /// The card.
        card: Card,
        /// Those who share it.
        inside: Seats,
        /// What each of them lays beside the chest.
        each: u8,
        /// What stays on the card.
        rest: u8,
    },
    /// A hazard turns up for the first time in this cave (D9).
    Hazard {
        /// Which.
        hazard: Hazard,
    },
    /// The fists open (D11).
    Opened {
        /// Those who stay.
        staying: Seats,
        /// Those who leave.
        leaving: Seats,
    },
    /// Leavers reach the camp (D12).
    Left {
        /// Those who left.
        leavers: Seats,
        /// What lay beside the chest of each of them.
        kept: u8,
        /// What each of them found on the path.
        found: u8,
        /// What could not be divided and stays on the path.
        rest: u8,
    },
    /// A hazard turns up for the second time: all still inside run (D10).
    Fled {
        /// Which.
        hazard: Hazard,
        /// Those who were inside.
        inside: Seats,
        /// What each of them lost.
        lost: u8,
    },
    /// A hazard card leaves the game for good (D15).
    Removed {
        /// Which.
        hazard: Hazard,
    },
    /// Stones left on the path go back to the supply (D14).
    Returned {
        /// How many.
        stones: u8,
    },
    /// The supply has run short: other objects stand in (D4).
    StandIns {
        /// What they are worth.
        worth: u16,
    },
    /// A chest is counted at the end (D17).
    Counted {
        /// Whose.
        seat: Seat,
        /// What it holds.
        chest: u16,
    },
    /// The game is won (D17).
    Won {
        /// By whom.
        winners: Seats,
        /// With how much.
        chest: u16,
    },
}

impl Event {
    /// What `viewer` may know of the event. A change of mind is told to its own seat alone.
    pub(crate) fn seen(self, viewer: Viewer) -> Option<Seen> {
        match self {
            Self::Told(told) => Some(Seen::Told(told)),
            Self::Chose { seat, choice } | Self::Changed { seat, choice } if viewer.is(seat) => {
                Some(Seen::YouChose { choice })
            }
            Self::Chose { seat, .. } => Some(Seen::Chose { seat }),
            Self::Changed { .. } => None,
        }
    }
}
