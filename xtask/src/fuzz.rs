//! `cargo xtask fuzz`.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::install;
use crate::shell::{run, succeeds};

/// Fuzzes the record parser for so many seconds, beginning with the records in `fuzz/seeds`. Fails when an input makes it panic; cargo-fuzz then keeps the input and says where.
pub(crate) fn fuzz(root: &Path, seconds: u64) -> Result<()> {
    if !succeeds(Command::new("rustup").args(["run", "nightly", "rustc", "--version"])) {
        bail!(
            "fuzzing needs a nightly toolchain: `rustup toolchain install nightly --profile minimal`"
        );
    }
    install::program("g++", "g++")?;
    install::cargo_tool(root, "cargo-fuzz", None, &[])?;
    std::fs::create_dir_all(root.join("fuzz/corpus/record"))?;
    run(Command::new("rustup")
        .args(["run", "nightly", "cargo", "fuzz", "run", "record"])
        .args(["fuzz/corpus/record", "fuzz/seeds", "--"])
        .args(["-dict=fuzz/record.dict", "-max_len=8192", &format!("-max_total_time={seconds}")])
        .current_dir(root))
}
