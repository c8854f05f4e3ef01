//! `cargo xtask test`: every check.

use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::results::{Results, TestCounts};
use crate::shell::{cargo, run, run_and_read};
use crate::{arrows, coverage, install, manifest, npm, packages, python, workflows};

/// A check by name. An error is one failure.
type Check = (&'static str, fn(&Path) -> Result<TestCounts>);

const CHECKS: &[Check] = &[
    ("format", format),
    ("arrows between crates", arrows),
    ("clause coverage", clauses),
    ("workflows", workflows),
    ("packages", packages),
    ("build", build),
    ("lints", lints),
    ("documentation", documentation),
    ("excluded workspaces", excluded),
    ("tests", tests),
    ("Python", python::test),
];

/// Runs every check, whatever the others say, and ends with the line `N passed, N failed`.
pub(crate) fn test(root: &Path) -> ExitCode {
    let mut total = TestCounts::default();
    let mut summary = Vec::new();
    for (name, check) in CHECKS {
        println!("── {name}");
        let start = Instant::now();
        let counts = check(root).unwrap_or_else(|error| {
            println!("   {error:#}");
            TestCounts { passed: 0, failed: 1 }
        });
        let line = verdict(name, counts, start.elapsed());
        println!("   {line}\n");
        summary.push(line);
        total.passed += counts.passed;
        total.failed += counts.failed;
    }
    println!("── summary");
    for line in summary {
        println!("   {line}");
    }
    println!("\n{} passed, {} failed", total.passed, total.failed);
    if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn verdict(name: &str, TestCounts { passed, failed }: TestCounts, time: Duration) -> String {
    let verdict = if failed == 0 { "ok" } else { "FAILED" };
    let seconds = time.as_secs_f64();
    let counts = match passed + failed {
        1 => String::new(),
        _ => format!(" ({passed} passed, {failed} failed)"),
    };
    format!("{verdict:<6} {seconds:>7.1} s  {name}{counts}")
}

/// A check that is not made of tests counts as one.
const ONE: TestCounts = TestCounts { passed: 1, failed: 0 };

fn format(root: &Path) -> Result<TestCounts> {
    install::rust_component(root, "rustfmt", "fmt")?;
    run(cargo(root).args(["fmt", "--all", "--check"]))?;
    Ok(ONE)
}

fn arrows(root: &Path) -> Result<TestCounts> {
    let crates = arrows::crates(root)?;
    none(&[arrows::faults(&crates), arrows::empty_rooms(&crates)].concat())
}

fn clauses(root: &Path) -> Result<TestCounts> {
    none(&coverage::faults(root)?)
}

fn workflows(root: &Path) -> Result<TestCounts> {
    none(&workflows::faults(root)?)
}

fn packages(root: &Path) -> Result<TestCounts> {
    packages::check(root)?;
    Ok(ONE)
}

fn none(faults: &[String]) -> Result<TestCounts> {
    if !faults.is_empty() {
        bail!("{}", faults.join("\n   "));
    }
    Ok(ONE)
}

/// Builds the program, the page and the tests, ahead of checks that wait for the page too: here other crates are compiled meanwhile.
///
/// What later checks need is installed at the same time: that waits for the network, not for a processor. A check whose tools could not
/// be installed tries again and tells why.
fn build(root: &Path) -> Result<TestCounts> {
    thread::scope(|scope| {
        scope.spawn(|| {
            for tools in [fuzzing_tools, testing_tools, python::tools] {
                let _ = tools(root);
            }
        });
        run(cargo(root).args(["test", "--workspace", "--no-run"]))
    })?;
    Ok(ONE)
}

fn lints(root: &Path) -> Result<TestCounts> {
    install::rust_component(root, "clippy", "clippy")?;
    run(cargo(root).args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--keep-going",
        "--",
        "-D",
        "warnings",
    ]))?;
    Ok(ONE)
}

fn documentation(root: &Path) -> Result<TestCounts> {
    run(cargo(root)
        .args(["doc", "--workspace", "--no-deps", "--keep-going"])
        .env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(ONE)
}

/// Checks format and code of the folders that the workspace excludes, such as the fuzz targets.
fn excluded(root: &Path) -> Result<TestCounts> {
    let folders = manifest::excluded(root)?;
    fuzzing_tools(root)?;
    for folder in folders {
        let manifest = root.join(folder).join("Cargo.toml");
        run(cargo(root).args(["fmt", "--check", "--manifest-path"]).arg(&manifest))?;
        run(cargo(root).args(["check", "--all-targets", "--manifest-path"]).arg(&manifest))?;
    }
    Ok(ONE)
}

/// libfuzzer, on which fuzz targets stand, is built from C++.
fn fuzzing_tools(_: &Path) -> Result<()> {
    install::program("g++", "g++")
}

fn testing_tools(root: &Path) -> Result<()> {
    // The fair shuffle is checked by a program that shares no code with ours.
    install::program("python3", "python3")?;
    // The example bot gets a Python of its own.
    install::python_module("ensurepip", "python3-venv")?;
    // The page is looked at in a real browser, by axe-core too.
    install::program("chromium", "chromium")?;
    // Tables on several machines are tested with the real services.
    install::file("/usr/lib/postgresql", "postgresql")?;
    install::file("/usr/sbin/nats-server", "nats-server")?;
    npm::AXE.bring(root).map(drop)
}

/// Runs every test of the workspace, documentation tests included, and counts them one by one.
fn tests(root: &Path) -> Result<TestCounts> {
    testing_tools(root)?;
    let mut command = cargo(root);
    // Counting needs cargo's headings, plain.
    command.args(["test", "--workspace", "--no-fail-fast", "--color", "never"]);
    command.env("CARGO_TERM_QUIET", "false");
    let mut results = Results::default();
    let success = run_and_read(command, |line| results.read(line))?;
    let counts = results.close(success);
    for (what, names) in [
        ("failed", &results.failures),
        ("broken", &results.broken),
        ("ignored, not run", &results.ignored),
    ] {
        for name in names {
            println!("   {what}: {name}");
        }
    }
    Ok(counts)
}
