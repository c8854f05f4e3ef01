//! The disk of PostgreSQL is full.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use anyhow::{Context as _, Result};
use tokio::time::{Instant, sleep};

use super::services::{all_unwell, back};
use super::{Outcome, Try, Under};
use crate::torture::disk::on_small_disk;

/// After so long PostgreSQL is started again as a service manager would, if it has not come back.
const RECOVERY: Duration = Duration::from_secs(2);

/// Fills the disk under a running PostgreSQL, and makes room again.
pub(super) async fn full(on: Try<'_>) -> Outcome {
    let Ok(disk) = tempfile::Builder::new().prefix("disk").tempdir_in(on.folder) else {
        return Outcome::Broken("no folder to work in".to_owned());
    };
    let on = Try { disk: Some(disk.path()), ..on };
    let trying = on.attempt(async |under| fill(under, disk.path()).await);
    on_small_disk(disk.path(), "size=256m,mode=0755", trying).await
}

async fn fill(under: &mut Under, disk: &Path) -> Result<String> {
    let filler = disk.join("filler");
    let mut file = File::create(&filler)?;
    let begun = Instant::now();
    let refused = under.playing.swarm.unavailable.load(Relaxed);
    // What PostgreSQL frees meanwhile is taken too.
    let is_full = async {
        loop {
            while file.write_all(&[0; 4096]).is_ok() {}
            if all_unwell(under, Instant::now()).await.is_ok() {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), is_full)
        .await
        .context("the disk is full, and a node says that it is well")?;
    let unwell = begun.elapsed();
    sleep(Duration::from_secs(1)).await;
    let refused = under.playing.swarm.unavailable.load(Relaxed) - refused;
    drop(file);
    fs::remove_file(&filler)?;
    let room = Instant::now();
    let mut restarted = "";
    while !under.site.postgres.is_ready()? {
        if room.elapsed() > RECOVERY {
            restarted = ", PostgreSQL had stopped and was started again";
            under.site.postgres.stop()?;
            under.site.postgres.restart()?;
        }
        sleep(Duration::from_millis(20)).await;
    }
    back(under).await?;
    Ok(format!(
        "503 after {:.1} s, {refused} requests refused as unavailable{restarted}",
        unwell.as_secs_f64()
    ))
}
