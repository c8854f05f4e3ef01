//! What this browser knows of whoever sits before it.

use fair::Contribution;
use leptos::prelude::window;
use wire::NAME_LIMIT;

use crate::storage;

/// Where the browser keeps the name.
const NAME: &str = "adamant.name";

/// What the person was called last.
pub(crate) fn name() -> Option<String> {
    storage::get(NAME).filter(|name| !name.trim().is_empty())
}

/// Keeps what the person is called, short and without what no keyboard types; nothing if nothing of it is left.
pub(crate) fn set_name(name: &str) -> Option<String> {
    let name: String =
        name.trim().chars().filter(|c| !c.is_control()).take(NAME_LIMIT.into()).collect();
    storage::set(NAME, &name);
    Some(name).filter(|name| !name.is_empty())
}

/// Where the browser keeps that a table on a server was opened.
const TOGETHER: &str = "adamant.together";

/// Whether a table on a server was ever opened here.
pub(crate) fn plays_together() -> bool {
    storage::get(TOGETHER).is_some()
}

/// Keeps that a table on a server was opened.
pub(crate) fn set_plays_together() {
    storage::set(TOGETHER, "yes");
}

/// A new number for the person's own part of a shuffle, from the browser's secure source.
pub(crate) fn luck() -> Contribution {
    let mut bytes = [0; 32];
    // Without such a source the server's own number decides alone.
    let _ = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    Contribution::new(bytes)
}
