//! `cargo xtask bless`.

use std::path::Path;

use anyhow::Result;

use crate::shell::{linting_cargo, run};

/// Runs all tests with `BLESS=1`, which tells those with golden files to write what they would have compared.
pub(crate) fn bless(root: &Path) -> Result<()> {
    run(linting_cargo(root).args(["test", "--workspace", "--no-fail-fast"]).env("BLESS", "1"))?;
    println!("The golden files are written. Review them with `git diff`.");
    Ok(())
}
