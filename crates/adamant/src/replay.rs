//! `adamant replay`: the story of recorded games.

use std::io::Write;
use std::process::ExitCode;

use anstyle::Style;
use anyhow::{Context as _, anyhow, ensure};
use games::{Kind, with_game};
use serde_json::json;
use table::{Notation, Record, RecordError, Turn, Viewer};
use terminal::Mode;
use voice::{Names, Voice, Voiced, tools as words};

use crate::cli::Replay;
use crate::language::{lang, say};
use crate::output::is_stream;
use crate::play::ended;
use crate::record_files::{every_record, records_of, said, tell_bad, title};

pub(crate) fn run(args: &Replay, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let (mut done, mut first) = (ExitCode::SUCCESS, true);
    every_record(&args.files, |place, record| {
        let replayed = record.and_then(|record| {
            let kind = Kind::of_record(&record)?;
            with_game!(kind, G => replay(&Record::<G>::from_value(record)?, args))
        });
        let lines = match replayed {
            Ok(lines) => lines,
            Err(error) => {
                done = ExitCode::FAILURE;
                return tell_bad(&place, &error, args.json, out);
            }
        };
        // An empty line between two stories.
        if !args.json && !args.quiet && !std::mem::take(&mut first) {
            writeln!(out)?;
        }
        Ok(lines.iter().try_for_each(|line| writeln!(out, "{line}"))?)
    })?;
    Ok(done)
}

/// Steps through the records of all files.
pub(crate) fn watch(args: &Replay) -> anyhow::Result<ExitCode> {
    let mut records = Vec::new();
    for file in &args.files {
        ensure!(!is_stream(file), say(&words::watch_needs_file()));
        records_of(file, |place, record| {
            let record = record.map_err(|error| anyhow!("{place}: {}", say(&said(&error))))?;
            records.push((place.to_string(), record));
            Ok::<_, anyhow::Error>(())
        })
        .with_context(|| say(&words::cannot_read(file.display().to_string())))?;
    }
    ensure!(!records.is_empty(), say(&words::no_game_to_watch()));
    ended(terminal::watch(&records, lang(), Mode::of(args.plain)))
}

/// Plays a record again and makes what there is to show of it, and nothing else.
fn replay<G: Notation + Voiced>(
    record: &Record<G>,
    args: &Replay,
) -> Result<Vec<String>, RecordError> {
    if !args.json && !args.quiet {
        return story(record);
    }
    let game = record.replay(|_, _, _| {})?;
    if args.quiet {
        return Ok(Vec::new());
    }
    let mut json = json!({"ok": true, "result": game.result()});
    match game.turn() {
        Turn::Seats { awaited, .. } => json["turn"] = json!(awaited),
        Turn::Chance => json["turn"] = json!("chance"),
        Turn::Over => {}
    }
    Ok(vec![json.to_string()])
}

/// A record in sentences, under a title.
fn story<G: Notation + Voiced>(record: &Record<G>) -> Result<Vec<String>, RecordError> {
    let mut events = Vec::new();
    let game =
        record.replay(|_, _, happened| events.extend_from_slice(happened.unwrap_or_default()))?;
    let names = Names::from(record.names.clone());
    let speaker = Voice::of(lang()).to(Viewer::Spectator, &names);
    let mut chapters = speaker.story::<G>(&events);
    if game.turn() != Turn::Over {
        chapters.push(vec![speaker.say(&game.turn())]);
    }
    let bold = Style::new().bold();
    let mut lines = vec![format!("{bold}{}{bold:#}", title::<G>(record.players, &speaker))];
    for chapter in chapters {
        lines.push(String::new());
        lines.extend(chapter);
    }
    Ok(lines)
}
