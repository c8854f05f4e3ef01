//! The client itself: cargo once more, for the browser, and then the script that goes with the program.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::Mode;

const TARGET: &str = "wasm32-unknown-unknown";

/// What the outer cargo sets for itself.
const NOT_FOR_THE_CLIENT: [&str; 7] = [
    "CARGO_BUILD_TARGET",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_TARGET_DIR",
    "RUSTC",
    "RUSTC_WRAPPER",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTFLAGS",
];

/// The page, and the program that its bots think with: crates of these names.
const PROGRAMS: [&str; 2] = ["web", "thinker"];

/// A program and the script that starts it.
pub(crate) struct Program {
    pub(crate) name: &'static str,
    pub(crate) wasm: Vec<u8>,
    pub(crate) script: Vec<u8>,
}

pub(crate) fn build(root: &Path, out: &Path, mode: Mode) -> Result<Vec<Program>> {
    bring_target(root)?;
    let folder = compile(root, out, mode)?;
    PROGRAMS.into_iter().map(|name| bind(name, &folder, mode)).collect()
}

/// Makes the script that goes with a compiled program.
fn bind(name: &'static str, folder: &Path, mode: Mode) -> Result<Program> {
    let mut bound = Bindgen::new()
        .input_path(folder.join(name).with_extension("wasm"))
        .web(true)?
        .typescript(false)
        .remove_name_section(mode == Mode::Release)
        .remove_producers_section(true)
        .omit_default_module_path(true)
        .out_name(name)
        .generate_output()
        .with_context(|| format!("the script of {name} could not be made"))?;
    let snippets = bound.snippets().iter().filter(|(_, scripts)| !scripts.is_empty());
    let scripts: Vec<_> =
        snippets.map(|(name, _)| name).chain(bound.local_modules().keys()).collect();
    if !scripts.is_empty() {
        bail!("these bring scripts of their own, which nobody embeds: {scripts:?}");
    }
    let script = bound.js().as_bytes().to_vec();
    Ok(Program { name, wasm: bound.wasm_mut().emit_wasm(), script })
}

/// Compiles the programs in a target folder of its own: the outer cargo holds the lock of the other one.
fn compile(root: &Path, out: &Path, mode: Mode) -> Result<PathBuf> {
    let folder = target_folder(out).join("web");
    let profile = match mode {
        Mode::Release => "wasm-release",
        Mode::Dev => "dev",
    };
    let mut cargo = scrubbed(env!("CARGO"), root);
    cargo.args(["build", "--locked", "--target", TARGET, "--profile", profile]);
    cargo.args(PROGRAMS.map(|name| format!("--package={name}")));
    cargo.arg("--target-dir").arg(&folder);
    tell("Building the browser client");
    let done = cargo.output().context("cargo could not be started")?;
    if !done.status.success() {
        bail!("the browser client does not build:\n\n{}", String::from_utf8_lossy(&done.stderr));
    }
    let there = folder.join(TARGET).join(if mode == Mode::Dev { "debug" } else { profile });
    for name in PROGRAMS {
        watch(root, &there.join(name).with_extension("d"))?;
    }
    Ok(there)
}

/// The outer cargo's target folder.
fn target_folder(out: &Path) -> &Path {
    out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists()).unwrap_or(out)
}

/// Has the client built again when one of the files it is made of changes, and not otherwise.
fn watch(root: &Path, made_of: &Path) -> Result<()> {
    let list = fs::read_to_string(made_of)
        .with_context(|| format!("{} cannot be read", made_of.display()))?;
    let (_, files) = list.split_once(": ").unwrap_or_default();
    // Spaces in names are escaped.
    let files = files.trim().replace("\\ ", "\0");
    let files: Vec<_> =
        files.split(' ').map(|file| PathBuf::from(file.replace('\0', " "))).collect();
    let mut manifests: Vec<_> = files.iter().filter_map(|file| manifest(file, root)).collect();
    manifests.sort();
    manifests.dedup();
    let house = [".cargo/config.toml", "Cargo.toml", "Cargo.lock", "rust-toolchain.toml"]
        .map(|file| root.join(file));
    for file in files.iter().chain(&manifests).chain(&house) {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    Ok(())
}

/// The manifest of the crate of ours that a file belongs to.
fn manifest(file: &Path, root: &Path) -> Option<PathBuf> {
    let folders = file.ancestors().skip(1).take_while(|folder| *folder != root);
    folders.map(|folder| folder.join("Cargo.toml")).find(|manifest| manifest.exists())
}

/// Makes sure that the toolchain can build for the browser.
fn bring_target(root: &Path) -> Result<()> {
    let rustc = scrubbed("rustc", root).args(["--print", "sysroot"]).output();
    let sysroot = rustc.context("rustc could not be started")?.stdout;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot).trim());
    if sysroot.join("lib/rustlib").join(TARGET).join("lib").is_dir() {
        return Ok(());
    }
    tell("Bringing what Rust needs to build for a browser");
    let advice = format!("run `rustup target add {TARGET}`");
    let done = scrubbed("rustup", root).args(["target", "add", TARGET]).output();
    match done {
        Ok(done) if done.status.success() => Ok(()),
        Ok(done) => bail!("{advice}:\n\n{}", String::from_utf8_lossy(&done.stderr)),
        Err(error) => bail!("{advice}: {error}"),
    }
}

fn scrubbed(program: &str, root: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root).stdin(Stdio::null());
    for name in NOT_FOR_THE_CLIENT {
        command.env_remove(name);
    }
    command
}

/// Says what takes so long, where somebody is looking. Cargo keeps what a build script writes to itself.
fn tell(what: &str) {
    if let Ok(mut terminal) = fs::OpenOptions::new().write(true).open("/dev/tty") {
        let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
        // As cargo writes its own lines. A terminal that is gone need not be told.
        let _ = writeln!(terminal, "\r\x1b[K\x1b[1;32m{verb:>12}\x1b[0m {rest}");
    }
}
