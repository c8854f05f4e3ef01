//! A table's one owner: a task that hears everyone, keeps what it accepts, and then tells each viewer what that viewer may know.

mod asks;
mod caller;
mod play;
mod room;
mod tell;
mod thought;

use std::sync::Arc;
use std::time::Duration;

use table::{Seat, Seats};
use tokio::sync::{mpsc, oneshot};
use tokio::task::yield_now;
use tokio::time::{Instant, sleep_until};
use wire::{Bye, Heard, Request, Stage};

pub(crate) use asks::check_clock;
pub(crate) use caller::{Caller, Out};
pub(crate) use play::Hosted;
pub(crate) use room::read_options;

use crate::entry::Entry;
use crate::guest::{Guest, Secret};
use crate::hall::Hall;
use crate::store::{Head, StoreError};
use crate::trouble::Trouble;
use caller::Viewing;
use room::Room;

/// What can be brought to a table.
pub(crate) enum Knock {
    /// Somebody connects.
    Join(Caller),
    /// Somebody connected asks something.
    Ask { caller: u64, request: Request },
    /// Somebody is gone.
    Leave { caller: u64 },
    /// A bot has made up its mind.
    Thought { seat: Seat, moment: u32, action: Option<String> },
    /// What everyone may know.
    Look(oneshot::Sender<wire::Table>),
    /// The record, once the game is over.
    Record(oneshot::Sender<Option<String>>),
    /// A secret with which another device can take a guest's chair.
    Offer { guest: Guest, secret: Secret, done: Reply },
    /// Somebody shows such a secret.
    Claim { secret: Secret, guest: Guest, done: Reply },
    /// The server stops.
    Close(oneshot::Sender<()>),
}

/// An answer that is given once what it tells is kept.
pub(crate) type Reply = oneshot::Sender<Result<(), Trouble>>;

/// For how many seconds a chair can be moved to another device.
pub(crate) const OFFER_SECONDS: u32 = 600;

/// How many knocks are heard before what they brought is kept.
const TOGETHER: usize = 64;

/// How many words of chat a newcomer is told.
const REMEMBERED: usize = 30;

/// How long to wait before trying again what could not be kept.
const BREATH: Duration = Duration::from_secs(1);

/// A table and everyone connected to it.
pub(crate) struct Table<G: Hosted> {
    hall: Arc<Hall>,
    knocks: mpsc::Receiver<Knock>,
    door: mpsc::WeakSender<Knock>,
    room: Room<G>,
    viewings: Vec<Viewing>,
    heard: Vec<Heard>,
    /// When the time for the decision of a moment is up, and how long it was.
    clock: Clock,
    thinking: Thinking,
    /// Since when nobody has been here.
    empty_since: Instant,
    batch: Batch,
}

/// When the time for the decision of a moment is up.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Clock {
    moment: u32,
    seconds: Option<u16>,
    up: Option<Instant>,
}

/// The bots that think about a moment.
#[derive(Clone, Copy)]
struct Thinking {
    moment: u32,
    seats: Seats,
    /// Not before this.
    after: Option<Instant>,
}

/// What has been accepted, and not been kept or told yet.
#[derive(Default)]
struct Batch {
    entries: Vec<Entry>,
    answers: Vec<Answer>,
    /// Whoever is to be welcomed.
    welcomes: Vec<u64>,
    /// Whether what everyone may know of the table has changed.
    table: bool,
    heard: Vec<(Heard, u64, Option<u32>)>,
    replies: Vec<(Reply, Result<(), Trouble>)>,
    /// Whoever asked what everyone may know.
    looks: Vec<oneshot::Sender<wire::Table>>,
    /// Whoever asked for the record.
    records: Vec<oneshot::Sender<Option<String>>>,
    /// Whether the time for decisions has changed.
    clock: bool,
    /// Which of the answers are about a rematch that is still to be opened.
    rematch: Vec<usize>,
}

/// The answer to a request of a caller.
struct Answer {
    caller: u64,
    id: Option<u32>,
    done: Result<(), Trouble>,
}

impl<G: Hosted> Table<G> {
    /// The table as its entries left it.
    pub(crate) fn new(
        hall: Arc<Hall>,
        head: Head,
        entries: &[Entry],
        knocks: mpsc::Receiver<Knock>,
        door: mpsc::WeakSender<Knock>,
    ) -> Result<Self, Trouble> {
        Ok(Self {
            hall,
            knocks,
            door,
            room: Room::new(head, entries)?,
            viewings: Vec::new(),
            heard: Vec::new(),
            clock: Clock { moment: 0, seconds: None, up: None },
            thinking: Thinking { moment: 0, seats: Seats::NONE, after: None },
            empty_since: Instant::now(),
            batch: Batch::default(),
        })
    }

