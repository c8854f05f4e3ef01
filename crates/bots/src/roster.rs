//! The bots of a game, by name.

use table::{Imagine, Notation};
use thiserror::Error;

use crate::{Bot, Character};

/// The four levels that every game has, from the weakest to the strongest.
pub const LEVELS: [&str; 4] = ["random", "thumb", "clever", "expert"];

/// The bots that think before they choose, in every game.
const THINKERS: [&str; 4] = ["clever", "expert", "expert-1", "search"];

/// A game that bots can play.
pub trait Roster: Imagine + Notation {
    /// Every bot of this game: first the [`LEVELS`], then those that are there to be measured against.
    const BOTS: &'static [&'static str];

    /// The bot of this name.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, UnknownBot>;

    /// The bot of a level, with a character: in the order of the levels, and no two characters alike.
    fn with_character(level: &str, character: Character) -> Result<Box<dyn Bot<Self>>, UnknownBot>;

    /// Whether the bot of this name thinks before it chooses, as its [`Bot::allowance`] says. With a character, a bot thinks as its level does.
    fn thinks(name: &str) -> bool {
        THINKERS.contains(&name)
    }

    /// Which part of the game this is. Chance can be drawn for each part anew, so that a part that lasts longer
    /// for one table than for another changes nothing in the next.
    fn chapter(&self) -> u32 {
        0
    }
}

/// A name that no bot of the game has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{self:?}")]
pub struct UnknownBot {
    /// The game.
    pub game: &'static str,
    /// The name.
    pub name: String,
    /// The names that there are.
    pub bots: &'static [&'static str],
}

impl UnknownBot {
    /// No bot of this name plays `G`.
    pub fn new<G: Roster>(name: &str) -> Self {
        Self { game: G::NAME, name: name.to_owned(), bots: G::BOTS }
    }
}
