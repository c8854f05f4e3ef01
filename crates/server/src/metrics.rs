//! What a server counts. Nothing counted says who or where.

use std::time::Duration;

use prometheus_client::encoding::text;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use wire::ProblemCode;

use crate::cluster::Cluster;

/// The format that [`Metrics::text`] writes.
pub(crate) const MIME: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What a server counts. A clone counts with it.
#[derive(Clone)]
pub(crate) struct Metrics {
    /// Actions that were accepted and stored.
    pub(crate) moves: Counter,
    /// By problem.
    refusals: Family<Label<String>, Counter>,
    batches: Histogram,
    commits: Histogram,
    /// How many seconds a bot thought.
    pub(crate) thoughts: Histogram,
    /// By whether the node that owned the table before had lost its lease.
    pub(crate) claims: Family<Label<&'static str>, Counter>,
    /// Tables that this node gave to others when it stopped.
    pub(crate) handed_over: Counter,
    /// How many seconds it took to renew the lease.
    pub(crate) renewals: Histogram,
    /// How often the lease could not be renewed.
    pub(crate) not_renewed: Counter,
    /// How often the lease of this node was lost.
    pub(crate) lost_leases: Counter,
    /// Messages that went to other nodes.
    pub(crate) forwarded: Counter,
}

/// What is counted apart: a name and a value.
type Label<V> = [(&'static str, V); 1];

impl Metrics {
    pub(crate) fn new() -> Self {
        Self {
            moves: Counter::default(),
            refusals: Family::default(),
            batches: Histogram::new(exponential_buckets(1.0, 4.0, 7)),
            commits: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            thoughts: Histogram::new(exponential_buckets(0.001, 2.0, 14)),
            claims: Family::default(),
            handed_over: Counter::default(),
            renewals: Histogram::new(exponential_buckets(0.000_5, 2.0, 12)),
            not_renewed: Counter::default(),
            lost_leases: Counter::default(),
            forwarded: Counter::default(),
        }
    }

    /// This node became the owner of a table, whose owner before had perhaps lost its lease.
    pub(crate) fn claimed(&self, is_abandoned: bool) {
        let from = if is_abandoned { "lost" } else { "rest" };
        self.claims.get_or_create(&[("from", from)]).inc();
    }

    /// Something was refused.
    pub(crate) fn refused(&self, code: ProblemCode) {
        let problem = serde_json::to_value(code).ok();
        let problem = problem.as_ref().and_then(|name| name.as_str()).unwrap_or_default();
        self.refusals.get_or_create(&[("problem", problem.to_owned())]).inc();
    }

    /// So many jobs were stored in one transaction, which took so long.
    pub(crate) fn stored(&self, jobs: usize, took: Duration) {
        self.batches.observe(f64::from(u32::try_from(jobs).unwrap_or(u32::MAX)));
        self.commits.observe(took.as_secs_f64());
    }

    /// Everything counted, for Prometheus.
    pub(crate) fn text(&self, tables: usize, sockets: usize, cluster: Option<&Cluster>) -> String {
        let mut all = Registry::with_prefix("adamant");
        all.register("tables", "Tables in memory", gauge(tables));
        all.register("sockets", "Sockets that are open", gauge(sockets));
        all.register("moves", "Actions accepted and stored", self.moves.clone());
        all.register("refusals", "What was refused, by its problem", self.refusals.clone());
        all.register("store_batch_jobs", "Jobs stored in one transaction", self.batches.clone());
        register_seconds(&mut all, "store_commit", "How long a transaction took", &self.commits);
        register_seconds(&mut all, "bot_thought", "How long a bot thought", &self.thoughts);
        if let Some(cluster) = cluster {
            cluster.register(&mut all);
        }
        let mut out = String::new();
        text::encode(&mut out, &all).expect("a text takes everything");
        out
    }
}

pub(crate) fn register_seconds(all: &mut Registry, name: &str, help: &str, took: &Histogram) {
    all.register_with_unit(name, help, Unit::Seconds, took.clone());
}

pub(crate) fn gauge(count: usize) -> ConstGauge<i64> {
    ConstGauge::new(i64::try_from(count).unwrap_or(i64::MAX))
}
