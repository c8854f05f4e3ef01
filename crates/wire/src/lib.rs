#![doc = include_str!("../README.md")]

mod http;
mod problem;
mod request;
mod server_message;
mod table;

pub use http::{
    Claim, Created, Handover, Identity, MyTable, NewGuest, NewTable, Stats, TableSummary, Tables,
    Token,
};
pub use problem::{Problem, ProblemCode};
pub use request::{Ask, Reaction, Request, Seating};
pub use server_message::{ChatMessage, CloseReason, GameUpdate, ServerMessage, You};
pub use table::{Chair, Fair, TableInfo, TableStage};

/// The version of these messages. A client of another version is told to reload.
pub const PROTOCOL: u32 = 1;

/// How many characters a name may have.
pub const NAME_LIMIT: u8 = 24;

/// How many characters a chat message may have.
pub const CHAT_LIMIT: u16 = 280;
