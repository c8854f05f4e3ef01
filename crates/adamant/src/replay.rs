//! `adamant replay`: the story of recorded games.

use std::io::Write;
use std::path::Path;

use anstyle::Style;
use anyhow::{Context as _, anyhow};
use games::{Kind, with_game};
use serde_json::{Value, json};
use table::{Notation, Record, RecordError, Turn, Viewer};
use terminal::{Mode, WatchError};
use voice::{Names, Voice, Voiced, tools as words};

use crate::Done;
use crate::cli::Replay;
use crate::language::say;
use crate::lines::{FoundRecord, RecordPath, every_record, records_of, said, tell_bad};

pub(crate) fn run(args: &Replay, out: &mut impl Write) -> anyhow::Result<Done> {
    let mut teller = Teller {
        json: args.json,
        quiet: args.quiet,
        voice: Voice::of(args.language.lang()),
        told: 0,
        done: Done::Well,
    };
    every_record(&args.files, |found| teller.tell(found, out))?;
    Ok(teller.done)
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

struct Teller {
    json: bool,
    quiet: bool,
    voice: &'static Voice,
    told: usize,
    done: Done,
}

impl Teller {
    fn tell(&mut self, found: FoundRecord, out: &mut impl Write) -> anyhow::Result<()> {
        let replayed = found.record.and_then(|record| {
            let kind = Kind::of_record(&record)?;
            with_game!(kind, G => self.replay(&Record::<G>::from_value(record)?))
        });
        match replayed {
            Err(error) => {
                self.done = Done::Badly;
                tell_bad(&found.place, &error, self.voice, self.json, out)
            }
            Ok(Replayed::Json(json)) => Ok(writeln!(out, "{json}")?),
            Ok(Replayed::Quietly) => Ok(()),
            Ok(Replayed::Story(story)) => {
                // An empty line between two stories.
                if self.told > 0 {
                    writeln!(out)?;
                }
                self.told += 1;
                story.write(out)
            }
        }
    }

    /// Plays a record again and makes what there is to show of it, and nothing else.
    fn replay<G: Notation + Voiced>(&self, record: &Record<G>) -> Result<Replayed, RecordError> {
        if !self.json && !self.quiet {
            return Ok(Replayed::Story(Story::of(record, self.voice)?));
        }
        let game = record.replay(|_, _, _| {})?;
        if !self.json {
            return Ok(Replayed::Quietly);
        }
        let mut json = json!({"ok": true, "result": game.result()});
        match game.turn() {
            Turn::Seats { awaited, .. } => json["turn"] = json!(awaited),
            Turn::Chance => json["turn"] = json!("chance"),
            Turn::Over => {}
        }
        Ok(Replayed::Json(json))
    }
}

/// What is shown of a record that was played again.
enum Replayed {
    Quietly,
    Json(Value),
    Story(Story),
}

/// A record in sentences.
struct Story {
    title: String,
    chapters: Vec<Vec<String>>,
}

impl Story {
    fn of<G: Notation + Voiced>(
        record: &Record<G>,
        voice: &'static Voice,
    ) -> Result<Self, RecordError> {
        let mut events = Vec::new();
        let game = record
            .replay(|_, _, happened| events.extend_from_slice(happened.unwrap_or_default()))?;
        let names = Names::from(record.names.clone());
        let speaker = voice.to(Viewer::Spectator, &names);
        let mut chapters = speaker.story::<G>(&events);
        if game.turn() != Turn::Over {
            chapters.push(vec![speaker.say(&game.turn())]);
        }
        let title = format!(
            "{} · {}",
            voice.say(&G::title()),
            table::Seat::all(record.players)
                .map(|seat| speaker.name(seat))
                .collect::<Vec<_>>()
                .join(", ")
        );
        Ok(Self { title, chapters })
    }

    fn write(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let title = Style::new().bold();
        writeln!(out, "{title}{}{title:#}", self.title)?;
        for chapter in &self.chapters {
            writeln!(out)?;
            for sentence in chapter {
                writeln!(out, "{sentence}")?;
            }
        }
        Ok(())
    }
}
