//! What the server sends to one client.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::{Problem, Reaction, TableInfo};

/// What the server sends to one client. `V` is what the viewer sees of the game, `S` what it may know of an event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum ServerMessage<V, S> {
    /// The first message on every socket, and whenever the client sees the game through another seat.
    Welcome {
        /// The version of these messages.
        protocol: u32,
        /// Which build of the server this is; a page of another build should be reloaded.
        build: String,
        /// The table.
        table: TableInfo,
        /// Who the viewer is.
        you: You,
        /// The game, once it has begun.
        now: Option<GameUpdate<V, S>>,
        /// The latest chat messages.
        heard: Vec<ChatMessage>,
        /// The requests that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// Who sits where, or what is agreed, has changed.
    Table {
        /// The table.
        table: TableInfo,
        /// Who the viewer is.
        you: You,
        /// The requests that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// The game went on. The last update of a game is sent before the table's stage becomes `over`.
    Game {
        /// The update.
        #[serde(flatten)]
        now: GameUpdate<V, S>,
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
        now: Option<GameUpdate<V, S>>,
        /// The request that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// A chat message or a reaction of a player.
    #[serde(rename = "heard")]
    Chat {
        /// The message.
        #[serde(flatten)]
        message: ChatMessage,
        /// The request that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// The answer to a `ping`.
    Pong {
        /// The request that this answers.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        re: Vec<u32>,
    },
    /// The last message: the socket closes.
    Bye {
        /// Why.
        why: CloseReason,
    },
}

/// The game as one viewer sees it, and what happened since the last update.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameUpdate<V, S> {
    /// How many events this viewer has been sent since the game began, including these. A sealed choice that takes the place of another is
    /// sent again and counts once.
    pub seq: u32,
    /// What happened since the last update.
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
    /// The seat whose view the client is shown: its own, or one that it follows.
    pub eyes: Option<Seat>,
    /// Whether the viewer is the host.
    pub host: bool,
}

/// A chat message or a reaction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatMessage {
    /// Who sent it.
    pub seat: Seat,
    /// The text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The reaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reaction: Option<Reaction>,
}

/// Why the server closes a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    /// The server stops or restarts: reconnect soon.
    Restart,
    /// The client speaks another version: reload it.
    Outdated,
    /// The table cannot be stored or read now: reconnect later.
    Unavailable,
    /// The client read too slowly, or sent a message that is too long or cannot be read: reconnect.
    Overrun,
}
