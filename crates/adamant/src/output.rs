//! Files that a command writes: opened before its work begins, and never overwritten unasked.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use voice::tools as words;

use crate::language::say;

/// What happens to a file that exists already.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Existing {
    /// It stays, and the command refuses to begin.
    Keep,
    /// It is replaced (`--force`).
    Replace,
}

impl Existing {
    /// As the flag `--force` says.
    pub(crate) fn forced(force: bool) -> Self {
        if force { Self::Replace } else { Self::Keep }
    }
}

/// Whether this names a standard stream: `-`.
pub(crate) fn is_stream(path: &Path) -> bool {
    path == Path::new("-")
}

/// A file to be written, or standard output for `-`.
///
/// What stood in a replaced file is lost with the first byte written, not before. A new file into which nothing was
/// written is removed again.
pub(crate) struct Output {
    path: PathBuf,
    to: Sink,
}

enum Sink {
    Stdout(io::Stdout),
    File { file: BufWriter<File>, is_new: bool, written: bool },
}

impl Output {
    /// Opens `path` for writing, or says why that cannot be.
    pub(crate) fn open(path: &Path, existing: Existing) -> anyhow::Result<Self> {
        if is_stream(path) {
            return Ok(Self { path: path.to_owned(), to: Sink::Stdout(io::stdout()) });
        }
        let shown = path.display().to_string();
        let (file, is_new) = match OpenOptions::new().write(true).create_new(true).open(path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => match existing {
                Existing::Keep => {
                    bail!("{}", say(&words::exists(shown)))
                }
                Existing::Replace => (OpenOptions::new().write(true).open(path), false),
            },
            created => (created, true),
        };
        let file = file.with_context(|| say(&words::cannot_write(shown)))?;
        let file = BufWriter::new(file);
        Ok(Self { path: path.to_owned(), to: Sink::File { file, is_new, written: false } })
    }

    /// Opens the file if one is named.
    pub(crate) fn open_if_named(
        path: Option<&PathBuf>,
        existing: Existing,
    ) -> anyhow::Result<Option<Self>> {
        path.map(|path| Self::open(path, existing)).transpose()
    }

    /// Writes the whole text and closes the file.
    pub(crate) fn write_whole(mut self, text: &str) -> anyhow::Result<()> {
        let shown = self.path.display().to_string();
        self.write_all(text.as_bytes())
            .and_then(|()| self.flush())
            .with_context(|| say(&words::cannot_write(shown)))
    }

    /// Writes out what is still in memory.
    pub(crate) fn finish(mut self) -> anyhow::Result<()> {
        let shown = self.path.display().to_string();
        self.flush().with_context(|| say(&words::cannot_write(shown)))
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.to {
            Sink::Stdout(stdout) => stdout.write(bytes),
            Sink::File { file, is_new, written } => {
                if !*written {
                    // What is no regular file, such as /dev/null, has no length to set.
                    if !*is_new && file.get_ref().metadata()?.is_file() {
                        file.get_ref().set_len(0)?;
                    }
                    *written = true;
                }
                file.write(bytes)
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.to {
            Sink::Stdout(stdout) => stdout.flush(),
            Sink::File { file, .. } => file.flush(),
        }
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        if let Sink::File { is_new: true, written: false, .. } = self.to {
            // Nothing depends on it: the file is empty.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_replaced_only_when_asked_and_only_by_something() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("table.txt");
        Output::open(&path, Existing::Keep).unwrap().write_whole("a long first text").unwrap();
        let refused = Output::open(&path, Existing::Keep).err().unwrap().to_string();
        assert!(refused.contains("table.txt exists already") && refused.contains("--force"));
        drop(Output::open(&path, Existing::Replace).unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), "a long first text");
        Output::open(&path, Existing::Replace).unwrap().write_whole("short").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "short");
    }

    #[test]
    fn a_new_file_without_contents_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("table.txt");
        drop(Output::open(&path, Existing::Keep).unwrap());
        assert!(!path.exists());
        let nowhere = folder.path().join("no/such/folder.txt");
        let refused = Output::open(&nowhere, Existing::Keep).err().unwrap();
        assert!(refused.to_string().starts_with("cannot write"), "{refused}");
    }
}
