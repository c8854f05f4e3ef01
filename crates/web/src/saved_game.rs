//! Games against bots that are saved in the browser: of each game the current one, and the last finished one.

use games::Kind;

use crate::storage;

/// The saved games of one kind.
#[derive(Clone, Copy)]
pub(crate) struct SavedGame(Kind);

impl SavedGame {
    /// Of this game.
    pub(crate) fn of(game: Kind) -> Self {
        Self(game)
    }

    /// The record of the current game.
    pub(crate) fn current(self) -> Option<String> {
        storage::get(&self.key("solo"))
    }

    /// The record of the last finished game.
    pub(crate) fn finished(self) -> Option<String> {
        storage::get(&self.key("finished"))
    }

    /// Saves the current game.
    pub(crate) fn save_current(self, record: &str) {
        storage::set(&self.key("solo"), record);
    }

    /// Saves a finished game in the place of the current one.
    pub(crate) fn save_finished(self, record: &str) {
        storage::set(&self.key("finished"), record);
        storage::remove(&self.key("solo"));
    }

    /// Deletes the last finished game.
    pub(crate) fn delete_finished(self) {
        storage::remove(&self.key("finished"));
    }

    fn key(self, which: &str) -> String {
        format!("adamant.{which}.{}", self.0)
    }
}
