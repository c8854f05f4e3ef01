//! How much the server carries, and how soon everyone hears.

#![expect(clippy::cast_precision_loss, reason = "figures for people have few digits")]

use std::fmt;
use std::net::SocketAddr;
use std::path::Path;
use std::process;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use tokio::runtime;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::disk::real_disk;
use crate::http;
use crate::process::{memory, open_files, work};
use crate::server::Recipe;
use crate::table::{SEATS, Table, Then};

/// How many tables play, how fast and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Tables with four sockets each.
    pub tables: u32,
    /// When a table decides.
    pub pace: Pace,
    /// How long it is measured.
    pub measured: Duration,
}

/// When a table decides.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// Again as soon as the last seat has heard.
    AtOnce,
    /// So that all tables together make so many moves a second.
    Moves(u32),
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtOnce => f.write_str("as fast as it goes"),
            Self::Moves(moves) => write!(f, "{moves} moves a second"),
        }
    }
}

/// Before measuring, everything gets warm.
const WARM: Duration = Duration::from_secs(3);

/// How many tables are opened at the same time.
const OPENING: usize = 32;

/// Files that are open beside the sockets.
const OTHER_FILES: u64 = 100;

/// Plays on a server of its own with its database in `folder`, and prints what it came to.
pub fn load(binary: &Path, folder: &Path, load: Load) -> Result<()> {
    let sockets = u64::from(load.tables) * SEATS as u64;
    let (open, wanted) = (open_files()?, sockets + OTHER_FILES);
    if open < wanted {
        bail!(
            "{sockets} sockets need {wanted} open files, and {open} are allowed: raise `ulimit -n`, or ask for fewer tables"
        );
    }
    println!("the database lies on {}", real_disk(folder)?);
    let folder = tempfile::tempdir_in(folder)?;
    let server = Recipe::new(binary, folder.path()).start()?;
    let pid = server.id();
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        println!("{sockets} sockets at {} tables, {}", load.tables, load.pace);
        let empty = memory(pid)?;
        let begun = Instant::now();
        let tables = open_tables(server.address, load.tables).await?;
        println!("  opened in               {:>10.1} s", begun.elapsed().as_secs_f64());
        let seated = memory(pid)?;
        let heard = play(pid, tables, load).await?;
        let after = memory(pid)?;
        println!("{heard}");
        let each =
            |bytes: u64| bytes.saturating_sub(empty) as f64 / 1024.0 / f64::from(load.tables);
        println!(
            "  memory of a live table  {:>10.1} KiB, after the load {:.1} KiB",
            each(seated),
            each(after)
        );
        let left = forgotten(server.address).await?;
        println!(
            "  memory when all left    {:>10.1} MiB, {left}; before anyone came {:.1} MiB",
            mib(memory(pid)?),
            mib(empty)
        );
        Ok(())
    })
}

fn mib(bytes: u64) -> f64 {
    bytes as f64 / 1_048_576.0
}

async fn open_tables(server: SocketAddr, count: u32) -> Result<Vec<Table>> {
    let places = Arc::new(Semaphore::new(OPENING));
    let mut opening = JoinSet::new();
    for _ in 0..count {
        let places = places.clone();
        opening.spawn(async move {
            let _place = places.acquire().await?;
            Table::open(server).await
        });
    }
    let mut tables = Vec::new();
    while let Some(table) = opening.join_next().await {
        tables.push(table??);
    }
    Ok(tables)
}

/// What was measured.
struct Heard {
    moves: u64,
    games: u64,
    took: Duration,
    /// From sending to the last seat's receipt, sorted.
    delays: Vec<Duration>,
    server: Duration,
    clients: Duration,
}

impl fmt::Display for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.took.as_secs_f64();
        let delay = |share: usize| {
            let at = self.delays.len() * share / 100;
            self.delays
                .get(at.min(self.delays.len() - 1))
                .map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
        };
        let cores = |work: Duration| work.as_secs_f64() / seconds;
        writeln!(
            f,
            "  accepted, durable moves {:>10.0} a second, {} games ended in {seconds:.0} s",
            self.moves as f64 / seconds,
            self.games
        )?;
        writeln!(
            f,
            "  the last seat heard     {:>10.1} ms (p50), {:.1} ms (p99), {:.1} ms (the longest)",
            delay(50),
            delay(99),
            delay(100)
        )?;
        write!(
            f,
            "  cores                   {:>10.2} server, {:.2} clients",
            cores(self.server),
            cores(self.clients)
        )
    }
}

async fn play(pid: u32, tables: Vec<Table>, load: Load) -> Result<Heard> {
    let every = match load.pace {
        Pace::AtOnce => Duration::ZERO,
        Pace::Moves(moves) => {
            Duration::from_secs_f64(f64::from(load.tables) * SEATS as f64 / f64::from(moves))
        }
    };
    let (stop, stopped) = watch::channel(false);
    let begin = Instant::now() + WARM;
    let first = Instant::now();
    let mut playing = JoinSet::new();
    for (nth, table) in tables.into_iter().enumerate() {
        let first = first + every.mul_f64(nth as f64 / f64::from(load.tables));
        playing.spawn(play_on(table, first, every, begin, stopped.clone()));
    }
    sleep_until(begin).await;
    let (server, clients) = (work(pid)?, work(process::id())?);
    let counted = Instant::now();
    sleep(load.measured).await;
    let took = counted.elapsed();
    let (server, clients) =
        (work(pid)?.saturating_sub(server), work(process::id())?.saturating_sub(clients));
    stop.send(true)?;
    let (mut delays, mut games) = (Vec::new(), 0);
    while let Some(table) = playing.join_next().await {
        let (heard, ended) = table??;
        delays.extend(heard);
        games += ended;
    }
    delays.sort_unstable();
    let moves = delays.len() as u64 * SEATS as u64;
    if delays.is_empty() {
        bail!("nothing was heard");
    }
    Ok(Heard { moves, games, took, delays, server, clients })
}

/// Plays game after game, and returns the delays since `begin`.
async fn play_on(
    mut table: Table,
    mut next: Instant,
    every: Duration,
    begin: Instant,
    stopped: watch::Receiver<bool>,
) -> Result<(Vec<Duration>, u64)> {
    let (mut delays, mut games) = (Vec::new(), 0);
    while !*stopped.borrow() {
        sleep_until(next).await;
        let sent = Instant::now();
        let then = table.round().await.with_context(|| format!("at table {}", table.code()))?;
        if sent >= begin && !*stopped.borrow() {
            delays.push(sent.elapsed());
        }
        if then == Then::Over {
            games += u64::from(sent >= begin);
            table = table.rematch().await?;
        }
        // Whoever is late does not catch up with a flood.
        next = (next + every).max(Instant::now() - every);
    }
    Ok((delays, games))
}

/// Waits until the tables have left memory, and says how many are still there.
async fn forgotten(server: SocketAddr) -> Result<String> {
    let mut said = String::new();
    for _ in 0..60 {
        sleep(Duration::from_secs(1)).await;
        (_, said) = http::get(server, "/healthz").await?;
        if said.contains(" 0 tables") {
            break;
        }
    }
    Ok(said.trim().to_owned())
}
