//! A client whose table is owned by another node: its own node is the edge, the owner the host.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use fair::TableCode;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use voice::Lang;
use wire::CloseReason;

use super::Cluster;
use super::bus::Outgoing;
use super::message::{Join, NodeId, NodeMessage, TableQuery, TableReply};
use crate::socket::{next_id, read_request};
use crate::table::{ClientHandle, Command, Out, fits};
use crate::table_registry::TableRegistry;

/// How many requests of one client wait for its table, and how many frames for the client.
const MAX_QUEUED: usize = 64;

/// The edge's end of a client's connection.
pub(super) struct EdgeLink {
    pub(super) owner: NodeId,
    client: ClientHandle,
}

/// A client's connection to a table of another node. It ends when this is dropped.
pub(crate) struct RemoteTable {
    cluster: Arc<Cluster>,
    owner: NodeId,
    link: u64,
}

impl RemoteTable {
    /// Sends a request of the client as it is.
    pub(crate) async fn request(&self, text: Utf8Bytes) {
        let message = NodeMessage::Request { link: self.link, bytes: text.len() };
        self.cluster.send_with(self.owner, message, text).await;
    }
}

impl Drop for RemoteTable {
    fn drop(&mut self) {
        // A link that is not known any more was ended by the other side.
        if self.cluster.lock().edges.remove(&self.link).is_none() {
            return;
        }
        let (message, body) = (NodeMessage::Leave { link: self.link }, Utf8Bytes::default());
        let leave = Outgoing::Message { to: self.owner, message, body };
        if let Err(mpsc::error::TrySendError::Full(leave)) = self.cluster.outbox.try_send(leave) {
            let outbox = self.cluster.outbox.clone();
            tokio::spawn(async move { drop(outbox.send(leave).await) });
        }
    }
}

impl Cluster {
    /// Connects a client of this node to a table of another. If that node does not own the table, the client is given back.
    pub(crate) async fn join(
        self: &Arc<Self>,
        owner: NodeId,
        code: TableCode,
        client: ClientHandle,
    ) -> Result<RemoteTable, Option<ClientHandle>> {
        let (link, ask) = (self.next(), self.next());
        let join = Join {
            link,
            ask,
            code,
            guest: client.guest,
            from: client.from,
            lang: client.lang.code().to_owned(),
            since: client.since,
        };
        self.lock().edges.insert(link, EdgeLink { owner, client });
        match self.ask(owner, ask, NodeMessage::Join(join)).await {
            Some(TableReply::Joined) => Ok(RemoteTable { cluster: self.clone(), owner, link }),
            _ => Err(self.lock().edges.remove(&link).map(|link| link.client)),
        }
    }

    /// Passes a frame on to a client of this node. A client that reads too slowly is disconnected.
    pub(super) async fn pass_frame(&self, from: NodeId, link: u64, frame: Utf8Bytes) {
        let passed = |edge: &EdgeLink| edge.owner == from && fits(&edge.client, frame);
        if !pass(&mut self.lock().edges, &link, passed) {
            self.send(from, NodeMessage::Leave { link }).await;
        }
    }

    /// Disconnects a client of this node.
    pub(super) fn close_edge(&self, link: u64, why: CloseReason) {
        let edge = self.lock().edges.remove(&link);
        if let Some(edge) = edge {
            drop(edge.client.out.try_send(Out::Close(why)));
        }
    }

    /// Tells clients whose tables are elsewhere to reconnect.
    pub(super) fn close_edges(&self, which: impl Fn(&EdgeLink) -> bool) {
        let gone: Vec<_> = self.lock().edges.extract_if(|_, link| which(link)).collect();
        for (_, link) in gone {
            drop(link.client.out.try_send(Out::Close(CloseReason::Restart)));
        }
    }

    /// Asks something of a table of another node; nothing if that node does not answer.
    pub(crate) async fn question(
        &self,
        owner: NodeId,
        code: TableCode,
        question: TableQuery,
    ) -> Option<TableReply> {
        let ask = self.next();
        self.ask(owner, ask, NodeMessage::Question { ask, code, question }).await
    }

