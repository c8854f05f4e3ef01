//! The line between one node and a service is cut, silent, slow or lossy.

use anyhow::{Context as _, Result};
use tokio::time::{Instant, sleep};

use super::{AFTER_A_LEASE, LONGER_THAN_A_LEASE, SOON, Under};
use crate::site::{Line, Service};

/// Disturbs one node's line to a service for a while.
pub(super) async fn fault(under: &mut Under, service: Service, line: Line) -> Result<String> {
    let node = under.any_node();
    let begun = Instant::now();
    under.site.nodes[node].set(service, line);
    let what = match line {
        Line::Delayed(late) => {
            format!("{} ms later each way, and every table went on", late.as_millis())
        }
        Line::Lossy(percent) => format!("{percent} % lost, and every table went on"),
        _ => format!("for {} s", LONGER_THAN_A_LEASE.as_secs()),
    };
    match line {
        // Play goes on meanwhile, only slower.
        Line::Delayed(_) | Line::Lossy(_) => {
            under.goes_on(begun, AFTER_A_LEASE).await.context("meanwhile")?;
            under.compare().await.context("meanwhile")?;
        }
        _ => under.says(node, 503, begun, LONGER_THAN_A_LEASE).await.context("meanwhile")?,
    }
    under.others_are_well(node).await.context("meanwhile")?;
    sleep(LONGER_THAN_A_LEASE.saturating_sub(begun.elapsed())).await;
    under.site.nodes[node].set(service, Line::Open);
    let mended = Instant::now();
    under.goes_on(mended, SOON).await?;
    under.all_well(mended).await?;
    under.compare().await?;
    Ok(what)
}
