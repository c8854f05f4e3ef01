//! Diamant's bots: the four levels, and players to be measured against.

mod cave;
mod expert;
mod expert_1;
mod future;
#[cfg(feature = "tables")]
mod response;
mod rules;
pub mod solution;
mod tempered;
pub mod win;

use diamant::Diamant;
use table::{Game, Viewer};

use crate::search::Clever;
use crate::{Bot, Character, Easy, Random, Roster, UnknownBot};
use tempered::{Habit, Tempered};

pub use expert::Expert;
pub use expert_1::Expert1;
pub use reason::diamant::Thought;
#[cfg(feature = "tables")]
pub use response::BestResponse;
pub use rules::Rule;

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
            "clever" => Box::new(Clever::default()),
            "expert" => Box::new(Expert),
            "expert-1" => Box::new(Expert1),
            #[cfg(feature = "tables")]
            "best-response" => Box::new(BestResponse),
            "search" => Box::new(Clever::GENERIC),
            _ => Box::new(Rule::named(name).ok_or_else(|| UnknownBot::new::<Self>(name))?),
        })
    }

    fn tempered(level: &str, character: Character) -> Result<Box<dyn Bot<Self>>, UnknownBot> {
        let habit = Habit(character);
        Ok(match level {
            "random" => Box::new(Easy(Box::new(habit))),
            "thumb" => Box::new(habit),
            "clever" => Box::new(Tempered { bot: Box::new(Expert), habit, close: 5 }),
            "expert" => Box::new(Tempered { bot: Box::new(Expert), habit, close: 2 }),
            _ => return Err(UnknownBot::new::<Self>(level)),
        })
    }

    /// Each cave is a chapter: however long one lasts, the next turns over the same cards.
    fn chapter(&self) -> u32 {
        u32::from(self.view(Viewer::Spectator).cave)
    }
}
