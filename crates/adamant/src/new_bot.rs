//! `adamant bots new`: a program to begin with.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};

use crate::Done;
use crate::cli::NewBot;
use crate::output::{Existing, Output};

const PYTHON: &str = include_str!("../../../examples/bots/python/arena_bot.py");
const RUST: &str = include_str!("../../arena/examples/arena_bot.rs");

pub(crate) fn run(args: &NewBot, out: &mut impl Write) -> anyhow::Result<Done> {
    let path = &args.path;
    let existing = Existing::forced(args.force);
    let Some(name) = path.file_stem().and_then(|stem| stem.to_str()) else {
        bail!("{} is no name for a program: write mybot.py, or mybot for Rust", path.display());
    };
    if !name.starts_with(|first: char| first.is_ascii_alphabetic())
        || !name.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter))
    {
        bail!("{name} is no name for a program: take letters, digits, - and _");
    }
    let text = |text: &str| text.replace("arena_bot", name);
    let program = match path.extension().and_then(|ending| ending.to_str()) {
        Some("py") => {
            Output::open(path, existing)?.write_whole(&text(PYTHON))?;
            make_executable(path)?;
            path.clone()
        }
        None => {
            std::fs::create_dir_all(path.join("src"))
                .with_context(|| format!("cannot write {}", path.display()))?;
            let manifest = Output::open(&path.join("Cargo.toml"), existing)?;
            let main = Output::open(&path.join("src/main.rs"), existing)?;
            manifest.write_whole(&manifest_of(name))?;
            main.write_whole(&text(RUST))?;
            let shown = path.display();
            writeln!(out, "Build it: cargo build --release --manifest-path {shown}/Cargo.toml")?;
            path.join("target/release").join(name)
        }
        Some(other) => {
            bail!("there is a skeleton for .py, and for Rust without an ending, not for .{other}")
        }
    };
    // A program is told from a bot's name by its slash.
    let program = if program.components().count() > 1 || program.is_absolute() {
        program.display().to_string()
    } else {
        format!("./{}", program.display())
    };
    writeln!(out, "Let it play: adamant arena diamant --seats {program},thumb,random --games 60")?;
    writeln!(out, "docs/bots.md tells the protocol; your idea goes into `choose`.")?;
    Ok(Done::Well)
}

fn manifest_of(name: &str) -> String {
    format!(
        "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\nserde_json = \"1\"\n\n[workspace]\n"
    )
}

#[cfg(unix)]
fn make_executable(path: &Path) -> anyhow::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755))
        .with_context(|| format!("cannot make {} executable", path.display()))
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> anyhow::Result<()> {
    Ok(())
}
