//! One server a database: each table has one owner.

use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::net::SocketAddr;
use std::path::Path;

use crate::file_permissions::{beside, open, resolve, tighten};

/// A database that is ours until this is dropped, or the process is gone however it went.
pub(crate) struct Lock {
    /// Held open as long as the lock: closing any handle to a database lets go of the locks that SQL statements take on it.
    _database: File,
    /// Where this server says where it listens.
    signature: File,
}

/// Why a database cannot be ours.
pub(crate) enum NotOurs {
    /// Another server has it, and said that it listens there, if it could be read.
    Served(Option<String>),
    /// The database or the file beside it cannot be written.
    Io(io::Error),
}

impl Lock {
    /// Takes the database by a lock on its own file, which is the same by whatever link it is named. The locks of SQL statements are of another
    /// kind and do not meet this one on Linux; elsewhere they might, and the lock is on the file beside it. Creates the database's
    /// folder, and closes folder and files to other users.
    pub(crate) fn take(database: &Path) -> Result<Self, NotOurs> {
        tighten(database).map_err(NotOurs::Io)?;
        let path = resolve(database).map_err(NotOurs::Io)?;
        let database = open(&path).map_err(NotOurs::Io)?;
        let signature = open(&beside(&path, ".lock"));
        let locked = match (&signature, cfg!(target_os = "linux")) {
            (Ok(signature), false) => signature.try_lock(),
            _ => database.try_lock(),
        };
        match locked {
            Ok(()) => Ok(Self { _database: database, signature: signature.map_err(NotOurs::Io)? }),
            Err(TryLockError::WouldBlock) => {
                let mut at = String::new();
                let read = signature.and_then(|mut signature| signature.read_to_string(&mut at));
                let at = at.trim().to_owned();
                Err(NotOurs::Served(read.ok().map(|_| at).filter(|at| !at.is_empty())))
            }
            Err(TryLockError::Error(error)) => Err(NotOurs::Io(error)),
        }
    }

    /// Says to a server that comes later where this one listens.
    pub(crate) fn sign(&mut self, address: SocketAddr) -> io::Result<()> {
        self.signature.set_len(0)?;
        self.signature.rewind()?;
        writeln!(self.signature, "http://{address}")
    }
}

#[cfg(all(test, unix))]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use std::fs;
    use std::os::unix::fs::symlink;

    use super::*;

    fn served_at(database: &Path) -> Option<String> {
        match Lock::take(database) {
            Err(NotOurs::Served(at)) => at,
            Err(NotOurs::Io(error)) => panic!("{error}"),
            Ok(_) => panic!("a database with two servers"),
        }
    }

    #[test]
    fn a_database_is_one_by_whatever_name_and_without_the_file_beside_it() {
        let dir = tempfile::tempdir().unwrap();
        let database = dir.path().join("adamant.db");
        let mut first = Lock::take(&database).ok().unwrap();
        first.sign("127.0.0.1:7878".parse().unwrap()).unwrap();
        assert_eq!(served_at(&database).as_deref(), Some("http://127.0.0.1:7878"));

        let link = dir.path().join("link.db");
        symlink(&database, &link).unwrap();
        assert_eq!(served_at(&link).as_deref(), Some("http://127.0.0.1:7878"));
        let other_folder = tempfile::tempdir().unwrap();
        let folder = other_folder.path().join("folder");
        symlink(dir.path(), &folder).unwrap();
        assert!(served_at(&folder.join("adamant.db")).is_some());

        let hard = other_folder.path().join("hard.db");
        if fs::hard_link(&database, &hard).is_ok() {
            assert_eq!(served_at(&hard), None);
        }
        fs::remove_file(dir.path().join("adamant.db.lock")).unwrap();
        assert_eq!(served_at(&database), None, "the address is gone, the lock is not");
        drop(first);
        assert!(Lock::take(&database).is_ok());
    }

    #[test]
    fn a_link_beside_the_database_is_not_written_through() {
        let dir = tempfile::tempdir().unwrap();
        let precious = dir.path().join("precious");
        fs::write(&precious, "precious").unwrap();
        symlink(&precious, dir.path().join("adamant.db.lock")).unwrap();
        assert!(matches!(Lock::take(&dir.path().join("adamant.db")), Err(NotOurs::Io(_))));
        assert_eq!(fs::read_to_string(&precious).unwrap(), "precious");
    }
}
