//! How much the server carries, and how soon everyone receives it.

#![expect(clippy::cast_precision_loss, reason = "figures for people have few digits")]

mod cluster;
mod measured;
mod node_failure;
mod table;

use std::fmt;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use tokio::runtime;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::http;
use crate::kernel::{memory, open_files, real_disk};
use crate::server::Recipe;
use crate::servers::{Servers, any};
use crate::table::SEATS;
use crate::tasks;

pub use cluster::load_cluster;
pub(crate) use measured::percentile;
use measured::{Measured, Parts};
pub use node_failure::node_dies;
use table::Table;

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
    /// Again as soon as the last seat has received it.
    AtOnce,
    /// So that all tables together make so many moves a second, the seats of a table at the same time.
    Moves(u32),
    /// The same, each seat of a table at another time, as people do.
    Apart(u32),
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtOnce => f.write_str("as fast as it goes"),
            Self::Moves(moves) => write!(f, "{moves} moves a second"),
            Self::Apart(moves) => write!(f, "{moves} moves a second, one seat after the other"),
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
    let sockets = sockets(load.tables)?;
    println!("the database lies on {}", real_disk(folder)?);
    let folder = tempfile::tempdir_in(folder)?;
    let server = Recipe::new(binary, folder.path()).start()?;
    let pid = server.id();
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        println!("{sockets} sockets at {} tables, {}", load.tables, load.pace);
        let empty = memory(pid)?;
        let tables = open_tables(&[server.address].into(), load.tables).await?;
        let seated = memory(pid)?;
        let measured = play(&Parts(vec![("server", vec![pid])]), tables, load).await?;
        let after = memory(pid)?;
        println!("{measured}");
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

/// How many sockets so many tables need, if there may be as many.
fn sockets(tables: u32) -> Result<u64> {
    let sockets = u64::from(tables) * SEATS as u64;
    let (open, wanted) = (open_files()?, sockets + OTHER_FILES);
    if open < wanted {
        bail!(
            "{sockets} sockets need {wanted} open files, and {open} are allowed: raise `ulimit -n`, or ask for fewer tables"
        );
    }
    Ok(sockets)
}

fn mib(bytes: u64) -> f64 {
    bytes as f64 / 1_048_576.0
}

/// Opens tables and begins a game at each, from any of the nodes.
async fn open_tables(servers: &Servers, count: u32) -> Result<Vec<Table>> {
    let begun = Instant::now();
    let tables = open_each(count, || Table::open(servers.clone(), any(servers))).await?;
    println!("  opened in               {:>10.1} s", begun.elapsed().as_secs_f64());
    Ok(tables)
}

/// Opens so many tables, some at the same time.
async fn open_each<F: Future<Output = Result<Table>> + Send + 'static>(
    count: u32,
    open: impl Fn() -> F,
) -> Result<Vec<Table>> {
    let places = Arc::new(Semaphore::new(OPENING));
    let mut opening = JoinSet::new();
    for _ in 0..count {
        let (places, open) = (places.clone(), open());
        opening.spawn(async move {
            let _place = places.acquire().await?;
            open.await
        });
    }
    tasks::all(opening).await
}

async fn play(parts: &Parts, tables: Vec<Table>, load: Load) -> Result<Measured> {
    let every = match load.pace {
        Pace::AtOnce => Duration::ZERO,
        Pace::Moves(moves) | Pace::Apart(moves) => {
            Duration::from_secs_f64(f64::from(load.tables) * SEATS as f64 / f64::from(moves))
        }
    };
    let (stop, stopped) = watch::channel(false);
    let begin = Instant::now() + WARM;
    let first = Instant::now();
    let mut playing = JoinSet::new();
    for (nth, table) in tables.into_iter().enumerate() {
        let first = first + every.mul_f64(nth as f64 / f64::from(load.tables));
        let apart =
            if let Pace::Apart(_) = load.pace { every / SEATS as u32 } else { Duration::ZERO };
        playing.spawn(play_on(table, first, every, apart, begin, stopped.clone()));
    }
    sleep_until(begin).await;
    let before = parts.work()?;
    let counted = Instant::now();
    sleep(load.measured).await;
    let took = counted.elapsed();
    let mut work = parts.work()?;
    for ((_, work), (_, before)) in work.iter_mut().zip(&before) {
        *work = work.saturating_sub(*before);
    }
    stop.send(true)?;
    let (delays, games): (Vec<_>, Vec<u64>) = tasks::all(playing).await?.into_iter().unzip();
    let mut delays = delays.concat();
    delays.sort_unstable();
    let moves = delays.len() as u64 * SEATS as u64;
    if delays.is_empty() {
        bail!("nothing was received");
    }
    Ok(Measured { moves, games: games.iter().sum(), took, delays, work })
}

/// Plays game after game, and returns the delays since `begin`: from the first choice on, or from the last where they are made `apart`.
async fn play_on(
    mut table: Table,
    mut next: Instant,
    every: Duration,
    apart: Duration,
    begin: Instant,
    stopped: watch::Receiver<bool>,
) -> Result<(Vec<Duration>, u64)> {
    let (mut delays, mut games) = (Vec::new(), 0);
    while !*stopped.borrow() {
        sleep_until(next).await;
        let mut sent = Instant::now();
        for seat in 1..SEATS {
            table.choose(seat).await?;
            if apart > Duration::ZERO {
                sleep_until(next + apart * seat as u32).await;
                sent = Instant::now();
            }
        }
        let over =
            table.last_choice().await.with_context(|| format!("at table {}", table.code()))?;
        if sent >= begin && !*stopped.borrow() {
            delays.push(sent.elapsed());
        }
        if over {
            games += u64::from(sent >= begin);
            table = table.rematch().await?;
        }
        // A table that is late does not catch up with a flood.
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
