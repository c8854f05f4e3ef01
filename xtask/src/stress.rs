//! `cargo xtask load` and `cargo xtask torture`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::manifest;
use crate::shell::{cargo, run};

/// Measures 400 sockets as fast as it goes, and 10,000 at a pace and as fast as it goes.
pub(crate) fn load(root: &Path, seconds: u64, tables: u32) -> Result<()> {
    let seconds = seconds.to_string();
    for (tables, moves) in [(100.min(tables), None), (tables, Some("22000")), (tables, None)] {
        let mut command = stress(root)?;
        command.args(["load", "--seconds", &seconds, "--tables", &tables.to_string()]);
        if let Some(moves) = moves {
            command.args(["--moves", moves]);
        }
        run(&mut command)?;
    }
    Ok(())
}

/// Puts the server through faults. The same seed cuts the power at the same moments.
pub(crate) fn torture(root: &Path, kills: u32, seed: Option<u64>) -> Result<()> {
    let mut command = stress(root)?;
    command.args(["torture", "--kills", &kills.to_string()]);
    if let Some(seed) = seed {
        command.args(["--seed", &seed.to_string()]);
    }
    run(&mut command)
}

/// The program that does it, with the binary it is done to and a folder beside it, on the disk where everything is built.
fn stress(root: &Path) -> Result<Command> {
    run(cargo(root).args(["build", "--release", "--package", "adamant", "--bin", "adamant"]))?;
    run(cargo(root).args(["build", "--release", "--package", "stress", "--example", "stress"]))?;
    let target: PathBuf = manifest::target(root)?;
    let folder = target.join("tmp");
    fs::create_dir_all(&folder)?;
    let mut command = Command::new(target.join("release/examples/stress"));
    command.arg(target.join("release/adamant")).arg(folder);
    Ok(command)
}
