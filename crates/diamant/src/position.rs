//! Where a game stands.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};
use thiserror::Error;

use crate::card::{Card, Face};
use crate::options::Options;
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

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stay => "S",
            Self::Leave => "L",
        })
    }
}

/// A text that is no decision.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is no decision: write S to stay, L to leave")]
pub struct UnknownChoice(String);

impl FromStr for Choice {
    type Err = UnknownChoice;

    fn from_str(text: &str) -> Result<Self, UnknownChoice> {
        match text {
            "S" => Ok(Self::Stay),
            "L" => Ok(Self::Leave),
            _ => Err(UnknownChoice(text.to_owned())),
        }
    }
}

/// A card on the path and the stones left on it, at most 7, in one byte.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct PathCard(u8);

impl PathCard {
    const NONE: Self = Self(0);

    pub(crate) const fn new(card: Card, stones: u8) -> Self {
        debug_assert!(stones < 8);
        Self(card.index() << 3 | stones)
    }

    pub(crate) const fn card(self) -> Card {
        Card::nth(self.0 >> 3)
    }

    pub(crate) const fn stones(self) -> u8 {
        self.0 & 7
    }
}

impl fmt::Debug for PathCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.card(), self.stones())
    }
}

/// A card on the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// What it shows.
    pub card: Card,
    /// The stones left on it.
    pub stones: u8,
}

/// The longest path: every diamond card, every hazard once, and the one that ends it.
const LONGEST: usize = 15 + 5 + 1;

/// The cards turned over in this cave, in order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Path {
    cards: [PathCard; LONGEST],
    len: u8,
}

impl Path {
    pub(crate) const EMPTY: Self = Self { cards: [PathCard::NONE; LONGEST], len: 0 };

    pub(crate) fn push(&mut self, card: Card, stones: u8) {
        self.cards[usize::from(self.len)] = PathCard::new(card, stones);
        self.len += 1;
    }

    pub(crate) fn cards(&self) -> &[PathCard] {
        &self.cards[..usize::from(self.len)]
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// All stones lying on the path.
    pub(crate) fn stones(&self) -> u8 {
        self.cards().iter().map(|laid| laid.stones()).sum()
    }

    /// Leaves only `rest` on the path, on the deepest diamond card (D12).
    pub(crate) fn clear_but(&mut self, rest: u8) {
        let mut rest = rest;
        for laid in self.cards[..usize::from(self.len)].iter_mut().rev() {
            let here = match laid.card().face() {
                Face::Diamonds(_) => std::mem::take(&mut rest),
                Face::Hazard(_) => 0,
            };
            *laid = PathCard::new(laid.card(), here);
        }
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
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
}

impl Diamant {
    /// The value out of the supply: in chests, beside them, and on the path.
    pub(crate) fn out(&self) -> u16 {
        self.chests.iter().sum::<u16>()
            + u16::from(self.beside) * u16::from(self.inside.len())
            + u16::from(self.path.stones())
    }

    /// What stand-ins for missing stones are worth (D4).
    pub(crate) fn stand_ins(&self) -> u16 {
        self.out().saturating_sub(self.options.stones.worth())
    }
}
