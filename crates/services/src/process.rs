//! A program that is stopped when this process is gone, however it went.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{Ipv4Addr, TcpListener};
use std::ops::Range;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

/// Starts, stops and pauses the program as it is told. When standard input is closed, which it is when the test's process is gone, the
/// program is killed and its folder deleted. Each order is answered with a line that ends with the program's number, if it runs.
const KEEPER: &str = r#"
folder=$1; shift
pid=
stop() { if [ -n "$pid" ]; then kill -"$1" "$pid" 2>/dev/null; kill -CONT "$pid" 2>/dev/null; wait "$pid" 2>/dev/null; pid=; fi; }
trap '' INT TERM HUP
while read -r order signal; do
    case $order in
        start) "$@" >>"$folder/log" 2>&1 </dev/null & pid=$! ;;
        stop) stop "$signal" ;;
        signal) kill -"$signal" "$pid" ;;
    esac
    echo "done $pid"
done
stop QUIT
rm -rf "$folder"
"#;

/// The user and the group that a program runs as.
#[derive(Clone, Copy)]
pub(crate) struct User {
    pub(crate) uid: u32,
    pub(crate) gid: u32,
}

/// A program and the shell that watches over it.
pub(crate) struct Service {
    shell: Mutex<Shell>,
    pub(crate) folder: PathBuf,
}

struct Shell {
    child: Child,
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Service {
    /// Gets a program ready, with a folder that is deleted at the end. It does not run yet.
    pub(crate) fn new(folder: &Path, user: Option<User>, program: &Command) -> Result<Self> {
        let mut shell = Command::new("/bin/sh");
        shell.args(["-c", KEEPER, "keeper"]).arg(folder).arg(program.get_program());
        shell.args(program.get_args());
        if let Some(user) = user {
            shell.uid(user.uid).gid(user.gid);
        }
        // A Ctrl-C at the terminal is for the tests; what they leave is cleaned up afterwards.
        shell
            .process_group(0)
            .current_dir(folder)
            .stderr(Stdio::null())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = shell.spawn().context("cannot start /bin/sh")?;
        let orders = child.stdin.take();
        let answers = child.stdout.take().context("a shell with an output")?;
        let shell = Shell { child, orders, answers: BufReader::new(answers) };
        Ok(Self { shell: Mutex::new(shell), folder: folder.to_owned() })
    }

    /// Does what is ordered, and says which process the program then is, if it runs.
    pub(crate) fn order(&self, order: &str) -> Result<Option<u32>> {
        let mut shell = self.shell.lock().unwrap_or_else(PoisonError::into_inner);
        let mut orders = shell.orders.as_ref().context("a shell with an input")?;
        writeln!(orders, "{order}")?;
        let mut answer = String::new();
        shell.answers.read_line(&mut answer)?;
        let Some(pid) = answer.trim().strip_prefix("done") else {
            bail!("the shell that watches a service is gone");
        };
        Ok(pid.trim().parse().ok())
    }

    /// Starts the program, and waits until it is ready, at most so long.
    pub(crate) fn start(
        &self,
        name: &str,
        within: Duration,
        is_ready: impl Fn() -> Result<bool>,
    ) -> Result<()> {
        self.order("start")?;
        let asked = Instant::now();
        while !is_ready()? {
            if asked.elapsed() > within {
                bail!("{name} did not start:\n{}", self.last_words());
            }
            sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    /// What the program wrote last, for an error to tell.
    fn last_words(&self) -> String {
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        let lines: Vec<_> = log.lines().collect();
        lines[lines.len().saturating_sub(8)..].join("\n")
    }

    /// Which process the program is.
    pub(crate) fn pid(&self) -> Result<u32> {
        self.order("tell")?.context("the service does not run")
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let shell = self.shell.get_mut().unwrap_or_else(PoisonError::into_inner);
        drop(shell.orders.take());
        drop(shell.child.wait());
    }
}

/// Below the ports that systems give to connections and to listeners that name none, and above those that browsers refuse.
const PORTS: Range<u16> = 11_000..32_000;

/// A free port that stays free while its service is stopped: nothing gets it without asking for it, and no two calls return the same one.
pub fn free_port() -> Result<u16> {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    // Processes begin far apart.
    let first = std::process::id().wrapping_mul(641);
    for _ in PORTS {
        let next = first.wrapping_add(CALLS.fetch_add(1, Ordering::Relaxed));
        let port = PORTS.start + (next % PORTS.len() as u32) as u16;
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(port);
        }
    }
    bail!("no port from {} to {} is free", PORTS.start, PORTS.end - 1)
}

/// A new folder that only the test and its service can read, in another one or where temporary files lie. The shell deletes it.
pub(crate) fn folder(within: Option<&Path>, user: Option<User>) -> Result<PathBuf> {
    let folder = match within {
        Some(within) => tempfile::tempdir_in(within)?,
        None => tempfile::tempdir()?,
    };
    let folder = folder.keep();
    if let Some(user) = user {
        chown(&folder, Some(user.uid), Some(user.gid))?;
    }
    Ok(folder)
}

/// The processes that a process has started and that still run.
pub fn children(parent: u32) -> Result<Vec<u32>> {
    let mut children = Vec::new();
    for entry in std::fs::read_dir("/proc")? {
        let name = entry?.file_name();
        let Some(pid) = name.to_str().and_then(|name| name.parse().ok()) else { continue };
        if after_name(pid)
            .is_some_and(|fields| fields.split(' ').nth(1) == Some(&parent.to_string()))
        {
            children.push(pid);
        }
    }
    Ok(children)
}

/// Whether a process still runs, and is not only waiting for its parent to ask how it ended.
pub(crate) fn runs(pid: u32) -> bool {
    after_name(pid).is_some_and(|fields| !fields.starts_with('Z'))
}

/// What the kernel says of a process after its name, which may hold anything: its state, its parent and more.
fn after_name(pid: u32) -> Option<String> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    stat.rsplit_once(") ").map(|(_, fields)| fields.to_owned())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use super::*;

    #[test]
    fn no_two_services_get_the_same_port() {
        let [first, second] = [free_port().unwrap(), free_port().unwrap()];
        assert_ne!(first, second);
        assert!(PORTS.contains(&first) && PORTS.contains(&second), "{first}, {second}");
    }
}
