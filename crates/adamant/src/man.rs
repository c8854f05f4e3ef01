//! `adamant man`: the manual pages, made of the same source as `--help`.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Command;
use clap_mangen::Man;
use voice::tools as words;

use crate::cli::Man as Args;
use crate::help::command;
use crate::language::{lang, say};
use crate::output::Output;
use crate::usage::usage;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let mut cli = command(lang());
    cli.build();
    if let Some(folder) = &args.folder {
        fs::create_dir_all(folder)
            .with_context(|| say(&words::cannot_write_into(folder.display().to_string())))?;
        let commands = cli.get_subcommands().filter(|command| command.get_name() != "help");
        for page in std::iter::once(&cli).chain(commands) {
            write(folder, page, args.force)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let page = match &args.command {
        None => &cli,
        Some(name) => cli.find_subcommand(name).unwrap_or_else(|| {
            let names: Vec<_> = cli.get_subcommands().map(Command::get_name).collect();
            usage(&say(&words::no_command(name.clone(), names.join(", "))))
        }),
    };
    out.write_all(&render(page)?)?;
    Ok(ExitCode::SUCCESS)
}

fn render(page: &Command) -> anyhow::Result<Vec<u8>> {
    let mut text = Vec::new();
    Man::new(page.clone()).render(&mut text)?;
    Ok(text)
}

fn write(folder: &Path, page: &Command, force: bool) -> anyhow::Result<()> {
    let file = folder.join(format!("{}.1", page.get_display_name().unwrap_or("adamant")));
    let text = render(page)?;
    Output::open(&file, force)?.write_whole(&String::from_utf8(text)?)
}
