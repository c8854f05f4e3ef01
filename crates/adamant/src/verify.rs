//! `adamant verify`: whether the luck of recorded games was the one promised.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use fair::{Verified, verify};
use games::{Kind, with_game};
use serde_json::{Value, json};
use table::{Notation, Record, RecordError, Seat, Viewer};
use textwrap::Options;
use voice::{Lang, Message, Names, Speaker, Voice, Voiced, fair as say};

use crate::Done;
use crate::cli::Verify;
use crate::lines::every_record;
use crate::rules::width;

pub(crate) fn run(args: &Verify, out: &mut impl Write) -> anyhow::Result<Done> {
    let voice = Voice::of(if args.json { Lang::En } else { args.language.lang() });
    let (mut done, mut first) = (Done::Well, true);
    every_record(&args.files, |record| {
        let checked = record
            .and_then(|record| {
                let kind = Kind::of_record(&record)?;
                with_game!(kind, G => Ok(Checked::of(&Record::<G>::from_value(record)?, args, voice)))
            })
            .unwrap_or_else(|error| Checked::unreadable(&error));
        if checked.wrong.is_some() {
            done = Done::Badly;
        }
        if args.json {
            return Ok(writeln!(out, "{}", checked.json())?);
        }
        if !std::mem::take(&mut first) {
            writeln!(out)?;
        }
        checked.write(out)
    })?;
    Ok(done)
}

/// A record that was checked: what there is to tell of it.
#[derive(Default)]
struct Checked {
    title: Option<String>,
    right: Vec<String>,
    wrong: Option<String>,
    /// What cannot be checked, under a heading.
    limits: Vec<String>,
    found: Value,
}

impl Checked {
    fn unreadable(error: &RecordError) -> Self {
        Self { wrong: Some(error.to_string()), ..Self::default() }
    }

    fn of<G: Notation + Voiced>(record: &Record<G>, args: &Verify, voice: &'static Voice) -> Self {
        let names = Names::from(record.names.clone());
        let speaker = voice.to(Viewer::Spectator, &names);
        let players = Seat::all(record.players).map(|seat| speaker.name(seat)).collect::<Vec<_>>();
        let title = Some(format!("{} · {}", voice.say(&G::title()), players.join(", ")));
        match verify(record) {
            Err(error) => Self { title, wrong: Some(speaker.say(&error)), ..Self::default() },
            Ok(verified) => {
                let mut checked = Self { title, ..Self::default() };
                checked.tell(record, &verified, &speaker);
                checked.compare(&verified, args, &speaker);
                checked
            }
        }
    }

    /// What the record shows by itself.
    fn tell<G: Notation>(
        &mut self,
        record: &Record<G>,
        verified: &Verified<G>,
        speaker: &Speaker<'_>,
    ) {
        let told = say::shown(record, verified);
        self.right.extend(told.iter().map(|message| speaker.say(message)));
        let Verified { proof, draws, end } = verified;
        self.found = json!({"ok": true, "proof": proof, "draws": draws, "result": end.result()});
    }

    /// What it shows beside what somebody kept: the commitment as it was published, numbers as they were added.
    fn compare<G>(&mut self, verified: &Verified<G>, args: &Verify, speaker: &Speaker<'_>) {
        let proof = &verified.proof;
        let mut limits = vec![say::limits()];
        match args.commitment {
            None => limits.push(say::limit_commitment()),
            Some(given) if given == proof.commitment => {
                self.right.push(speaker.say(&say::your_commitment()));
            }
            Some(given) => {
                let said = proof.commitment.to_string();
                self.fail(&say::not_your_commitment(said, given.to_string()), speaker);
            }
        }
        if args.contributions.is_empty() {
            limits.push(say::limit_number());
        }
        for given in &args.contributions {
            let who = say::adders(&proof.contributions, |number| number.as_ref() == Some(given));
            if who.is_empty() {
                self.fail(&say::not_your_number(given.to_string()), speaker);
            } else {
                self.right.push(speaker.say(&say::your_number(who)));
            }
        }
        if self.wrong.is_none() {
            limits.extend([say::limit_last(), say::limit_secrets()]);
            self.limits = limits.iter().map(|limit| speaker.say(limit)).collect();
        }
    }

    /// Only the first thing wrong is told.
    fn fail(&mut self, message: &Message, speaker: &Speaker<'_>) {
        self.wrong.get_or_insert_with(|| speaker.say(message));
    }

    fn json(self) -> Value {
        match self.wrong {
            Some(error) => json!({"ok": false, "error": error}),
            None => self.found,
        }
    }

    fn write(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let bold = Style::new().bold();
        let (good, bad) = (AnsiColor::Green.on_default(), AnsiColor::Red.on_default());
        if let Some(title) = &self.title {
            writeln!(out, "{bold}{title}{bold:#}")?;
        }
        for sentence in &self.right {
            item(out, "✓", good, sentence)?;
        }
        if let Some(sentence) = &self.wrong {
            item(out, "✗", bad, sentence)?;
        }
        if let [heading, limits @ ..] = &self.limits[..] {
            writeln!(out, "\n{heading}")?;
            for limit in limits {
                item(out, "?", Style::new().dimmed(), limit)?;
            }
        }
        Ok(())
    }
}

/// A sentence with a mark before it, wrapped.
fn item(out: &mut impl Write, mark: &str, style: Style, sentence: &str) -> anyhow::Result<()> {
    let lines = textwrap::wrap(sentence, Options::new(width() - 2));
    for (i, line) in lines.iter().enumerate() {
        match i {
            0 => writeln!(out, "{style}{mark}{style:#} {line}")?,
            _ => writeln!(out, "  {line}")?,
        }
    }
    Ok(())
}
