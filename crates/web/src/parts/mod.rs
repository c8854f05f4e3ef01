//! Parts of a table's screen that are the same for every game.

mod after;
mod history;
mod keyed;
mod live;
mod offline;
mod refusal;
mod stone;
mod text_view;

pub(crate) use after::After;
pub(crate) use history::History;
pub(crate) use keyed::keyed;
pub(crate) use live::Live;
pub(crate) use offline::Offline;
pub(crate) use refusal::Refusal;
pub(crate) use stone::{Hue, Shape, Sprite, emblem, stone};
pub(crate) use text_view::TextView;
