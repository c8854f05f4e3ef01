//! The one task that writes. What waits while the disk is busy goes to it together, so that a thousand tables cost one sync.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::sync::{mpsc, oneshot};

use super::file::DatabaseFile;
use super::{Head, Line, StoreError};
use crate::code::Code;
use crate::metrics::Metrics;
use crate::now::now;

/// Something to keep, and whom to tell once it is kept.
pub(super) struct Job {
    pub(super) work: Work,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

pub(super) enum Work {
    Create(Box<(Head, Line, Option<String>)>),
    Append {
        code: Code,
        n: u64,
        /// Whether everything stored from `n` on is deleted first.
        replace: bool,
        body: String,
        line: Option<Box<Line>>,
        /// Whether all may know of it. What only one seat may know is not counted.
        openly: bool,
    },
    /// Something has happened at a table until now.
    Touch(Code),
    /// Deletes a table, or some of its entries if there are many.
    Delete(Code),
    /// Only shows that writing works.
    Probe,
    /// Moves what was written since the last pages were moved, so that the write-ahead log can begin anew.
    MovePages,
}

impl Work {
    /// Whether the metrics tell of it: they say nothing of choices that are still secret.
    fn is_counted(&self) -> bool {
        match self {
            Self::Create(_) | Self::Probe => true,
            Self::Append { openly, .. } => *openly,
            Self::Touch(_) | Self::Delete(_) | Self::MovePages => false,
        }
    }
}

/// How many jobs share a transaction at most.
const TOGETHER: usize = 4096;

pub(super) async fn run(
    options: SqliteConnectOptions,
    file: Arc<DatabaseFile>,
    mut work: mpsc::Receiver<Job>,
    metrics: Metrics,
) {
    let mut connection = None;
    let mut jobs = Vec::new();
    while work.recv_many(&mut jobs, TOGETHER).await > 0 {
        let begun = Instant::now();
        let kept = keep(&mut connection, &options, &file, &jobs).await;
        let counted = jobs.iter().filter(|job| job.work.is_counted()).count();
        if kept.is_ok() && counted > 0 {
            metrics.kept(counted, begun.elapsed());
        }
        match kept {
            Ok(()) => {
                let move_pages = jobs.iter().any(|job| matches!(job.work, Work::MovePages));
                jobs.drain(..).for_each(|job| drop(job.done.send(Ok(()))));
                if move_pages && let Some(open) = &mut connection {
                    drop(moved_pages(open).await);
                }
            }
            Err(error) => {
                if jobs.len() > 1 && is_one_jobs_fault(&error) {
                    for job in jobs.drain(..) {
                        let job_alone = std::slice::from_ref(&job);
                        let kept = keep(&mut connection, &options, &file, job_alone).await;
                        drop(job.done.send(kept));
                    }
                } else {
                    tracing::error!(%error, jobs = jobs.len(), "nothing can be kept");
                    // A connection that failed may be broken for good.
                    connection = None;
                    let moved = matches!(error, StoreError::Moved);
                    let mut error = Some(error);
                    for job in jobs.drain(..) {
                        let other = if moved { StoreError::Moved } else { StoreError::Closed };
                        drop(job.done.send(Err(error.take().unwrap_or(other))));
                    }
                }
            }
        }
    }
}

/// Whether the others could be kept without the one that fails.
fn is_one_jobs_fault(error: &StoreError) -> bool {
    matches!(error, StoreError::Taken)
}

/// Keeps all of the jobs or none, in the file that was opened: what went to another file is not kept.
async fn keep(
    connection: &mut Option<SqliteConnection>,
    options: &SqliteConnectOptions,
    file: &DatabaseFile,
    jobs: &[Job],
) -> Result<(), StoreError> {
    file.check()?;
    let connection = match connection {
        Some(open) => open,
        None => connection.insert(options.connect().await?),
    };
    let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
    let now = now();
    let mut rows = Vec::with_capacity(jobs.len());
    for job in jobs {
        match &job.work {
            Work::Create(new) => {
                let (head, line, body) = new.as_ref();
                create(&mut all, head, line, now).await?;
                rows.extend(body.as_ref().map(|body| (head.code.as_str(), 0, body)));
            }
            Work::Append { code, n, replace, body, line, .. } => {
                if *replace {
                    sqlx::query("DELETE FROM entries WHERE code = ?1 AND n >= ?2")
                        .bind(code.as_str())
                        .bind(i64::try_from(*n).unwrap_or(i64::MAX))
                        .execute(&mut *all)
                        .await?;
                }
                rows.push((code.as_str(), *n, body));
                if let Some(line) = line {
                    update(&mut all, *code, line, now).await?;
                }
            }
            Work::Probe => {
                sqlx::query("INSERT OR REPLACE INTO pulse (one, at) VALUES (1, ?1)")
                    .bind(now)
                    .execute(&mut *all)
                    .await?;
            }
            Work::Touch(code) => {
                sqlx::query("UPDATE tables SET at = ?2 WHERE code = ?1")
                    .bind(code.as_str())
                    .bind(now)
                    .execute(&mut *all)
                    .await?;
            }
            Work::Delete(code) => delete(&mut all, *code).await?,
            Work::MovePages => {}
        }
    }
    if !rows.is_empty() {
        sqlx::query(
            "INSERT INTO entries (code, n, body, at) \
             SELECT value ->> 0, value ->> 1, value ->> 2, ?2 FROM json_each(?1)",
        )
        .bind(serde_json::to_string(&rows)?)
        .bind(now)
        .execute(&mut *all)
        .await
        .map_err(taken)?;
    }
    all.commit().await?;
    file.check()
}

async fn create(
    to: &mut SqliteConnection,
    head: &Head,
    line: &Line,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables \
         (code, game, players, options, rules_version, listed, creator, seed, stage, names, at) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'gathering', '[]', ?9)",
    )
    .bind(head.code.as_str())
    .bind(head.game.name())
    .bind(head.players)
    .bind(head.options.to_string())
    .bind(head.rules_version)
    .bind(head.listed)
    .bind(head.creator.bytes())
    .bind(head.seed.reveal().bytes().as_slice())
    .bind(now)
    .execute(&mut *to)
    .await
    .map_err(taken)?;
    update(to, head.code, line, now).await
}

