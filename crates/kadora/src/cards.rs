//! Cards in no order.

use std::fmt;

use table::list_serde;

use crate::card::{Card, Colour};

/// A set of cards: for each colour a word, in which each face of that colour has its bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards([u32; Colour::COUNT]);

impl Cards {
    /// No card.
    pub const NONE: Self = Self([0; Colour::COUNT]);

    /// All 72 (K2).
    pub const ALL: Self = {
        let mut all = Self::NONE;
        let mut i = 0;
        while i < Card::COUNT {
            all.insert(Card::ALL[i]);
            i += 1;
        }
        all
    };

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u8 {
        Colour::ALL.into_iter().map(|colour| self.count(colour)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// How many cards of a colour there are.
    pub const fn count(&self, colour: Colour) -> u8 {
        self.0[colour.index()].count_ones() as u8
    }

    /// What the cards of a colour are worth together.
    pub const fn total(&self, colour: Colour) -> u8 {
        // Four bits for each value from 0 on, of which the cuts are three: how many cuts there are of each value.
        let word = self.0[colour.index()];
        let cuts = word - (word >> 1 & 0x0033_3333) - (word >> 2 & 0x0011_1111);
        // The third byte of the products adds up 1, 3 and 5 times the odd values, 2 and 4 times the even ones.
        let (even, odd) = (cuts & 0x000F_0F0F, cuts >> 4 & 0x000F_0F0F);
        let products = odd.wrapping_mul(0x0001_0305).wrapping_add(even.wrapping_mul(0x0000_0204));
        (products >> 16) as u8
    }

    /// The cards of a colour as bits: the lowest is its first card in [`Card::ALL`], and so on.
    pub const fn bits(&self, colour: Colour) -> u16 {
        let (word, lacks) = (self.0[colour.index()], 4 * colour.lacks());
        let (below, above) = (word & !(u32::MAX << lacks), word >> (lacks + 4) << lacks);
        // Four bits for each of the four values, of which the cuts are three.
        let fours = (below | above) >> 4;
        ((fours & 0x7) | (fours & 0x70) >> 1 | (fours & 0x700) >> 2 | (fours & 0x7000) >> 3) as u16
    }

    /// Whether this card is in the set.
    pub const fn contains(&self, card: Card) -> bool {
        self.0[card.colour().index()] & 1 << card.face() != 0
    }

    /// Adds a card; false if it is there already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let word = &mut self.0[card.colour().index()];
        let before = *word;
        *word |= 1 << card.face();
        before != *word
    }

    /// Takes a card out; false if it is not there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let word = &mut self.0[card.colour().index()];
        let before = *word;
        *word &= !(1 << card.face());
        before != *word
    }

    /// Those of one colour.
    #[must_use]
    pub const fn of(&self, colour: Colour) -> Self {
        let mut of = Self::NONE;
        of.0[colour.index()] = self.0[colour.index()];
        of
    }

    /// Those of the colours that `want` chooses.
    pub(crate) fn filter(mut self, want: impl Fn(Colour) -> bool) -> Self {
        for colour in Colour::ALL {
            if !want(colour) {
                self.0[colour.index()] = 0;
            }
        }
        self
    }

    /// Moves every card of a colour into `other`.
    pub(crate) fn give(&mut self, colour: Colour, other: &mut Self) {
        other.0[colour.index()] |= std::mem::take(&mut self.0[colour.index()]);
    }

    /// Those of this set and those of the other.
    #[must_use]
    pub fn with(mut self, other: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
        self
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub fn without(mut self, other: &Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= !other;
        }
        self
    }

    /// The cards: by colour, then by value, then by cut.
    pub fn iter(&self) -> CardsIter {
        CardsIter { cards: *self, colour: 0 }
    }
}

/// The cards of a set: by colour, then by value, then by cut.
#[derive(Clone, Debug)]
pub struct CardsIter {
    cards: Cards,
    colour: usize,
}

impl Iterator for CardsIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        while let Some(word) = self.cards.0.get_mut(self.colour) {
            if *word != 0 {
                let face = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(Card::of_face(Colour::ALL[self.colour], face));
            }
            self.colour += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.cards.len());
        (left, Some(left))
    }
}

impl IntoIterator for &Cards {
    type Item = Card;
    type IntoIter = CardsIter;

    fn into_iter(self) -> CardsIter {
        self.iter()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

list_serde!(Cards, Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_bit_and_its_worth() {
        for (index, card) in Card::ALL.into_iter().enumerate() {
            let only: Cards = [card].into_iter().collect();
            for colour in Colour::ALL {
                let own = colour == card.colour();
                assert_eq!(only.bits(colour), if own { 1 << (index % 12) } else { 0 }, "{card}");
                assert_eq!(only.total(colour), if own { card.value() } else { 0 }, "{card}");
                assert_eq!(Cards::ALL.bits(colour), 0xFFF);
            }
        }
        for (colour, total) in Colour::ALL.into_iter().zip([42, 39, 36, 33, 30, 36]) {
            assert_eq!(Cards::ALL.total(colour), total);
        }
    }
}
