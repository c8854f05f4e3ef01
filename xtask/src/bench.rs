//! `cargo xtask bench`.

use std::path::Path;

use anyhow::Result;

use crate::shell::{cargo, run};
use crate::{install, manifest};

/// Runs every benchmark of the workspace. Instructions are counted by valgrind, through gungraun's runner, whose version has to
/// be that of the library.
pub(crate) fn bench(root: &Path) -> Result<()> {
    install::program("valgrind", "valgrind")?;
    let version = manifest::locked(root, "gungraun")?;
    install::cargo_tool(root, "gungraun-runner", Some(&version), &[])?;
    run(cargo(root).args(["bench", "--workspace", "--bench", "*"]))
}
