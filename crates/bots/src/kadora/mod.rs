//! The bots of Kadora.

mod insight;
mod thumb;

use kadora::Kadora;

use crate::search::{RulesOnly, Search};
use crate::{Allowance, Bot, Random, Roster, UnknownBot};

pub use insight::Insight;
pub use reason::kadora::Thought;
pub use thumb::Thumb;

impl Roster for Kadora {
    const BOTS: &'static [&'static str] =
        &["random", "thumb", "clever", "expert", "expert-1", "search"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(Random),
            "thumb" => Box::new(Thumb),
            "clever" => Box::new(Search::with(RulesOnly, Allowance::Simulations(2_000))),
            "expert" | "expert-1" => Box::new(Search::with(Insight, Allowance::Simulations(3_000))),
            "search" => Box::new(Search::GENERIC),
            _ => return Err(UnknownBot::new::<Self>(name)),
        })
    }
}
