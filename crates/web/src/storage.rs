//! The browser's local storage. Where it is forbidden or full, everything works all the same.

use web_sys::Storage;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The value that is stored under `key`.
pub(crate) fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Stores `value`, and returns whether that worked: a browser that is full or forbids it keeps the old value.
pub(crate) fn set(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

/// Whether the browser stores anything for this page.
pub(crate) fn works() -> bool {
    let key = "adamant.works";
    let works = set(key, "yes");
    remove(key);
    works
}

/// Removes the value that is stored under `key`.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}
