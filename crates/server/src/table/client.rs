//! A client connected to a table.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::Serialize;
use table::{Seat, Viewer};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use voice::Lang;
use wire::{CloseReason, ServerMessage};

use crate::guest::Guest;
use crate::limits::GuestLimits;

/// How many bytes wait for a slow reader before it is disconnected.
const MAX_WAITING: usize = 256 * 1024;

/// What a socket is to do.
pub(crate) enum Out {
    /// Send this.
    Frame(Utf8Bytes),
    /// Say why, and close.
    Close(CloseReason),
}

/// A client connected to a table: one socket.
pub(crate) struct ClientHandle {
    /// Which socket.
    pub(crate) id: u64,
    /// Whose.
    pub(crate) guest: Option<Guest>,
    /// What that person may still do.
    pub(crate) person: Arc<GuestLimits>,
    /// From where.
    pub(crate) from: IpAddr,
    /// In which language refusals are told.
    pub(crate) lang: Lang,
    /// How many events this viewer already knows, from before.
    pub(crate) since: u32,
    /// Where to.
    pub(crate) out: mpsc::Sender<Out>,
    /// How many bytes wait there.
    pub(crate) waiting: Arc<AtomicUsize>,
}

/// Puts a frame among those that wait for a client; false if too much waits there already, and the client is to be disconnected.
pub(crate) fn fits(client: &ClientHandle, frame: Utf8Bytes) -> bool {
    let length = frame.len();
    let before = client.waiting.fetch_add(length, Ordering::Relaxed);
    let full = before > 0 && before + length > MAX_WAITING;
    !full && client.out.try_send(Out::Frame(frame)).is_ok()
}

/// A client at the table.
pub(super) struct TableClient {
    pub(super) handle: ClientHandle,
    /// The client's own chair.
    pub(super) seat: Option<Seat>,
    /// Whose eyes it follows without having a chair, once the game is over.
    pub(super) follows: Option<Seat>,
    /// How many of the game's events it has been considered for.
    pub(super) happened: usize,
    /// How many events it has been told.
    pub(super) told: u32,
    /// Gone, or about to be: it read too slowly.
    pub(super) gone: bool,
}

impl TableClient {
    pub(super) fn new(handle: ClientHandle, seat: Option<Seat>) -> Self {
        Self { handle, seat, follows: None, happened: 0, told: 0, gone: false }
    }

    /// Whose eyes it sees through.
    pub(super) fn eyes(&self) -> Option<Seat> {
        self.follows.or(self.seat)
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.eyes().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Sends news, unless the socket reads too slowly: then it is closed, and can come back for what it missed.
    pub(super) fn send<V: Serialize, S: Serialize>(&mut self, news: &ServerMessage<V, S>) {
        let text = serde_json::to_string(news).expect("news is plain data");
        if !fits(&self.handle, text.into()) {
            self.gone = true;
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use super::*;
    use crate::limits::{Limits, RateLimiter};

    #[test]
    fn a_client_that_does_not_read_holds_so_much_and_is_then_disconnected() {
        let from = [127, 0, 0, 1].into();
        let permit = RateLimiter::new(Limits::default()).socket(from, None).unwrap();
        let (out, _unread) = mpsc::channel(64);
        let (person, waiting) = (permit.person.clone(), Arc::<AtomicUsize>::default());
        let lang = Lang::default();
        let held = waiting.clone();
        let handle =
            ClientHandle { id: 0, guest: None, person, from, lang, since: 0, out, waiting };
        let mut client = TableClient::new(handle, None);
        let view = "x".repeat(60_000);
        let mut sent = 0;
        while !client.gone {
            client.send(&ServerMessage::<&str, ()>::Game { now: now(&view), re: Vec::new() });
            sent += 1;
        }
        assert_eq!(sent, 5, "four of sixty thousand bytes fit");
        assert!(held.load(Ordering::Relaxed) < 2 * MAX_WAITING);
    }

    fn now(view: &str) -> wire::GameUpdate<&str, ()> {
        let (awaited, actions) = (table::Seats::NONE, Vec::new());
        wire::GameUpdate { seq: 0, seen: Vec::new(), moment: 0, awaited, actions, left: None, view }
    }
}
