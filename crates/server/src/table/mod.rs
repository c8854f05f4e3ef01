//! A table's one owner: a task that handles commands, stores what it accepts, and then tells each viewer what that viewer may know.

mod bot_choices;
mod client;
mod play;
mod requests;
mod state;
#[cfg(test)]
mod tests;
mod updates;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use table::{Seat, Seats};
use tokio::sync::{mpsc, oneshot};
use tokio::task::yield_now;
use tokio::time::{Instant, sleep_until};
use voice::refused as say;
use wire::{ChatMessage, CloseReason, ProblemCode, Request, TableStage};

pub(crate) use client::{ClientHandle, Out, fits};
pub(crate) use play::Hosted;
pub(crate) use requests::check_clock;
pub(crate) use state::read_options;

use crate::api_error::{ApiError, refuse_if};
use crate::cluster::{TableLease, TableQuery, TableReply};
use crate::entry::Entry;
use crate::guest::Guest;
use crate::store::{Append, Epoch, NewEntries, StoreError, StoredTable};
use crate::table_registry::TableRegistry;
use bot_choices::BotChoice;
use client::TableClient;
use play::{Acted, RunningGame};
use state::TableState;

/// A command to a table's task.
pub(crate) enum Command {
    /// A client connects.
    Join(ClientHandle),
    /// A connected client asks something.
    Request { client: u64, request: Request },
    /// A client is gone.
    Leave { client: u64 },
    /// A bot has made up its mind.
    BotChose { seat: Seat, moment: u32, choice: Option<BotChoice> },
    /// Something is asked without a connection. It is answered once what it changes is stored.
    Ask { question: TableQuery, answer: oneshot::Sender<TableReply> },
    /// The game is to be given up if there was no move since this second.
    Abandon { before: i64 },
    /// The server stops.
    Close(oneshot::Sender<()>),
    /// Another node may own the table: nothing more is stored or told.
    Lost,
}

/// For how many seconds a chair can be moved to another device.
pub(crate) const OFFER_SECONDS: u32 = 600;

/// How many commands are handled before their entries are stored.
const MAX_BATCH: usize = 64;

/// How many chat messages a new client is sent.
const REMEMBERED: usize = 30;

/// How long to wait before trying again what could not be stored.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// A table and everyone connected to it.
pub(crate) struct Table<G: Hosted> {
    registry: Arc<TableRegistry>,
    inbox: mpsc::Receiver<Command>,
    /// Where its own bots send what they chose.
    own_inbox: mpsc::WeakSender<Command>,
    /// The lease that the table is owned under, where other nodes could own it.
    lease: Option<TableLease>,
    state: TableState<G>,
    clients: Vec<TableClient>,
    /// When the person who opened the table was last there.
    creator_seen: Instant,
    /// The host as every client was last told.
    told_host: Option<Guest>,
    chat: Vec<ChatEntry>,
    /// When the time for the decision of a moment is up, and how long it was.
    clock: DecisionClock,
    thinking: Thinking,
    stored: Stored,
    /// Since when no client has been here.
    empty_since: Instant,
    batch: Batch,
}

/// When the time for the decision of a moment is up.
#[derive(Clone, Copy, PartialEq, Eq)]
struct DecisionClock {
    moment: u32,
    seconds: Option<u16>,
    up: Option<Instant>,
}

/// What is stored of the table.
struct Stored {
    /// The number of the next entry.
    next: u64,
    /// Which owner of the table this is.
    epoch: Epoch,
    /// The entries since the first choice of a moment that is still sealed.
    open: Option<Open>,
    /// How many actions have been counted in the metrics.
    acts: u64,
    /// Whether moves were made since it was last stored when.
    moved: bool,
}

/// The entries since the first choice of a moment that is still sealed, each choice as it is now.
struct Open {
    /// The number of the first.
    first: u64,
    entries: Vec<Entry>,
    /// Whether choices are stored that no longer count.
    superseded: bool,
}

