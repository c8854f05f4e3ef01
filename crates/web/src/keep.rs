//! The games alone that the browser keeps: of each game the one that is being played, and the one that was over last.

use crate::storage;

/// What the browser keeps of one game.
#[derive(Clone, Copy)]
pub(crate) struct Keep(&'static str);

impl Keep {
    /// Of the game with this name.
    pub(crate) fn of(game: &'static str) -> Self {
        Self(game)
    }

    /// The record of the game that is being played.
    pub(crate) fn current(self) -> Option<String> {
        storage::get(&self.key("solo"))
    }

    /// The record of the game that was over last.
    pub(crate) fn finished(self) -> Option<String> {
        storage::get(&self.key("finished"))
    }

    /// Keeps a game that goes on.
    pub(crate) fn go_on(self, record: &str) {
        storage::set(&self.key("solo"), record);
    }

    /// Keeps a game that is over.
    pub(crate) fn finish(self, record: &str) {
        storage::set(&self.key("finished"), record);
        storage::remove(&self.key("solo"));
    }

    fn key(self, which: &str) -> String {
        format!("adamant.{which}.{}", self.0)
    }
}

/// Where the browser keeps what somebody likes to be called.
const NAME: &str = "adamant.name";

impl Keep {
    /// What somebody likes to be called.
    pub(crate) fn name() -> Option<String> {
        storage::get(NAME).filter(|name| !name.is_empty())
    }

    /// Keeps a name, short and without what no keyboard types; nothing if nothing of it is left.
    pub(crate) fn keep_name(name: &str) -> Option<String> {
        let name: String = name.trim().chars().filter(|c| !c.is_control()).take(20).collect();
        storage::set(NAME, &name);
        Some(name).filter(|name| !name.is_empty())
    }
}
