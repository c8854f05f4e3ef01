//! What the services of a site have carried so far, as they count it.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context as _, Result};
use serde_json::Value;

use super::{DATABASE, Site};
use crate::http;

/// Counts since the services were started.
#[derive(Clone, Copy)]
pub(crate) struct Traffic {
    /// Messages that came to NATS from the nodes.
    pub(crate) messages: u64,
    /// Their bytes.
    pub(crate) bytes: u64,
    /// Messages between nodes.
    pub(crate) forwarded: u64,
    /// Transactions that PostgreSQL committed.
    pub(crate) transactions: u64,
    /// Rows that were inserted in them.
    pub(crate) rows: u64,
    /// Bytes of PostgreSQL's write-ahead log.
    pub(crate) log_bytes: u64,
    /// Bytes of all entries of tables, with their index.
    pub(crate) stored_bytes: u64,
}

impl Traffic {
    /// What was added since.
    pub(crate) fn since(self, before: Self) -> Self {
        Self {
            messages: self.messages.saturating_sub(before.messages),
            bytes: self.bytes.saturating_sub(before.bytes),
            forwarded: self.forwarded.saturating_sub(before.forwarded),
            transactions: self.transactions.saturating_sub(before.transactions),
            rows: self.rows.saturating_sub(before.rows),
            log_bytes: self.log_bytes.saturating_sub(before.log_bytes),
            stored_bytes: self.stored_bytes.saturating_sub(before.stored_bytes),
        }
    }
}

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
        Ok(Traffic { messages, bytes, forwarded, transactions, rows, log_bytes, stored_bytes })
    }
}
