//! The record on disk.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file that always holds a whole record: a new one takes the place of the old one in a single step.
///
/// While a store is open no other process can open one for the same file, so two terminals never write over each other's moves.
#[derive(Debug)]
pub struct Store {
    file: PathBuf,
    /// The file as it is now, locked until this is dropped.
    locked: File,
    /// Whether it is one of the files in which games are saved automatically.
    automatic: bool,
    /// Whether the file is new and nothing was written to it yet.
    empty: bool,
}

impl Store {
    /// A new file, which must not exist yet.
    pub fn create(file: impl Into<PathBuf>) -> io::Result<Self> {
        let file = file.into();
        let new = OpenOptions::new().write(true).create_new(true).open(&file)?;
        lock(&new)?;
        Ok(Self { file, locked: new, automatic: false, empty: true })
    }

    /// A file that exists, its record to be gone on with or written over.
    pub fn open(file: impl Into<PathBuf>) -> io::Result<Self> {
        let file = file.into();
        loop {
            let open = OpenOptions::new().read(true).write(true).open(&file)?;
            lock(&open)?;
            // Between opening and locking, its owner may have put a new file in its place and gone.
            if is_at(&open, &file)? {
                return Ok(Self { file, locked: open, automatic: false, empty: false });
            }
        }
    }

    /// The same store, as one of the files in which games are saved automatically.
    pub(crate) fn automatic(mut self) -> Self {
        self.automatic = true;
        self
    }

    /// Whether it is one of the files in which games are saved automatically.
    pub(crate) fn is_automatic(&self) -> bool {
        self.automatic
    }

    /// The file of the record.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Puts `record` in the place of what the file held. If that fails, the file is as it was.
    pub fn write(&mut self, record: &str) -> io::Result<()> {
        self.locked = replace(&self.file, |new| {
            writeln!(new, "{record}")?;
            new.sync_all()?;
            lock(new)
        })?;
        self.empty = false;
        Ok(())
    }
}

/// Replaces the text of a file in one step, and creates its folder.
pub(crate) fn write_text(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    replace(file, |new| new.write_all(text.as_bytes())).map(drop)
}

/// Puts a new file in the place of this one in a single step, once it is written. If that fails, the file is as it was.
fn replace(file: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<File> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = file.with_file_name(name);
    let replaced = File::create(&part).and_then(|mut new| {
        write(&mut new)?;
        fs::rename(&part, file)?;
        Ok(new)
    });
    if replaced.is_err() {
        // What is left of the attempt is of no use; that it cannot be removed changes nothing.
        let _ = fs::remove_file(&part);
    }
    replaced
}

/// A new file to which nothing was written is removed again.
impl Drop for Store {
    fn drop(&mut self) {
        if self.empty {
            // That it cannot be removed changes nothing: it holds nothing.
            let _ = fs::remove_file(&self.file);
        }
    }
}

/// Locks a file, or says that another process has it. Where files cannot be locked, nothing is locked.
fn lock(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(io::Error::new(
            io::ErrorKind::ResourceBusy,
            "this game is open in another terminal",
        )),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Whether this open file is the one that has the name now.
#[cfg(unix)]
fn is_at(open: &File, name: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    let (open, now) = (open.metadata()?, fs::metadata(name)?);
    Ok((open.dev(), open.ino()) == (now.dev(), now.ino()))
}

/// Where a name cannot be told from the file behind it, an open file cannot be replaced either.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use super::*;

    #[test]
    fn a_record_is_open_in_one_terminal_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.json");
        drop(Store::create(&file).unwrap());
        assert!(!file.exists(), "nothing was written");
        let mut first = Store::create(&file).unwrap();
        assert!(Store::create(&file).is_err(), "what exists is not written over");
        for text in ["one", "two"] {
            assert_eq!(Store::open(&file).unwrap_err().kind(), io::ErrorKind::ResourceBusy);
            first.write(text).unwrap();
        }
        drop(first);
        let mut second = Store::open(&file).unwrap();
        second.write("three").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "three\n");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no half file is left");
    }

    #[test]
    fn what_cannot_be_written_leaves_the_record_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.json");
        let mut store = Store::create(&file).unwrap();
        store.write("one").unwrap();
        fs::remove_dir_all(folder.path()).unwrap();
        assert!(store.write("two").is_err());
    }

    #[test]
    fn a_text_is_replaced_and_no_half_file_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let files = || fs::read_dir(folder.path().join("data")).unwrap().count();
        let file = folder.path().join("data/progress");
        for text in ["one", "two"] {
            write_text(&file, text).unwrap();
            assert_eq!(fs::read_to_string(&file).unwrap(), text);
        }
        assert_eq!(files(), 1);
        let taken = folder.path().join("data/taken");
        fs::create_dir_all(taken.join("by a folder")).unwrap();
        assert!(write_text(&taken, "one").is_err());
        assert_eq!(files(), 2);
    }
}
