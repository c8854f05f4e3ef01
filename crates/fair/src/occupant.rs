//! Who sat in a chair when the game began.

use std::fmt;
use std::str::FromStr;

use table::text_serde;
use thiserror::Error;

/// Who sat in a chair when the game began: in text `person`, or the level of a bot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// A person, or a program of their own. Each of these added a number to the shuffle.
    Person,
    /// A bot of the server, of this level. It adds nothing.
    Bot(String),
}

/// A text that names neither a person nor the level of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("should be \"person\" or the level of a bot, in small letters")]
pub struct NotAnOccupant;

impl Occupant {
    /// Where a record holds its chairs.
    pub const KEY: &str = "chairs";
    /// What a record calls a person.
    pub const PERSON: &str = "person";
    const LONGEST_LEVEL: usize = 20;
}

impl FromStr for Occupant {
    type Err = NotAnOccupant;

    fn from_str(text: &str) -> Result<Self, NotAnOccupant> {
        match text {
            Self::PERSON => Ok(Self::Person),
            level
                if (1..=Self::LONGEST_LEVEL).contains(&level.len())
                    && level.bytes().all(|byte| byte.is_ascii_lowercase()) =>
            {
                Ok(Self::Bot(level.to_owned()))
            }
            _ => Err(NotAnOccupant),
        }
    }
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Person => Self::PERSON,
            Self::Bot(level) => level,
        })
    }
}

text_serde!(Occupant);
