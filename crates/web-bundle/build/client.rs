//! The client itself: cargo once more, for the browser, and then the script that goes with the program.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, bail};
use wasm_bindgen_cli_support::{Bindgen, Output};
use wasm_split_cli_support::Options;

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
const PROGRAMS: [&str; 2] = [PAGE, "thinker"];
const PAGE: &str = "web";

/// The script that brings the pieces of the page.
const PIECES: &str = "pieces.js";

/// The files of a program, by name. Its scripts name others as the files of the site do, in double braces.
pub(crate) type Program = BTreeMap<String, Vec<u8>>;

pub(crate) fn build(root: &Path, out: &Path, mode: Mode) -> Result<Vec<Program>> {
    bring_target(root)?;
    let folder = compile(root, out, mode)?;
    PROGRAMS.into_iter().map(|name| program(name, &folder, out, mode)).collect()
}

/// Makes the scripts that go with a compiled program.
fn program(name: &str, folder: &Path, out: &Path, mode: Mode) -> Result<Program> {
    let whole = fs::read(folder.join(name).with_extension("wasm"))?;
    let (first, mut files) = match name {
        PAGE => split(&whole, &out.join("pieces"), mode)?,
        _ => (whole, Program::new()),
    };
    let mut bound = bind(name, first, mode)?;
    let script = bound.js().replace(&from(&format!("./{PIECES}")), &from(&braced(PIECES)));
    files.insert(format!("{name}.js"), script.into_bytes());
    files.insert(format!("{name}.wasm"), bound.wasm_mut().emit_wasm());
    Ok(files)
}

/// Takes the page to pieces: the one that it opens with, and the others with the script that brings them.
fn split(whole: &[u8], folder: &Path, mode: Mode) -> Result<(Vec<u8>, Program)> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let (first, start) = (folder.join("first.wasm"), braced(&format!("{PAGE}.js")));
    let link_name = format!("./{PIECES}");
    let mut options = Options::new(whole);
    options.output_dir = folder;
    options.main_out_path = &first;
    options.main_module = &start;
    options.link_name = &link_name;
    let pieces = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("the page could not be taken to pieces: {error:#}"))?;
    let mut script = fs::read_to_string(folder.join(PIECES))?;
    let mut files = Program::new();
    for piece in pieces.split_modules {
        let file = piece.file_name().unwrap_or_default().to_string_lossy();
        script = script.replace(&format!("./{file}"), &braced(&file));
        files.insert(file.clone().into_owned(), packed(&fs::read(&piece)?, mode)?);
    }
    files.insert(PIECES.to_owned(), script.into_bytes());
    Ok((fs::read(first)?, files))
}

/// A file as others name it.
fn braced(file: &str) -> String {
    format!("{{{{{file}}}}}")
}

/// How a script says where it takes something from.
fn from(file: &str) -> String {
    format!("from \"{file}\"")
}

/// A piece without the room that its numbers were given for being moved, and without its names.
fn packed(piece: &[u8], mode: Mode) -> Result<Vec<u8>> {
    match mode {
        Mode::Dev => Ok(piece.to_vec()),
        Mode::Release => {
            let mut config = walrus::ModuleConfig::new();
            config.generate_name_section(false).generate_producers_section(false);
            Ok(config.parse(piece)?.emit_wasm())
        }
    }
}

/// Makes the script that goes with a program.
fn bind(name: &str, program: Vec<u8>, mode: Mode) -> Result<Output> {
    let bound = Bindgen::new()
        .input_bytes(name, program)
        .web(true)?
        .keep_lld_exports(true)
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
    Ok(bound)
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
    if let Some(home) = cargo_home() {
        // Where packages lie on this machine is of no use in a browser.
        let remapped = format!("--remap-path-prefix={}=", home.join("registry/src").display());
        cargo.arg("--config").arg(format!("target.{TARGET}.rustflags=[{remapped:?}]"));
    }
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

/// The folder in which cargo has its packages.
fn cargo_home() -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    home.or_else(|| env::home_dir().map(|home| home.join(".cargo")))
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
