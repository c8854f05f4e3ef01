//! Puts the compiled browser client together, ready to be embedded, and writes to nothing but `OUT_DIR`.

mod client;
mod embed;
mod site;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};

fn main() -> ExitCode {
    match bundle() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn bundle() -> Result<()> {
    println!("cargo::rerun-if-changed=build");
    let out = PathBuf::from(env::var_os("OUT_DIR").context("cargo names a folder")?);
    let Some((mode, compiled)) = browser_page::compiled() else {
        return embed::source(&out, "", "");
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let programs = client::build(compiled, &out, mode)?;
    let (site, build) = site::put_together(&root, &programs)?;
    embed::write(&site, &build, &out, mode)
}
