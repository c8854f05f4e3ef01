//! `cargo xtask fuzz`.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::install;
use crate::shell::{run, succeeds};

/// Fuzzes the record parser for so many seconds. Fails when an input makes it panic; cargo-fuzz then keeps the input and says where.
pub(crate) fn fuzz(root: &Path, seconds: u64) -> Result<()> {
    if !succeeds(Command::new("rustup").args(["run", "nightly", "rustc", "--version"])) {
        bail!(
            "fuzzing needs a nightly toolchain: `rustup toolchain install nightly --profile minimal`"
        );
    }
    install::program("g++", "g++")?;
    install::cargo_tool(root, "cargo-fuzz", None)?;
    run(Command::new("rustup")
        .args(["run", "nightly", "cargo", "fuzz", "run", "record", "--"])
        .arg(format!("-max_total_time={seconds}"))
        .current_dir(root))
}
