//! The cave cards (D2).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, parse_one_of, text_serde};

/// What lurks in a cave. There are three cards of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hazard {
    /// A snake.
    Snake,
    /// A scorpion.
    Scorpion,
    /// A rockslide.
    Rockslide,
    /// A gas cloud.
    Gas,
    /// An explosion.
    Explosion,
}

impl Hazard {
    /// Every hazard.
    pub const ALL: [Self; 5] =
        [Self::Snake, Self::Scorpion, Self::Rockslide, Self::Gas, Self::Explosion];

    /// The hazard's name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Snake => "snake",
            Self::Scorpion => "scorpion",
            Self::Rockslide => "rockslide",
            Self::Gas => "gas",
            Self::Explosion => "explosion",
        }
    }
}

/// The values on diamond cards, each once however many cards have it.
const VALUES: [u8; 12] = [1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17];

/// A cave card. Cards with the same face are the same to the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// So many stones to share.
    Diamonds(u8),
    /// A hazard.
    Hazard(Hazard),
}

impl Card {
    /// How many different cards there are.
    pub const KINDS: u8 = 17;

    /// The card with this number among the different cards.
    pub(crate) const fn nth(index: u8) -> Self {
        debug_assert!(index < Self::KINDS);
        Self(index)
    }

    /// The card's number among the different cards: the diamond cards by value, then the hazards.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Every different card: the diamond cards by value, then the hazards.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::KINDS).map(Self)
    }

    /// The card of a hazard.
    pub const fn hazard(hazard: Hazard) -> Self {
        Self(VALUES.len() as u8 + hazard as u8)
    }

    /// The diamond card of this value, if there is one.
    pub fn diamonds(value: u8) -> Option<Self> {
        Self::all().find(|card| card.face() == Face::Diamonds(value))
    }

    /// What the card shows.
    pub const fn face(self) -> Face {
        if (self.0 as usize) < VALUES.len() {
            Face::Diamonds(VALUES[self.0 as usize])
        } else {
            Face::Hazard(Hazard::ALL[self.0 as usize - VALUES.len()])
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Diamonds(value) => write!(f, "{value}"),
            Face::Hazard(hazard) => f.write_str(hazard.name()),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card({self})")
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let why = "is no cave card: there are 1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17, snake, scorpion, rockslide, gas and explosion";
        parse_one_of(text, Self::all(), why)
    }
}

text_serde!(Card);
