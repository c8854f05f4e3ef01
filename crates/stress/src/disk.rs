//! Which disk a folder lies on.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

/// The disk of a folder and its file system, such as `/dev/vda (ext4)`. A disk in memory is refused: nothing on it is durable.
pub(crate) fn real_disk(folder: &Path) -> Result<String> {
    let folder = fs::canonicalize(folder)?;
    let mounts = fs::read_to_string("/proc/mounts")?;
    let (_, disk, kind) = mounts
        .lines()
        .filter_map(|line| {
            let mut words = line.split(' ');
            let (disk, at, kind) = (words.next()?, words.next()?, words.next()?);
            folder.starts_with(at).then_some((at.len(), disk, kind))
        })
        .max_by_key(|(length, ..)| *length)
        .context("no disk")?;
    if matches!(kind, "tmpfs" | "ramfs") {
        bail!("{} lies in memory ({kind}): choose a folder on a disk", folder.display());
    }
    Ok(format!("{disk} ({kind})"))
}
