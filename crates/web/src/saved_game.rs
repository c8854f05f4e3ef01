//! Games against bots that are saved in the browser: of each game the current one, and the last finished one.

use games::Kind;

use crate::storage;

/// The record of the current game.
pub(crate) fn current(game: Kind) -> Option<String> {
    storage::get(&key("solo", game))
}

/// The record of the last finished game.
pub(crate) fn finished(game: Kind) -> Option<String> {
    storage::get(&key("finished", game))
}

/// Saves the current game.
pub(crate) fn save_current(game: Kind, record: &str) {
    storage::set(&key("solo", game), record);
}

/// Saves a finished game in the place of the current one.
pub(crate) fn save_finished(game: Kind, record: &str) {
    storage::set(&key("finished", game), record);
    storage::remove(&key("solo", game));
}

/// Deletes the last finished game.
pub(crate) fn delete_finished(game: Kind) {
    storage::remove(&key("finished", game));
}

fn key(which: &str, game: Kind) -> String {
    format!("adamant.{which}.{game}")
}
