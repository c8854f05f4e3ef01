//! One server a database: each table has one owner.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// A database that is ours until this is dropped, or the process is gone however it went.
pub(crate) struct Lock(File);

/// Why a database cannot be ours.
pub(crate) enum NotOurs {
    /// Another server has it, and said that it listens there.
    Served(String),
    /// The file beside it cannot be written.
    Io(io::Error),
}

impl Lock {
    /// Takes the database, by a lock on a file beside it: the locks of the database itself are let go when a second handle to its file is closed.
    pub(crate) fn take(database: &Path) -> Result<Self, NotOurs> {
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(beside(database))
            .map_err(NotOurs::Io)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => {
                let mut at = String::new();
                file.read_to_string(&mut at).map_err(NotOurs::Io)?;
                Err(NotOurs::Served(at.trim().to_owned()))
            }
            Err(TryLockError::Error(error)) => Err(NotOurs::Io(error)),
        }
    }

    /// Says to whoever comes later where this server listens.
    pub(crate) fn sign(&mut self, address: SocketAddr) -> io::Result<()> {
        self.0.set_len(0)?;
        self.0.rewind()?;
        writeln!(self.0, "http://{address}")
    }
}

fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}
