//! What the kernel says: what a process costs, what it may open, and which disk a folder lies on.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

/// How much of the process is in memory, in bytes.
pub(crate) fn memory(pid: u32) -> Result<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib: u64 = line.context("no VmRSS")?.trim().trim_end_matches(" kB").parse()?;
    Ok(kib * 1024)
}

/// How long the process has been at work, on all cores.
pub(crate) fn work(pid: u32) -> Result<Duration> {
    ticks(pid, 11)
}

/// Two fields of what the kernel counts: time in the process and in the kernel.
fn ticks(pid: u32, field: usize) -> Result<Duration> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The name in parentheses may hold anything; after it come the fields from the third on.
    let fields: Vec<&str> =
        stat.rsplit(')').next().context("no stat")?.split_whitespace().collect();
    let ticks: u64 = fields[field].parse::<u64>()? + fields[field + 1].parse::<u64>()?;
    // A tick is a hundredth of a second on every Linux.
    Ok(Duration::from_millis(ticks * 10))
}

/// How long the process and those that it has started have been at work.
pub(crate) fn work_of_all(pid: u32) -> Result<Duration> {
    // Those that have ended are counted with their parent.
    let mut all = work(pid)? + ticks(pid, 13)?;
    for child in services::children(pid)? {
        // A process that ends meanwhile is counted with its parent the next time.
        all += work(child).unwrap_or_default();
    }
    Ok(all)
}

/// How many files this process may have open.
pub(crate) fn open_files() -> Result<u64> {
    let limits = fs::read_to_string("/proc/self/limits")?;
    let line = limits.lines().find(|line| line.starts_with("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().nth(3)).context("no limit of files")?;
    Ok(soft.parse().unwrap_or(u64::MAX))
}

/// The disk of a folder and its file system, such as `/dev/vda (ext4)`. A disk in memory is refused: nothing on it is durable.
pub(crate) fn real_disk(folder: &Path) -> Result<String> {
    let folder = folder.canonicalize()?;
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
