//! What is written with the same statements to both databases.

/// Defines the functions for connections of one of them.
macro_rules! define_statements {
    ($connection:ty) => {
        /// Stores a table, with nothing yet of what lists show.
        async fn create(to: &mut $connection, head: &Head, now: i64) -> Result<(), StoreError> {
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
            .execute(to)
            .await
            .map_err(taken)?;
            Ok(())
        }

        /// Deletes a table's entries from this one on.
        async fn truncate(to: &mut $connection, code: TableCode, n: u64) -> Result<(), StoreError> {
            sqlx::query("DELETE FROM entries WHERE code = $1 AND n >= $2")
                .bind(code.as_str())
                .bind(i64::try_from(n).unwrap_or(i64::MAX))
                .execute(to)
                .await?;
            Ok(())
        }

        /// Notes that a table is used.
        async fn touch(to: &mut $connection, code: TableCode, now: i64) -> Result<(), StoreError> {
            sqlx::query("UPDATE tables SET at = $2 WHERE code = $1")
                .bind(code.as_str())
                .bind(now)
                .execute(to)
                .await?;
            Ok(())
        }

        /// Hides a table and forgets whose it was, deletes some of its entries, and when none are left, the table itself.
        async fn delete(to: &mut $connection, code: TableCode) -> Result<(), StoreError> {
            let code = code.as_str();
            let hide = "UPDATE tables SET stage = 'deleted', names = '[]', listed = FALSE \
                 WHERE code = $1 AND stage <> 'deleted'";
            sqlx::query(hide).bind(code).execute(&mut *to).await?;
            let seats = "DELETE FROM seats WHERE code = $1";
            sqlx::query(seats).bind(code).execute(&mut *to).await?;
            let some = "DELETE FROM entries \
                 WHERE code = $1 AND n IN (SELECT n FROM entries WHERE code = $1 ORDER BY n LIMIT $2)";
            sqlx::query(some).bind(code).bind(DELETE_LIMIT).execute(&mut *to).await?;
            let rest = "DELETE FROM tables \
                 WHERE code = $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE code = $1)";
            sqlx::query(rest).bind(code).execute(to).await?;
            Ok(())
        }
    };
}

pub(super) use define_statements;
