//! Looking for games that were started and never finished, so that their seeds are revealed too.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use tokio::time::interval;

use crate::TableRegistry;
use crate::now::now;
use crate::retention::{DAY, WallClock};
use crate::table::Command;
use crate::table_registry::NotHere;

/// How often to look.
const INTERVAL: Duration = Duration::from_mins(10);

/// Looks again and again, for as long as there is a registry.
pub(crate) async fn run(registry: Weak<TableRegistry>) {
    let mut clock = WallClock::new(now(), Instant::now());
    let mut every = interval(INTERVAL);
    loop {
        every.tick().await;
        let Some(registry) = registry.upgrade() else { return };
        // What was revealed by a wrong clock could not be taken back.
        if clock.is_steady(now(), Instant::now()) {
            abandon_games(&registry).await;
        } else {
            tracing::warn!("the time of day was set: no game is given up for a day");
        }
    }
}

/// Tells every table without a move for as long as is set that its game is given up.
async fn abandon_games(registry: &Arc<TableRegistry>) {
    let before = now() - i64::from(registry.config.reveal_abandoned_days.get()) * DAY;
    let codes = match registry.store.abandoned(before).await {
        Ok(codes) => codes,
        Err(error) => {
            tracing::warn!(%error, "abandoned games cannot be looked for");
            return;
        }
    };
    for code in codes {
        // A table of another node is left to that one.
        if let Err(NotHere::ApiError(error)) =
            registry.send(code, Command::Abandon { before }).await
        {
            tracing::warn!(%code, problem = ?error.code, "a game cannot be given up now");
        }
    }
}
