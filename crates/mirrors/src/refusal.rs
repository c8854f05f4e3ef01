//! Why something was not done.

use table::{Refusal as _, Seat};
use thiserror::Error;

use crate::action::Order;
use crate::card::Card;
use crate::diamond::{Colour, Rim};
use crate::place::{Entrance, Field, Recess};
use crate::position::Ending;

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
    /// Another seat is to move.
    NotYourTurn {
        /// Whose turn it is.
        to_move: Seat,
    },
    /// The diamonds are not laid out yet.
    BoardDue,
    /// Not everyone has a card yet.
    OpeningDue,
    /// A player draws a new card first.
    CardDue {
        /// Who draws.
        seat: Seat,
    },
    /// The game has ended.
    Over {
        /// Why.
        ending: Ending,
    },

    /// A mirror lies beside the board.
    MustPlace,
    /// No mirror lies beside the board.
    NoneBeside,
    /// A mirror stands where one was to be placed.
    PlaceNotFree {
        /// The field.
        field: Field,
    },
    /// All twelve stand, and a needed diamond is lit.
    TakeOrPass,
    /// No mirror stands there.
    NoMirror {
        /// The field.
        field: Field,
    },
    /// A mirror stands where one was to be moved.
    MoveNotFree {
        /// The field.
        field: Field,
    },
    /// Nothing was touched, so there is no turn to end.
    NothingTouched,

    /// The seat has placed its mirror.
    AlreadyPlaced,
    /// The seat has touched its mirror.
    AlreadyTouched,
    /// Another side's entrance.
    NotYourEntrance {
        /// The entrance.
        entrance: Entrance,
    },
    /// The beam leaves elsewhere.
    NoBeam {
        /// Where it enters.
        entrance: Entrance,
        /// Where it was said to leave.
        recess: Recess,
        /// Where it does.
        leaves: Recess,
    },
    /// The recess is open.
    NoDiamond {
        /// The recess.
        recess: Recess,
    },
    /// The beam does not meet the mirror just placed.
    MissesPlaced {
        /// Where it enters.
        entrance: Entrance,
        /// Where the mirror was placed.
        field: Field,
    },
    /// The beam meets only the mirror just placed.
    NeedsAnother {
        /// Where it enters.
        entrance: Entrance,
    },
    /// The beam meets fewer than three mirrors.
    TooFewMirrors {
        /// Where it enters.
        entrance: Entrance,
        /// How many it goes by.
        mirrors: u8,
    },
    /// The card does not show the diamond, or all of that colour are taken.
    NotNeeded {
        /// Where it lies.
        recess: Recess,
        /// The diamond.
        colour: Colour,
    },

    /// The four diamonds go back first.
    ReturnDue,
    /// No card has been laid open.
    NothingToReturn,
    /// Not the diamonds of the card.
    OtherDiamonds {
        /// What was to go back.
        order: Order,
    },

    /// Seats are to act; no chance outcome is due.
    NoDealDue,
    /// Not four diamonds of each colour.
    BadRim {
        /// The rim.
        rim: Rim,
    },
    /// A card that was drawn before.
    NotInPile {
        /// The card.
        card: Card,
    },
}

impl table::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Players { .. } | Self::NoSuchSeat { .. } => "M1",
            Self::NotYourEntrance { .. } => "M2",
            Self::BoardDue | Self::BadRim { .. } => "M3",
            Self::NotInPile { .. } => "M4",
            Self::OpeningDue => "M5",
            Self::NotYourTurn { .. } => "M6",
            Self::NoBeam { .. } | Self::NoDiamond { .. } => "M7",
            Self::MustPlace | Self::NoneBeside | Self::PlaceNotFree { .. } => "M8",
            Self::AlreadyPlaced | Self::MissesPlaced { .. } | Self::NeedsAnother { .. } => "M9",
            Self::NotNeeded { .. } => "M10",
            Self::TooFewMirrors { .. } => "M11",
            Self::TakeOrPass => "M12",
            Self::NoMirror { .. }
            | Self::MoveNotFree { .. }
            | Self::NothingTouched
            | Self::AlreadyTouched => "M13",
            Self::CardDue { .. }
            | Self::ReturnDue
            | Self::NothingToReturn
            | Self::OtherDiamonds { .. }
            | Self::NoDealDue => "M16",
            Self::Over { ending: Ending::Target } => "M17",
            Self::Over { ending: Ending::EmptyPile } => "M18",
            Self::Over { ending: Ending::Standstill } => "M20",
        }
    }
}
