//! What nodes say to each other.

use std::fmt;
use std::net::IpAddr;

use bytes::Bytes;
use serde::{Deserialize, Serialize};
use voice::Message as Sentence;
use voice::server as say;
use wire::{Bye, Request};

use crate::guest::Guest;
use crate::trouble::Trouble;

/// A node, from its start to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct NodeId(pub(super) u64);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The value of a table's key: the node that owns it, and the lease that this holds under.
pub(super) fn lease_value(node: NodeId, lease: u64) -> Bytes {
    format!("{node} {lease:016x}").into()
}

/// The node of such a value, and the value of that node's own key while it holds this lease.
pub(super) fn read_lease(value: &Bytes) -> Option<(NodeId, Bytes)> {
    let text = std::str::from_utf8(value).ok()?;
    let (node, _) = text.split_once(' ')?;
    Some((NodeId(u64::from_str_radix(node, 16).ok()?), value.clone()))
}

/// A message and its number among those of one node to another.
#[derive(Serialize, Deserialize, Debug)]
pub(super) struct Envelope {
    pub(super) from: NodeId,
    pub(super) n: u64,
    pub(super) message: Message,
}

/// What one node says to another. A frame for a client follows its message as it is.
#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub(super) enum Message {
    /// The sender is there, and its next message has this number.
    Heartbeat,
    /// Messages are missing: every connection between the two nodes is to begin anew.
    Lost,
    /// A client of the sender connects to a table of the receiver's.
    Join(Join),
    /// That client asks something.
    Ask { link: u64, request: Request },
    /// That client is gone.
    Leave { link: u64 },
    /// A frame for that client.
    Frame { link: u64 },
    /// That client is to be disconnected.
    Close { link: u64, why: Bye },
    /// Something is asked of a table without a connection.
    Question { ask: u64, code: String, question: Question },
    /// The answer to a question or a join.
    Answer { ask: u64, answer: Answer },
}

/// A client connects.
#[derive(Serialize, Deserialize, Debug)]
pub(super) struct Join {
    pub(super) link: u64,
    pub(super) ask: u64,
    pub(super) code: String,
    pub(super) guest: Option<Guest>,
    pub(super) from: IpAddr,
    pub(super) lang: String,
    pub(super) since: u32,
}

/// What can be asked of a table without a connection. Secrets themselves stay where they were shown.
#[derive(Clone, Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Question {
    Look,
    Record,
    Offer { guest: Guest, hash: Guest },
    Claim { hash: Guest, guest: Guest },
}

/// What a table answers.
#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// The node does not own the table.
    NotHere,
    /// The client is connected.
    Joined,
    Look(Box<wire::Table>),
    Record(Option<String>),
    Done,
    /// It was not done: which kind of problem, and the name of the sentence that says so.
    Refused {
        problem: wire::Code,
        key: String,
    },
}

impl Question {
    /// Whether the table is changed by it.
    pub(crate) fn changes(&self) -> bool {
        matches!(self, Self::Offer { .. } | Self::Claim { .. })
    }
}

impl Answer {
    pub(crate) fn refused(trouble: &Trouble) -> Self {
        Self::Refused { problem: trouble.code, key: trouble.key().to_owned() }
    }
}

/// The sentences with which an offer or a claim of a seat can be refused.
const SENTENCES: [fn() -> Sentence; 5] = [
    say::no_chair_of_yours,
    say::no_offer,
    say::get_up_first,
    say::too_many_arrangements,
    say::unavailable,
];

/// What another node refused.
pub(crate) fn read_refusal(problem: wire::Code, key: &str) -> Trouble {
    let known = SENTENCES.iter().map(|sentence| sentence()).find(|sentence| sentence.key == key);
    known.map_or_else(Trouble::unavailable, |sentence| Trouble::new(problem, sentence))
}
