//! Programs as players: started here, asked over standard input and output, and shown views and nothing else.

mod process;
pub mod protocol;

use std::fmt;
use std::sync::Mutex;
use std::time::Duration;

use serde::{Deserialize, Serialize};

pub use process::Process;
use protocol::ToBot;

/// What programs are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How long it may take until a program has said hello.
    pub start: Duration,
    /// How long it may think where only simulations are counted.
    pub thought: Duration,
    /// What it may be late, beside the measured overhead: a busy machine is not the program's fault.
    pub margin: Duration,
    /// How much memory it may have, in MiB. It is looked at twenty times a second, on Linux.
    pub memory_mib: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(30),
            thought: Duration::from_mins(1),
            margin: Duration::from_millis(100),
            memory_mib: 2_048,
        }
    }
}

/// What a player did wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// It could not be started, or did not say hello.
    Start,
    /// It ended during a game.
    Crash,
    /// It did not answer in time.
    Timeout,
    /// It answered with what is no legal action.
    WrongMove,
    /// It used too much memory.
    Memory,
}

impl FaultKind {
    /// The word by which sentences choose their form.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Crash => "crash",
            Self::Timeout => "timeout",
            Self::WrongMove => "wrong",
            Self::Memory => "memory",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "not started",
            Self::Crash => "crash",
            Self::Timeout => "timeout",
            Self::WrongMove => "wrong move",
            Self::Memory => "too much memory",
        })
    }
}

/// What a player did wrong, and how it showed. It costs that player the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// What.
    pub kind: FaultKind,
    /// How it showed.
    pub what: String,
}

impl Fault {
    pub(crate) fn new(kind: FaultKind, what: impl Into<String>) -> Self {
        Self { kind, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind, self.what)
    }
}

/// The running copies of one program. Every seat of every game has one to itself, so that no copy sees two hands of a game.
#[derive(Debug)]
pub(crate) struct Pool {
    command: Vec<String>,
    limits: Limits,
    /// Whether a copy plays one game only, and can remember nothing.
    restart: bool,
    idle: Mutex<Vec<Process>>,
}

impl Pool {
    /// Starts a first copy, to see that the program can play.
    pub(crate) fn new(command: &[String], limits: Limits, restart: bool) -> Result<Self, Fault> {
        let first = Process::start(command, limits)?;
        Ok(Self { command: command.to_vec(), limits, restart, idle: Mutex::new(vec![first]) })
    }

    /// A copy for one game, told that it begins. One that ended since its last game is replaced.
    pub(crate) fn take(&self, begin: &ToBot) -> Result<Process, Fault> {
        while let Some(mut process) = self.idle.lock().ok().and_then(|mut idle| idle.pop()) {
            if process.is_running() && process.tell(begin).is_ok() {
                return Ok(process);
            }
        }
        let mut process = Process::start(&self.command, self.limits)?;
        process.tell(begin)?;
        Ok(process)
    }

    /// Takes back a copy whose game ended well.
    pub(crate) fn give_back(&self, process: Process) {
        if self.restart {
            process.quit();
        } else if let Ok(mut idle) = self.idle.lock() {
            idle.push(process);
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        if let Ok(idle) = self.idle.get_mut() {
            idle.drain(..).for_each(Process::quit);
        }
    }
}
