//! The browser's local storage. Where it is forbidden or full, everything works all the same.

use serde::Serialize;
use serde::de::DeserializeOwned;
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

/// The value that is stored under `key` in JSON; nothing, in the sense of its type, if there is none.
pub(crate) fn read<T: DeserializeOwned + Default>(key: &str) -> T {
    get(key).and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default()
}

/// Stores `value` in JSON.
pub(crate) fn write(key: &str, value: &impl Serialize) {
    if let Ok(json) = serde_json::to_string(value) {
        set(key, &json);
    }
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
