//! `adamant verify`: whether the luck of recorded games was the one promised.

use std::fs;
use std::io::Write;
use std::path::Path;

use anstyle::{AnsiColor, Style};
use anyhow::{Context as _, anyhow};
use fair::{Receipt, TableCode, Verified, verify};
use games::{Kind, with_game};
use serde_json::{Value, json};
use table::{Notation, Record, Turn, Viewer};
use textwrap::Options;
use voice::fair::{self as say, Finding, Mark};
use voice::{Lang, Message, Names, Speaker, Voice, Voiced, tools as words};

use crate::Done;
use crate::cli::Verify;
use crate::lines::{RecordPath, bad_json, every_record, tell_bad, title};
use crate::rules::width;

pub(crate) fn run(args: &Verify, out: &mut impl Write) -> anyhow::Result<Done> {
    let voice = Voice::of(if args.json { Lang::En } else { args.language.lang() });
    let receipts = args.receipts.iter().map(|file| receipt(file, voice));
    let evidence = Evidence { args, receipts: receipts.collect::<Result<_, _>>()? };
    let (mut done, mut first) = (Done::Well, true);
    every_record(&args.files, |found| {
        let read = found.record.and_then(|record| {
            let kind = Kind::of_record(&record)?;
            with_game!(kind, G => Ok(Checked::of(&Record::<G>::from_value(record)?, &evidence, voice)))
        });
        let checked = match read {
            Ok(checked) => checked,
            Err(error) => {
                done = Done::Badly;
                return tell_bad(&found.place, &error, voice, args.json, out);
            }
        };
        if checked.wrong.is_some() {
            done = Done::Badly;
        } else if args.quiet {
            return Ok(());
        }
        if args.json {
            return Ok(writeln!(out, "{}", checked.json(&found.place))?);
        }
        if !std::mem::take(&mut first) {
            writeln!(out)?;
        }
        let several = args.files.len() > 1 || found.place.line > Some(1);
        checked.write(several.then_some(&found.place), out)
    })?;
    Ok(done)
}

/// What a player has stored, to be compared with the records.
struct Evidence<'a> {
    args: &'a Verify,
    receipts: Vec<Receipt>,
}

impl Evidence<'_> {
    /// The receipts of a table; if none is, all of them, so that it is told.
    fn receipts_of(&self, table: TableCode) -> Vec<&Receipt> {
        let of_table: Vec<_> =
            self.receipts.iter().filter(|receipt| receipt.table == table).collect();
        if of_table.is_empty() { self.receipts.iter().collect() } else { of_table }
    }
}

fn receipt(file: &Path, voice: &'static Voice) -> anyhow::Result<Receipt> {
    let text = fs::read_to_string(file)
        .with_context(|| voice.say(&words::cannot_read(file.display().to_string())))?;
    Receipt::from_json(&text)
        .map_err(|error| anyhow!(voice.say(&say::bad_receipt(error.to_string()))))
        .with_context(|| file.display().to_string())
}

/// A record that was checked: what there is to tell of it.
#[derive(Default)]
struct Checked {
    title: String,
    /// What was found right, or cannot be known.
    found: Vec<(Mark, String)>,
    wrong: Option<String>,
    /// What cannot be checked, under a heading.
    limits: Vec<String>,
    json: Value,
}

impl Checked {
    fn of<G: Notation + Voiced>(
        record: &Record<G>,
        evidence: &Evidence<'_>,
        voice: &'static Voice,
    ) -> Self {
        let names = Names::from(record.names.clone());
        let speaker = voice.to(Viewer::Spectator, &names);
        let title = title::<G>(record.players, &speaker);
        let mut checked = Self { title, ..Self::default() };
        match verify(record) {
            Err(error) => checked.wrong = Some(speaker.say(&error)),
            Ok(verified) => {
                for finding in say::shown(record, &verified) {
                    checked.tell(finding, &speaker);
                }
                checked.compare(record, &verified, evidence, &speaker);
                let Verified { proof, chairs, draws, end } = verified;
                checked.json = json!({
                    "ok": true,
                    "finished": end.turn() == Turn::Over,
                    "receipts": evidence.receipts_of(proof.table).len(),
                    "proof": proof,
                    "chairs": chairs,
                    "draws": draws,
                    "result": end.result(),
                });
            }
        }
        checked
    }

    /// What the record shows beside what a player has stored: a receipt, or parts of one.
    fn compare<G: Notation>(
        &mut self,
        record: &Record<G>,
        verified: &Verified<G>,
        evidence: &Evidence<'_>,
        speaker: &Speaker<'_>,
    ) {
        let (proof, args) = (&verified.proof, evidence.args);
        if let Some(given) = args.table {
            let wrong = say::not_your_table(proof.table.to_string(), given.to_string());
            self.tell_if(given == proof.table, say::your_table(), wrong, speaker);
        }
        if let Some(given) = args.commitment {
            let wrong = say::not_your_commitment(proof.commitment.to_string(), given.to_string());
            self.tell_if(given == proof.commitment, say::your_commitment(), wrong, speaker);
        }
        for given in &args.contributions {
            let who = say::adders(&proof.contributions, |number| number.as_ref() == Some(given));
            let wrong = say::not_your_number(given.to_string());
            self.tell_if(!who.is_empty(), say::your_number(who), wrong, speaker);
        }
        for receipt in evidence.receipts_of(proof.table) {
            self.tell(say::compared(record, verified, receipt), speaker);
        }
        if evidence.receipts.is_empty() {
            self.tell((Mark::Unknown, say::give_receipt()), speaker);
        }
        if self.wrong.is_none() {
            let limits = [
                say::limits(),
                say::limit_shown(),
                say::limit_last(),
                say::limit_start(),
                say::limit_secrets(),
            ];
            self.limits = limits.iter().map(|limit| speaker.say(limit)).collect();
        }
    }

    fn tell_if(&mut self, is_right: bool, right: Message, wrong: Message, speaker: &Speaker<'_>) {
        self.tell(if is_right { (Mark::Right, right) } else { (Mark::Wrong, wrong) }, speaker);
    }

    /// Of what is wrong only the first thing is told.
    fn tell(&mut self, (mark, message): Finding, speaker: &Speaker<'_>) {
        match mark {
            Mark::Wrong => {
                self.wrong.get_or_insert_with(|| speaker.say(&message));
            }
            Mark::Right | Mark::Unknown => self.found.push((mark, speaker.say(&message))),
        }
    }

    fn json(self, place: &RecordPath) -> Value {
        match self.wrong {
            Some(error) => bad_json(place, &error),
            None => self.json,
        }
    }

    /// Writes what was found; one record among several is told by its place.
    fn write(&self, place: Option<&RecordPath>, out: &mut impl Write) -> anyhow::Result<()> {
        let bold = Style::new().bold();
        let place = place.map_or_else(String::new, |place| format!("{place}: "));
        writeln!(out, "{bold}{place}{}{bold:#}", self.title)?;
        let wrong = self.wrong.iter().map(|sentence| (Mark::Wrong, sentence));
        let found = self.found.iter().map(|(mark, sentence)| (*mark, sentence));
        for (mark, sentence) in found.chain(wrong) {
            let style = match mark {
                Mark::Right => AnsiColor::Green.on_default(),
                Mark::Unknown => AnsiColor::Yellow.on_default(),
                Mark::Wrong => AnsiColor::Red.on_default(),
            };
            item(out, mark.sign(), style, sentence)?;
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
