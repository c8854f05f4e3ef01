//! One seat that remembers all events it was sent, and checks the server against them.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use diamant::{Seen, Told, View};
use luck::Dice;
use table::{Luck as _, Seat, Seats};
use tokio::time::{sleep, timeout};
use wire::{Chair, CloseReason, GameUpdate, ProblemCode, ServerMessage, TableStage, You};

use crate::servers::any;
use crate::socket::Socket;
use crate::swarm::Swarm;
use crate::table::secret;

/// After how long without a message a client reconnects.
const SILENCE: Duration = Duration::from_secs(10);

/// How long to wait for a connection before another node is tried.
const CONNECTING: Duration = Duration::from_secs(3);

/// How long to wait before trying again.
const RETRY_DELAY: Duration = Duration::from_millis(50);

/// One seat.
pub(crate) struct CheckedClient {
    swarm: Arc<Swarm>,
    code: String,
    token: String,
    /// Where it reports that it is back.
    slot: usize,
    dice: Dice,
    /// All events that it was sent.
    seen: Vec<Seen>,
    moment: u32,
    over: bool,
}

/// The requests on a connection that are not answered yet.
#[derive(Default)]
struct Pending {
    sat: bool,
    started: bool,
    /// The moment of the last action.
    acted: Option<u32>,
    id: u32,
}

impl CheckedClient {
    pub(crate) fn new(
        swarm: Arc<Swarm>,
        code: String,
        token: String,
        slot: usize,
        dice: Dice,
    ) -> Self {
        Self { swarm, code, token, slot, dice, seen: Vec::new(), moment: 0, over: false }
    }

    /// Plays until the game is over, and reconnects whenever the connection is lost. What it was told is returned.
    pub(crate) async fn play(mut self) -> Vec<Seen> {
        while !self.over && !self.swarm.gave_up() {
            if self.connection().await.is_err() {
                sleep(RETRY_DELAY).await;
            }
        }
        self.seen
    }

    /// Plays on one connection until it is lost or the game is over.
    async fn connection(&mut self) -> Result<()> {
        let generation = self.swarm.generation.load(Relaxed);
        // At times as a client that knows all it was told, at times as one that wants to hear everything again.
        let since = if self.dice.below(2) == 0 { 0 } else { self.seen.len() };
        let server = any(&self.swarm.servers);
        let opening = Socket::open(server, &self.code, &self.token, since);
        let mut socket = timeout(CONNECTING, opening).await??;
        let mut pending = Pending::default();
        let mut welcomed = false;
        while !self.over {
            let text = timeout(SILENCE, socket.next()).await??;
            let message: ServerMessage<View, Seen> = serde_json::from_str(text)?;
            let received = match &message {
                ServerMessage::Welcome { now: Some(now), .. } => {
                    let since = if welcomed { 0 } else { since };
                    self.catch_up(since, now)
                }
                ServerMessage::Game { now, .. } => self.update(now),
                _ => Ok(()),
            };
            if let Err(what) = received {
                self.swarm
                    .fault(format!("table {}, slot {}: {what}: {text}", self.code, self.slot));
                bail!("broken");
            }
            if !welcomed {
                welcomed = true;
                self.swarm.back(self.slot, generation);
            }
            self.answer(&mut socket, &mut pending, &message).await?;
            if self.swarm.generation.load(Relaxed) != generation {
                // All come back and compare what they know with what the server says then.
                break;
            }
        }
        Ok(())
    }

    /// Receives again what happened, as a client that says that it knows `since` events.
    fn catch_up(&mut self, since: usize, now: &GameUpdate<View, Seen>) -> Result<()> {
        let (seq, news, known) = (now.seq as usize, now.seen.len(), self.seen.len());
        ensure!(seq == since + news, "{seq} events, though {since} + {news} are told");
        ensure!(seq >= known, "{seq} events, though {known} had been told");
        let again = known - since;
        let before = &self.seen[since..];
        ensure!(now.seen[..again] == *before, "other events than {before:?}");
        self.swarm.compared.fetch_add(again as u64, Relaxed);
        self.receive(&now.seen[again..], now)
    }

    fn update(&mut self, now: &GameUpdate<View, Seen>) -> Result<()> {
        let (seq, known) = (now.seq as usize, self.seen.len());
        ensure!(seq == known + now.seen.len(), "event {seq} follows event {known}");
        self.receive(&now.seen, now)
    }