impl Stored {
    fn new<G: Hosted>(next: u64, epoch: Epoch, state: &TableState<G>) -> Self {
        let acts = state.play.as_ref().map_or(0, |play| play.acts);
        Self { next, epoch, open: None, acts, moved: false }
    }
}

/// The bots that think about a moment.
#[derive(Clone, Copy)]
struct Thinking {
    moment: u32,
    seats: Seats,
    /// Not before this.
    after: Option<Instant>,
}

/// A chat message or reaction, and the guest who sent it, in whichever chair that guest sits now.
#[derive(Clone)]
struct ChatEntry {
    by: Guest,
    message: ChatMessage,
}

/// What has been accepted: one value that is stored and then told, or refused as a whole, or dropped with the table.
#[derive(Default)]
struct Batch {
    entries: Vec<Entry>,
    /// Whether all may know that something was accepted.
    openly: bool,
    /// Choices that take the place of stored ones of the same moment.
    changes: Vec<Entry>,
    /// Seats that changed their mind.
    changed: Seats,
    answers: Vec<RequestOutcome>,
    /// The clients that are to be welcomed.
    welcomes: Vec<u64>,
    /// Whether the public state of the table has changed.
    table: bool,
    chat: Vec<(ChatEntry, u64, Option<u32>)>,
    /// What was asked without a connection, whether it was done, and where to answer.
    questions: Vec<(TableQuery, Result<(), ApiError>, oneshot::Sender<TableReply>)>,
    /// Whether the time for decisions has changed.
    clock: bool,
    /// The game is to be given up if there was no move since this second.
    abandon: Option<i64>,
    /// Which of the answers are about a rematch that is still to be opened, and from where it was asked.
    rematch: Vec<(usize, IpAddr)>,
}

impl Batch {
    /// What is told when nothing of the batch was stored: all that would have changed the table is refused.
    fn not_stored(mut self) -> Self {
        let answers = self.answers.iter_mut().map(|answer| &mut answer.done);
        let changes = self.questions.iter_mut().filter(|(question, ..)| question.is_change());
        for done in answers.chain(changes.map(|(_, done, _)| done)).filter(|done| done.is_ok()) {
            *done = Err(ApiError::unavailable());
        }
        Self {
            table: true,
            welcomes: self.welcomes,
            chat: self.chat,
            answers: self.answers,
            questions: self.questions,
            ..Self::default()
        }
    }
}

/// The answer to a request of a client.
struct RequestOutcome {
    client: u64,
    id: Option<u32>,
    done: Result<(), ApiError>,
}

impl<G: Hosted> Table<G> {
    /// The table as its entries left it.
    pub(crate) fn new(
        registry: Arc<TableRegistry>,
        stored: StoredTable,
        inbox: mpsc::Receiver<Command>,
        own_inbox: mpsc::WeakSender<Command>,
        lease: Option<TableLease>,
    ) -> Result<Self, ApiError> {
        let state = TableState::new(stored.head, &stored.entries)?;
        Ok(Self {
            stored: Stored::new(stored.next, stored.epoch, &state),
            registry,
            inbox,
            own_inbox,
            lease,
            state,
            clients: Vec::new(),
            creator_seen: Instant::now(),
            told_host: None,
            chat: Vec::new(),
            clock: DecisionClock { moment: 0, seconds: None, up: None },
            thinking: Thinking { moment: 0, seats: Seats::NONE, after: None },
            empty_since: Instant::now(),
            batch: Batch::default(),
        })
    }

    /// Hosts the table until no client has been there for a while, the server stops, or another node owns it.
    pub(crate) async fn run(mut self) {
        self.serve().await;
        self.registry.forget(self.state.head.code, &mut self.inbox);
    }

