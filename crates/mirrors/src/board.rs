//! The mirrors on the board (M7, M8, M13).

use std::fmt;
use std::str::FromStr;

use table::{ParseError, text_serde};

use crate::place::{Field, Fields, Heading};

/// Mirrors in the box (M3).
pub const MIRRORS: u8 = 12;

/// Free fields while all twelve mirrors stand.
const FREE: u8 = 16 - MIRRORS;

/// The diagonal along which a mirror stands (M7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Diagonal {
    /// `/`, which turns a beam going north to the east.
    Rising,
    /// `\`, which turns a beam going north to the west.
    Falling,
}

impl Diagonal {
    /// Both diagonals.
    pub const BOTH: [Self; 2] = [Self::Rising, Self::Falling];

    /// The diagonal as it is drawn: `/` or `\`.
    pub const fn letter(self) -> char {
        match self {
            Self::Rising => '/',
            Self::Falling => '\\',
        }
    }

    /// The other diagonal.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Rising => Self::Falling,
            Self::Falling => Self::Rising,
        }
    }

    /// Which way a beam goes on that meets a mirror along this diagonal, on either face (M7).
    pub const fn reflect(self, heading: Heading) -> Heading {
        match self {
            Self::Rising => Heading::ALL[heading as usize ^ 1],
            Self::Falling => Heading::ALL[heading as usize ^ 3],
        }
    }
}

/// What a player does with a mirror.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Touch {
    /// Places one from beside the board on a free field (M8).
    Place {
        /// The field.
        field: Field,
        /// Along which diagonal.
        diagonal: Diagonal,
    },
    /// Turns one to its other diagonal (M13).
    Turn {
        /// Where it stands.
        field: Field,
    },
    /// Moves one to a free field (M13).
    Move {
        /// Where it stands.
        from: Field,
        /// The free field.
        to: Field,
        /// Along which diagonal it stands there.
        diagonal: Diagonal,
    },
    /// Takes one off the board (M13).
    Off {
        /// Where it stands.
        field: Field,
    },
}

/// The mirrors on the board: which fields they stand on, and along which diagonal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) standing: Fields,
    /// Of the standing ones, those along `\`.
    pub(crate) falling: Fields,
}

impl Board {
    /// No mirror stands.
    pub const EMPTY: Self = Self { standing: Fields::NONE, falling: Fields::NONE };

    /// The fields on which a mirror stands.
    pub const fn standing(self) -> Fields {
        self.standing
    }

    /// The fields on which none stands.
    pub fn free(self) -> Fields {
        Fields::ALL - self.standing
    }

    /// Mirrors beside the board.
    pub const fn beside(self) -> u8 {
        MIRRORS - self.standing().len()
    }

    /// The mirror on a field.
    pub const fn at(self, field: Field) -> Option<Diagonal> {
        if !self.standing.contains(field) {
            None
        } else if self.falling.contains(field) {
            Some(Diagonal::Falling)
        } else {
            Some(Diagonal::Rising)
        }
    }

    /// The board after a mirror was touched; none if there is no such mirror, or the field is not free.
    ///
    /// Whether the rules let a player do so at this moment is not asked.
    pub fn after(self, touch: Touch) -> Option<Self> {
        match touch {
            Touch::Place { field, diagonal } => {
                (self.beside() > 0 && self.at(field).is_none()).then(|| self.with(field, diagonal))
            }
            Touch::Turn { field } => {
                self.at(field).map(|diagonal| self.with(field, diagonal.turned()))
            }
            Touch::Move { from, to, diagonal } => (self.at(from).is_some()
                && self.at(to).is_none())
            .then(|| self.without(from).with(to, diagonal)),
            Touch::Off { field } => self.at(field).map(|_| self.without(field)),
        }
    }

    /// The board with a mirror on this field, whatever stood there.
    fn with(self, field: Field, diagonal: Diagonal) -> Self {
        let mut board = self.without(field);
        board.standing.insert(field);
        if diagonal == Diagonal::Falling {
            board.falling.insert(field);
        }
        board
    }

    fn without(self, field: Field) -> Self {
        let field = Fields::only(field);
        Self { standing: self.standing - field, falling: self.falling - field }
    }

    /// How many ways there are to touch a mirror: see [`Board::touches`].
    pub const fn count_touches(self) -> u32 {
        match self.beside() {
            0 => MIRRORS as u32 * (1 + 2 * FREE as u32 + 1),
            _ => 2 * self.standing.0.count_zeros(),
        }
    }

    /// The way to touch a mirror that [`Board::touches`] hands out after `n` others.
    pub fn nth_touch(self, n: u32) -> Option<Touch> {
        if self.beside() > 0 {
            let diagonal = Diagonal::BOTH[n as usize % 2];
            return self.free().nth(n / 2).map(|field| Touch::Place { field, diagonal });
        }
        let (standing, free) = (u32::from(MIRRORS), u32::from(FREE));
        if n < standing {
            return self.standing().nth(n).map(|field| Touch::Turn { field });
        }
        let n = n - standing;
        if n < 2 * standing * free {
            let diagonal = Diagonal::BOTH[n as usize % 2];
            let (from, to) = (self.standing().nth(n / 2 / free)?, self.free().nth(n / 2 % free)?);
            return Some(Touch::Move { from, to, diagonal });
        }
        self.standing().nth(n - 2 * standing * free).map(|field| Touch::Off { field })
    }

    /// Hands every way to touch a mirror to `each`: while one lies beside the board all ways to place it (M8), and while all
    /// twelve stand all ways to turn, move or take off one of them (M13).
    pub fn touches(self, mut each: impl FnMut(Touch)) {
        if self.beside() > 0 {
            for field in self.free() {
                for diagonal in Diagonal::BOTH {
                    each(Touch::Place { field, diagonal });
                }
            }
            return;
        }
        for field in self.standing() {
            each(Touch::Turn { field });
        }
        for from in self.standing() {
            for to in self.free() {
                for diagonal in Diagonal::BOTH {
                    each(Touch::Move { from, to, diagonal });
                }
            }
        }
        for field in self.standing() {
            each(Touch::Off { field });
        }
    }
}

/// The mirrors, each with its field, rank by rank: `b2/ c3\`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, field) in self.standing().iter().enumerate() {
            let space = if i > 0 { " " } else { "" };
            let letter = self.at(field).map_or('.', Diagonal::letter);
            write!(f, "{space}{field}{letter}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Board {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let why =
            "is no board: a board is at most twelve mirrors on different fields, such as b2/ c3\\";
        let unknown = || ParseError::new(text, why);
        text.split_whitespace().try_fold(Self::EMPTY, |board, mirror| {
            let (field, diagonal) = mirror_of(mirror).ok_or_else(unknown)?;
            board.after(Touch::Place { field, diagonal }).ok_or_else(unknown)
        })
    }
}

/// Reads `b2/`.
pub(crate) fn mirror_of(text: &str) -> Option<(Field, Diagonal)> {
    Diagonal::BOTH.into_iter().find_map(|diagonal| {
        let field = text.strip_suffix(diagonal.letter())?;
        Some((field.parse().ok()?, diagonal))
    })
}

text_serde!(Board);
