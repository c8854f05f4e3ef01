//! The packages that we build on, held to `deny.toml`: licences, sources, and each in one version.

use std::path::Path;

use anyhow::Result;

use crate::install;
use crate::shell::{cargo, run};

/// The version whose configuration `deny.toml` is.
const VERSION: &str = "0.20.2";

/// Brings `cargo deny`.
pub(crate) fn tools(root: &Path) -> Result<()> {
    install::small_cargo_tool(root, "cargo-deny", VERSION)
}

/// Checks all but advisories: their database lies where not every machine gets to, and the workflow in `.github/workflows/ci.yml` reads it.
pub(crate) fn check(root: &Path) -> Result<()> {
    tools(root)?;
    run(cargo(root).args(["deny", "--locked", "check", "bans", "licenses", "sources"]))
}
