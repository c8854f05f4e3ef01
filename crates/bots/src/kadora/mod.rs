//! The bots of Kadora.

mod inputs;
mod insight;
mod tempered;
mod thumb;

use kadora::Kadora;

use crate::learned::{Learned, Learning, Weighing};
use crate::search::{HARD, KEEN, RulesOnly, Search, TAUGHT, thinking};
use crate::{Allowance, Bot, Character, Easy, Random, Roster, UnknownBot};
use tempered::Habit;

pub use insight::Insight;
pub use reason::kadora::Thought;
pub use thumb::Thumb;

/// How long each of them thinks.
const CLEVER: Allowance = Allowance::Simulations(300);
const EXPERT: Allowance = Allowance::Simulations(2_500);
const EXPERT_1: Allowance = Allowance::Simulations(3_000);

/// How the expert weighs what it has learned: see `docs/kadora.md`.
const WEIGHING: Weighing =
    Weighing { eagerness: 0.4, horizon: 0, trust: 1.0, lead: 1.0, sharpness: 0.4, stretch: 1.0 };

/// What the expert knows once its networks are there; without them it plays as `expert-1` does.
fn learned() -> Option<Learning<'static, Insight>> {
    let brain = Kadora::store().brain::<Kadora>()?;
    Some(Learning { brain, habits: Insight, weighing: WEIGHING })
}

impl Roster for Kadora {
    const BOTS: &'static [&'static str] =
        &["random", "thumb", "clever", "expert", "expert-1", "search"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(Random),
            "thumb" => Box::new(Thumb),
            "clever" => Box::new(Search::with(RulesOnly, CLEVER)),
            "expert" => match learned() {
                Some(knowledge) => Box::new(Search::with(knowledge, EXPERT)),
                None => return Self::bot("expert-1"),
            },
            "expert-1" => Box::new(Search::with(Insight, EXPERT_1)),
            "search" => Box::new(Search::GENERIC),
            _ => return Err(UnknownBot::new::<Self>(name)),
        })
    }

    /// Those who think through many games decide by temper between actions that promise about the same.
    fn tempered(level: &str, character: Character) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        match level {
            "random" => Ok(Box::new(Easy(Box::new(Habit(character))))),
            "thumb" => Ok(Box::new(Habit(character))),
            "clever" => Ok(thinking(CLEVER, RulesOnly, Habit(character), HARD)),
            "expert" => Ok(match learned() {
                Some(knowledge) => thinking(EXPERT, knowledge, Habit(character), TAUGHT),
                None => thinking(EXPERT_1, Insight, Habit(character), KEEN),
            }),
            _ => Err(UnknownBot::new::<Self>(level)),
        }
    }
}
