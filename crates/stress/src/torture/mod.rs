//! Faults: what must be left after the power was cut, the disk was full, or a client misbehaved.

mod disk;
mod kill;
mod mischief;

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
        for trial in mischief::all(binary, folder, kills.seed).await {
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

fn outcome(result: Result<String>) -> Outcome {
    match result {
        Ok(what) => Outcome::Well(what),
        Err(error) => Outcome::Broken(format!("{error:#}")),
    }
}
