//! What `adamant --help` ends with: the games, and what to try.

use std::fmt::{self, Write as _};

use anstyle::{AnsiColor, Style};
use clap::builder::StyledStr;
use games::Kind;
use voice::{Lang, rulebook};

use super::{translated, word};

pub(crate) fn welcome(lang: Lang) -> StyledStr {
    let mut text = StyledStr::new();
    write(&mut text, lang).expect("a text takes everything");
    text
}

fn write(out: &mut StyledStr, lang: Lang) -> fmt::Result {
    let title = Style::new().bold().underline();
    let command = AnsiColor::Cyan.on_default();
    let heading = |heading, english| if lang == Lang::En { english } else { word(heading, lang) };
    let games = heading("heading.games", "Games");
    writeln!(out, "{title}{games}:{title:#}")?;
    for kind in Kind::ALL {
        if let Some(book) = rulebook(kind.name(), lang) {
            writeln!(
                out,
                "  {command}{:<8}{command:#} {}, {}",
                kind.name(),
                book.title,
                book.byline
            )?;
        }
    }
    let examples = heading("heading.examples", "Examples");
    writeln!(out, "\n{title}{examples}:{title:#}")?;
    for (key, example, says) in EXAMPLES {
        let says = translated(&format!("example.{key}"), lang).unwrap_or(says);
        writeln!(out, "  {command}{example}{command:#}\n      {says}")?;
    }
    let exits = translated("adamant.after", lang).unwrap_or(
        "Exit codes: 0 all is well, 1 a game file is bad or something failed, 2 the command line is wrong, 130 Ctrl-C.",
    );
    write!(out, "\n{exits}")
}

/// Under which heading the translations say what an example does, the example, and what it does in English.
const EXAMPLES: [(&str, &str, &str); 12] = [
    ("serve", "adamant", "open tables on this computer"),
    (
        "listen",
        "adamant --listen 0.0.0.0:7878",
        "… for every phone in the house (adamant serve --help)",
    ),
    ("play", "adamant play", "play in this terminal, against bots or together at one keyboard"),
    ("learn", "adamant learn diamant", "learn a game by playing, in three minutes"),
    ("resume", "adamant play --resume", "… and continue your latest game"),
    ("bots", "adamant bots diamant", "the bots of a game (adamant options diamant: its options)"),
    ("rules", "adamant rules diamant", "read the rules (--lang nl for Dutch)"),
    (
        "simulate",
        "adamant simulate diamant --players 5",
        "play a great many games and count what happens",
    ),
    ("records", "adamant simulate diamant --games 3 --records games.jsonl", "… and save them"),
    ("replay", "adamant replay games.jsonl", "replay saved games"),
    ("verify", "adamant verify game.json", "check that a server’s shuffle was as promised"),
    (
        "arena",
        "adamant arena diamant --seats expert,thumb,thumb,random",
        "let bots play against each other and compare them",
    ),
];
