//! Reading, the same from both databases: statements with `$1`, `$2`, … and columns by name.

use std::sync::Arc;
use std::time::Duration;

use sqlx::Row as _;
use sqlx::postgres::{PgPool, PgRow};
use sqlx::sqlite::{SqlitePool, SqliteRow};
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
        read: impl Fn(&dyn Fields) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        match self {
            Self::Sqlite { pool, file } => {
                file.check()?;
                let rows = bound!(sql, binds).fetch_all(pool).await?;
                rows.iter().map(|row| read(row)).collect()
            }
            Self::Postgres { pool } => {
                let rows = timeout(DATABASE_TIMEOUT, bound!(sql, binds).fetch_all(pool)).await;
                rows.map_err(|_| StoreError::TooSlow)??.iter().map(|row| read(row)).collect()
            }
        }
    }
}

/// The columns of a row.
pub(super) trait Fields {
    fn text(&self, column: &str) -> sqlx::Result<&str>;
    fn maybe_text(&self, column: &str) -> sqlx::Result<Option<&str>>;
    fn number(&self, column: &str) -> sqlx::Result<i64>;
    fn flag(&self, column: &str) -> sqlx::Result<bool>;
    fn bytes(&self, column: &str) -> sqlx::Result<&[u8]>;
}

macro_rules! fields {
    ($row:ty) => {
        impl Fields for $row {
            fn text(&self, column: &str) -> sqlx::Result<&str> {
                self.try_get(column)
            }

            fn maybe_text(&self, column: &str) -> sqlx::Result<Option<&str>> {
                self.try_get(column)
            }

            fn number(&self, column: &str) -> sqlx::Result<i64> {
                self.try_get(column)
            }

            fn flag(&self, column: &str) -> sqlx::Result<bool> {
                self.try_get(column)
            }

            fn bytes(&self, column: &str) -> sqlx::Result<&[u8]> {
                self.try_get(column)
            }
        }
    };
}

fields!(SqliteRow);
fields!(PgRow);
