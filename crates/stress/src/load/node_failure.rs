//! A node dies, and others have its tables soon.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::table::Table;
use super::{open_each, percentile, sockets};
use crate::servers::Servers;
use crate::site::{Site, Through};
use crate::tasks;
use crate::torture::several_threads;

/// Within this time every table of a node that died is owned again.
const OWNED_AGAIN: Duration = Duration::from_secs(10);

/// Kills a node that owns so many live tables, and prints how soon others own them and play goes on. Fails if it takes too long.
pub fn node_dies(binary: &Path, folder: &Path, nodes: usize, tables: u32) -> Result<()> {
    let sockets = sockets(tables)?;
    several_threads()?.block_on(async {
        let mut site = Site::start(binary, folder, nodes, Through::Nothing, None).await?;
        let (servers, first) = (site.servers(), site.nodes[0].address());
        println!("{nodes} nodes, {sockets} sockets; the first node owns all {tables} tables and is killed");
        let begun = Instant::now();
        let playing = open_each(tables, || Table::open(servers.clone(), first)).await?;
        println!("  opened in               {:>10.1} s", begun.elapsed().as_secs_f64());
        let owned = site.nodes[0].metric("adamant_owned_tables").await?;
        println!("  tables of that node     {owned:>10}");
        let left: Servers = servers.iter().copied().filter(|server| *server != first).collect();
        let killed = Instant::now();
        site.nodes[0].kill()?;
        let mut coming_back = JoinSet::new();
        for table in playing {
            let left = left.clone();
            coming_back.spawn(async move {
                let (mut table, owned) = table.reconnect(left, killed).await?;
                let back = killed.elapsed();
                table.round().await?;
                anyhow::Ok((owned, back, killed.elapsed()))
            });
        }
        let times = tasks::all(coming_back).await?.into_iter();
        let (mut owned, mut back, mut played): (Vec<_>, Vec<_>, Vec<_>) = times.collect();
        for (what, times) in [
            ("owned again", &mut owned),
            ("all seats are back", &mut back),
            ("next round received", &mut played),
        ] {
            times.sort_unstable();
            let [half, most, all] = [50, 99, 100].map(|share| percentile(times, share).as_secs_f64());
            println!("  {what:<24}{half:>10.1} s (p50), {most:.1} s (p99), {all:.1} s (the last)");
        }
        let last = percentile(&owned, 100);
        if last > OWNED_AGAIN {
            bail!("the last table was owned again after {:.1} s", last.as_secs_f64());
        }
        Ok(())
    })
}
