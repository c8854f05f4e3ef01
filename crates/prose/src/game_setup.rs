//! What can be chosen before a game.

use bots::LEVELS;
use serde_json::{Map, Value};
use voice::{Message, Setting};

use crate::{Playable, USUAL_LEVEL};

/// What can be chosen before a game, with no game in its type.
pub struct GameSetup {
    /// The game's name in records and on command lines.
    pub name: &'static str,
    /// What the game is called.
    pub title: Message,
    /// How many play at least.
    pub least: u8,
    /// How many play at most.
    pub most: u8,
    /// How many play by default.
    pub usual: u8,
    /// The levels of its bots, from the weakest to the strongest.
    pub levels: &'static [&'static str],
    /// What can be agreed.
    pub settings: Vec<Setting>,
    defaults: Map<String, Value>,
}

impl GameSetup {
    /// What can be chosen before a game of `G`.
    pub fn of<G: Playable>() -> Self {
        Self {
            name: G::NAME,
            title: G::title(),
            least: *G::PLAYERS.start(),
            most: *G::PLAYERS.end(),
            usual: G::USUAL,
            levels: &LEVELS,
            settings: G::settings(),
            defaults: match serde_json::to_value(G::Options::default()) {
                Ok(Value::Object(map)) => map,
                _ => Map::new(),
            },
        }
    }

    /// The level of bots by default.
    pub const fn usual_level(&self) -> &'static str {
        USUAL_LEVEL
    }

    /// Which of a setting's values is taken by default.
    pub fn usual_value(&self, setting: &Setting) -> usize {
        let usual = self.defaults.get(setting.name);
        let is_usual = |word: &str| usual.is_some_and(|usual| *usual == value(word));
        setting.values.iter().position(|value| is_usual(value.word)).unwrap_or(0)
    }

    /// What was agreed, as records have it: of each setting, the value at its place.
    pub fn options(&self, chosen: &[usize]) -> Map<String, Value> {
        let chosen = self.settings.iter().zip(chosen);
        let agreed = chosen.filter_map(|(setting, &at)| {
            Some((setting.name.to_owned(), value(setting.values.get(at)?.word)))
        });
        agreed.collect()
    }
}

/// A setting's value as records have it.
fn value(word: &str) -> Value {
    word.parse::<u64>().map_or_else(|_| word.into(), Value::from)
}
