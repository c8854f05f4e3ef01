//! PostgreSQL: one database for several servers. What a server writes at a table that another one has taken over is refused.

use std::str::FromStr as _;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::copy::StoredRows;
use super::reads::{PATIENCE, Reads};
use super::sqlite::taken;
use super::writer::{self, Job, Keeper, Work};
use super::{Epoch, Head, Line, Store, StoreError, migrations, stage_name};
use crate::code::Code;
use crate::database::SecretUrl;
use crate::metrics::Metrics;
use crate::now::now;

/// The oldest version that will do.
const OLDEST: u32 = 14;

/// How many connections read.
const READERS: u32 = 8;

/// Opens the database at `url`.
pub(super) async fn open(url: &SecretUrl, metrics: Metrics) -> Result<Store, StoreError> {
    let options = PgConnectOptions::from_str(url.reveal())
        .map_err(StoreError::Unreachable)?
        .application_name("adamant");
    let mut first = connect(&options).await?;
    check_version(first.server_version_num())?;
    migrations::postgres().run(&mut first).await.map_err(migrations::failed)?;
    let pool = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .connect_lazy_with(options.clone());
    let (jobs, work) = mpsc::channel(super::WAITING);
    let writer = Writer { connection: Some(first), options };
    tokio::spawn(writer::run(writer, work, metrics));
    Ok(Store { jobs, reads: Reads::Postgres { pool } })
}

async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let connected = timeout(PATIENCE, options.connect()).await.map_err(|_| StoreError::TooSlow)?;
    connected.map_err(StoreError::Unreachable)
}

/// The version as PostgreSQL tells it is 150004 for 15.4.
fn check_version(number: Option<u32>) -> Result<(), StoreError> {
    match number.map(|number| number / 10_000) {
        Some(found) if found < OLDEST => Err(StoreError::TooOld { found, needed: OLDEST }),
        _ => Ok(()),
    }
}

/// Gives a table its next owner. Once this returns, nothing that an earlier owner writes is stored.
pub(super) async fn next_epoch(pool: &PgPool, code: Code) -> Result<Option<Epoch>, StoreError> {
    let next = sqlx::query_scalar(
        "UPDATE tables SET epoch = epoch + 1 WHERE code = $1 AND stage <> 'deleted' RETURNING epoch",
    )
    .bind(code.as_str())
    .fetch_optional(pool);
    let next = timeout(PATIENCE, next).await.map_err(|_| StoreError::TooSlow)??;
    Ok(next.map(Epoch))
}

/// The connection that writes.
struct Writer {
    connection: Option<PgConnection>,
    options: PgConnectOptions,
}

impl Keeper for Writer {
    async fn keep(&mut self, jobs: &[Job]) -> Result<(), StoreError> {
        let connection = match &mut self.connection {
            Some(open) => open,
            None => self.connection.insert(connect(&self.options).await?),
        };
        let kept =
            timeout(PATIENCE, keep(connection, jobs)).await.unwrap_or(Err(StoreError::TooSlow));
        if matches!(kept, Err(StoreError::TooSlow)) {
            self.connection = None;
        }
        kept
    }

    fn reconnect(&mut self) {
        self.connection = None;
    }
}

/// Stores all of the jobs or none.
async fn keep(connection: &mut PgConnection, jobs: &[Job]) -> Result<(), StoreError> {
    let mut all = connection.begin().await?;
    match write(&mut all, jobs).await {
        Ok(()) => Ok(all.commit().await?),
        Err(error) => {
            // A dropped transaction would be rolled back with the next statement only, and lock its rows until then. Where the rollback
            // fails, the connection is gone, and its locks with it.
            let _ = all.rollback().await;
            Err(error)
        }
    }
}

async fn write(all: &mut PgConnection, jobs: &[Job]) -> Result<(), StoreError> {
    fence(all, jobs).await?;
    let now = now();
    let mut rows = Rows::default();
    for job in jobs {
        match &job.work {
            Work::Create(new) => {
                let (head, line, body) = new.as_ref();
                create(all, head, line, now).await?;
                if let Some(body) = body {
                    rows.push(head.code, 0, body);
                }
            }
            Work::Append { code, n, replace, body, line, .. } => {
                if *replace {
                    sqlx::query("DELETE FROM entries WHERE code = $1 AND n >= $2")
                        .bind(code.as_str())
                        .bind(i64::try_from(*n).unwrap_or(i64::MAX))
                        .execute(&mut *all)
                        .await?;
                }
                rows.push(*code, *n, body);
                if let Some(line) = line {
                    update(all, *code, line, now).await?;
                }
            }
            Work::Probe => {
                sqlx::query(
                    "INSERT INTO pulse (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = $1",
                )
                .bind(now)
                .execute(&mut *all)
                .await?;
            }
            Work::Touch(code) => {
                sqlx::query("UPDATE tables SET at = $2 WHERE code = $1")
                    .bind(code.as_str())
                    .bind(now)
                    .execute(&mut *all)
                    .await?;
            }
            Work::Delete(code) => delete(all, *code).await?,
            Work::Import(rows) => import(all, rows).await?,
            Work::MovePages => {}
        }
    }
    if !rows.codes.is_empty() {
        sqlx::query(
            "INSERT INTO entries (code, n, body, at) \
             SELECT code, n, body, $4 FROM unnest($1::text[], $2::bigint[], $3::text[]) AS new (code, n, body)",
        )
        .bind(&rows.codes)
        .bind(&rows.numbers)
        .bind(&rows.bodies)
        .bind(now)
        .execute(&mut *all)
        .await
        .map_err(taken)?;
    }
    Ok(())
}

