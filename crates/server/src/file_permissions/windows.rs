//! Windows has no modes: a new file can be read by those who may read its folder, and a user's application data, where the database lies
//! unless it is told otherwise, is closed to other users. Nothing is changed of what a folder elsewhere allows.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::os::windows::fs::OpenOptionsExt as _;
use std::path::Path;

/// `FILE_SHARE_READ | FILE_SHARE_WRITE`: while it is open, others may read and write the file, but not rename or delete it.
const SHARED: u32 = 0x1 | 0x2;

/// `FILE_FLAG_OPEN_REPARSE_POINT`: a link is opened itself, not what it leads to.
const NO_LINK: u32 = 0x0020_0000;

/// Which file something is: the one of its name, because a file that is open so cannot be moved or replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FileId;

impl From<Metadata> for FileId {
    fn from(_: Metadata) -> Self {
        Self
    }
}

pub(super) fn create_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

pub(super) fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.share_mode(SHARED).custom_flags(NO_LINK);
    options
}

#[expect(clippy::unnecessary_wraps, reason = "elsewhere the file's mode is set here")]
pub(super) fn created(file: File) -> io::Result<File> {
    Ok(file)
}

/// Refuses a link.
pub(super) fn opened(file: File) -> io::Result<File> {
    if file.metadata()?.is_symlink() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is a link"));
    }
    Ok(file)
}

pub(super) fn close_to_others(_: &Path) {}
