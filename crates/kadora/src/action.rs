//! What a player can do.

use std::fmt;
use std::str::FromStr;

use table::{ParseError, Seat, text_serde};
use thiserror::Error;

use crate::card::{Card, Colour, UnknownCard};
use crate::field::Field;
use crate::hand::Pile;

/// One step of a turn (K9). Filling the table up is no choice, and no action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Give away all cards of a colour (K10).
    Give {
        /// The colour.
        colour: Colour,
        /// Who gets them.
        to: Seat,
    },
    /// Give nothing away (K9).
    Keep,
    /// Lay a card from the hand on an open place (K11).
    Place {
        /// The card.
        card: Card,
        /// The place.
        field: Field,
    },
    /// Draw the top card of a pile (K15).
    Draw(Pile),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Give { colour, to } => write!(f, "give {colour}>{to}"),
            Self::Keep => f.write_str("."),
            Self::Place { card, field } => write!(f, "{card} {field}"),
            Self::Draw(pile) => pile.fmt(f),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnknownAction {
    /// It is not written as actions are, or names no seat, colour, place or pile.
    #[error(transparent)]
    Unreadable(#[from] ParseError),
    /// The card does not exist.
    #[error(transparent)]
    Card(#[from] UnknownCard),
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Self, UnknownAction> {
        let unreadable = || {
            ParseError::new(
                text,
                "is no action: write \"give Y>2\" to give, \".\" to keep, \"R3b c2\" to place a card, \"L\" or \"R\" to draw",
            )
        };
        if text == "." {
            return Ok(Self::Keep);
        }
        match text.split_once(' ') {
            Some(("give", gift)) => {
                let (colour, to) = gift.split_once('>').ok_or_else(unreadable)?;
                let no_seat = || ParseError::new(to, "is no seat: they are 0 to 3");
                let number: u8 = to.parse().map_err(|_| no_seat())?;
                Ok(Self::Give {
                    colour: colour.parse()?,
                    to: Seat::new(number).ok_or_else(no_seat)?,
                })
            }
            Some((card, field)) => Ok(Self::Place { card: card.parse()?, field: field.parse()? }),
            None if text.len() == 1 => Ok(Self::Draw(text.parse()?)),
            None => Err(unreadable().into()),
        }
    }
}

text_serde!(Action);
