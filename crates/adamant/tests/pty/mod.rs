//! The binary on a pseudo-terminal, and a screen to read.

#![allow(dead_code, reason = "each test program uses a part of it")]

use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

/// A busy machine is slow; one that hangs is slower.
const TIMEOUT: Duration = Duration::from_secs(90);

/// What the terminal was sent, and what it shows.
struct Seen {
    parser: vt100::Parser,
    bytes: Vec<u8>,
    /// How much of the bytes has been read as questions.
    asked: usize,
    closed: bool,
}

pub(crate) struct Pty {
    child: Box<dyn Child + Send + Sync>,
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    seen: Arc<Mutex<Seen>>,
    home: Option<TempDir>,
}

impl Pty {
    pub(crate) fn run(args: &[&str], size: (u16, u16), env: &[(&str, &str)]) -> Self {
        // Games that are saved automatically stay out of the tester's home.
        let home = tempfile::tempdir().unwrap();
        let mut pty = Self::run_in(home.path(), args, size, env);
        pty.home = Some(home);
        pty
    }

    /// In this folder, with the user's application data there too.
    pub(crate) fn run_in(
        folder: &Path,
        args: &[&str],
        (cols, rows): (u16, u16),
        env: &[(&str, &str)],
    ) -> Self {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_adamant"));
        command.args(args);
        command.cwd(folder);
        command.env("TERM", "xterm-256color");
        command.env("LANG", "en_GB.UTF-8");
        command.env("XDG_DATA_HOME", folder);
        command.env_remove("NO_COLOR");
        for (name, value) in env {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let seen = Arc::new(Mutex::new(Seen {
            parser: vt100::Parser::new(rows, cols, 0),
            bytes: Vec::new(),
            asked: 0,
            closed: false,
        }));
        let shared = Arc::clone(&seen);
        thread::spawn(move || {
            let mut part = [0; 4_096];
            while let Ok(count @ 1..) = reader.read(&mut part) {
                let mut seen = shared.lock().unwrap();
                seen.parser.process(&part[..count]);
                seen.bytes.extend_from_slice(&part[..count]);
            }
            shared.lock().unwrap().closed = true;
        });
        let writer = pair.master.take_writer().unwrap();
        Self { child, master: Some(pair.master), writer: Some(writer), seen, home: None }
    }

    /// The number of the process.
    pub(crate) fn process(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Whether the terminal is as a shell left it: its usual screen, and no mouse.
    pub(crate) fn is_given_back(&self) -> bool {
        let seen = self.seen.lock().unwrap();
        let screen = seen.parser.screen();
        !screen.alternate_screen()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
            && !screen.hide_cursor()
    }

    pub(crate) fn wait_given_back(&self) {
        self.until("the usual screen", || self.is_given_back());
    }

    pub(crate) fn wait_taken_over(&self) {
        self.until("the whole screen", || !self.is_given_back());
    }

    pub(crate) fn screen(&self) -> String {
        self.seen.lock().unwrap().parser.screen().contents()
    }

    /// The screen as one line, however it is wrapped.
    fn text(&self) -> String {
        self.screen().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// All that was ever said, without what only moves the cursor.
    pub(crate) fn transcript(&self) -> String {
        String::from_utf8_lossy(&self.seen.lock().unwrap().bytes).replace('\r', "")
    }

    /// Whether anything on the screen is in a colour of its own.
    pub(crate) fn has_colours(&self) -> bool {
        let seen = self.seen.lock().unwrap();
        let screen = seen.parser.screen();
        let (rows, columns) = screen.size();
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let plain = |colour| colour == vt100::Color::Default;
        cells
            .filter_map(|(row, column)| screen.cell(row, column))
            .any(|cell| !plain(cell.fgcolor()) || !plain(cell.bgcolor()))
    }

    fn until(&self, what: &str, is: impl Fn() -> bool) {
        let end = Instant::now() + TIMEOUT;
        while !is() {
            assert!(Instant::now() < end, "{what} is not on:\n{}", self.screen());
            thread::sleep(Duration::from_millis(5));
        }
    }

    pub(crate) fn wait_for(&self, text: &str) {
        self.until(text, || self.text().contains(text));
    }

    pub(crate) fn wait_gone(&self, text: &str) {
        self.until(&format!("not {text}"), || !self.text().contains(text));
    }

    /// Waits until nothing more comes for a moment.
    pub(crate) fn settle(&self) {
        let count = || self.seen.lock().unwrap().bytes.len();
        let mut before = count();
        loop {
            thread::sleep(Duration::from_millis(30));
            let now = count();
            if now == before {
                return;
            }
            before = now;
        }
    }

    /// Waits for a prompt, and returns the line before it; nothing once the program has ended.
    pub(crate) fn question(&self) -> Option<String> {
        let end = Instant::now() + TIMEOUT;
        loop {
            {
                let mut seen = self.seen.lock().unwrap();
                let said = String::from_utf8_lossy(&seen.bytes[seen.asked..]).into_owned();
                if let Some(said) = said.strip_suffix("\n> ") {
                    let line = said.lines().last().unwrap_or_default().trim().to_owned();
                    seen.asked = seen.bytes.len();
                    return Some(line);
                }
                if seen.closed {
                    return None;
                }
            }
            assert!(Instant::now() < end, "nothing is asked:\n{}", self.transcript());
            thread::sleep(Duration::from_millis(2));
        }
    }

    pub(crate) fn send(&mut self, bytes: &[u8]) {
        // A program that has ended reads nothing.
        if let Some(writer) = &mut self.writer {
            let _ = writer.write_all(bytes).and_then(|()| writer.flush());
        }
    }

    pub(crate) fn press(&mut self, key: &str) {
        self.send(key.as_bytes());
        // Escape alone is told from the beginning of a sequence by what follows.
        if key == "\x1b" {
            thread::sleep(Duration::from_millis(50));
        }
    }

    pub(crate) fn type_line(&mut self, line: &str) {
        self.send(format!("{line}\n").as_bytes());
    }

    pub(crate) fn interrupt(&mut self) {
        self.send(b"\x03");
    }

    /// Clicks on the first place where the text stands in the last line that has it.
    pub(crate) fn click(&mut self, text: &str) {
        let screen = self.screen();
        let (row, line) =
            screen.lines().enumerate().filter(|(_, line)| line.contains(text)).last().unwrap();
        let column = line[..line.find(text).unwrap()].chars().count();
        self.send(format!("\x1b[<0;{};{}M", column + 1, row + 1).as_bytes());
        self.send(format!("\x1b[<0;{};{}m", column + 1, row + 1).as_bytes());
    }

    pub(crate) fn resize(&mut self, (cols, rows): (u16, u16)) {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.seen.lock().unwrap().parser.screen_mut().set_size(rows, cols);
        if let Some(master) = &self.master {
            master.resize(size).unwrap();
        }
    }

    /// Closes the terminal under the program, and waits for its end.
    pub(crate) fn hang_up(&mut self) {
        self.writer = None;
        self.master = None;
        let end = Instant::now() + TIMEOUT;
        while self.child.try_wait().unwrap().is_none() {
            assert!(Instant::now() < end, "the program outlives its terminal");
            thread::sleep(Duration::from_millis(5));
        }
    }

    pub(crate) fn exit_code(&mut self) -> u32 {
        let end = Instant::now() + TIMEOUT;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                let closed = || self.seen.lock().unwrap().closed;
                while !closed() && Instant::now() < end {
                    thread::sleep(Duration::from_millis(2));
                }
                return status.exit_code();
            }
            assert!(Instant::now() < end, "it does not end:\n{}", self.screen());
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}
