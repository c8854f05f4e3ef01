//! The diamond cards (K2, K3).

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, parse_one_of, text_serde};
use thiserror::Error;

/// The colour of a diamond. A card's back shows it too (K4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
}

impl Colour {
    /// How many colours there are.
    pub const COUNT: usize = 6;

    /// Every colour.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Red, Self::Orange, Self::Yellow, Self::Green, Self::Blue, Self::Purple];

    /// The value that each colour lacks, in the order of [`Colour::ALL`] (K3).
    const LACKING: [u8; Self::COUNT] = [1, 2, 3, 4, 5, 3];

    /// The one value of 1 to 5 that no card of this colour has (K3).
    pub const fn lacks(self) -> u8 {
        Self::LACKING[self.index()]
    }

    /// The values of this colour's cards, in order (K2).
    pub fn values(self) -> impl Iterator<Item = u8> {
        (1..=Card::HIGHEST).filter(move |&value| value != self.lacks())
    }

    /// The colour's number, for indexing what belongs to each colour.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour's letter in records.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Orange => 'O',
            Self::Yellow => 'Y',
            Self::Green => 'G',
            Self::Blue => 'B',
            Self::Purple => 'P',
        }
    }

    /// The colour with this letter.
    fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The colour's English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Colour {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse_one_of(text, Self::ALL, "is no colour: there are R, O, Y, G, B and P")
    }
}

text_serde!(Colour);

/// How a diamond is cut (K2, K3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cut {
    /// Round.
    Brilliant,
    /// Square.
    Princess,
    /// Pointed at both ends.
    Marquise,
}

impl Cut {
    /// Every cut.
    pub const ALL: [Self; 3] = [Self::Brilliant, Self::Princess, Self::Marquise];

    /// The cut's letter in records.
    pub const fn letter(self) -> char {
        match self {
            Self::Brilliant => 'b',
            Self::Princess => 'p',
            Self::Marquise => 'm',
        }
    }

    /// The cut with this letter.
    fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|cut| cut.letter() == letter)
    }
}

/// A diamond card: every one of the 72 is different (K2).
///
/// In its byte stand, from the top, three bits of colour, three of value and two of cut. Cards are ordered in that way too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 72;

    /// The highest value.
    const HIGHEST: u8 = 5;

    /// Every card: by colour, then by value, then by cut.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::pack(Colour::Red, Self::HIGHEST, Cut::Brilliant); Self::COUNT];
        let (mut i, mut colour) = (0, 0);
        while colour < Colour::COUNT {
            let mut value = 1;
            while value <= Self::HIGHEST {
                let mut cut = 0;
                while value != Colour::ALL[colour].lacks() && cut < Cut::ALL.len() {
                    all[i] = Self::pack(Colour::ALL[colour], value, Cut::ALL[cut]);
                    i += 1;
                    cut += 1;
                }
                value += 1;
            }
            colour += 1;
        }
        assert!(i == Self::COUNT, "every colour lacks one of its five values");
        all
    };

    const fn pack(colour: Colour, value: u8, cut: Cut) -> Self {
        match NonZeroU8::new((colour as u8) << 5 | value << 2 | cut as u8) {
            Some(bits) => Self(bits),
            None => panic!("a card is worth at least 1"),
        }
    }

    /// The card, if there is one: each colour lacks a value (K3).
    pub const fn new(colour: Colour, value: u8, cut: Cut) -> Option<Self> {
        if value >= 1 && value <= Self::HIGHEST && value != colour.lacks() {
            Some(Self::pack(colour, value, cut))
        } else {
            None
        }
    }

    /// The card's number in [`Card::ALL`].
    pub const fn index(self) -> usize {
        const INDEX: [u8; 256] = {
            let mut index = [0; 256];
            let mut i = 0;
            while i < Card::COUNT {
                index[Card::ALL[i].0.get() as usize] = i as u8;
                i += 1;
            }
            index
        };
        INDEX[self.0.get() as usize] as usize
    }

    /// The colour, on both faces of the card.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0.get() >> 5) as usize]
    }

    /// The value, 1 to 5.
    pub const fn value(self) -> u8 {
        self.0.get() >> 2 & 7
    }

    /// The cut.
    pub const fn cut(self) -> Cut {
        Cut::ALL[(self.0.get() & 3) as usize]
    }

    /// What others see of the card while its face is hidden (K4).
    pub const fn back(self) -> Back {
        Back { colour: self.colour() }
    }

    /// Whether the cards share colour or cut, as every card does with itself (K12).
    pub const fn matches(self, other: Self) -> bool {
        const COLOUR: u8 = 7 << 5;
        const CUT: u8 = 3;
        let differs = self.0.get() ^ other.0.get();
        differs & COLOUR == 0 || differs & CUT == 0
    }

    /// Value and cut as one number below [`Card::FACES`], for a set of cards of one colour.
    pub(crate) const fn face(self) -> u8 {
        self.0.get() & (Self::FACES - 1)
    }

    /// A bound on [`Card::face`].
    const FACES: u8 = 32;

    /// The card of this colour with this [`Card::face`], which must be one that the colour has.
    pub(crate) const fn of_face(colour: Colour, face: u8) -> Self {
        debug_assert!(face < Self::FACES && face >> 2 != colour.lacks());
        Self::pack(colour, face >> 2, Cut::ALL[(face & 3) as usize])
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.colour().letter(), self.value(), self.cut().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnknownCard {
    /// It is not written as cards are.
    #[error("{0:?} is no card: write colour R O Y G B P, value 1 to 5, cut b p m, as in R3b")]
    Unreadable(String),
    /// No card of that colour has that value.
    #[error("there is no {text}: no {} card has a {} (K3)", .colour.name(), .colour.lacks())]
    Lacking {
        /// The text.
        text: String,
        /// The colour that lacks the value.
        colour: Colour,
    },
}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let read = || {
            let mut letters = text.chars();
            let colour = Colour::of_letter(letters.next()?)?;
            let value = u8::try_from(letters.next()?.to_digit(10)?).ok()?;
            let cut = Cut::of_letter(letters.next()?)?;
            letters.next().is_none().then_some((colour, value, cut))
        };
        let Some((colour, value, cut)) = read() else {
            return Err(UnknownCard::Unreadable(text.to_owned()));
        };
        match Self::new(colour, value, cut) {
            Some(card) => Ok(card),
            None if value == colour.lacks() => {
                Err(UnknownCard::Lacking { text: text.to_owned(), colour })
            }
            None => Err(UnknownCard::Unreadable(text.to_owned())),
        }
    }
}

text_serde!(Card);

/// The back of a card: its colour, and nothing else (K4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Back {
    /// The colour, which everyone may see.
    pub colour: Colour,
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.colour.fmt(f)
    }
}
