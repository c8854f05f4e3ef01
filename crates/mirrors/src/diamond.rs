//! Diamonds: their colours, and where they lie on the rim (M3).

use std::fmt;
use std::str::FromStr;

use table::{Luck, ParseError, parse_one_of, text_serde};

use crate::place::{Recess, Recesses};

/// The colour of a diamond. There are four diamonds of each (M3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// Every colour, in the order of the records.
    pub const ALL: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// The colour's letter in records.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Green => 'G',
            Self::Yellow => 'Y',
        }
    }

    pub(crate) fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Colour {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse_one_of(text, Self::ALL, NO_DIAMONDS)
    }
}

/// What is wrong with a text that does not name diamonds.
const NO_DIAMONDS: &str = "should name diamonds by their letters: R red, B blue, G green, Y yellow";

/// So many diamonds of each colour, at most four, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ColourCounts(u16);

impl ColourCounts {
    /// No diamonds.
    pub const NONE: Self = Self(0);

    pub(crate) const fn of(counts: [u8; 4]) -> Self {
        let [r, b, g, y] = counts;
        Self(r as u16 | (b as u16) << 4 | (g as u16) << 8 | (y as u16) << 12)
    }

    /// How many diamonds of a colour.
    pub const fn count(self, colour: Colour) -> u8 {
        (self.0 >> (4 * colour as u16) & 15) as u8
    }

    /// How many diamonds.
    pub fn len(self) -> u8 {
        Colour::ALL.into_iter().map(|colour| self.count(colour)).sum()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a diamond. There are never more than four of a colour.
    pub(crate) const fn add(&mut self, colour: Colour) {
        debug_assert!(self.count(colour) < 4);
        self.0 += 1 << (4 * colour as u16);
    }

    /// What is left when `other` is taken away; nothing of a colour of which `other` has as many or more.
    #[must_use]
    pub(crate) const fn without(self, other: Self) -> Self {
        // The highest bit of each colour's four lends to the others, and is left where nothing had to be borrowed.
        const LENT: u16 = 0x8888;
        let difference = (self.0 | LENT) - other.0;
        let kept = difference & LENT;
        Self(difference & (kept - (kept >> 3)))
    }

    /// Whether all diamonds of `other` are among these.
    pub const fn includes(self, other: Self) -> bool {
        other.without(self).is_empty()
    }

    /// The diamonds, by colour.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .flat_map(move |colour| std::iter::repeat_n(colour, usize::from(self.count(colour))))
    }
}

impl fmt::Display for ColourCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|colour| colour.fmt(f))
    }
}

impl FromStr for ColourCounts {
    type Err = ParseError;

    /// Reads the letters in any order.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut counts = Self::NONE;
        for letter in text.chars() {
            match Colour::of_letter(letter) {
                Some(colour) if counts.count(colour) < 4 => counts.add(colour),
                _ => return Err(ParseError::new(text, NO_DIAMONDS)),
            }
        }
        Ok(counts)
    }
}

/// The diamonds in the recesses: a set of recesses for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rim([Recesses; 4]);

impl Rim {
    /// Sixteen open recesses.
    pub const OPEN: Self = Self([Recesses::NONE; 4]);

    /// All sixteen diamonds, each order equally likely (M3).
    pub(crate) fn shuffled(luck: &mut impl Luck) -> Self {
        let mut colours = [Colour::Red; 16];
        for (i, colour) in colours.iter_mut().enumerate() {
            *colour = Colour::ALL[i / 4];
        }
        luck.shuffle(&mut colours);
        let mut rim = Self::OPEN;
        for (recess, colour) in Recess::all().zip(colours) {
            rim.put(recess, colour);
        }
        rim
    }

    /// The recesses in which diamonds of a colour lie.
    pub const fn of(&self, colour: Colour) -> Recesses {
        self.0[colour as usize]
    }

    /// The recesses in which a diamond lies.
    pub fn lying(&self) -> Recesses {
        let [red, blue, green, yellow] = self.0;
        red | blue | green | yellow
    }

    /// The recesses in which a diamond lies of any colour in `counts`.
    #[inline]
    pub(crate) fn any_of(self, counts: ColourCounts) -> Recesses {
        Colour::ALL
            .into_iter()
            .filter(|&colour| counts.count(colour) > 0)
            .fold(Recesses::NONE, |set, colour| set | self.of(colour))
    }

    /// The diamond in a recess.
    pub fn at(&self, recess: Recess) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.of(colour).contains(recess))
    }

    /// Whether all sixteen diamonds lie on the rim, four of each colour (M3).
    pub fn is_full(&self) -> bool {
        self.lying().len() == 16 && Colour::ALL.iter().all(|&colour| self.of(colour).len() == 4)
    }

    /// Lays a diamond into an open recess.
    pub(crate) fn put(&mut self, recess: Recess, colour: Colour) {
        debug_assert!(self.at(recess).is_none());
        self.0[colour as usize].insert(recess);
    }

    /// Takes the diamond out of a recess.
    pub(crate) fn take(&mut self, recess: Recess) -> Option<Colour> {
        let colour = self.at(recess)?;
        self.0[colour as usize].remove(recess);
        Some(colour)
    }
}

/// Sixteen letters, clockwise from n1; an open recess is a point.
impl fmt::Display for Rim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Recess::all().try_for_each(|recess| match self.at(recess) {
            Some(colour) => colour.fmt(f),
            None => f.write_str("."),
        })
    }
}

impl fmt::Debug for Rim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rim({self})")
    }
}

impl fmt::Debug for ColourCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ColourCounts({self})")
    }
}

impl FromStr for Rim {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let why = "is no rim: a rim is 16 letters R, B, G or Y, clockwise from n1, and a point for an open recess";
        let unknown = || ParseError::new(text, why);
        let mut rim = Self::OPEN;
        let mut letters = text.chars();
        for recess in Recess::all() {
            match letters.next().ok_or_else(unknown)? {
                '.' => {}
                letter => rim.put(recess, Colour::of_letter(letter).ok_or_else(unknown)?),
            }
        }
        if letters.next().is_some() { Err(unknown()) } else { Ok(rim) }
    }
}

text_serde!(Colour, ColourCounts, Rim);

/// The diamonds in front of a player, in the order taken: at most four.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Front {
    diamonds: [Colour; 4],
    len: u8,
    counts: ColourCounts,
}

impl Front {
    pub(crate) const NONE: Self =
        Self { diamonds: [Colour::Red; 4], len: 0, counts: ColourCounts::NONE };

    pub(crate) fn push(&mut self, colour: Colour) {
        self.diamonds[usize::from(self.len)] = colour;
        self.len += 1;
        self.counts.add(colour);
    }

    pub(crate) fn diamonds(&self) -> &[Colour] {
        &self.diamonds[..usize::from(self.len)]
    }

    pub(crate) const fn len(self) -> u8 {
        self.len
    }

    pub(crate) const fn counts(self) -> ColourCounts {
        self.counts
    }
}

impl fmt::Debug for Front {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.diamonds().fmt(f)
    }
}
