//! Parts of a table's screen that are the same for every game.

mod after_game;
mod button;
mod confirm;
mod firsts;
mod hint;
mod history;
mod keyed;
mod level_select;
mod mark;
mod offline;
mod refusal;
mod stone;
mod text_view;
mod turn;
mod your_name;

pub(crate) use after_game::AfterGame;
pub(crate) use button::{button, main_button, named_button};
pub(crate) use confirm::confirm;
pub(crate) use firsts::firsts;
pub(crate) use hint::{Hint, HintButton, ask_by_key};
pub(crate) use history::{History, Live};
pub(crate) use keyed::{keyed, when};
pub(crate) use level_select::level_select;
pub(crate) use mark::{SYMBOLS, mark, named_mark};
pub(crate) use offline::Offline;
pub(crate) use refusal::{Refusal, refusal, why_refused};
pub(crate) use stone::{Sprite, emblem, red_stone, white_stone};
pub(crate) use text_view::{TextView, paragraphs};
pub(crate) use turn::Attention;
pub(crate) use your_name::YourName;
