#![doc = include_str!("../README.md")]

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, RecordError};
use thiserror::Error;

pub use diamant::Diamant;
pub use kadora::Kadora;
pub use mirrors::Mirrors;

/// One of the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Diamant by Alan R. Moon and Bruno Faidutti.
    Diamant,
    /// Mirrors: Andrea Steyn’s Diamant.
    Mirrors,
    /// De schat van Kadora.
    Kadora,
}

/// Evaluates an expression with `G` standing for the type of the game that `$kind` names.
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::Kind::Diamant => {
                type $game = $crate::Diamant;
                $body
            }
            $crate::Kind::Mirrors => {
                type $game = $crate::Mirrors;
                $body
            }
            $crate::Kind::Kadora => {
                type $game = $crate::Kadora;
                $body
            }
        }
    };
}

impl Kind {
    /// Every game.
    pub const ALL: [Self; 3] = [Self::Diamant, Self::Mirrors, Self::Kadora];

    /// The game's name in records and on command lines.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// The game that a record is of.
    pub fn of_record(record: &Value) -> Result<Self, RecordError> {
        table::game_of(record)?
            .parse()
            .map_err(|unknown: UnknownGame| RecordError::at("game", unknown.to_string()))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game {0:?}: there is {games}", games = Kind::ALL.map(Kind::name).join(", "))]
pub struct UnknownGame(String);

impl FromStr for Kind {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

/// The examples of the workspace's README are tested here.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ReadMe;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name() {
        for kind in Kind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        }
        assert!("chess".parse::<Kind>().unwrap_err().to_string().contains("diamant"));
    }
}
