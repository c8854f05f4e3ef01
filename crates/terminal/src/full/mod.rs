//! The whole screen.

mod learn;
mod page;
mod play;
mod screen;
mod watch;

pub(crate) use learn::learn;
pub(crate) use page::{Page, Popup, Says, draw, draw_card, draw_popup, titled, too_small};
pub use play::picture;
pub(crate) use play::play;
pub(crate) use screen::{Input, Screen};
pub(crate) use watch::watch;
