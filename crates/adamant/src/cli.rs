//! What can be asked of the binary.

use std::net::SocketAddr;
use std::num::NonZeroU16;
use std::path::PathBuf;

use arena::{Claim, Contestant};
use bots::Allowance;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use fair::{Commitment, Contribution, TableCode};
use games::Kind;
use serde::de::value::{Error as ValueError, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer as _};
use server::{Database, LogFormat, PublicUrl, Rate, Readers, SecretUrl};
use voice::Lang;

use crate::help::{machine, welcome};

/// Three games of diamonds, played exactly by their printed rules
#[derive(Parser)]
#[command(
    version,
    after_help = welcome(Lang::En),
    override_usage = "adamant [COMMAND]\n       adamant [OPTIONS OF adamant serve]"
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Open tables for people and programs on the network (also without a command)
    Serve(Serve),
    /// Play in this terminal, against bots or together at one keyboard
    Play(Play),
    /// Learn a game by playing: a guided first game, in three minutes
    Learn(Learn),
    /// Show saved games as a story, and check every move
    Replay(Replay),
    /// Show what each decision of saved games was worth, and how lucky the cards were
    Review(Review),
    /// Practise on positions that have one best answer
    Practice(Practice),
    /// Check that the shuffle of saved games was as promised
    Verify(Verify),
    /// Play a great many games on all cores and count what happens
    Simulate(Simulate),
    /// Let bots play against each other and compare how strong they are
    Arena(Arena),
    /// Let your own program play at a server's table
    Join(Join),
    /// Move a server's tables to another database
    Store(Store),
    /// Compute what can be computed: the best play in one cave of Diamant
    Solve(Solve),
    /// Read the rules of a game
    Rules(Rules),
    /// Show the bots of a game and how they play, or write your own
    Bots(Bots),
    /// Show the options of a game and what each value means
    Options(About),
    /// Show the manual page, or write the pages of all commands into a folder
    ///
    /// For example: adamant man --folder ~/.local/share/man/man1
    Man(Man),
    /// Print a completion script for your shell
    ///
    /// For example: adamant completions bash > ~/.local/share/bash-completion/completions/adamant
    Completions {
        /// Which shell
        shell: Shell,
    },
}

#[derive(Args)]
#[command(
    after_help = "A flag wins over its variable in the environment, and that over the configuration file. docs/running.md explains every setting."
)]
pub(crate) struct Serve {
    /// Where to listen: 0.0.0.0:7878 for every device in the house [default: 127.0.0.1:7878, or the next free port]
    #[arg(short, long, value_name = "ADDRESS", env = "ADAMANT_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    #[allow(clippy::doc_markdown, reason = "help shows addresses as they are typed")]
    /// The database: a file, or with --nats postgres://user:password@host/database [default: adamant/adamant.db among your application data]
    #[arg(short, long, value_name = "DATABASE", env = "ADAMANT_DATABASE", hide_env_values = true, value_hint = ValueHint::FilePath)]
    pub(crate) database: Option<Database>,
    #[allow(clippy::doc_markdown, reason = "help shows addresses as they are typed")]
    /// The NATS server through which several servers share a PostgreSQL database, such as nats://user:password@host:4222 (docs/scaling.md)
    #[arg(long, value_name = "URL", env = "ADAMANT_NATS", hide_env_values = true, value_parser = secret_url)]
    pub(crate) nats: Option<SecretUrl>,
    /// The address that people type, if it is another one, such as `https://adamant.example`
    #[arg(long, value_name = "URL", env = "ADAMANT_PUBLIC_URL")]
    pub(crate) public_url: Option<PublicUrl>,
    /// A proxy stands in front of the server and says in X-Forwarded-For who asks
    #[arg(long, value_name = "BOOL", env = "ADAMANT_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true")]
    pub(crate) behind_proxy: Option<bool>,
    /// How long a deserted table stays in memory [default: 60]
    #[arg(long, value_name = "SECONDS", env = "ADAMANT_IDLE_SECONDS")]
    pub(crate) idle_seconds: Option<u64>,
    /// How long the host stays host after losing the connection [default: 60]
    #[arg(long, value_name = "SECONDS", env = "ADAMANT_HOST_GRACE_SECONDS")]
    pub(crate) host_grace_seconds: Option<u64>,
    /// The shortest time per decision that a host can set [default: 5]
    #[arg(long, value_name = "SECONDS", env = "ADAMANT_SHORTEST_CLOCK")]
    pub(crate) shortest_clock: Option<u16>,
    /// After how many days without a move a game is closed and its seed revealed [default: 7]
    #[arg(long, value_name = "DAYS", env = "ADAMANT_REVEAL_ABANDONED_DAYS")]
    pub(crate) reveal_abandoned_days: Option<NonZeroU16>,
    /// Who may read /metrics [default: loopback]
    #[arg(long, value_name = "WHO", env = "ADAMANT_METRICS", value_parser = one_of(["loopback", "everyone", "nobody"], word::<Readers>))]
    pub(crate) metrics: Option<Readers>,
    /// What is logged: warn, or info,server=debug [default: info]
    #[arg(long, value_name = "FILTER", env = "ADAMANT_LOG_FILTER")]
    pub(crate) log_filter: Option<String>,
    /// How it is logged [default: text]
    #[arg(long, value_name = "FORMAT", env = "ADAMANT_LOG_FORMAT", value_parser = one_of(["text", "json"], word::<LogFormat>))]
    pub(crate) log_format: Option<LogFormat>,
    /// The configuration file [default: adamant.toml, if there is one here]
    #[arg(short, long, value_name = "FILE", env = "ADAMANT_CONFIG", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    /// Say nothing on standard output, and log only warnings and errors unless a log filter is set
    #[arg(short, long)]
    pub(crate) quiet: bool,
    /// Print the settings as a configuration file, and stop
    #[arg(long)]
    pub(crate) print_config: bool,
    /// The language [default: your computer's, or English]
    #[arg(long, value_parser = one_of(Lang::ALL.map(Lang::code), str::parse::<Lang>))]
    lang: Option<Lang>,
    #[command(flatten)]
    pub(crate) limits: ServeLimits,
    #[command(flatten)]
    pub(crate) retention: ServeRetention,
}

