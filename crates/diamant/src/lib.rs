#![doc = include_str!("../README.md")]

mod card;
#[cfg(test)]
mod contract;
mod event;
mod history;
mod layout;
mod odds;
mod options;
mod path;
mod pile;
mod position;
mod record;
mod refusal;
mod rules;
mod unfold;
mod view;

pub use card::{Card, Face, Hazard};
pub use event::{Event, Seen, Told};
pub use history::{Expedition, History};
pub use layout::{Heading, Spot, lay};
pub use odds::Odds;
pub use options::{Chests, Options, Supply};
pub use path::{Laid, leave_rest};
pub use pile::Pile;
pub use position::{Choice, Diamant};
pub use record::{Caves, Score};
pub use refusal::Refusal;
pub use view::{ChestView, Stage, Stones, View};

/// Caves in a game (D5).
pub const CAVES: u8 = 5;
