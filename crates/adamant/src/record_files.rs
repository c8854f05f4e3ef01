//! Records in files: one record, however laid out, or JSON Lines.

use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use anstyle::AnsiColor;
use serde_json::{Value, json};
use table::{RecordError, Seat};
use voice::{Arg, Lang, Message, Speaker, Voice, Voiced, online, tools as words};

use crate::language::{lang, say};
use crate::output::is_stream;

/// What is wrong with a file that cannot be opened or read.
const UNREAD: &str = "cannot be read";
/// What is wrong with a file without a game.
const EMPTY: &str = "holds no game";

/// Where a record stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RecordPath {
    /// The file as it was named; `-` is standard input.
    pub(crate) file: String,
    /// The line on which the record begins, or on which it breaks off, from 1; nothing if the file cannot be read at all.
    pub(crate) line: Option<usize>,
}

impl fmt::Display for RecordPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}", self.file),
            None => f.write_str(&self.file),
        }
    }
}

/// What a file holds where a record should be: JSON, or what is wrong with it.
pub(crate) type ReadRecord = Result<Value, RecordError>;

/// What programs read of a record first: whether it is good, and where it stands.
pub(crate) fn placed_json(is_good: bool, place: &RecordPath) -> Value {
    let mut json = json!({"ok": is_good, "file": place.file});
    if let Some(line) = place.line {
        json["line"] = line.into();
    }
    json
}

/// A bad record as programs read it.
pub(crate) fn bad_json(place: &RecordPath, error: &str) -> Value {
    let mut bad = placed_json(false, place);
    bad["error"] = error.into();
    bad
}

/// Tells of a bad record: on standard error in a language; for programs as a line among the others.
pub(crate) fn tell_bad(
    place: &RecordPath,
    error: &RecordError,
    as_json: bool,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if as_json {
        return Ok(writeln!(out, "{}", bad_json(place, &Voice::of(Lang::En).say(&said(error))))?);
    }
    // What was told before is read before.
    out.flush()?;
    let bad = AnsiColor::Red.on_default();
    let what = match error {
        error if lang() == Lang::En => said(error),
        error if error.what.starts_with(UNREAD) => words::file_unread(),
        error if error.what == EMPTY => words::file_empty(),
        error => said(error),
    };
    anstream::eprintln!("{bad}{place}: {}{bad:#}", say(&what));
    Ok(())
}

/// What is wrong with a record, to be said.
pub(crate) fn said(error: &RecordError) -> Message {
    online::as_said(Arg::record_error(error.clone()))
}

/// The title of a recorded game: its name, and who plays.
pub(crate) fn title<G: Voiced>(players: u8, speaker: &Speaker<'_>) -> String {
    let names: Vec<_> = Seat::all(players).map(|seat| speaker.name(seat)).collect();
    format!("{} · {}", speaker.say(&G::title()), names.join(", "))
}

/// Hands every record of the files to `each`, in order. A file that cannot be read, or holds no record, is a bad record.
pub(crate) fn every_record(
    files: &[PathBuf],
    mut each: impl FnMut(RecordPath, ReadRecord) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    for file in files {
        let name = file.display().to_string();
        let mut found = false;
        let read = records_of(file, |place, record| {
            found = true;
            each(place, record)
        });
        let what = match read {
            Err(error) if crate::is_broken_pipe(&error) => return Err(error),
            Err(error) => format!("{UNREAD}: {error:#}"),
            Ok(()) if !found => EMPTY.to_owned(),
            Ok(()) => continue,
        };
        each(RecordPath { file: name, line: None }, Err(RecordError::new(what)))?;
    }
    Ok(())
}

/// Hands every record of a file to `each`, in order; `-` is standard input.
pub(crate) fn records_of<E: From<std::io::Error>>(
    file: &Path,
    mut each: impl FnMut(RecordPath, ReadRecord) -> Result<(), E>,
) -> Result<(), E> {
    let name = file.display().to_string();
    let each = |line, record| each(RecordPath { file: name.clone(), line: Some(line) }, record);
    if is_stream(file) {
        records(std::io::stdin().lock(), each)
    } else {
        records(BufReader::new(File::open(file)?), each)
    }
}