/// An address that may hold a password.
#[allow(clippy::unnecessary_wraps, reason = "this is how clap reads a value")]
fn secret_url(text: &str) -> Result<SecretUrl, std::convert::Infallible> {
    Ok(SecretUrl::new(text))
}

#[derive(Args)]
#[command(next_help_heading = "How long tables are kept (0 is for ever)")]
pub(crate) struct ServeRetention {
    /// Tables whose game is over, or that everyone has left [default: 365]
    #[arg(
        long = "retention-finished-days",
        value_name = "DAYS",
        env = "ADAMANT_RETENTION_FINISHED_DAYS"
    )]
    pub(crate) finished_days: Option<u32>,
    /// Tables where no game began [default: 30]
    #[arg(
        long = "retention-unstarted-days",
        value_name = "DAYS",
        env = "ADAMANT_RETENTION_UNSTARTED_DAYS"
    )]
    pub(crate) unstarted_days: Option<u32>,
}

#[derive(Args)]
#[command(
    next_help_heading = "Limits (a rate is how many at once, and how many a second after that)"
)]
pub(crate) struct ServeLimits {
    /// Requests over HTTP from one address [default: 100/20]
    #[arg(long = "limits-requests", value_name = "RATE", env = "ADAMANT_LIMITS_REQUESTS")]
    pub(crate) requests: Option<Rate>,
    /// Tables opened from one address [default: 20/0.1]
    #[arg(long = "limits-tables", value_name = "RATE", env = "ADAMANT_LIMITS_TABLES")]
    pub(crate) tables: Option<Rate>,
    /// Messages from one person, on all sockets together [default: 40/20]
    #[arg(long = "limits-messages", value_name = "RATE", env = "ADAMANT_LIMITS_MESSAGES")]
    pub(crate) messages: Option<Rate>,
    /// Sockets of one person at the same time [default: 20]
    #[arg(
        long = "limits-sockets-per-person",
        value_name = "COUNT",
        env = "ADAMANT_LIMITS_SOCKETS_PER_PERSON"
    )]
    pub(crate) sockets_per_person: Option<u32>,
    /// Sockets at the same time from one address [default: 100]
    #[arg(
        long = "limits-sockets-per-address",
        value_name = "COUNT",
        env = "ADAMANT_LIMITS_SOCKETS_PER_ADDRESS"
    )]
    pub(crate) sockets_per_address: Option<u32>,
    /// Sockets at the same time [default: 20000]
    #[arg(long = "limits-sockets", value_name = "COUNT", env = "ADAMANT_LIMITS_SOCKETS")]
    pub(crate) sockets: Option<u32>,
}

