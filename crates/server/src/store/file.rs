//! The file of the database, watched: what is written to a file that has been moved or deleted would be lost at the next start.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use super::StoreError;
use crate::file_permissions::{FileId, beside, open, resolve, tighten};

/// The database that this server opened.
pub(super) struct DatabaseFile {
    /// As it was named.
    named: PathBuf,
    /// Where it is.
    path: PathBuf,
    id: FileId,
    log: PathBuf,
    log_id: OnceLock<FileId>,
    in_place: AtomicBool,
    /// Held open, so that no other file gets its number.
    _file: File,
}

impl DatabaseFile {
    /// Opens the file, or creates it, private to its owner.
    pub(super) fn open(named: &Path) -> io::Result<Self> {
        tighten(named)?;
        let path = resolve(named)?;
        let file = open(&path)?;
        Ok(Self {
            named: named.to_owned(),
            id: file.metadata()?.into(),
            log: beside(&path, "-wal"),
            log_id: OnceLock::new(),
            in_place: AtomicBool::new(true),
            path,
            _file: file,
        })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Remembers the write-ahead log, which is there as long as the database is open.
    pub(super) fn remember_log(&self) -> io::Result<()> {
        let id = self.log.metadata()?.into();
        self.log_id.get_or_init(|| id);
        Ok(())
    }

    /// Makes sure that the database and its write-ahead log are still the files that were opened.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let is = |path: &Path, id: FileId| path.metadata().is_ok_and(|now| FileId::from(now) == id);
        let in_place = is(&self.named, self.id)
            && self.log_id.get().is_none_or(|log_id| is(&self.log, *log_id));
        if in_place != self.in_place.swap(in_place, Ordering::Relaxed) {
            let file = self.named.display();
            if in_place {
                tracing::info!(%file, "the database is back: moves are accepted again");
            } else {
                tracing::error!(
                    %file,
                    "the database or its -wal file was moved, replaced or deleted while the server runs: \
                     nothing is accepted until the same files are back or the server is restarted"
                );
            }
        }
        if in_place { Ok(()) } else { Err(StoreError::Moved) }
    }
}
