//! Copying every table from one database into another.

use std::collections::HashSet;

use fair::TableCode;
use futures_util::future::{LocalBoxFuture, join_all};
use thiserror::Error;

use super::reads::Bind::{Bytes, Flag, MaybeText, Number, Text};
use super::statements::{INSERT_SEAT, Writes, taken};
use super::writer::Work;
use super::{Store, StoreError, read_code};
use crate::database::Database;
use crate::lock::{Lock, NotOurs};
use crate::metrics::Metrics;

/// How many tables are stored in one transaction.
const MAX_BATCH: usize = 64;

/// A table as it is stored, column by column.
#[derive(PartialEq, Eq)]
pub(super) struct StoredRows {
    pub(super) code: TableCode,
    pub(super) game: String,
    pub(super) players: i64,
    pub(super) options: String,
    pub(super) rules_version: i64,
    pub(super) listed: bool,
    pub(super) creator: Vec<u8>,
    pub(super) seed: Vec<u8>,
    pub(super) stage: String,
    pub(super) names: String,
    pub(super) moves: i64,
    pub(super) result: Option<String>,
    pub(super) at: i64,
    /// Guest and seat, in the order of seats.
    pub(super) seats: Vec<(Vec<u8>, i64)>,
    /// Number, body and time, in order.
    pub(super) entries: Vec<(i64, String, i64)>,
}

/// Stores a table as another database has it.
pub(super) async fn import(to: &mut Writes<'_>, rows: &StoredRows) -> Result<(), StoreError> {
    let code = Text(rows.code.as_str());
    to.run(
        "INSERT INTO tables (code, game, players, options, rules_version, listed, creator, seed, stage, names, moves, result, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        &[
            code,
            Text(&rows.game),
            Number(rows.players),
            Text(&rows.options),
            Number(rows.rules_version),
            Flag(rows.listed),
            Bytes(&rows.creator),
            Bytes(&rows.seed),
            Text(&rows.stage),
            Text(&rows.names),
            Number(rows.moves),
            MaybeText(rows.result.as_deref()),
            Number(rows.at),
        ],
    )
    .await
    .map_err(taken)?;
    for (guest, seat) in &rows.seats {
        to.run(INSERT_SEAT, &[Bytes(guest), code, Number(*seat)]).await?;
    }
    for (n, body, at) in &rows.entries {
        let entry = "INSERT INTO entries (code, n, body, at) VALUES ($1, $2, $3, $4)";
        to.run(entry, &[code, Number(*n), Text(body), Number(*at)]).await?;
    }
    Ok(())
}

/// How far a copy is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Tables that were copied, and compared with what they were copied from.
    pub tables: u64,
    /// Tables that were there already, the same as in the source.
    pub there: u64,
    /// Rows of entries in all of these tables.
    pub entries: u64,
}

/// Why a copy ended.
#[derive(Debug, Error)]
pub enum CopyError {
    /// One of the databases cannot be opened, read or written.
    #[error("{database}: {error}")]
    Store {
        /// Which one, without its password.
        database: String,
        /// Why not.
        error: StoreError,
    },
    /// A server has the file.
    #[error("{self:?}")]
    Served(String),
    /// Both are the same database.
    #[error("{self:?}")]
    Same,
    /// The source is not there.
    #[error("{self:?}")]
    NoSource(String),
    /// The destination has another table with this code.
    #[error("{self:?}")]
    Differs(String),
}

/// Copies every table that the destination does not have, and compares each with its source. Started again after an interruption, it
/// goes on with what is missing. No server may use the databases meanwhile.
///
/// The future is boxed: callers would compile all that it does once more.
pub fn copy<'a>(
    from: &'a Database,
    to: &'a Database,
    progress: &'a mut dyn FnMut(Copied),
) -> LocalBoxFuture<'a, Result<Copied, CopyError>> {
    Box::pin(copy_tables(from, to, progress))
}

