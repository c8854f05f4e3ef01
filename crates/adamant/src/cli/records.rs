//! The commands that read records: `replay`, `review` and `verify`.

use std::path::PathBuf;

use bots::Allowance;
use clap::{Args, ValueHint};
use fair::{Commitment, Contribution, TableCode};

use super::{Language, svg};

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Replay {
    /// Game files, or JSON Lines with a game in every line; - is standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,
    /// One line of JSON per game: {"ok":true,"result":…} or {"ok":false,"file":…,"line":…,"error":…}
    #[arg(long)]
    pub(crate) json: bool,
    /// No story: only check, and say what is wrong
    #[arg(short, long, conflicts_with_all = ["json", "watch"])]
    pub(crate) quiet: bool,
    /// Watch the games step by step, forwards and backwards, as any player
    #[arg(short, long, conflicts_with = "json")]
    pub(crate) watch: bool,
    /// Watch in sentences only
    #[arg(long, requires = "watch")]
    pub(crate) plain: bool,
    #[command(flatten)]
    language: Language,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  adamant review evening.json
  adamant review evening.json --plot evening.svg
  adamant review game.json --players

Each decision is judged by what its player could know: hidden cards are imagined anew in every simulation. Ctrl-C shows what is known so far (exit code 130). docs/review.md explains the figures.")]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Review {
    /// Game files, or JSON Lines with a game in every line; - is standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,
    /// Simulations for each decision: more take longer and are surer
    #[arg(long, value_name = "NUMBER", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(2..))]
    pub(crate) simulations: u32,
    /// Simulations for each draw, to tell its luck
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..))]
    pub(crate) draws: u32,
    /// Think about each decision for so long instead, such as 200ms: not the same twice
    #[arg(long, value_name = "TIME", conflicts_with = "simulations")]
    pub(crate) budget: Option<Allowance>,
    /// The same seed gives the same review
    #[arg(short, long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Sum up the figures of each player over all games, by name
    #[arg(long)]
    pub(crate) players: bool,
    /// Draw the chances of winning to this file
    #[arg(long, value_name = "FILE.svg", value_hint = ValueHint::FilePath, value_parser = svg)]
    pub(crate) plot: Option<PathBuf>,
    /// Overwrite a plot that exists already
    #[arg(short, long, requires = "plot")]
    pub(crate) force: bool,
    /// One line of JSON per game: {"ok":true,"decisions":…,"moments":…,"accounts":…} or {"ok":false,"file":…,"line":…,"error":…}
    #[arg(long)]
    pub(crate) json: bool,
    /// Show no progress
    #[arg(short, long)]
    pub(crate) quiet: bool,
    #[command(flatten)]
    language: Language,
}

#[derive(Args)]
#[command(
    after_help = "A server adds the proof of its shuffle when the game is over; checking it does not need the server. docs/fair-shuffle.md says what this guarantees, and what it does not."
)]
pub(crate) struct Verify {
    /// Game files, or JSON Lines with a game in every line; - is standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,
    /// The receipt from the start of the game: check that everything matches; can be repeated
    #[arg(long = "receipt", value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) receipts: Vec<PathBuf>,
    /// The code of your table: check that the game is from that table
    #[arg(long, value_name = "CODE", value_parser = TableCode::from_typed)]
    pub(crate) table: Option<TableCode>,
    /// What the server published beforehand: check that the game is bound by it
    #[arg(long, value_name = "HEX")]
    pub(crate) commitment: Option<Commitment>,
    /// The number you added: check that it was used; can be repeated
    #[arg(long = "contribution", value_name = "HEX")]
    pub(crate) contributions: Vec<Contribution>,
    /// One line of JSON per game: {"ok":true,"finished":…,"receipts":…,"draws":…,…} or {"ok":false,"file":…,"line":…,"error":…}
    #[arg(long)]
    pub(crate) json: bool,
    /// Say only what is wrong
    #[arg(short, long, conflicts_with = "json")]
    pub(crate) quiet: bool,
    #[command(flatten)]
    language: Language,
}
