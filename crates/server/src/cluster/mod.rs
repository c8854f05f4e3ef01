//! Several nodes on one database: each table has one owner, and any node serves any connection.
//!
//! A node holds a lease in a JetStream key-value bucket and renews it. Another bucket names for each table in memory the node that owns
//! it and the lease that this holds under: when the lease is gone, so is every ownership under it. The store refuses what an earlier
//! owner writes, so nothing depends on clocks that agree.

mod bus;
mod lease;
mod link;
mod message;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use async_nats::jetstream::{self, kv, stream};
use async_nats::{Client, ConnectOptions};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

use crate::code::Code;
use crate::database::SecretUrl;
use crate::guest::random;
use crate::hall::Hall;
use crate::metrics::Metrics;
use bus::Outgoing;
use lease::Lease;
use link::{EdgeLink, HostLink};
pub(crate) use message::{Answer, NodeId, Question, read_refusal};

/// How long a lease lasts without being renewed, and how often it is renewed.
pub(crate) const LEASE: Duration = Duration::from_secs(2);
const RENEWAL: Duration = Duration::from_millis(400);

/// How long NATS may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long to look for a table's owner: longer than a lease, so that the tables of a node that died are found again.
pub(crate) const SEARCH: Duration = Duration::from_secs(6);

/// How long to wait before looking again.
pub(crate) const RETRY_DELAY: Duration = Duration::from_millis(100);

/// How many messages wait to be sent before those who send more must wait.
const OUTBOX: usize = 4096;

/// The oldest NATS server that will do.
const OLDEST: (i64, i64) = (2, 9);

/// Why the other nodes cannot be reached.
#[derive(Debug, Error)]
pub enum ClusterError {
    /// NATS does not answer, or not to this user.
    #[error(
        "NATS cannot be reached: {0}: check that it runs, and the host, port, user and password in its address"
    )]
    Unreachable(String),
    /// NATS is too old.
    #[error("it is NATS {0}: version 2.9 or a newer one is needed, so update nats-server")]
    TooOld(String),
    /// NATS runs without JetStream.
    #[error("NATS has no JetStream: start nats-server with --jetstream ({0})")]
    NoJetStream(String),
}

/// Who owns a table.
#[derive(Debug)]
pub(crate) enum Owner {
    /// This node, from now on.
    Here,
    /// Another node.
    There(NodeId),
}

/// The table's owner could not be found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unknown;

/// This node among the others.
pub(crate) struct Cluster {
    node: NodeId,
    client: Client,
    jetstream: jetstream::Context,
    /// What the names of subjects and buckets begin with: it follows from the database, so that two sites can share a broker.
    name: String,
    outbox: mpsc::Sender<Outgoing>,
    state: Mutex<State>,
    next: AtomicU64,
    stopping: AtomicBool,
    metrics: Metrics,
}

#[derive(Default)]
struct State {
    /// The lease of this node, while it is held.
    lease: Option<Lease>,
    /// Tables that this node owns, with the revision of their keys and since when.
    owned: HashMap<Code, (u64, Instant)>,
    /// Connections of clients of this node whose table is elsewhere.
    edges: HashMap<u64, EdgeLink>,
    /// Connections of other nodes' clients whose table is here.
    hosts: HashMap<(NodeId, u64), HostLink>,
    /// Questions that other nodes have not answered yet.
    asked: HashMap<u64, (NodeId, oneshot::Sender<Answer>)>,
    /// What was heard of other nodes.
    peers: HashMap<NodeId, Peer>,
}

/// What was heard of another node.
struct Peer {
    /// The number of its next message to us.
    next: u64,
    /// When it was last heard.
    heard: Instant,
}

impl Cluster {
    /// Connects to NATS and takes a lease. Nothing is served before [`Cluster::run`].
    pub(crate) async fn open(
        url: &SecretUrl,
        id: &str,
        metrics: Metrics,
    ) -> Result<Arc<Self>, ClusterError> {
        let client = connect(url).await?;
        let node = NodeId::random();
        let (outbox, outgoing) = mpsc::channel(OUTBOX);
        let name = format!("adamant-{id}");
        let cluster = Arc::new(Self {
            jetstream: jetstream::new(client.clone()),
            client,
            node,
            name,
            outbox,
            state: Mutex::default(),
            next: AtomicU64::new(0),
            stopping: AtomicBool::new(false),
            metrics,
        });
        cluster.take_lease().await.map_err(|error| ClusterError::NoJetStream(error.to_string()))?;
        tokio::spawn(bus::send_all(
            cluster.client.clone(),
            cluster.name.clone(),
            node,
            outgoing,
            cluster.metrics.clone(),
        ));
        Ok(cluster)
    }

    /// Begins to answer other nodes and to renew the lease, for as long as there is a hall.
    pub(crate) async fn run(self: &Arc<Self>, hall: Weak<Hall>) -> Result<(), ClusterError> {
        let inbox = self
            .client
            .subscribe(bus::subject(&self.name, self.node))
            .await
            .map_err(|error| ClusterError::Unreachable(error.to_string()))?;
        // Whoever finds this node's lease can also reach it.
        drop(timeout(PATIENCE, self.client.flush()).await);
        tokio::spawn(bus::receive_all(self.clone(), hall.clone(), inbox));
        tokio::spawn(lease::renew(self.clone(), hall));
        Ok(())
    }

