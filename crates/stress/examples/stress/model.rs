//! What a site needs, from what a move costs.

use std::fmt::Write as _;

/// What a move costs where every seat chooses at another time, as people do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Costs {
    /// Processor time on nodes, in microseconds.
    nodes: f64,
    /// Processor time in NATS.
    nats: f64,
    /// Processor time in PostgreSQL.
    postgres: f64,
    /// Messages to NATS.
    messages: f64,
    /// Bytes of these messages.
    message_bytes: f64,
    /// Rows in PostgreSQL.
    rows: f64,
    /// Bytes of PostgreSQL's write-ahead log.
    log_bytes: f64,
    /// Bytes that stay in PostgreSQL, with their index.
    stored_bytes: f64,
}

impl Costs {
    /// As `cargo xtask load --cluster 3` measured them with 4,000 sockets; `docs/scaling.md` says where.
    pub(crate) const MEASURED: Self = Self {
        nodes: 203.0,
        nats: 58.0,
        postgres: 153.0,
        messages: 2.55,
        message_bytes: 1563.0,
        rows: 1.06,
        log_bytes: 275.0,
        stored_bytes: 122.0,
    };
}

/// A player decides every so many seconds, and so many sit at a table.
const SECONDS_FOR_A_MOVE: f64 = 10.0;
const PLAYERS: f64 = 4.0;

/// Cores of a node, of a NATS server and of a database, and which share of them is used: the rest is for peaks, and for the tables of a
/// node that died.
const NODE_CORES: f64 = 8.0;
const NATS_CORES: f64 = 8.0;
const DATABASE_CORES: f64 = 16.0;
const USED: f64 = 0.5;

/// Sockets of a node: as many as `limits.sockets` allows unless it is set.
const SOCKETS: f64 = 20_000.0;

/// Seconds of a year, which is how long finished games stay unless `retention.finished_days` is set, as if all had a third of the peak.
const YEAR: f64 = 365.0 * 86_400.0 / 3.0;

/// What a database holds at most, in bytes: more takes too long to back up and to restore.
const DATABASE_BYTES: f64 = 10e12;

/// Sizes of sites, in players at once.
const SITES: [u32; 4] = [1_000, 10_000, 100_000, 1_000_000];

/// What sites of several sizes need, as a table in Markdown.
pub(crate) fn model(costs: &Costs) -> String {
    let mut out = String::from(
        "| players at once | tables | moves a second | nodes | because of | NATS messages a second | NATS servers | rows a second | write-ahead log | stored in a year | databases | because of |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for players in SITES.map(f64::from) {
        let Site { moves, nodes, away, brokers, stored, databases } = Site::of(players, costs);
        let (messages, rows) = (away * moves * costs.messages, moves * costs.rows);
        let traffic = away * moves * costs.message_bytes / 1e6;
        let log = moves * costs.log_bytes / 1e6;
        let [tables, moves, messages, rows] =
            [players / PLAYERS, moves, messages, rows].map(grouped);
        let _ = writeln!(
            out,
            "| {} | {tables} | {moves} | {} | {} | {messages} ({traffic:.1} MB) | {brokers} | {rows} | {log:.2} MB/s | {:.1} TB | {} | {} |",
            grouped(players),
            nodes.0,
            nodes.1,
            stored / 1e12,
            databases.0,
            databases.1,
        );
    }
    out
}

/// What a site of one size needs: how many machines, and why as many.
struct Site {
    moves: f64,
    nodes: (f64, &'static str),
    /// How many more clients than among three nodes are at another node than their table.
    away: f64,
    brokers: f64,
    stored: f64,
    databases: (f64, &'static str),
}

impl Site {
    fn of(players: f64, costs: &Costs) -> Self {
        let moves = players / SECONDS_FOR_A_MOVE;
        let machines = |micros: f64, cores: f64| (moves * micros / 1e6 / (cores * USED)).ceil();
        let nodes = most([
            (2.0, "one may die"),
            (machines(costs.nodes, NODE_CORES), "work"),
            ((players / SOCKETS).ceil(), "sockets"),
        ]);
        let away = (1.0 - 1.0 / nodes.0) / (1.0 - 1.0 / 3.0);
        let brokers = machines(away * costs.nats, NATS_CORES);
        let stored = moves * costs.stored_bytes * YEAR;
        let databases = most([
            (machines(costs.postgres, DATABASE_CORES), "work"),
            ((stored / DATABASE_BYTES).ceil(), "storage"),
        ]);
        Self { moves, nodes, away, brokers, stored, databases }
    }
}

/// The largest number, and the first reason for it.
fn most<const N: usize>(reasons: [(f64, &'static str); N]) -> (f64, &'static str) {
    reasons
        .into_iter()
        .reduce(|most, next| if next.0 > most.0 { next } else { most })
        .unwrap_or_default()
}

/// A whole number with commas between thousands.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut out = String::new();
    for (nth, digit) in digits.chars().enumerate() {
        if nth > 0 && (digits.len() - nth).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_in_the_documentation_is_what_is_printed() {
        let page = include_str!("../../../../docs/scaling.md");
        assert!(page.contains(&model(&Costs::MEASURED)), "run `cargo xtask model`");
    }

    #[test]
    fn thousands_are_apart() {
        assert_eq!(["7", "1,000", "250,000"], [7.0, 1000.0, 250_000.0].map(grouped)[..]);
    }
}
