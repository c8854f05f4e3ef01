//! What a client can ask over its socket.

use serde::{Deserialize, Serialize};
use table::Seat;

/// Something asked, and the number under which it is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Chosen by the client; the answer carries it in `re`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
}

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Ask {
    /// Sit down before the game. In one's own chair: change the name.
    Sit {
        /// Where; any free chair if not given.
        #[serde(default)]
        seat: Option<Seat>,
        /// What to be called.
        name: String,
        /// 32 random bytes in hexadecimal: one's own part of the shuffle.
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
    /// The host lets a bot stand in for a player who is gone, or sends it away.
    StandIn {
        /// Whose chair.
        seat: Seat,
        /// Its level; nothing sends it away.
        #[serde(default)]
        bot: Option<String>,
    },
    /// Change one's own name, before or during the game.
    Rename {
        /// What to be called from now on.
        name: String,
    },
    /// Leave a running game: a bot plays until one connects again.
    Leave {
        /// Its level.
        bot: String,
    },
    /// Give one's chair up in a running game: a bot plays it to the end, and one looks on.
    Resign {
        /// Its level.
        bot: String,
    },
    /// Say something to the table.
    Say {
        /// The words.
        text: String,
    },
    /// Show a feeling.
    React {
        /// Which.
        with: Reaction,
    },
    /// The host silences a seat, or lets it speak again.
    Mute {
        /// Whose words.
        seat: Seat,
        /// Whether they are kept from the table.
        muted: bool,
    },
    /// See a finished game through the eyes of a seat, or of a spectator again.
    Follow {
        /// Whose eyes.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Open a new table with the same chairs, once the game is over. It is told to all as `next`.
    Rematch,
    /// Whether the server is still there, for clients whose sockets do not tell. It answers with `pong`.
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

/// A feeling.
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
