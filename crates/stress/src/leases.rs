//! The traffic of leases of a site far larger than one machine: a real NATS server, and nodes that do nothing but hold leases and tables.

#![expect(clippy::cast_precision_loss, reason = "figures for people have few digits")]

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Result, bail};
use async_nats::jetstream::{self, kv, stream};
use bytes::Bytes;
use futures_util::{StreamExt as _, TryStreamExt as _, stream as streams};
use services::Nats;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::kernel::{memory, real_disk, work};
use crate::load::percentile;
use crate::tasks::{self, lock};
use crate::torture::several_threads;

/// How large a site is.
#[derive(Clone, Copy, Debug)]
pub struct Leases {
    /// How many tables are in memory.
    pub tables: u32,
    /// On how many nodes.
    pub nodes: u32,
    /// For how long the traffic of a usual time is measured.
    pub measured: Duration,
}

/// How long a lease lasts and how often it is renewed: as nodes do it.
const LEASE: Duration = Duration::from_secs(2);
const RENEWAL: Duration = Duration::from_millis(400);

/// A renewal that takes longer is tried again; one that is not made within [`LEASE`] loses every table of the node.
const LATE: Duration = Duration::from_secs(1);

/// How long a table stays in memory: a game of a quarter of an hour.
const GAME: Duration = Duration::from_mins(15);

/// How many tables a node claims at the same time.
const AT_ONCE: usize = 32;

/// Drives a NATS server of its own, with its data in `folder`, and prints what it came to.
pub fn leases(folder: &Path, site: Leases) -> Result<()> {
    println!("the data lies on {}", real_disk(folder)?);
    let nats = Nats::start_in(folder)?;
    several_threads()?.block_on(async {
        let Leases { tables, nodes, .. } = site;
        println!("{tables} tables on {nodes} nodes, one NATS server");
        create_buckets(&nats).await?;
        let mut all = Vec::new();
        for nth in 0..nodes {
            all.push(Node::start(&nats, nth, site).await?);
        }
        claim_all(&nats, &all, site).await?;
        usual(&nats, &all, site).await?;
        one_dies(&nats, all, site).await?;
        Ok(())
    })
}

/// The names of the two buckets.
const NODES: &str = "nodes";
const TABLES: &str = "tables";

async fn create_buckets(nats: &Nats) -> Result<()> {
    let jetstream = jetstream::new(async_nats::connect(nats.url()).await?);
    for (bucket, max_age) in [(NODES, LEASE), (TABLES, Duration::from_hours(24))] {
        let config = stream::Config {
            name: format!("KV_{bucket}"),
            subjects: vec![format!("$KV.{bucket}.>")],
            max_messages_per_subject: 1,
            max_age,
            discard: stream::DiscardPolicy::New,
            allow_rollup: true,
            allow_direct: true,
            deny_delete: true,
            num_replicas: 1,
            ..stream::Config::default()
        };
        jetstream.create_stream(config).await?;
    }
    Ok(())
}

/// A node that does nothing but hold leases.
struct Node {
    nth: u32,
    nodes: kv::Store,
    tables: kv::Store,
    /// What it writes into the keys of its tables: its name and that of its lease.
    value: Bytes,
    renewals: Arc<Renewals>,
    renewing: JoinHandle<()>,
    /// Its tables and the revisions of their keys.
    owned: Mutex<Vec<(u32, u64)>>,
}

#[derive(Default)]
struct Renewals {
    took: Mutex<Vec<Duration>>,
    lost: AtomicU64,
}

impl Node {
    async fn start(nats: &Nats, nth: u32, site: Leases) -> Result<Arc<Self>> {
        let jetstream = jetstream::new(async_nats::connect(nats.url()).await?);
        let nodes = jetstream.get_key_value(NODES).await?;
        let tables = jetstream.get_key_value(TABLES).await?;
        let value = Bytes::from(format!("{nth:016x} {:016x}", u64::from(nth) + 1));
        let revision = nodes.put(name(nth), value.clone()).await?;
        let renewals = Arc::<Renewals>::default();
        // Nodes that were started at different times renew at different times.
        let offset = RENEWAL * nth / site.nodes;
        let renewing = renew(nodes.clone(), nth, value.clone(), revision, renewals.clone(), offset);
        let (renewing, owned) = (tokio::spawn(renewing), Mutex::default());
        Ok(Arc::new(Self { nth, nodes, tables, value, renewals, renewing, owned }))
    }

    /// Becomes the owner of a table, as a node does that is asked for it.
    async fn claim(&self, table: u32) -> Result<()> {
        let entry = self.tables.entry(code(table)).await?;
        if let Some(owner) = entry.as_ref().filter(|entry| entry.operation == kv::Operation::Put) {
            let node = str::from_utf8(&owner.value)?.split(' ').next().unwrap_or_default();
            let node = u32::from_str_radix(node, 16)?;
            if self.nodes.get(name(node)).await?.is_some_and(|held| held == owner.value) {
                bail!("table {table} has an owner");
            }
        }
        let revision = entry.map_or(0, |entry| entry.revision);
        let revision = self.tables.update(code(table), self.value.clone(), revision).await?;
        lock(&self.owned).push((table, revision));
        Ok(())
    }

    /// Lets go of a table that sleeps.
    async fn release(&self) -> Result<Option<u32>> {
        let Some((table, revision)) = lock(&self.owned).pop() else { return Ok(None) };
        self.tables.delete_expect_revision(code(table), Some(revision)).await?;
        Ok(Some(table))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.renewing.abort();
    }
}

