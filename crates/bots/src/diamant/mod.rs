//! Diamant's bots: the four levels, and five rules of thumb from public projects to be measured against.

mod cave;
mod expert;
mod future;
mod odds;
mod rules;
pub mod solution;

use diamant::Diamant;
use table::{Game, Viewer};

use crate::search::Clever;
use crate::{Bot, Random, Roster, UnknownBot};

pub use expert::Expert;
pub use odds::Odds;
pub use reason::diamant::Thought;
pub use rules::Rule;

impl Roster for Diamant {
    const BOTS: &'static [&'static str] = &[
        "random",
        "thumb",
        "clever",
        "expert",
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
            _ => Box::new(Rule::named(name).ok_or_else(|| UnknownBot::new::<Self>(name))?),
        })
    }

    /// Each cave is a chapter: however long one lasts, the next turns over the same cards.
    fn chapter(&self) -> u32 {
        u32::from(self.view(Viewer::Spectator).cave)
    }
}
