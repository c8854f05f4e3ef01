//! What `adamant --help` ends with: the games, and what to try.

use std::fmt::{self, Write as _};

use anstyle::{AnsiColor, Style};
use clap::builder::StyledStr;
use games::Kind;
use voice::{Lang, rulebook};

pub(crate) fn welcome() -> StyledStr {
    let mut text = StyledStr::new();
    write(&mut text).expect("a text takes everything");
    text
}

fn write(out: &mut StyledStr) -> fmt::Result {
    let title = Style::new().bold().underline();
    let command = AnsiColor::Cyan.on_default();
    writeln!(out, "{title}Games:{title:#}")?;
    for kind in Kind::ALL {
        if let Some(book) = rulebook(kind.name(), Lang::En) {
            writeln!(
                out,
                "  {command}{:<8}{command:#} {}, {}",
                kind.name(),
                book.title,
                book.byline
            )?;
        }
    }
    writeln!(out, "\n{title}Examples:{title:#}")?;
    for (example, says) in [
        ("adamant", "serve tables on this machine, and say where to go"),
        ("adamant --listen 0.0.0.0:7878", "… for every phone in the house (adamant serve --help)"),
        ("adamant play", "play in this terminal, against bots or passing the keyboard around"),
        ("adamant play --resume", "… and go on with the latest game"),
        ("adamant bots diamant", "the bots of a game (adamant options diamant: its options)"),
        ("adamant rules diamant", "read the rulebook, clause by clause (--lang nl for Dutch)"),
        (
            "adamant simulate diamant --players 5",
            "play random games on all cores and count what happens",
        ),
        ("adamant simulate diamant --games 3 --records games.jsonl", "… and write them down"),
        ("adamant replay games.jsonl", "tell the story of recorded games"),
        (
            "adamant verify game.json",
            "check that the shuffle of a server’s game was the one promised",
        ),
        (
            "adamant arena diamant --seats expert,thumb,thumb,random",
            "let bots compete, and see how sure the result is",
        ),
    ] {
        writeln!(out, "  {command}{example}{command:#}\n      {says}")?;
    }
    writeln!(out, "\nFrom the source tree, write `cargo run --release --` for `adamant`.\n")?;
    write!(
        out,
        "Exit codes: 0 all is well, 1 a record is bad or something failed, 2 the command line is wrong, 130 Ctrl-C."
    )
}
