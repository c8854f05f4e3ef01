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

/// How long each of them thinks.
const CLEVER: Allowance = Allowance::Simulations(300);
const EXPERT: Allowance = Allowance::Simulations(2_500);
const EXPERT_1: Allowance = Allowance::Simulations(3_000);

/// How the expert weighs what it has learned: see `docs/kadora.md`.
const WEIGHING: Weighing = Weighing {
    exploration: 0.4,
    horizon: 0,
    value_weight: 1.0,
    prior_weight: 1.0,
    prior_sharpness: 0.4,
    stretch: 1.0,
};

/// What the expert knows once its networks are there; without them it plays as `expert-1` does.
fn learned() -> Option<NetworkKnowledge<'static, Heuristics>> {
    let networks = Kadora::networks().get::<Kadora>()?;
    Some(NetworkKnowledge { networks, base: Heuristics, weighing: WEIGHING })
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
            "expert-1" => Box::new(Search::with(Heuristics, EXPERT_1)),
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
            "clever" => Box::new(Search::with(RulesOnly, CLEVER).by_taste(thumb, CLEVER_TOLERANCE)),
            "expert" => match learned() {
                Some(knowledge) => {
                    Box::new(Search::with(knowledge, EXPERT).by_taste(thumb, NETWORK_TOLERANCE))
                }
                None => {
                    let search = Search::with(Heuristics, EXPERT_1);
                    Box::new(search.by_taste(thumb, EXPERT_TOLERANCE))
                }
            },
            _ => return Err(UnknownBot::new::<Self>(level)),
        })
    }
}
