//! The bodies of the HTTP part.

use games::Kind;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Seat;

use crate::TableStage;

/// How a client identifies itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Identity {
    /// By a cookie that scripts cannot read.
    Browser,
    /// By a token that the answer holds.
    Program,
}

/// `POST /api/me`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewGuest {
    /// How the client identifies itself.
    pub identity: Identity,
}

/// The answer to a program's `POST /api/me`. It is shown once; the server stores only its hash.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Token {
    /// To be sent as `Authorization: Bearer …`.
    pub token: Option<String>,
}

/// `POST /api/tables`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub game: Kind,
    /// How many chairs.
    pub players: u8,
    /// The options of the game; those that are not given have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// Seconds for each decision; the clock is off if not given.
    #[serde(default)]
    pub clock: Option<u16>,
    /// Whether it is in the public list.
    #[serde(default)]
    pub listed: bool,
}

/// The answer to `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table's code.
    pub code: String,
    /// The link to invite people with.
    pub link: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The table's code.
    pub code: String,
    /// The game.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub game: Kind,
    /// Its stage.
    pub stage: TableStage,
    /// How many chairs there are.
    pub players: u8,
    /// The names of the players, people and bots; empty for a free chair.
    pub names: Vec<String>,
}

/// `GET /api/tables`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tables {
    /// The public list: tables to join or to watch, the latest first.
    pub tables: Vec<TableSummary>,
}

/// A table of the client's own, in `GET /api/me`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyTable {
    /// The table.
    #[serde(flatten)]
    pub table: TableSummary,
    /// The client's chair.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// When something last happened there, about, in seconds since 1970.
    pub at: i64,
    /// How the game ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub result: Option<Value>,
}

/// The answer to `POST /api/tables/{code}/handover`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Handover {
    /// Opens the seat on another device, once.
    pub link: String,
    /// For how many seconds.
    pub seconds: u32,
}

/// `POST /api/tables/{code}/claim`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Claim {
    /// The secret part of the link.
    pub secret: String,
}

/// `GET /api/stats`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Stats {
    /// The game.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub game: Kind,
    /// How many finished games the server has stored.
    pub games: u64,
    /// How many of these each number of players played, by that number.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<u64>>))]
    pub players: Vec<(u8, u64)>,
    /// How many moves were made in them.
    pub moves: u64,
}