    async fn serve(&mut self) {
        let mut commands = Vec::new();
        self.start_slow_bots();
        loop {
            let wake = self.next_wake();
            tokio::select! {
                count = self.inbox.recv_many(&mut commands, MAX_BATCH) => if count == 0 { return },
                () = sleep_until(wake) => {}
            }
            // What comes at the same time is handled together: stored at once, and told in one frame.
            yield_now().await;
            while let Ok(command) = self.inbox.try_recv() {
                commands.push(command);
            }
            let mut closing = None;
            for command in commands.drain(..) {
                match command {
                    Command::Close(done) => closing = Some(done),
                    Command::Lost => return self.disconnect_all(CloseReason::Restart),
                    command => self.handle(command),
                }
            }
            self.abandon().await;
            self.time_is_up();
            self.move_quick_bots();
            self.rematch().await;
            self.update_host();
            self.set_clock();
            match self.store_batch().await {
                // Another node can own the table by now: nothing is told, and what was stored is read there.
                Ok(()) if !self.is_owned() => return self.disconnect_all(CloseReason::Restart),
                Ok(()) => self.send_updates(),
                // Another node has the table: nothing of this batch is stored, and so nothing of it is told.
                Err(StoreError::Fenced) => return self.disconnect_all(CloseReason::Restart),
                Err(error) => {
                    if let Err(why) = self.recover(&error).await {
                        return self.disconnect_all(why);
                    }
                }
            }
            if let Some(done) = closing {
                self.disconnect_all(CloseReason::Restart);
                return drop(done);
            }
            self.start_slow_bots();
            if self.is_idle() {
                self.note_time().await;
            }
            if self.is_idle() && self.inbox.is_empty() {
                return;
            }
        }
    }

    /// Whether no other node can own the table yet.
    fn is_owned(&self) -> bool {
        self.lease.as_ref().is_none_or(TableLease::is_held)
    }

    /// When something is to be done even if no command comes.
    fn next_wake(&self) -> Instant {
        if self.thinking.after.is_none() && self.has_quick_bots() {
            return Instant::now();
        }
        let idle = self.empty_since + self.registry.config.idle();
        let thinking = self.thinking.after.filter(|_| !self.awaited_bots().is_empty());
        let often = Instant::now() + self.registry.config.idle().max(RETRY_DELAY);
        [
            self.batch.table.then(Instant::now),
            self.clock.up,
            self.host_changes(),
            thinking,
            self.clients.is_empty().then_some(idle.max(Instant::now() + RETRY_DELAY)),
        ]
        .into_iter()
        .flatten()
        .min()
        .unwrap_or(often)
    }

    fn is_idle(&self) -> bool {
        self.clients.is_empty()
            && self.thinking.seats.is_empty()
            && self.clock.up.is_none()
            && self.empty_since.elapsed() >= self.registry.config.idle()
    }

    /// Stores when the last moves were made. Moves themselves do not wait for that.
    async fn note_time(&mut self) {
        if std::mem::take(&mut self.stored.moved) {
            drop(self.registry.store.touch(self.state.head.code).await);
        }
    }

    /// Carries an entry out, to be stored with the others.
    fn accept(&mut self, entry: Entry) -> Result<(), ApiError> {
        refuse_if(
            self.state.is_too_much(&entry),
            ProblemCode::TooMuch,
            say::too_many_arrangements,
        )?;
        let acted = self.state.apply(&entry)?;
        self.batch.openly |= acted == Acted::Openly;
        match (acted, &entry) {
            (Acted::Nothing, _) => return Ok(()),
            (Acted::ChangedMind, Entry::Act(seat, _) | Entry::Chose(seat, ..)) => {
                self.batch.changed.insert(*seat);
                if let Some(before) = last_act(&mut self.batch.entries, *seat) {
                    *before = entry;
                    return Ok(());
                }
                if let Some(open) = &mut self.stored.open
                    && let Some(before) = last_act(&mut open.entries, *seat)
                {
                    before.clone_from(&entry);
                    open.superseded = true;
                    match last_act(&mut self.batch.changes, *seat) {
                        Some(before) => *before = entry,
                        None => self.batch.changes.push(entry),
                    }
                    return Ok(());
                }
            }
            _ => {}
        }
        self.batch.table |= !(entry.is_action() || matches!(entry, Entry::Offered { .. }));
        self.batch.clock |= matches!(entry, Entry::Clock(_));
        self.batch.entries.push(entry);
        Ok(())
    }

