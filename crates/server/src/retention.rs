//! How long tables are stored. What is due is looked for a few hundred tables at a time, and deleted a few hundred entries at a time,
//! so that no move waits for it.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use fair::TableCode;
use serde::{Deserialize, Serialize};
use tokio::time::sleep;
use wire::TableStage;

use crate::now::now;
use crate::store::{StoreError, StoredAge};
use crate::table_registry::TableRegistry;

/// How many days tables are stored. With 0, they are stored for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Retention {
    /// Tables whose game is over, or that everyone has left.
    pub finished_days: u32,
    /// Tables where no game began.
    pub unstarted_days: u32,
}

impl Default for Retention {
    fn default() -> Self {
        Self { finished_days: 365, unstarted_days: 30 }
    }
}

/// In seconds.
pub(crate) const DAY: i64 = 24 * 60 * 60;

impl Retention {
    /// Whether a table that is so far, and where nothing has happened since `at`, is deleted at the time `now`.
    fn is_due(self, stage: Option<TableStage>, at: i64, now: i64) -> bool {
        let days = match stage {
            // It was being deleted when the server stopped.
            None => return true,
            Some(TableStage::Gathering) => self.unstarted_days,
            Some(TableStage::Playing | TableStage::Over) => self.finished_days,
        };
        days > 0 && at < now - i64::from(days) * DAY
    }
}

/// When the first tables are looked at after the start, and how long after the last ones.
const FIRST_DELAY: Duration = Duration::from_mins(10);
const INTERVAL: Duration = Duration::from_hours(1);

/// Between two steps, others have the disk to themselves.
const REST: Duration = Duration::from_millis(50);

/// Deletes what is due, as long as there is a registry.
pub(crate) async fn run(registry: Weak<TableRegistry>) {
    let mut clock = WallClock::new(now(), Instant::now());
    let mut wait = FIRST_DELAY;
    loop {
        sleep(wait).await;
        wait = INTERVAL;
        let Some(registry) = registry.upgrade() else { return };
        if !clock.is_steady(now(), Instant::now()) {
            tracing::warn!("the time of day was set: no table is deleted for a day");
            continue;
        }
        match registry.delete_due_tables().await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "deleted tables whose time is over"),
            Err(error) => tracing::debug!(%error, "tables whose time is over cannot be deleted"),
        }
    }
}

impl TableRegistry {
    /// Deletes every table whose time is over and that is not in memory; returns how many.
    pub async fn delete_due_tables(self: &Arc<Self>) -> Result<u64, StoreError> {
        let (mut deleted, mut after) = (0, String::new());
        loop {
            let some = self.store.ages(&after).await?;
            let Some(last) = some.last() else { return Ok(deleted) };
            last.code.as_str().clone_into(&mut after);
            for StoredAge { code, stage, at } in some {
                if self.config.retention.is_due(stage, at, now()) && self.delete(code).await? {
                    deleted += 1;
                }
            }
            sleep(REST).await;
        }
    }

    /// Deletes a table step by step, unless it is in memory; whether it did. While it does, the table cannot be found.
    async fn delete(&self, code: TableCode) -> Result<bool, StoreError> {
        let deleted = self.unless_live(code, async {
            let _lease = match &self.cluster {
                None => None,
                Some(cluster) => {
                    // A table of another node is left to that one.
                    let claim = Box::pin(self.claim(cluster, code)).await;
                    let lease = claim.map_err(|_| StoreError::Fenced)?;
                    self.store.take_over(code).await?;
                    Some(lease)
                }
            };
            while self.store.delete_some(code).await? {
                sleep(REST).await;
            }
            Ok(())
        });
        match deleted.await {
            Err(StoreError::Fenced) => Ok(false),
            deleted => deleted,
        }
    }
}

/// The time of day, compared with a clock that is never set.
pub(crate) struct WallClock {
    wall: i64,
    steady: Instant,
    /// When the time of day was last found to be set.
    set: Option<Instant>,
}

impl WallClock {
    /// More than this is no drift.
    const JUMP: u64 = 3600;

    /// How long to wait whether it is set back.
    const WAIT: Duration = Duration::from_hours(24);

    pub(crate) fn new(wall: i64, steady: Instant) -> Self {
        Self { wall, steady, set: None }
    }

    /// Whether the time of day has not been set lately: a clock that is wrong for an hour must not delete what was to be stored for a year.
    pub(crate) fn is_steady(&mut self, wall: i64, steady: Instant) -> bool {
        let passed = steady.duration_since(self.steady).as_secs();
        let expected = self.wall.saturating_add_unsigned(passed);
        if wall.abs_diff(expected) > Self::JUMP {
            self.set = Some(steady);
        }
        (self.wall, self.steady) = (wall, steady);
        self.set.is_none_or(|set| steady.duration_since(set) >= Self::WAIT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_table_has_its_time() {
        let retention = Retention::default();
        let now = 1000 * DAY;
        for (stage, at, due) in [
            (Some(TableStage::Over), now - 364 * DAY, false),
            (Some(TableStage::Over), now - 366 * DAY, true),
            (Some(TableStage::Playing), now - 364 * DAY, false),
            (Some(TableStage::Playing), now - 366 * DAY, true),
            (Some(TableStage::Gathering), now - 29 * DAY, false),
            (Some(TableStage::Gathering), now - 31 * DAY, true),
            (Some(TableStage::Gathering), now + DAY, false),
            (None, now, true),
        ] {
            assert_eq!(retention.is_due(stage, at, now), due, "{stage:?} {at}");
        }
        let for_ever = Retention { finished_days: 0, unstarted_days: 0 };
        assert!(!for_ever.is_due(Some(TableStage::Over), 0, now));
        assert!(!for_ever.is_due(Some(TableStage::Gathering), 0, now));
    }

    #[test]
    fn a_clock_that_jumps_deletes_nothing_for_a_day() {
        let start = Instant::now();
        let after = |hours: u64| start + Duration::from_hours(hours);
        let mut clock = WallClock::new(0, start);
        assert!(clock.is_steady(3600, after(1)));
        assert!(!clock.is_steady(400 * DAY, after(2)), "a year ahead");
        assert!(!clock.is_steady(400 * DAY + 3600, after(3)));
        assert!(!clock.is_steady(4 * 3600, after(4)), "and back");
        assert!(!clock.is_steady(5 * 3600, after(5)));
        assert!(clock.is_steady(29 * 3600, after(29)));
    }
}
