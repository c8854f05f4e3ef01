//! A record from the player's own disk.

use voice::{Message, pages as words};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// The largest record, in millions of bytes.
const MAX_MEGABYTES: u8 = 2;

/// The text of a file.
pub(super) async fn text(file: File) -> Result<String, Message> {
    if file.size() > f64::from(MAX_MEGABYTES) * 1e6 {
        return Err(words::replay_large(MAX_MEGABYTES));
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    text.ok_or_else(words::replay_unread)
}
