//! Records in files: one record, however laid out, or JSON Lines.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use serde_json::Value;
use table::RecordError;

/// What a file holds where a record should be: JSON, or what is wrong with it.
pub(crate) type Found = Result<Value, RecordError>;

/// Hands every record of the files to `each`, in order. A file that cannot be read, or holds no record, is a bad record.
pub(crate) fn every_record(
    files: &[PathBuf],
    mut each: impl FnMut(Found) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    for file in files {
        let bad = |what: String| Err(RecordError::at(file.display().to_string(), what));
        let mut found = false;
        let read = records_of(file, |record| {
            found = true;
            each(record)
        });
        match read {
            Err(error) if crate::is_broken_pipe(&error) => return Err(error),
            Err(error) => each(bad(format!("{error:#}")))?,
            Ok(()) if !found => each(bad("holds no record".to_owned()))?,
            Ok(()) => {}
        }
    }
    Ok(())
}

/// Hands every record of a file to `each`, in order; `-` is standard input.
pub(crate) fn records_of<E: From<std::io::Error>>(
    file: &Path,
    each: impl FnMut(Found) -> Result<(), E>,
) -> Result<(), E> {
    if file == Path::new("-") {
        records(std::io::stdin().lock(), each)
    } else {
        records(BufReader::new(File::open(file)?), each)
    }
}

/// Hands every record of `input` to `each`, in order. JSON Lines are read line by line, so a file may be larger than memory.
fn records<E: From<std::io::Error>>(
    mut input: impl BufRead,
    mut each: impl FnMut(Found) -> Result<(), E>,
) -> Result<(), E> {
    let mut line = Vec::new();
    let mut first = true;
    while input.read_until(b'\n', &mut line)? > 0 {
        // An editor's mark at the beginning of a file is no part of it.
        if first && line.starts_with(b"\xEF\xBB\xBF") {
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
            return whole(&line, each);
        }
        first = false;
        each(record.map_err(|error| not_json(&error)))?;
        line.clear();
    }
    Ok(())
}

/// Reads a text that does not begin with a record in one line.
fn whole<E>(text: &[u8], mut each: impl FnMut(Found) -> Result<(), E>) -> Result<(), E> {
    let record = serde_json::from_slice::<Value>(text);
    let lines = || {
        text.split(|&byte| byte == b'\n').filter(|line| !line.iter().all(u8::is_ascii_whitespace))
    };
    let has_records = || {
        lines()
            .any(|line| serde_json::from_slice::<Value>(line).is_ok_and(|value| value.is_object()))
    };
    match record {
        Err(_) if has_records() => lines().try_for_each(|line| {
            each(serde_json::from_slice(line).map_err(|error| not_json(&error)))
        }),
        record => each(record.map_err(|error| not_json(&error))),
    }
}

fn not_json(error: &serde_json::Error) -> RecordError {
    RecordError::new(format!("not JSON: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        let mut found = Vec::new();
        records::<std::io::Error>(text.as_bytes(), |record| {
            found.push(record.map_or("bad".to_owned(), |value| value.to_string()));
            Ok(())
        })
        .unwrap();
        found.join(" ")
    }

    #[test]
    fn one_record_or_a_record_a_line() {
        assert_eq!(read(""), "");
        assert_eq!(read("\n \n"), "");
        assert_eq!(read("{\"a\":1}"), r#"{"a":1}"#);
        assert_eq!(read("\u{feff}{\"a\":1}\r\n"), r#"{"a":1}"#);
        assert_eq!(read("{\n  \"a\": 1\n}\n"), r#"{"a":1}"#);
        assert_eq!(read("{\"a\":1}\n\n{\"b\":2}\n"), r#"{"a":1} {"b":2}"#);
    }

    #[test]
    fn a_bad_line_does_not_hide_the_others() {
        assert_eq!(read("{\"a\":1}\n{oops\n{\"b\":2}"), r#"{"a":1} bad {"b":2}"#);
        assert_eq!(read("{oops\n{\"b\":2}\n"), r#"bad {"b":2}"#);
        assert_eq!(read("{\n  \"a\": 1,\n"), "bad");
        assert_eq!(read("\u{0}"), "bad");
    }
}
