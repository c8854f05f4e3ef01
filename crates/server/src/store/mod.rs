//! Where tables are kept. Nothing outside this module knows a database.

mod file;
mod writer;

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use fair::{RevealedSeed, Seed};
use games::Kind;
use serde_json::Value;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _};
use table::Seat;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use wire::{MyTable, Stage, Stats, TableLine};

use crate::code::Code;
use crate::entry::Entry;
use crate::guest::Guest;
use crate::metrics::Metrics;
use file::DatabaseFile;

/// Which tables have a game that is on and in which nobody has moved since the second `?1`.
macro_rules! abandoned {
    () => {
        "stage = 'playing' AND ?1 > (\
             SELECT entries.at FROM entries WHERE entries.code = tables.code \
             AND (body LIKE '%{\"act\":%' OR body LIKE '%\"started\"%') \
             ORDER BY n DESC LIMIT 1)"
    };
}

/// Everything that is kept. A clone is the same store.
#[derive(Clone)]
pub(crate) struct Store {
    jobs: mpsc::Sender<writer::Job>,
    reads: SqlitePool,
    file: Arc<DatabaseFile>,
}

/// Why something could not be kept or read.
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
    /// Somebody else has kept something in this place.
    #[error("the place is taken")]
    Taken,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

/// A table as it was opened.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub(crate) code: Code,
    pub(crate) game: Kind,
    pub(crate) players: u8,
    pub(crate) options: Value,
    /// The version of the game's rules that is played by.
    pub(crate) rules_version: u32,
    pub(crate) listed: bool,
    pub(crate) creator: Guest,
    pub(crate) seed: Seed,
}

/// The stage of a table that is being deleted: it is found by nobody.
const DELETED: &str = "deleted";

/// How far a table is, and since when nothing has happened there.
pub(crate) struct StoredAge {
    pub(crate) code: Code,
    /// Nothing for a table that is being deleted.
    pub(crate) stage: Option<Stage>,
    pub(crate) at: i64,
}

/// A table as it is stored.
pub(crate) struct StoredTable {
    pub(crate) head: Head,
    /// All that was accepted there, in order.
    pub(crate) entries: Vec<Entry>,
    /// The number of the next entry.
    pub(crate) next: u64,
}

/// What was accepted at a table and is to be stored.
pub(crate) struct Append {
    pub(crate) code: Code,
    pub(crate) rows: Rows,
    /// What lists show of the table, if that has changed.
    pub(crate) line: Option<Line>,
    /// Whether all may know that something was accepted.
    pub(crate) openly: bool,
}

/// Entries in order.
pub(crate) struct Rows {
    /// The number of the first.
    pub(crate) n: u64,
    pub(crate) entries: Vec<Entry>,
    /// Whether they take the place of everything stored from that number on.
    pub(crate) replace: bool,
}

/// What lists show of a table, whenever it changes.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) stage: Stage,
    pub(crate) names: Vec<String>,
    pub(crate) seats: Vec<(Guest, Seat)>,
    /// How the game ended, and after how many moves.
    pub(crate) end: Option<(Value, usize)>,
}

impl Store {
    /// Opens the database in `file`.
    pub(crate) async fn open(file: &Path, metrics: Metrics) -> Result<Self, StoreError> {
        let file = Arc::new(DatabaseFile::open(file)?);
        let options = SqliteConnectOptions::new()
            .filename(file.path())
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // Most writes add a short row to one of many tables, and every page that is touched is written whole.
            .page_size(1024)
            .busy_timeout(Duration::from_secs(2))
            // The writer never stops to move pages: a task of its own does.
            .pragma("wal_autocheckpoint", "0")
            // What is deleted of people is overwritten.
            .pragma("secure_delete", "ON");
        let watched = file.clone();
        let reads = SqlitePoolOptions::new()
            .max_connections(4)
            .after_connect(move |_, _| {
                let opened =
                    watched.check().map_err(|error| sqlx::Error::Configuration(error.into()));
                Box::pin(async move { opened })
            })
            .connect_with(options.clone())
            .await?;
        sqlx::migrate!().run(&reads).await?;
        // SQLite deletes the write-ahead log with the last connection: this one stays.
        let mut mover = options.connect().await?;
        if let Err(error) = writer::moved_pages(&mut mover).await {
            tracing::error!(%error, "the database cannot be written: tables can be seen, and nothing is accepted until it can");
        }
        file.remember_log()?;
        let (jobs, work) = mpsc::channel(4096);
        tokio::spawn(writer::run(options.clone(), file.clone(), work, metrics));
        tokio::spawn(writer::move_pages(mover, options, jobs.downgrade()));
        Ok(Self { jobs, reads, file })
    }

