//! The whole screen.

mod learn;
mod page;
mod play;
mod screen;
mod watch;
mod window;

pub(crate) use learn::learn;
pub(crate) use page::{Page, Says, draw_card};
pub use play::picture;
pub(crate) use play::play;
pub(crate) use screen::{Input, Screen};
pub(crate) use watch::watch;
pub(crate) use window::{IDLE_POLL, Popup, Window};
