//! What nodes say to each other.
//!
//! One message of the broker is a batch: a line that says who sends it and its number, then every message as a line of JSON. A message
//! that carries the bytes of a client's request, or of a frame for a client, says how many there are, and they follow as they are.

use std::fmt;
use std::net::IpAddr;

use bytes::{BufMut as _, Bytes, BytesMut};
use fair::TableCode;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use voice::Message;
use wire::CloseReason;

use crate::api_error::ApiError;
use crate::guest::{Guest, random};

/// A node, from its start to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct NodeId(u64);

impl NodeId {
    pub(super) fn random() -> Self {
        Self(u64::from_le_bytes(random()))
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The value of a node's key and of the keys of its tables: the node, and which lease of it this is.
pub(super) fn lease_value(node: NodeId, lease: u64) -> Bytes {
    format!("{node} {lease:016x}").into()
}

/// The node of such a value.
pub(super) fn read_lease(value: &[u8]) -> Option<NodeId> {
    let (node, _) = std::str::from_utf8(value).ok()?.split_once(' ')?;
    u64::from_str_radix(node, 16).ok().map(NodeId)
}

/// Who sends a batch, and which batch it is among those to the same node.
#[derive(Clone, Copy, Serialize, Deserialize, Debug)]
pub(super) struct BatchHead {
    pub(super) from: NodeId,
    /// Batches are counted anew with each session.
    pub(super) session: u64,
    /// An empty batch is a heartbeat: it has the number of the next one.
    pub(super) n: u64,
}

/// What one node says to another.
#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub(super) enum NodeMessage {
    /// Batches are missing: every connection between the two nodes is to begin anew.
    Lost,
    /// A client of the sender connects to a table of the receiver's.
    Join(Join),
    /// A request of that client: so many bytes, which follow.
    Request { link: u64, bytes: usize },
    /// That client is gone.
    Leave { link: u64 },
    /// A frame for that client: so many bytes, which follow.
    Frame { link: u64, bytes: usize },
    /// That client is to be disconnected.
    Close { link: u64, why: CloseReason },
    /// Something is asked of a table without a connection.
    Question { ask: u64, code: TableCode, question: TableQuery },
    /// The answer to a question or a join.
    Answer { ask: u64, answer: TableReply },
}

impl NodeMessage {
    /// How many bytes follow it.
    fn bytes(&self) -> Option<usize> {
        match self {
            Self::Request { bytes, .. } | Self::Frame { bytes, .. } => Some(*bytes),
            _ => None,
        }
    }
}

/// A client connects.
#[derive(Serialize, Deserialize, Debug)]
pub(super) struct Join {
    pub(super) link: u64,
    pub(super) ask: u64,
    pub(super) code: TableCode,
    pub(super) guest: Option<Guest>,
    pub(super) from: IpAddr,
    pub(super) lang: String,
    pub(super) since: u32,
}

/// What can be asked of a table without a connection. Secrets themselves stay where they were shown.
#[derive(Clone, Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TableQuery {
    /// The public state of the table.
    Look,
    /// The record, once the game is over or given up.
    Record,
    /// A secret, known by its hash, with which another device can take a guest's chair.
    Offer { guest: Guest, hash: Guest },
    /// A guest shows such a secret.
    Claim { hash: Guest, guest: Guest },
}

/// What a table answers.
#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TableReply {
    /// The node does not own the table.
    NotHere,
    /// The client is connected.
    Joined,
    Look(Box<wire::TableInfo>),
    Record(Option<String>),
    Done,
    /// It was not done: which kind of problem, and the message that says so.
    Refused {
        problem: wire::ProblemCode,
        key: String,
        args: Map<String, Value>,
    },
}

impl TableQuery {
    /// Whether it changes the table.
    pub(crate) fn is_change(&self) -> bool {
        matches!(self, Self::Offer { .. } | Self::Claim { .. })
    }

    /// Whether to be asked again changes nothing more.
    pub(crate) fn can_be_repeated(&self) -> bool {
        !matches!(self, Self::Claim { .. })
    }
}

impl TableReply {
    pub(crate) fn refused(error: &ApiError) -> Self {
        let (key, args) = error.message.parts();
        Self::Refused { problem: error.code, key, args }
    }
}

