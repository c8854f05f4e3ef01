//! The bots of Mirrors.

mod insight;
mod tempered;
mod thumb;

use mirrors::Mirrors;

use crate::search::{HARD, KEEN, Search, thinking};
use crate::{Allowance, Bot, Character, Easy, Random, Roster, UnknownBot};
use tempered::Habit;

pub use insight::Insight;
pub use reason::mirrors::Thought;
pub use thumb::Thumb;

/// How long each of them thinks.
const CLEVER: Allowance = Allowance::Simulations(1_000);
const EXPERT: Allowance = Allowance::Simulations(4_000);

impl Roster for Mirrors {
    const BOTS: &'static [&'static str] =
        &["random", "thumb", "clever", "expert", "expert-1", "search"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(Random),
            "thumb" => Box::new(Thumb),
            "clever" => Box::new(Search::with(Insight::CLEVER, CLEVER)),
            "expert" | "expert-1" => Box::new(Search::with(Insight::EXPERT, EXPERT)),
            "search" => Box::new(Search::GENERIC),
            _ => return Err(UnknownBot::new::<Self>(name)),
        })
    }

    /// Those who think through many games decide by temper between actions that promise about the same.
    fn tempered(level: &str, character: Character) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        match level {
            "random" => Ok(Box::new(Easy(Box::new(Habit(character))))),
            "thumb" => Ok(Box::new(Habit(character))),
            "clever" => Ok(thinking(CLEVER, Insight::CLEVER, Habit(character), HARD)),
            "expert" => Ok(thinking(EXPERT, Insight::EXPERT, Habit(character), KEEN)),
            _ => Err(UnknownBot::new::<Self>(level)),
        }
    }
}
