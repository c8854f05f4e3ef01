//! The cards turned over in a cave, and the stones left on them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::card::{Card, Face};

/// A card on the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// What it shows.
    pub card: Card,
    /// The stones left on it, at most 7.
    pub stones: u8,
}

/// A [`Laid`] card in one byte: what it shows, and in the lowest three bits the stones.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Packed(u8);

impl Packed {
    const NONE: Self = Self(0);

    const fn new(card: Card, stones: u8) -> Self {
        debug_assert!(stones < 8);
        Self(card.index() << 3 | stones)
    }

    const fn with_stones(self, stones: u8) -> Self {
        debug_assert!(stones < 8);
        Self(self.0 & !7 | stones)
    }

    const fn card(self) -> Card {
        Card::nth(self.0 >> 3)
    }

    const fn stones(self) -> u8 {
        self.0 & 7
    }
}

/// The longest path: every diamond card, every hazard once, and the one that ends it.
pub(crate) const MAX_CARDS: usize = 15 + 5 + 1;

/// The cards turned over in this cave, in order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Path {
    /// Beyond `len`, nothing but [`Packed::NONE`].
    cards: [Packed; MAX_CARDS],
    len: u8,
    /// All stones on the cards.
    stones: u8,
}

impl Path {
    pub(crate) const EMPTY: Self = Self { cards: [Packed::NONE; MAX_CARDS], len: 0, stones: 0 };

    #[inline]
    pub(crate) fn push(&mut self, card: Card, stones: u8) {
        self.cards[usize::from(self.len)] = Packed::new(card, stones);
        self.len += 1;
        self.stones += stones;
    }

    pub(crate) fn cards(&self) -> impl Iterator<Item = Laid> {
        self.cards[..usize::from(self.len)]
            .iter()
            .map(|laid| Laid { card: laid.card(), stones: laid.stones() })
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// All stones lying on the path.
    pub(crate) const fn stones(&self) -> u8 {
        self.stones
    }

    /// Leaves only `rest` on the path, on the deepest diamond card (D12).
    #[inline]
    pub(crate) fn clear_but(&mut self, rest: u8) {
        for laid in &mut self.cards {
            *laid = laid.with_stones(0);
        }
        self.stones = rest;
        if rest == 0 {
            return;
        }
        let cards = &mut self.cards[..usize::from(self.len)];
        if let Some(deepest) = cards.iter_mut().rfind(|laid| has_diamonds(laid.card())) {
            *deepest = deepest.with_stones(rest);
        }
    }
}

/// Takes all stones off the cards of a path but `rest`, which stays on the deepest diamond card (D12).
pub fn leave_rest(path: &mut [Laid], rest: u8) {
    for laid in path.iter_mut() {
        laid.stones = 0;
    }
    if let Some(deepest) = path.iter_mut().rfind(|laid| has_diamonds(laid.card)) {
        deepest.stones = rest;
    }
}

fn has_diamonds(card: Card) -> bool {
    matches!(card.face(), Face::Diamonds(_))
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}
