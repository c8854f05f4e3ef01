//! The documentation, written from what was compiled for the tests.
//!
//! `cargo doc` uses nothing that is compiled and checks every package once more. So cargo is asked to run the tests in the documentation, for
//! which it names all that was compiled, and calls this program in place of rustdoc, which has the pages written instead.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::results::TestCounts;
use crate::shell::{linting_cargo, run};
use crate::{manifest, test};

/// Names the folder for the pages, where this program is called in place of rustdoc.
const FOLDER: &str = "XTASK_DOCUMENTATION";

/// Writes the documentation of every library whose examples are tested, and fails if rustdoc warns of anything.
pub(crate) fn check(root: &Path) -> Result<TestCounts> {
    run(linting_cargo(root)
        .args(["test", "--workspace", "--doc", "--no-fail-fast"])
        .env("RUSTDOC", env::current_exe()?)
        .env(FOLDER, manifest::target(root)?.join("doc")))?;
    Ok(test::ONE)
}

/// Whether this program is called in place of rustdoc.
pub(crate) fn is_asked() -> bool {
    env::var_os(FOLDER).is_some()
}

/// Calls rustdoc with these arguments, for pages where they ask for tests.
pub(crate) fn write(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let mut rustdoc = Command::new("rustdoc");
    let arguments: Vec<_> = arguments.collect();
    if arguments.iter().any(|argument| argument == "--test") {
        rustdoc.args(for_pages(arguments)).args(["-D", "warnings"]);
        rustdoc.arg("--out-dir").args(env::var_os(FOLDER));
    } else {
        rustdoc.args(arguments);
    }
    match rustdoc.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("rustdoc could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The arguments without those that are about tests.
fn for_pages(arguments: Vec<OsString>) -> Vec<OsString> {
    let mut arguments = arguments.into_iter();
    let mut kept = Vec::new();
    while let Some(argument) = arguments.next() {
        match argument.to_str() {
            Some("--test" | "--no-run") => {}
            Some("--test-run-directory" | "--test-args") => drop(arguments.next()),
            _ => kept.push(argument),
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_written_with_all_that_tests_are_compiled_with() {
        let words = |line: &str| line.split(' ').map(OsString::from).collect::<Vec<_>>();
        let asked = words(
            "--crate-name table --test src/lib.rs --test-run-directory /work/crates/table --extern serde=libserde.rlib",
        );
        let kept = words("--crate-name table src/lib.rs --extern serde=libserde.rlib");
        assert_eq!(for_pages(asked), kept);
    }
}