async fn renew(
    nodes: kv::Store,
    nth: u32,
    value: Bytes,
    mut revision: u64,
    renewals: Arc<Renewals>,
    offset: Duration,
) {
    sleep(offset).await;
    let mut every = interval(RENEWAL);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        let sent = Instant::now();
        if let Ok(renewed) = nodes.update(name(nth), value.clone(), revision).await {
            revision = renewed;
            lock(&renewals.took).push(sent.elapsed());
            continue;
        }
        renewals.lost.fetch_add(1, Relaxed);
        if let Ok(taken) = nodes.put(name(nth), value.clone()).await {
            revision = taken;
        }
    }
}

/// All nodes claim their tables at the same time: a site that starts.
async fn claim_all(nats: &Nats, all: &[Arc<Node>], site: Leases) -> Result<()> {
    let measured = Measured::begin(nats, all)?;
    let mut claiming = JoinSet::new();
    for node in all {
        let node = node.clone();
        claiming.spawn(async move {
            let mine = (node.nth..site.tables).step_by(site.nodes as usize);
            streams::iter(mine.map(Ok))
                .try_for_each_concurrent(AT_ONCE, |table| node.claim(table))
                .await
        });
    }
    tasks::all(claiming).await?;
    measured.end("all tables claimed", site.tables)
}

/// Games end and others begin, as often as at a site of that size.
async fn usual(nats: &Nats, all: &[Arc<Node>], site: Leases) -> Result<()> {
    let measured = Measured::begin(nats, all)?;
    let mut every = interval(GAME / site.tables);
    every.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let begun = Instant::now();
    let (mut games, mut going) = (0_u32, JoinSet::new());
    while begun.elapsed() < site.measured {
        every.tick().await;
        let node = all[games as usize % all.len()].clone();
        going.spawn(async move {
            match node.release().await? {
                Some(table) => node.claim(table).await,
                None => Ok(()),
            }
        });
        games += 1;
        while let Some(done) = going.try_join_next() {
            done??;
        }
    }
    tasks::all(going).await?;
    measured.end("a usual time: released and claimed", games)
}

/// A node dies, and the others claim its tables when its lease is gone.
async fn one_dies(nats: &Nats, mut all: Vec<Arc<Node>>, site: Leases) -> Result<()> {
    let dead = all.swap_remove(0);
    let tables: Vec<u32> = lock(&dead.owned).iter().map(|(table, _)| *table).collect();
    let count = u32::try_from(tables.len())?;
    dead.renewing.abort();
    let died = Instant::now();
    while all[0].nodes.get(name(dead.nth)).await?.is_some() {
        sleep(Duration::from_millis(20)).await;
    }
    println!("  a node's lease was gone {:>10.1} s after it died", died.elapsed().as_secs_f64());
    let measured = Measured::begin(nats, &all)?;
    let others = &all;
    let claims = tables
        .into_iter()
        .enumerate()
        .map(|(nth, table)| async move { others[nth % others.len()].claim(table).await });
    streams::iter(claims).buffer_unordered(AT_ONCE * others.len()).try_collect::<()>().await?;
    measured.end("its tables claimed by others", count)?;
    println!("  from its death on       {:>10.1} s", died.elapsed().as_secs_f64());
    println!(
        "  a lease for each table would be {:.0} renewals a second; one for each node is {:.0}",
        f64::from(site.tables) / RENEWAL.as_secs_f64(),
        f64::from(site.nodes) / RENEWAL.as_secs_f64()
    );
    Ok(())
}

/// What the broker and the leases did during a part of the run.
struct Measured<'a> {
    nats: &'a Nats,
    all: &'a [Arc<Node>],
    begun: Instant,
    work: Duration,
}

impl<'a> Measured<'a> {
    fn begin(nats: &'a Nats, all: &'a [Arc<Node>]) -> Result<Self> {
        for node in all {
            lock(&node.renewals.took).clear();
        }
        Ok(Self { nats, all, begun: Instant::now(), work: work(nats.pid()?)? })
    }

    fn end(self, what: &str, count: u32) -> Result<()> {
        let seconds = self.begun.elapsed().as_secs_f64();
        let pid = self.nats.pid()?;
        let worked = work(pid)?.saturating_sub(self.work).as_secs_f64();
        let mut took: Vec<_> =
            self.all.iter().flat_map(|node| lock(&node.renewals.took).clone()).collect();
        took.sort_unstable();
        let at = |percent| percentile(&took, percent).as_secs_f64() * 1e3;
        let late = took.iter().filter(|took| **took > LATE).count();
        let lost: u64 = self.all.iter().map(|node| node.renewals.lost.swap(0, Relaxed)).sum();
        println!("  {what}");
        println!("    {count} in {seconds:.1} s, {:.0} a second", f64::from(count) / seconds);
        println!(
            "    {} renewals: {:.1} ms (p50), {:.1} ms (p99), {:.1} ms (the longest); {late} later than {} ms, {lost} leases lost",
            took.len(),
            at(50),
            at(99),
            at(100),
            LATE.as_millis()
        );
        println!(
            "    NATS: {:.2} cores, {:.0} MiB",
            worked / seconds,
            memory(pid)? as f64 / 1_048_576.0
        );
        Ok(())
    }
}

fn name(node: u32) -> String {
    format!("{node:016x}")
}

fn code(table: u32) -> String {
    format!("T{table:07}")
}
