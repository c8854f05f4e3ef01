//! Files that hold secrets: only the user who runs the server can read them, whatever the umask, and no link leads elsewhere.
//!
//! Windows has no modes of files: there, a file can be read by those who may read its folder (`windows.rs`).

#[cfg_attr(unix, path = "file_permissions/unix.rs")]
#[cfg_attr(windows, path = "file_permissions/windows.rs")]
mod system;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

pub(crate) use system::FileId;
use system::{close_to_others, create_folder, created, opened, options};

/// The files beside a database: those that belong to it, and ours.
const BESIDE: [&str; 4] = ["-wal", "-shm", "-journal", ".lock"];

/// The one path of a database, however it was named: links are followed once, here.
pub(crate) fn resolve(database: &Path) -> io::Result<PathBuf> {
    if database.symlink_metadata().is_ok() {
        return database.canonicalize();
    }
    let name = database.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    Ok(folder(database).canonicalize()?.join(name))
}

/// Creates the folder of a database, and takes from everyone else what they may do with the database and its folder.
/// A folder that holds other things too is left as it is.
pub(crate) fn tighten(database: &Path) -> io::Result<()> {
    let folder = folder(database);
    if !folder.exists() {
        return create_folder(folder);
    }
    let database = resolve(database)?;
    let name = database.file_name().unwrap_or_default().as_encoded_bytes();
    let is_ours = |entry: io::Result<fs::DirEntry>| {
        entry.is_ok_and(|entry| entry.file_name().as_encoded_bytes().starts_with(name))
    };
    let folder = self::folder(&database);
    if database.exists() && fs::read_dir(folder)?.all(is_ours) {
        close_to_others(folder);
    }
    close_to_others(&database);
    for suffix in BESIDE {
        close_to_others(&beside(&database, suffix));
    }
    Ok(())
}

/// Opens a file to read and write, and creates it if there is none; one that cannot be written is opened to be read. A link is an error.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    let mut options = options();
    options.read(true).write(true);
    match options.clone().create_new(true).open(path) {
        Ok(file) => created(file),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            let file = options.open(path).or_else(|error| match error.kind() {
                io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                    options.write(false).open(path)
                }
                _ => Err(error),
            })?;
            opened(file)
        }
        Err(error) => Err(error),
    }
}

/// The path of a file beside another.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}
