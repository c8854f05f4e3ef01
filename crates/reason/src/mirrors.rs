//! What bots think of Mirrors.

use serde::{Deserialize, Serialize};

/// What made a Mirrors bot act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thought {
    /// A diamond it needs.
    Needed {
        /// How many it still needs, this one included.
        needs: u8,
    },
    /// A mirror that lights diamonds it needs.
    Lights {
        /// How many of them.
        diamonds: u8,
    },
    /// Nothing it needs can be lit: by lot.
    Dark {
        /// How many diamonds it needs.
        needs: u8,
    },
    /// The order in which diamonds go back, by lot.
    Returned,
}
