//! The lease of this node: renewed as long as NATS answers in time, and everything is let go when it was not.

use std::sync::{Arc, Weak};
use std::time::Duration;

use async_nats::jetstream::kv;
use bytes::Bytes;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::{Cluster, LEASE, RENEWAL, Unknown, message, unknown};
use crate::guest::random;
use crate::hall::Hall;

/// How long the key of a table lasts, so that keys of tables long gone do not pile up. Owners renew it in time.
pub(super) const OWNERSHIP: Duration = Duration::from_hours(24);

/// A lease that is held until it was not renewed in time.
pub(super) struct Lease {
    value: Bytes,
    /// The revision of the node's key.
    revision: u64,
    /// When the last renewal that succeeded was sent: NATS forgets the key no sooner than [`LEASE`] after that.
    sent: Instant,
}

impl Lease {
    /// Whether NATS cannot have forgotten it yet.
    pub(super) fn is_held(&self) -> bool {
        self.sent.elapsed() < LEASE
    }

    pub(super) fn value(&self) -> Bytes {
        self.value.clone()
    }
}

impl Cluster {
    /// Takes a new lease. What was owned under an earlier one is not owned any more.
    pub(super) async fn take_lease(&self) -> Result<(), Unavailable> {
        let sent = Instant::now();
        let value = message::lease_value(self.node, u64::from_le_bytes(random()));
        let nodes = self.nodes().await.map_err(|Unknown| Unavailable)?;
        let put = nodes.put(self.node.to_string(), value.clone());
        let revision = put.await.map_err(|error| {
            unknown(error);
            Unavailable
        })?;
        let mut state = self.lock();
        state.owned.clear();
        state.lease = Some(Lease { value, revision, sent });
        Ok(())
    }

    /// Renews the lease, and fails if it was lost.
    async fn renew_lease(&self) -> Result<(), Unavailable> {
        let held = self.lock().lease.as_ref().map(|lease| (lease.value(), lease.revision));
        let Some((value, revision)) = held else { return Err(Unavailable) };
        let sent = Instant::now();
        let nodes = self.nodes().await.map_err(|Unknown| Unavailable)?;
        match nodes.update(self.node.to_string(), value, revision).await {
            Ok(revision) => {
                if let Some(lease) = &mut self.lock().lease {
                    (lease.revision, lease.sent) = (revision, sent);
                }
                Ok(())
            }
            Err(error) => {
                if error.kind() == kv::UpdateErrorKind::WrongLastRevision {
                    // NATS has forgotten it: others may have taken the tables.
                    self.lock().lease = None;
                }
                unknown(error);
                Err(Unavailable)
            }
        }
    }

    /// Renews the keys of tables that would otherwise be forgotten though their owner lives.
    async fn renew_tables(&self) {
        let old = |(_, (_, since)): &(&_, &(u64, Instant))| since.elapsed() > OWNERSHIP / 2;
        let old: Vec<_> = self
            .lock()
            .owned
            .iter()
            .filter(old)
            .map(|(code, (revision, _))| (*code, *revision))
            .collect();
        if old.is_empty() {
            return;
        }
        let (Ok(tables), Some(value)) = (self.tables().await, self.lease_value()) else { return };
        for (code, revision) in old {
            if let Ok(revision) = tables.update(code.as_str(), value.clone(), revision).await {
                self.lock().owned.insert(code, (revision, Instant::now()));
            }
        }
    }
}

/// NATS does not answer, or has forgotten the lease.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the lease cannot be stored")]
pub(super) struct Unavailable;

/// Renews the lease, for as long as there is a hall. When it is lost, every table is let go, and a new lease is taken.
pub(super) async fn renew(cluster: Arc<Cluster>, hall: Weak<Hall>) {
    let mut every = interval(RENEWAL);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        if cluster.is_stopping() && cluster.lock().lease.is_none() {
            return;
        }
        cluster.send_heartbeats().await;
        cluster.drop_silent_peers();
        let renewed = timeout(LEASE / 2, cluster.renew_lease()).await;
        let is_held = cluster.is_well();
        if let Ok(Ok(())) = renewed
            && is_held
        {
            cluster.renew_tables().await;
            continue;
        }
        if is_held {
            // There is still time to try again.
            continue;
        }
        cluster.lock().lease = None;
        let tables = hall.lose_tables().await;
        if tables > 0 {
            tracing::warn!(tables, "the lease of this node was lost: its clients reconnect");
        }
        cluster.metrics.lost_lease();
        if !cluster.is_stopping()
            && let Ok(Ok(())) = timeout(LEASE / 2, cluster.take_lease()).await
        {
            tracing::info!("this node has a new lease");
        }
    }
}
