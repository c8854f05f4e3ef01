//! Several nodes: what must be left after one was killed, paused or cut off, or a service was.

mod disk;
mod links;
mod nodes;
mod services;

use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use luck::Dice;
use table::Luck as _;
use tokio::time::{Instant, sleep};

use super::{Kills, Outcome, Trial, outcome};
use crate::site::{LinkState, Service, Site, Through};
use crate::swarm::Playing;
use crate::table::{open_table, secret};

/// How many nodes there are.
const NODES: usize = 3;

/// Within this time of the fault's end every table goes on, and every node is well.
const SOON: Duration = Duration::from_secs(5);

/// The same where a lease must expire first.
const AFTER_A_LEASE: Duration = Duration::from_secs(10);

/// Longer than a lease lasts.
const LONGER_THAN_A_LEASE: Duration = Duration::from_secs(5);

/// Tries every kind of fault, each on a site of its own, or only those whose name contains a word.
pub(super) async fn all(
    binary: &Path,
    folder: &Path,
    kills: Kills,
    only: Option<&str>,
    mut each: impl FnMut(&Trial),
) {
    let on = Try { binary, folder, kills, disk: None };
    for fault in FAULTS {
        if only.is_some_and(|only| !fault.0.contains(only)) {
            continue;
        }
        let outcome = match fault.1 {
            Fault::Kill => on.under(async |under| nodes::kill(under, kills.times).await).await,
            Fault::Pause => on.under(nodes::pause).await,
            Fault::RollingRestart => on.under(nodes::rolling_restart).await,
            Fault::NatsKilled => on.under(services::nats_killed).await,
            Fault::PostgresKilled => on.under(services::postgres_killed).await,
            Fault::Link(service, state) => {
                on.under(async |under| links::fault(under, service, state).await).await
            }
            Fault::DiskFull => disk::full(on).await,
        };
        each(&(fault.0, outcome));
    }
}

#[derive(Clone, Copy)]
enum Fault {
    Kill,
    Pause,
    RollingRestart,
    NatsKilled,
    PostgresKilled,
    /// What becomes of the link between one node and a service.
    Link(Service, LinkState),
    DiskFull,
}

/// How late bytes are on a slow link, one way: once around the world.
const SLOW: LinkState = LinkState::Delayed(Duration::from_millis(100));

/// Of a hundred packets so many are lost.
const LOSSY: LinkState = LinkState::Lossy(5);

const FAULTS: [(&str, Fault); 14] = [
    ("kill -9 of a node", Fault::Kill),
    ("node paused past its lease", Fault::Pause),
    ("rolling restart", Fault::RollingRestart),
    ("NATS killed", Fault::NatsKilled),
    ("PostgreSQL killed", Fault::PostgresKilled),
    ("node cut off from NATS", Fault::Link(Service::Nats, LinkState::Cut)),
    ("node to NATS drops all", Fault::Link(Service::Nats, LinkState::Silent)),
    ("node to NATS delayed", Fault::Link(Service::Nats, SLOW)),
    ("node to NATS lossy", Fault::Link(Service::Nats, LOSSY)),
    ("node cut off from PostgreSQL", Fault::Link(Service::Postgres, LinkState::Cut)),
    ("node to PostgreSQL drops all", Fault::Link(Service::Postgres, LinkState::Silent)),
    ("node to PostgreSQL delayed", Fault::Link(Service::Postgres, SLOW)),
    ("node to PostgreSQL lossy", Fault::Link(Service::Postgres, LOSSY)),
    ("PostgreSQL's disk full", Fault::DiskFull),
];

/// The short version: kills, a pause, and both services killed, at the same tables.
pub(super) async fn short(binary: &Path, folder: &Path, kills: Kills) -> Result<String> {
    let on = Try { binary, folder, kills, disk: None };
    on.attempt(async |under| {
        nodes::kill(under, kills.times).await.context("kill -9 of a node")?;
        nodes::pause(under).await.context("a node paused")?;
        services::nats_killed(under).await.context("NATS killed")?;
        services::postgres_killed(under).await.context("PostgreSQL killed")
    })
    .await
}

/// What is tried, and where.
#[derive(Clone, Copy)]
struct Try<'a> {
    binary: &'a Path,
    folder: &'a Path,
    kills: Kills,
    /// A disk of PostgreSQL's own.
    disk: Option<&'a Path>,
}

