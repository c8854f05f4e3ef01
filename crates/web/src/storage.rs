//! What the browser keeps for us. Where it keeps nothing, everything works all the same.

use web_sys::Storage;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What is kept under `key`.
pub(crate) fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps `value`; a browser that is full or forbids it keeps what it had.
pub(crate) fn set(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, value);
    }
}

/// Forgets what is kept under `key`.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}
