//! What a seat can do, and its text in records.

use std::fmt;
use std::str::FromStr;

use table::{ParseError, text_serde};

use crate::board::{Touch, mirror_of};
use crate::diamond::{Colour, ColourCounts};
use crate::place::{Entrance, Recess};

/// One step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Touch a mirror (M8, M13): `b2/` place, `b2~` turn, `b2-c4\` move, `b2x` take off.
    Touch(Touch),
    /// Leave mirrors and diamonds alone (M12, M13): `-`.
    Pass,
    /// Take a diamond: `s1>e3`, where the beam enters and where it leaves (M9, M11).
    Take {
        /// Where the beam enters.
        entrance: Entrance,
        /// Where it leaves, and the diamond lies.
        recess: Recess,
    },
    /// Take no diamond after touching a mirror (M15): `.`, which is not written in records.
    Done,
    /// Put four diamonds back (M16): `=RBRG`.
    Return(Order),
}

/// The order in which four diamonds go back into the recesses (M16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Order(pub [Colour; 4]);

impl Order {
    /// The diamonds, in no order.
    pub fn counts(self) -> ColourCounts {
        let mut counts = ColourCounts::NONE;
        for colour in self.0 {
            counts.add(colour);
        }
        counts
    }

    /// How many different orders four diamonds have.
    pub(crate) fn count_of(diamonds: ColourCounts) -> u32 {
        Colour::ALL.into_iter().fold(24, |orders, colour| match diamonds.count(colour) {
            2 => orders / 2,
            _ => orders,
        })
    }

    /// The order of four diamonds that [`Order::each_of`] hands out after `n` others.
    #[inline]
    pub(crate) fn nth_of(diamonds: ColourCounts, n: u32) -> Option<Self> {
        let mut left = n;
        let mut nth = None;
        Self::each_of(diamonds, |order| {
            if left == 0 && nth.is_none() {
                nth = Some(order);
            }
            left = left.wrapping_sub(1);
        });
        nth
    }

    /// Hands every different order of four diamonds to `each`, in the order of their letters in records.
    pub(crate) fn each_of(diamonds: ColourCounts, mut each: impl FnMut(Self)) {
        let only = |colours: &[Colour]| {
            let mut counts = ColourCounts::NONE;
            for &colour in colours {
                counts.add(colour);
            }
            diamonds.includes(counts)
        };
        for a in Colour::ALL.into_iter().filter(|&a| only(&[a])) {
            for b in Colour::ALL.into_iter().filter(|&b| only(&[a, b])) {
                for c in Colour::ALL.into_iter().filter(|&c| only(&[a, b, c])) {
                    for d in Colour::ALL.into_iter().filter(|&d| only(&[a, b, c, d])) {
                        each(Self([a, b, c, d]));
                    }
                }
            }
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|colour| colour.fmt(f))
    }
}

impl fmt::Display for Touch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { field, diagonal } => write!(f, "{field}{}", diagonal.letter()),
            Self::Turn { field } => write!(f, "{field}~"),
            Self::Move { from, to, diagonal } => write!(f, "{from}-{to}{}", diagonal.letter()),
            Self::Off { field } => write!(f, "{field}x"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Touch(touch) => touch.fmt(f),
            Self::Pass => f.write_str("-"),
            Self::Take { entrance, recess } => write!(f, "{entrance}>{recess}"),
            Self::Done => f.write_str("."),
            Self::Return(order) => write!(f, "={order}"),
        }
    }
}

/// What is wrong with a text that is no step of a turn.
const NO_STEP: &str = "is no step of a turn: write b2/ to place, b2~ to turn, b2-c4\\ to move, b2x to take off, - to pass, s1>e3 to take a diamond, . to take none, =RBRG to put four back";

impl FromStr for Touch {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let field = |text: &str| text.parse().ok();
        let touch = if let Some((from, mirror)) = text.split_once('-') {
            field(from).zip(mirror_of(mirror)).map(|(from, (to, diagonal))| Self::Move {
                from,
                to,
                diagonal,
            })
        } else if let Some(text) = text.strip_suffix('~') {
            field(text).map(|field| Self::Turn { field })
        } else if let Some(text) = text.strip_suffix('x') {
            field(text).map(|field| Self::Off { field })
        } else {
            mirror_of(text).map(|(field, diagonal)| Self::Place { field, diagonal })
        };
        touch.ok_or_else(|| ParseError::new(text, NO_STEP))
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let read = || match (text, text.strip_prefix('='), text.split_once('>')) {
            ("-", ..) => Some(Self::Pass),
            (".", ..) => Some(Self::Done),
            (_, Some(order), _) => order.parse().ok().map(Self::Return),
            (_, _, Some((entrance, recess))) => {
                let (entrance, recess) = (entrance.parse().ok()?, recess.parse().ok()?);
                Some(Self::Take { entrance, recess })
            }
            _ => text.parse().ok().map(Self::Touch),
        };
        read().ok_or_else(|| ParseError::new(text, NO_STEP))
    }
}

impl FromStr for Order {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut letters = text.chars().map(Colour::of_letter);
        let mut next = || letters.next().flatten();
        let order = [next(), next(), next(), next()];
        match (order, letters.next()) {
            ([Some(a), Some(b), Some(c), Some(d)], None) => Ok(Self([a, b, c, d])),
            _ => Err(ParseError::new(text, NO_STEP)),
        }
    }
}

text_serde!(Touch, Order, Action);
