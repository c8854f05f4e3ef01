//! The lease of this node: renewed as long as NATS answers in time. When it is lost, every table is released.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use async_nats::jetstream::kv;
use bytes::Bytes;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::{Cluster, LEASE, RENEWAL, Unknown, message, unknown};
use crate::guest::random;
use crate::table_registry::TableRegistry;

/// How long the key of a table lasts, so that keys of tables long gone do not pile up. Owners renew it in time.
pub(super) const OWNERSHIP: Duration = Duration::from_hours(24);

/// The lease as NATS has it.
pub(super) struct Lease {
    /// The value of the node's key, and of the keys of all tables owned under it.
    pub(super) value: Bytes,
    /// The revision of the node's key.
    revision: u64,
}

/// Until when the lease is held, and how many leases this node has lost.
pub(super) struct LeaseClock {
    start: Instant,
    /// In milliseconds since the start. NATS forgets the key no sooner.
    until: AtomicU64,
    lost: AtomicU64,
}

impl LeaseClock {
    pub(super) fn new() -> Self {
        Self { start: Instant::now(), until: AtomicU64::new(0), lost: AtomicU64::new(0) }
    }

    /// Renewed by a request that was sent then.
    fn renewed(&self, sent: Instant) {
        let until = (sent + LEASE).saturating_duration_since(self.start);
        self.until.store(u64::try_from(until.as_millis()).unwrap_or(u64::MAX), Ordering::Release);
    }

    /// Lost: what was owned under it is not owned under the next.
    fn lost(&self) {
        self.lost.fetch_add(1, Ordering::AcqRel);
        self.until.store(0, Ordering::Release);
    }

    /// How many leases this node has lost: what is owned is owned under the one after them.
    pub(super) fn losses(&self) -> u64 {
        self.lost.load(Ordering::Acquire)
    }

    pub(super) fn is_held(&self) -> bool {
        self.start.elapsed().as_millis() < self.until.load(Ordering::Acquire).into()
    }
}

impl Cluster {
    /// Takes a new lease. What was owned under an earlier one is not owned any more.
    pub(super) async fn take_lease(&self) -> Result<(), Unknown> {
        let sent = Instant::now();
        let value = message::lease_value(self.node, u64::from_le_bytes(random()));
        let buckets = self.buckets().await?;
        let put = buckets.nodes.put(self.node.to_string(), value.clone()).await;
        let revision = put.map_err(|error| self.failed("cannot store a new lease", error))?;
        let mut state = self.lock();
        state.owned.clear();
        state.lease = Some(Lease { value, revision });
        self.clock.renewed(sent);
        Ok(())
    }

    /// Renews the lease, and fails if NATS did not say that it was.
    async fn renew_lease(&self) -> Result<(), Unknown> {
        let held = self.lock().lease.as_ref().map(|lease| (lease.value.clone(), lease.revision));
        let (value, mut revision) = held.ok_or(Unknown)?;
        let (buckets, key) = (self.buckets().await?, self.node.to_string());
        loop {
            let sent = Instant::now();
            match buckets.nodes.update(&key, value.clone(), revision).await {
                Ok(revision) => {
                    if let Some(lease) = &mut self.lock().lease {
                        lease.revision = revision;
                        self.clock.renewed(sent);
                    }
                    return Ok(());
                }
                Err(error) if error.kind() == kv::UpdateErrorKind::WrongLastRevision => {
                    // The answer to an earlier renewal was lost, or NATS has forgotten the lease.
                    let entry = buckets.nodes.entry(&key).await;
                    let entry =
                        entry.map_err(|error| self.failed("cannot read the lease", error))?;
                    let ours =
                        |entry: &kv::Entry| entry.value == value && entry.revision != revision;
                    let Some(entry) = entry.filter(ours) else {
                        self.lose_lease();
                        return Err(unknown("cannot renew the lease", "NATS has forgotten it"));
                    };
                    revision = entry.revision;
                }
                Err(error) => return Err(self.failed("cannot renew the lease", error)),
            }
        }
    }

    /// From here on this node owns nothing.
    pub(super) fn lose_lease(&self) -> Option<Lease> {
        self.clock.lost();
        let mut state = self.lock();
        state.owned.clear();
        state.lease.take()
    }

    /// Renews the keys of tables that would otherwise be forgotten though their owner lives.
    async fn renew_tables(&self) {
        let old: Vec<_> = {
            let state = self.lock();
            let old = state.owned.iter().filter(|(_, owned)| owned.since.elapsed() > OWNERSHIP / 2);
            old.map(|(code, owned)| (*code, owned.revision)).collect()
        };
        if old.is_empty() {
            return;
        }
        let (Ok(buckets), Some(value)) = (self.buckets().await, self.lease_value()) else { return };
        for (code, revision) in old {
            let renewed = buckets.tables.update(code.as_str(), value.clone(), revision).await;
            if let (Ok(revision), Some(owned)) = (renewed, self.lock().owned.get_mut(&code)) {
                (owned.revision, owned.since) = (revision, Instant::now());
            }
        }
    }
}

/// Renews the lease, for as long as there is a registry. When it is lost, every table is released, and a new lease is taken.
pub(super) async fn renew(cluster: Arc<Cluster>, registry: Weak<TableRegistry>) {
    let mut every = interval(RENEWAL);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        let Some(registry) = registry.upgrade() else { return };
        if cluster.resigned.load(Ordering::Relaxed) {
            return;
        }
        cluster.send_heartbeats();
        cluster.drop_silent_peers();
        let (begun, had_lease) = (Instant::now(), cluster.lock().lease.is_some());
        let renewed = timeout(LEASE / 2, cluster.renew_lease()).await;
        if let Ok(Ok(())) = renewed {
            cluster.metrics.renewals.observe(begun.elapsed().as_secs_f64());
            cluster.renew_tables().await;
        } else {
            cluster.metrics.not_renewed.inc();
        }
        if cluster.is_well() {
            // If it was not renewed, there is still time to try again.
            continue;
        }
        cluster.lose_lease();
        if had_lease {
            cluster.metrics.lost_leases.inc();
        }
        let tables = registry.lose_tables();
        if tables > 0 {
            tracing::warn!(tables, "the lease of this node was lost: its clients reconnect");
        }
        if !cluster.is_stopping()
            && let Ok(Ok(())) = timeout(LEASE / 2, cluster.take_lease()).await
        {
            tracing::info!("this node has a new lease");
        }
    }
}