/// Rows for the table of entries, column by column.
#[derive(Default)]
struct Rows<'a> {
    codes: Vec<String>,
    numbers: Vec<i64>,
    bodies: Vec<&'a str>,
}

impl<'a> Rows<'a> {
    fn push(&mut self, code: Code, n: u64, body: &'a str) {
        self.codes.push(code.to_string());
        self.numbers.push(i64::try_from(n).unwrap_or(i64::MAX));
        self.bodies.push(body);
    }
}

/// Refuses jobs of an owner that is no longer the owner. Until the transaction ends, no other can become it.
async fn fence(all: &mut PgConnection, jobs: &[Job]) -> Result<(), StoreError> {
    let (mut codes, mut epochs) = (Vec::new(), Vec::new());
    for job in jobs {
        if let Work::Append { code, epoch, .. } = &job.work {
            codes.push(code.as_str());
            epochs.push(epoch.0);
        }
    }
    if codes.is_empty() {
        return Ok(());
    }
    let owned = sqlx::query(
        "SELECT 1 FROM tables JOIN unnest($1::text[], $2::bigint[]) AS own (code, epoch) \
         ON tables.code = own.code AND tables.epoch = own.epoch ORDER BY tables.code FOR SHARE OF tables",
    )
    .bind(&codes)
    .bind(&epochs)
    .fetch_all(all)
    .await?;
    if owned.len() < codes.len() { Err(StoreError::Fenced) } else { Ok(()) }
}

async fn create(
    to: &mut PgConnection,
    head: &Head,
    line: &Line,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables \
         (code, game, players, options, rules_version, listed, creator, seed, stage, names, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'gathering', '[]', $9)",
    )
    .bind(head.code.as_str())
    .bind(head.game.name())
    .bind(i64::from(head.players))
    .bind(head.options.to_string())
    .bind(i64::from(head.rules_version))
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
async fn delete(to: &mut PgConnection, code: Code) -> Result<(), StoreError> {
    let code = code.as_str();
    let hide = "UPDATE tables SET stage = 'deleted', names = '[]', listed = FALSE WHERE code = $1 AND stage <> 'deleted'";
    sqlx::query(hide).bind(code).execute(&mut *to).await?;
    sqlx::query("DELETE FROM seats WHERE code = $1").bind(code).execute(&mut *to).await?;
    let some = "DELETE FROM entries WHERE code = $1 AND n IN (SELECT n FROM entries WHERE code = $1 ORDER BY n LIMIT $2)";
    sqlx::query(some).bind(code).bind(FEW).execute(&mut *to).await?;
    let rest =
        "DELETE FROM tables WHERE code = $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE code = $1)";
    sqlx::query(rest).bind(code).execute(&mut *to).await?;
    Ok(())
}

/// Stores a table as another database has it.
async fn import(to: &mut PgConnection, rows: &StoredRows) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables (code, game, players, options, rules_version, listed, creator, seed, stage, names, moves, result, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(rows.code.as_str())
    .bind(&rows.game)
    .bind(rows.players)
    .bind(&rows.options)
    .bind(rows.rules_version)
    .bind(rows.listed)
    .bind(&rows.creator)
    .bind(&rows.seed)
    .bind(&rows.stage)
    .bind(&rows.names)
    .bind(rows.moves)
    .bind(&rows.result)
    .bind(rows.at)
    .execute(&mut *to)
    .await
    .map_err(taken)?;
    for (guest, seat) in &rows.seats {
        sqlx::query("INSERT INTO seats (guest, code, seat) VALUES ($1, $2, $3)")
            .bind(guest)
            .bind(rows.code.as_str())
            .bind(*seat)
            .execute(&mut *to)
            .await?;
    }
    for (n, body, at) in &rows.entries {
        sqlx::query("INSERT INTO entries (code, n, body, at) VALUES ($1, $2, $3, $4)")
            .bind(rows.code.as_str())
            .bind(*n)
            .bind(body)
            .bind(*at)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

async fn update(
    to: &mut PgConnection,
    code: Code,
    line: &Line,
    now: i64,
) -> Result<(), StoreError> {
    let (result, moves) = match &line.end {
        Some((result, moves)) => (Some(result.to_string()), *moves as u64),
        None => (None, 0),
    };
    sqlx::query(
        "UPDATE tables SET stage = $2, names = $3, result = $4, moves = $5, at = $6 WHERE code = $1",
    )
    .bind(code.as_str())
    .bind(stage_name(line.stage))
    .bind(serde_json::to_string(&line.names)?)
    .bind(result)
    .bind(i64::try_from(moves).unwrap_or(i64::MAX))
    .bind(now)
    .execute(&mut *to)
    .await?;
    sqlx::query("DELETE FROM seats WHERE code = $1").bind(code.as_str()).execute(&mut *to).await?;
    for (guest, seat) in &line.seats {
        sqlx::query("INSERT INTO seats (guest, code, seat) VALUES ($1, $2, $3)")
            .bind(guest.bytes())
            .bind(code.as_str())
            .bind(i64::from(seat.number()))
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_is_too_old_is_named_with_the_version_that_is_needed() {
        assert!(check_version(Some(150_004)).is_ok());
        assert!(check_version(Some(140_000)).is_ok());
        assert!(check_version(None).is_ok(), "servers that tell no version are tried");
        let error = check_version(Some(130_011)).unwrap_err().to_string();
        assert!(error.contains("PostgreSQL 13") && error.contains("14"), "{error}");
    }
}