    /// Keeps a new table with what is already known of it; false if its code is taken.
    pub(crate) async fn create(
        &self,
        head: &Head,
        line: Line,
        entries: &[Entry],
    ) -> Result<bool, StoreError> {
        let body = if entries.is_empty() { None } else { Some(body(entries)?) };
        let work = writer::Work::Create(Box::new((head.clone(), line, body)));
        match self.work(work).await {
            Ok(()) => Ok(true),
            Err(StoreError::Taken) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Keeps what was accepted at a table. Once this returns, it survives a crash.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let Append { code, rows, line, openly } = append;
        self.work(writer::Work::Append {
            code,
            n: rows.n,
            replace: rows.replace,
            body: body(&rows.entries)?,
            line: line.map(Box::new),
            openly,
        })
        .await
    }

    async fn work(&self, work: writer::Work) -> Result<(), StoreError> {
        let (done, kept) = oneshot::channel();
        self.jobs.send(writer::Job { work, done }).await.map_err(|_| StoreError::Closed)?;
        kept.await.map_err(|_| StoreError::Closed)?
    }

    /// A table and all that was accepted there.
    pub(crate) async fn load(&self, code: Code) -> Result<Option<StoredTable>, StoreError> {
        self.file.check()?;
        let Some(row) = sqlx::query(
            "SELECT game, players, options, rules_version, listed, creator, seed FROM tables \
             WHERE code = ?1 AND stage <> 'deleted'",
        )
        .bind(code.as_str())
        .fetch_optional(&self.reads)
        .await?
        else {
            return Ok(None);
        };
        let head = Head {
            code,
            game: read_kind(&row)?,
            players: row.try_get("players")?,
            options: serde_json::from_str(row.try_get("options")?)?,
            rules_version: row.try_get("rules_version")?,
            listed: row.try_get("listed")?,
            creator: Guest::from_bytes(row.try_get("creator")?).ok_or_else(|| bad("creator"))?,
            seed: <[u8; 32]>::try_from(row.try_get::<&[u8], _>("seed")?)
                .map(|seed| RevealedSeed::new(seed).into())
                .map_err(|_| bad("seed"))?,
        };
        let rows = sqlx::query("SELECT n, body FROM entries WHERE code = ?1 ORDER BY n")
            .bind(code.as_str())
            .fetch_all(&self.reads)
            .await?;
        let mut entries = Vec::new();
        let mut next = 0;
        for row in rows {
            let mut kept: Vec<Entry> = serde_json::from_str(row.try_get("body")?)?;
            next = row.try_get::<i64, _>("n")?.unsigned_abs() + kept.len() as u64;
            entries.append(&mut kept);
        }
        Ok(Some(StoredTable { head, entries, next }))
    }

    /// Some tables in the order of their codes, after this one, and since when nothing has happened there.
    pub(crate) async fn ages(&self, after: &str) -> Result<Vec<StoredAge>, StoreError> {
        self.file.check()?;
        sqlx::query("SELECT code, stage, at FROM tables WHERE code > ?1 ORDER BY code LIMIT 500")
            .bind(after)
            .fetch_all(&self.reads)
            .await?
            .iter()
            .map(|row| {
                let stage = row.try_get::<&str, _>("stage")?;
                let stage = (stage != DELETED).then(|| serde_json::from_value(stage.into()));
                Ok(StoredAge {
                    code: row.try_get::<&str, _>("code")?.parse().map_err(|_| bad("code"))?,
                    stage: stage.transpose()?,
                    at: row.try_get("at")?,
                })
            })
            .collect()
    }

    /// Deletes a table, or some of its entries if there are many; whether anything of it is left.
    pub(crate) async fn delete_some(&self, code: Code) -> Result<bool, StoreError> {
        self.work(writer::Work::Delete(code)).await?;
        let left = sqlx::query("SELECT 1 FROM tables WHERE code = ?1").bind(code.as_str());
        Ok(left.fetch_optional(&self.reads).await?.is_some())
    }

    /// Notes that something has happened at a table until now.
    pub(crate) async fn touch(&self, code: Code) -> Result<(), StoreError> {
        self.work(writer::Work::Touch(code)).await
    }

    /// Tables that strangers may find, those that still want people first, then the latest first.
    pub(crate) async fn listed(&self) -> Result<Vec<TableLine>, StoreError> {
        self.file.check()?;
        sqlx::query(
            "SELECT code, game, stage, players, names FROM tables \
             WHERE listed AND stage IN ('gathering', 'playing') \
             ORDER BY stage, at DESC LIMIT 50",
        )
        .fetch_all(&self.reads)
        .await?
        .iter()
        .map(read_line)
        .collect()
    }

    /// The tables where a guest has a chair, the latest first.
    pub(crate) async fn of_guest(&self, guest: Guest) -> Result<Vec<MyTable>, StoreError> {
        self.file.check()?;
        sqlx::query(
            "SELECT tables.code, game, stage, players, names, seat, at, result \
             FROM seats JOIN tables USING (code) WHERE guest = ?1 ORDER BY at DESC LIMIT 100",
        )
        .bind(guest.bytes())
        .fetch_all(&self.reads)
        .await?
        .iter()
        .map(|row| {
            let seat = Seat::new(row.try_get("seat")?).ok_or_else(|| bad("seat"))?;
            let result = row.try_get::<Option<&str>, _>("result")?;
            Ok(MyTable {
                table: read_line(row)?,
                seat,
                at: row.try_get("at")?,
                result: result.map(serde_json::from_str).transpose()?,
            })
        })
        .collect()
    }

    /// Some of the tables whose game is on and where nobody has moved since a second.
    pub(crate) async fn abandoned(&self, before: i64) -> Result<Vec<Code>, StoreError> {
        sqlx::query(concat!("SELECT code FROM tables WHERE ", abandoned!(), " LIMIT 100"))
            .bind(before)
            .fetch_all(&self.reads)
            .await?
            .iter()
            .map(|row| row.try_get::<&str, _>("code")?.parse().map_err(|_| bad("code")))
            .collect()
    }

    /// Whether the game at a table is on and nobody has moved there since a second.
    pub(crate) async fn is_abandoned(&self, code: Code, before: i64) -> Result<bool, StoreError> {
        let found = sqlx::query(concat!("SELECT 1 FROM tables WHERE code = ?2 AND ", abandoned!()))
            .bind(before)
            .bind(code.as_str())
            .fetch_optional(&self.reads)
            .await?;
        Ok(found.is_some())
    }

    /// What was played to the end, game by game.
    pub(crate) async fn stats(&self) -> Result<Vec<Stats>, StoreError> {
        self.file.check()?;
        let rows = sqlx::query(
            "SELECT game, players, count(*) AS games, sum(moves) AS moves FROM tables \
             WHERE stage = 'over' AND result IS NOT NULL GROUP BY game, players ORDER BY game, players",
        )
        .fetch_all(&self.reads)
        .await?;
        let mut stats =
            Kind::ALL.map(|game| Stats { game, games: 0, players: Vec::new(), moves: 0 }).to_vec();
        for row in &rows {
            let game = read_kind(row)?;
            let of_game = stats.iter_mut().find(|stats| stats.game == game);
            let (games, moves): (i64, i64) = (row.try_get("games")?, row.try_get("moves")?);
            if let Some(of_game) = of_game {
                of_game.games += games.unsigned_abs();
                of_game.moves += moves.unsigned_abs();
                of_game.players.push((row.try_get("players")?, games.unsigned_abs()));
            }
        }
        Ok(stats)
    }

    /// Whether the database answers.
    pub(crate) async fn is_well(&self) -> Result<(), StoreError> {
        self.work(writer::Work::Probe).await
    }
}

fn body(entries: &[Entry]) -> Result<String, StoreError> {
    Ok(serde_json::to_string(entries)?)
}

fn read_line(row: &SqliteRow) -> Result<TableLine, StoreError> {
    Ok(TableLine {
        code: row.try_get("code")?,
        game: read_kind(row)?,
        stage: serde_json::from_value(Value::String(row.try_get("stage")?))?,
        players: row.try_get("players")?,
        names: serde_json::from_str(row.try_get("names")?)?,
    })
}

fn read_kind(row: &SqliteRow) -> Result<Kind, StoreError> {
    row.try_get::<&str, _>("game")?.parse().map_err(|_| bad("game"))
}

fn bad(column: &str) -> StoreError {
    StoreError::Database(sqlx::Error::Decode(format!("{column} cannot be read").into()))
}
