//! A running program.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::protocol::{FromBot, PROTOCOL, ToBot};
use super::{Fault, FaultKind, Limits};

/// The most bytes that are read of a line.
const MAX_LINE: u64 = 64 * 1024;

/// How often memory is checked while an answer is awaited.
const MEMORY_INTERVAL: Duration = Duration::from_millis(50);

/// How long a program has to exit once it was told to, or once it closed its output.
const EXIT_TIMEOUT: Duration = Duration::from_millis(500);

/// Pings that overhead is measured with; their median counts.
const PINGS: usize = 5;

/// A running program that has said hello.
#[derive(Debug)]
pub struct Process {
    child: Child,
    to: ChildStdin,
    lines: Receiver<Result<String, String>>,
    /// The last line on its standard error.
    last_error: Arc<Mutex<String>>,
    /// The thread that reads its standard error, to the end.
    error_reader: JoinHandle<()>,
    limits: Limits,
    /// How long a line takes to the program and back when it does not think.
    overhead: Duration,
    name: Option<String>,
}

impl Process {
    /// Starts a program, and measures the overhead of asking it.
    pub fn start(command: &[String], limits: Limits) -> Result<Self, Fault> {
        let failed = |what: String| Fault::new(FaultKind::Start, what);
        let (program, arguments) =
            command.split_first().ok_or_else(|| failed("no program is named".to_owned()))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Ctrl-C is for the arena, which ends its programs in order.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child =
            command.spawn().map_err(|error| failed(format!("cannot start {program}: {error}")))?;
        let (Some(to), Some(from), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(failed(format!("cannot talk to {program}")));
        };
        let (sender, lines) = sync_channel(64);
        thread::spawn(move || read_lines(from, &sender));
        let last_error = Arc::new(Mutex::new(String::new()));
        let last = Arc::clone(&last_error);
        let error_reader = thread::spawn(move || read_errors(errors, &last));
        let overhead = Duration::ZERO;
        let mut process =
            Self { child, to, lines, last_error, error_reader, limits, overhead, name: None };
        process.greet().map_err(|fault| failed(fault.what))?;
        Ok(process)
    }

    fn greet(&mut self) -> Result<(), Fault> {
        self.tell(&ToBot::Hello { protocol: PROTOCOL })?;
        match self.receive(self.limits.start)? {
            FromBot::Hello { protocol: PROTOCOL, name } => self.name = name,
            FromBot::Hello { protocol, .. } => {
                let what = format!("it speaks version {protocol} of the protocol, not {PROTOCOL}");
                return Err(Fault::new(FaultKind::Start, what));
            }
            other => return Err(unexpected("hello", &other)),
        }
        let mut trips = [Duration::ZERO; PINGS];
        for trip in &mut trips {
            *trip = self.ping()?;
        }
        trips.sort_unstable();
        self.overhead = trips[PINGS / 2];
        Ok(())
    }

    fn ping(&mut self) -> Result<Duration, Fault> {
        let start = Instant::now();
        self.tell(&ToBot::Ping)?;
        match self.receive(self.limits.start)? {
            FromBot::Pong => Ok(start.elapsed()),
            other => Err(unexpected("pong", &other)),
        }
    }

    /// How long a line takes to the program and back when it does not think.
    pub fn overhead(&self) -> Duration {
        self.overhead
    }

    /// What the program calls itself.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Whether the program has not ended.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Tells the program something.
    pub fn tell(&mut self, message: &ToBot) -> Result<(), Fault> {
        let mut line = serde_json::to_string(message).expect("a message is plain data");
        line.push('\n');
        let told = self.to.write_all(line.as_bytes()).and_then(|()| self.to.flush());
        told.map_err(|_| self.ended())
    }

    /// Asks for an action. It is not yet known to be legal. The time is that of the program alone, without overhead.
    pub fn ask(&mut self, question: &ToBot) -> Result<(String, Duration), Fault> {
        let allowed = match question {
            ToBot::Move { ms: Some(ms), .. } => Duration::from_millis(u64::from(*ms)),
            _ => self.limits.thought,
        };
        // A line that is there already answers no question.
        if let Ok(unasked) = self.lines.try_recv() {
            let what = unasked.map_or_else(|what| what, |line| format!("{:?}", cut(&line)));
            let what = format!("it spoke without being asked: {what}");
            return Err(Fault::new(FaultKind::WrongMove, what));
        }
        let start = Instant::now();
        self.tell(question)?;
        let answer = self.receive(allowed + self.overhead + self.limits.margin)?;
        let time = start.elapsed().saturating_sub(self.overhead);
        match answer {
            FromBot::Move { action } => Ok((action, time)),
            other => Err(unexpected("move", &other)),
        }
    }

