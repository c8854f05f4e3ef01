//! Several nodes on one machine, with their database, their broker and their clients.

#![expect(clippy::cast_precision_loss, reason = "figures for people have few digits")]

use std::array;
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
        let after = site.traffic().await?;
        // Traffic is counted while it gets warm too, and moves only after that.
        let seconds = measured.took.as_secs_f64();
        let moves = measured.moves as f64 * (seconds + WARM.as_secs_f64()) / seconds;
        let each = |nth: usize| after[nth].saturating_sub(before[nth]) as f64 / moves;
        let [messages, bytes, forwarded, transactions, rows, log_bytes, stored_bytes] =
            array::from_fn(each);
        println!(
            "  a move is               {messages:>10.2} messages to NATS with {forwarded:.2} from node to node in them, {bytes:.0} bytes"
        );
        println!(
            "                          {transactions:>10.2} transactions of PostgreSQL, {rows:.2} rows, {log_bytes:.0} bytes of its log, {stored_bytes:.0} bytes stored"
        );
        Ok(())
    })
}
