#![doc = include_str!("../README.md")]

mod action;
mod block;
mod card;
mod cards;
#[cfg(test)]
mod contract;
mod deal;
mod event;
mod field;
mod gift;
mod hand;
mod imagine;
mod loot;
mod options;
mod position;
mod prospects;
mod record;
mod refusal;
mod rules;
mod scoring;
mod view;

pub use action::{Action, UnknownAction};
pub use block::{Block, ENOUGH, Haul, OPEN, Taking};
pub use card::{Back, Card, Colour, Cut, UnknownCard};
pub use cards::{Cards, CardsIter};
pub use deal::{Deal, RING, aside_size, pile_size, ring};
pub use event::{Event, Seen, Told};
pub use field::{Field, Fields, FieldsIter, Side};
pub use hand::{HAND, Pile};
pub use options::{First, Options};
pub use position::Kadora;
pub use record::{Dealt, Score};
pub use refusal::Refusal;
pub use scoring::{DecidedBy, Lead, Scoring, Tally, leads, scoring};
pub use view::{Gift, Known, Stage, View};
