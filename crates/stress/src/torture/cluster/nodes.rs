//! Nodes that die, sleep and are replaced.

use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use table::Luck as _;
use tokio::time::{Instant, sleep};

use super::{AFTER_A_LEASE, LONGER_THAN_A_LEASE, NODES, SOON, Under};

/// How many milliseconds after all is well a node is killed at the latest.
const LATEST: u32 = 400;

/// Within this time of a SIGTERM a node is gone.
const STOPPED: Duration = Duration::from_secs(5);

/// Kills nodes as `kill -9` does, one after the other at random moments, and starts each again: at once, or when the others have its tables.
pub(super) async fn kill(under: &mut Under, times: u32) -> Result<String> {
    for nth in 1..=times {
        sleep(Duration::from_millis(under.dice.below(LATEST).into())).await;
        let (node, at_once) = (under.any_node(), under.dice.below(2) == 0);
        let killed = Instant::now();
        under.site.nodes[node].kill()?;
        if at_once {
            under.site.nodes[node].restart()?;
        }
        under.goes_on(killed, AFTER_A_LEASE).await.with_context(|| format!("kill {nth}"))?;
        if !at_once {
            under.site.nodes[node].restart()?;
        }
        under.all_well(Instant::now()).await?;
        under.compare().await.with_context(|| format!("after kill {nth}"))?;
    }
    Ok(format!("{times} kills"))
}

/// Stops an owner for longer than its lease lasts, and lets it go on.
pub(super) async fn pause(under: &mut Under) -> Result<String> {
    let (node, owned) = any_owner(under).await?;
    under.site.nodes[node].server()?.signal("STOP")?;
    sleep(LONGER_THAN_A_LEASE).await;
    under.others_are_well(node).await.context("while a node is paused")?;
    under.site.nodes[node].server()?.signal("CONT")?;
    let woken = Instant::now();
    under.goes_on(woken, SOON).await?;
    under.all_well(woken).await?;
    under.compare().await?;
    Ok(format!("an owner of {owned} tables for {} s", LONGER_THAN_A_LEASE.as_secs()))
}

/// A node that owns tables, and how many.
async fn any_owner(under: &mut Under) -> Result<(usize, u64)> {
    let first = under.any_node();
    for node in (first..NODES).chain(0..first) {
        let owned = under.site.nodes[node].metric("adamant_owned_tables").await?;
        if owned > 0 {
            return Ok((node, owned));
        }
    }
    bail!("no node owns a table")
}

/// Stops every node in turn as a service manager does, and starts it again.
pub(super) async fn rolling_restart(under: &mut Under) -> Result<String> {
    let mut longest = Duration::ZERO;
    for node in 0..NODES {
        let asked = Instant::now();
        longest = longest.max(under.site.nodes[node].terminate(STOPPED)?);
        under.goes_on(asked, SOON).await?;
        under.site.nodes[node].restart()?;
        under.all_well(Instant::now()).await?;
        under.compare().await?;
    }
    Ok(format!("{NODES} nodes, each gone {:.1} s after SIGTERM or sooner", longest.as_secs_f64()))
}