async fn copy_tables(
    from: &Database,
    to: &Database,
    progress: &mut dyn FnMut(Copied),
) -> Result<Copied, CopyError> {
    if let Database::File(file) = from
        && !file.exists()
    {
        return Err(CopyError::NoSource(from.to_string()));
    }
    if from == to {
        return Err(CopyError::Same);
    }
    let _source_lock = lock(from)?;
    let _target_lock = lock(to)?;
    let (source, target) = (open(from).await?, open(to).await?);
    let of_source = |error| CopyError::Store { database: from.to_string(), error };
    let of_target = |error| CopyError::Store { database: to.to_string(), error };
    let mut copied = Copied::default();
    let mut after = String::new();
    loop {
        let codes = source.codes(&after).await.map_err(of_source)?;
        let Some(last) = codes.last() else { return Ok(copied) };
        last.as_str().clone_into(&mut after);
        let first = codes[0].as_str().to_owned();
        let there = target.codes_between(&first, &after).await.map_err(of_target)?;
        let there: HashSet<TableCode> = there.into_iter().collect();
        let mut jobs = Vec::new();
        for code in codes.iter().filter(|code| !there.contains(code)) {
            if let Some(rows) = source.rows(*code).await.map_err(of_source)? {
                jobs.push(target.work(Work::Import(Box::new(rows))));
            }
        }
        for done in join_all(jobs).await {
            done.map_err(of_target)?;
        }
        for code in codes {
            let rows = source.rows(code).await.map_err(of_source)?;
            if rows != target.rows(code).await.map_err(of_target)? {
                return Err(CopyError::Differs(code.to_string()));
            }
            copied.entries += rows.map_or(0, |rows| rows.entries.len() as u64);
            if there.contains(&code) {
                copied.there += 1;
            } else {
                copied.tables += 1;
            }
        }
        progress(copied);
    }
}

/// Makes sure that no server has the file.
fn lock(database: &Database) -> Result<Option<Lock>, CopyError> {
    let Database::File(file) = database else { return Ok(None) };
    let lock = Lock::take(file).map_err(|why| match (why, database.to_string()) {
        (NotOurs::Served(_), database) => CopyError::Served(database),
        (NotOurs::Io(error), database) => CopyError::Store { database, error: error.into() },
    });
    lock.map(Some)
}

async fn open(database: &Database) -> Result<Store, CopyError> {
    let opened = Store::open(database, Metrics::new()).await;
    opened.map_err(|error| CopyError::Store { database: database.to_string(), error })
}

impl Store {
    /// Some codes in their order, after this one.
    async fn codes(&self, after: &str) -> Result<Vec<TableCode>, StoreError> {
        let codes =
            "SELECT code FROM tables WHERE code > $1 AND stage <> 'deleted' ORDER BY code LIMIT $2";
        let most = i64::try_from(MAX_BATCH).unwrap_or(i64::MAX);
        self.reads.all(codes, &[Text(after), Number(most)], read_code).await
    }

    /// The codes from the first to the last.
    async fn codes_between(&self, first: &str, last: &str) -> Result<Vec<TableCode>, StoreError> {
        let codes = "SELECT code FROM tables WHERE code BETWEEN $1 AND $2";
        self.reads.all(codes, &[Text(first), Text(last)], read_code).await
    }

    /// A table as it is stored.
    async fn rows(&self, code: TableCode) -> Result<Option<StoredRows>, StoreError> {
        let binds = [Text(code.as_str())];
        let seats = "SELECT guest, seat FROM seats WHERE code = $1 ORDER BY seat, guest";
        let seats =
            self.reads.all(seats, &binds, |row| Ok((row.get("guest")?, row.get("seat")?))).await?;
        let entries = "SELECT n, body, at FROM entries WHERE code = $1 ORDER BY n";
        let entries = self
            .reads
            .all(entries, &binds, |row| Ok((row.get("n")?, row.get("body")?, row.get("at")?)))
            .await?;
        let tables = "SELECT game, players, options, rules_version, listed, creator, seed, stage, names, moves, result, at \
             FROM tables WHERE code = $1";
        let tables = self
            .reads
            .all(tables, &binds, |row| {
                Ok(StoredRows {
                    code,
                    game: row.get("game")?,
                    players: row.get("players")?,
                    options: row.get("options")?,
                    rules_version: row.get("rules_version")?,
                    listed: row.get("listed")?,
                    creator: row.get("creator")?,
                    seed: row.get("seed")?,
                    stage: row.get("stage")?,
                    names: row.get("names")?,
                    moves: row.get("moves")?,
                    result: row.get("result")?,
                    at: row.get("at")?,
                    seats: Vec::new(),
                    entries: Vec::new(),
                })
            })
            .await?;
        Ok(tables.into_iter().next().map(|table| StoredRows { seats, entries, ..table }))
    }
}
