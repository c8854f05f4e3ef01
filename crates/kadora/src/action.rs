//! What a player can do.

use std::fmt;
use std::str::FromStr;

use table::{Seat, text_serde};
use thiserror::Error;

use crate::card::{Card, Colour, UnknownCard, UnknownColour};
use crate::field::{Field, UnknownField};
use crate::hand::{Pile, UnknownPile};

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
    /// It has none of the forms an action has.
    #[error(
        "{0:?} is no action: write \"give Y>2\" to give, \".\" to keep, \"R3b c2\" to place a card, \"L\" or \"R\" to draw"
    )]
    Unreadable(String),
    /// The receiver of a gift is no seat.
    #[error("{0:?} is no seat: they are 0 to 3")]
    Seat(String),
    /// The card does not exist.
    #[error(transparent)]
    Card(#[from] UnknownCard),
    /// The colour does not exist.
    #[error(transparent)]
    Colour(#[from] UnknownColour),
    /// The place does not exist.
    #[error(transparent)]
    Field(#[from] UnknownField),
    /// The pile does not exist.
    #[error(transparent)]
    Pile(#[from] UnknownPile),
}

impl FromStr for Action {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Self, UnknownAction> {
        let unreadable = || UnknownAction::Unreadable(text.to_owned());
        if text == "." {
            return Ok(Self::Keep);
        }
        match text.split_once(' ') {
            Some(("give", gift)) => {
                let (colour, to) = gift.split_once('>').ok_or_else(unreadable)?;
                let no_seat = || UnknownAction::Seat(to.to_owned());
                let number: u8 = to.parse().map_err(|_| no_seat())?;
                Ok(Self::Give {
                    colour: colour.parse()?,
                    to: Seat::new(number).ok_or_else(no_seat)?,
                })
            }
            Some((card, field)) => Ok(Self::Place { card: card.parse()?, field: field.parse()? }),
            None if text.len() == 1 => Ok(Self::Draw(text.parse()?)),
            None => Err(unreadable()),
        }
    }
}

text_serde!(Action);
