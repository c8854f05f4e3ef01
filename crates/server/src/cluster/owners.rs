//! Who owns which table.

use std::collections::hash_map::Entry;
use std::sync::Arc;

use async_nats::jetstream::kv;
use bytes::Bytes;
use fair::TableCode;
use tokio::runtime::Handle;
use tokio::time::{Instant, timeout};

use super::message::{self, NodeId};
use super::{BROKER_TIMEOUT, Cluster, Unknown};

/// With so many remembered owners, those that can be forgotten are looked for.
const MAX_REMEMBERED: usize = 10_000;

/// The lease that a table is owned under. When it is dropped, the next node that is asked for the table becomes its owner.
pub(crate) struct TableLease {
    cluster: Arc<Cluster>,
    code: TableCode,
    /// How many leases the node had lost when it claimed the table.
    losses: u64,
    /// Which claim of the table this is.
    claim: u64,
}

impl TableLease {
    fn new(cluster: &Arc<Cluster>, code: TableCode) -> Self {
        let losses = cluster.clock.losses();
        Self { cluster: cluster.clone(), code, losses, claim: cluster.next() }
    }

    /// Whether no other node can own the table yet.
    pub(crate) fn is_held(&self) -> bool {
        let clock = &self.cluster.clock;
        self.losses == clock.losses() && clock.is_held()
    }
}

/// Who owns a table.
pub(crate) enum Owner {
    /// Another node, which holds its lease.
    Node(NodeId),
    /// No other node: the table's key can be written.
    None(TableKey),
}

/// The key of a table that no other node owns.
pub(crate) struct TableKey {
    /// The value to write.
    mine: Bytes,
    lease: TableLease,
    revision: u64,
    /// Whether it names a node that has lost its lease.
    is_abandoned: bool,
}

/// A table that this node owns.
pub(super) struct Owned {
    claim: u64,
    /// The revision of its key.
    pub(super) revision: u64,
    /// When the key was last written.
    pub(super) since: Instant,
}

impl Cluster {
    /// Which other node owns a table, if this one heard so lately.
    pub(crate) fn remembered(&self, code: TableCode) -> Option<NodeId> {
        let state = self.lock();
        let (owner, since) = state.owners.get(&code)?;
        (since.elapsed() < super::LEASE).then_some(*owner)
    }

    /// Forgets who owns a table: the node that was asked does not, or not any more.
    pub(crate) fn forget_owner(&self, code: TableCode) {
        self.lock().owners.remove(&code);
    }

    fn remember(&self, code: TableCode, owner: NodeId) {
        let mut state = self.lock();
        if state.owners.len() >= MAX_REMEMBERED {
            state.owners.retain(|_, (_, since)| since.elapsed() < super::LEASE);
        }
        state.owners.insert(code, (owner, Instant::now()));
    }

    /// Who owns a table.
    pub(crate) async fn owner(self: &Arc<Self>, code: TableCode) -> Result<Owner, Unknown> {
        let owner = timeout(BROKER_TIMEOUT, self.look_up(code)).await.unwrap_or(Err(Unknown))?;
        if let Owner::Node(node) = owner {
            self.remember(code, node);
        }
        Ok(owner)
    }

    async fn look_up(self: &Arc<Self>, code: TableCode) -> Result<Owner, Unknown> {
        let lease = TableLease::new(self, code);
        let mine = self.lease_value().filter(|_| !self.is_stopping()).ok_or(Unknown)?;
        let buckets = self.buckets().await?;
        let entry = buckets.tables.entry(code.as_str()).await;
        let entry =
            entry.map_err(|error| self.failed("cannot read the owner of a table", error))?;
        let put = entry.as_ref().filter(|entry| entry.operation == kv::Operation::Put);
        let other = put.filter(|entry| entry.value != mine);
        if let Some(entry) = other
            && let Some(node) = message::read_lease(&entry.value)
        {
            let held = buckets.nodes.get(node.to_string()).await;
            let held =
                held.map_err(|error| self.failed("cannot read the lease of a node", error))?;
            if held.is_some_and(|held| held == entry.value) {
                return Ok(Owner::Node(node));
            }
        }
        let is_abandoned = other.is_some();
        let revision = entry.map_or(0, |entry| entry.revision);
        Ok(Owner::None(TableKey { mine, lease, revision, is_abandoned }))
    }

    /// Makes this node the owner of a table; nothing if the key was written since it was read.
    pub(crate) async fn claim(
        &self,
        code: TableCode,
        key: TableKey,
    ) -> Result<Option<TableLease>, Unknown> {
        let TableKey { mine, lease, revision, is_abandoned } = key;
        let buckets = self.buckets().await?;
        let written = buckets.tables.update(code.as_str(), mine, revision);
        let revision = match timeout(BROKER_TIMEOUT, written).await.map_err(|_| Unknown)? {
            Ok(revision) => revision,
            Err(error) if error.kind() == kv::UpdateErrorKind::WrongLastRevision => {
                return Ok(None);
            }
            Err(error) => return Err(self.failed("cannot claim a table", error)),
        };
        let owned = Owned { claim: lease.claim, revision, since: Instant::now() };
        let mut state = self.lock();
        if !lease.is_held() {
            return Err(Unknown);
        }
        state.owned.insert(code, owned);
        state.owners.remove(&code);
        self.metrics.claimed(is_abandoned);
        Ok(Some(lease))
    }
}

/// A node that stops releases all tables at once, and one that has stopped has no runtime to ask the broker with.
impl Drop for TableLease {
    fn drop(&mut self) {
        let (cluster, code) = (self.cluster.clone(), self.code);
        let revision = {
            let mut state = cluster.lock();
            let Entry::Occupied(owned) = state.owned.entry(code) else { return };
            if owned.get().claim != self.claim || cluster.is_stopping() {
                return;
            }
            owned.remove().revision
        };
        let Ok(runtime) = Handle::try_current() else { return };
        runtime.spawn(async move {
            let Ok(buckets) = cluster.buckets().await else { return };
            let released = buckets.tables.delete_expect_revision(code.as_str(), Some(revision));
            drop(timeout(BROKER_TIMEOUT, released).await);
        });
    }
}