/// What another node refused.
pub(crate) fn read_refusal(
    problem: wire::ProblemCode,
    key: &str,
    args: &Map<String, Value>,
) -> ApiError {
    let message = Message::of_parts(key, args);
    message.map_or_else(ApiError::unavailable, |message| ApiError::new(problem, message))
}

/// Writes the head of a batch.
pub(super) fn write_head(head: BatchHead) -> BytesMut {
    let mut batch = BytesMut::new();
    write_line(&mut batch, &head);
    batch
}

/// Adds a message to a batch, and the bytes that follow it.
pub(super) fn write(batch: &mut BytesMut, message: &NodeMessage, body: &str) {
    write_line(batch, message);
    if message.bytes().is_some() {
        batch.put_slice(body.as_bytes());
        batch.put_u8(b'\n');
    }
}

fn write_line(batch: &mut BytesMut, line: &impl Serialize) {
    serde_json::to_writer(batch.writer(), line).expect("a message is plain data");
    batch.put_u8(b'\n');
}

/// A batch that was received.
pub(super) struct NodeBatch {
    pub(super) head: BatchHead,
    rest: Bytes,
}

/// A batch that a node of this version would not send.
#[derive(Debug, thiserror::Error)]
#[error("a batch of another node cannot be read")]
pub(super) struct Unreadable;

impl NodeBatch {
    pub(super) fn read(mut payload: Bytes) -> Result<Self, Unreadable> {
        let head = read_line(&mut payload).ok_or(Unreadable)?;
        Ok(Self { head, rest: payload })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next message and the bytes that follow it.
    pub(super) fn next(&mut self) -> Result<(NodeMessage, Utf8Bytes), Unreadable> {
        let message: NodeMessage = read_line(&mut self.rest).ok_or(Unreadable)?;
        let mut body = Utf8Bytes::default();
        if let Some(bytes) = message.bytes() {
            if self.rest.len() <= bytes {
                return Err(Unreadable);
            }
            body = self.rest.split_to(bytes).try_into().map_err(|_| Unreadable)?;
            drop(self.rest.split_to(1));
        }
        Ok((message, body))
    }
}

fn read_line<T: for<'de> Deserialize<'de>>(from: &mut Bytes) -> Option<T> {
    let end = from.iter().position(|byte| *byte == b'\n')?;
    let line = from.split_to(end + 1);
    serde_json::from_slice(&line).ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use super::*;

    #[test]
    fn a_batch_is_read_as_it_was_written() {
        let from = NodeId::random();
        let mut batch = write_head(BatchHead { from, session: 7, n: 3 });
        assert!(NodeBatch::read(batch.clone().freeze()).unwrap().is_empty(), "a heartbeat");
        let text = "{\n\"ask\": \"say\", \"text\": \"é\"}";
        write(&mut batch, &NodeMessage::Request { link: 1, bytes: text.len() }, text);
        write(&mut batch, &NodeMessage::Leave { link: 2 }, "");
        let mut read = NodeBatch::read(batch.clone().freeze()).unwrap();
        assert_eq!((read.head.from, read.head.session, read.head.n), (from, 7, 3));
        let (message, body) = read.next().unwrap();
        assert!(matches!(message, NodeMessage::Request { link: 1, .. }));
        assert_eq!(body.as_str(), text);
        assert!(matches!(read.next().unwrap().0, NodeMessage::Leave { link: 2 }));
        assert!(read.is_empty());
    }

    #[test]
    fn a_batch_that_was_cut_or_spoilt_is_refused() {
        let mut batch = write_head(BatchHead { from: NodeId::random(), session: 0, n: 0 });
        let head = batch.len();
        write(&mut batch, &NodeMessage::Frame { link: 1, bytes: 4 }, "news");
        for end in 0..batch.len() {
            let cut = NodeBatch::read(batch.clone().freeze().slice(..end));
            assert!(cut.and_then(|mut cut| cut.next()).is_err(), "{end} of {}", batch.len());
        }
        batch[head + 4] = 0xff;
        assert!(NodeBatch::read(batch.freeze()).unwrap().next().is_err());
        let liar =
            BytesMut::from(&b"{\"frame\":{\"link\":1,\"bytes\":18446744073709551615}}\n"[..]);
        let mut liar = NodeBatch {
            head: BatchHead { from: NodeId(0), session: 0, n: 0 },
            rest: liar.freeze(),
        };
        assert!(liar.next().is_err());
    }
}
