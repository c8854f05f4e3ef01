//! Faults: what must be left after the power was cut, the disk was full, or a client misbehaved.

#[cfg(unix)]
mod cluster;
mod disk;
mod kill;
mod misbehaving_clients;

use std::path::Path;

use anyhow::Result;
use tokio::runtime;

pub use kill::Kills;

/// What came of one kind of fault.
#[derive(Debug)]
pub enum Outcome {
    /// All was as it should be; in a few words, what was seen.
    Well(String),
    /// It could not be tried here; why, and what would be needed.
    NotDone(String),
    /// Something was broken.
    Broken(String),
}

/// A kind of fault, and what came of it.
pub type Trial = (&'static str, Outcome);

/// Tries every kind of fault on servers of their own, with their databases in `folder`. Each outcome is handed over as it is known.
pub fn torture(
    binary: &Path,
    folder: &Path,
    kills: Kills,
    mut each: impl FnMut(&Trial),
) -> Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        each(&("kill -9 under load", outcome(kill::kill(binary, folder, kills).await)));
        each(&("disk full", disk::full(binary, folder, kills.seed).await));
        each(&("database read-only", disk::read_only(binary, folder, kills.seed).await));
        for trial in misbehaving_clients::all(binary, folder, kills.seed).await {
            each(&trial);
        }
    });
    Ok(())
}

/// Only cuts the power, again and again.
pub fn cut_the_power(binary: &Path, folder: &Path, kills: Kills) -> Result<String> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(kill::kill(binary, folder, kills))
}

/// Tries every kind of fault on sites of three nodes, with their data in `folder`, or only those whose name contains a word. Each outcome is handed over as it is known.
#[cfg(unix)]
pub fn torture_cluster(
    binary: &Path,
    folder: &Path,
    kills: Kills,
    only: Option<&str>,
    each: impl FnMut(&Trial),
) -> Result<()> {
    several_threads()?.block_on(cluster::all(binary, folder, kills, only, each));
    Ok(())
}

/// Only kills nodes, pauses one, and kills both services.
#[cfg(unix)]
pub fn break_cluster(binary: &Path, folder: &Path, kills: Kills) -> Result<String> {
    several_threads()?.block_on(cluster::short(binary, folder, kills))
}

/// Clients and proxies go on while a node or a service is started.
#[cfg(unix)]
pub(crate) fn several_threads() -> Result<runtime::Runtime> {
    Ok(runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?)
}

fn outcome(result: Result<String>) -> Outcome {
    match result {
        Ok(what) => Outcome::Well(what),
        Err(error) => Outcome::Broken(format!("{error:#}")),
    }
}
