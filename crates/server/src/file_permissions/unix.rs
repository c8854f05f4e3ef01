//! Private files by their modes.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{
    DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _,
};
use std::path::Path;

use rustix::fs::OFlags;

/// Read and written by their owner.
const FILE: u32 = 0o600;
const FOLDER: u32 = 0o700;

/// What a mode grants to users other than the owner.
const OTHERS: u32 = 0o077;

/// Which file something is, by whatever name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FileId {
    device: u64,
    inode: u64,
}

impl From<Metadata> for FileId {
    fn from(about: Metadata) -> Self {
        Self { device: about.dev(), inode: about.ino() }
    }
}

pub(super) fn create_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER).create(folder)
}

/// For files that are private when they are created. A link is an error.
pub(super) fn options() -> OpenOptions {
    let nofollow = i32::try_from(OFlags::NOFOLLOW.bits()).expect("a flag of open(2)");
    let mut options = OpenOptions::new();
    options.mode(FILE).custom_flags(nofollow);
    options
}

/// A new file: a strange umask may have taken more than others' share.
pub(super) fn created(file: File) -> io::Result<File> {
    file.set_permissions(Permissions::from_mode(FILE))?;
    Ok(file)
}

/// A file that was there: no link, or it could not have been opened.
#[expect(clippy::unnecessary_wraps, reason = "on Windows a link is found here")]
pub(super) fn opened(file: File) -> io::Result<File> {
    Ok(file)
}

/// Takes from everyone but its owner what they may do with a file or folder, if there is one.
pub(super) fn close_to_others(path: &Path) {
    let Ok(about) = path.symlink_metadata() else { return };
    let mode = about.permissions().mode();
    if about.is_symlink() || mode & OTHERS == 0 {
        return;
    }
    let private = Permissions::from_mode(mode & !OTHERS & 0o7777);
    match fs::set_permissions(path, private) {
        Ok(()) => tracing::info!(path = %path.display(), "permissions restricted to the owner"),
        Err(error) => {
            tracing::warn!(path = %path.display(), %error, "other users can read or write this: it holds secrets");
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use std::os::unix::fs::symlink;

    use super::*;
    use crate::file_permissions::{beside, open, tighten};

    fn mode(path: &Path) -> u32 {
        path.metadata().unwrap().permissions().mode() & 0o7777
    }

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn what_is_open_to_others_is_closed() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("tables");
        fs::create_dir(&folder).unwrap();
        set_mode(&folder, 0o755);
        let database = folder.join("adamant.db");
        let files = ["", "-wal", "-shm", ".lock"].map(|suffix| beside(&database, suffix));
        for file in &files {
            fs::write(file, "").unwrap();
            set_mode(file, 0o666);
        }
        tighten(&database).unwrap();
        assert_eq!(files.map(|file| mode(&file)), [FILE; 4]);
        assert_eq!(mode(&folder), FOLDER);
    }

    #[test]
    fn a_folder_that_holds_other_things_is_left_as_it_is() {
        let dir = tempfile::tempdir().unwrap();
        set_mode(dir.path(), 0o755);
        fs::write(dir.path().join("letter.txt"), "").unwrap();
        let database = dir.path().join("adamant.db");
        open(&database).unwrap();
        tighten(&database).unwrap();
        assert_eq!((mode(dir.path()), mode(&database)), (0o755, FILE));
    }

    #[test]
    fn a_new_folder_and_a_new_file_are_private() {
        let dir = tempfile::tempdir().unwrap();
        let database = dir.path().join("a/b/adamant.db");
        tighten(&database).unwrap();
        open(&database).unwrap();
        assert_eq!((mode(&dir.path().join("a/b")), mode(&database)), (FOLDER, FILE));
    }

    #[test]
    fn no_link_is_followed_where_a_file_should_be() {
        let dir = tempfile::tempdir().unwrap();
        let (target, link) = (dir.path().join("target"), dir.path().join("adamant.db.lock"));
        symlink(&target, &link).unwrap();
        assert!(open(&link).is_err());
        fs::write(&target, "precious").unwrap();
        assert!(open(&link).is_err());
        assert_eq!(fs::read_to_string(&target).unwrap(), "precious");
    }
}
