//! What the server tells one viewer.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::{Problem, Reaction, Table};

/// What the server tells one viewer. `V` is what the viewer sees of the game, `S` what it may know of an event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum News<V, S> {
    /// The first word on every socket, and whenever the viewer's eyes change.
    Welcome {
        /// The version of these messages.
        protocol: u32,
        /// Which build of the server this is; a client that came with another one should load itself anew.
        build: String,
        /// The table.
        table: Table,
        /// Who the viewer is.
        you: You,
        /// The game, once it has begun.
        now: Option<Now<V, S>>,
        /// What was said lately.
        heard: Vec<Heard>,
        /// The requests that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// Who sits where, or what is agreed, has changed.
    Table {
        /// The table.
        table: Table,
        /// Who the viewer is.
        you: You,
        /// The requests that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// The game went on. The end of a game is told before the table is told to be over.
    Game {
        /// Where it is.
        #[serde(flatten)]
        now: Now<V, S>,
        /// The requests that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// Something asked was not done, and nothing has changed.
    Refused {
        /// Why.
        #[serde(flatten)]
        problem: Problem,
        /// Where the game is, so that the client can catch up.
        #[serde(skip_serializing_if = "Option::is_none")]
        now: Option<Now<V, S>>,
        /// The request that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// A player said something or showed a feeling.
    Heard {
        /// What.
        #[serde(flatten)]
        heard: Heard,
        /// The request that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// The server is there.
    Pong {
        /// The request that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// The last word: the socket closes.
    Bye {
        /// Why.
        why: Bye,
    },
}

/// The game as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Now<V, S> {
    /// How many events this viewer has been told since the game began, with these. A sealed choice that takes the place of another is
    /// told again and counts once.
    pub seq: u32,
    /// What happened since the viewer was last told.
    pub seen: Vec<S>,
    /// The number of the decision to be made: an action is meant for one moment.
    pub moment: u32,
    /// Whom the game waits for.
    pub awaited: Seats,
    /// What the viewer can do, in the notation of records: for programs that do not know the rules. A client that does asks its view.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<String>,
    /// How many milliseconds are left for this decision, if the clock is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u32>,
    /// What the viewer sees.
    pub view: V,
}

/// Who the viewer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct You {
    /// The viewer's own chair.
    pub seat: Option<Seat>,
    /// Whose eyes the viewer sees through: its own, or a seat's that it follows.
    pub eyes: Option<Seat>,
    /// Whether the viewer may do what hosts do.
    pub host: bool,
}

/// Something said or shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heard {
    /// By whom.
    pub seat: Seat,
    /// The words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The feeling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reaction: Option<Reaction>,
}

/// Why a socket closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The server stops or starts anew: come back soon.
    Restart,
    /// The client speaks another version: load it anew.
    Outdated,
    /// The table cannot be kept or read now: come back later.
    Unavailable,
    /// The client read too slowly, or sent what is too long or no message at all: come back.
    Overrun,
}
