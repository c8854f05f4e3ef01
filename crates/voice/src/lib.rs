#![doc = include_str!("../README.md")]

#[cfg(test)]
mod check;
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
#[cfg(not(target_family = "wasm"))]
pub mod pseudo;
mod reason;
pub mod refused;
pub mod review;
mod rulebook;
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

pub use self::rulebook::{page, rulebook};
pub use ::rulebook::{Clause, Origin, PageError, Rulebook, Section, Summary};
pub use game::{Part, Setting, SettingValue, Voiced};
pub use locales::{GAMES, Lang, Late, UnknownLang};
pub use message::{Arg, Message, Spoken};
pub use pack::{is_loaded, late_is_loaded, load, load_late, load_rulebooks, rulebooks_are_loaded};
pub use speaker::{Names, Speaker, Voice};
