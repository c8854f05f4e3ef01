//! The disk is full, or may not be written.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use tokio::time::sleep;

use super::{Outcome, outcome};
use crate::http;
use crate::server::Recipe;
use crate::swarm::Playing;

const TABLES: usize = 8;

/// How many moves show that the tables go on.
const SOME: u64 = 200;

/// Fills the disk under a running server, and makes room again.
pub(super) async fn full(binary: &Path, folder: &Path, seed: u64) -> Outcome {
    let Ok(disk) = tempfile::tempdir_in(folder) else {
        return Outcome::Broken("no folder to work in".to_owned());
    };
    on_small_disk(disk.path(), "size=48m", fill(binary, disk.path(), seed)).await
}

/// Mounts a small disk on a folder while something is tried there.
pub(super) async fn on_small_disk(
    folder: &Path,
    options: &str,
    trying: impl Future<Output = Result<String>>,
) -> Outcome {
    let mount = ["-t", "tmpfs", "-o", options, "adamant-torture"];
    if let Err(error) = run(Command::new("mount").args(mount).arg(folder)) {
        return Outcome::NotDone(format!(
            "it takes a small disk of its own, which root can mount: {error:#}"
        ));
    }
    let tried = trying.await;
    let unmounted = run(Command::new("umount").arg(folder));
    outcome(tried.and_then(|what| unmounted.map(|()| what)))
}

async fn fill(binary: &Path, disk: &Path, seed: u64) -> Result<String> {
    let mut recipe = Recipe::new(binary, disk);
    let server = recipe.start()?;
    let playing = Playing::begin([server.address].into(), TABLES, seed);
    playing.goes_on(SOME).await?;
    let filler = disk.join("filler");
    let mut file = File::create(&filler)?;
    while file.write_all(&[0; 4096]).is_ok() {}
    refused(&playing).await.context("while the disk is full")?;
    drop(file);
    fs::remove_file(&filler)?;
    playing.goes_on(SOME).await.context("after there is room again")?;
    well(&playing, 200).await?;
    server.kill()?;
    playing.swarm.generation.fetch_add(1, Relaxed);
    let _server = recipe.start()?;
    playing.all_back().await?;
    told(playing).await
}

/// Starts the server on a database that may not be written, and lets it be written again.
pub(super) async fn read_only(binary: &Path, folder: &Path, seed: u64) -> Outcome {
    let Ok(folder) = tempfile::tempdir_in(folder) else {
        return Outcome::Broken("no folder to work in".to_owned());
    };
    let probe = folder.path().join("probe");
    let probed = File::create(&probe).map_err(Into::into).and_then(|_| writable(&probe, false));
    let _ = writable(&probe, true);
    if let Err(error) = probed {
        return Outcome::NotDone(format!(
            "it takes a file that even its owner cannot write, which root can make with chattr: {error:#}"
        ));
    }
    let database = folder.path().join("adamant.db");
    let tried = lock(binary, folder.path(), &database, seed).await;
    let _ = writable(&database, true);
    outcome(tried)
}

async fn lock(binary: &Path, folder: &Path, database: &Path, seed: u64) -> Result<String> {
    let mut recipe = Recipe::new(binary, folder);
    let server = recipe.start()?;
    let playing = Playing::begin([server.address].into(), TABLES, seed);
    playing.goes_on(SOME).await?;
    server.kill()?;
    writable(database, false)?;
    playing.swarm.generation.fetch_add(1, Relaxed);
    let _server = recipe.start()?;
    refused(&playing).await.context("while the database is read-only")?;
    writable(database, true)?;
    playing.goes_on(SOME).await.context("after it can be written again")?;
    well(&playing, 200).await?;
    playing.all_back().await?;
    told(playing).await
}

/// Waits until everything is refused, and looks whether that is said clearly.
async fn refused(playing: &Playing) -> Result<()> {
    let swarm = &playing.swarm;
    let before = swarm.unavailable.load(Relaxed);
    playing.wait("nothing is refused", || swarm.unavailable.load(Relaxed) > before + 50).await?;
    // A last page may still find room.
    for _ in 0..50 {
        if well(playing, 503).await.is_ok() {
            return Ok(());
        }
        sleep(Duration::from_millis(100)).await;
    }
    well(playing, 503).await
}

/// Asks the server how it is.
async fn well(playing: &Playing, expected: u16) -> Result<()> {
    let (status, body) = http::get(playing.swarm.servers[0], "/healthz").await?;
    if status != expected {
        bail!("/healthz says {status} {body}, not {expected}");
    }
    Ok(())
}

async fn told(mut playing: Playing) -> Result<String> {
    playing.end().await?;
    let records = playing.verify().await?;
    let swarm = &playing.swarm;
    Ok(format!(
        "{} requests refused as unavailable, {} moves acknowledged and none lost, {records} records verified",
        swarm.unavailable.load(Relaxed),
        swarm.acknowledged_moves.load(Relaxed)
    ))
}

fn writable(file: &Path, yes: bool) -> Result<()> {
    run(Command::new("chattr").arg(if yes { "-i" } else { "+i" }).arg(file))
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output()?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(())
}
