//! Reading, the same from both databases: statements with `$1`, `$2`, … and columns by name.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgPool, PgRow, Postgres};
use sqlx::sqlite::{Sqlite, SqlitePool, SqliteRow};
use sqlx::{Decode, Row as _, Type};
use tokio::time::timeout;

use super::StoreError;
use super::file::DatabaseFile;

/// How long PostgreSQL may take to answer.
pub(super) const DATABASE_TIMEOUT: Duration = Duration::from_secs(4);

/// The connections that read.
#[derive(Clone)]
pub(super) enum Reads {
    Sqlite { pool: SqlitePool, file: Arc<DatabaseFile> },
    Postgres { pool: PgPool },
}

/// A value in a statement.
#[derive(Clone, Copy)]
pub(super) enum Bind<'a> {
    Text(&'a str),
    MaybeText(Option<&'a str>),
    Number(i64),
    Flag(bool),
    Bytes(&'a [u8]),
}

/// A query with its values.
macro_rules! bound {
    ($sql:expr, $binds:expr) => {{
        let mut query = sqlx::query($sql);
        for bind in $binds {
            query = match bind {
                Bind::Text(text) => query.bind(*text),
                Bind::MaybeText(text) => query.bind(*text),
                Bind::Number(number) => query.bind(*number),
                Bind::Flag(flag) => query.bind(*flag),
                Bind::Bytes(bytes) => query.bind(*bytes),
            };
        }
        query
    }};
}

pub(super) use bound;

impl Reads {
    /// All rows, each read by `read`.
    pub(super) async fn all<T>(
        &self,
        sql: &'static str,
        binds: &[Bind<'_>],
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.rows(sql, binds).await?.iter().map(read).collect()
    }

    async fn rows(&self, sql: &'static str, binds: &[Bind<'_>]) -> Result<Vec<Row>, StoreError> {
        match self {
            Self::Sqlite { pool, file } => {
                file.check()?;
                let rows = bound!(sql, binds).fetch_all(pool).await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Self::Postgres { pool } => {
                let rows = timeout(DATABASE_TIMEOUT, bound!(sql, binds).fetch_all(pool)).await;
                let rows = rows.map_err(|_| StoreError::TooSlow)??;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }
}

/// A row, whose columns are read by their names.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    pub(super) fn get<'r, T>(&'r self, column: &str) -> sqlx::Result<T>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        }
    }
}
