//! The bots of Kadora.

mod insight;
mod tempered;
mod thumb;

use kadora::Kadora;

use crate::search::{RulesOnly, Search};
use crate::{Allowance, Bot, Character, Easy, Random, Roster, UnknownBot};
use tempered::Habit;

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

    /// Those who think through many games are told apart by what they see, not by their temper.
    fn tempered(level: &str, character: Character) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        match level {
            "random" => Ok(Box::new(Easy(Box::new(Habit(character))))),
            "thumb" => Ok(Box::new(Habit(character))),
            _ => Self::bot(level),
        }
    }
}
