//! A record from somebody's own disk.

use voice::{Message, pages as words};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// No record is larger, in millions of bytes.
const MOST: u8 = 2;

/// The text of a file.
pub(super) async fn text(file: File) -> Result<String, Message> {
    if file.size() > f64::from(MOST) * 1e6 {
        return Err(words::replay_large(MOST));
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    text.ok_or_else(words::replay_unread)
}
