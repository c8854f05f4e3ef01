//! The tasks of a few commands: `cargo xtask bench`, `bless`, `fuzz` and `speed`.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::shell::{cargo, linting_cargo, run, succeeds};
use crate::{install, manifest};

/// Runs every benchmark of the workspace. Instructions are counted by valgrind, through gungraun's runner, whose version has to
/// be that of the library.
pub(crate) fn bench(root: &Path) -> Result<()> {
    install::program("valgrind", "valgrind")?;
    let version = manifest::locked(root, "gungraun")?;
    install::cargo_tool(root, "gungraun-runner", Some(&version), &[])?;
    run(cargo(root).args(["bench", "--workspace", "--bench", "*"]))
}

/// Runs all tests with `BLESS=1`, which tells those with golden files to write what they would have compared.
pub(crate) fn bless(root: &Path) -> Result<()> {
    run(linting_cargo(root).args(["test", "--workspace", "--no-fail-fast"]).env("BLESS", "1"))?;
    println!("The golden files are written. Review them with `git diff`.");
    Ok(())
}

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

/// Measures the page as it is shipped, and prints each figure with its aim.
pub(crate) fn speed(root: &Path) -> Result<()> {
    install::program("chromium-headless-shell", "chromium-headless-shell")?;
    run(cargo(root)
        .args(["test", "--release", "--package", "adamant", "--test", "browser", "--"])
        .args(["--ignored", "--nocapture", "--exact", "speed::the_page_is_fast"]))
}
