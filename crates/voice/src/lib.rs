#![doc = include_str!("../README.md")]

mod common;
pub mod console;
pub mod diamant;
pub mod ending;
pub mod fair;
mod game;
pub mod guide;
pub mod home;
pub mod kadora;
pub mod lessons;
mod message;
pub mod mirrors;
pub mod online;
mod pack;
pub mod pages;
pub mod practice;
mod reason;
pub mod refused;
pub mod review;
mod sent;
pub mod server;
pub mod settings;
mod sound;
mod speaker;
pub mod table;
#[cfg(not(target_family = "wasm"))]
pub mod tools;
pub mod typed;
mod who;

pub use ::rulebook::{Clause, Origin, PageError, Rulebook, Section, Summary};
pub use game::{Part, Setting, SettingValue, Voiced};
pub use locales::{GAMES, Lang, Late, UnknownLang};
pub use message::{Arg, Message, Spoken};
pub use pack::{load, load_late, load_rulebooks, page, rulebook, rulebooks_are_loaded};
pub use speaker::{Names, Speaker, Voice, is_loaded, late_is_loaded};
