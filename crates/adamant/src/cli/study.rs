//! The commands that study games and bots: `simulate`, `arena`, `bots` and `solve`.

use std::path::PathBuf;

use arena::{Claim, Contestant};
use bots::Allowance;
use clap::{Args, Subcommand, ValueHint};
use games::Kind;

use super::{Language, game, players, svg};

#[derive(Args)]
#[command(
    after_help = "The seats stay as they are, so that wins by seat say what each seat is worth. Ctrl-C shows what is known so far (exit code 130)."
)]
pub(crate) struct Simulate {
    /// Which game
    #[arg(value_parser = game())]
    pub(crate) game: Kind,
    /// How many play
    #[arg(short, long, value_name = "NUMBER", default_value_t = 4, allow_negative_numbers = true, value_parser = players)]
    pub(crate) players: u8,
    /// How many games
    #[arg(short, long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The same seed gives the same games on any machine [default: a new one each time, told at the end]
    #[arg(short, long)]
    pub(crate) seed: Option<u64>,
    /// A game option, such as chests=closed (see adamant options GAME); can be repeated
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Who plays, seat by seat; the last one takes all other seats: expert,thumb@50sims [default: random moves]
    #[arg(short, long, value_name = "BOT,…", value_delimiter = ',')]
    pub(crate) bots: Vec<Contestant>,
    /// Write every game to a line of this file; - is standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) records: Option<PathBuf>,
    /// Overwrite files that exist already
    #[arg(short, long)]
    pub(crate) force: bool,
    /// How many threads play [default: one per core]
    #[arg(short, long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Show no progress
    #[arg(short, long)]
    pub(crate) quiet: bool,
    /// End with one line of JSON instead of tables
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    language: Language,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  adamant arena diamant --seats expert,thumb,thumb,random
  adamant arena diamant --seats ./mybot.py,expert@50ms,thumb --until 'mybot > thumb'
  adamant arena mirrors --field ./mybot.py,expert,clever,thumb --players 3 --report page.html
  adamant arena kadora --seats clever@100sims,clever@10sims --results run.jsonl
  adamant arena --resume run.jsonl

Every deal is played with the seats rotated, so that luck cancels. Ctrl-C prints what is known so far (exit code 130). docs/bots.md tells how to write a bot, and what the figures mean.")]
pub(crate) struct Arena {
    /// Which game
    #[arg(value_parser = game(), required_unless_present = "resume")]
    pub(crate) game: Option<Kind>,
    /// Who plays, seat by seat; a name with a slash is a program, and @ gives a budget: ./mybot.py,expert@50ms,thumb (adamant bots GAME lists ours)
    #[arg(
        short = 'S',
        long,
        value_delimiter = ',',
        value_name = "BOT,…",
        conflicts_with = "field"
    )]
    pub(crate) seats: Vec<Contestant>,
    /// Draw the bots of every deal at random from these, as many different ones as there are seats
    #[arg(short = 'F', long, value_delimiter = ',', value_name = "BOT,…")]
    pub(crate) field: Vec<Contestant>,
    /// How many sit at a table of --field
    #[arg(short, long, value_name = "NUMBER", default_value_t = 4, requires = "field", allow_negative_numbers = true, value_parser = players)]
    pub(crate) players: u8,
    /// How many games, rounded up to whole deals [default: 2000; all of --deals; no end with --until]
    #[arg(short, long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: Option<u64>,
    /// The same seed gives the same deals and, unless bots are given milliseconds, the same choices
    #[arg(short, long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How long each bot thinks: 50ms or 2000sims [default: as each bot likes, programs 1000ms]
    #[arg(short, long)]
    pub(crate) budget: Option<Allowance>,
    /// A game option, such as chests=closed (see adamant options GAME); can be repeated
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Play the deals of this file: a number (a seed) or a game in every line; - is standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) deals: Option<PathBuf>,
    /// End once it is decided whether one bot is better: 'mybot > expert', or 'mybot > expert by 5%' of the games
    #[arg(short, long, value_name = "CLAIM")]
    pub(crate) until: Option<Claim>,
    /// How often that answer may be wrong, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 5.0, requires = "until", value_parser = error_rate)]
    pub(crate) error_rate: f64,
    /// How many threads play [default: one per core]
    #[arg(short, long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Start programs anew for every game, so that they can remember nothing
    #[arg(long)]
    pub(crate) restart_bots: bool,
    /// How much memory a program may have (looked at on Linux)
    #[arg(long, value_name = "MIB", default_value_t = 2_048, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) bot_memory: u64,
    /// JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// Show no progress
    #[arg(short, long)]
    pub(crate) quiet: bool,
    #[command(flatten)]
    pub(crate) files: ArenaFiles,
    #[command(flatten)]
    language: Language,
}

