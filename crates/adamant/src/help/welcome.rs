//! What `adamant --help` ends with: the games, and what to try.

use anstyle::{AnsiColor, Style};
use clap::builder::StyledStr;
use games::Kind;
use voice::{Lang, rulebook};

use super::translated;

pub(crate) fn welcome(lang: Lang) -> StyledStr {
    let title = Style::new().bold().underline();
    let command = AnsiColor::Cyan.on_default();
    let say = |heading: &str| translated(heading, lang).unwrap_or_default();
    let mut lines = vec![format!("{title}{}:{title:#}", say("heading.games"))];
    for name in Kind::ALL.map(Kind::name) {
        if let Some(book) = rulebook(name, lang) {
            let about = format!("{}, {}", book.title, book.byline);
            lines.push(format!("  {command}{name:<8}{command:#} {about}"));
        }
    }
    lines.push(format!("\n{title}{}:{title:#}", say("heading.examples")));
    for (key, example) in EXAMPLES {
        let says = say(&format!("example.{key}"));
        lines.push(format!("  {command}{example}{command:#}\n      {says}"));
    }
    lines.push(format!("\n{}", say("adamant.after")));
    lines.join("\n").into()
}

/// Under which heading the translations say what an example does, and the example.
pub(super) const EXAMPLES: [(&str, &str); 12] = [
    ("serve", "adamant"),
    ("listen", "adamant --listen 0.0.0.0:7878"),
    ("play", "adamant play"),
    ("learn", "adamant learn diamant"),
    ("resume", "adamant play --resume"),
    ("bots", "adamant bots diamant"),
    ("rules", "adamant rules diamant"),
    ("simulate", "adamant simulate diamant --players 5"),
    ("records", "adamant simulate diamant --games 3 --records games.jsonl"),
    ("replay", "adamant replay games.jsonl"),
    ("verify", "adamant verify game.json"),
    ("arena", "adamant arena diamant --seats expert,thumb,thumb,random"),
];
