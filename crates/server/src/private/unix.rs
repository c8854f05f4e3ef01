//! Private files by their modes.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{
    DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _,
};
use std::path::Path;

use rustix::fs::OFlags;

/// Read and written by their owner.
pub(super) const FILE: u32 = 0o600;
pub(super) const FOLDER: u32 = 0o700;

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
        Ok(()) => tracing::info!(path = %path.display(), "closed to other users"),
        Err(error) => {
            tracing::warn!(path = %path.display(), %error, "other users can read or write this: it holds secrets");
        }
    }
}
