//! What everyone may know of a table.

use fair::{Occupant, Receipt};
use games::Kind;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

/// A table, as everyone may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Table {
    /// What it is found by.
    pub code: String,
    /// The game.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub game: Kind,
    /// What was agreed before the game.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// The version of the game's rules that is played by.
    pub rules_version: u32,
    /// How far it is.
    pub stage: Stage,
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
    /// Whether strangers can find it.
    pub listed: bool,
    /// How many look on.
    pub watchers: u32,
    /// The shuffle: what was promised, and who added what.
    pub fair: Fair,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl Table {
    /// What a client keeps when the game starts; nothing before, or where something stands that no shuffle is made of.
    ///
    /// A client that sits there puts in what it drew itself: see [`Receipt::with_own`].
    pub fn receipt(&self) -> Option<Receipt> {
        let occupant = |chair: &Chair| match chair {
            Chair::Open | Chair::Kept { .. } => None,
            Chair::Person { .. } => Some(Occupant::Person),
            Chair::Bot { level, .. } => Some(Occupant::Bot(level.clone())),
        };
        let contributions = self.fair.contributions.iter();
        if self.stage == Stage::Gathering {
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

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// It has ended.
    Over,
}

/// A chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Chair {
    /// Free.
    Open,
    /// Kept for a player of the last game.
    Kept {
        /// What that person is called.
        name: String,
    },
    /// A person.
    Person {
        /// What the person is called.
        name: String,
        /// Whether the person is connected.
        here: bool,
        /// The level of the bot that stands in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<String>,
        /// Whether the person has given the game up: the bot plays to its end.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        resigned: bool,
        /// Whether the person's words are kept from the table.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        muted: bool,
    },
    /// A program of the house.
    Bot {
        /// Its level.
        level: String,
        /// Its temper, which also gives it its name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<String>,
    },
}

/// What was promised of the shuffle, and who added what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fair {
    /// How chance is derived.
    pub algorithm: String,
    /// SHA-256 of the server's seed, in hexadecimal.
    pub commitment: String,
    /// What each seat added, in hexadecimal; nothing for a bot or an empty chair.
    pub contributions: Vec<Option<String>>,
}
