//! Bringing what a task needs: parts of the Rust toolchain, cargo's own tools, Debian packages.
//!
//! Each function does nothing when the thing is there, installs it when it may, and otherwise says what to install and how.

use std::env;
use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{cargo, output, run, succeeds};

/// Makes sure of a program that a Debian package brings.
pub(crate) fn program(name: &str, package: &str) -> Result<()> {
    debian(name, package, || on_path(name))
}

/// Makes sure of a file or folder that a Debian package brings, for programs that are on no user's path.
pub(crate) fn file(path: &str, package: &str) -> Result<()> {
    debian(path, package, || Path::new(path).exists())
}

/// Makes sure of a module that a Debian package, or several, bring to this Python.
pub(crate) fn python_module(python: &str, name: &str, packages: &str) -> Result<()> {
    let import = format!("import {name}");
    debian(name, packages, || succeeds(Command::new(python).args(["-c", &import])))
}

/// Installs a Debian package, or several with spaces between, unless what they bring is there.
fn debian(name: &str, package: &str, there: impl Fn() -> bool) -> Result<()> {
    if there() {
        return Ok(());
    }
    let Some(before) = before_apt() else {
        bail!("`{name}` is missing: {}", by_hand(package, on_path("apt-get")));
    };
    println!("   `{name}` is missing: installing {package}");
    // The lists of a fresh machine are empty or old, so a first attempt may fail where a second succeeds.
    let install = || run(apt(before, &["install", "--yes"]).args(package.split(' ')));
    if install().is_err() {
        run(&mut apt(before, &["update"]))?;
        install().with_context(|| format!("`{name}` is missing"))?;
    }
    if !there() {
        bail!("the package {package} is installed, but has brought no `{name}`");
    }
    Ok(())
}

/// Makes sure of a component that brings a command to cargo, such as `clippy`.
pub(crate) fn rust_component(root: &Path, component: &str, subcommand: &str) -> Result<()> {
    if succeeds(cargo(root).args([subcommand, "--version"])) {
        return Ok(());
    }
    let advice = format!("run `rustup component add {component}`");
    if !on_path("rustup") {
        bail!(
            "a part of the Rust toolchain is missing: get rustup (https://rustup.rs) and {advice}"
        );
    }
    run(Command::new("rustup").args(["component", "add", component]).current_dir(root))
        .with_context(|| format!("a part of the Rust toolchain is missing: {advice}"))
}

/// Makes sure of a program that `cargo install` builds, with these arguments, in this version if one is given.
pub(crate) fn cargo_tool(
    root: &Path,
    name: &str,
    version: Option<&str>,
    how: &[&str],
) -> Result<()> {
    if on_path(name) {
        let Some(version) = version else { return Ok(()) };
        let found = output(Command::new(name).arg("--version")).unwrap_or_default();
        if found.split_whitespace().any(|word| word == version) {
            return Ok(());
        }
    }
    let mut install = cargo(root);
    install.args(["install", "--locked", name]).args(how);
    if let Some(version) = version {
        install.args(["--version", version]);
    }
    run(&mut install)
}

/// What a command that calls apt begins with: nothing for root, `sudo -n` for others. None where there is no apt, or no `sudo` that works
/// without a password.
fn before_apt() -> Option<&'static [&'static str]> {
    if !on_path("apt-get") {
        None
    } else if output(Command::new("id").arg("-u")).is_ok_and(|user| user == "0") {
        Some(&[])
    } else {
        succeeds(Command::new("sudo").args(["-n", "true"])).then_some(&["sudo", "-n"])
    }
}

fn apt(before: &[&str], arguments: &[&str]) -> Command {
    let plain = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    let words = [before, &plain, arguments].concat();
    let mut command = Command::new(words[0]);
    command.args(&words[1..]);
    command
}

fn by_hand(package: &str, debian: bool) -> String {
    if debian {
        format!("install the package {package} with `sudo apt-get install {package}`")
    } else {
        format!("install what Debian calls {package}")
    }
}

fn on_path(program: &str) -> bool {
    env::var_os("PATH").is_some_and(|path| is_in(&path, program))
}

fn is_in(path: &OsStr, program: &str) -> bool {
    env::split_paths(path).any(|folder| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_program_is_looked_for_in_every_folder() {
        let folder = tempfile::tempdir().unwrap();
        let path = env::join_paths([Path::new("/nowhere"), folder.path()]).unwrap();
        assert!(!is_in(&path, "chromium"));
        fs::write(folder.path().join("chromium"), "").unwrap();
        assert!(is_in(&path, "chromium"));
    }

    #[test]
    fn a_program_that_is_there_needs_no_package() {
        program("sh", "no-such-package").unwrap();
        file("/bin/sh", "no-such-package").unwrap();
    }

    #[test]
    fn apt_never_asks() {
        let words = |before: &[&str]| {
            let command = apt(before, &["install", "--yes", "g++"]);
            let words = [command.get_program()].into_iter().chain(command.get_args());
            words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
        };
        let plain = "env DEBIAN_FRONTEND=noninteractive apt-get install --yes g++";
        assert_eq!(words(&[]), plain);
        assert_eq!(words(&["sudo", "-n"]), format!("sudo -n {plain}"));
    }

    #[test]
    fn the_advice_names_package_and_command() {
        let advice = by_hand("valgrind", true);
        assert!(advice.contains("`sudo apt-get install valgrind`"), "{advice}");
        assert!(by_hand("valgrind", false).contains("valgrind"));
    }
}
