//! Several nodes on one database: each table has one owner, and any node serves any connection.
//!
//! A node holds a lease in a JetStream key-value bucket and renews it. Another bucket names for each table in memory the node that owns
//! it and the lease that this holds under: when the lease is gone, so is every ownership under it. The store refuses what an earlier
//! owner writes, so nothing depends on clocks that agree.

mod broker;
mod bus;
mod lease;
mod link;
mod message;
mod owners;

use std::collections::HashMap;
use std::fmt::Display;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use async_nats::Client;
use bytes::Bytes;
use fair::TableCode;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::database::SecretUrl;
use crate::metrics::{Metrics, gauge, register_seconds};
use crate::table_registry::TableRegistry;
pub use broker::ClusterError;
use broker::{Broker, Buckets, OpenBuckets};
use bus::{Outgoing, Peer};
use lease::{Lease, LeaseClock};
use link::EdgeLink;
pub(crate) use link::RemoteTable;
pub(crate) use message::{NodeId, TableQuery, TableReply, read_refusal};
use owners::Owned;
pub(crate) use owners::{Owner, TableLease};

/// How long a lease lasts without being renewed, and how often it is renewed.
const LEASE: Duration = Duration::from_secs(2);
const RENEWAL: Duration = Duration::from_millis(400);

/// How long NATS may take to answer.
const BROKER_TIMEOUT: Duration = Duration::from_secs(2);

/// How long NATS may take to answer a node that stops.
const RESIGN: Duration = Duration::from_millis(500);

/// How long to look for a table's owner: longer than a lease, so that the tables of a node that died are found again.
pub(crate) const OWNER_SEARCH_TIMEOUT: Duration = Duration::from_secs(8);

/// How long to wait before looking again.
pub(crate) const RETRY_DELAY: Duration = Duration::from_millis(50);

/// How many messages wait to be sent before those who send more must wait.
const OUTBOX: usize = 2048;

/// NATS did not say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unknown;

/// This node among the others.
pub(crate) struct Cluster {
    node: NodeId,
    client: Client,
    buckets: Buckets,
    /// What the names of subjects and buckets begin with: it follows from the database, so that two sites can share a broker.
    name: String,
    outbox: mpsc::Sender<Outgoing>,
    clock: LeaseClock,
    state: Mutex<State>,
    next: AtomicU64,
    stopping: AtomicBool,
    resigned: AtomicBool,
    metrics: Metrics,
}

#[derive(Default)]
struct State {
    /// The buckets, unless something went wrong with them.
    buckets: Option<Arc<OpenBuckets>>,
    /// The lease of this node, if it has one.
    lease: Option<Lease>,
    /// Tables that this node owns.
    owned: HashMap<TableCode, Owned>,
    /// Tables that other nodes own, and since when this is known.
    owners: HashMap<TableCode, (NodeId, Instant)>,
    /// Connections of clients of this node whose table is elsewhere.
    edges: HashMap<u64, EdgeLink>,
    /// Connections of other nodes' clients whose table is here: where their requests go.
    remote_clients: HashMap<(NodeId, u64), mpsc::Sender<Utf8Bytes>>,
    /// Questions that other nodes have not answered yet.
    asked: HashMap<u64, (NodeId, oneshot::Sender<TableReply>)>,
    /// What is known of other nodes.
    peers: HashMap<NodeId, Peer>,
}

impl Cluster {
    /// Connects to NATS and takes a lease. Nothing is answered before [`Cluster::run`].
    pub(crate) async fn open(
        url: &SecretUrl,
        id: &str,
        metrics: Metrics,
    ) -> Result<Arc<Self>, ClusterError> {
        let (client, buckets) = Broker::read(url)?.connect().await?;
        let node = NodeId::random();
        let (outbox, outgoing) = mpsc::channel(OUTBOX);
        let name = format!("adamant-{id}");
        let open = timeout(2 * BROKER_TIMEOUT, buckets.open(&name)).await;
        let open = open.map_err(|_| ClusterError::NoJetStream("no answer".to_owned()))??;
        let sender = bus::Sender {
            client: client.clone(),
            name: name.clone(),
            from: node,
            metrics: metrics.clone(),
            sessions: HashMap::new(),
        };
        let state = State { buckets: Some(Arc::new(open)), ..State::default() };
        let cluster = Arc::new(Self {
            client,
            buckets,
            node,
            name,
            outbox,
            clock: LeaseClock::new(),
            state: Mutex::new(state),
            next: AtomicU64::new(0),
            stopping: AtomicBool::new(false),
            resigned: AtomicBool::new(false),
            metrics,
        });
        // A bucket that another node has just made may store nothing for a moment, or not even answer.
        let taking = async {
            while !matches!(timeout(LEASE / 2, cluster.take_lease()).await, Ok(Ok(()))) {
                sleep(RETRY_DELAY).await;
            }
        };
        let taken = timeout(BROKER_TIMEOUT, taking).await;
        taken.map_err(|_| ClusterError::NoBucket("no lease was stored".to_owned()))?;
        tokio::spawn(sender.run(outgoing));
        Ok(cluster)
    }

