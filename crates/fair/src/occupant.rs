//! Who sat in a chair when the game began.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::{Notation, Record, RecordError};
use thiserror::Error;

use crate::Unverified;

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

    /// Who sat where, as a record says.
    pub(crate) fn all_of<G: Notation>(record: &Record<G>) -> Result<Vec<Self>, Unverified> {
        let chairs = record.extra.get(Self::KEY).ok_or(Unverified::NoChairs)?;
        serde_path_to_error::deserialize(chairs).map_err(|error| {
            let place = match error.path().to_string() {
                path if path == "." => Self::KEY.to_owned(),
                path => format!("{}{path}", Self::KEY),
            };
            RecordError::at(place, error.inner().to_string()).into()
        })
    }
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

impl Serialize for Occupant {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Occupant {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(de::Error::custom)
    }
}
