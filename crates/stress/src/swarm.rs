//! Tables whose seats remember everything they were told.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use diamant::{Diamant, Event, Seen, Told};
use luck::Dice;
use table::{Game as _, Record, Viewer};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::checked_client::CheckedClient;
use crate::http;
use crate::servers::{Servers, any};
use crate::table::{SEATS, open_table, secret};
use crate::tasks::lock;

/// How long anything may take before it counts as broken.
pub(crate) const TIMEOUT: Duration = Duration::from_mins(1);

/// What the seats know together.
#[derive(Default)]
pub(crate) struct Swarm {
    pub(crate) servers: Servers,
    /// How often the server was started again.
    pub(crate) generation: AtomicU32,
    /// The generation that each seat last came back to, and compared.
    slots: Vec<AtomicU32>,
    /// How many moves were acknowledged.
    pub(crate) acknowledged_moves: AtomicU64,
    /// How many at each table, one game after the other.
    acknowledged_at: Vec<AtomicU64>,
    /// How many requests were refused because nothing could be stored.
    pub(crate) unavailable: AtomicU64,
    /// How many events were sent again, and were the same.
    pub(crate) compared: AtomicU64,
    faults: Mutex<Vec<String>>,
    finished: Mutex<Vec<(String, Vec<Vec<Seen>>)>>,
    codes: Mutex<Vec<String>>,
    last_games: AtomicBool,
    gave_up: AtomicBool,
}

/// Tables at play.
pub(crate) struct Playing {
    pub(crate) swarm: Arc<Swarm>,
    tables: JoinSet<()>,
}

impl Playing {
    /// Opens so many tables and plays at them, game after game.
    pub(crate) fn begin(servers: Servers, tables: usize, seed: u64) -> Self {
        let swarm = Arc::new(Swarm {
            servers,
            generation: AtomicU32::new(1),
            slots: (0..tables * SEATS).map(|_| AtomicU32::new(0)).collect(),
            acknowledged_at: (0..tables).map(|_| AtomicU64::new(0)).collect(),
            codes: Mutex::new(vec![String::new(); tables]),
            ..Swarm::default()
        });
        let mut playing = JoinSet::new();
        for table in 0..tables {
            playing.spawn(play_on(swarm.clone(), table, seed));
        }
        Self { swarm, tables: playing }
    }

    /// Waits until every seat has come back and compared what it knows.
    pub(crate) async fn all_back(&self) -> Result<()> {
        let generation = self.swarm.generation.load(Relaxed);
        let back = || self.swarm.slots.iter().all(|slot| slot.load(Relaxed) == generation);
        self.wait("not every seat came back", back).await
    }

    /// Waits until so many more moves have been acknowledged.
    pub(crate) async fn goes_on(&self, moves: u64) -> Result<()> {
        let from = self.swarm.acknowledged_moves.load(Relaxed);
        self.wait("the tables do not go on", || {
            self.swarm.acknowledged_moves.load(Relaxed) >= from + moves
        })
        .await
    }

    /// Waits until a move was acknowledged at every table, and says how long after `since` the last one was.
    pub(crate) async fn every_table_goes_on(&self, since: Instant) -> Result<Duration> {
        let moves_at = || self.swarm.acknowledged_at.iter().map(|moves| moves.load(Relaxed));
        let before: Vec<u64> = moves_at().collect();
        let went_on = || moves_at().zip(&before).all(|(now, before)| now > *before);
        if let Err(error) = self.wait("the tables do not go on", went_on).await {
            let codes = self.swarm.codes();
            let stuck =
                moves_at().zip(&before).zip(&codes).filter(|((now, before), _)| now == *before);
            let stuck: Vec<_> = stuck.map(|(_, code)| code.as_str()).collect();
            bail!("{error} ({})", stuck.join(" "));
        }
        Ok(since.elapsed())
    }