    /// Hosts the table until nobody has been there for a while, or the server stops.
    pub(crate) async fn run(mut self) {
        let mut knocks = Vec::new();
        self.slow_bots();
        loop {
            let wake = self.wakes();
            tokio::select! {
                count = self.knocks.recv_many(&mut knocks, TOGETHER) => if count == 0 { break },
                () = sleep_until(wake) => {}
            }
            // Whoever knocks at the same time is heard together: kept at once, and told in one word.
            yield_now().await;
            while let Ok(knock) = self.knocks.try_recv() {
                knocks.push(knock);
            }
            let mut closing = None;
            for knock in knocks.drain(..) {
                match knock {
                    Knock::Close(done) => closing = Some(done),
                    knock => self.hear(knock),
                }
            }
            self.time_is_up();
            self.quick_bots();
            self.rematch().await;
            self.wind_clock();
            match self.keep().await {
                Ok(()) => self.tell(),
                Err(error) => {
                    if !self.recover(&error).await {
                        self.dismiss(Bye::Unavailable);
                        break;
                    }
                }
            }
            if let Some(done) = closing {
                self.dismiss(Bye::Restart);
                drop(done);
                break;
            }
            self.slow_bots();
            if self.is_idle() && self.hall.forget(self.room.head.code, &mut self.knocks) {
                return;
            }
        }
        self.hall.forget_at_once(self.room.head.code);
    }

    /// When something is to be done even if nobody knocks.
    fn wakes(&self) -> Instant {
        if self.thinking.after.is_none() && self.has_quick_bots() {
            return Instant::now();
        }
        let idle = self.empty_since + self.hall.config.idle();
        let thinking =
            self.thinking.after.filter(|_| self.has_quick_bots() || self.has_slow_bots());
        let often = Instant::now() + self.hall.config.idle().max(BREATH);
        [
            self.batch.table.then(Instant::now),
            self.clock.up,
            thinking,
            self.viewings.is_empty().then_some(idle.max(Instant::now() + BREATH)),
        ]
        .into_iter()
        .flatten()
        .min()
        .unwrap_or(often)
    }

    fn is_idle(&self) -> bool {
        self.viewings.is_empty()
            && self.thinking.seats.is_empty()
            && self.clock.up.is_none()
            && self.empty_since.elapsed() >= self.hall.config.idle()
    }

    /// Carries an entry out, to be kept with the others.
    fn accept(&mut self, entry: Entry) -> Result<(), Trouble> {
        self.room.apply(&entry)?;
        self.batch.table |= !matches!(entry, Entry::Act(..) | Entry::Offered { .. });
        self.batch.clock |= matches!(entry, Entry::Clock(_));
        self.batch.entries.push(entry);
        Ok(())
    }

    /// Keeps what has been accepted. Nobody is told before this is done.
    async fn keep(&mut self) -> Result<(), StoreError> {
        if self.batch.entries.is_empty() {
            return Ok(());
        }
        let over = self.room.stage() == Stage::Over
            && self.batch.entries.iter().any(|entry| matches!(entry, Entry::Act(..)));
        self.batch.table |= over;
        let line = self.batch.table.then(|| self.room.line());
        let before = self.room.entries - self.batch.entries.len() as u64;
        self.hall.store.append(self.room.head.code, before, &self.batch.entries, line).await?;
        let acts =
            self.batch.entries.iter().filter(|entry| matches!(entry, Entry::Act(..))).count();
        self.hall.metrics.moved(acts as u64);
        Ok(())
    }

    /// Goes back to what is kept, and tells everyone who asked that nothing was done; false if that cannot even be read.
    async fn recover(&mut self, error: &StoreError) -> bool {
        tracing::debug!(code = %self.room.head.code, %error, "a table goes back to what is kept");
        let Ok(Some((head, entries))) = self.hall.store.load(self.room.head.code).await else {
            return false;
        };
        let Ok(room) = Room::new(head, &entries) else { return false };
        self.room = room;
        let again = Instant::now() + BREATH;
        self.clock.up = self.clock.up.map(|_| again);
        self.thinking = Thinking { moment: 0, seats: Seats::NONE, after: Some(again) };
        let batch = std::mem::take(&mut self.batch);
        self.batch.table = true;
        self.batch.welcomes = batch.welcomes;
        self.batch.heard = batch.heard;
        self.batch.looks = batch.looks;
        self.batch.records = batch.records;
        self.reseat();
        self.batch.answers = batch
            .answers
            .into_iter()
            .map(|answer| Answer { done: answer.done.and(Err(Trouble::unavailable())), ..answer })
            .collect();
        self.batch.replies = batch
            .replies
            .into_iter()
            .map(|(reply, done)| (reply, done.and(Err(Trouble::unavailable()))))
            .collect();
        self.tell();
        true
    }

    /// Sets the clock for the moment that the game is at.
    fn wind_clock(&mut self) {
        let moment = self.moment();
        let seconds = self.room.clock.filter(|_| !self.room.awaited_people().is_empty());
        if (self.clock.moment, self.clock.seconds) != (moment, seconds) {
            let up = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds.into()));
            self.clock = Clock { moment, seconds, up };
        }
    }

    /// Carries out what was stated for those whose time is up.
    fn time_is_up(&mut self) {
        if self.clock.up.is_none_or(|up| up > Instant::now()) {
            return;
        }
        for seat in self.room.awaited_people() {
            self.act_for(seat, None);
        }
    }

    /// Sends everyone away.
    fn dismiss(&mut self, why: Bye) {
        for viewing in self.viewings.drain(..) {
            drop(viewing.caller.out.try_send(Out::Close(why)));
        }
    }
}
