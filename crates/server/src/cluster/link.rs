//! A client whose table is owned by another node: its own node is the edge, the owner the host.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bytes::Bytes;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use voice::Lang;
use wire::{Bye, Request};

use super::Cluster;
use super::message::{Answer, Join, Message, NodeId, Question};
use crate::code::Code;
use crate::hall::Hall;
use crate::socket::next_id;
use crate::table::{Caller, Knock, Out, fits};

/// How many messages of one client wait for its table, and how many frames for the client.
const WAITING: usize = 64;

/// The edge's end of a client's connection.
pub(super) struct EdgeLink {
    pub(super) owner: NodeId,
    caller: Caller,
}

/// The host's end.
pub(super) struct HostLink {
    requests: mpsc::Sender<Request>,
}

impl Cluster {
    /// Connects a client of this node to a table of another. If that node does not own the table, the client is given back.
    pub(crate) async fn join(
        self: &Arc<Self>,
        owner: NodeId,
        code: Code,
        caller: Caller,
    ) -> Result<mpsc::Sender<Knock>, Option<Caller>> {
        let link = self.next();
        let join = Join {
            link,
            ask: self.next(),
            code: code.to_string(),
            guest: caller.guest,
            from: caller.from,
            lang: caller.lang.code().to_owned(),
            since: caller.since,
        };
        self.lock().edges.insert(link, EdgeLink { owner, caller });
        match self.ask(owner, join.ask, Message::Join(join)).await {
            Some(Answer::Joined) => {
                let (door, knocks) = mpsc::channel(WAITING);
                tokio::spawn(self.clone().forward(owner, link, knocks));
                Ok(door)
            }
            _ => Err(self.lock().edges.remove(&link).map(|link| link.caller)),
        }
    }

    /// Brings to the table what a client of this node asks, until the client is gone.
    async fn forward(self: Arc<Self>, owner: NodeId, link: u64, mut knocks: mpsc::Receiver<Knock>) {
        while let Some(knock) = knocks.recv().await {
            match knock {
                Knock::Ask { request, .. } => {
                    self.send(owner, Message::Ask { link, request }).await
                }
                _ => break,
            }
        }
        self.lock().edges.remove(&link);
        self.send(owner, Message::Leave { link }).await;
    }

    /// Passes a frame on to a client of this node. A client that reads too slowly is disconnected.
    pub(super) async fn pass_on(&self, from: NodeId, link: u64, frame: Bytes) {
        let Ok(frame) = Utf8Bytes::try_from(frame) else { return };
        let known = {
            let mut state = self.lock();
            match state.edges.get(&link) {
                Some(edge) if fits(&edge.caller, frame) => true,
                Some(_) => {
                    state.edges.remove(&link);
                    false
                }
                None => false,
            }
        };
        if !known {
            self.send(from, Message::Leave { link }).await;
        }
    }

    /// Disconnects a client of this node.
    pub(super) fn close_edge(&self, link: u64, why: Bye) {
        let edge = self.lock().edges.remove(&link);
        if let Some(edge) = edge {
            drop(edge.caller.out.try_send(Out::Close(why)));
        }
    }

    /// Tells clients whose tables are elsewhere to reconnect.
    pub(super) fn close_edges(&self, which: impl Fn(&EdgeLink) -> bool) {
        let gone: Vec<_> = self.lock().edges.extract_if(|_, link| which(link)).collect();
        for (_, link) in gone {
            drop(link.caller.out.try_send(Out::Close(Bye::Restart)));
        }
    }

    /// Asks something of a table of another node; nothing if that node does not answer in time.
    pub(crate) async fn question(
        &self,
        owner: NodeId,
        code: Code,
        question: Question,
    ) -> Option<Answer> {
        let ask = self.next();
        self.ask(owner, ask, Message::Question { ask, code: code.to_string(), question }).await
    }

    /// Ends all connections with another node, in both directions.
    pub(super) fn drop_peer(&self, node: NodeId) {
        self.close_edges(|link| link.owner == node);
        let mut state = self.lock();
        state.hosts.retain(|(edge, _), _| *edge != node);
        state.asked.retain(|_, (asked, _)| *asked != node);
    }

    /// Seats a client of another node at a table of this one.
    pub(super) fn host(self: &Arc<Self>, hall: &Arc<Hall>, edge: NodeId, join: Join) {
        let (requests, asked) = mpsc::channel(WAITING);
        // Known from here on, so that what the client asks next finds it.
        self.lock().hosts.insert((edge, join.link), HostLink { requests });
        tokio::spawn(self.clone().host_client(hall.clone(), edge, join, asked));
    }

    async fn host_client(
        self: Arc<Self>,
        hall: Arc<Hall>,
        edge: NodeId,
        join: Join,
        mut asked: mpsc::Receiver<Request>,
    ) {
        let Join { link, ask, code, guest, from, lang, since } = join;
        let (out, mut frames) = mpsc::channel(WAITING);
        let waiting = Arc::<AtomicUsize>::default();
        let id = next_id();
        let person = hall.gate.person_of(guest);
        let lang: Lang = lang.parse().unwrap_or_default();
        let caller = Caller { id, guest, person, from, lang, since, out, waiting: waiting.clone() };
        let Some(door) = hall.join_here(&code, caller).await else {
            self.lock().hosts.remove(&(edge, link));
            return self.send(edge, Message::Answer { ask, answer: Answer::NotHere }).await;
        };
        self.send(edge, Message::Answer { ask, answer: Answer::Joined }).await;
        let why = loop {
            tokio::select! {
                frame = frames.recv() => match frame {
                    Some(Out::Frame(text)) => {
                        let length = text.len();
                        self.send_frame(edge, link, text).await;
                        waiting.fetch_sub(length, Ordering::Relaxed);
                    }
                    Some(Out::Close(why)) => break Some(why),
                    // The table let go of a reader that was too slow.
                    None => break Some(Bye::Overrun),
                },
                request = asked.recv() => match request {
                    Some(request) => {
                        if door.send(Knock::Ask { caller: id, request }).await.is_err() {
                            break Some(Bye::Restart);
                        }
                    }
                    // The client is gone, or its node is.
                    None => break None,
                },
            }
        };
        drop(door.send(Knock::Leave { caller: id }).await);
        self.lock().hosts.remove(&(edge, link));
        if let Some(why) = why {
            self.send(edge, Message::Close { link, why }).await;
        }
    }

    /// Brings to a table what a client of another node asks. A client that asks faster than its table answers is disconnected.
    pub(super) async fn hear(&self, edge: NodeId, link: u64, request: Request) {
        let heard = {
            let mut state = self.lock();
            let known = state.hosts.get(&(edge, link));
            let heard = known.is_some_and(|host| host.requests.try_send(request).is_ok());
            if !heard {
                state.hosts.remove(&(edge, link));
            }
            heard
        };
        if !heard {
            self.send(edge, Message::Close { link, why: Bye::Restart }).await;
        }
    }
}
