//! Somebody connected to a table.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use table::{Seat, Viewer};
use tokio::sync::mpsc;
use voice::Lang;
use wire::{Bye, News};

use crate::guest::Guest;
use crate::limits::{Bucket, Rate};

/// Five things said at once, and one every three seconds.
const WORDS: Rate = Rate { burst: 5, per_second: 1.0 / 3.0 };

/// What a socket is to do.
pub(crate) enum Out {
    /// Send this.
    Frame(Utf8Bytes),
    /// Say why, and close.
    Close(Bye),
}

/// Somebody connected to a table: one socket.
pub(crate) struct Caller {
    /// Which socket.
    pub(crate) id: u64,
    /// Whose.
    pub(crate) guest: Option<Guest>,
    /// In which language refusals are told.
    pub(crate) lang: Lang,
    /// How many events this viewer already knows, from before.
    pub(crate) since: u32,
    /// Where to.
    pub(crate) out: mpsc::Sender<Out>,
}

/// A caller at the table.
pub(super) struct Viewing {
    pub(super) caller: Caller,
    /// The caller's own chair.
    pub(super) seat: Option<Seat>,
    /// Whose eyes it follows without having a chair, once the game is over.
    pub(super) follows: Option<Seat>,
    /// How many of the game's events it has been considered for.
    pub(super) happened: usize,
    /// How many events it has been told.
    pub(super) told: u32,
    /// How much it may still say.
    pub(super) words: Bucket,
    /// Gone, or about to be: it read too slowly.
    pub(super) gone: bool,
}

impl Viewing {
    pub(super) fn new(caller: Caller, seat: Option<Seat>) -> Self {
        Self {
            caller,
            seat,
            follows: None,
            happened: 0,
            told: 0,
            words: Bucket::new(WORDS),
            gone: false,
        }
    }

    /// Whose eyes it sees through.
    pub(super) fn eyes(&self) -> Option<Seat> {
        self.follows.or(self.seat)
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.eyes().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Sends news, unless the socket reads too slowly: then it is closed, and can come back for what it missed.
    pub(super) fn send<V: Serialize, S: Serialize>(&mut self, news: &News<V, S>) {
        let text = serde_json::to_string(news).expect("news is plain data");
        if self.caller.out.try_send(Out::Frame(text.into())).is_err() {
            self.gone = true;
        }
    }
}
