//! What bots think of Kadora.

use serde::{Deserialize, Serialize};

/// What made a Kadora bot act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thought {
    /// What its won loot would cost if it were counted now.
    Penalty {
        /// Penalty points before the action.
        before: u8,
        /// And after it.
        after: u8,
    },
    /// A card for the hand, by lot.
    Draw,
}
