//! What is agreed before the game.

use serde::{Deserialize, Serialize};

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many cards win (M17).
    pub target: Target,
}

/// The version of the rules that a game goes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum Rules {
    /// Version 1: the four diamonds went back before the new card was drawn.
    One = 1,
    /// Version 2: the new card is drawn before the four diamonds go back (M16).
    #[default]
    Two = 2,
}

impl TryFrom<u32> for Rules {
    type Error = String;

    fn try_from(version: u32) -> Result<Self, String> {
        match version {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            _ => Err(format!("the rules have versions 1 and 2, not {version}")),
        }
    }
}

impl From<Rules> for u32 {
    fn from(rules: Rules) -> Self {
        rules as Self
    }
}

/// How many cards win (M17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u64", into = "u64")]
pub enum Target {
    /// Three cards.
    #[default]
    Three = 3,
    /// Four cards.
    Four = 4,
    /// Five cards.
    Five = 5,
}

impl Target {
    /// Every target.
    pub const ALL: [Self; 3] = [Self::Three, Self::Four, Self::Five];

    /// How many cards.
    pub const fn cards(self) -> u8 {
        self as u8
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
