//! The cards in a hand, and the piles they come from.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, parse_one_of};

use crate::card::Card;
use crate::deal::PILE_MOST;

/// How many cards a hand has (K6).
pub const HAND: usize = 4;

/// The cards in a hand, sorted: the order in which they came is not kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hand {
    /// Beyond the last card stands the filler.
    cards: [Card; HAND],
    len: u8,
}

/// Stands where no card is, so that hands with the same cards are equal.
const FILLER: Card = Card::ALL[0];

impl Hand {
    pub(crate) const EMPTY: Self = Self { cards: [FILLER; HAND], len: 0 };

    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// Adds a card; false if the hand is full.
    #[inline]
    pub(crate) fn insert(&mut self, card: Card) -> bool {
        let mut at = usize::from(self.len);
        if at == HAND {
            return false;
        }
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
        true
    }

    /// Takes a card out; false if it is not there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let Some(at) = self.cards().iter().position(|&held| held == card) else { return false };
        for i in at + 1..HAND {
            self.cards[i - 1] = self.cards[i];
        }
        self.cards[HAND - 1] = FILLER;
        self.len -= 1;
        true
    }
}

impl FromIterator<Card> for Hand {
    /// At most four cards; any further one is left out.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        for card in cards {
            hand.insert(card);
        }
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.cards()).finish()
    }
}

/// One of the two piles of the common loot (K7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pile {
    /// The left pile, as seen from the south.
    Left,
    /// The right pile.
    Right,
}

impl Pile {
    /// Both piles.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The pile's number, for indexing what belongs to each pile.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other pile.
    #[must_use]
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The pile's English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Left => "L",
            Self::Right => "R",
        })
    }
}

impl FromStr for Pile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let why = "is no pile: write L for the left one, R for the right one";
        parse_one_of(text, Self::ALL, why)
    }
}

/// The cards of a pile, the bottom one first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stack {
    cards: [Option<Card>; PILE_MOST],
    len: u8,
}

impl Stack {
    pub(crate) const EMPTY: Self = Self { cards: [None; PILE_MOST], len: 0 };

    /// A pile of these cards, the top one first; no more than the rules ever put in one.
    pub(crate) fn of(cards: impl DoubleEndedIterator<Item = Card>) -> Self {
        let mut stack = Self::EMPTY;
        for (slot, card) in stack.cards.iter_mut().zip(cards.rev()) {
            *slot = Some(card);
            stack.len += 1;
        }
        stack
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, the top one first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.cards[..self.len()].iter().rev().filter_map(|card| *card)
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Card> {
        let top = self.len.checked_sub(1)?;
        self.len = top;
        self.cards[usize::from(top)].take()
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
