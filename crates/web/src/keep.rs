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

    /// Forgets the game that was over last.
    pub(crate) fn forget_finished(self) {
        storage::remove(&self.key("finished"));
    }

    fn key(self, which: &str) -> String {
        format!("adamant.{which}.{}", self.0)
    }
}
