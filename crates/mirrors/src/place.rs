//! Fields, the recesses and entrances around them (M2), and sets of these.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Seat, bit_set, parse_one_of, text_serde};

/// A side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Below rank 1.
    South,
    /// Left of file a.
    West,
    /// Above rank 4.
    North,
    /// Right of file d.
    East,
}

impl Side {
    /// Every side, clockwise.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The side from which a seat plays at a table of `players` (M6); none if there is no such seat.
    pub const fn of(seat: Seat, players: u8) -> Option<Self> {
        match (seat.number(), players) {
            (0, 2..=4) => Some(Self::South),
            (1, 3 | 4) => Some(Self::West),
            (1, 2) | (2, 3 | 4) => Some(Self::North),
            (3, 4) => Some(Self::East),
            _ => None,
        }
    }

    /// The four entrances of the side, by number (M2).
    pub const fn entrances(self) -> [Entrance; 4] {
        let [a, b, c, d] = match self {
            Self::South => [11, 10, 9, 8],
            Self::West => [12, 13, 14, 15],
            Self::North => [0, 1, 2, 3],
            Self::East => [7, 6, 5, 4],
        };
        [Entrance(a), Entrance(b), Entrance(c), Entrance(d)]
    }

    const fn letter(self) -> char {
        match self {
            Self::South => 's',
            Self::West => 'w',
            Self::North => 'n',
            Self::East => 'e',
        }
    }
}

/// Which way a beam runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Heading {
    /// Up a file.
    North,
    /// Along a rank, away from file a.
    East,
    /// Down a file.
    South,
    /// Along a rank, towards file a.
    West,
}

impl Heading {
    pub(crate) const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The other way.
    #[must_use]
    pub const fn back(self) -> Self {
        Self::ALL[self as usize ^ 2]
    }
}

/// A field of the board, `a1` to `d4` as seen from the south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// The field on this file and rank, both counted from 0.
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < 4 && rank < 4 { Some(Self(rank * 4 + file)) } else { None }
    }

    /// Every field, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..16).map(Self)
    }

    /// The field's file, from 0.
    pub const fn file(self) -> u8 {
        self.0 % 4
    }

    /// The field's rank, from 0.
    pub const fn rank(self) -> u8 {
        self.0 / 4
    }

    /// The field next to this one, if the board goes on that way.
    pub const fn next(self, heading: Heading) -> Option<Self> {
        let (file, rank) = (self.file(), self.rank());
        match heading {
            Heading::North => Self::at(file, rank + 1),
            Heading::East => Self::at(file + 1, rank),
            Heading::South => Self::at(file, rank.wrapping_sub(1)),
            Heading::West => Self::at(file.wrapping_sub(1), rank),
        }
    }

    /// The recess that a beam running straight on from here leaves by.
    pub const fn exit(self, heading: Heading) -> Recess {
        match heading {
            Heading::North => Recess(self.file()),
            Heading::East => Recess(7 - self.rank()),
            Heading::South => Recess(11 - self.file()),
            Heading::West => Recess(12 + self.rank()),
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl FromStr for Field {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse_one_of(text, Self::all(), "is no field: fields are a1 to d4")
    }
}

/// A recess of the rim, where a diamond can lie.
///
/// They are numbered clockwise from n1: n1 n2 n3 n4 e4 e3 e2 e1 s4 s3 s2 s1 w1 w2 w3 w4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Recess(u8);

impl Recess {
    /// The recess from which a full round is counted.
    pub(crate) const N1: Self = Self(0);

    /// Every recess, clockwise from n1.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..16).map(Self)
    }

    /// The sixteen recesses anticlockwise, beginning with this one.
    pub fn anticlockwise(self) -> impl Iterator<Item = Self> {
        (0..16).map(move |step| Self::nth(self.0.wrapping_sub(step)))
    }

    /// The entrance at the same place.
    pub const fn entrance(self) -> Entrance {
        Entrance(self.0)
    }

    /// The side it lies on.
    pub const fn side(self) -> Side {
        match self.0 {
            0..4 => Side::North,
            4..8 => Side::East,
            8..12 => Side::South,
            _ => Side::West,
        }
    }

    /// Its number on its side, from 1.
    pub const fn number(self) -> u8 {
        match self.side() {
            Side::North | Side::West => self.0 % 4 + 1,
            Side::East | Side::South => 4 - self.0 % 4,
        }
    }
}

impl fmt::Display for Recess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side().letter(), self.number())
    }
}

impl FromStr for Recess {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let why = "is no recess: recesses are n1 to n4, e1 to e4, s1 to s4 and w1 to w4";
        parse_one_of(text, Self::all(), why)
    }
}

/// Where a player's beam enters: the same sixteen places as the recesses (M2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entrance(u8);

impl Entrance {
    /// Every entrance, clockwise from n1.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..16).map(Self)
    }

    /// The recess at the same place.
    pub const fn recess(self) -> Recess {
        Recess(self.0)
    }

    /// The side it lies on.
    pub const fn side(self) -> Side {
        self.recess().side()
    }

    /// Which way a beam runs that enters here.
    pub const fn heading(self) -> Heading {
        // Sides and headings are both listed clockwise: a beam that enters in the south runs north.
        Heading::ALL[self.side() as usize]
    }

    /// The first field of a beam that enters here.
    pub const fn field(self) -> Field {
        let line = self.recess().number() - 1;
        match self.side() {
            Side::South => Field(line),
            Side::West => Field(line * 4),
            Side::North => Field(12 + line),
            Side::East => Field(line * 4 + 3),
        }
    }
}

impl fmt::Display for Entrance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.recess().fmt(f)
    }
}

impl FromStr for Entrance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let why = "is no entrance: entrances are n1 to n4, e1 to e4, s1 to s4 and w1 to w4";
        parse_one_of(text, Self::all(), why)
    }
}

text_serde!(Field, Recess, Entrance);

/// The sixteen of each kind by number: fields rank by rank, recesses and entrances clockwise from n1. They print as their names.
macro_rules! numbered {
    ($($type:ty),+) => {$(
        impl $type {
            pub(crate) const fn nth(index: u8) -> Self {
                Self(index % 16)
            }

            /// Its number, from 0: fields rank by rank, recesses and entrances clockwise from n1.
            pub const fn index(self) -> u8 {
                self.0
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )+};
}
numbered!(Field, Recess, Entrance);

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fields(pub(crate) u16);

bit_set!(Fields of Field, iterated by FieldsIter);

impl Fields {
    /// All sixteen.
    pub(crate) const ALL: Self = Self(u16::MAX);

    /// Whether there are three or more.
    pub(crate) const fn has_three(self) -> bool {
        let two_fewer = self.0 & self.0.wrapping_sub(1);
        two_fewer & two_fewer.wrapping_sub(1) != 0
    }

    /// The one in the set after `n` others.
    pub fn nth(self, n: u32) -> Option<Field> {
        let mut bits = self.0;
        for _ in 0..n.min(16) {
            bits &= bits.wrapping_sub(1);
        }
        Self(bits).first()
    }
}

/// A set of recesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Recesses(u16);

bit_set!(Recesses of Recess, iterated by RecessesIter);
