//! The bots of Mirrors.

mod insight;
mod thumb;

use mirrors::Mirrors;

use crate::search::Search;
use crate::{Allowance, Bot, Random, Roster, UnknownBot};

pub use insight::Insight;
pub use reason::mirrors::Thought;
pub use thumb::Thumb;

impl Roster for Mirrors {
    const BOTS: &'static [&'static str] =
        &["random", "thumb", "clever", "expert", "expert-1", "search"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(Random),
            "thumb" => Box::new(Thumb),
            "clever" => Box::new(Search::with(Insight::CLEVER, Allowance::Simulations(1_000))),
            "expert" | "expert-1" => {
                Box::new(Search::with(Insight::EXPERT, Allowance::Simulations(4_000)))
            }
            "search" => Box::new(Search::GENERIC),
            _ => return Err(UnknownBot::new::<Self>(name)),
        })
    }
}