/// Hands every record of `input` to `each` with its line, in order. JSON Lines are read line by line, so a file may be larger than memory.
fn records<E: From<std::io::Error>>(
    mut input: impl BufRead,
    mut each: impl FnMut(usize, ReadRecord) -> Result<(), E>,
) -> Result<(), E> {
    let mut line = Vec::new();
    let mut number = 0;
    let mut first = true;
    while input.read_until(b'\n', &mut line)? > 0 {
        number += 1;
        // An editor's mark at the beginning of a file is no part of it.
        if number == 1 && line.starts_with(b"\xEF\xBB\xBF") {
            line.drain(..3);
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            line.clear();
            continue;
        }
        let record = serde_json::from_slice(&line);
        if first && record.is_err() {
            // Not a line of JSON Lines: one record on several lines, or a broken one among others.
            input.read_to_end(&mut line)?;
            return whole(&line, number, each);
        }
        first = false;
        each(number, record.map_err(|error| not_json(&error)))?;
        line.clear();
    }
    Ok(())
}

/// Reads a text that does not begin with a record in one line; `top` is the number of its first line.
fn whole<E>(
    text: &[u8],
    top: usize,
    mut each: impl FnMut(usize, ReadRecord) -> Result<(), E>,
) -> Result<(), E> {
    let record = serde_json::from_slice::<Value>(text);
    let lines = || {
        (top..)
            .zip(text.split(|&byte| byte == b'\n'))
            .filter(|(_, line)| !line.iter().all(u8::is_ascii_whitespace))
    };
    let has_records = || {
        lines().any(|(_, line)| {
            serde_json::from_slice::<Value>(line).is_ok_and(|value| value.is_object())
        })
    };
    match record {
        Err(_) if has_records() => lines().try_for_each(|(number, line)| {
            each(number, serde_json::from_slice(line).map_err(|error| not_json(&error)))
        }),
        Err(error) => each(top + error.line().saturating_sub(1), Err(not_json(&error))),
        Ok(record) => each(top, Ok(record)),
    }
}

/// Its line is told with the file's name, so only the column is left to say.
fn not_json(error: &serde_json::Error) -> RecordError {
    let what = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let what = what.strip_suffix(&place).unwrap_or(&what);
    RecordError::not_json(format_args!("{what} at column {}", error.column()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        let mut found = Vec::new();
        records::<std::io::Error>(text.as_bytes(), |line, record| {
            let record = record.map_or("bad".to_owned(), |value| value.to_string());
            found.push(format!("{line}:{record}"));
            Ok(())
        })
        .unwrap();
        found.join(" ")
    }

    #[test]
    fn one_record_or_a_record_a_line() {
        assert_eq!(read(""), "");
        assert_eq!(read("\n \n"), "");
        assert_eq!(read("{\"a\":1}"), r#"1:{"a":1}"#);
        assert_eq!(read("\u{feff}{\"a\":1}\r\n"), r#"1:{"a":1}"#);
        assert_eq!(read("{\n  \"a\": 1\n}\n"), r#"1:{"a":1}"#);
        assert_eq!(read("{\"a\":1}\n\n{\"b\":2}\n"), r#"1:{"a":1} 3:{"b":2}"#);
    }

    #[test]
    fn a_bad_line_does_not_hide_the_others() {
        assert_eq!(read("{\"a\":1}\n{oops\n{\"b\":2}"), r#"1:{"a":1} 2:bad 3:{"b":2}"#);
        assert_eq!(read("{oops\n{\"b\":2}\n"), r#"1:bad 2:{"b":2}"#);
        assert_eq!(read("{\n  \"a\": 1,\n"), "3:bad");
        assert_eq!(read("\n\n{\n  \"a\": x,\n"), "4:bad");
        assert_eq!(read("\u{0}"), "1:bad");
    }
}