    pub(crate) async fn wait(&self, or: &'static str, until: impl Fn() -> bool) -> Result<()> {
        let begun = Instant::now();
        while !until() {
            if let Some(fault) = self.swarm.first_fault() {
                bail!(fault);
            }
            if begun.elapsed() > TIMEOUT {
                bail!(or);
            }
            sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    /// Plays the games that are on to their end.
    pub(crate) async fn end(&mut self) -> Result<()> {
        self.swarm.last_games.store(true, Relaxed);
        let all = async { while self.tables.join_next().await.is_some() {} };
        let ended = tokio::time::timeout(TIMEOUT, all).await;
        self.swarm.gave_up.store(true, Relaxed);
        if let Some(fault) = self.swarm.first_fault() {
            bail!(fault);
        }
        ended.context("a table does not come to its end")
    }

    /// Downloads the records of all finished games, derives their luck again, and compares them with what was told. How many.
    pub(crate) async fn verify(&self) -> Result<usize> {
        let finished = std::mem::take(&mut *lock(&self.swarm.finished));
        for (code, seen) in &finished {
            let path = format!("/api/tables/{code}/record");
            let mut records = Vec::new();
            for server in self.swarm.servers.iter() {
                let (status, body) = http::get(*server, &path).await?;
                if status != 200 {
                    bail!("no record of table {code}: {status} {body}");
                }
                records.push(body);
            }
            records.dedup();
            let [body] = &records[..] else { bail!("two nodes have two records of table {code}") };
            let record = Record::<Diamant>::from_json(body)?;
            fair::verify(&record).with_context(|| format!("table {code}"))?;
            let mut events: Vec<Event> = Vec::new();
            record.replay(|_, _, happened| {
                events.extend_from_slice(happened.unwrap_or_default());
            })?;
            let story =
                told(events.iter().filter_map(|event| Diamant::seen(event, Viewer::Spectator)));
            if seen.iter().any(|seen| told(seen.iter().copied()) != story) {
                bail!(
                    "the record of table {code} differs from the events that its seats were sent"
                );
            }
        }
        Ok(finished.len())
    }
}

/// The public events of a table.
fn told(seen: impl Iterator<Item = Seen>) -> Vec<Told> {
    seen.filter_map(|seen| match seen {
        Seen::Told(told) => Some(told),
        _ => None,
    })
    .collect()
}

impl Swarm {
    /// So many moves of a seat were acknowledged.
    pub(crate) fn acknowledged(&self, slot: usize, moves: usize) {
        self.acknowledged_moves.fetch_add(moves as u64, Relaxed);
        self.acknowledged_at[slot / SEATS].fetch_add(moves as u64, Relaxed);
    }

    pub(crate) fn fault(&self, what: String) {
        lock(&self.faults).push(what);
        self.gave_up.store(true, Relaxed);
    }

    fn first_fault(&self) -> Option<String> {
        lock(&self.faults).first().cloned()
    }

    pub(crate) fn gave_up(&self) -> bool {
        self.gave_up.load(Relaxed)
    }

    /// A seat has come back to a server that was started so often.
    pub(crate) fn back(&self, slot: usize, generation: u32) {
        self.slots[slot].fetch_max(generation, Relaxed);
    }

    /// The tables at play.
    pub(crate) fn codes(&self) -> Vec<String> {
        lock(&self.codes).clone()
    }
}

/// Plays game after game.
async fn play_on(swarm: Arc<Swarm>, table: usize, seed: u64) {
    let mut games = 0;
    while !(swarm.gave_up() || swarm.last_games.load(Relaxed) && games > 0) {
        let tokens: [String; SEATS] = std::array::from_fn(|_| secret());
        let Ok(code) = open_table(any(&swarm.servers), &tokens[0]).await else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        lock(&swarm.codes)[table].clone_from(&code);
        let mut seats = JoinSet::new();
        for (seat, token) in tokens.into_iter().enumerate() {
            let slot = table * SEATS + seat;
            let dice = Dice::of_game(seed, (slot * 1_000_000 + games) as u64);
            seats.spawn(CheckedClient::new(swarm.clone(), code.clone(), token, slot, dice).play());
        }
        let told = seats.join_all().await;
        if !swarm.gave_up() {
            lock(&swarm.finished).push((code, told));
        }
        games += 1;
    }
}
