//! Messages between nodes, numbered from each to each: a message that is missing is noticed, and then both sides begin anew.

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use async_nats::{Client, Subscriber};
use bytes::{BufMut as _, Bytes, BytesMut};
use futures_util::StreamExt as _;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::message::{Answer, Envelope, Message, NodeId};
use super::{Cluster, LEASE, Peer};
use crate::hall::Hall;
use crate::metrics::Metrics;

/// A message to another node, and the frame that follows it.
pub(super) struct Outgoing {
    to: NodeId,
    message: Message,
    frame: Option<Utf8Bytes>,
}

/// How long another node may take to answer, before its table is looked for again.
const ANSWER: Duration = Duration::from_secs(1);

/// Where a node listens.
pub(super) fn subject(name: &str, node: NodeId) -> String {
    format!("{name}.node.{node}")
}

/// Sends messages in their order, and numbers them.
pub(super) async fn send_all(
    client: Client,
    name: String,
    from: NodeId,
    mut outgoing: mpsc::Receiver<Outgoing>,
    metrics: Metrics,
) {
    let mut next: HashMap<NodeId, u64> = HashMap::new();
    while let Some(Outgoing { to, message, frame }) = outgoing.recv().await {
        let number = next.entry(to).or_default();
        let n = *number;
        if !matches!(message, Message::Heartbeat) {
            *number += 1;
            metrics.forwarded();
        }
        let head =
            serde_json::to_vec(&Envelope { from, n, message }).expect("a message is plain data");
        let frame = frame.as_ref().map_or("", Utf8Bytes::as_str);
        let mut payload = BytesMut::with_capacity(head.len() + 1 + frame.len());
        payload.put_slice(&head);
        payload.put_u8(b'\n');
        payload.put_slice(frame.as_bytes());
        if let Err(error) = client.publish(subject(&name, to), payload.freeze()).await {
            // The receiver notices that a number is missing.
            tracing::warn!(%error, "a message to another node was not sent");
        }
    }
}

/// Receives what other nodes send, for as long as there is a hall.
pub(super) async fn receive_all(cluster: Arc<Cluster>, hall: Weak<Hall>, mut inbox: Subscriber) {
    while let Some(received) = inbox.next().await {
        let Some(hall) = hall.upgrade() else { return };
        cluster.receive(&hall, received.payload).await;
    }
}

impl Cluster {
    /// Sends a message to another node, after all that were sent before. Waits while too many wait.
    pub(super) async fn send(&self, to: NodeId, message: Message) {
        drop(self.outbox.send(Outgoing { to, message, frame: None }).await);
    }

    /// Sends a frame for a client of another node.
    pub(super) async fn send_frame(&self, to: NodeId, link: u64, frame: Utf8Bytes) {
        let message = Message::Frame { link };
        drop(self.outbox.send(Outgoing { to, message, frame: Some(frame) }).await);
    }

    /// Asks another node something; nothing if it does not answer in time.
    pub(super) async fn ask(&self, to: NodeId, ask: u64, message: Message) -> Option<Answer> {
        let (answer, answered) = oneshot::channel();
        {
            let mut state = self.lock();
            // A node that never answers is noticed even if it was never heard.
            state.peers.entry(to).or_insert_with(|| Peer { next: 0, heard: Instant::now() });
            state.asked.insert(ask, (to, answer));
        }
        self.send(to, message).await;
        let answer = timeout(ANSWER, answered).await;
        self.lock().asked.remove(&ask);
        answer.ok()?.ok()
    }

    async fn receive(self: &Arc<Self>, hall: &Arc<Hall>, payload: Bytes) {
        let Some(end) = payload.iter().position(|byte| *byte == b'\n') else { return };
        let envelope: Envelope = match serde_json::from_slice(&payload[..end]) {
            Ok(envelope) => envelope,
            // A node of a newer version may say more.
            Err(error) => return tracing::warn!(%error, "a message of another node cannot be read"),
        };
        let from = envelope.from;
        match self.number(&envelope) {
            Order::Next => {}
            Order::Again => return,
            Order::Missing => {
                tracing::warn!(node = %from, "messages of another node are missing: connections begin anew");
                self.drop_peer(from);
                self.send(from, Message::Lost).await;
            }
        }
        let frame = payload.slice(end + 1..);
        match envelope.message {
            Message::Heartbeat => {}
            Message::Lost => self.drop_peer(from),
            Message::Join(join) => self.host(hall, from, join),
            Message::Ask { link, request } => self.hear(from, link, request).await,
            Message::Leave { link } => {
                self.lock().hosts.remove(&(from, link));
            }
            Message::Frame { link } => self.pass_on(from, link, frame).await,
            Message::Close { link, why } => self.close_edge(link, why),
            Message::Question { ask, code, question } => {
                let (cluster, hall) = (self.clone(), hall.clone());
                tokio::spawn(async move {
                    let answer = hall.answer(&code, question).await;
                    cluster.send(from, Message::Answer { ask, answer }).await;
                });
            }
            Message::Answer { ask, answer } => {
                let asked = self.lock().asked.remove(&ask);
                if let Some((_, asked)) = asked {
                    drop(asked.send(answer));
                }
            }
        }
    }

    /// Whether a message is the next one of its sender.
    fn number(&self, envelope: &Envelope) -> Order {
        let mut state = self.lock();
        let heard = Instant::now();
        let peer = state.peers.entry(envelope.from).or_insert(Peer { next: 0, heard });
        peer.heard = heard;
        let heartbeat = matches!(envelope.message, Message::Heartbeat);
        let order = envelope.n.cmp(&peer.next);
        if order.is_lt() && !heartbeat {
            return Order::Again;
        }
        peer.next = envelope.n + u64::from(!heartbeat);
        if order.is_gt() { Order::Missing } else { Order::Next }
    }

    /// Tells every node that this one talks to that it is there, and how many messages it should have.
    pub(super) async fn send_heartbeats(&self) {
        let peers: Vec<_> = self.lock().peers.keys().copied().collect();
        for peer in peers {
            // Where too much waits already, the receiver hears enough.
            let beat = Outgoing { to: peer, message: Message::Heartbeat, frame: None };
            drop(self.outbox.try_send(beat));
        }
    }

    /// Ends all connections with nodes that have not been heard for as long as a lease lasts.
    pub(super) fn drop_silent_peers(&self) {
        let silent: Vec<_> = {
            let mut state = self.lock();
            let silent = |peer: &Peer| peer.heard.elapsed() >= LEASE;
            let used = |state: &super::State, node: &NodeId| {
                state.edges.values().any(|link| link.owner == *node)
                    || state.hosts.keys().any(|(edge, _)| edge == node)
                    || state.asked.values().any(|(asked, _)| asked == node)
            };
            let gone: Vec<_> = state
                .peers
                .iter()
                .filter(|(node, peer)| silent(peer) && used(&state, node))
                .map(|(node, _)| *node)
                .collect();
            for node in &gone {
                if let Some(peer) = state.peers.get_mut(node) {
                    peer.heard = Instant::now();
                }
            }
            gone
        };
        for node in silent {
            tracing::warn!(%node, "another node is not heard any more: connections to it begin anew");
            self.drop_peer(node);
        }
    }
}

enum Order {
    Next,
    /// It came before.
    Again,
    /// Messages before it did not come.
    Missing,
}
