//! `adamant replay`: the story of recorded games.

use std::io::Write;
use std::path::Path;

use anstyle::Style;
use anyhow::{Context as _, anyhow};
use games::{Kind, with_game};
use serde_json::json;
use table::{Notation, Record, RecordError, Turn, Viewer};
use terminal::{Mode, WatchError};
use voice::{Names, Voice, Voiced, tools as words};

use crate::Done;
use crate::cli::Replay;
use crate::language::say;
use crate::lines::{RecordPath, every_record, records_of, said, tell_bad, title};

pub(crate) fn run(args: &Replay, out: &mut impl Write) -> anyhow::Result<Done> {
    let voice = Voice::of(args.language.lang());
    let (mut done, mut first) = (Done::Well, true);
    every_record(&args.files, |found| {
        let replayed = found.record.and_then(|record| {
            let kind = Kind::of_record(&record)?;
            with_game!(kind, G => replay(&Record::<G>::from_value(record)?, args, voice))
        });
        let lines = match replayed {
            Ok(lines) => lines,
            Err(error) => {
                done = Done::Badly;
                return tell_bad(&found.place, &error, voice, args.json, out);
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
pub(crate) fn watch(args: &Replay) -> anyhow::Result<Done> {
    let bad = |place: &RecordPath, error| anyhow!("{place}: {}", say(&said(&error)));
    let (mut all, mut places) = (Vec::new(), Vec::new());
    for file in &args.files {
        anyhow::ensure!(file != Path::new("-"), say(&words::watch_needs_file()));
        records_of(file, |found| {
            all.push(found.record.map_err(|error| bad(&found.place, error))?);
            places.push(found.place);
            Ok::<_, anyhow::Error>(())
        })
        .with_context(|| say(&words::cannot_read(file.display().to_string())))?;
    }
    anyhow::ensure!(!all.is_empty(), say(&words::no_game_to_watch()));
    match terminal::watch(&all, args.language.lang(), Mode::of(args.plain)) {
        Ok(()) => Ok(terminal::ended_by().map_or(Done::Well, Done::Signal)),
        // Its kind is asked for: a reader that has seen enough is no failure.
        Err(WatchError::Terminal(error)) => Err(error.into()),
        Err(WatchError::Record { number, error }) => Err(match places.get(number - 1) {
            Some(place) => bad(place, error),
            None => error.into(),
        }),
    }
}

/// Plays a record again and makes what there is to show of it, and nothing else.
fn replay<G: Notation + Voiced>(
    record: &Record<G>,
    args: &Replay,
    voice: &'static Voice,
) -> Result<Vec<String>, RecordError> {
    if !args.json && !args.quiet {
        return story(record, voice);
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
fn story<G: Notation + Voiced>(
    record: &Record<G>,
    voice: &'static Voice,
) -> Result<Vec<String>, RecordError> {
    let mut events = Vec::new();
    let game =
        record.replay(|_, _, happened| events.extend_from_slice(happened.unwrap_or_default()))?;
    let names = Names::from(record.names.clone());
    let speaker = voice.to(Viewer::Spectator, &names);
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
