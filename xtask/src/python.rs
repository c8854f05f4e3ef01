//! The Python package: a virtual environment of its own, the package built into it, its checks.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::results::Tally;
use crate::shell::{run, run_and_read};
use crate::{install, manifest};

/// What the package's checks and its adapters need, beside what it needs itself.
const EXTRAS: &str = "test,pettingzoo,openspiel,gymnasium";

/// Where the package lies.
const FOLDER: &str = "crates/python";

/// A virtual environment in the folder that everything is built into.
struct Venv {
    folder: PathBuf,
    package: PathBuf,
}

impl Venv {
    /// Makes the environment unless it is there, and brings maturin.
    fn bring(root: &Path) -> Result<Self> {
        install::program("python3", "python3")?;
        install::python_module("ensurepip", "python3-venv")?;
        let venv =
            Self { folder: manifest::target(root)?.join("python"), package: root.join(FOLDER) };
        if !venv.folder.join("bin/pip").is_file() {
            if venv.folder.exists() {
                fs::remove_dir_all(&venv.folder)
                    .with_context(|| format!("cannot replace {}", venv.folder.display()))?;
            }
            run(Command::new("python3").args(["-m", "venv"]).arg(&venv.folder))?;
        }
        run(venv.program("pip").args(["install", "--quiet", "maturin>=1.9,<2"]))?;
        Ok(venv)
    }

    /// Builds the package and installs it with all that its checks need.
    fn develop(&self, extra: &[&str]) -> Result<()> {
        run(self.program("maturin").args(["develop", "--quiet", "--extras", EXTRAS]).args(extra))
    }

    /// A program of the environment, at work in the package's folder.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.folder.join("bin").join(name));
        command.current_dir(&self.package).env("VIRTUAL_ENV", &self.folder);
        command
    }
}

/// Runs the package's linter, type checker and tests, and counts them one by one.
///
/// The package is built without optimisation: most of it has been compiled for the tests of the workspace.
pub(crate) fn test(root: &Path) -> Result<Tally> {
    let venv = Venv::bring(root)?;
    venv.develop(&[])?;
    let mut tally = Tally::default();
    for check in [
        venv.program("ruff").args(["check", "."]),
        venv.program("ruff").args(["format", "--check", "."]),
        &mut venv.program("mypy"),
    ] {
        match run(check) {
            Ok(()) => tally.passed += 1,
            Err(error) => {
                println!("   {error:#}");
                tally.failed += 1;
            }
        }
    }
    let mut tests = Tally::default();
    let success = run_and_read(venv.program("pytest"), |line| {
        if let Some(counted) = counted(line) {
            tests = counted;
        }
    })?;
    if !success && tests.failed == 0 {
        tests.failed = 1;
    }
    Ok(Tally { passed: tally.passed + tests.passed, failed: tally.failed + tests.failed })
}

/// Measures decisions a second from Python: ours, `OpenSpiel`'s, Pgx' and `PettingZoo`'s in one run.
pub(crate) fn bench(root: &Path) -> Result<()> {
    let venv = Venv::bring(root)?;
    venv.develop(&["--release"])?;
    run(venv.program("pip").args(["install", "--quiet", "pgx~=2.6", "pettingzoo[classic]~=1.27"]))?;
    run(venv.program("python").arg("benches/speed.py"))
}

/// Reads pytest's last line, such as `2 failed, 31 passed, 1 error in 4.20s`.
fn counted(line: &str) -> Option<Tally> {
    let (counts, _) = line.trim_matches(['=', ' ']).split_once(" in ")?;
    let mut tally = Tally::default();
    for count in counts.split(", ") {
        let (number, what) = count.split_once(' ')?;
        let number: usize = number.parse().ok()?;
        match what {
            "passed" | "xfailed" => tally.passed += number,
            "failed" | "error" | "errors" | "xpassed" => tally.failed += number,
            _ => {}
        }
    }
    Some(tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_of_pytest_is_counted() {
        let tally = |line| counted(line).map(|tally| (tally.passed, tally.failed));
        assert_eq!(tally("31 passed in 4.20s"), Some((31, 0)));
        assert_eq!(
            tally("=== 2 failed, 31 passed, 3 warnings, 1 error in 4.20s ==="),
            Some((31, 3))
        );
        assert_eq!(tally("tests/test_game.py ....  [ 50%]"), None);
        assert_eq!(tally("believes in miracles"), None);
    }
}
