//! `adamant bots` and `adamant options`: the names that other commands take, and what they mean.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use bots::Roster;
use games::with_game;
use prose::Offer;
use serde_json::json;
use textwrap::Options;
use voice::{Voice, console as words, table as table_words};

use crate::Done;
use crate::cli::About;
use crate::rules::width;

pub(crate) fn bots(args: &About, out: &mut impl Write) -> anyhow::Result<Done> {
    let voice = Voice::of(args.language.lang());
    let (offer, all) = with_game!(args.game, G => (Offer::of::<G>(), G::BOTS));
    let usual = offer.usual_level();
    if args.json {
        let bots = all.iter().map(|&name| {
            json!({
                "name": name,
                "plays": voice.say(&table_words::bot(name)),
                "opponent": offer.levels.contains(&name),
                "default": name == usual,
            })
        });
        writeln!(out, "{}", json!({"game": args.game, "bots": bots.collect::<Vec<_>>()}))?;
        return Ok(Done::Well);
    }
    for &name in all {
        entry(out, voice, 0, name, &voice.say(&table_words::bot(name)), name == usual)?;
    }
    Ok(Done::Well)
}

pub(crate) fn options(args: &About, out: &mut impl Write) -> anyhow::Result<Done> {
    let voice = Voice::of(args.language.lang());
    let offer = with_game!(args.game, G => Offer::of::<G>());
    if args.json {
        let options = offer.settings.iter().map(|setting| {
            let values = setting.values.iter().enumerate().map(|(at, value)| {
                json!({
                    "value": value.word,
                    "means": voice.say(&value.help),
                    "default": at == offer.usual_value(setting),
                })
            });
            json!({
                "name": setting.name,
                "title": voice.say(&setting.title),
                "values": values.collect::<Vec<_>>(),
            })
        });
        let options: Vec<_> = options.collect();
        let players = json!({"least": offer.least, "most": offer.most});
        writeln!(out, "{}", json!({"game": args.game, "players": players, "options": options}))?;
        return Ok(Done::Well);
    }
    writeln!(out, "{}", voice.say(&words::options_players(offer.least, offer.most)))?;
    if offer.settings.is_empty() {
        writeln!(out, "{}", voice.say(&words::options_none(offer.title)))?;
        return Ok(Done::Well);
    }
    for setting in &offer.settings {
        let bold = Style::new().bold();
        writeln!(out, "\n{bold}{}{bold:#}", voice.say(&setting.title))?;
        for (at, value) in setting.values.iter().enumerate() {
            let name = format!("{}={}", setting.name, value.word);
            let usual = at == offer.usual_value(setting);
            entry(out, voice, 2, &name, &voice.say(&value.help), usual)?;
        }
    }
    Ok(Done::Well)
}

/// A name, and beside it what it means, wrapped.
fn entry(
    out: &mut impl Write,
    voice: &'static Voice,
    indent: usize,
    name: &str,
    means: &str,
    usual: bool,
) -> anyhow::Result<()> {
    const COLUMN: usize = 16;
    let style = AnsiColor::Cyan.on_default();
    let means = if usual {
        format!("{means} ({})", voice.say(&words::options_usual()))
    } else {
        means.to_owned()
    };
    let room = width().saturating_sub(indent + COLUMN).max(20);
    for (i, line) in textwrap::wrap(&means, Options::new(room)).iter().enumerate() {
        let name = if i == 0 { name } else { "" };
        writeln!(out, "{:indent$}{style}{name:<COLUMN$}{style:#}{line}", "")?;
    }
    Ok(())
}
