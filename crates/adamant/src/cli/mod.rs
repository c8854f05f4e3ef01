//! What can be asked of the binary.

mod play;
mod records;
mod serve;
mod study;

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use games::Kind;
use voice::Lang;

use crate::help::welcome;

pub(crate) use play::{Join, Learn, Play, Practice};
pub(crate) use records::{Replay, Review, Verify};
pub(crate) use serve::{Serve, Store, StoreCommand};
pub(crate) use study::{Arena, ArenaFiles, Bots, BotsCommand, NewBot, Simulate, Solve};

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

/// Reads the name of a plot, which is an SVG file whatever it is called.
fn svg(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let is_svg = text == "-" || path.extension().is_none_or(|end| end.eq_ignore_ascii_case("svg"));
    is_svg.then_some(path).ok_or_else(|| "plots are SVG files: name it plot.svg".to_owned())
}

#[derive(Args)]
pub(crate) struct Rules {
    /// Which game
    #[arg(value_parser = game())]
    pub(crate) game: Kind,
    /// Only this rule, such as D11
    pub(crate) clause: Option<String>,
    #[command(flatten)]
    language: Language,
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
    language: Language,
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
    // Read for all commands alike by help::parse.
    #[arg(short, long, value_parser = one_of(Lang::ALL.map(Lang::code), str::parse::<Lang>))]
    lang: Option<Lang>,
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