    /// Ends all connections with another node, in both directions.
    pub(super) fn drop_peer(&self, node: NodeId) {
        self.close_edges(|link| link.owner == node);
        let mut state = self.lock();
        state.remote_clients.retain(|(edge, _), _| *edge != node);
        state.asked.retain(|_, (asked, _)| *asked != node);
        state.owners.retain(|_, (owner, _)| *owner != node);
    }

    /// Seats a client of another node at a table of this one.
    pub(super) fn accept_client(
        self: &Arc<Self>,
        registry: &Arc<TableRegistry>,
        edge: NodeId,
        join: Join,
    ) {
        let (requests, asked) = mpsc::channel(MAX_QUEUED);
        // Known from here on, so that what the client asks next finds it.
        self.lock().remote_clients.insert((edge, join.link), requests);
        tokio::spawn(self.clone().serve_client(registry.clone(), edge, join, asked));
    }

    async fn serve_client(
        self: Arc<Self>,
        registry: Arc<TableRegistry>,
        edge: NodeId,
        join: Join,
        mut requests: mpsc::Receiver<Utf8Bytes>,
    ) {
        let Join { link, ask, code, guest, from, lang, since } = join;
        let (out, mut frames) = mpsc::channel(MAX_QUEUED);
        let waiting = Arc::<AtomicUsize>::default();
        let id = next_id();
        let person = registry.limiter.person_of(guest);
        let lang: Lang = lang.parse().unwrap_or_default();
        let client =
            ClientHandle { id, guest, person, from, lang, since, out, waiting: waiting.clone() };
        let Ok(inbox) = registry.send(code, Command::Join(client)).await else {
            self.lock().remote_clients.remove(&(edge, link));
            return self.send(edge, NodeMessage::Answer { ask, answer: TableReply::NotHere }).await;
        };
        self.send(edge, NodeMessage::Answer { ask, answer: TableReply::Joined }).await;
        let frame = |text: &Utf8Bytes| NodeMessage::Frame { link, bytes: text.len() };
        let why = loop {
            tokio::select! {
                out = frames.recv() => match out {
                    Some(Out::Frame(text)) => {
                        waiting.fetch_sub(text.len(), Ordering::Relaxed);
                        self.send_with(edge, frame(&text), text).await;
                    }
                    Some(Out::Close(why)) => break Some(why),
                    // The table has disconnected a client that read too slowly.
                    None => break Some(CloseReason::Overrun),
                },
                request = requests.recv() => match request.map(|text| read_request(&text, lang, &registry.metrics)) {
                    Some(Ok(request)) => {
                        if inbox.send(Command::Request { client: id, request }).await.is_err() {
                            break Some(CloseReason::Restart);
                        }
                    }
                    Some(Err(answer)) => self.send_with(edge, frame(&answer), answer).await,
                    // The client is gone, or its node is.
                    None => break None,
                },
            }
        };
        drop(inbox.send(Command::Leave { client: id }).await);
        self.lock().remote_clients.remove(&(edge, link));
        if let Some(why) = why {
            self.send(edge, NodeMessage::Close { link, why }).await;
        }
    }

    /// Brings to a table what a client of another node asks. A client that asks faster than its table answers is disconnected.
    pub(super) async fn pass_request(&self, edge: NodeId, link: u64, text: Utf8Bytes) {
        let passed = |requests: &mpsc::Sender<_>| requests.try_send(text).is_ok();
        if !pass(&mut self.lock().remote_clients, &(edge, link), passed) {
            self.send(edge, NodeMessage::Close { link, why: CloseReason::Restart }).await;
        }
    }
}

/// Passes something on to one of the links, and forgets that link if it takes no more; whether it was passed on.
fn pass<K: Eq + Hash, L>(
    links: &mut HashMap<K, L>,
    key: &K,
    pass_on: impl FnOnce(&L) -> bool,
) -> bool {
    let passed = links.get(key).is_some_and(pass_on);
    if !passed {
        links.remove(key);
    }
    passed
}