    /// Begins to answer other nodes and to renew the lease, for as long as there is a registry.
    pub(crate) async fn run(
        self: &Arc<Self>,
        registry: Weak<TableRegistry>,
    ) -> Result<(), ClusterError> {
        let subject = bus::subject(&self.name, self.node);
        let inbox = self.client.subscribe(subject).await;
        let inbox = inbox.map_err(|error| ClusterError::Unreachable(error.to_string()))?;
        // A node that finds this one's lease can also reach it.
        drop(timeout(BROKER_TIMEOUT, self.client.flush()).await);
        tokio::spawn(bus::receive_all(self.clone(), registry.clone(), inbox));
        tokio::spawn(lease::renew(self.clone(), registry));
        Ok(())
    }

    /// Stops taking tables, and tells clients whose tables are elsewhere to reconnect.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.close_edges(|_| true);
    }

    /// Gives the lease back, once every table is closed: others can take the tables at once.
    pub(crate) async fn resign(&self) {
        self.resigned.store(true, Ordering::Relaxed);
        let tables = self.lock().owned.len();
        let had_lease = self.lose_lease().is_some();
        let resigning = async {
            let buckets = self.buckets().await?;
            let deleted = buckets.nodes.delete(self.node.to_string()).await;
            deleted.map_err(|error| self.failed("cannot give the lease back", error))
        };
        match timeout(RESIGN, resigning).await {
            Ok(Ok(())) => {
                self.metrics.handed_over.inc_by(tables as u64);
            }
            _ if had_lease => {
                tracing::warn!(
                    "NATS does not answer: the tables of this node are free when its lease ends"
                );
            }
            _ => {}
        }
        drop(timeout(RESIGN, self.say_goodbye()).await);
    }

    /// Whether this node holds its lease.
    pub(crate) fn is_well(&self) -> bool {
        self.clock.is_held()
    }

    /// Adds to metrics what this node has to do with others.
    pub(crate) fn register(&self, all: &mut Registry) {
        let state = self.lock();
        let metrics = &self.metrics;
        all.register("node", "Which node this is", Info::new([("id", self.node.to_string())]));
        let lease = usize::from(self.is_well());
        all.register("lease_held", "Whether this node holds its lease", gauge(lease));
        let renewal = "How long NATS took to renew the lease";
        register_seconds(all, "lease_renewal", renewal, &metrics.renewals);
        let failures = "Renewals of the lease that failed";
        all.register("lease_renewal_failures", failures, metrics.not_renewed.clone());
        let lost = "Leases of this node that were lost";
        all.register("lost_leases", lost, metrics.lost_leases.clone());
        all.register("owned_tables", "Tables that this node owns", gauge(state.owned.len()));
        let claims =
            "Tables that this node became the owner of, after a rest or after a lost lease";
        all.register("claims", claims, metrics.claims.clone());
        let handed_over = "Tables given to other nodes when this one stopped";
        all.register("handed_over_tables", handed_over, metrics.handed_over.clone());
        all.register("forwarded_messages", "Messages to other nodes", metrics.forwarded.clone());
        let edges = "Clients of this node whose table is on another";
        all.register("forwarded_clients", edges, gauge(state.edges.len()));
        let remote = "Clients of other nodes whose table is on this one";
        all.register("hosted_clients", remote, gauge(state.remote_clients.len()));
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    fn lease_value(&self) -> Option<Bytes> {
        let held = self.clock.is_held();
        self.lock().lease.as_ref().filter(|_| held).map(|lease| lease.value.clone())
    }

    fn next(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The buckets, made anew if NATS has lost them.
    async fn buckets(&self) -> Result<Arc<OpenBuckets>, Unknown> {
        if let Some(open) = self.lock().buckets.clone() {
            return Ok(open);
        }
        let open = self.buckets.open(&self.name).await;
        let open = Arc::new(open.map_err(|error| unknown("cannot open the buckets", error))?);
        self.lock().buckets = Some(open.clone());
        Ok(open)
    }

    /// Something did not work: perhaps the buckets are gone.
    fn failed(&self, what: &'static str, error: impl Display) -> Unknown {
        self.lock().buckets = None;
        unknown(what, error)
    }
}

/// Logs what could not be done.
fn unknown(what: &'static str, error: impl Display) -> Unknown {
    tracing::debug!(%error, "{what}");
    Unknown
}