    fn receive(&mut self, within: Duration) -> Result<FromBot, Fault> {
        let deadline = Instant::now() + within;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(MEMORY_INTERVAL)) {
                Ok(Ok(line)) => {
                    self.check_memory()?;
                    return serde_json::from_str(&line).map_err(|error| {
                        let what =
                            format!("it said {:?}, which cannot be read: {error}", cut(&line));
                        Fault::new(FaultKind::WrongMove, what)
                    });
                }
                Ok(Err(what)) => return Err(Fault::new(FaultKind::WrongMove, what)),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) => {
                    self.check_memory()?;
                    if left.is_zero() {
                        let what = format!("it said nothing for {} ms", within.as_millis());
                        return Err(Fault::new(FaultKind::Timeout, what));
                    }
                }
            }
        }
    }

    /// Why the program does not talk any more.
    fn ended(&mut self) -> Fault {
        // The end of its output may be noticed a moment before its exit status is there.
        let mut what = match self.wait_for_end() {
            Some(status) => {
                // What it wrote last may still have to be read. A process that it started may hold the pipe open, so this does not
                // wait for the end of it at any price.
                wait_for(|| self.error_reader.is_finished().then_some(()));
                format!("it exited without being asked ({status})")
            }
            None => "it closed its output".to_owned(),
        };
        if let Ok(last) = self.last_error.lock()
            && !last.is_empty()
        {
            what.push_str(": ");
            what.push_str(&last);
        }
        Fault::new(FaultKind::Crash, what)
    }

    fn check_memory(&self) -> Result<(), Fault> {
        match resident_mib(self.child.id()) {
            Some(used) if used > self.limits.memory_mib => {
                let what =
                    format!("it used {used} MiB of memory, of {} MiB", self.limits.memory_mib);
                Err(Fault::new(FaultKind::Memory, what))
            }
            _ => Ok(()),
        }
    }

    /// Ends the program: politely, and after a moment for good.
    pub fn quit(mut self) {
        let _ = self.tell(&ToBot::Quit);
        self.wait_for_end();
    }

    /// How the program ended, if it does within a moment.
    fn wait_for_end(&mut self) -> Option<ExitStatus> {
        wait_for(|| self.child.try_wait().ok().flatten())
    }
}

/// Asks every few milliseconds until there is an answer, for no longer than [`EXIT_TIMEOUT`].
fn wait_for<T>(mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let deadline = Instant::now() + EXIT_TIMEOUT;
    loop {
        let answer = ask();
        if answer.is_some() || Instant::now() >= deadline {
            return answer;
        }
        thread::sleep(Duration::from_millis(5));
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn unexpected(awaited: &str, got: &FromBot) -> Fault {
    let got = serde_json::to_string(got).unwrap_or_default();
    Fault::new(FaultKind::WrongMove, format!("it was to answer with a {awaited}, and said {got}"))
}

/// Passes on every line, until there is none or the line is too long.
fn read_lines(from: impl Read, to: &SyncSender<Result<String, String>>) {
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        let read = (&mut from).take(MAX_LINE).read_until(b'\n', &mut line);
        let message = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() as u64 == MAX_LINE && line.last() != Some(&b'\n') => {
                Err(format!("it said more than {MAX_LINE} bytes in one line"))
            }
            Ok(_) if line.iter().all(u8::is_ascii_whitespace) => continue,
            Ok(_) => String::from_utf8(line).map_err(|_| "it said what is no text".to_owned()),
        };
        let is_broken = message.is_err();
        if to.send(message).is_err() || is_broken {
            return;
        }
    }
}

/// Reads standard error to its end, so that the program never waits, and stores the last line.
fn read_errors(from: impl Read, last: &Mutex<String>) {
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        match (&mut from).take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                let text = String::from_utf8_lossy(&line);
                if let text = text.trim_end()
                    && !text.is_empty()
                    && let Ok(mut last) = last.lock()
                {
                    cut(text).clone_into(&mut last);
                }
            }
        }
    }
}

/// The first characters of a text that may be very long.
fn cut(text: &str) -> &str {
    text.char_indices().nth(200).map_or(text, |(end, _)| &text[..end])
}

/// The memory a process has now, where the system tells (Linux).
fn resident_mib(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib / 1024)
}
