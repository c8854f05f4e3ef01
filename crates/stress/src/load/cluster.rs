//! Several nodes on one machine, with their database, their broker and their clients.

#![expect(clippy::cast_precision_loss, reason = "figures for people have few digits")]

use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use tokio::time::sleep;

use super::{Load, Parts, WARM, open_tables, play, sockets};
use crate::kernel::real_disk;
use crate::site::{Site, Through};
use crate::torture::several_threads;

/// How long PostgreSQL may keep what it has counted to itself.
const COUNTED: Duration = Duration::from_secs(2);

/// Plays on so many nodes with the data of the services in `folder`, from sockets spread over the nodes at random, and prints what it came to.
pub fn load_cluster(binary: &Path, folder: &Path, nodes: usize, load: Load) -> Result<()> {
    let sockets = sockets(load.tables)?;
    println!("the data lies on {}", real_disk(folder)?);
    several_threads()?.block_on(async {
        let site = Site::start(binary, folder, nodes, Through::Nothing, None).await?;
        println!("{nodes} nodes, {sockets} sockets at {} tables, {}", load.tables, load.pace);
        let tables = open_tables(&site.servers(), load.tables).await?;
        let parts = Parts(site.parts()?);
        sleep(COUNTED).await;
        let before = site.traffic().await?;
        let measured = tokio::spawn(async move { play(&parts, tables, load).await }).await??;
        println!("{measured}");
        sleep(COUNTED).await;
        let traffic = site.traffic().await?.since(before);
        // Traffic is counted while it gets warm too, and moves only after that.
        let seconds = measured.took.as_secs_f64();
        let moves = measured.moves as f64 * (seconds + WARM.as_secs_f64()) / seconds;
        let a_move = |count: u64| count as f64 / moves;
        println!(
            "  a move is               {:>10.2} messages to NATS with {:.2} from node to node in them, {:.0} bytes",
            a_move(traffic.messages),
            a_move(traffic.forwarded),
            a_move(traffic.bytes),
        );
        println!(
            "                          {:>10.2} transactions of PostgreSQL, {:.2} rows, {:.0} bytes of its log, {:.0} bytes stored",
            a_move(traffic.transactions),
            a_move(traffic.rows),
            a_move(traffic.log_bytes),
            a_move(traffic.stored_bytes),
        );
        Ok(())
    })
}
