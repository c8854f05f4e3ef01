#![doc = include_str!("../README.md")]

#[cfg(test)]
mod check;
mod common;
mod diamant;
pub mod fair;
mod game;
mod kadora;
mod lang;
mod locales;
mod message;
mod mirrors;
pub mod online;
mod pack;
pub mod pages;
mod reason;
mod rulebook;
pub mod server;
mod speaker;
pub mod terminal;
pub mod web;
mod who;

pub use game::{Part, Setting, SettingValue, Voiced};
pub use lang::{Lang, UnknownLang};
pub use message::{Arg, Message, Spoken};
pub use pack::{bring, is_here, pack};
pub use rulebook::{Clause, Kind, PageError, Rulebook, Section, page, rulebook};
pub use speaker::{Names, Speaker, Voice};
