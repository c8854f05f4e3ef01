//! The packages that we build on, held to `deny.toml`: licences, sources, and each in one version.

use std::path::Path;

use anyhow::Result;

use crate::install;
use crate::shell::{cargo, run};

/// The version whose configuration `deny.toml` is.
const VERSION: &str = "0.20.2";

/// Checks all but advisories: their database lies where not every machine gets to, and the workflow in `.github/workflows/ci.yml` reads it.
pub(crate) fn check(root: &Path) -> Result<()> {
    // Not optimised: it runs for a second and would take minutes to build.
    let how = ["--debug", "--config", "profile.dev.debug=false"];
    install::cargo_tool(root, "cargo-deny", Some(VERSION), &how)?;
    run(cargo(root).args(["deny", "--locked", "check", "bans", "licenses", "sources"]))
}
