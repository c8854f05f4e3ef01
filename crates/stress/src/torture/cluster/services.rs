//! Services that die and come back.

use anyhow::{Context as _, Result};
use tokio::time::{Instant, sleep};

use super::{LONGER_THAN_A_LEASE, NODES, SOON, Under};

/// Kills NATS and starts it again after the leases are gone.
pub(super) async fn nats_killed(under: &mut Under) -> Result<String> {
    let killed = Instant::now();
    under.site.nats.stop()?;
    all_unwell(under, killed).await.context("while NATS is gone")?;
    sleep(LONGER_THAN_A_LEASE.saturating_sub(killed.elapsed())).await;
    under.site.nats.restart()?;
    let gone = killed.elapsed();
    back(under).await?;
    Ok(format!("gone for {:.1} s", gone.as_secs_f64()))
}

/// Kills PostgreSQL and starts it again.
pub(super) async fn postgres_killed(under: &mut Under) -> Result<String> {
    let killed = Instant::now();
    under.site.postgres.kill()?;
    all_unwell(under, killed).await.context("while PostgreSQL is gone")?;
    under.site.postgres.restart()?;
    let gone = killed.elapsed();
    back(under).await?;
    Ok(format!("gone for {:.1} s", gone.as_secs_f64()))
}

/// Waits until every node says that it cannot store anything.
pub(super) async fn all_unwell(under: &Under, since: Instant) -> Result<()> {
    for nth in 0..NODES {
        under.says(nth, 503, since, SOON).await?;
    }
    Ok(())
}

/// Waits until every table goes on and every node is well.
pub(super) async fn back(under: &mut Under) -> Result<()> {
    let back = Instant::now();
    under.goes_on(back, SOON).await?;
    under.all_well(back).await?;
    under.compare().await
}
