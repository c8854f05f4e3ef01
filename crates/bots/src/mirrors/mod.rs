//! The bots of Mirrors.

mod insight;
mod thumb;

use mirrors::Mirrors;
use serde::{Deserialize, Serialize};

use crate::search::Search;
use crate::{Allowance, Bot, Random, Roster, UnknownBot};

pub use insight::Insight;
pub use thumb::Thumb;

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

impl Roster for Mirrors {
    const BOTS: &'static [&'static str] = &["random", "thumb", "clever", "expert"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(Random),
            "thumb" => Box::new(Thumb),
            "clever" => Box::new(Search::with(Insight::CLEVER, Allowance::Simulations(1_000))),
            "expert" => Box::new(Search::with(Insight::EXPERT, Allowance::Simulations(4_000))),
            _ => return Err(UnknownBot::new::<Self>(name)),
        })
    }
}
