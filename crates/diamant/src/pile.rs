//! The cards not yet turned over.

use std::fmt;

use table::Luck;

use crate::card::{Card, Hazard};

/// How many cards of each kind there are in the box, in the order of their numbers (D2).
const BOX: [u8; Card::KINDS as usize] = [1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3];

/// The number of the first bit of each kind, and after the last kind the number of all cards.
const FIRST: [u8; Card::KINDS as usize + 1] = {
    let mut first = [0; Card::KINDS as usize + 1];
    let mut kind = 0;
    while kind < BOX.len() {
        first[kind + 1] = first[kind] + BOX[kind];
        kind += 1;
    }
    first
};

/// The kind of each of the thirty bits.
const KIND: [u8; 30] = {
    let mut kinds = [0; 30];
    let mut kind = 0;
    while kind < BOX.len() {
        let mut bit = FIRST[kind];
        while bit < FIRST[kind + 1] {
            kinds[bit as usize] = kind as u8;
            bit += 1;
        }
        kind += 1;
    }
    kinds
};

/// Cave cards in no order: a bit for each, cards of a kind side by side, the lowest leaving first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile(u32);

impl Pile {
    /// All thirty cards (D2).
    pub const FULL: Self = Self((1 << FIRST[Card::KINDS as usize]) - 1);

    #[inline]
    const fn of_kind(self, card: Card) -> u32 {
        let kind = card.index() as usize;
        self.0 & (((1 << BOX[kind]) - 1) << FIRST[kind])
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no card is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards show the same as `card`.
    pub const fn count(self, card: Card) -> u8 {
        self.of_kind(card).count_ones() as u8
    }

    /// How many cards of each kind there are, in the order of [`Card::all`].
    pub const fn counts(self) -> [u8; Card::KINDS as usize] {
        let mut counts = [0; Card::KINDS as usize];
        let mut kind = 0;
        while kind < counts.len() {
            counts[kind] = self.count(Card::nth(kind as u8));
            kind += 1;
        }
        counts
    }

    /// Takes one such card out; false if there is none.
    #[inline]
    pub const fn take(&mut self, card: Card) -> bool {
        let kind = self.of_kind(card);
        self.0 ^= kind & kind.wrapping_neg();
        kind != 0
    }

    /// One of the cards, each equally likely. The pile keeps it.
    ///
    /// # Panics
    ///
    /// If the pile is empty.
    #[inline]
    pub fn draw(self, luck: &mut impl Luck) -> Card {
        let nth = luck.below(self.0.count_ones());
        Card::nth(KIND[usize::from(place_of_one(self.0, nth))])
    }

    /// How many cards of each hazard have left the game for good, if these are the ones still in it (D15).
    pub(crate) fn removed(self) -> [u8; 5] {
        Hazard::ALL.map(|hazard| {
            BOX[Card::hazard(hazard).index() as usize] - self.count(Card::hazard(hazard))
        })
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards =
            Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))));
        f.debug_set().entries(cards).finish()
    }
}

/// The place of the `nth` one among `bits`, counted from 0 and from the lowest.
///
/// Halves the bits five times by counting ones, without a branch that luck would make the processor guess.
#[inline]
fn place_of_one(bits: u32, nth: u32) -> u8 {
    let pairs = bits - ((bits >> 1) & 0x5555_5555);
    let fours = (pairs & 0x3333_3333) + ((pairs >> 2) & 0x3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F;
    let words = (bytes + (bytes >> 8)) & 0x00FF_00FF;
    let (mut left, mut place) = (nth, 0);
    for (counts, width) in [(words, 16), (bytes, 8), (fours, 4), (pairs, 2), (bits, 1)] {
        let ones = (counts >> place) & ((1 << width.min(8)) - 1);
        let skip = u32::from(left >= ones);
        left -= ones * skip;
        place += width * skip;
    }
    place as u8
}

#[cfg(test)]
mod tests {
    use super::place_of_one;

    #[test]
    fn every_one_is_found_at_its_place() {
        for bits in
            [1, 0x8000_0000, 0xFFFF_FFFF, 0x0F00_F00F, 0x2AAA_AAAA, 0x3FFF_FFFF, 0x1234_5678_u32]
        {
            let places: Vec<u8> = (0..32).filter(|place| bits >> place & 1 == 1).collect();
            let found: Vec<u8> =
                (0..bits.count_ones()).map(|nth| place_of_one(bits, nth)).collect();
            assert_eq!(found, places);
        }
    }
}
