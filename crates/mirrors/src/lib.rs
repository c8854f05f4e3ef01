#![doc = include_str!("../README.md")]

mod action;
mod beam;
mod board;
mod card;
#[cfg(test)]
mod contract;
mod diamond;
mod event;
mod options;
mod outlook;
mod place;
mod places;
mod position;
mod prospects;
mod record;
mod refusal;
mod rules;
mod text;
mod turn;
mod view;

pub use action::{Action, Order, UnknownAction};
pub use beam::{Beam, Crossing, Lights, Path, Way};
pub use board::{Board, Diagonal, MIRRORS, Touch, UnknownBoard};
pub use card::{Card, Cards, UnknownCard};
pub use diamond::{Colour, ColourCounts, Rim, UnknownDiamonds, UnknownRim};
pub use event::{Event, Seen, Told};
pub use options::{Options, Rules, Target};
pub use outlook::Outlook;
pub use place::{Entrance, Field, Heading, Recess, Side, UnknownPlace};
pub use places::{Fields, Places, Recesses};
pub use position::{Ending, Mirrors, STANDSTILL};
pub use record::{Deals, Score};
pub use refusal::Refusal;
pub use rules::Deal;
pub use text::Drawing;
pub use view::{PlayerView, Stage, View};
