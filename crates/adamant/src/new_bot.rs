//! `adamant bots new`: a program to begin with.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, bail};
use voice::tools as words;

use crate::cli::NewBot;
use crate::language::say;
use crate::output::Output;

const PYTHON: &str = include_str!("../../../examples/bots/python/arena_bot.py");
const RUST: &str = include_str!("../../arena/examples/arena_bot.rs");

pub(crate) fn run(args: &NewBot, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let path = &args.path;
    let Some(name) = path.file_stem().and_then(|stem| stem.to_str()) else {
        bail!(say(&words::no_program_name(path.display().to_string())));
    };
    if !name.starts_with(|first: char| first.is_ascii_alphabetic())
        || !name.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter))
    {
        bail!(say(&words::no_program_name(name.to_owned())));
    }
    let text = |text: &str| text.replace("arena_bot", name);
    let program = match path.extension().and_then(|ending| ending.to_str()) {
        Some("py") => {
            Output::open(path, args.force)?.write_whole(&text(PYTHON))?;
            make_executable(path)?;
            path.clone()
        }
        None => {
            std::fs::create_dir_all(path.join("src"))
                .with_context(|| say(&words::cannot_write(path.display().to_string())))?;
            let manifest = Output::open(&path.join("Cargo.toml"), args.force)?;
            let main = Output::open(&path.join("src/main.rs"), args.force)?;
            manifest.write_whole(&manifest_of(name))?;
            main.write_whole(&text(RUST))?;
            let build =
                format!("cargo build --release --manifest-path {}/Cargo.toml", path.display());
            writeln!(out, "{}", say(&words::build_it(build)))?;
            path.join("target/release").join(name)
        }
        Some(other) => bail!(say(&words::no_skeleton(other.to_owned()))),
    };
    // A program is told from a bot's name by its slash.
    let program = if program.components().count() > 1 || program.is_absolute() {
        program.display().to_string()
    } else {
        format!("./{}", program.display())
    };
    let play = format!("adamant arena diamant --seats {program},thumb,random --games 60");
    writeln!(out, "{}", say(&words::let_it_play(play)))?;
    writeln!(out, "{}", say(&words::where_to_read()))?;
    Ok(ExitCode::SUCCESS)
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
        .with_context(|| say(&words::not_executable(path.display().to_string())))
}

#[cfg(not(unix))]
fn make_executable(_: &Path) -> anyhow::Result<()> {
    Ok(())
}