/// Reads a word as a configuration file does.
fn word<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let word: StrDeserializer<'_, ValueError> = text.into_deserializer();
    T::deserialize(word).map_err(|error| error.to_string())
}

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
    pub(crate) language: Language,
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
    pub(crate) language: Language,
}

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
    pub(crate) language: Language,
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
    pub(crate) language: Language,
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
    pub(crate) language: Language,
}

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

/// Reads the name of a plot, which is an SVG file whatever it is called.
fn svg(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let is_svg = text == "-" || path.extension().is_none_or(|end| end.eq_ignore_ascii_case("svg"));
    is_svg.then_some(path).ok_or_else(|| "plots are SVG files: name it plot.svg".to_owned())
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
    pub(crate) language: Language,
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
pub(crate) struct Store {
    #[command(subcommand)]
    pub(crate) command: StoreCommand,
}

#[derive(Subcommand)]
pub(crate) enum StoreCommand {
    /// Copy all tables from one database into another, and check what was copied
    Copy(StoreCopy),
}

#[derive(Args)]
#[command(
    after_help = "Stop the servers first. A copy that was interrupted goes on when it is started again; what is already there is checked, not copied."
)]
pub(crate) struct StoreCopy {
    /// The database to copy from: a file, or `postgres://user:password@host/database`
    #[arg(value_name = "FROM")]
    pub(crate) from: Database,
    /// The database to copy into: a file, or `postgres://user:password@host/database`
    #[arg(value_name = "TO")]
    pub(crate) to: Database,
    /// Show no progress
    #[arg(short, long)]
    pub(crate) quiet: bool,
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
    pub(crate) language: Language,
}

#[derive(Args)]
pub(crate) struct Rules {
    /// Which game
    #[arg(value_parser = game())]
    pub(crate) game: Kind,
    /// Only this rule, such as D11
    pub(crate) clause: Option<String>,
    #[command(flatten)]
    pub(crate) language: Language,
}

#[derive(Args)]
pub(crate) struct About {
    /// Which game
    #[arg(value_parser = game())]
    pub(crate) game: Kind,
    /// JSON instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: Language,
}

#[derive(Args)]
pub(crate) struct Man {
    /// Which command's page [default: the page of adamant itself]
    #[arg(conflicts_with = "folder")]
    pub(crate) command: Option<String>,
    /// Write the pages of all commands into this folder
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub(crate) folder: Option<PathBuf>,
    /// Write over pages that exist
    #[arg(long, requires = "folder")]
    pub(crate) force: bool,
    #[command(flatten)]
    language: Language,
}

#[derive(Args)]
pub(crate) struct Language {
    /// The language [default: your computer's, or English]
    #[arg(short, long, value_parser = one_of(Lang::ALL.map(Lang::code), str::parse::<Lang>))]
    lang: Option<Lang>,
}

impl Language {
    /// The language asked for, or else that of the machine, or else English.
    pub(crate) fn lang(&self) -> Lang {
        self.lang.or_else(machine).unwrap_or_default()
    }
}

/// Reads a game's name; help and completions list them all.
fn game() -> impl TypedValueParser<Value = Kind> {
    one_of(Kind::ALL.map(Kind::name), str::parse::<Kind>)
}

/// Reads one of a few words; help and completions list them all.
fn one_of<T, E, const N: usize>(
    words: [&'static str; N],
    read: impl Fn(&str) -> Result<T, E> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T>
where
    T: Clone + Send + Sync + 'static,
    E: Into<Box<dyn std::error::Error + Send + Sync>> + 'static,
{
    PossibleValuesParser::new(words).try_map(move |word| read(&word))
}

/// Reads how many play. Whether that suits the game is for its rules to say.
fn players(text: &str) -> Result<u8, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| "write how many play, such as 4".to_owned())
}

/// Reads how many of the players are people.
fn people(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| "write how many are people, such as 2, or 0 to watch".to_owned())
}
