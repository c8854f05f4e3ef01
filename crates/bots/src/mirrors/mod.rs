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