/// How many rows of entries are deleted at once.
const FEW: i64 = 200;

/// Hides a table and forgets whose it was, deletes some of its entries, and when none are left, the table itself.
async fn delete(to: &mut SqliteConnection, code: Code) -> Result<(), StoreError> {
    let statements = [
        "UPDATE tables SET stage = 'deleted', names = '[]', listed = 0 WHERE code = ?1 AND stage <> 'deleted'",
        "DELETE FROM seats WHERE code = ?1",
        "DELETE FROM entries WHERE code = ?1 AND n IN (SELECT n FROM entries WHERE code = ?1 ORDER BY n LIMIT ?2)",
        "DELETE FROM tables WHERE code = ?1 AND NOT EXISTS (SELECT 1 FROM entries WHERE code = ?1)",
    ];
    for statement in statements {
        sqlx::query(statement).bind(code.as_str()).bind(FEW).execute(&mut *to).await?;
    }
    Ok(())
}

async fn update(
    to: &mut SqliteConnection,
    code: Code,
    line: &Line,
    now: i64,
) -> Result<(), StoreError> {
    let (result, moves) = match &line.end {
        Some((result, moves)) => (Some(result.to_string()), *moves as u64),
        None => (None, 0),
    };
    sqlx::query(
        "UPDATE tables SET stage = ?2, names = ?3, result = ?4, moves = ?5, at = ?6 WHERE code = ?1",
    )
    .bind(code.as_str())
    .bind(match line.stage {
        wire::Stage::Gathering => "gathering",
        wire::Stage::Playing => "playing",
        wire::Stage::Over => "over",
    })
    .bind(serde_json::to_string(&line.names)?)
    .bind(result)
    .bind(i64::try_from(moves).unwrap_or(i64::MAX))
    .bind(now)
    .execute(&mut *to)
    .await?;
    sqlx::query("DELETE FROM seats WHERE code = ?1").bind(code.as_str()).execute(&mut *to).await?;
    for (guest, seat) in &line.seats {
        sqlx::query("INSERT INTO seats (guest, code, seat) VALUES (?1, ?2, ?3)")
            .bind(guest.bytes())
            .bind(code.as_str())
            .bind(seat.number())
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

fn taken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Taken,
        _ => StoreError::Database(error),
    }
}

/// So many pages in the write-ahead log, and it is to begin anew.
const LONG_LOG: i64 = 4096;

/// Moves pages from the write-ahead log into the database, while the writer goes on writing. The log begins anew only when it holds
/// nothing that is not moved: once it is long, the writer moves the few pages that came in the meantime.
pub(super) async fn move_pages(
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
                let (done, kept) = oneshot::channel();
                drop(store.send(Job { work: Work::MovePages, done }).await);
                drop(kept.await);
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

/// Moves the pages that nobody reads, and returns how long the write-ahead log is.
pub(super) async fn moved_pages(connection: &mut SqliteConnection) -> sqlx::Result<i64> {
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?.try_get("log")
}
