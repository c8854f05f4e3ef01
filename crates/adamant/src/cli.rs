//! What can be asked of the binary.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use games::Kind;
use voice::Lang;

/// Three games whose stones are diamonds, played exactly by their printed rules.
#[derive(Parser)]
#[command(
    version,
    after_help = "Exit codes: 0 all is well, 1 a record is bad or something failed, 2 the command line is wrong."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Tell the story of recorded games, and check them move by move
    Replay(Replay),
    /// Play random games on all cores and count what happens
    Simulate(Simulate),
    /// Read a game's rulebook, clause by clause
    Rules(Rules),
    /// Print a completion script for your shell
    ///
    /// For example: adamant completions bash > ~/.local/share/bash-completion/completions/adamant
    Completions {
        /// Which shell
        shell: Shell,
    },
}

#[derive(Args)]
pub(crate) struct Replay {
    /// Files with one record or JSON Lines, a record a line; - is standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,
    /// One line of JSON per record: {"ok":true,"result":…} or {"ok":false,"error":…}
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: Language,
}

#[derive(Args)]
pub(crate) struct Simulate {
    /// Which game
    #[arg(value_parser = game())]
    pub(crate) game: Kind,
    /// How many play
    #[arg(short, long, default_value_t = 4)]
    pub(crate) players: u8,
    /// How many games
    #[arg(short, long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The same seed gives the same games on any machine [default: a new one each time, told at the end]
    #[arg(short, long)]
    pub(crate) seed: Option<u64>,
    /// What is agreed before the game, such as chests=closed; can be given several times
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Write every game as a record, a line each, to this file
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) records: Option<PathBuf>,
    /// How many threads play [default: one per core]
    #[arg(short, long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// End with one line of JSON instead of tables
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Rules {
    /// Which game
    #[arg(value_parser = game())]
    pub(crate) game: Kind,
    /// Only this clause, such as D11
    pub(crate) clause: Option<String>,
    #[command(flatten)]
    pub(crate) language: Language,
}

#[derive(Args)]
pub(crate) struct Language {
    /// The language: en, nl, fr, de or it [default: yours, or English]
    #[arg(short, long)]
    lang: Option<Lang>,
}

impl Language {
    /// The language asked for, or else that of the machine, or else English.
    pub(crate) fn lang(&self) -> Lang {
        self.lang
            .or_else(|| sys_locale::get_locales().find_map(|locale| locale.parse().ok()))
            .unwrap_or_default()
    }
}

/// Reads a game's name; help and completions list them all.
fn game() -> impl TypedValueParser<Value = Kind> {
    PossibleValuesParser::new(Kind::ALL.map(Kind::name)).try_map(|name| name.parse::<Kind>())
}
