//! What is written with the same statements to both databases.

use fair::TableCode;
use sqlx::{PgConnection, SqliteConnection};

use super::copy::import;
use super::reads::Bind::{self, Bytes, Flag, Number, Text};
use super::reads::bound;
use super::writer::{Job, Work};
use super::{Append, DELETE_LIMIT, Head, Listing, StoreError};

/// A connection that writes.
pub(super) enum Writes<'a> {
    Sqlite(&'a mut SqliteConnection),
    Postgres(&'a mut PgConnection),
}

impl Writes<'_> {
    /// Carries out a statement with these values.
    pub(super) async fn run(&mut self, sql: &'static str, binds: &[Bind<'_>]) -> sqlx::Result<()> {
        match self {
            Self::Sqlite(to) => bound!(sql, binds).execute(&mut **to).await.map(drop),
            Self::Postgres(to) => bound!(sql, binds).execute(&mut **to).await.map(drop),
        }
    }
}

pub(super) const INSERT_SEAT: &str = "INSERT INTO seats (guest, code, seat) VALUES ($1, $2, $3)";

/// What each database stores of several jobs in its own way.
pub(super) struct Gathered<'a> {
    /// Rows of entries: the table, the number and the body.
    pub(super) rows: Vec<(&'a str, u64, &'a str)>,
    /// What lists show of tables.
    pub(super) listings: Vec<(&'a str, &'a Listing)>,
}

/// Carries out what both databases do alike, and gathers the rest. `probe` writes what shows that writing works.
pub(super) async fn carry_out<'a>(
    to: &mut Writes<'_>,
    jobs: &'a [Job],
    probe: &'static str,
    now: i64,
) -> Result<Gathered<'a>, StoreError> {
    let mut gathered = Gathered { rows: Vec::with_capacity(jobs.len()), listings: Vec::new() };
    for job in jobs {
        match &job.work {
            Work::Create(new) => {
                let (head, listing, body) = new.as_ref();
                create(to, head, now).await?;
                gathered.listings.push((head.code.as_str(), listing));
                gathered.rows.extend(body.as_deref().map(|body| (head.code.as_str(), 0, body)));
            }
            Work::Append(Append { code, rows, listing, .. }, body) => {
                if rows.replace {
                    truncate(to, *code, rows.n).await?;
                }
                gathered.rows.push((code.as_str(), rows.n, body));
                gathered.listings.extend(listing.as_deref().map(|new| (code.as_str(), new)));
            }
            Work::Probe => to.run(probe, &[Number(now)]).await?,
            Work::Touch(code) => {
                let touch = "UPDATE tables SET at = $2 WHERE code = $1";
                to.run(touch, &[Text(code.as_str()), Number(now)]).await?;
            }
            Work::Delete(code) => delete(to, *code).await?,
            Work::Import(rows) => import(to, rows).await?,
            Work::MovePages => {}
        }
    }
    Ok(gathered)
}

/// Stores a table, with nothing yet of what lists show.
async fn create(to: &mut Writes<'_>, head: &Head, now: i64) -> Result<(), StoreError> {
    to.run(
        "INSERT INTO tables \
         (code, game, players, options, rules_version, listed, creator, seed, stage, names, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'gathering', '[]', $9)",
        &[
            Text(head.code.as_str()),
            Text(head.game.name()),
            Number(head.players.into()),
            Text(&head.options.to_string()),
            Number(head.rules_version.into()),
            Flag(head.listed),
            Bytes(head.creator.bytes()),
            Bytes(head.seed.reveal().bytes()),
            Number(now),
        ],
    )
    .await
    .map_err(taken)
}

/// Deletes a table's entries from this one on.
async fn truncate(to: &mut Writes<'_>, code: TableCode, n: u64) -> Result<(), StoreError> {
    let from = Number(i64::try_from(n).unwrap_or(i64::MAX));
    let rest = "DELETE FROM entries WHERE code = $1 AND n >= $2";
    Ok(to.run(rest, &[Text(code.as_str()), from]).await?)
}

/// Hides a table and forgets whose it was, deletes some of its entries, and when none are left, the table itself.
async fn delete(to: &mut Writes<'_>, code: TableCode) -> Result<(), StoreError> {
    let code = Text(code.as_str());
    let hide = "UPDATE tables SET stage = 'deleted', names = '[]', listed = FALSE \
         WHERE code = $1 AND stage <> 'deleted'";
    to.run(hide, &[code]).await?;
    to.run("DELETE FROM seats WHERE code = $1", &[code]).await?;
    let some = "DELETE FROM entries \
         WHERE code = $1 AND n IN (SELECT n FROM entries WHERE code = $1 ORDER BY n LIMIT $2)";
    to.run(some, &[code, Number(DELETE_LIMIT)]).await?;
    let rest = "DELETE FROM tables \
         WHERE code = $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE code = $1)";
    Ok(to.run(rest, &[code]).await?)
}

/// A number or a code that something else has is no fault of the database.
pub(super) fn taken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Taken,
        _ => StoreError::Database(error),
    }
}
