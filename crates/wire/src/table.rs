//! The public state of a table.

use fair::{Occupant, Receipt};
use games::Kind;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

/// The public state of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The table's code.
    pub code: String,
    /// The game.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub game: Kind,
    /// The options of the game.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// The version of the game's rules that is played by.
    pub rules_version: u32,
    /// Its stage.
    pub stage: TableStage,
    /// Whether the game is over because it was abandoned.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub abandoned: bool,
    /// Who sits where, by seat.
    pub chairs: Vec<Chair>,
    /// The host's chair, if the host has one.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub host: Option<Seat>,
    /// Seconds for each decision, if the clock is on.
    pub clock: Option<u16>,
    /// Whether it is in the public list.
    pub listed: bool,
    /// How many spectators are connected.
    pub watchers: u32,
    /// The shuffle: the server's commitment and the players' contributions.
    pub fair: Fair,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl TableInfo {
    /// The receipt that a client stores when the game starts; nothing before the start, or if the shuffle's values cannot be read.
    ///
    /// A client with a seat replaces its contribution by the one that it drew itself: see [`Receipt::with_own`].
    pub fn receipt(&self) -> Option<Receipt> {
        let occupant = |chair: &Chair| match chair {
            Chair::Open | Chair::Reserved { .. } => None,
            Chair::Person { .. } => Some(Occupant::Person),
            Chair::Bot { level, .. } => Some(Occupant::Bot(level.clone())),
        };
        let contributions = self.fair.contributions.iter();
        if self.stage == TableStage::Gathering {
            return None;
        }
        Some(Receipt {
            format: Receipt::FORMAT.to_owned(),
            table: self.code.parse().ok()?,
            game: self.game.name().to_owned(),
            rules_version: self.rules_version,
            players: u8::try_from(self.chairs.len()).ok()?,
            options: self.options.clone(),
            algorithm: self.fair.algorithm.clone(),
            commitment: self.fair.commitment.parse().ok()?,
            chairs: self.chairs.iter().map(occupant).collect::<Option<_>>()?,
            contributions: contributions
                .map(|number| number.as_deref().map(str::parse).transpose())
                .collect::<Result<_, _>>()
                .ok()?,
            seat: None,
        })
    }
}

/// The stage that a table is in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// Players sit down.
    Gathering,
    /// The game is running.
    Playing,
    /// The game has ended.
    Over,
}

/// A chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Chair {
    /// Free.
    Open,
    /// Reserved for a player of the last game.
    #[serde(rename = "kept")]
    Reserved {
        /// The player's name.
        name: String,
    },
    /// A person.
    Person {
        /// The person's name.
        name: String,
        /// Whether the person is connected.
        here: bool,
        /// The level of the bot that stands in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<String>,
        /// Whether the person has given the game up: the bot plays to its end.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        resigned: bool,
        /// Whether the person's chat messages are muted.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        muted: bool,
    },
    /// A bot of the server.
    Bot {
        /// Its level.
        level: String,
        /// Its temper, which also gives it its name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<String>,
    },
}

/// The server's commitment to its seed, and the players' contributions to the shuffle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fair {
    /// The algorithm that derives chance.
    pub algorithm: String,
    /// SHA-256 of the server's seed, in hexadecimal.
    pub commitment: String,
    /// The contribution of each seat, in hexadecimal; nothing for a bot or an empty chair.
    pub contributions: Vec<Option<String>>,
}
