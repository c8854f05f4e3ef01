//! The storage of tables: one interface, and SQLite or PostgreSQL behind it. Nothing outside this module knows a database.

mod copy;
mod file;
mod migrations;
mod postgres;
mod reads;
mod sqlite;
mod statements;
#[cfg(all(test, unix))]
mod tests;
mod writer;

use std::io;
use std::time::Duration;

pub use copy::{Copied, CopyError, copy};

use fair::{RevealedSeed, Seed, TableCode};
use games::Kind;
use serde_json::Value;
use table::Seat;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use wire::{MyTable, Stats, TableStage, TableSummary};

use crate::database::Database;
use crate::entry::Entry;
use crate::guest::Guest;
use crate::metrics::Metrics;
use reads::{Bind, Reads, Row};

/// Which tables have a game that is on and no move since the second `$1`.
macro_rules! abandoned {
    () => {
        "stage = 'playing' AND $1 > (\
             SELECT entries.at FROM entries WHERE entries.code = tables.code \
             AND (body LIKE '%{\"act\":%' OR body LIKE '%\"started\"%') \
             ORDER BY n DESC LIMIT 1)"
    };
}

/// The store of all tables. A clone is the same store.
#[derive(Clone)]
pub(crate) struct Store {
    jobs: mpsc::Sender<writer::Job>,
    reads: Reads,
}

/// How many jobs wait for the writer before senders of more must wait.
const MAX_QUEUED_JOBS: usize = 4096;

/// A database that takes longer is not well: load balancers wait a few seconds for `/healthz`.
const WELL: Duration = Duration::from_millis(1500);

/// Which owner of a table writes: each new owner has a higher one, and what an earlier owner writes is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Epoch(i64);

/// Why something could not be stored or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database said no: it is full, read-only, locked or gone.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database was made by another version.
    #[error("the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The database holds what this version cannot read.
    #[error("the database: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The database's file cannot be opened.
    #[error("the database: {0}")]
    File(#[from] io::Error),
    /// The file at the database's path is not the one that was opened.
    #[error(
        "the database was moved, replaced or deleted while the server runs: put it back, or restart the server"
    )]
    Moved,
    /// PostgreSQL does not answer, or not to this user.
    #[error(
        "PostgreSQL cannot be reached: {0}: check that it runs, and the host, port, user, password and database in its address"
    )]
    Unreachable(sqlx::Error),
    /// PostgreSQL took too long.
    #[error("PostgreSQL did not answer in time")]
    TooSlow,
    /// The server of the database is too old.
    #[error(
        "it is PostgreSQL {0}: version {oldest} or a newer one is needed, so update PostgreSQL", oldest = postgres::OLDEST
    )]
    TooOld(u32),
    /// The database was made by a newer version of this program.
    #[error(
        "it was made by a newer version of adamant, whose migration {0} is not known here: use that version, or another database"
    )]
    Newer(i64),
    /// The database has another form than this program gives it.
    #[error(
        "its migration {0} differs from ours: it belongs to another program or was changed by hand, so use another database or restore a backup"
    )]
    Other(i64),
    /// Something else is stored under this number.
    #[error("the number is taken")]
    Taken,
    /// Another node owns the table.
    #[error("the table has another owner")]
    Fenced,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

/// A table as it was opened.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub(crate) code: TableCode,
    pub(crate) game: Kind,
    pub(crate) players: u8,
    pub(crate) options: Value,
    /// The version of the game's rules that is played by.
    pub(crate) rules_version: u32,
    pub(crate) listed: bool,
    pub(crate) creator: Guest,
    pub(crate) seed: Seed,
}

/// How many rows of entries are deleted at once.
const DELETE_LIMIT: i64 = 200;

/// The stage of a table that is being deleted: it cannot be found.
const DELETED: &str = "deleted";

/// How far a table is, and since when nothing has happened there.
pub(crate) struct StoredAge {
    pub(crate) code: TableCode,
    /// Nothing for a table that is being deleted.
    pub(crate) stage: Option<TableStage>,
    pub(crate) at: i64,
}