    /// Stores what has been accepted. Nothing is told before this is done.
    async fn store_batch(&mut self) -> Result<(), StoreError> {
        if self.batch.entries.is_empty() && self.batch.changes.is_empty() {
            return Ok(());
        }
        let over = self.state.stage() == TableStage::Over
            && self.batch.entries.iter().any(Entry::is_action);
        self.batch.table |= over;
        let rows = self.rows();
        self.stored.next = rows.n + rows.entries.len() as u64;
        let append = Append {
            code: self.state.head.code,
            epoch: self.stored.epoch,
            rows,
            listing: self.batch.table.then(|| Box::new(self.state.listing())),
            openly: self.batch.openly,
        };
        self.stored.moved = append.listing.is_none();
        self.registry.store.append(append).await?;
        let acts = self.state.play.as_ref().map_or(0, |play| play.acts);
        let new = acts - std::mem::replace(&mut self.stored.acts, acts);
        self.registry.metrics.moves.inc_by(new);
        Ok(())
    }

    /// What is to be stored of the batch: its entries, or once the fists are open and a mind was changed before, all entries since
    /// the first choice without those that no longer count.
    fn rows(&mut self) -> NewEntries {
        let new = std::mem::take(&mut self.batch.entries);
        let n = self.stored.next;
        if self.state.play.as_ref().is_some_and(RunningGame::has_sealed) {
            let open = || Open { first: n, entries: Vec::new(), superseded: false };
            self.stored.open.get_or_insert_with(open).entries.extend_from_slice(&new);
        } else if let Some(open) = self.stored.open.take().filter(|open| open.superseded) {
            let entries = open.entries.into_iter().chain(new).collect();
            return NewEntries { n: open.first, entries, replace: true };
        }
        let mut entries = std::mem::take(&mut self.batch.changes);
        entries.extend(new);
        NewEntries { n, entries, replace: false }
    }

    /// Goes back to the stored entries, and tells everyone who asked that nothing was done. Fails if they cannot even be read, or if
    /// another node can own the table by now.
    async fn recover(&mut self, error: &StoreError) -> Result<(), CloseReason> {
        tracing::warn!(code = %self.state.head.code, %error, "a table goes back to its stored entries");
        let Ok(Some(stored)) = self.registry.store.load(self.state.head.code).await else {
            return Err(CloseReason::Unavailable);
        };
        let state = TableState::new(stored.head, &stored.entries);
        let state = state.map_err(|_| CloseReason::Unavailable)?;
        if !self.is_owned() {
            return Err(CloseReason::Restart);
        }
        self.stored = Stored::new(stored.next, self.stored.epoch, &state);
        self.state = state;
        let again = Instant::now() + RETRY_DELAY;
        self.clock.up = self.clock.up.map(|_| again);
        self.thinking = Thinking { moment: 0, seats: Seats::NONE, after: Some(again) };
        self.batch = std::mem::take(&mut self.batch).not_stored();
        self.reseat();
        self.send_updates();
        Ok(())
    }

    /// Sets the clock for the moment that the game is at.
    fn set_clock(&mut self) {
        let moment = self.state.play.as_ref().map_or(0, |play| play.moment);
        let seconds = self.state.clock.filter(|_| !self.state.awaited_people().is_empty());
        if (self.clock.moment, self.clock.seconds) != (moment, seconds) {
            let up = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds.into()));
            self.clock = DecisionClock { moment, seconds, up };
        }
    }

    /// Carries out what was stated for those whose time is up.
    fn time_is_up(&mut self) {
        if self.clock.up.is_none_or(|up| up > Instant::now()) {
            return;
        }
        for seat in self.state.awaited_people() {
            self.act_for(seat, None);
        }
    }

    /// Disconnects every client.
    fn disconnect_all(&mut self, why: CloseReason) {
        for client in self.clients.drain(..) {
            drop(client.handle.out.try_send(Out::Close(why)));
        }
    }
}

/// The last action of a seat among these entries.
fn last_act(entries: &mut [Entry], seat: Seat) -> Option<&mut Entry> {
    entries.iter_mut().rfind(|entry| entry.actor() == Some(seat))
}
