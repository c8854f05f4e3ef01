//! The block of four by four, and what a card laid in it takes (K6, K12 to K14).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Card;
use crate::cards::Cards;
use crate::field::{Field, Fields};

/// The sum from which a column or a row gives up its matching cards (K12).
pub const ENOUGH: u8 = 10;

/// How many places are open once the table has been filled up (K16).
pub const OPEN: u8 = 4;

/// The cards of the block, all face up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Block {
    cards: [Option<Card>; Field::COUNT],
    open: Fields,
}

/// What a card takes from the block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Haul {
    /// The values in its column, its own included.
    pub column_sum: u8,
    /// The values in its row, its own included.
    pub row_sum: u8,
    /// Why cards are taken, if any are.
    pub taking: Option<Taking>,
    /// The places of its column from which cards are taken.
    pub column: Fields,
    /// The places of its row from which cards are taken.
    pub row: Fields,
}

/// Why cards are taken from the block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taking {
    /// A sum reaches ten, and they share colour or cut with the card laid (K12).
    Matching,
    /// The table is full, and they share neither (K13).
    FullTable,
    /// The table is full, and nothing else can be taken: all go (K14).
    NothingElse,
}

/// The other cards of a column or row.
struct Line {
    sum: u8,
    matching: Fields,
    others: Fields,
}

impl Line {
    fn matching_if_enough(&self) -> Fields {
        if self.sum >= ENOUGH { self.matching } else { Fields::NONE }
    }
}

impl Block {
    /// A block without cards.
    pub const EMPTY: Self = Self { cards: [None; Field::COUNT], open: Fields::ALL };

    /// The card that lies on a place.
    pub const fn get(&self, field: Field) -> Option<Card> {
        self.cards[field.index()]
    }

    /// The places without a card.
    pub const fn open(&self) -> Fields {
        self.open
    }

    /// The cards and their places, as the south side reads them.
    pub fn iter(&self) -> impl Iterator<Item = (Field, Card)> {
        (Fields::ALL - self.open)
            .into_iter()
            .filter_map(|field| self.get(field).map(|card| (field, card)))
    }

    /// The cards on these places.
    #[inline]
    pub fn cards(&self, fields: Fields) -> Cards {
        fields.into_iter().filter_map(|field| self.get(field)).collect()
    }

    /// Lays a card on a place; one that lies there already is gone.
    pub const fn put(&mut self, field: Field, card: Card) {
        self.cards[field.index()] = Some(card);
        self.open.remove(field);
    }

    /// Takes the card off a place.
    pub const fn take(&mut self, field: Field) -> Option<Card> {
        self.open.insert(field);
        self.cards[field.index()].take()
    }

    /// What `card`, laid on `field`, would take. Nothing is changed; a card that lies on `field` counts for nothing.
    #[inline]
    pub fn haul(&self, card: Card, field: Field) -> Haul {
        let column = self.line(card, field.column() - Fields::only(field));
        let row = self.line(card, field.row() - Fields::only(field));
        let haul = |taking, from_column, from_row| Haul {
            column_sum: column.sum,
            row_sum: row.sum,
            taking,
            column: from_column,
            row: from_row,
        };

        let (from_column, from_row) = (column.matching_if_enough(), row.matching_if_enough());
        if !(from_column | from_row).is_empty() {
            haul(Some(Taking::Matching), from_column, from_row)
        } else if !(self.open - Fields::only(field)).is_empty() {
            haul(None, Fields::NONE, Fields::NONE)
        } else if !(column.others | row.others).is_empty() {
            haul(Some(Taking::FullTable), column.others, row.others)
        } else {
            haul(Some(Taking::NothingElse), column.matching, row.matching)
        }
    }

    /// Adds up the cards on `fields` and `card`, and sorts them by what they share with it.
    fn line(&self, card: Card, fields: Fields) -> Line {
        let mut line = Line { sum: card.value(), matching: Fields::NONE, others: Fields::NONE };
        for field in fields - self.open {
            let Some(other) = self.get(field) else { continue };
            line.sum += other.value();
            let alike = if card.matches(other) { &mut line.matching } else { &mut line.others };
            alike.insert(field);
        }
        line
    }
}

impl Default for Block {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl FromIterator<(Field, Card)> for Block {
    fn from_iter<I: IntoIterator<Item = (Field, Card)>>(cards: I) -> Self {
        let mut block = Self::EMPTY;
        for (field, card) in cards {
            block.put(field, card);
        }
        block
    }
}

impl fmt::Debug for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Block {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.cards.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Block {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = <[Option<Card>; Field::COUNT]>::deserialize(from)?;
        Ok(Field::all()
            .zip(cards)
            .filter_map(|(field, card)| card.map(|card| (field, card)))
            .collect())
    }
}
