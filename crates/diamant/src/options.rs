//! What is agreed before the game.

use serde::{Deserialize, Serialize};

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether others may know what is in a chest (D18).
    pub chests: Chests,
    /// How many stones the box holds (D4).
    pub stones: Supply,
}

/// Whether others may know what is in a chest (D18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chests {
    /// Everyone sees what is in every chest.
    #[default]
    Open,
    /// What is in a chest is its owner's secret until the end.
    Closed,
}

/// How many stones the box holds (D4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub enum Supply {
    /// 45 red ones and 30 white ones.
    Of75 = 75,
    /// 60 red ones and 30 white ones.
    #[default]
    Of90 = 90,
}

impl Supply {
    /// What all the stones of the box are worth together.
    pub const fn worth(self) -> u16 {
        match self {
            Self::Of75 => 45 + 5 * 30,
            Self::Of90 => 60 + 5 * 30,
        }
    }
}

impl TryFrom<u64> for Supply {
    type Error = String;

    fn try_from(stones: u64) -> Result<Self, String> {
        match stones {
            75 => Ok(Self::Of75),
            90 => Ok(Self::Of90),
            _ => Err(format!("a box holds 75 or 90 stones, not {stones}")),
        }
    }
}

impl From<Supply> for u64 {
    fn from(supply: Supply) -> Self {
        supply as Self
    }
}
