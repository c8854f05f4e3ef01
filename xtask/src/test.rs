//! `cargo xtask test`: every check.

use std::env;
use std::fs::{self, File};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::results::{Results, TestCounts};
use crate::shell::{cargo, linting_cargo, run, run_and_read, run_without_warnings};
use crate::{arrows, coverage, documentation, install, manifest, npm, python, stress, workflows};

/// A check by name. An error is one failure.
type Check = (&'static str, fn(&Path) -> Result<TestCounts>);

const CHECKS: &[Check] = &[
    ("format", format),
    ("arrows between crates", |root| none(&arrows::faults(root)?)),
    ("clause coverage", |root| none(&coverage::faults(root)?)),
    ("workflows", |root| none(&workflows::faults(root)?)),
    ("packages", packages),
    ("build", build),
    ("lints", lints),
    ("tests", |root| tests(root, || Ok(()))),
    ("Python", python::test),
    ("documentation", documentation::check),
    ("excluded workspaces", excluded),
];

/// The checks that run beside the tests, one after the other: tests of the page wait most of the time.
const BESIDE: [&str; 4] = ["Python", "documentation", "excluded workspaces", "packages"];

/// The heading of the last part, which has a line for every check.
const SUMMARY: &str = "── summary";

/// Runs every check, whatever the others say, or only those of these names, and ends with the line `N passed, N failed`.
pub(crate) fn test(root: &Path, names: &[String]) -> Result<ExitCode> {
    let known = |name: &String| CHECKS.iter().any(|(check, _)| check == name);
    if let Some(unknown) = names.iter().find(|name| !known(name)) {
        let checks: Vec<_> = CHECKS.iter().map(|(name, _)| *name).collect();
        bail!("there is no check `{unknown}`, only {}", checks.join(", "));
    }
    let mut report = Report::default();
    let mut beside = names.is_empty().then(|| BackgroundChecks::new(root)).transpose()?;
    for (name, check) in CHECKS {
        let wanted = match beside {
            Some(_) => !BESIDE.contains(name),
            None => names.iter().any(|wanted| wanted == name),
        };
        if wanted {
            println!("── {name}");
            let start = Instant::now();
            let counts = match (*name, &mut beside) {
                ("tests", Some(beside)) => tests(root, || beside.start()),
                _ => check(root),
            };
            let counts = counts.unwrap_or_else(|error| {
                println!("   {error:#}");
                TestCounts { passed: 0, failed: 1 }
            });
            report.add(verdict(name, counts, start.elapsed()), counts);
        }
    }
    if let Some(mut beside) = beside {
        beside.finish(&mut report)?;
    }
    println!("{SUMMARY}");
    for line in report.lines {
        println!("   {line}");
    }
    let TestCounts { passed, failed } = report.total;
    println!("\n{passed} passed, {failed} failed");
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What the checks came to.
#[derive(Default)]
struct Report {
    lines: Vec<String>,
    total: TestCounts,
}

impl Report {
    fn add(&mut self, line: String, TestCounts { passed, failed }: TestCounts) {
        println!("   {line}\n");
        self.lines.push(line);
        self.total.passed += passed;
        self.total.failed += failed;
    }

    /// Takes over the summary of another run. One that did not come to its end is a failure.
    fn take_over(&mut self, output: &str) {
        let read = output.rsplit_once(SUMMARY).and_then(|(_, summary)| {
            let (lines, counts) = summary.trim().rsplit_once("\n\n")?;
            let (passed, failed) = counts.strip_suffix(" failed")?.split_once(" passed, ")?;
            Some((lines, TestCounts { passed: passed.parse().ok()?, failed: failed.parse().ok()? }))
        });
        if let Some((lines, counts)) = read {
            self.lines.extend(lines.lines().map(|line| line.trim_start().to_owned()));
            self.total.passed += counts.passed;
            self.total.failed += counts.failed;
        } else {
            let names = BESIDE.join(", ");
            self.lines.push(format!("FAILED           {names}: broke off, see above"));
            self.total.failed += 1;
        }
    }
}

/// The checks that run beside the tests, in this program once more. What it writes goes to a file, and is shown at the end.
struct BackgroundChecks {
    output: PathBuf,
    running: Option<Child>,
}

impl BackgroundChecks {
    fn new(root: &Path) -> Result<Self> {
        Ok(Self { output: manifest::target(root)?.join("checks.txt"), running: None })
    }

    /// Starts them, unless they have been started, to run where the tests leave a processor idle.
    fn start(&mut self) -> Result<()> {
        if self.running.is_none() {
            let file = File::create(&self.output)
                .with_context(|| format!("cannot write {}", self.output.display()))?;
            let mut command = Command::new("nice");
            command.arg("-n19").arg(env::current_exe()?).arg("test").args(BESIDE);
            command.stdout(file.try_clone()?).stderr(file);
            self.running = Some(command.spawn().context("cannot start `nice`")?);
        }
        Ok(())
    }

    fn finish(&mut self, report: &mut Report) -> Result<()> {
        self.start()?;
        if let Some(running) = &mut self.running {
            running.wait()?;
        }
        let output = fs::read(&self.output)?;
        let output = String::from_utf8_lossy(&output);
        println!("{}", output.rsplit_once(SUMMARY).map_or(&*output, |(checks, _)| checks));
        report.take_over(&output);
        Ok(())
    }
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
pub(crate) const ONE: TestCounts = TestCounts { passed: 1, failed: 0 };

fn format(root: &Path) -> Result<TestCounts> {
    install::rust_component(root, "rustfmt", "fmt")?;
    run(cargo(root).args(["fmt", "--all", "--check"]))?;
    Ok(ONE)
}

/// The version of cargo-deny whose configuration `deny.toml` is.
const DENY: &str = "0.20.2";

/// Holds the packages that we build on to `deny.toml`: licences, sources, and each in one version. Advisories are not checked: their
/// database lies where not every machine gets to, and the workflow in `.github/workflows/ci.yml` reads it.
fn packages(root: &Path) -> Result<TestCounts> {
    // Not optimised: it runs for a second and would take minutes to build.
    let how = ["--debug", "--config", "profile.dev.debug=false"];
    install::cargo_tool(root, "cargo-deny", Some(DENY), &how)?;
    run(cargo(root).args(["deny", "--locked", "check", "bans", "licenses", "sources"]))?;
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
    install::rust_component(root, "clippy", "clippy")?;
    thread::scope(|scope| {
        scope.spawn(|| {
            for tools in [fuzzing_tools, testing_tools, python::tools] {
                let _ = tools(root);
            }
        });
        run(linting_cargo(root).args(COMPILE))
    })?;
    Ok(ONE)
}

/// Has everything compiled that the tests run.
const COMPILE: [&str; 3] = ["test", "--workspace", "--no-run"];

/// Fails if the compiler or clippy warns of anything. Cargo has noted the warnings of what is compiled and says them again; only the
/// benchmarks are compiled here. The package for Python is compiled, and held to the same, by its own check.
fn lints(root: &Path) -> Result<TestCounts> {
    for more in [&[][..], &["--bench", "*"]] {
        let mut command = linting_cargo(root);
        command.args(COMPILE).args(more).args(["--color", "never"]);
        run_without_warnings(command)?;
    }
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
    install::python_module("python3", "ensurepip", "python3-venv")?;
    // The page is looked at in a real browser, by axe-core too: one without windows, which would cost half of the processor time.
    install::program("chromium-headless-shell", "chromium-headless-shell")?;
    // Tables on several machines are tested with the real services.
    stress::services()?;
    npm::AXE.bring(root).map(drop)
}

/// Runs every test of the workspace, documentation tests included, and counts them one by one, with something to do as soon as the first
/// test program runs: until then cargo has the target folder to itself.
fn tests(root: &Path, mut running: impl FnMut() -> Result<()>) -> Result<TestCounts> {
    testing_tools(root)?;
    let mut command = linting_cargo(root);
    // Counting needs cargo's headings, plain.
    command.args(["test", "--workspace", "--no-fail-fast", "--color", "never"]);
    command.env("CARGO_TERM_QUIET", "false");
    // Tests of the page wait for the browser half of the time, so there are more of them at once than processors.
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    command.env("RUST_TEST_THREADS", (2 * processors).to_string());
    let mut results = Results::default();
    let mut started = Ok(());
    let success = run_and_read(command, |line| {
        results.read(line);
        if started.is_ok() && results.has_begun {
            started = running();
        }
    })?;
    started?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_is_taken_over() {
        let mut report = Report::default();
        report.take_over(
            "── lints\n   $ cargo clippy\n\n── summary\n   ok 1 s  lints\n   FAILED 2 s  Python\n\n30 passed, 2 failed\n",
        );
        assert_eq!(report.lines, ["ok 1 s  lints", "FAILED 2 s  Python"]);
        assert_eq!(report.total, TestCounts { passed: 30, failed: 2 });
    }

    #[test]
    fn a_run_without_a_summary_is_a_failure() {
        let mut report = Report::default();
        report.take_over("── Python\n   $ maturin\n");
        assert_eq!(report.total, TestCounts { passed: 0, failed: 1 });
        assert!(report.lines[0].contains(BESIDE[0]), "{:?}", report.lines);
    }

    #[test]
    fn every_check_beside_the_tests_is_one() {
        assert!(BESIDE.iter().all(|beside| CHECKS.iter().any(|(name, _)| name == beside)));
    }
}
