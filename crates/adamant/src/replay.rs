//! `adamant replay`: the story of recorded games.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use anyhow::Context;
use games::{Kind, with_game};
use serde_json::{Value, json};
use table::{Notation, Record, RecordError, Turn, Viewer};
use terminal::Mode;
use voice::{Names, Voice, Voiced};

use crate::Done;
use crate::cli::Replay;
use crate::lines::{every_record, records_of};

pub(crate) fn run(args: &Replay, out: &mut impl Write) -> anyhow::Result<Done> {
    let mut teller =
        Teller { json: args.json, voice: Voice::of(args.language.lang()), told: 0, bad: 0 };
    every_record(&args.files, |record| teller.tell(record, out))?;
    Ok(if teller.bad == 0 { Done::Well } else { Done::Badly })
}

/// Steps through the records of all files.
pub(crate) fn watch(args: &Replay) -> anyhow::Result<Done> {
    let mut all = Vec::new();
    for file in &args.files {
        records_of(file, |record| {
            all.push(record?);
            Ok::<_, anyhow::Error>(())
        })
        .with_context(|| file.display().to_string())?;
    }
    anyhow::ensure!(!all.is_empty(), "there is no record to watch");
    terminal::watch(&all, args.language.lang(), Mode::of(args.plain))?;
    Ok(Done::Well)
}

struct Teller {
    json: bool,
    voice: &'static Voice,
    told: usize,
    bad: usize,
}

impl Teller {
    fn tell(
        &mut self,
        record: Result<Value, RecordError>,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let replayed = record.and_then(|record| {
            let kind = Kind::of_record(&record)?;
            with_game!(kind, G => Replayed::of(&Record::<G>::from_value(record)?, self.voice))
        });
        match replayed {
            Err(error) => self.fail(&error, out),
            Ok(replayed) if self.json => {
                self.told += 1;
                Ok(writeln!(out, "{}", replayed.json)?)
            }
            Ok(replayed) => {
                self.space(out)?;
                self.told += 1;
                replayed.write(out)
            }
        }
    }

    fn fail(&mut self, error: &RecordError, out: &mut impl Write) -> anyhow::Result<()> {
        self.bad += 1;
        if self.json {
            writeln!(out, "{}", json!({"ok": false, "error": error.to_string()}))?;
        } else {
            self.space(out)?;
            let bad = AnsiColor::Red.on_default();
            writeln!(out, "{bad}{error}{bad:#}")?;
        }
        self.told += 1;
        Ok(())
    }

    /// An empty line between two stories.
    fn space(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if self.told > 0 {
            writeln!(out)?;
        }
        Ok(())
    }
}

/// A record played again: what there is to tell of it.
struct Replayed {
    title: String,
    chapters: Vec<Vec<String>>,
    json: Value,
}

impl Replayed {
    fn of<G: Notation + Voiced>(
        record: &Record<G>,
        voice: &'static Voice,
    ) -> Result<Self, RecordError> {
        let mut events = Vec::new();
        let game = record.replay(|game, step| {
            // The replay itself says what is wrong with a step that is refused.
            let _ = step.apply(&mut game.clone(), &mut events);
        })?;
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
        let mut json = json!({"ok": true, "result": game.result()});
        match game.turn() {
            Turn::Seats { awaited, .. } => json["turn"] = json!(awaited),
            Turn::Chance => json["turn"] = json!("chance"),
            Turn::Over => {}
        }
        Ok(Self { title, chapters, json })
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
