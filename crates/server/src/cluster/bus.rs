//! Batches between nodes, numbered from each to each: one that is missing is noticed, and then both sides begin anew.

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use async_nats::{Client, Subscriber};
use bytes::{Bytes, BytesMut};
use futures_util::StreamExt as _;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::CloseReason;

use super::message::{BatchHead, NodeBatch, NodeId, NodeMessage, TableReply, write, write_head};
use super::{Cluster, LEASE, State};
use crate::api_error::ApiError;
use crate::guest::random;
use crate::metrics::Metrics;
use crate::table_registry::TableRegistry;

/// How long another node may take to answer. A node that is gone is noticed sooner.
const ANSWER: Duration = Duration::from_secs(5);

/// How long a node that nothing is wanted of is remembered after its last message.
const REMEMBERED: Duration = Duration::from_mins(1);

/// How many messages are put together at most, and after how many bytes a batch is sent.
const MAX_BATCH: usize = 512;
const MAX_BYTES: usize = 64 * 1024;

/// What is to be sent.
pub(super) enum Outgoing {
    /// A message, and the bytes that follow it.
    Message { to: NodeId, message: NodeMessage, body: Utf8Bytes },
    /// That this node is there, and which batch would be the next.
    Heartbeat { to: NodeId },
    /// Nothing more for now: the next session with that node begins anew.
    Forget { to: NodeId },
    /// Nothing: it is told when everything before it was handed to the connection.
    Mark(oneshot::Sender<()>),
}

/// What is known of another node.
pub(super) struct Peer {
    /// The session that it counts in.
    session: Option<u64>,
    /// The number of its next batch to us.
    next: u64,
    /// When its last message arrived.
    heard: Instant,
}

impl Peer {
    fn new() -> Self {
        Self { session: None, next: 0, heard: Instant::now() }
    }
}

/// Where a node listens.
pub(super) fn subject(name: &str, node: NodeId) -> String {
    format!("{name}.node.{node}")
}

/// Sends batches to other nodes, and numbers them.
pub(super) struct Sender {
    pub(super) client: Client,
    pub(super) name: String,
    pub(super) from: NodeId,
    pub(super) metrics: Metrics,
    /// The session with each node, and the number of its next batch.
    pub(super) sessions: HashMap<NodeId, (u64, u64)>,
}

impl Sender {
    /// Sends all that waits for the same node in one batch, in its order.
    pub(super) async fn run(mut self, mut outgoing: mpsc::Receiver<Outgoing>) {
        let mut waiting = Vec::new();
        let mut open: Vec<(NodeId, BytesMut)> = Vec::new();
        let mut marks: Vec<oneshot::Sender<()>> = Vec::new();
        while outgoing.recv_many(&mut waiting, MAX_BATCH).await > 0 {
            for outgoing in waiting.drain(..) {
                match outgoing {
                    Outgoing::Message { to, message, body } => {
                        let message = self.fit(message, &body);
                        let known = open.iter().position(|(node, _)| *node == to);
                        let at = known.unwrap_or_else(|| {
                            open.push((to, write_head(self.head(to, 1))));
                            open.len() - 1
                        });
                        write(&mut open[at].1, &message, &body);
                        self.metrics.forwarded.inc();
                        if open[at].1.len() > MAX_BYTES {
                            let (to, batch) = open.swap_remove(at);
                            self.publish(to, batch).await;
                        }
                    }
                    Outgoing::Heartbeat { to } => {
                        if !open.iter().any(|(node, _)| *node == to) {
                            let heartbeat = write_head(self.head(to, 0));
                            self.publish(to, heartbeat).await;
                        }
                    }
                    Outgoing::Forget { to } => drop(self.sessions.remove(&to)),
                    Outgoing::Mark(reached) => marks.push(reached),
                }
            }
            for (to, batch) in open.drain(..) {
                self.publish(to, batch).await;
            }
            for reached in marks.drain(..) {
                let _ = reached.send(());
            }
        }
    }

