//! Builds the browser client and puts it together, ready to be embedded.
//!
//! `WEB_BUNDLE=skip` embeds nothing: for editors, and for work on what has no page. `WEB_BUNDLE=dev` builds the client without
//! optimising or compressing it: for work on the page.

mod client;
mod embed;
mod site;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

/// How the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Release,
    Dev,
}

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
    println!("cargo::rerun-if-env-changed=WEB_BUNDLE");
    let out = PathBuf::from(env::var_os("OUT_DIR").context("cargo names a folder")?);
    let mode = match env::var("WEB_BUNDLE").as_deref() {
        Err(env::VarError::NotPresent) | Ok("") => Mode::Release,
        Ok("dev") => Mode::Dev,
        Ok("skip") => return embed::nothing(&out),
        _ => bail!("WEB_BUNDLE can be `skip` or `dev`"),
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let programs = client::build(&root, &out, mode)?;
    let (site, build) = site::put_together(&root, &programs)?;
    embed::write(&site, &build, &out, mode)
}
