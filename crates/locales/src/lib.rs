#![doc = include_str!("../README.md")]

mod lang;
mod pack;
mod rulebooks;
mod sentences;

pub use lang::{Lang, UnknownLang};
pub use pack::{join, pack, pack_rulebooks, split};
pub use rulebooks::{GAMES, rulebook_page};
pub use sentences::{FILES, IN_BROWSERS, Late, late, texts};
