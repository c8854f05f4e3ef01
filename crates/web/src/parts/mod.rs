//! Parts of a table's screen that are the same for every game.

mod after;
mod history;
mod keyed;
mod live;
mod mark;
mod offline;
mod refusal;
mod stone;
mod text_view;
mod turn;

pub(crate) use after::After;
pub(crate) use history::History;
pub(crate) use keyed::keyed;
pub(crate) use live::Live;
pub(crate) use mark::{mark, named_mark};
pub(crate) use offline::Offline;
pub(crate) use refusal::Refusal;
pub(crate) use stone::{Hue, Shape, Sprite, emblem, stone};
pub(crate) use text_view::TextView;
pub(crate) use turn::Attention;
