//! SQLite: one file, one process.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::sync::{mpsc, oneshot};

use super::file::DatabaseFile;
use super::reads::Bind::{Bytes, MaybeText, Number, Text};
use super::reads::Reads;
use super::statements::{Gathered, INSERT_SEAT, Writes, carry_out, taken};
use super::writer::{self, Job, JobWriter, Work};
use super::{Listing, Store, StoreError, migrations, stage_name};
use crate::metrics::Metrics;
use crate::now::now;

/// Opens the database in `file`.
pub(super) async fn open(file: &Path, metrics: Metrics) -> Result<Store, StoreError> {
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
    let pool = SqlitePoolOptions::new()
        .max_connections(4)
        .after_connect(move |_, _| {
            let opened = watched.check().map_err(|error| sqlx::Error::Configuration(error.into()));
            Box::pin(async move { opened })
        })
        .connect_with(options.clone())
        .await?;
    migrations::migrator(migrations::SQLITE).run(&pool).await.map_err(migrations::failed)?;
    // SQLite deletes the write-ahead log with the last connection: this one stays.
    let mut mover = options.connect().await?;
    if let Err(error) = moved_pages(&mut mover).await {
        tracing::error!(%error, "the database cannot be written: tables can be seen, and nothing is accepted until it can");
    }
    file.remember_log()?;
    let (jobs, work) = mpsc::channel(super::MAX_QUEUED_JOBS);
    let writer = Writer { connection: None, options: options.clone(), file: file.clone() };
    tokio::spawn(writer::run(writer, work, metrics));
    tokio::spawn(move_pages(mover, options, jobs.downgrade()));
    Ok(Store { jobs, reads: Reads::Sqlite { pool, file } })
}

/// The connection that writes.
struct Writer {
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    file: Arc<DatabaseFile>,
}

impl JobWriter for Writer {
    /// Stores all of the jobs or none, in the file that was opened: what went to another file does not count.
    async fn write(&mut self, jobs: &[Job]) -> Result<(), StoreError> {
        self.file.check()?;
        let connection = match &mut self.connection {
            Some(open) => open,
            None => self.connection.insert(self.options.connect().await?),
        };
        let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
        let now = now();
        let probe = "INSERT OR REPLACE INTO pulse (one, at) VALUES (1, $1)";
        let mut writes = Writes::Sqlite(&mut all);
        let Gathered { rows, listings } = carry_out(&mut writes, jobs, probe, now).await?;
        for (code, listing) in listings {
            update_listing(&mut writes, code, listing, now).await?;
        }
        if !rows.is_empty() {
            sqlx::query(
                "INSERT INTO entries (code, n, body, at) \
                 SELECT value ->> 0, value ->> 1, value ->> 2, $2 FROM json_each($1)",
            )
            .bind(serde_json::to_string(&rows)?)
            .bind(now)
            .execute(&mut *all)
            .await
            .map_err(taken)?;
        }
        all.commit().await?;
        self.file.check()
    }

    async fn move_pages(&mut self) {
        if let Some(open) = &mut self.connection {
            drop(moved_pages(open).await);
        }
    }

    fn reconnect(&mut self) {
        self.connection = None;
    }
}

/// Stores what lists show of a table.
async fn update_listing(
    to: &mut Writes<'_>,
    code: &str,
    listing: &Listing,
    now: i64,
) -> Result<(), StoreError> {
    let (code, (result, moves)) = (Text(code), listing.result_and_moves());
    to.run(
        "UPDATE tables SET stage = $2, names = $3, result = $4, moves = $5, at = $6 WHERE code = $1",
        &[
            code,
            Text(stage_name(listing.stage)),
            Text(&serde_json::to_string(&listing.names)?),
            MaybeText(result.as_deref()),
            Number(moves),
            Number(now),
        ],
    )
    .await?;
    to.run("DELETE FROM seats WHERE code = $1", &[code]).await?;
    for (guest, seat) in &listing.seats {
        let seat = Number(seat.number().into());
        to.run(INSERT_SEAT, &[Bytes(guest.bytes()), code, seat]).await?;
    }
    Ok(())
}

/// So many pages in the write-ahead log, and it is to begin anew.
const LONG_LOG: i64 = 4096;

/// Moves pages from the write-ahead log into the database, while the writer goes on writing. The log begins anew only when it holds
/// nothing that is not moved: once it is long, the writer moves the few pages that came in the meantime.
async fn move_pages(
    mut own: SqliteConnection,
    options: SqliteConnectOptions,
    store: mpsc::WeakSender<Job>,
) {
    let mut every = tokio::time::interval(Duration::from_secs(1));
    loop {
        every.tick().await;
        let moved = moved_pages(&mut own).await;
        let Some(store) = store.upgrade() else { return };
        match moved {
            Ok(log) if log > LONG_LOG => {
                let (done, stored) = oneshot::channel();
                drop(store.send(Job { work: Work::MovePages, done }).await);
                drop(stored.await);
            }
            Ok(_) => {}
            Err(error) => {
                tracing::debug!(%error, "the write-ahead log stays as it is");
                // A connection that was opened while the file could not be written can never write.
                if let Ok(new) = options.connect().await {
                    own = new;
                }
            }
        }
    }
}

/// Moves the pages that are not being read, and returns how long the write-ahead log is.
async fn moved_pages(connection: &mut SqliteConnection) -> sqlx::Result<i64> {
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?.try_get("log")
}
