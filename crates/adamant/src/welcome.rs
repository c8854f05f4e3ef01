//! What is said to whoever comes without a wish.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use games::Kind;
use voice::{Lang, rulebook};

use crate::Done;

pub(crate) fn print(out: &mut impl Write) -> anyhow::Result<Done> {
    let title = Style::new().bold();
    let command = AnsiColor::Cyan.on_default();
    writeln!(
        out,
        "{title}Adamant{title:#}: games whose stones are diamonds, played exactly by their printed rules.\n"
    )?;
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
    writeln!(out)?;
    for (example, says) in [
        ("adamant play", "play in this terminal, against bots or passing the keyboard around"),
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
        ("adamant --help", "everything else"),
    ] {
        writeln!(out, "  {command}{example}{command:#}\n      {says}")?;
    }
    writeln!(out, "\nFrom the source tree, write `cargo run --release --` for `adamant`.")?;
    Ok(Done::Well)
}
