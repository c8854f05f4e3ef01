//! The commands that play: `play`, `learn`, `practice` and `join`.

use std::path::PathBuf;

use arena::Contestant;
use clap::{Args, ValueHint};
use games::Kind;

use super::{Language, game, players};

#[derive(Args)]
#[command(after_help = "\
Examples:
  adamant play                                         choose from a menu
  adamant play diamant                                 you against three bots
  adamant play diamant --name Anna --name Bert         two people at one keyboard, and two bots
  adamant play diamant --people 0 --bots thumb,random  watch bots
  adamant play --resume                                continue your latest game
  adamant play --resume evening.json                   continue the game in a file

Every game is saved automatically, move by move. adamant bots GAME shows the bots of a game, adamant options GAME its options.")]
#[expect(clippy::option_option, reason = "a flag with a value, without one, or none at all")]
pub(crate) struct Play {
    /// Which game [default: a menu asks]
    #[arg(value_parser = game())]
    pub(crate) game: Option<Kind>,
    /// How many play
    #[arg(short, long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = players)]
    pub(crate) players: Option<u8>,
    /// How many of them play at this keyboard; 0 to watch [default: 1, or as many as there are names]
    #[arg(short = 'P', long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = people)]
    pub(crate) people: Option<u8>,
    /// The name of a player; can be repeated
    #[arg(short, long = "name", value_name = "NAME")]
    pub(crate) names: Vec<String>,
    /// How well each bot plays: random, thumb, clever or expert; the last one counts for all other bots [default: thumb]
    #[arg(short, long, value_name = "BOT,…", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// A game option, such as chests=closed (see adamant options GAME); can be repeated
    #[arg(short, long = "option", value_name = "NAME=VALUE", requires = "game")]
    pub(crate) options: Vec<String>,
    /// The same seed gives the same cards for the same choices [default: a new one each time]
    #[arg(short, long)]
    pub(crate) seed: Option<u64>,
    /// Save the game in this file, after every move [default: a new file among your application data]
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) record: Option<PathBuf>,
    /// Overwrite a file that exists
    #[arg(long, requires = "record")]
    pub(crate) force: bool,
    /// Continue the game in this file, or your latest game
    #[arg(long, value_name = "FILE", num_args = 0..=1, value_hint = ValueHint::FilePath)]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// Sentences only, one question at a time: for screen readers and pipes
    #[arg(long)]
    pub(crate) plain: bool,
    /// Do not explain what happens for the first time
    #[arg(long)]
    pub(crate) no_explanations: bool,
    /// Milliseconds between the moves of bots on the full screen
    #[arg(long, value_name = "MS", default_value_t = 700, value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub(crate) pace: u64,
    #[command(flatten)]
    language: Language,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  adamant learn            choose a game
  adamant learn mirrors    learn Mirrors

You do everything yourself, step by step; a wrong choice is explained. A lesson that you leave goes on where you were.")]
pub(crate) struct Learn {
    /// Which game [default: asks]
    #[arg(value_parser = game())]
    pub(crate) game: Option<Kind>,
    /// Sentences only, one question at a time: for screen readers and pipes
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    language: Language,
}

#[derive(Args)]
#[command(
    after_help = "The program plays one game, by the protocol of docs/bots.md, and reconnects when the network or the server goes away."
)]
pub(crate) struct Join {
    /// The table, as its host shows it: `https://adamant.example/t/BCDFGH`
    #[arg(value_name = "URL", value_hint = ValueHint::Url)]
    pub(crate) url: String,
    /// The program: ./mybot.py
    #[arg(long, value_name = "PROGRAM", value_hint = ValueHint::FilePath)]
    pub(crate) bot: Contestant,
    /// What it is called at the table [default: what it calls itself]
    #[arg(short, long)]
    pub(crate) name: Option<String>,
    /// Say only what is wrong
    #[arg(short, long)]
    pub(crate) quiet: bool,
    #[command(flatten)]
    language: Language,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  adamant practice mirrors
  adamant practice mirrors --find positions.json --seed 7

Solved positions are remembered. docs/practice.md tells how positions are found, and how their difficulty is measured.")]
pub(crate) struct Practice {
    /// Which game
    #[arg(value_parser = game())]
    pub(crate) game: Kind,
    /// Words instead of drawings and signs: for screen readers and pipes
    #[arg(long, conflicts_with = "find")]
    pub(crate) plain: bool,
    /// Find ten new positions in simulated games instead, and write them to this file; - is standard output
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) find: Option<PathBuf>,
    /// The same seed finds the same positions
    #[arg(short, long, default_value_t = 1, requires = "find")]
    pub(crate) seed: u64,
    /// In how many games to look
    #[arg(short, long, value_name = "NUMBER", default_value_t = 60, requires = "find", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) games: u32,
    /// Overwrite a file that exists
    #[arg(short, long, requires = "find")]
    pub(crate) force: bool,
    /// Show no progress
    #[arg(short, long, requires = "find")]
    pub(crate) quiet: bool,
    #[command(flatten)]
    language: Language,
}

/// Reads how many of the players are people.
fn people(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| "write how many are people, such as 2, or 0 to watch".to_owned())
}