/// A table as it is stored.
pub(crate) struct StoredTable {
    pub(crate) head: Head,
    /// All that was accepted there, in order.
    pub(crate) entries: Vec<Entry>,
    /// The number of the next entry.
    pub(crate) next: u64,
    /// The owner that took the table over, where the database knows of owners.
    pub(crate) epoch: Epoch,
}

/// What was accepted at a table and is to be stored.
pub(crate) struct Append {
    pub(crate) code: TableCode,
    /// The owner that writes. Nothing is stored if the table has another one: PostgreSQL compares it; SQLite has one server.
    pub(crate) epoch: Epoch,
    pub(crate) rows: NewEntries,
    /// What lists show of the table, if that has changed.
    pub(crate) listing: Option<Box<Listing>>,
    /// Whether all may know that something was accepted.
    pub(crate) openly: bool,
}

/// Entries in order.
pub(crate) struct NewEntries {
    /// The number of the first.
    pub(crate) n: u64,
    pub(crate) entries: Vec<Entry>,
    /// Whether they take the place of everything stored from that number on.
    pub(crate) replace: bool,
}

/// What lists show of a table.
#[derive(Clone, Debug)]
pub(crate) struct Listing {
    pub(crate) stage: TableStage,
    pub(crate) names: Vec<String>,
    pub(crate) seats: Vec<(Guest, Seat)>,
    /// How the game ended, and after how many moves.
    pub(crate) end: Option<(Value, usize)>,
}

impl Listing {
    /// How the game ended, as it is stored, and after how many moves.
    fn result_and_moves(&self) -> (Option<String>, i64) {
        self.end.as_ref().map_or((None, 0), |(result, moves)| {
            (Some(result.to_string()), i64::try_from(*moves).unwrap_or(i64::MAX))
        })
    }
}

impl Store {
    /// Opens the database, and brings it to its present form.
    pub(crate) async fn open(database: &Database, metrics: Metrics) -> Result<Self, StoreError> {
        match database {
            Database::File(file) => sqlite::open(file, metrics).await,
            Database::Postgres(url) => postgres::open(url, metrics).await,
        }
    }

