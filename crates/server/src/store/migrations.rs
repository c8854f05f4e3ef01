//! How each database came to its present form. A migration that was published is never changed.

use sqlx::SqlStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use super::StoreError;

/// The number, the name and the statements of each migration.
pub(super) type Steps = &'static [(i64, &'static str, &'static str)];

pub(super) const SQLITE: Steps = &[
    (1, "tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    (2, "rules version", include_str!("../../migrations/sqlite/0002_rules_version.sql")),
    (3, "when entries came", include_str!("../../migrations/sqlite/0003_when_entries_came.sql")),
];

pub(super) const POSTGRES: Steps =
    &[(1, "tables", include_str!("../../migrations/postgres/0001_tables.sql"))];

pub(super) fn migrator(steps: Steps) -> Migrator {
    let migrations = steps.iter().map(|(version, name, sql)| {
        let sql = SqlStr::from_static(sql);
        Migration::new(*version, (*name).into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// Why the migrations could not be carried out, and what to do.
pub(super) fn failed(error: MigrateError) -> StoreError {
    match error {
        MigrateError::VersionMissing(version) => StoreError::Newer(version),
        MigrateError::VersionMismatch(version) => StoreError::Other(version),
        error => StoreError::Migration(error),
    }
}
