//! Where a game stands.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Seat, Seats, parse_one_of};

use crate::history::History;
use crate::options::Options;
use crate::path::Path;
use crate::pile::Pile;

/// What a fist holds: nothing, or the explorer (D11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// Go deeper.
    Stay,
    /// Take what you have to the camp.
    Leave,
}

impl Choice {
    /// Both choices.
    pub(crate) const ALL: [Self; 2] = [Self::Stay, Self::Leave];

    /// What a seat chooses if those who leave are `leaving`.
    pub(crate) const fn of(seat: Seat, leaving: Seats) -> Self {
        if leaving.contains(seat) { Self::Leave } else { Self::Stay }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stay => "S",
            Self::Leave => "L",
        })
    }
}

impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let why = "is no decision: write S to stay, L to leave";
        parse_one_of(text, Self::ALL, why)
    }
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// A card is turned over.
    Turning,
    /// Those inside decide; some fists are already closed.
    Deciding { chosen: Seats, leaving: Seats },
    /// The game has ended.
    Over,
}

/// A game of Diamant.
///
/// All who are in the cave entered it together, so the same lies beside the chest of each: one number says it.
/// The pile has no order until a card is turned over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diamant {
    pub(crate) chests: [u16; Seat::MOST as usize],
    /// The cards still in the game.
    pub(crate) deck: Pile,
    /// Those not yet turned over in this cave.
    pub(crate) pile: Pile,
    pub(crate) path: Path,
    pub(crate) options: Options,
    pub(crate) players: u8,
    /// From 1.
    pub(crate) cave: u8,
    pub(crate) inside: Seats,
    /// What lies beside the chest of everyone inside (D8).
    pub(crate) beside: u8,
    pub(crate) phase: Phase,
    /// What all have seen.
    pub(crate) history: History,
}

impl Diamant {
    /// The value out of the supply: in chests, beside them, and on the path.
    #[inline]
    pub(crate) fn out(&self) -> u16 {
        self.held() + u16::from(self.path.stones())
    }

    /// No less than [`Diamant::out`], and quicker to find: a card keeps seven stones at most.
    #[inline]
    pub(crate) fn at_most_out(&self) -> u16 {
        self.held() + 7 * u16::from(self.path.len())
    }

    /// The value in chests and beside them.
    #[inline]
    fn held(&self) -> u16 {
        self.chests.iter().sum::<u16>() + u16::from(self.beside) * u16::from(self.inside.len())
    }
}
