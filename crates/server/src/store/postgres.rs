//! PostgreSQL: one database for several servers. What a server writes at a table that another one has taken over is refused.

use std::str::FromStr as _;

use fair::TableCode;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::reads::{DATABASE_TIMEOUT, Reads};
use super::statements::{Writes, carry_out, taken};
use super::writer::{self, Job, JobWriter, Work};
use super::{Epoch, Listing, Store, StoreError, migrations, stage_name};
use crate::database::SecretUrl;
use crate::metrics::Metrics;
use crate::now::now;

/// The oldest version that will do.
pub(super) const OLDEST: u32 = 14;

/// How many connections read.
const READERS: u32 = 8;

/// Opens the database at `url`.
pub(super) async fn open(url: &SecretUrl, metrics: Metrics) -> Result<Store, StoreError> {
    let options = PgConnectOptions::from_str(url.reveal())
        .map_err(StoreError::Unreachable)?
        .application_name("adamant");
    let mut first = connect(&options).await?;
    check_version(first.server_version_num())?;
    migrations::migrator(migrations::POSTGRES).run(&mut first).await.map_err(migrations::failed)?;
    let pulse = "INSERT INTO pulse (one, at) VALUES (1, 0) ON CONFLICT DO NOTHING";
    sqlx::query(pulse).execute(&mut first).await?;
    let pool = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(DATABASE_TIMEOUT)
        .connect_lazy_with(options.clone());
    let (jobs, work) = mpsc::channel(super::MAX_QUEUED_JOBS);
    let writer = Writer { connection: Some(first), options };
    tokio::spawn(writer::run(writer, work, metrics));
    Ok(Store { jobs, reads: Reads::Postgres { pool } })
}

/// Opens the connection that writes. A node that pauses in a transaction is disconnected, so that its locks are not waited for.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let connecting = async {
        let mut connection = options.connect().await?;
        sqlx::query("SET idle_in_transaction_session_timeout = '2s'")
            .execute(&mut connection)
            .await?;
        Ok(connection)
    };
    let connected = timeout(DATABASE_TIMEOUT, connecting).await.map_err(|_| StoreError::TooSlow)?;
    connected.map_err(StoreError::Unreachable)
}

/// The version as PostgreSQL tells it is 150004 for 15.4.
fn check_version(number: Option<u32>) -> Result<(), StoreError> {
    match number.map(|number| number / 10_000) {
        Some(found) if found < OLDEST => Err(StoreError::TooOld(found)),
        _ => Ok(()),
    }
}

/// Gives a table its next owner. Once this returns, nothing that an earlier owner writes is stored.
pub(super) async fn next_epoch(
    pool: &PgPool,
    code: TableCode,
) -> Result<Option<Epoch>, StoreError> {
    let next = sqlx::query_scalar(
        "UPDATE tables SET epoch = epoch + 1 WHERE code = $1 AND stage <> 'deleted' RETURNING epoch",
    )
    .bind(code.as_str())
    .fetch_optional(pool);
    let next = timeout(DATABASE_TIMEOUT, next).await.map_err(|_| StoreError::TooSlow)??;
    Ok(next.map(Epoch))
}

/// The connection that writes.
struct Writer {
    connection: Option<PgConnection>,
    options: PgConnectOptions,
}

impl JobWriter for Writer {
    async fn write(&mut self, jobs: &[Job]) -> Result<(), StoreError> {
        let connection = match &mut self.connection {
            Some(open) => open,
            None => self.connection.insert(connect(&self.options).await?),
        };
        let stored = timeout(DATABASE_TIMEOUT, write_transaction(connection, jobs))
            .await
            .unwrap_or(Err(StoreError::TooSlow));
        if matches!(stored, Err(StoreError::TooSlow)) {
            self.connection = None;
        }
        stored
    }

    fn reconnect(&mut self) {
        self.connection = None;
    }
}

