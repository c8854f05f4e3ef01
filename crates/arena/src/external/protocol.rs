//! What the arena and a program say to each other, one JSON object a line. `docs/bots.md` explains it.

use bots::Allowance;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// What a program is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToBot {
    /// The first line. The program answers [`FromBot::Hello`].
    Hello {
        /// The version that is spoken.
        protocol: u32,
    },
    /// Asks whether the program listens. It answers [`FromBot::Pong`].
    Ping,
    /// A game begins. No answer.
    Game {
        /// Which game.
        game: String,
        /// How many play.
        players: u8,
        /// What was agreed.
        options: Value,
        /// The program's seat, counted from 0.
        seat: u8,
    },
    /// The program is to act. It answers [`FromBot::Move`].
    Move {
        /// All that its seat may know.
        view: Value,
        /// What it may do, in the notation of records.
        actions: Vec<String>,
        /// Milliseconds it has, if it is the clock that counts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ms: Option<u32>,
        /// Games it may think through, if those count.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sims: Option<u32>,
    },
    /// The game is over. No answer.
    Over {
        /// Each seat's score.
        scores: Vec<i16>,
        /// The seats that won.
        winners: Vec<u8>,
    },
    /// The last line: the program may end.
    Quit,
}

/// What a program answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromBot {
    /// It is there.
    Hello {
        /// The version it speaks.
        protocol: u32,
        /// What it calls itself, if it says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// It listens.
    Pong,
    /// What it does.
    Move {
        /// One of the actions.
        action: String,
    },
}

impl ToBot {
    /// A question for an action.
    pub fn ask(view: Value, actions: Vec<String>, allowance: Allowance) -> Self {
        let (ms, sims) = match allowance {
            Allowance::Millis(ms) => (Some(ms), None),
            Allowance::Simulations(sims) => (None, Some(sims)),
        };
        Self::Move { view, actions, ms, sims }
    }
}
