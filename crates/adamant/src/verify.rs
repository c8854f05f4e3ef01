//! `adamant verify`: whether the luck of recorded games was the one promised.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use anyhow::{Context as _, anyhow};
use fair::{Proof, Receipt, TableCode, Verified, verify};
use games::{Kind, with_game};
use serde_json::{Value, json};
use table::{Notation, Record, Turn, Viewer};
use voice::fair::{self as say, Finding, Mark};
use voice::{Lang, Message, Names, Speaker, Voice, Voiced, tools as words};

use crate::cli::Verify;
use crate::language::lang;
use crate::record_files::{RecordPath, bad_json, every_record, tell_bad, title};
use crate::rules::indented;

pub(crate) fn run(args: &Verify, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let voice = Voice::of(if args.json { Lang::En } else { lang() });
    let receipts = args.receipts.iter().map(|file| receipt(file, voice));
    let receipts = receipts.collect::<Result<Vec<_>, _>>()?;
    let (mut done, mut first) = (ExitCode::SUCCESS, true);
    every_record(&args.files, |place, record| {
        let read = record.and_then(|record| {
            let kind = Kind::of_record(&record)?;
            with_game!(kind, G => {
                Ok(Checked::of(&Record::<G>::from_value(record)?, args, &receipts, voice))
            })
        });
        let checked = match read {
            Ok(checked) => checked,
            Err(error) => {
                done = ExitCode::FAILURE;
                return tell_bad(&place, &error, args.json, out);
            }
        };
        if checked.wrong.is_some() {
            done = ExitCode::FAILURE;
        } else if args.quiet {
            return Ok(());
        }
        if args.json {
            return Ok(writeln!(out, "{}", checked.json(&place))?);
        }
        if !std::mem::take(&mut first) {
            writeln!(out)?;
        }
        let several = args.files.len() > 1 || place.line > Some(1);
        checked.write(several.then_some(&place), out)
    })?;
    Ok(done)
}

/// The receipts of a table; if none is, all of them, so that it is told.
fn receipts_of(table: TableCode, all: &[Receipt]) -> Vec<&Receipt> {
    let of_table: Vec<_> = all.iter().filter(|receipt| receipt.table == table).collect();
    if of_table.is_empty() { all.iter().collect() } else { of_table }
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
        args: &Verify,
        receipts: &[Receipt],
        voice: &'static Voice,
    ) -> Self {
        let names = Names::from(record.names.clone());
        let speaker = voice.to(Viewer::Spectator, &names);
        let title = title::<G>(record.players, &speaker);
        let mut checked = Self { title, ..Self::default() };
        match verify(record) {
            Err(error) => checked.wrong = Some(speaker.say(&error)),
            Ok(verified) => {
                let receipts = receipts_of(verified.proof.table, receipts);
                for finding in say::shown(record, &verified) {
                    checked.tell(finding, &speaker);
                }
                checked.compare(args, &verified.proof, &speaker);
                for receipt in &receipts {
                    checked.tell(say::compared(record, &verified, receipt), &speaker);
                }
                if receipts.is_empty() {
                    checked.tell((Mark::Unknown, say::give_receipt()), &speaker);
                }
                if checked.wrong.is_none() {
                    let limits = [
                        say::limits(),
                        say::limit_shown(),
                        say::limit_last(),
                        say::limit_start(),
                        say::limit_secrets(),
                    ];
                    checked.limits = limits.iter().map(|limit| speaker.say(limit)).collect();
                }
                let Verified { proof, chairs, draws, end } = verified;
                checked.json = json!({
                    "ok": true,
                    "finished": end.turn() == Turn::Over,
                    "receipts": receipts.len(),
                    "proof": proof,
                    "chairs": chairs,
                    "draws": draws,
                    "result": end.result(),
                });
            }
        }
        checked
    }

    /// What the record shows beside what a player has stored of it.
    fn compare(&mut self, args: &Verify, proof: &Proof, speaker: &Speaker<'_>) {
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
    let mark = format!("{style}{mark}{style:#} ");
    Ok(writeln!(out, "{}", textwrap::fill(sentence, indented(&mark, "  ")))?)
}
