#![doc = include_str!("../README.md")]

#[cfg(test)]
mod check;
mod common;
mod diamant;
pub mod ending;
pub mod fair;
mod game;
pub mod guide;
pub mod home;
mod kadora;
mod lang;
pub mod lessons;
mod locales;
mod message;
mod mirrors;
pub mod online;
mod pack;
pub mod pages;
pub mod practice;
#[cfg(not(target_family = "wasm"))]
pub mod pseudo;
mod reason;
pub mod review;
mod rulebook;
pub mod server;
mod sound;
mod speaker;
pub mod terminal;
#[cfg(not(target_family = "wasm"))]
pub mod tools;
pub mod web;
mod who;

pub use game::{Part, Setting, SettingValue, Voiced};
pub use lang::{Lang, UnknownLang};
pub use locales::Late;
pub use message::{Arg, Message, Spoken};
pub use pack::{
    bring, bring_late, bring_rulebooks, is_here, late_is_here, pack, pack_late, pack_rulebooks,
    rulebooks_are_here,
};
pub use rulebook::{Clause, Kind, PageError, Rulebook, Section, Summary, page, rulebook};
pub use speaker::{Names, Speaker, Voice};
