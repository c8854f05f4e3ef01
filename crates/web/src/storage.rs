//! What the browser keeps for us. Where it keeps nothing, everything works all the same.

use web_sys::Storage;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// What is kept under `key`.
pub(crate) fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps `value`, and returns whether it is kept: a browser that is full or forbids it keeps what it had.
pub(crate) fn set(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

/// Whether the browser keeps anything for us.
pub(crate) fn works() -> bool {
    let key = "adamant.works";
    let works = set(key, "yes");
    remove(key);
    works
}

/// Forgets what is kept under `key`.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}
