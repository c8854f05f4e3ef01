//! Files that a command writes: opened before its work begins, and never overwritten unasked.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use voice::tools as words;

use crate::language::say;

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
    /// Opens `path` for writing, or says why that cannot be. A file that exists already is replaced with `force` alone.
    pub(crate) fn open(path: &Path, force: bool) -> anyhow::Result<Self> {
        if is_stream(path) {
            return Ok(Self { path: path.to_owned(), to: Sink::Stdout(io::stdout()) });
        }
        let shown = path.display().to_string();
        let (file, is_new) = match OpenOptions::new().write(true).create_new(true).open(path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                ensure!(force, say(&words::exists(shown)));
                (OpenOptions::new().write(true).open(path), false)
            }
            created => (created, true),
        };
        let file = file.with_context(|| say(&words::cannot_write(shown)))?;
        let file = BufWriter::new(file);
        Ok(Self { path: path.to_owned(), to: Sink::File { file, is_new, written: false } })
    }

    /// Opens the file if one is named.
    pub(crate) fn open_if_named(
        path: Option<&PathBuf>,
        force: bool,
    ) -> anyhow::Result<Option<Self>> {
        path.map(|path| Self::open(path, force)).transpose()
    }

    /// Writes the whole text, or what is left of it, and closes the file.
    pub(crate) fn write_whole(mut self, text: &str) -> anyhow::Result<()> {
        let shown = self.path.display().to_string();
        self.write_all(text.as_bytes())
            .and_then(|()| self.flush())
            .with_context(|| say(&words::cannot_write(shown)))
    }

    /// Writes out what is still in memory.
    pub(crate) fn finish(self) -> anyhow::Result<()> {
        self.write_whole("")
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
        Output::open(&path, false).unwrap().write_whole("a long first text").unwrap();
        let refused = Output::open(&path, false).err().unwrap().to_string();
        assert!(refused.contains("table.txt exists already") && refused.contains("--force"));
        drop(Output::open(&path, true).unwrap());
        assert_eq!(fs::read_to_string(&path).unwrap(), "a long first text");
        Output::open(&path, true).unwrap().write_whole("short").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "short");
    }

    #[test]
    fn a_new_file_without_contents_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("table.txt");
        drop(Output::open(&path, false).unwrap());
        assert!(!path.exists());
        let nowhere = folder.path().join("no/such/folder.txt");
        let refused = Output::open(&nowhere, false).err().unwrap();
        assert!(refused.to_string().starts_with("cannot write"), "{refused}");
    }
}
