//! The bots of Mirrors.

mod insight;
mod tempered;
mod thumb;

use mirrors::Mirrors;

use crate::search::Search;
use crate::{Allowance, Bot, Character, Easy, Random, Roster, UnknownBot};
use tempered::Habit;

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

    /// Those who think through many games are told apart by what they see, not by their temper.
    fn tempered(level: &str, character: Character) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        match level {
            "random" => Ok(Box::new(Easy(Box::new(Habit(character))))),
            "thumb" => Ok(Box::new(Habit(character))),
            _ => Self::bot(level),
        }
    }
}
