//! `adamant man`: the manual pages, made of the same source as `--help`.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::Context as _;
use clap::{Command, CommandFactory as _};
use clap_mangen::Man;

use crate::Done;
use crate::cli::{Cli, Man as Args};
use crate::usage::usage;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Done> {
    let mut cli = Cli::command();
    cli.build();
    if let Some(folder) = &args.folder {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot write into {}", folder.display()))?;
        let commands = cli.get_subcommands().filter(|command| command.get_name() != "help");
        for page in std::iter::once(&cli).chain(commands) {
            write(folder, page, args.force)?;
        }
        return Ok(Done::Well);
    }
    let page = match &args.command {
        None => &cli,
        Some(name) => cli.find_subcommand(name).unwrap_or_else(|| {
            let names: Vec<_> = cli.get_subcommands().map(Command::get_name).collect();
            usage(&format!("there is no command {name:?}: there are {}", names.join(", ")))
        }),
    };
    out.write_all(&render(page)?)?;
    Ok(Done::Well)
}

fn render(page: &Command) -> anyhow::Result<Vec<u8>> {
    let mut text = Vec::new();
    Man::new(page.clone()).render(&mut text)?;
    Ok(text)
}

fn write(folder: &Path, page: &Command, force: bool) -> anyhow::Result<()> {
    let file = folder.join(format!("{}.1", page.get_display_name().unwrap_or("adamant")));
    OpenOptions::new()
        .write(true)
        .create(true)
        .create_new(!force)
        .truncate(true)
        .open(&file)
        .and_then(|mut open| open.write_all(&render(page).map_err(std::io::Error::other)?))
        .with_context(|| format!("cannot write {} (--force writes over it)", file.display()))
}
