//! `cargo xtask speed`: how fast the page is, in a real browser.

use std::path::Path;

use anyhow::Result;

use crate::install;
use crate::shell::{cargo, run};

/// Measures the page as it is shipped, and prints each figure with its aim.
pub(crate) fn speed(root: &Path) -> Result<()> {
    install::program("chromium-headless-shell", "chromium-headless-shell")?;
    run(cargo(root)
        .args(["test", "--release", "--package", "adamant", "--test", "browser", "--"])
        .args(["--ignored", "--nocapture", "--exact", "speed::the_page_is_fast"]))
}