    /// Stores a new table with its first entries; false if its code is taken.
    pub(crate) async fn create(
        &self,
        head: &Head,
        listing: Listing,
        entries: &[Entry],
    ) -> Result<bool, StoreError> {
        let body = if entries.is_empty() { None } else { Some(body(entries)?) };
        let work = writer::Work::Create(Box::new((head.clone(), listing, body)));
        match self.work(work).await {
            Ok(()) => Ok(true),
            Err(StoreError::Taken) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Stores what was accepted at a table. Once this returns, it survives a crash.
    pub(crate) async fn append(&self, mut append: Append) -> Result<(), StoreError> {
        let body = body(&std::mem::take(&mut append.rows.entries))?;
        self.work(writer::Work::Append(append, body)).await
    }

    async fn work(&self, work: writer::Work) -> Result<(), StoreError> {
        let (done, stored) = oneshot::channel();
        self.jobs.send(writer::Job { work, done }).await.map_err(|_| StoreError::Closed)?;
        stored.await.map_err(|_| StoreError::Closed)?
    }

    /// A table and all that was accepted there.
    pub(crate) async fn load(&self, code: TableCode) -> Result<Option<StoredTable>, StoreError> {
        let code_bind = [Bind::Text(code.as_str())];
        let head = "SELECT game, players, options, rules_version, listed, creator, seed FROM tables \
             WHERE code = $1 AND stage <> 'deleted'";
        let head = self.reads.all(head, &code_bind, |row| read_head(code, row)).await?;
        let Some(head) = head.into_iter().next() else { return Ok(None) };
        let rows = "SELECT n, body FROM entries WHERE code = $1 ORDER BY n";
        let rows = self.reads.all(rows, &code_bind, |row| {
            let entries: Vec<Entry> = serde_json::from_str(row.get("body")?)?;
            Ok((row.get::<i64>("n")?.unsigned_abs(), entries))
        });
        let mut entries = Vec::new();
        let mut next = 0;
        for (n, mut stored) in rows.await? {
            next = n + stored.len() as u64;
            entries.append(&mut stored);
        }
        Ok(Some(StoredTable { head, entries, next, epoch: Epoch::default() }))
    }

    /// Makes the caller the owner of a table: what an earlier owner writes from here on is refused, and what it wrote before is loaded.
    /// Nothing if there is no such table.
    pub(crate) async fn take_over(
        &self,
        code: TableCode,
    ) -> Result<Option<StoredTable>, StoreError> {
        match &self.reads {
            Reads::Sqlite { .. } => self.load(code).await,
            Reads::Postgres { pool } => {
                let epoch = postgres::next_epoch(pool, code).await?;
                let Some(epoch) = epoch else { return Ok(None) };
                Ok(self.load(code).await?.map(|stored| StoredTable { epoch, ..stored }))
            }
        }
    }

    /// What the nodes on this database call themselves at a broker. A file has one server, and no name.
    pub(crate) async fn cluster_id(&self) -> Result<String, StoreError> {
        let id = "SELECT id FROM cluster WHERE one = 1";
        let ids = self.reads.all(id, &[], |row| Ok(row.get("id")?)).await?;
        ids.into_iter().next().ok_or_else(|| bad("id"))
    }

    /// Some tables in the order of their codes, after this one, and since when nothing has happened there.
    pub(crate) async fn ages(&self, after: &str) -> Result<Vec<StoredAge>, StoreError> {
        let ages = "SELECT code, stage, at FROM tables WHERE code > $1 ORDER BY code LIMIT 500";
        self.reads
            .all(ages, &[Bind::Text(after)], |row| {
                let stage: &str = row.get("stage")?;
                let stage = (stage != DELETED).then(|| serde_json::from_value(stage.into()));
                Ok(StoredAge {
                    code: read_code(row)?,
                    stage: stage.transpose()?,
                    at: row.get("at")?,
                })
            })
            .await
    }

    /// Deletes a table, or some of its entries if there are many; whether anything of it is left.
    pub(crate) async fn delete_some(&self, code: TableCode) -> Result<bool, StoreError> {
        self.work(writer::Work::Delete(code)).await?;
        self.exists(code).await
    }

    /// Whether anything of a table is stored.
    pub(crate) async fn exists(&self, code: TableCode) -> Result<bool, StoreError> {
        let found = "SELECT code FROM tables WHERE code = $1";
        let found = self.reads.all(found, &[Bind::Text(code.as_str())], read_code).await?;
        Ok(!found.is_empty())
    }

    /// Notes that something has happened at a table until now.
    pub(crate) async fn touch(&self, code: TableCode) -> Result<(), StoreError> {
        self.work(writer::Work::Touch(code)).await
    }

    /// Tables that strangers may find, those that still want people first, then the latest first.
    pub(crate) async fn listed(&self) -> Result<Vec<TableSummary>, StoreError> {
        let listed = "SELECT code, game, stage, players, names FROM tables \
             WHERE listed AND stage IN ('gathering', 'playing') \
             ORDER BY stage, at DESC LIMIT 50";
        self.reads.all(listed, &[], read_summary).await
    }

    /// The tables where a guest has a chair, the latest first.
    pub(crate) async fn of_guest(&self, guest: Guest) -> Result<Vec<MyTable>, StoreError> {
        let mine = "SELECT tables.code, game, stage, players, names, seat, at, result \
             FROM seats JOIN tables USING (code) WHERE guest = $1 ORDER BY at DESC LIMIT 100";
        self.reads
            .all(mine, &[Bind::Bytes(guest.bytes())], |row| {
                let seat = u8::try_from(row.get::<i64>("seat")?).ok();
                Ok(MyTable {
                    table: read_summary(row)?,
                    seat: seat.and_then(Seat::new).ok_or_else(|| bad("seat"))?,
                    at: row.get("at")?,
                    result: row
                        .get::<Option<&str>>("result")?
                        .map(serde_json::from_str)
                        .transpose()?,
                })
            })
            .await
    }

    /// Some of the tables whose game is on and that had no move since a second.
    pub(crate) async fn abandoned(&self, before: i64) -> Result<Vec<TableCode>, StoreError> {
        let abandoned = concat!("SELECT code FROM tables WHERE ", abandoned!(), " LIMIT 100");
        self.reads.all(abandoned, &[Bind::Number(before)], read_code).await
    }

    /// Whether the game at a table is on and had no move since a second.
    pub(crate) async fn is_abandoned(
        &self,
        code: TableCode,
        before: i64,
    ) -> Result<bool, StoreError> {
        let found = concat!("SELECT code FROM tables WHERE code = $2 AND ", abandoned!());
        let binds = [Bind::Number(before), Bind::Text(code.as_str())];
        Ok(!self.reads.all(found, &binds, read_code).await?.is_empty())
    }

    /// What was played to the end, game by game.
    pub(crate) async fn stats(&self) -> Result<Vec<Stats>, StoreError> {
        let rows = "SELECT game, players, count(*) AS games, CAST(sum(moves) AS BIGINT) AS moves FROM tables \
             WHERE stage = 'over' AND result IS NOT NULL GROUP BY game, players ORDER BY game, players";
        let rows = self.reads.all(rows, &[], |row| {
            let (games, moves): (i64, i64) = (row.get("games")?, row.get("moves")?);
            Ok((read_kind(row)?, read_players(row)?, games.unsigned_abs(), moves.unsigned_abs()))
        });
        let mut stats =
            Kind::ALL.map(|game| Stats { game, games: 0, players: Vec::new(), moves: 0 }).to_vec();
        for (game, players, games, moves) in rows.await? {
            if let Some(of_game) = stats.iter_mut().find(|stats| stats.game == game) {
                of_game.games += games;
                of_game.moves += moves;
                of_game.players.push((players, games));
            }
        }
        Ok(stats)
    }

    /// Whether something can be stored, and soon.
    pub(crate) async fn is_well(&self) -> Result<(), StoreError> {
        let probed = timeout(WELL, self.work(writer::Work::Probe)).await;
        probed.unwrap_or(Err(StoreError::TooSlow))
    }
}

fn body(entries: &[Entry]) -> Result<String, StoreError> {
    Ok(serde_json::to_string(entries)?)
}

/// A stage as it is stored.
fn stage_name(stage: TableStage) -> &'static str {
    match stage {
        TableStage::Gathering => "gathering",
        TableStage::Playing => "playing",
        TableStage::Over => "over",
    }
}

fn read_head(code: TableCode, row: &Row) -> Result<Head, StoreError> {
    let rules_version: i64 = row.get("rules_version")?;
    Ok(Head {
        code,
        game: read_kind(row)?,
        players: read_players(row)?,
        options: serde_json::from_str(row.get("options")?)?,
        rules_version: rules_version.try_into().map_err(|_| bad("rules_version"))?,
        listed: row.get("listed")?,
        creator: Guest::from_bytes(row.get("creator")?).ok_or_else(|| bad("creator"))?,
        seed: <[u8; 32]>::try_from(row.get::<&[u8]>("seed")?)
            .map(|seed| RevealedSeed::new(seed).into())
            .map_err(|_| bad("seed"))?,
    })
}

fn read_summary(row: &Row) -> Result<TableSummary, StoreError> {
    Ok(TableSummary {
        code: row.get("code")?,
        game: read_kind(row)?,
        stage: serde_json::from_value(row.get::<&str>("stage")?.into())?,
        players: read_players(row)?,
        names: serde_json::from_str(row.get("names")?)?,
    })
}

fn read_code(row: &Row) -> Result<TableCode, StoreError> {
    row.get::<&str>("code")?.parse().map_err(|_| bad("code"))
}

fn read_players(row: &Row) -> Result<u8, StoreError> {
    row.get::<i64>("players")?.try_into().map_err(|_| bad("players"))
}

fn read_kind(row: &Row) -> Result<Kind, StoreError> {
    row.get::<&str>("game")?.parse().map_err(|_| bad("game"))
}

fn bad(column: &str) -> StoreError {
    StoreError::Database(sqlx::Error::Decode(format!("{column} cannot be read").into()))
}