    /// Who owns a table: its owner as long as that one holds its lease, or else this node from now on.
    pub(crate) async fn claim(&self, code: Code) -> Result<Owner, Unknown> {
        let claimed = timeout(PATIENCE, self.try_claim(code)).await;
        claimed.unwrap_or(Err(Unknown))
    }

    async fn try_claim(&self, code: Code) -> Result<Owner, Unknown> {
        let (tables, nodes) = (self.tables().await?, self.nodes().await?);
        loop {
            if self.is_stopping() {
                return Err(Unknown);
            }
            let mine = self.lease_value().ok_or(Unknown)?;
            let entry = tables.entry(code.as_str()).await.map_err(unknown)?;
            let put = entry.as_ref().filter(|entry| entry.operation == kv::Operation::Put);
            if let Some(entry) = put
                && entry.value != mine
                && let Some((owner, lease)) = message::read_lease(&entry.value)
            {
                let held = nodes.get(owner.to_string()).await.map_err(unknown)?;
                if held.is_some_and(|held| held == lease) {
                    return Ok(Owner::There(owner));
                }
            }
            let revision = entry.map_or(0, |entry| entry.revision);
            match tables.update(code.as_str(), mine.clone(), revision).await {
                Ok(revision) => {
                    let mut state = self.lock();
                    let holds = state.lease.as_ref().is_some_and(|lease| lease.value() == mine);
                    if !holds {
                        return Err(Unknown);
                    }
                    state.owned.insert(code, (revision, Instant::now()));
                    self.metrics.claimed();
                    return Ok(Owner::Here);
                }
                // Another node was faster: it is asked who that is.
                Err(error) if error.kind() == kv::UpdateErrorKind::WrongLastRevision => {}
                Err(error) => return Err(unknown(error)),
            }
        }
    }

    /// Lets go of a table that sleeps, so that the next node that is asked for it becomes its owner.
    pub(crate) fn release(self: &Arc<Self>, code: Code) {
        let Some((revision, _)) = self.lock().owned.remove(&code) else { return };
        let cluster = self.clone();
        tokio::spawn(async move {
            let Ok(tables) = cluster.tables().await else { return };
            let released = tables.delete_expect_revision(code.as_str(), Some(revision));
            drop(timeout(PATIENCE, released).await);
        });
    }

    /// Stops taking tables, tells clients whose tables are elsewhere to reconnect, and gives the lease back: every table of this node
    /// can be taken by others at once.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.close_edges(|_| true);
    }

    /// Gives the lease back, once every table is closed.
    pub(crate) async fn resign(&self) {
        let lease = self.lock().lease.take();
        if lease.is_some()
            && let Ok(nodes) = self.nodes().await
        {
            drop(timeout(PATIENCE, nodes.delete(self.node.to_string())).await);
        }
        drop(timeout(PATIENCE, self.client.flush()).await);
    }

    /// Whether this node holds its lease.
    pub(crate) fn is_well(&self) -> bool {
        self.lock().lease.as_ref().is_some_and(Lease::is_held)
    }

    /// How many tables this node owns.
    pub(crate) fn owned(&self) -> usize {
        self.lock().owned.len()
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    fn lease_value(&self) -> Option<bytes::Bytes> {
        self.lock().lease.as_ref().filter(|lease| lease.is_held()).map(Lease::value)
    }

    fn next(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The bucket of leases: one key a node, gone when it is not renewed.
    async fn nodes(&self) -> Result<kv::Store, Unknown> {
        self.bucket("nodes", LEASE).await
    }

    /// The bucket of owners: one key for each table in memory.
    async fn tables(&self) -> Result<kv::Store, Unknown> {
        self.bucket("tables", lease::OWNERSHIP).await
    }

    async fn bucket(&self, what: &str, max_age: Duration) -> Result<kv::Store, Unknown> {
        let bucket = format!("{}-{what}", self.name);
        match self.jetstream.get_key_value(&bucket).await {
            Ok(store) => Ok(store),
            Err(_) => {
                // As `create_key_value` would, without asking for the account: NATS 2.9 answers that in an older form.
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
                self.jetstream.create_stream(config).await.map_err(unknown)?;
                self.jetstream.get_key_value(&bucket).await.map_err(unknown)
            }
        }
    }
}

fn unknown(error: impl std::fmt::Display) -> Unknown {
    tracing::debug!(%error, "NATS does not say who owns a table");
    Unknown
}

async fn connect(url: &SecretUrl) -> Result<Client, ClusterError> {
    let options = ConnectOptions::new()
        .name("adamant")
        .connection_timeout(PATIENCE)
        .request_timeout(Some(PATIENCE))
        .ping_interval(Duration::from_secs(5))
        .reconnect_delay_callback(|_| Duration::from_millis(100))
        .event_callback(|event| async move {
            tracing::info!(%event, "NATS");
        });
    let connecting = options.connect(url.reveal());
    let client = timeout(2 * PATIENCE, connecting)
        .await
        .map_err(|_| ClusterError::Unreachable("no answer".to_owned()))?
        .map_err(|error| ClusterError::Unreachable(error.to_string()))?;
    if !client.is_server_compatible(OLDEST.0, OLDEST.1, 0) {
        return Err(ClusterError::TooOld(client.server_info().version));
    }
    Ok(client)
}

impl NodeId {
    fn random() -> Self {
        Self(u64::from_le_bytes(random()))
    }
}
