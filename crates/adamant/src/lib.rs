//! Everything Adamant does, behind one command.

mod about;
mod arena;
mod cli;
mod help;
mod interrupt;
mod join;
mod language;
mod man;
mod new_bot;
mod output;
mod play;
mod practice;
mod progress;
mod record_files;
mod replay;
mod review;
mod rules;
mod serve;
mod simulate;
mod solve;
mod store;
mod usage;
mod verify;

use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::CommandFactory;
use etcetera::{AppStrategy as _, AppStrategyArgs};
use voice::tools as words;

use cli::{Bots, BotsCommand, Cli, Command};
use language::say;

/// Does what the command line says.
pub fn main() -> ExitCode {
    let cli = help::parse(usage::arguments());
    match run(cli) {
        Ok(code) => code,
        // The reader of our output has seen enough: `adamant rules diamant | head`.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("adamant: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    // Locked by the command that writes to it: a terminal has standard output to itself.
    let out = || anstream::AutoStream::auto(std::io::stdout().lock());
    match cli.command {
        None => unreachable!("without a command, the command is to serve"),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Practice(args)) => practice::run(&args),
        Some(Command::Learn(args)) => play::learn(&args),
        Some(Command::Serve(args)) => serve::run(args, &mut out()),
        Some(Command::Replay(args)) if args.watch => replay::watch(&args),
        Some(Command::Replay(args)) => replay::run(&args, &mut out()),
        Some(Command::Review(args)) => review::run(&args, &mut out()),
        Some(Command::Verify(args)) => verify::run(&args, &mut out()),
        Some(Command::Arena(args)) => arena::run(&args, &mut out()),
        Some(Command::Join(args)) => join::run(&args, &mut out()),
        Some(Command::Store(args)) => store::run(&args, &mut out()),
        Some(Command::Solve(args)) => solve::run(&args, &mut out()),
        Some(Command::Simulate(args)) => simulate::run(&args, &mut out()),
        Some(Command::Rules(args)) => rules::run(&args, &mut out()),
        Some(Command::Bots(Bots { command, game, json, .. })) => match (command, game) {
            (Some(BotsCommand::New(args)), _) => new_bot::run(&args, &mut out()),
            (None, Some(game)) => about::bots(game, json, &mut out()),
            (None, None) => usage::usage(&say(&words::which_game("adamant bots diamant"))),
        },
        Some(Command::Options(args)) => about::options(&args, &mut out()),
        Some(Command::Man(args)) => man::run(&args, &mut out()),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "adamant", &mut script);
            out().write_all(&script)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// A file or folder of ours among the user's application data, if there is such a place.
fn in_data_folder(name: &str) -> Option<PathBuf> {
    let app = AppStrategyArgs { app_name: "adamant".to_owned(), ..AppStrategyArgs::default() };
    etcetera::choose_app_strategy(app).ok().map(|app| app.in_data_dir(name))
}

/// A seed for a game that is to be like no other.
fn new_seed() -> anyhow::Result<u64> {
    getrandom::u64().with_context(|| say(&words::no_random()))
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}
