//! What a client sends over its socket.

use serde::{Deserialize, Serialize};
use table::Seat;

/// What a client asks, and the number under which it is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Chosen by the client; the answer carries it in `re`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
}

/// What a client can ask.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Ask {
    /// Sit down before the game. In the player's own chair: change the name.
    Sit {
        /// Which chair; any free one if not given.
        #[serde(default)]
        seat: Option<Seat>,
        /// The player's name.
        name: String,
        /// 32 random bytes in hexadecimal: the player's part of the shuffle.
        luck: String,
    },
    /// Get up before the game.
    Stand,
    /// The host decides who may sit in a chair, before the game.
    Chair {
        /// Which chair.
        seat: Seat,
        /// For whom.
        #[serde(rename = "for")]
        seating: Seating,
    },
    /// The host begins the game. Every chair is taken.
    Start,
    /// Take an action.
    Act {
        /// The moment that the client saw: an action meant for another one is stale.
        moment: u32,
        /// The action in the notation of records.
        action: String,
    },
    /// The host sets how long a decision may take; nothing takes the clock off.
    Clock {
        /// Seconds for each decision.
        #[serde(default)]
        seconds: Option<u16>,
    },
    /// The host lets a bot stand in for a disconnected player, or removes that bot.
    StandIn {
        /// Whose chair.
        seat: Seat,
        /// Its level; nothing removes the bot.
        #[serde(default)]
        bot: Option<String>,
    },
    /// Change the player's own name, before or during the game.
    Rename {
        /// The new name.
        name: String,
    },
    /// Leave a running game: a bot plays until the player connects again.
    Leave {
        /// Its level.
        bot: String,
    },
    /// Give up the chair in a running game: a bot plays it to the end, and the player becomes a spectator.
    Resign {
        /// Its level.
        bot: String,
    },
    /// Send a chat message to the table.
    Say {
        /// The text.
        text: String,
    },
    /// Send a reaction to the table.
    React {
        /// Which reaction.
        with: Reaction,
    },
    /// The host mutes a seat's chat messages and reactions, or unmutes them.
    Mute {
        /// Which seat.
        seat: Seat,
        /// Whether it is muted.
        muted: bool,
    },
    /// See a finished game as a seat saw it, or as a spectator again.
    Follow {
        /// Whose view.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Open a new table with the same chairs, once the game is over. Every client is told its code as `next`.
    Rematch,
    /// A heartbeat, for clients whose sockets have none. The server answers with `pong`.
    Ping,
}

/// For whom a chair is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Open to anyone.
    Anyone,
    /// A bot of this level.
    Bot(String),
}

/// A reaction in the chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Well played.
    Applause,
    /// How funny.
    Laugh,
    /// What a surprise.
    Gasp,
    /// How sad.
    Sigh,
    /// Take your time.
    Patience,
    /// Good luck.
    Cheer,
}
