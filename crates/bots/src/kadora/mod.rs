//! The bots of Kadora.

mod characters;
mod heuristics;
mod inputs;
mod thumb;

use kadora::Kadora;

use crate::learned::{Learned, NetworkKnowledge, Weighing};
use crate::search::{CLEVER_TOLERANCE, EXPERT_TOLERANCE, NETWORK_TOLERANCE, RulesOnly, Search};
use crate::{Allowance, Bot, Character, Easy, Random, Roster, UnknownBot};
use characters::CharacterThumb;

pub use heuristics::Heuristics;
pub use reason::kadora::Thought;
pub use thumb::Thumb;

const CLEVER: Search<RulesOnly> = Search::with(RulesOnly, Allowance::Simulations(300));
const EXPERT_1: Search<Heuristics> = Search::with(Heuristics, Allowance::Simulations(3_000));

/// How the expert weighs what it has learned: see `docs/kadora.md`.
const WEIGHING: Weighing = Weighing {
    exploration: 0.4,
    horizon: 0,
    value_weight: 1.0,
    prior_weight: 1.0,
    prior_sharpness: 0.4,
    stretch: 1.0,
};

/// The expert, once its networks are there; without them `expert-1` plays in its stead.
fn expert() -> Option<Search<NetworkKnowledge<'static, Heuristics>>> {
    let networks = Kadora::networks().get::<Kadora>()?;
    let knowledge = NetworkKnowledge { networks, base: Heuristics, weighing: WEIGHING };
    Some(Search::with(knowledge, Allowance::Simulations(2_500)))
}

impl Roster for Kadora {
    const BOTS: &'static [&'static str] =
        &["random", "thumb", "clever", "expert", "expert-1", "search"];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(Random),
            "thumb" => Box::new(Thumb),
            "clever" => Box::new(CLEVER),
            "expert" => match expert() {
                Some(expert) => Box::new(expert),
                None => Box::new(EXPERT_1),
            },
            "expert-1" => Box::new(EXPERT_1),
            "search" => Box::new(Search::GENERIC),
            _ => return Err(UnknownBot::new::<Self>(name)),
        })
    }

    /// Those who think through many games decide by temper between actions that promise about the same.
    fn with_character(level: &str, character: Character) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        let thumb = CharacterThumb(character);
        Ok(match level {
            "random" => Box::new(Easy(Box::new(thumb))),
            "thumb" => Box::new(thumb),
            "clever" => Box::new(CLEVER.by_taste(thumb, CLEVER_TOLERANCE)),
            "expert" => match expert() {
                Some(expert) => Box::new(expert.by_taste(thumb, NETWORK_TOLERANCE)),
                None => Box::new(EXPERT_1.by_taste(thumb, EXPERT_TOLERANCE)),
            },
            _ => return Err(UnknownBot::new::<Self>(level)),
        })
    }
}
