//! The stored entries of a table: everything that was accepted, in order.

use bots::Reason;
use fair::Contribution;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::guest::Guest;

/// Something that was accepted at a table. Chance is not among them: it follows from the seed and what everyone added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry {
    /// A person sat down, or changed the name.
    Sat { seat: Seat, name: String, guest: Guest, luck: Contribution },
    /// A chair is reserved for a person from the last game.
    #[serde(rename = "kept")]
    Reserved { seat: Seat, name: String, guest: Guest },
    /// A bot of this level got a chair.
    Bot { seat: Seat, level: String },
    /// A chair became free.
    Freed { seat: Seat },
    /// The game began.
    Started,
    /// A seat acted, in the notation of records.
    Act(Seat, String),
    /// A bot acted, and why. The reason is told to no one before the game is over.
    Chose(Seat, String, Reason),
    /// So many seconds for each decision from here on.
    Clock(Option<u16>),
    /// A bot of this level stands in for a person, or no longer does.
    StandIn(Seat, Option<String>),
    /// A person has another name from here on.
    Renamed { seat: Seat, name: String },
    /// A person gave the game up: a bot of this level plays to its end.
    Resigned { seat: Seat, bot: String },
    /// A person is muted, or no longer is.
    Muted(Seat, bool),
    /// The guest who shows the secret with this hash before that second gets the chair.
    Offered { seat: Seat, hash: Guest, until: i64 },
    /// The chair belongs to another guest.
    Moved { seat: Seat, guest: Guest },
    /// The table of the rematch.
    Next(String),
    /// No one moved for so long that the game was given up: it cannot go on, and its seed is revealed.
    Abandoned,
}

impl Entry {
    /// The seat that acted, if this is an action.
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self {
            Entry::Act(seat, _) | Entry::Chose(seat, ..) => Some(*seat),
            _ => None,
        }
    }

    /// Whether this is an action of a seat.
    pub(crate) fn is_action(&self) -> bool {
        self.actor().is_some()
    }
}
