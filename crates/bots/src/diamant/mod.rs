//! Diamant's bots: the four levels, and players to be measured against.

#[cfg(feature = "tables")]
mod best_response;
mod cave_gains;
mod characters;
mod expert;
mod expert_1;
mod rules_of_thumb;
mod simulated_cave;
mod simulated_pile;
pub mod solution;
pub mod win;

use diamant::Diamant;
use table::{Game, Viewer};

use crate::search::{RulesOnly, Search};
use crate::{Allowance, Bot, Character, Easy, Random, Roster, UnknownBot};
use characters::{CharacterExpert, CharacterThumb};

#[cfg(feature = "tables")]
pub use best_response::BestResponse;
pub use expert::Expert;
pub use expert_1::Expert1;
pub use reason::diamant::Thought;
pub use rules_of_thumb::RuleOfThumb;

const CLEVER: Search<RulesOnly> = Search::with(RulesOnly, Allowance::Simulations(2_000));

impl Roster for Diamant {
    const BOTS: &'static [&'static str] = &[
        "random",
        "thumb",
        "clever",
        "expert",
        "expert-1",
        "search",
        #[cfg(feature = "tables")]
        "best-response",
        "sure-twelve",
        "sixth-card",
        "ten-stones",
        "second-hazard",
        "card-counter",
    ];

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        Ok(match name {
            "random" => Box::new(Random),
            "clever" => Box::new(CLEVER),
            "expert" => Box::new(Expert),
            "expert-1" => Box::new(Expert1),
            #[cfg(feature = "tables")]
            "best-response" => Box::new(BestResponse),
            "search" => Box::new(Search::GENERIC),
            _ => Box::new(RuleOfThumb::named(name).ok_or_else(|| UnknownBot::new::<Self>(name))?),
        })
    }

    fn with_character(level: &str, character: Character) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        let thumb = CharacterThumb(character);
        Ok(match level {
            "random" => Box::new(Easy(Box::new(thumb))),
            "thumb" => Box::new(thumb),
            "clever" => Box::new(CharacterExpert { thumb, close: 5 }),
            "expert" => Box::new(CharacterExpert { thumb, close: 2 }),
            _ => return Err(UnknownBot::new::<Self>(level)),
        })
    }

    /// Each cave is a chapter: however long one lasts, the next turns over the same cards.
    fn chapter(&self) -> u32 {
        u32::from(self.view(Viewer::Spectator).cave)
    }
}