/// Stores all of the jobs or none.
async fn write_transaction(connection: &mut PgConnection, jobs: &[Job]) -> Result<(), StoreError> {
    if let Some((rows, epochs)) = only_appends(jobs) {
        return append_rows(connection, &rows, &epochs).await;
    }
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

/// The rows of jobs that only append entries, and the epochs of their tables' owners; nothing if there are other jobs among them.
fn only_appends(jobs: &[Job]) -> Option<(Rows<'_>, Vec<i64>)> {
    let (mut rows, mut epochs) = (Rows::default(), Vec::with_capacity(jobs.len()));
    for job in jobs {
        match &job.work {
            Work::Append(new, body) if !new.rows.replace && new.listing.is_none() => {
                rows.push(new.code.as_str(), new.rows.n, body);
                epochs.push(new.epoch.0);
            }
            _ => return None,
        }
    }
    Some((rows, epochs))
}

/// Stores rows in one statement: all, or none if the owner of one is no longer the owner. Until they are stored, no other can become it.
async fn append_rows(
    to: &mut PgConnection,
    rows: &Rows<'_>,
    epochs: &[i64],
) -> Result<(), StoreError> {
    let stored: i64 = sqlx::query_scalar(
        "WITH own AS MATERIALIZED (\
             SELECT tables.code FROM tables JOIN unnest($1::text[], $2::bigint[]) AS new (code, epoch) \
             ON tables.code = new.code AND tables.epoch = new.epoch ORDER BY tables.code FOR SHARE OF tables\
         ), stored AS (\
             INSERT INTO entries (code, n, body, at) \
             SELECT code, n, body, $5 FROM unnest($1::text[], $3::bigint[], $4::text[]) AS new (code, n, body) \
             WHERE (SELECT count(*) FROM own) = cardinality($1::text[]) RETURNING 1\
         ) SELECT count(*) FROM stored",
    )
    .bind(&rows.codes)
    .bind(epochs)
    .bind(&rows.numbers)
    .bind(&rows.bodies)
    .bind(now())
    .fetch_one(to)
    .await
    .map_err(taken)?;
    if stored == 0 { Err(StoreError::Fenced) } else { Ok(()) }
}

async fn write(all: &mut PgConnection, jobs: &[Job]) -> Result<(), StoreError> {
    fence(all, jobs).await?;
    let now = now();
    // Another node that writes it just now is not waited for: it shows the same.
    let probe =
        "UPDATE pulse SET at = $1 WHERE one IN (SELECT one FROM pulse FOR UPDATE SKIP LOCKED)";
    let gathered = carry_out(&mut Writes::Postgres(all), jobs, probe, now).await?;
    let mut rows = Rows::default();
    gathered.rows.into_iter().for_each(|(code, n, body)| rows.push(code, n, body));
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
    if gathered.listings.is_empty() {
        return Ok(());
    }
    update_listings(all, &gathered.listings, now).await
}

/// Rows for the table of entries, column by column.
#[derive(Default)]
struct Rows<'a> {
    codes: Vec<&'a str>,
    numbers: Vec<i64>,
    bodies: Vec<&'a str>,
}

impl<'a> Rows<'a> {
    fn push(&mut self, code: &'a str, n: u64, body: &'a str) {
        self.codes.push(code);
        self.numbers.push(i64::try_from(n).unwrap_or(i64::MAX));
        self.bodies.push(body);
    }
}

/// Stores what lists show of tables.
async fn update_listings(
    to: &mut PgConnection,
    listings: &[(&str, &Listing)],
    now: i64,
) -> Result<(), StoreError> {
    let codes: Vec<_> = listings.iter().map(|(code, _)| *code).collect();
    let stages: Vec<_> = listings.iter().map(|(_, listing)| stage_name(listing.stage)).collect();
    let names = listings.iter().map(|(_, listing)| serde_json::to_string(&listing.names));
    let (results, moves): (Vec<_>, Vec<_>) =
        listings.iter().map(|(_, listing)| listing.result_and_moves()).unzip();
    sqlx::query(
        "UPDATE tables SET stage = new.stage, names = new.names, result = new.result, moves = new.moves, at = $6 \
         FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[]) \
         AS new (code, stage, names, result, moves) WHERE tables.code = new.code",
    )
    .bind(&codes)
    .bind(stages)
    .bind(names.collect::<Result<Vec<_>, _>>()?)
    .bind(results)
    .bind(moves)
    .bind(now)
    .execute(&mut *to)
    .await?;
    let seats = "DELETE FROM seats WHERE code = ANY ($1::text[])";
    sqlx::query(seats).bind(&codes).execute(&mut *to).await?;
    let seats = listings.iter().flat_map(|(code, listing)| {
        listing.seats.iter().map(|(guest, seat)| (*code, (guest.bytes(), i64::from(seat.number()))))
    });
    let (codes, (guests, seats)): (Vec<_>, (Vec<_>, Vec<_>)) = seats.unzip();
    if seats.is_empty() {
        return Ok(());
    }
    let insert = "INSERT INTO seats (guest, code, seat) SELECT * FROM unnest($1::bytea[], $2::text[], $3::bigint[])";
    sqlx::query(insert).bind(guests).bind(codes).bind(seats).execute(to).await?;
    Ok(())
}

/// Refuses jobs of an owner that is no longer the owner. Until the transaction ends, no other can become it.
async fn fence(all: &mut PgConnection, jobs: &[Job]) -> Result<(), StoreError> {
    let (mut codes, mut epochs) = (Vec::new(), Vec::new());
    for job in jobs {
        if let Work::Append(new, _) = &job.work {
            codes.push(new.code.as_str());
            epochs.push(new.epoch.0);
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
