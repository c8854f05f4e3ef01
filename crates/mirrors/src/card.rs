//! The nineteen cards (M4).

use std::fmt;
use std::str::FromStr;

use table::{Luck, ParseError, bit_set, list_serde, parse_one_of, text_serde};

use crate::diamond::ColourCounts;

/// A card: four diamonds to collect, at most two of a colour (M4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What each card shows, in the order of their letters in records.
const FACES: [ColourCounts; Card::COUNT as usize] = {
    let mut faces = [ColourCounts::NONE; Card::COUNT as usize];
    let mut card = 0;
    // Three to the power of four ways to show nought, one or two of each colour, most red first.
    let mut way = 81;
    while way > 0 {
        way -= 1;
        let counts = [way / 27, way / 9 % 3, way / 3 % 3, way % 3];
        if counts[0] + counts[1] + counts[2] + counts[3] == 4 {
            faces[card] = ColourCounts::of(counts);
            card += 1;
        }
    }
    assert!(card == faces.len());
    faces
};

impl Card {
    /// How many cards there are, each different.
    pub const COUNT: u8 = 19;

    /// Every card, in the order of their letters in records.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self)
    }

    /// The card's number in that order, from 0.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The diamonds it shows.
    pub const fn diamonds(self) -> ColourCounts {
        FACES[self.0 as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.diamonds().fmt(f)
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
        let why = "is no card: a card is four letters in the order R, B, G, Y, at most two of each, such as RRBG";
        parse_one_of(text, Self::all(), why)
    }
}

text_serde!(Card);

/// Cards in no order: a bit for each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards(u32);

bit_set!(Cards of Card, iterated by CardsIter);
list_serde!(Cards, Card);

impl Cards {
    /// All nineteen cards.
    pub const ALL: Self = Self((1 << Card::COUNT) - 1);

    /// One of the cards, each equally likely; none if there is no card. The card stays.
    pub(crate) fn draw(self, luck: &mut impl Luck) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let mut bits = self.0;
        for _ in 0..luck.below(bits.count_ones()) {
            bits &= bits - 1;
        }
        Some(Card(bits.trailing_zeros() as u8))
    }
}
