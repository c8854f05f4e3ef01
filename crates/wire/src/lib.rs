#![doc = include_str!("../README.md")]

mod ask;
mod http;
mod news;
mod problem;
mod table;

pub use ask::{Ask, Reaction, Request, Seating};
pub use http::{
    Claim, Created, Handover, Identity, Me, MyTable, NewTable, Stats, TableLine, Tables, Token,
};
pub use news::{Bye, Heard, News, Now, You};
pub use problem::{Code, Problem};
pub use table::{Chair, Fair, Stage, Table};

/// The version of these messages. A client of another version is asked to load itself anew.
pub const PROTOCOL: u32 = 1;

/// How many characters a name may have.
pub const NAME_LIMIT: u8 = 24;

/// How many characters a chat message may have.
pub const CHAT_LIMIT: u16 = 280;
