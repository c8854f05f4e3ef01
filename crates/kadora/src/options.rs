//! What is agreed before the game.

use serde::{Deserialize, Serialize};

/// What is agreed before the game: nothing, the rules leave no choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {}
