//! `adamant bots` and `adamant options`: the names that other commands take, and what they mean.

use std::io::Write;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use bots::Roster;
use games::{Kind, with_game};
use prose::GameSetup;
use serde_json::json;
use textwrap::Options;
use voice::{console as words, table as table_words};

use crate::cli::About;
use crate::language::say;
use crate::rules::width;

pub(crate) fn bots(game: Kind, as_json: bool, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (offer, all) = with_game!(game, G => (GameSetup::of::<G>(), G::BOTS));
    let usual = offer.usual_level();
    if as_json {
        let bots = all.iter().map(|&name| {
            json!({
                "name": name,
                "plays": say(&table_words::bot(name)),
                "opponent": offer.levels.contains(&name),
                "default": name == usual,
            })
        });
        writeln!(out, "{}", json!({"game": game, "bots": bots.collect::<Vec<_>>()}))?;
        return Ok(ExitCode::SUCCESS);
    }
    for &name in all {
        entry(out, 0, name, say(&table_words::bot(name)), name == usual)?;
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn options(args: &About, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let offer = with_game!(args.game, G => GameSetup::of::<G>());
    if args.json {
        let options = offer.settings.iter().map(|setting| {
            let values = setting.values.iter().enumerate().map(|(at, value)| {
                json!({
                    "value": value.word,
                    "means": say(&value.help),
                    "default": at == offer.usual_value(setting),
                })
            });
            json!({
                "name": setting.name,
                "title": say(&setting.title),
                "values": values.collect::<Vec<_>>(),
            })
        });
        let options: Vec<_> = options.collect();
        let players = json!({"least": offer.least, "most": offer.most});
        writeln!(out, "{}", json!({"game": args.game, "players": players, "options": options}))?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{}", say(&words::options_players(offer.least, offer.most)))?;
    if offer.settings.is_empty() {
        writeln!(out, "{}", say(&words::options_none(offer.title)))?;
        return Ok(ExitCode::SUCCESS);
    }
    for setting in &offer.settings {
        let bold = Style::new().bold();
        writeln!(out, "\n{bold}{}{bold:#}", say(&setting.title))?;
        for (at, value) in setting.values.iter().enumerate() {
            let name = format!("{}={}", setting.name, value.word);
            entry(out, 2, &name, say(&value.help), at == offer.usual_value(setting))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A name, and beside it what it means, wrapped.
fn entry(
    out: &mut impl Write,
    indent: usize,
    name: &str,
    mut means: String,
    usual: bool,
) -> anyhow::Result<()> {
    const COLUMN: usize = 16;
    let style = AnsiColor::Cyan.on_default();
    if usual {
        means = format!("{means} ({})", say(&words::options_usual()));
    }
    let room = width().saturating_sub(indent + COLUMN).max(20);
    for (i, line) in textwrap::wrap(&means, Options::new(room)).iter().enumerate() {
        let name = if i == 0 { name } else { "" };
        writeln!(out, "{:indent$}{style}{name:<COLUMN$}{style:#}{line}", "")?;
    }
    Ok(())
}
