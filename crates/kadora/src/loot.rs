//! Won loot, and what its colours are worth.

use std::fmt;
use std::ops::{AddAssign, SubAssign};

use crate::card::{Card, Colour};
use crate::cards::Cards;

/// Won loot: cards, and what those of each colour are worth together, which giving asks for at every turn (K10).
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Loot {
    cards: Cards,
    totals: Totals,
}

impl Loot {
    pub(crate) const fn cards(&self) -> &Cards {
        &self.cards
    }

    pub(crate) const fn totals(&self) -> Totals {
        self.totals
    }

    #[inline]
    pub(crate) const fn add(&mut self, card: Card) {
        if self.cards.insert(card) {
            self.totals.0 += Totals::of_card(card).0;
        }
    }

    /// Moves every card of a colour into `other`.
    #[inline]
    pub(crate) fn give(&mut self, colour: Colour, other: &mut Self) {
        let total = self.totals.only(colour);
        self.totals -= total;
        other.totals += total;
        self.cards.give(colour, &mut other.cards);
    }
}

impl From<&Cards> for Loot {
    fn from(cards: &Cards) -> Self {
        let mut loot = Self::default();
        for card in cards {
            loot.add(card);
        }
        loot
    }
}

impl fmt::Debug for Loot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards.fmt(f)
    }
}

const fn shift(colour: Colour) -> u32 {
    8 * colour as u32
}

/// A byte for each colour: what its cards are worth. No colour is worth more than 42, so that the highest bit of each byte is free, and
/// all colours are compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Totals(u64);

impl Totals {
    const ONES: u64 = u64::from_le_bytes([1, 1, 1, 1, 1, 1, 0, 0]);
    const TOPS: u64 = Self::ONES << 7;

    /// What one card is worth.
    pub(crate) const fn of_card(card: Card) -> Self {
        Self((card.value() as u64) << shift(card.colour()))
    }

    /// What the cards of one colour are worth, without the others.
    pub(crate) const fn only(self, colour: Colour) -> Self {
        Self(self.0 & 0xFF << shift(colour))
    }

    /// What the cards of a colour are worth.
    pub(crate) const fn of(self, colour: Colour) -> u8 {
        (self.0 >> shift(colour)) as u8
    }

    /// The colours in which these cards are worth more than the other ones.
    pub(crate) const fn above(self, other: Self) -> Colours {
        Colours(((self.0 | Self::TOPS) - (other.0 + Self::ONES)) & Self::TOPS)
    }

    /// The colours of which there is no card.
    pub(crate) const fn lacking(self) -> Colours {
        Colours((Self::TOPS - self.0) & Self::TOPS)
    }
}

impl AddAssign for Totals {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl SubAssign for Totals {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

/// A set of colours: the highest bit of each colour's byte.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Colours(u64);

impl Colours {
    pub(crate) const ALL: Self = Self(Totals::TOPS);

    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl IntoIterator for Colours {
    type Item = Colour;
    type IntoIter = ColoursIter;

    fn into_iter(self) -> ColoursIter {
        ColoursIter(self.0)
    }
}

pub(crate) struct ColoursIter(u64);

impl Iterator for ColoursIter {
    type Item = Colour;

    fn next(&mut self) -> Option<Colour> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Colour::ALL[(place / 8) as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_colours_are_compared_at_once() {
        let totals = |of: [u8; 6]| {
            Totals(of.iter().rev().fold(0, |word, &total| word << 8 | u64::from(total)))
        };
        let (ours, theirs) = (totals([0, 1, 42, 42, 7, 0]), totals([0, 0, 41, 42, 8, 42]));
        assert_eq!(
            ours.above(theirs).into_iter().collect::<Vec<_>>(),
            [Colour::Orange, Colour::Yellow]
        );
        assert_eq!(
            theirs.above(ours).into_iter().collect::<Vec<_>>(),
            [Colour::Blue, Colour::Purple]
        );
        assert_eq!(ours.lacking().into_iter().collect::<Vec<_>>(), [Colour::Red, Colour::Purple]);
        assert_eq!(theirs.lacking().into_iter().collect::<Vec<_>>(), [Colour::Red, Colour::Orange]);
        assert_eq!(Colours::ALL.into_iter().collect::<Vec<_>>(), Colour::ALL);
    }
}
