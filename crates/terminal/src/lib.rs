#![doc = include_str!("../README.md")]

mod exit_message;
mod first;
mod full;
mod learn;
mod lines;
mod menu;
mod plain;
mod practice;
mod saved;
mod scene;
mod session;
mod setup;
mod signals;
mod store;
mod watch;

pub use full::picture;
pub use lines::Lines;
pub use practice::practise;
pub use scene::FullScreen;
pub use session::{NotSaved, Session, SessionState};
pub use setup::{Mode, PlayError, PlayOptions, Resume, learn, play};
pub use signals::end as ended_by;
pub use store::Store;
pub use watch::watch;
