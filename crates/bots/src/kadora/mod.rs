//! The bots of Kadora.

mod insight;
mod thumb;

use kadora::Kadora;
use serde::{Deserialize, Serialize};

use crate::search::{RulesOnly, Search};
use crate::{Allowance, Bot, Random, Roster, UnknownBot};

pub use insight::Insight;
pub use thumb::Thumb;

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

impl Roster for Kadora {
    const BOTS: &'static [&'static str] = &["random", "thumb", "clever", "expert"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(Random),
            "thumb" => Box::new(Thumb),
            "clever" => Box::new(Search::with(RulesOnly, Allowance::Simulations(2_000))),
            "expert" => Box::new(Search::with(Insight, Allowance::Simulations(3_000))),
            _ => return Err(UnknownBot::new::<Self>(name)),
        })
    }
}
