//! The places of the block, and how each side of the table reads them (K6, K8, K17).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Seat, bit_set, parse_one_of, text_serde};

/// How many places a row or a column has.
const WIDTH: usize = 4;

/// A place of the block, a1 to d4 as seen from the south. Places are ordered as the south side reads them: a4 first, d1 last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// How many places there are.
    pub const COUNT: usize = 16;

    /// Every place, as the south side reads them.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The place in this file (0 for a) and this rank (0 for 1).
    const fn at(file: usize, rank: usize) -> Self {
        Self(((WIDTH - 1 - rank) * WIDTH + file) as u8)
    }

    /// The place's number, for indexing what lies on each place.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn file_index(self) -> usize {
        self.index() % WIDTH
    }

    const fn rank_index(self) -> usize {
        WIDTH - 1 - self.index() / WIDTH
    }

    /// The letter of its column, `a` to `d`.
    pub const fn file(self) -> char {
        (b'a' + self.file_index() as u8) as char
    }

    /// The number of its row, `1` to `4`.
    pub const fn rank(self) -> char {
        (b'1' + self.rank_index() as u8) as char
    }

    /// All places of its column, itself included.
    pub const fn column(self) -> Fields {
        Fields(0x1111 << self.file_index())
    }

    /// All places of its row, itself included.
    pub const fn row(self) -> Fields {
        Fields(0x000f << (self.index() / WIDTH * WIDTH))
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Field {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse_one_of(text, Self::all(), "is no place of the block: they are a1 to d4")
    }
}

text_serde!(Field);

/// A set of places, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Fields(u16);

bit_set!(Fields of Field, iterated by FieldsIter);

impl Fields {
    /// Every place.
    pub const ALL: Self = Self(u16::MAX);

    /// The four in the middle, which are open at the start (K6).
    pub const MIDDLE: Self = Self(0x0660);
}

/// A side of the table (K8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Rank 1 lies nearest.
    South,
    /// File a lies nearest.
    West,
    /// Rank 4 lies nearest.
    North,
    /// File d lies nearest.
    East,
}

impl Side {
    /// Where a seat sits: two players south and north, three south, west and north, four all around (K8).
    pub const fn of(seat: Seat, players: u8) -> Self {
        match (players, seat.number()) {
            (_, 0) => Self::South,
            (0..=2, _) | (_, 2) => Self::North,
            (_, 1) => Self::West,
            _ => Self::East,
        }
    }

    /// Every place in the order in which this side reads them: from the far left place along each row towards oneself (K17).
    pub const fn reading_order(self) -> &'static [Field; Field::COUNT] {
        const fn order(side: Side) -> [Field; Field::COUNT] {
            let mut order = [Field(0); Field::COUNT];
            let mut i = 0;
            while i < order.len() {
                let (near, along) = (i / WIDTH, i % WIDTH);
                let (far, back) = (WIDTH - 1 - near, WIDTH - 1 - along);
                order[i] = match side {
                    Side::South => Field::at(along, far),
                    Side::West => Field::at(far, back),
                    Side::North => Field::at(back, near),
                    Side::East => Field::at(near, along),
                };
                i += 1;
            }
            order
        }
        const ORDERS: [[Field; Field::COUNT]; 4] =
            [order(Side::South), order(Side::West), order(Side::North), order(Side::East)];
        &ORDERS[self as usize]
    }
}
