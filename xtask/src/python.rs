//! The Python package: a virtual environment of its own, the package built into it, its checks.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::results::TestCounts;
use crate::shell::{LINTER, linting_cargo, run, run_and_read, run_without_warnings};
use crate::{install, manifest};

/// What the package's checks and its adapters need, beside what it needs itself.
const EXTRAS: &str = "test,pettingzoo,openspiel,gymnasium";

/// What the package is compared with; the first also brings what its own adapters need. A game of `PettingZoo`'s needs `pygame`.
const COMPARED: [&str; 3] = ["adamant[pettingzoo,openspiel]", "pgx~=2.6", "pygame"];

/// Where the package lies.
const FOLDER: &str = "crates/python";

/// Where the examples lie, seen from there.
const EXAMPLES: &str = "../../examples/python";

/// A virtual environment in the folder that everything is built into.
struct Venv {
    folder: PathBuf,
    package: PathBuf,
}

impl Venv {
    /// Makes the environment of this name unless it is there.
    fn bring(root: &Path, name: &str) -> Result<Self> {
        install::program("python3", "python3")?;
        install::python_module("python3", "ensurepip", "python3-venv")?;
        let venv = Self { folder: manifest::target(root)?.join(name), package: root.join(FOLDER) };
        if !venv.folder.join("bin/pip").is_file() {
            if venv.folder.exists() {
                fs::remove_dir_all(&venv.folder)
                    .with_context(|| format!("cannot replace {}", venv.folder.display()))?;
            }
            run(Command::new("python3").args(["-m", "venv"]).arg(&venv.folder))?;
        }
        Ok(venv)
    }

    /// A program of the environment, at work in the package's folder.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.folder.join("bin").join(name));
        command.current_dir(&self.package).env("VIRTUAL_ENV", &self.folder);
        command
    }
}

/// Installs what the package's checks need.
pub(crate) fn tools(root: &Path) -> Result<()> {
    environment(root).map(drop)
}

/// The environment of the checks, with all that they need but the package itself.
fn environment(root: &Path) -> Result<Venv> {
    // An example learns with PyTorch. On Linux, PyPI has it only with three gigabytes for graphics cards; Debian's is for CPUs,
    // and for Debian's own Python, which need not be the one that `python3` starts.
    let python = "/usr/bin/python3";
    install::python_module(python, "torch", "python3-torch libopenblas0")?;
    let venv = Venv::bring(root, "python")?;
    let needed = manifest::python_requirements(&venv.package, EXTRAS)?;
    run(venv.program("pip").args(["install", "--quiet"]).args(needed))?;
    Ok(venv)
}

/// Runs the package's linter, type checker and tests, and counts them one by one.
///
/// The package is built without optimisation: most of it has been compiled for the tests of the workspace.
pub(crate) fn test(root: &Path) -> Result<TestCounts> {
    let venv = environment(root)?;
    // A bot of the examples plays at a table of the server. This is how the tests have built it: `cargo build` would choose other features
    // of the packages below, and compile them and the page anew.
    let build = ["test", "--quiet", "--workspace", "--no-run", "--test", "serve"];
    run(linting_cargo(root).args(build))?;
    let adamant = manifest::target(root)?.join("debug/adamant");
    let mut maturin = venv.program("maturin");
    maturin.args(["develop", "--quiet", "--extras", EXTRAS]).env(LINTER.0, LINTER.1);
    run_without_warnings(maturin)?;
    let mut counts = TestCounts::default();
    let programs = [".", EXAMPLES, "--config", "pyproject.toml"];
    for check in [
        venv.program("ruff").arg("check").args(programs),
        venv.program("ruff").args(["format", "--check"]).args(programs),
        &mut venv.program("mypy"),
    ] {
        match run(check) {
            Ok(()) => counts.passed += 1,
            Err(error) => {
                println!("   {error:#}");
                counts.failed += 1;
            }
        }
    }
    let mut tests = TestCounts::default();
    let mut pytest = venv.program("pytest");
    pytest.env("ADAMANT", adamant);
    let success = run_and_read(pytest, |line| {
        if let Some(counted) = counted(line) {
            tests = counted;
        }
    })?;
    if !success && tests.failed == 0 {
        tests.failed = 1;
    }
    Ok(TestCounts { passed: counts.passed + tests.passed, failed: counts.failed + tests.failed })
}

/// Measures decisions a second from Python: ours, `OpenSpiel`'s, Pgx' and `PettingZoo`'s in one run, in an environment of its own.
pub(crate) fn bench(root: &Path) -> Result<()> {
    let venv = Venv::bring(root, "python-bench")?;
    run(venv.program("pip").args(["install", "--quiet", "--force-reinstall", "--no-deps", "."]))?;
    run(venv.program("pip").args(["install", "--quiet"]).args(COMPARED))?;
    run(venv.program("python").arg("benches/speed.py"))
}

/// Reads pytest's last line, such as `2 failed, 31 passed, 1 error in 4.20s`.
fn counted(line: &str) -> Option<TestCounts> {
    let (listed, _) = line.trim_matches(['=', ' ']).split_once(" in ")?;
    let mut counts = TestCounts::default();
    for count in listed.split(", ") {
        let (number, what) = count.split_once(' ')?;
        let number: usize = number.parse().ok()?;
        match what {
            "passed" | "xfailed" => counts.passed += number,
            "failed" | "error" | "errors" | "xpassed" => counts.failed += number,
            _ => {}
        }
    }
    Some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_of_pytest_is_counted() {
        let counts = |line| counted(line).map(|counts| (counts.passed, counts.failed));
        assert_eq!(counts("31 passed in 4.20s"), Some((31, 0)));
        assert_eq!(
            counts("=== 2 failed, 31 passed, 3 warnings, 1 error in 4.20s ==="),
            Some((31, 3))
        );
        assert_eq!(counts("tests/test_game.py ....  [ 50%]"), None);
        assert_eq!(counts("believes in miracles"), None);
    }
}
