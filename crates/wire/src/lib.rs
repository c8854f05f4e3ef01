#![doc = include_str!("../README.md")]

mod ask;
mod news;
mod pages;
mod problem;
mod table;

pub use ask::{Ask, Reaction, Request, Seating};
pub use news::{Bye, Heard, News, Now, You};
pub use pages::{
    Claim, Created, Handover, Identity, Me, MyTable, NewTable, Stats, TableLine, Tables, Token,
};
pub use problem::{Code, Problem};
pub use table::{Chair, Fair, Stage, Table};

/// The version of these messages. A client of another version is asked to load itself anew.
pub const PROTOCOL: u32 = 1;
