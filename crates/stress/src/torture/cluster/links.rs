//! The link between one node and a service is cut, silent, slow or lossy.

use anyhow::{Context as _, Result};
use tokio::time::{Instant, sleep};

use super::{AFTER_A_LEASE, LONGER_THAN_A_LEASE, SOON, Under};
use crate::site::{LinkState, Service};

/// Disturbs one node's link to a service for a while.
pub(super) async fn fault(under: &mut Under, service: Service, state: LinkState) -> Result<String> {
    let node = under.any_node();
    let begun = Instant::now();
    under.site.nodes[node].set(service, state);
    let what = match state {
        LinkState::Delayed(late) => {
            format!("{} ms later each way, and every table went on", late.as_millis())
        }
        LinkState::Lossy(percent) => format!("{percent} % lost, and every table went on"),
        _ => format!("for {} s", LONGER_THAN_A_LEASE.as_secs()),
    };
    match state {
        // Play goes on meanwhile, only slower.
        LinkState::Delayed(_) | LinkState::Lossy(_) => {
            under.goes_on(begun, AFTER_A_LEASE).await.context("meanwhile")?;
            under.compare().await.context("meanwhile")?;
        }
        _ => under.says(node, 503, begun, LONGER_THAN_A_LEASE).await.context("meanwhile")?,
    }
    under.others_are_well(node).await.context("meanwhile")?;
    sleep(LONGER_THAN_A_LEASE.saturating_sub(begun.elapsed())).await;
    under.site.nodes[node].set(service, LinkState::Open);
    let mended = Instant::now();
    under.goes_on(mended, SOON).await?;
    under.all_well(mended).await?;
    under.compare().await?;
    Ok(what)
}
