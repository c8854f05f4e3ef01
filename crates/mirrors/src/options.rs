//! What is agreed before the game.

use serde::{Deserialize, Serialize};

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// How many cards win (M17).
    pub target: Target,
}

/// How many cards win (M17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub enum Target {
    /// Three cards.
    #[default]
    Three,
    /// Four cards.
    Four,
    /// Five cards.
    Five,
}

impl Target {
    /// Every target.
    pub const ALL: [Self; 3] = [Self::Three, Self::Four, Self::Five];

    /// How many cards.
    pub const fn cards(self) -> u8 {
        match self {
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
        }
    }
}

impl TryFrom<u64> for Target {
    type Error = String;

    fn try_from(cards: u64) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|target| u64::from(target.cards()) == cards)
            .ok_or_else(|| format!("3, 4 or 5 cards win, not {cards}"))
    }
}

impl From<Target> for u64 {
    fn from(target: Target) -> Self {
        target.cards().into()
    }
}
