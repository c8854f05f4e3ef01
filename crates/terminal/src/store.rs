//! The record on disk.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file that always holds a whole record: a new one takes the place of the old one in a single step.
#[derive(Clone, Debug)]
pub struct Store {
    file: PathBuf,
}

impl Store {
    /// Keeps the record in `file`.
    pub fn new(file: impl Into<PathBuf>) -> Self {
        Self { file: file.into() }
    }

    /// Where the record is kept.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Puts `record` in the place of what the file held. If that fails, the file is as it was.
    pub fn write(&self, record: &str) -> io::Result<()> {
        let mut name = self.file.file_name().unwrap_or_default().to_owned();
        name.push(".part");
        let part = self.file.with_file_name(name);
        let mut new = File::create(&part)?;
        let written = writeln!(new, "{record}").and_then(|()| new.sync_all());
        drop(new);
        let done = written.and_then(|()| fs::rename(&part, &self.file));
        if done.is_err() {
            // What is left of the attempt is of no use; that it cannot be removed changes nothing.
            let _ = fs::remove_file(&part);
        }
        done
    }
}