    /// The head of the next batch, which counts so much.
    fn head(&mut self, to: NodeId, counts: u64) -> BatchHead {
        let new = || (u64::from_le_bytes(random()), 0);
        let (session, next) = self.sessions.entry(to).or_insert_with(new);
        let head = BatchHead { from: self.from, session: *session, n: *next };
        *next += counts;
        head
    }

    /// The message, or if NATS would not carry it, what is said instead.
    fn fit(&self, message: NodeMessage, body: &str) -> NodeMessage {
        let (length, instead) = match &message {
            NodeMessage::Frame { link, .. } => {
                (body.len(), NodeMessage::Close { link: *link, why: CloseReason::Unavailable })
            }
            NodeMessage::Answer { ask, answer: TableReply::Record(Some(record)) } => {
                let refused = TableReply::refused(&ApiError::unavailable());
                // Quotes in it are escaped.
                (2 * record.len(), NodeMessage::Answer { ask: *ask, answer: refused })
            }
            _ => return message,
        };
        // What every NATS carries need not be looked up.
        if length <= MAX_BYTES || length + 2 * 1024 <= self.client.server_info().max_payload {
            return message;
        }
        tracing::error!(length, "a message is longer than NATS carries: raise its max_payload");
        instead
    }

    async fn publish(&self, to: NodeId, batch: BytesMut) {
        if let Err(error) = self.client.publish(subject(&self.name, to), batch.freeze()).await {
            // The receiver notices that a batch is missing.
            tracing::warn!(node = %to, %error, "a batch to another node was not sent");
        }
    }
}

/// Receives what other nodes send, for as long as there is a registry.
pub(super) async fn receive_all(
    cluster: Arc<Cluster>,
    registry: Weak<TableRegistry>,
    mut inbox: Subscriber,
) {
    while let Some(received) = inbox.next().await {
        let Some(registry) = registry.upgrade() else { return };
        cluster.receive(&registry, received.payload).await;
    }
}

impl Cluster {
    /// Sends a message to another node, after all that were sent before. Waits while too many wait.
    pub(super) async fn send(&self, to: NodeId, message: NodeMessage) {
        self.send_with(to, message, Utf8Bytes::default()).await;
    }

    /// Sends a message and the bytes that follow it.
    pub(super) async fn send_with(&self, to: NodeId, message: NodeMessage, body: Utf8Bytes) {
        drop(self.outbox.send(Outgoing::Message { to, message, body }).await);
    }

    /// Tells every other node that this one is gone, once the clients of other nodes have been told to reconnect.
    pub(super) async fn say_goodbye(&self) {
        while !self.lock().remote_clients.is_empty() {
            sleep(Duration::from_millis(5)).await;
        }
        let peers: Vec<_> = self.lock().peers.keys().copied().collect();
        for peer in peers {
            self.send(peer, NodeMessage::Lost).await;
        }
        let (reached, sent) = oneshot::channel();
        drop(self.outbox.send(Outgoing::Mark(reached)).await);
        drop(sent.await);
        drop(self.client.flush().await);
    }

    /// Asks another node something; nothing if it does not answer.
    pub(super) async fn ask(
        &self,
        to: NodeId,
        ask: u64,
        message: NodeMessage,
    ) -> Option<TableReply> {
        let (answer, answered) = oneshot::channel();
        {
            let mut state = self.lock();
            // A node that never answers is noticed even if it was never heard.
            state.peers.entry(to).or_insert_with(Peer::new);
            state.asked.insert(ask, (to, answer));
        }
        self.send(to, message).await;
        let answer = timeout(ANSWER, answered).await;
        self.lock().asked.remove(&ask);
        answer.ok()?.ok()
    }

    async fn receive(self: &Arc<Self>, registry: &Arc<TableRegistry>, payload: Bytes) {
        let Ok(mut batch) = NodeBatch::read(payload) else {
            return tracing::warn!("a batch is dropped: its sender cannot be read");
        };
        let from = batch.head.from;
        match self.number(&batch) {
            Order::Next => {}
            Order::Again => return,
            Order::Missing => {
                tracing::warn!(node = %from, "batches of another node are missing: reconnecting to it");
                return self.begin_anew(from).await;
            }
        }
        while !batch.is_empty() {
            match batch.next() {
                Ok((message, body)) => self.handle(registry, from, message, body).await,
                Err(error) => {
                    tracing::warn!(node = %from, %error, "a batch cannot be read: reconnecting to the node");
                    return self.begin_anew(from).await;
                }
            }
        }
    }