    fn receive(&mut self, seen: &[Seen], now: &GameUpdate<View, Seen>) -> Result<()> {
        let (moment, before) = (now.moment, self.moment);
        ensure!(moment >= before, "moment {moment} after moment {before}");
        self.moment = moment;
        self.seen.extend_from_slice(seen);
        self.over = matches!(now.view.stage, diamant::Stage::Over { .. });
        once_a_round(&self.seen, now.view.you)
    }

    /// Sits down, begins, chooses: whatever the table waits for.
    async fn answer(
        &mut self,
        socket: &mut Socket,
        pending: &mut Pending,
        message: &ServerMessage<View, Seen>,
    ) -> Result<()> {
        match message {
            ServerMessage::Welcome { table, you, now, .. } => {
                self.gather(socket, pending, table, *you).await?;
                if let Some(now) = now {
                    self.choose(socket, pending, now).await?;
                }
            }
            ServerMessage::Table { table, you, .. } => {
                self.gather(socket, pending, table, *you).await?;
            }
            ServerMessage::Game { now, re } => {
                self.swarm.acknowledged(self.slot, re.len());
                self.choose(socket, pending, now).await?;
            }
            ServerMessage::Refused { problem, now, .. } => match problem.problem {
                ProblemCode::Unavailable => {
                    self.swarm.unavailable.fetch_add(1, Relaxed);
                    sleep(RETRY_DELAY).await;
                    // Nothing was done: it is pending again.
                    *pending = Pending { id: pending.id, ..Pending::default() };
                    if let Some(now) = now {
                        self.choose(socket, pending, now).await?;
                    } else {
                        bail!("no player can sit down now");
                    }
                }
                ProblemCode::Stale
                | ProblemCode::NotNow
                | ProblemCode::Taken
                | ProblemCode::Rules => {}
                // The host reconnected before the game was started in its place.
                ProblemCode::NotYours if pending.started => {}
                _ => self.swarm.fault(format!("refused: {}", problem.what)),
            },
            ServerMessage::Bye { why: CloseReason::Unavailable } => {
                self.swarm.unavailable.fetch_add(1, Relaxed);
                bail!("come back later");
            }
            ServerMessage::Bye { .. } => bail!("come back"),
            ServerMessage::Chat { .. } | ServerMessage::Pong { .. } => {}
        }
        Ok(())
    }

    async fn gather(
        &mut self,
        socket: &mut Socket,
        pending: &mut Pending,
        table: &wire::TableInfo,
        you: You,
    ) -> Result<()> {
        if table.stage != TableStage::Gathering {
            return Ok(());
        }
        if you.seat.is_none() && !pending.sat {
            pending.sat = true;
            let (name, luck) = (self.slot, secret());
            socket
                .send(&format!(r#"{{"ask":"sit","name":"Seat {name}","luck":"{luck}"}}"#))
                .await?;
        }
        let all = table.chairs.iter().all(|chair| matches!(chair, Chair::Person { .. }));
        if you.host && all && !pending.started {
            pending.started = true;
            socket.send(r#"{"ask":"start"}"#).await?;
        }
        Ok(())
    }

    /// Makes up its mind once a moment; at times it says so twice.
    async fn choose(
        &mut self,
        socket: &mut Socket,
        pending: &mut Pending,
        now: &GameUpdate<View, Seen>,
    ) -> Result<()> {
        let Some(seat) = now.view.you else { return Ok(()) };
        if !now.awaited.contains(seat) || pending.acted == Some(now.moment) {
            return Ok(());
        }
        pending.acted = Some(now.moment);
        // However often it is pending, it means the same.
        let mind = u64::from(now.moment) << 32 | self.slot as u64;
        let action = if Dice::new(mind).below(16) == 0 { "L" } else { "S" };
        for _ in 0..=u32::from(self.dice.below(8) == 0) {
            pending.id += 1;
            let (id, moment) = (pending.id, now.moment);
            socket
                .send(&format!(
                    r#"{{"ask":"act","id":{id},"moment":{moment},"action":"{action}"}}"#
                ))
                .await?;
        }
        Ok(())
    }
}

/// No seat chooses twice before the fists open.
fn once_a_round(seen: &[Seen], you: Option<Seat>) -> Result<()> {
    let mut chosen = Seats::NONE;
    for event in seen {
        let seat = match event {
            Seen::Chose { seat } => Some(*seat),
            Seen::YouChose { .. } => you,
            Seen::Told(Told::Opened { .. }) => {
                chosen = Seats::NONE;
                None
            }
            Seen::Told(_) => None,
        };
        if let Some(seat) = seat {
            ensure!(!chosen.contains(seat), "{seat} chose twice");
            chosen.insert(seat);
        }
    }
    Ok(())
}
