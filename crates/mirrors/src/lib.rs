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
mod position;
mod prospects;
mod record;
mod refusal;
mod rules;
mod turn;
mod view;

pub use action::{Action, Order};
pub use beam::{Beam, Crossing, Lights, Path, Way};
pub use board::{Board, Diagonal, MIRRORS, Touch};
pub use card::{Card, Cards, CardsIter};
pub use diamond::{Colour, ColourCounts, Rim};
pub use event::{Event, Seen, Told};
pub use options::{Options, Rules, Target};
pub use outlook::Outlook;
pub use place::{
    Entrance, Field, Fields, FieldsIter, Heading, Recess, Recesses, RecessesIter, Side,
};
pub use position::{Ending, Mirrors, STANDSTILL};
pub use record::{Deals, Score};
pub use refusal::Refusal;
pub use rules::Deal;
pub use view::{PlayerView, Stage, View};
