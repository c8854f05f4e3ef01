//! What this browser stores about the player: the name, and whether a table was opened.

use fair::Contribution;
use leptos::prelude::window;
use wire::NAME_LIMIT;

use crate::storage;

/// The storage key of the name.
const NAME: &str = "adamant.name";

/// The name that the player used last.
pub(crate) fn name() -> Option<String> {
    storage::get(NAME).filter(|name| !name.trim().is_empty())
}

/// Stores the player's name, shortened and without control characters; nothing if it is empty then.
pub(crate) fn set_name(name: &str) -> Option<String> {
    let name: String =
        name.trim().chars().filter(|c| !c.is_control()).take(NAME_LIMIT.into()).collect();
    storage::set(NAME, &name);
    Some(name).filter(|name| !name.is_empty())
}

/// The storage key for having opened a table on a server.
const PLAYS_TOGETHER: &str = "adamant.together";

/// Whether a table on a server was ever opened here.
pub(crate) fn plays_together() -> bool {
    storage::get(PLAYS_TOGETHER).is_some()
}

/// Stores that a table on a server was opened.
pub(crate) fn set_plays_together() {
    storage::set(PLAYS_TOGETHER, "yes");
}

/// A new number for the person's own part of a shuffle, from the browser's secure source.
pub(crate) fn luck() -> Contribution {
    let mut bytes = [0; 32];
    // Without such a source the server's own number decides alone.
    let _ = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    Contribution::new(bytes)
}