    /// Ends all connections with another node, and lets it do the same.
    async fn begin_anew(&self, node: NodeId) {
        self.drop_peer(node);
        self.send(node, NodeMessage::Lost).await;
    }

    async fn handle(
        self: &Arc<Self>,
        registry: &Arc<TableRegistry>,
        from: NodeId,
        message: NodeMessage,
        body: Utf8Bytes,
    ) {
        match message {
            NodeMessage::Lost => self.drop_peer(from),
            NodeMessage::Join(join) => self.accept_client(registry, from, join),
            NodeMessage::Request { link, .. } => self.pass_request(from, link, body).await,
            NodeMessage::Leave { link } => {
                self.lock().remote_clients.remove(&(from, link));
            }
            NodeMessage::Frame { link, .. } => self.pass_frame(from, link, body).await,
            NodeMessage::Close { link, why } => self.close_edge(link, why),
            NodeMessage::Question { ask, code, question } => {
                let (cluster, registry) = (self.clone(), registry.clone());
                tokio::spawn(async move {
                    let answer = registry.answer(code, question).await;
                    cluster.send(from, NodeMessage::Answer { ask, answer }).await;
                });
            }
            NodeMessage::Answer { ask, answer } => {
                let asked = self.lock().asked.remove(&ask);
                if let Some((_, asked)) = asked {
                    drop(asked.send(answer));
                }
            }
        }
    }

    /// Whether a batch is the next one of its sender.
    fn number(&self, batch: &NodeBatch) -> Order {
        let (head, counts) = (batch.head, u64::from(!batch.is_empty()));
        let mut state = self.lock();
        let peer = state.peers.entry(head.from).or_insert_with(Peer::new);
        peer.heard = Instant::now();
        let same = peer.session == Some(head.session);
        let expected = if same { peer.next } else { 0 };
        if head.n < expected {
            return Order::Again;
        }
        let is_new = peer.session.is_some() && !same;
        (peer.session, peer.next) = (Some(head.session), head.n + counts);
        if is_new || head.n > expected { Order::Missing } else { Order::Next }
    }

    /// Tells every node that this one talks to that it is there, and how many batches it should have.
    pub(super) fn send_heartbeats(&self) {
        let peers: Vec<_> = self.lock().peers.keys().copied().collect();
        for to in peers {
            // Where too many messages wait already, the receiver needs no more.
            drop(self.outbox.try_send(Outgoing::Heartbeat { to }));
        }
    }

    /// Ends all connections with nodes that have not been heard for as long as a lease lasts, and forgets those long gone.
    pub(super) fn drop_silent_peers(&self) {
        let (mut silent, mut gone) = (Vec::new(), Vec::new());
        {
            let mut state = self.lock();
            let mut peers = std::mem::take(&mut state.peers);
            peers.retain(|node, peer| {
                let since = peer.heard.elapsed();
                if since >= LEASE && state.uses(*node) {
                    peer.heard = Instant::now();
                    silent.push(*node);
                } else if since >= REMEMBERED {
                    gone.push(*node);
                    return false;
                }
                true
            });
            state.peers = peers;
        }
        for to in silent {
            tracing::warn!(node = %to, "another node is silent: reconnecting to it");
            self.drop_peer(to);
            let (message, body) = (NodeMessage::Lost, Utf8Bytes::default());
            drop(self.outbox.try_send(Outgoing::Message { to, message, body }));
        }
        for to in gone {
            drop(self.outbox.try_send(Outgoing::Forget { to }));
        }
    }
}

impl State {
    /// Whether something is wanted of another node, or by it.
    fn uses(&self, node: NodeId) -> bool {
        self.edges.values().any(|link| link.owner == node)
            || self.remote_clients.keys().any(|(edge, _)| *edge == node)
            || self.asked.values().any(|(asked, _)| *asked == node)
    }
}

enum Order {
    Next,
    /// It came before.
    Again,
    /// Batches before it did not come.
    Missing,
}
