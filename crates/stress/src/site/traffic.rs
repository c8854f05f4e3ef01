//! What the services of a site have carried so far, as they count it.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context as _, Result};
use serde_json::Value;

use super::{DATABASE, Site};
use crate::http;

/// Counts since the services were started: messages that came to NATS from the nodes and their bytes, messages between nodes,
/// transactions that PostgreSQL committed, rows that were inserted in them, bytes of its write-ahead log, and bytes of everything that was
/// accepted at tables, with its index.
pub(crate) type Traffic = [u64; 7];

const COUNTS: &str = "SELECT xact_commit, tup_inserted, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint, \
    pg_total_relation_size('entries') \
    FROM pg_stat_database WHERE datname = current_database()";

impl Site {
    pub(crate) async fn traffic(&self) -> Result<Traffic> {
        let monitor = SocketAddr::from((Ipv4Addr::LOCALHOST, self.nats.monitor()));
        let (_, text) = http::get(monitor, "/varz").await.context("NATS says nothing")?;
        let nats: Value = serde_json::from_str(&text)?;
        let counted = |name: &str| nats[name].as_u64().with_context(|| format!("no {name}"));
        let row = self.postgres.query(DATABASE, COUNTS)?;
        let row: Vec<u64> = row.split('|').map(str::parse).collect::<Result<_, _>>()?;
        let [transactions, rows, log_bytes, stored_bytes] = row[..].try_into()?;
        let mut forwarded = 0;
        for node in &self.nodes {
            forwarded += node.metric("adamant_forwarded_messages_total").await?;
        }
        let (messages, bytes) = (counted("in_msgs")?, counted("in_bytes")?);
        Ok([messages, bytes, forwarded, transactions, rows, log_bytes, stored_bytes])
    }
}
