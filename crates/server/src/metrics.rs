//! What a server counts. Nothing counted says who or where.

use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use wire::Code;

/// The format that [`Metrics::text`] writes.
pub(crate) const MIME: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What a server counts. A clone counts with it.
#[derive(Clone)]
pub(crate) struct Metrics {
    moves: Counter,
    refusals: Family<Refusal, Counter>,
    batches: Histogram,
    commits: Histogram,
    thoughts: Histogram,
    claims: Counter,
    lost_leases: Counter,
    forwarded: Counter,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Refusal {
    problem: String,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        Self {
            moves: Counter::default(),
            refusals: Family::default(),
            batches: Histogram::new(exponential_buckets(1.0, 4.0, 7)),
            commits: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            thoughts: Histogram::new(exponential_buckets(0.001, 2.0, 14)),
            claims: Counter::default(),
            lost_leases: Counter::default(),
            forwarded: Counter::default(),
        }
    }

    /// This node became the owner of a table.
    pub(crate) fn claimed(&self) {
        self.claims.inc();
    }

    /// The lease of this node was lost.
    pub(crate) fn lost_lease(&self) {
        self.lost_leases.inc();
    }

    /// A message went to another node.
    pub(crate) fn forwarded(&self) {
        self.forwarded.inc();
    }

    /// Actions were accepted and kept.
    pub(crate) fn moved(&self, count: u64) {
        self.moves.inc_by(count);
    }

    /// Something was refused.
    pub(crate) fn refused(&self, code: Code) {
        let problem = serde_json::to_value(code).ok();
        let problem = problem.as_ref().and_then(|name| name.as_str()).unwrap_or_default();
        self.refusals.get_or_create(&Refusal { problem: problem.to_owned() }).inc();
    }

    /// So many jobs were kept together, and it took so long.
    pub(crate) fn kept(&self, jobs: usize, took: Duration) {
        self.batches.observe(f64::from(u32::try_from(jobs).unwrap_or(u32::MAX)));
        self.commits.observe(took.as_secs_f64());
    }

    /// A bot thought so long.
    pub(crate) fn thought(&self, took: Duration) {
        self.thoughts.observe(took.as_secs_f64());
    }

    /// Everything counted, for Prometheus.
    pub(crate) fn text(&self, tables: usize, sockets: usize, owned: Option<usize>) -> String {
        let mut all = Registry::with_prefix("adamant");
        let gauge = |count: usize| ConstGauge::new(i64::try_from(count).unwrap_or(i64::MAX));
        all.register("tables", "Tables in memory", gauge(tables));
        all.register("sockets", "Sockets that are open", gauge(sockets));
        all.register("moves", "Actions accepted and kept", self.moves.clone());
        all.register("refusals", "What was refused, by its problem", self.refusals.clone());
        all.register("store_batch_jobs", "Jobs kept in one transaction", self.batches.clone());
        all.register_with_unit(
            "store_commit",
            "How long a transaction took",
            Unit::Seconds,
            self.commits.clone(),
        );
        all.register_with_unit(
            "bot_thought",
            "How long a bot thought",
            Unit::Seconds,
            self.thoughts.clone(),
        );
        if let Some(owned) = owned {
            all.register("owned_tables", "Tables that this node owns", gauge(owned));
            all.register("claims", "Tables taken over by this node", self.claims.clone());
            all.register(
                "lost_leases",
                "Leases of this node that were lost",
                self.lost_leases.clone(),
            );
            all.register("forwarded_messages", "Messages to other nodes", self.forwarded.clone());
        }
        let mut out = String::new();
        text::encode(&mut out, &all).expect("a text takes everything");
        out
    }
}