impl Try<'_> {
    async fn under(self, fault: impl AsyncFnOnce(&mut Under) -> Result<String>) -> Outcome {
        outcome(self.attempt(fault).await)
    }

    /// Starts a site, lets tables play on all its nodes, and puts them through a fault. Then all that was ever told must hold.
    async fn attempt(
        self,
        fault: impl AsyncFnOnce(&mut Under) -> Result<String>,
    ) -> Result<String> {
        let Kills { tables, seed, .. } = self.kills;
        let site = Site::start(self.binary, self.folder, NODES, Through::Proxies, self.disk);
        let site = site.await.context("the site does not start")?;
        let playing = Playing::begin(site.servers(), tables, seed);
        let slowest = Duration::ZERO;
        let mut under = Under { site, playing, dice: Dice::new(seed), slowest };
        let tried = async {
            under.playing.every_table_goes_on(Instant::now()).await.context("before the fault")?;
            let what = fault(&mut under).await?;
            under.all_hold().await.map(|held| format!("{what}; {held}"))
        }
        .await;
        tried.map_err(|error| match under.site.keep_logs(self.folder) {
            Ok(logs) => error.context(format!("the nodes' logs are in {}", logs.display())),
            Err(_) => error,
        })
    }
}

/// A site under a fault, and tables at play there.
struct Under {
    site: Site,
    playing: Playing,
    dice: Dice,
    /// How long after a fault's end the last table went on, at the worst.
    slowest: Duration,
}

impl Under {
    /// One of the nodes.
    fn any_node(&mut self) -> usize {
        self.dice.below(NODES as u32) as usize
    }

    /// Waits until every table goes on after a fault that ended at `since`, and complains if that took too long.
    async fn goes_on(&mut self, since: Instant, within: Duration) -> Result<()> {
        let took = self.playing.every_table_goes_on(since).await?;
        self.slowest = self.slowest.max(took);
        if took > within {
            let (took, within) = (took.as_secs_f64(), within.as_secs());
            bail!(
                "the last table went on {took:.1} s after the fault's end, not within {within} s"
            );
        }
        Ok(())
    }

    /// Waits until every node is well again.
    async fn all_well(&self, since: Instant) -> Result<()> {
        for nth in 0..NODES {
            self.is_well(nth, since, SOON).await?;
        }
        Ok(())
    }

    /// Waits until a node says that it is well, and opens a table there, as a client would that its load balancer sends there.
    async fn is_well(&self, nth: usize, since: Instant, within: Duration) -> Result<()> {
        self.says(nth, 200, since, within).await?;
        let opened = open_table(self.site.nodes[nth].address(), &secret()).await;
        opened.with_context(|| format!("node {} says that it is well", nth + 1)).map(drop)
    }

    /// Waits until `/healthz` of a node says this.
    async fn says(&self, nth: usize, status: u16, since: Instant, within: Duration) -> Result<()> {
        let node = &self.site.nodes[nth];
        loop {
            let said = node.health().await;
            if said == Some(status) {
                return Ok(());
            }
            if since.elapsed() > within {
                let said = said.map_or("nothing".to_owned(), |said| said.to_string());
                let (nth, within) = (nth + 1, within.as_secs());
                bail!("/healthz of node {nth} says {said} after {within} s, not {status}");
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Looks whether all nodes but one are well, while that one is not.
    async fn others_are_well(&self, but: usize) -> Result<()> {
        for nth in (0..NODES).filter(|nth| *nth != but) {
            self.is_well(nth, Instant::now(), Duration::from_secs(1)).await?;
        }
        Ok(())
    }

    /// Lets every seat reconnect and compare all it was told with what the nodes say.
    async fn compare(&self) -> Result<()> {
        self.playing.swarm.generation.fetch_add(1, Relaxed);
        self.playing.all_back().await
    }

    /// Plays all games to their end, compares once more, and checks every record.
    async fn all_hold(&mut self) -> Result<String> {
        self.compare().await?;
        self.playing.end().await?;
        let records = self.playing.verify().await?;
        let swarm = &self.playing.swarm;
        Ok(format!(
            "every table within {:.1} s; {} moves acknowledged and none lost, {} events told again and the same, {records} records verified",
            self.slowest.as_secs_f64(),
            swarm.acknowledged_moves.load(Relaxed),
            swarm.compared.load(Relaxed)
        ))
    }
}
