//! Why something was not done.

use table::Seat;
use thiserror::Error;

use crate::action::Order;
use crate::card::Card;
use crate::diamond::{Colour, Rim};
use crate::place::{Entrance, Field, Recess};
use crate::position::Ending;

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// Too few or too many players.
    #[error("Mirrors is for 2 to 4 players, not {players} (M1).")]
    Players {
        /// How many were to play.
        players: u8,
    },
    /// A seat without a player.
    #[error("There is no seat {seat} at this table (M1).")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// Another seat is to move.
    #[error("It is seat {to_move}’s turn (M6).")]
    NotYourTurn {
        /// Whose turn it is.
        to_move: Seat,
    },
    /// The diamonds are not laid out yet.
    #[error("The diamonds have not been laid out yet (M3).")]
    BoardDue,
    /// Not everyone has a card yet.
    #[error("Everyone draws a card before the first turn (M5).")]
    OpeningDue,
    /// A player draws a new card first.
    #[error("Before the game goes on, seat {seat} draws a new card (M16).")]
    CardDue {
        /// Who draws.
        seat: Seat,
    },
    /// The game has ended.
    #[error("The game is over ({}).", over(*ending))]
    Over {
        /// Why.
        ending: Ending,
    },

    /// A mirror lies beside the board.
    #[error("There is still a mirror beside the board: place it on a free field (M8).")]
    MustPlace,
    /// No mirror lies beside the board.
    #[error("All twelve mirrors are on the board, so there is none to place (M8).")]
    NoneBeside,
    /// A mirror stands where one was to be placed.
    #[error("There is already a mirror on {field}: choose a free field (M8).")]
    PlaceNotFree {
        /// The field.
        field: Field,
    },
    /// All twelve stand, and a needed diamond is lit.
    #[error(
        "All twelve mirrors are on the board and you can light a diamond you need: take it or pass (M12)."
    )]
    TakeOrPass,
    /// No mirror stands there.
    #[error("There is no mirror on {field} (M13).")]
    NoMirror {
        /// The field.
        field: Field,
    },
    /// A mirror stands where one was to be moved.
    #[error("There is already a mirror on {field}: move yours to a free field (M13).")]
    MoveNotFree {
        /// The field.
        field: Field,
    },
    /// Nothing was touched, so there is no turn to end.
    #[error("Turn, move or take off a mirror first, or pass (M13).")]
    NothingTouched,

    /// The seat has placed its mirror.
    #[error("You have placed your mirror: now take a diamond it lights, or none (M9).")]
    AlreadyPlaced,
    /// The seat has touched its mirror.
    #[error("You may change only one mirror a turn: now take a diamond, or none (M13).")]
    AlreadyTouched,
    /// Another side's entrance.
    #[error("{entrance} is not one of your four entrances (M2).")]
    NotYourEntrance {
        /// The entrance.
        entrance: Entrance,
    },
    /// The beam leaves elsewhere.
    #[error("The beam from {entrance} leaves at {leaves}, not at {recess} (M7).")]
    NoBeam {
        /// Where it enters.
        entrance: Entrance,
        /// Where it was said to leave.
        recess: Recess,
        /// Where it does.
        leaves: Recess,
    },
    /// The recess is open.
    #[error("There is no diamond in {recess} (M7).")]
    NoDiamond {
        /// The recess.
        recess: Recess,
    },
    /// The beam does not meet the mirror just placed.
    #[error("The beam from {entrance} misses the mirror you placed on {field} (M9).")]
    MissesPlaced {
        /// Where it enters.
        entrance: Entrance,
        /// Where the mirror was placed.
        field: Field,
    },
    /// The beam meets only the mirror just placed.
    #[error("The beam from {entrance} uses only the mirror you placed: it needs one more (M9).")]
    NeedsAnother {
        /// Where it enters.
        entrance: Entrance,
    },
    /// The beam meets fewer than three mirrors.
    #[error(
        "The beam from {entrance} uses {mirrors} {}: it needs at least three (M11).",
        if *mirrors == 1 { "mirror" } else { "mirrors" }
    )]
    TooFewMirrors {
        /// Where it enters.
        entrance: Entrance,
        /// How many it goes by.
        mirrors: u8,
    },
    /// The card does not show the diamond, or all of that colour are taken.
    #[error("You do not need the {} diamond in {recess} for your card (M10).", word(*colour))]
    NotNeeded {
        /// Where it lies.
        recess: Recess,
        /// The diamond.
        colour: Colour,
    },

    /// The four diamonds go back first.
    #[error("Your card is complete: put its four diamonds back (M16).")]
    ReturnDue,
    /// No card has been laid open.
    #[error("You can put diamonds back only when your card is complete (M16).")]
    NothingToReturn,
    /// Not the diamonds of the card.
    #[error("{order} are not the four diamonds of your card (M16).")]
    OtherDiamonds {
        /// What was to go back.
        order: Order,
    },

    /// Seats are to act; no chance outcome is due.
    #[error("No card is drawn now (M16).")]
    NoDealDue,
    /// Not four diamonds of each colour.
    #[error("{rim} is not four diamonds of each colour, one in every recess (M3).")]
    BadRim {
        /// The rim.
        rim: Rim,
    },
    /// A card that was drawn before.
    #[error("This card is no longer in the pile: {card} (M4).")]
    NotInPile {
        /// The card.
        card: Card,
    },
}

const fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Green => "green",
        Colour::Yellow => "yellow",
    }
}

const fn over(ending: Ending) -> &'static str {
    match ending {
        Ending::Target => "M17",
        Ending::EmptyPile => "M18",
        Ending::Standstill => "M20",
    }
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
            Self::Over { ending } => over(*ending),
        }
    }
}