#[derive(Args)]
#[command(
    next_help_heading = "Files (- is standard output; the table then goes to standard error)"
)]
pub(crate) struct ArenaFiles {
    /// Write every game as a line of JSON to this file, from which an interrupted run can go on
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "resume")]
    pub(crate) results: Option<PathBuf>,
    /// Continue the run of this file of results
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["game", "seats", "field", "players", "seed", "budget", "options", "deals", "until", "error_rate", "restart_bots", "bot_memory"])]
    pub(crate) resume: Option<PathBuf>,
    /// Write every game to a line of this file
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) records: Option<PathBuf>,
    /// Write a row for every seat of every game to this file
    #[arg(long, value_name = "FILE.csv", value_hint = ValueHint::FilePath)]
    pub(crate) csv: Option<PathBuf>,
    /// Draw the wins to this file
    #[arg(long, value_name = "FILE.svg", value_hint = ValueHint::FilePath, value_parser = svg)]
    pub(crate) plot: Option<PathBuf>,
    /// Write tables and plots as one page to this file
    #[arg(long, value_name = "FILE.html", value_hint = ValueHint::FilePath)]
    pub(crate) report: Option<PathBuf>,
    /// Overwrite files that exist already
    #[arg(short, long)]
    pub(crate) force: bool,
}

/// Reads a percentage of wrong answers.
fn error_rate(text: &str) -> Result<f64, String> {
    let percent = text.trim_end_matches('%').parse().ok();
    let percent = percent.filter(|percent| (0.01..=40.0).contains(percent));
    percent.ok_or_else(|| "write percent from 0.01 to 40".to_owned())
}

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Bots {
    #[command(subcommand)]
    pub(crate) command: Option<BotsCommand>,
    /// Which game
    #[arg(value_parser = game(), required = true)]
    pub(crate) game: Option<Kind>,
    /// JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    language: Language,
}

#[derive(Subcommand)]
pub(crate) enum BotsCommand {
    /// Write a program to begin with: mybot.py in Python, mybot in Rust
    New(NewBot),
}

#[derive(Args)]
pub(crate) struct NewBot {
    /// Where: mybot.py for Python, mybot (a folder) for Rust
    #[arg(value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub(crate) path: PathBuf,
    /// Overwrite files that exist already
    #[arg(short, long)]
    pub(crate) force: bool,
    #[command(flatten)]
    language: Language,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  adamant solve diamant
  adamant solve diamant --ask '17 snake -1 13 gas' --players 4
  adamant solve diamant --ask '5 rockslide 11' --players 5 --removed snake,gas

Ctrl-C shows what is known so far (exit code 130). docs/diamant-solution.md explains the figures.")]
pub(crate) struct Solve {
    /// Which game
    #[arg(value_parser = game())]
    pub(crate) game: Kind,
    /// Write the tables of the equilibrium into this folder
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub(crate) tables: Option<PathBuf>,
    /// Draw the solution into this folder
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub(crate) plots: Option<PathBuf>,
    /// Measure instead how far the tables are from an equilibrium with so many explorers: seconds for 2, minutes and gigabytes for 5 and more
    #[arg(long, value_name = "EXPLORERS,…", value_delimiter = ',', value_parser = clap::value_parser!(u8).range(2..=8), conflicts_with_all = ["tables", "plots", "json"])]
    pub(crate) error: Vec<u8>,
    /// In which caves to measure it, by the lines of the table of values, from 1
    #[arg(long, value_name = "LINE,…", value_delimiter = ',', default_value = "1", value_parser = clap::value_parser!(u8).range(1..=9), requires = "error")]
    pub(crate) caves: Vec<u8>,
    /// Look at one cave instead: the cards turned over in order (diamonds by their value, hazards by name: snake, scorpion, rockslide, gas, explosion), and -1 where one explorer left, -2 where two did
    #[arg(long, value_name = "CARDS", allow_hyphen_values = true, conflicts_with_all = ["tables", "plots", "error"])]
    pub(crate) ask: Option<String>,
    /// How many entered that cave
    #[arg(short, long, value_name = "NUMBER", default_value_t = 4, requires = "ask", allow_negative_numbers = true, value_parser = players)]
    pub(crate) players: u8,
    /// The hazards that left the game before it
    #[arg(long, value_name = "HAZARD,…", value_delimiter = ',', requires = "ask")]
    pub(crate) removed: Vec<String>,
    /// Write into folders that hold files already, and over those of the same name
    #[arg(long)]
    pub(crate) force: bool,
    /// Show no progress
    #[arg(short, long)]
    pub(crate) quiet: bool,
    /// JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    language: Language,
}
