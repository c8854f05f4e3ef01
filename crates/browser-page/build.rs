//! Compiles the browser client: cargo once more, for the browser. It uses nothing but the standard library, so that it can begin at once.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that are compiled; `src/lib.rs` names them too.
const PROGRAMS: [&str; 2] = ["web", "thinker"];

/// What the outer cargo sets for itself. Without its job server the client is compiled by every core: the build ends with what is made of it.
const NOT_FOR_THE_CLIENT: [&str; 10] = [
    "CARGO_BUILD_TARGET",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_MAKEFLAGS",
    "CARGO_TARGET_DIR",
    "MAKEFLAGS",
    "MFLAGS",
    "RUSTC",
    "RUSTC_WRAPPER",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTFLAGS",
];

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<()> {
    println!("cargo::rerun-if-env-changed=WEB_BUNDLE");
    let wanted = env::var_os("WEB_BUNDLE").unwrap_or_default();
    let (mode, profile, folder) = match wanted.to_str() {
        Some("") => ("release", "wasm-release", "wasm-release"),
        Some("dev") => ("dev", "dev", "debug"),
        Some("skip") => {
            println!("cargo::rerun-if-changed=build.rs");
            return tell("skip", Path::new(""));
        }
        _ => return Err("WEB_BUNDLE can be `skip` or `dev`".into()),
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names no folder")?);
    bring_target(&root)?;
    let target = target_folder(&out).join("web");
    compile(&root, &target, profile)?;
    let folder = target.join(TARGET).join(folder);
    for name in PROGRAMS {
        watch(&root, &folder.join(name).with_extension("d"))?;
    }
    tell(mode, &folder)
}

/// Tells the library how the client was compiled and where it lies.
fn tell(mode: &str, folder: &Path) -> Result<()> {
    let folder = folder.to_str().ok_or("the path of the target folder is not UTF-8")?;
    println!("cargo::rustc-env=BROWSER_PAGE_MODE={mode}");
    println!("cargo::rustc-env=BROWSER_PAGE_FOLDER={folder}");
    Ok(())
}

/// Compiles the programs in a target folder of its own: the outer cargo holds the lock of the other one.
fn compile(root: &Path, target: &Path, profile: &str) -> Result<()> {
    let mut cargo = scrubbed(env!("CARGO"), root);
    cargo.args(["build", "--locked", "--target", TARGET, "--profile", profile]);
    cargo.args(PROGRAMS.map(|name| format!("--package={name}")));
    cargo.arg("--target-dir").arg(target);
    if let Some(home) = cargo_home() {
        // Where packages lie on this machine is of no use in a browser.
        let remapped = format!("--remap-path-prefix={}=", home.join("registry/src").display());
        cargo.arg("--config").arg(format!("target.{TARGET}.rustflags=[{remapped:?}]"));
    }
    let done = cargo.output().map_err(|error| format!("cargo could not be started: {error}"))?;
    if !done.status.success() {
        let why = String::from_utf8_lossy(&done.stderr);
        return Err(format!("the browser client does not build:\n\n{why}").into());
    }
    Ok(())
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
        .map_err(|error| format!("{} cannot be read: {error}", made_of.display()))?;
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

/// Makes sure that the toolchain can build for the browser: asks rustup, and says what to install where rustup is not there or may not.
fn bring_target(root: &Path) -> Result<()> {
    let rustc = scrubbed("rustc", root).args(["--print", "sysroot"]).output();
    let sysroot = rustc.map_err(|error| format!("rustc could not be started: {error}"))?.stdout;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot).trim());
    if sysroot.join("lib/rustlib").join(TARGET).join("lib").is_dir() {
        return Ok(());
    }
    let why = match scrubbed("rustup", root).args(["target", "add", TARGET]).output() {
        Ok(done) if done.status.success() => return Ok(()),
        Ok(done) => String::from_utf8_lossy(&done.stderr).trim().to_owned(),
        Err(error) => format!("rustup could not be started: {error}"),
    };
    Err(format!(
        "The page cannot be built: this Rust has no part for the browser ({TARGET}).\n\
         With rustup, run `rustup target add {TARGET}`; with Rust of a distribution, install its package for that target\n\
         (Debian and Ubuntu: libstd-rust-dev-wasm32, Fedora: rust-std-static-{TARGET}).\n\
         To build without the page, set WEB_BUNDLE=skip.\n\n{why}"
    )
    .into())
}

fn scrubbed(program: &str, root: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root).stdin(Stdio::null());
    for name in NOT_FOR_THE_CLIENT {
        command.env_remove(name);
    }
    command
}
