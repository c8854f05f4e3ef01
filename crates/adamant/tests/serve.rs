//! `adamant serve`, the real program: where it says to go, what it is set to, how it stops.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use predicates::prelude::*;
use predicates::str::contains;
use tempfile::{TempDir, tempdir};
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

/// The program in a home of its own.
fn adamant(home: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adamant"));
    command.args(args).current_dir(home).env_clear();
    command.env("HOME", home).env("NO_COLOR", "1");
    command
}

fn finished(command: &mut Command) -> assert_cmd::assert::Assert {
    assert_cmd::Command::from_std({
        let mut again = Command::new(command.get_program());
        again.args(command.get_args()).current_dir(command.get_current_dir().unwrap()).env_clear();
        again.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
        again
    })
    .assert()
}

/// A program that serves, stopped however the test ends.
struct Served {
    child: Child,
    out: BufReader<std::process::ChildStdout>,
    /// What it said first.
    greeting: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Served {
    /// Starts the program, and waits until its door is open.
    fn start(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut greeting = String::new();
        while !greeting.contains("adamant --help\n") {
            if out.read_line(&mut greeting).unwrap() == 0 {
                let mut why = String::new();
                child.stderr.take().unwrap().read_to_string(&mut why).unwrap();
                panic!("{greeting}{why}");
            }
        }
        Self { child, out, greeting }
    }

    /// The address it says to go to, without the scheme.
    fn address(&self) -> &str {
        let rest = self.greeting.split("http://").nth(1).unwrap();
        rest.split('/').next().unwrap()
    }

    fn ask(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).unwrap();
        let long = body.len();
        let head = format!(
            "{request} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {long}\r\n",
            self.address()
        );
        write!(stream, "{head}\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
    }

    /// Waits until the program has ended, and returns what it said last.
    fn ended(&mut self) -> (ExitStatus, String, String) {
        let (mut out, mut log) = (String::new(), String::new());
        self.out.read_to_string(&mut out).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (self.child.wait().unwrap(), out, log)
    }

    /// Opens a table, and a socket to it.
    fn socket(&self) -> WebSocket<MaybeTlsStream<TcpStream>> {
        let answer = self.ask("POST /api/me", r#"{"identity":"program"}"#);
        let token = answer.split("\"token\":\"").nth(1).unwrap()[..64].to_owned();
        let mut stream = TcpStream::connect(self.address()).unwrap();
        let body = r#"{"game":"kadora","players":2}"#;
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\nauthorization: Bearer {token}\r\ncontent-length: {}\r\n",
            self.address(),
            body.len()
        );
        write!(stream, "{head}\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let code = &answer.split("\"code\":\"").nth(1).unwrap()[..6];
        let stream = MaybeTlsStream::Plain(TcpStream::connect(self.address()).unwrap());
        let url = format!("ws://{}/api/tables/{code}/socket", self.address());
        let (mut socket, _) = client(url, stream).unwrap();
        let welcome = socket.read().unwrap().into_text().unwrap();
        assert!(welcome.contains("\"welcome\""), "{welcome}");
        socket
    }
}

/// Serves on any free port.
const SERVE: [&str; 3] = ["serve", "--listen", "127.0.0.1:0"];

fn home() -> TempDir {
    tempdir().unwrap()
}

#[test]
fn flags_of_serving_need_no_command() {
    let home = tempdir().unwrap();
    for args in [&["--listen", "127.0.0.1:0"][..], &["serve", "--listen", "127.0.0.1:0"]] {
        let served = Served::start(&mut adamant(home.path(), args));
        assert!(served.greeting.contains("is open."), "{}", served.greeting);
    }
    finished(&mut adamant(home.path(), &["--listne", "x"]))
        .code(2)
        .stderr(contains("Usage: adamant serve"));
}

#[test]
fn without_a_wish_it_serves_and_says_where_to_go() {
    let home = home();
    let database = home.path().join(".local/share/adamant/adamant.db");
    let served = Served::start(&mut adamant(home.path(), &[]));
    assert!(served.greeting.contains("http://127.0.0.1:"), "{}", served.greeting);
    assert!(served.greeting.contains("Ctrl-C"), "{}", served.greeting);
    assert!(served.greeting.contains(database.to_str().unwrap()), "{}", served.greeting);
    assert!(served.greeting.contains("--listen 0.0.0.0:"), "{}", served.greeting);
    let page = served.ask("GET /", "");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("Adamant"), "{page}");
    assert!(served.ask("GET /healthz", "").starts_with("HTTP/1.1 200"));
    assert!(database.exists());
}

#[test]
fn phones_are_told_where_to_go_when_they_can_come() {
    let home = home();
    let served = Served::start(&mut adamant(home.path(), &["serve", "--listen", "0.0.0.0:0"]));
    assert!(served.greeting.contains("http://127.0.0.1:"), "{}", served.greeting);
    assert!(!served.greeting.contains("http://0.0.0.0"), "{}", served.greeting);
}

#[test]
fn a_port_that_was_asked_for_and_is_taken_is_an_error_that_says_what_to_do() {
    let home = home();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    finished(&mut adamant(home.path(), &["serve", "--listen", &address])).code(1).stderr(
        contains("cannot listen on")
            .and(contains("another program has that port"))
            .and(contains("--listen")),
    );
}

#[test]
fn the_usual_port_gives_way_to_the_next_free_one() {
    // Whether or not the usual port is taken, two servers with databases of their own find a place each.
    let (one, other) = (home(), home());
    let first = Served::start(&mut adamant(one.path(), &["serve"]));
    let second = Served::start(&mut adamant(other.path(), &["serve"]));
    assert_ne!(first.address(), second.address());
    assert!(second.greeting.contains("is taken by another program"), "{}", second.greeting);
    assert!(second.ask("GET /healthz", "").starts_with("HTTP/1.1 200"));
}

#[test]
fn one_database_has_one_server() {
    let home = home();
    let first = Served::start(&mut adamant(home.path(), &SERVE));
    finished(&mut adamant(home.path(), &SERVE))
        .code(1)
        .stderr(contains("already served at").and(contains(first.address())));
}

#[test]
fn neither_a_link_nor_a_missing_lock_file_gives_a_database_a_second_server() {
    let home = home();
    let first =
        Served::start(&mut adamant(home.path(), &["serve", "-l", "127.0.0.1:0", "-d", "a.db"]));
    std::os::unix::fs::symlink("a.db", home.path().join("b.db")).unwrap();
    let second = ["serve", "-l", "127.0.0.1:0", "-d", "b.db"];
    finished(&mut adamant(home.path(), &second))
        .code(1)
        .stderr(contains("already served at").and(contains(first.address())));
    fs::remove_file(home.path().join("a.db.lock")).unwrap();
    finished(&mut adamant(home.path(), &second)).code(1).stderr(contains("already served"));
}

#[test]
fn whatever_the_umask_no_other_user_can_read_the_database() {
    let home = home();
    let mut open = Command::new("sh");
    open.arg("-c").arg("umask 000; exec \"$0\" \"$@\"").arg(env!("CARGO_BIN_EXE_adamant"));
    open.args(SERVE).current_dir(home.path()).env_clear();
    open.env("HOME", home.path()).env("NO_COLOR", "1");
    let served = Served::start(&mut open);
    assert!(served.ask("GET /healthz", "").starts_with("HTTP/1.1 200"));
    let folder = home.path().join(".local/share/adamant");
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    let files: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() >= 3, "{files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[test]
fn flags_win_over_the_environment_and_that_over_the_file() {
    let home = home();
    let file = "listen = \"127.0.0.1:1111\"\nidle_seconds = 11\n[limits]\nsockets = 111\nrequests = \"5/1\"\n";
    fs::write(home.path().join("adamant.toml"), file).unwrap();
    let printed = |args: &[&str]| {
        let mut command = adamant(home.path(), &["serve", "--print-config"]);
        command.args(args).env("ADAMANT_IDLE_SECONDS", "22").env("ADAMANT_LIMITS_SOCKETS", "222");
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let all = printed(&["--limits-sockets", "333", "--public-url", "https://adamant.example/"]);
    for line in [
        "listen = \"127.0.0.1:1111\"",
        "idle_seconds = 22",
        "sockets = 333",
        "requests = \"5/1\"",
        "messages = \"40/20\"",
        "public_url = \"https://adamant.example\"",
        "behind_proxy = false",
        "filter = \"info\"",
    ] {
        assert!(all.lines().any(|known| known == line), "{line} in {all}");
    }
    fs::write(home.path().join("adamant.toml"), &all).unwrap();
    assert_eq!(printed(&["--limits-sockets", "333"]), all, "what is printed can be read again");
}

#[test]
fn an_unknown_setting_is_an_error_that_names_the_place() {
    let home = home();
    let file = home.path().join("mine.toml");
    for (text, place) in [
        ("idle_seconds = 5\nlisten_on = \"x\"\n", "line 2"),
        ("[limits]\nsokets = 5\n", "line 2"),
        ("[log]\nformat = \"xml\"\n", "line 2"),
        ("public_url = \"adamant.example\"\n", "line 1"),
        ("listen = 7878\n", "line 1"),
        ("listen = \n", "line 1"),
    ] {
        fs::write(&file, text).unwrap();
        finished(&mut adamant(home.path(), &["serve", "--config", "mine.toml"]))
            .code(1)
            .stderr(contains("mine.toml").and(contains(place)));
    }
    finished(&mut adamant(home.path(), &["serve", "--config", "none.toml"]))
        .code(1)
        .stderr(contains("none.toml"));
    finished(adamant(home.path(), &["serve"]).env("ADAMANT_LISTN", "0.0.0.0:80"))
        .code(1)
        .stderr(contains("ADAMANT_LISTN"));
    finished(adamant(home.path(), &["serve"]).env("ADAMANT_METRICS", "all"))
        .code(2)
        .stderr(contains("loopback").and(contains("everyone")));
    finished(&mut adamant(home.path(), &["serve", "--log-filter", "a=b=c"]))
        .code(1)
        .stderr(contains("log filter"));
}

#[test]
fn a_quiet_server_logs_warnings_and_greets_with_nothing() {
    let home = home();
    let printed = |filter: Option<&str>| {
        let mut command = adamant(home.path(), &["--quiet", "--print-config"]);
        command.envs(filter.map(|filter| ("ADAMANT_LOG_FILTER", filter)));
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    assert!(printed(None).contains("filter = \"warn\""));
    assert!(printed(Some("debug")).contains("filter = \"debug\""));

    let mut child = adamant(home.path(), &["--quiet", "--listen", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_secs(2));
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-s", "INT", &id]).status().unwrap().success());
    let mut said = String::new();
    child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(said, "");
}

#[test]
fn every_setting_is_documented_with_its_flag_and_its_variable() {
    let docs =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/running.md")).unwrap();
    let home = home();
    let args = ["serve", "--print-config", "--public-url", "https://adamant.example"];
    let printed = String::from_utf8(adamant(home.path(), &args).output().unwrap().stdout).unwrap();
    let mut section = String::new();
    let mut count = 0;
    for line in printed.lines().filter(|line| !line.is_empty()) {
        if let Some(name) = line.strip_prefix('[') {
            section = format!("{}.", name.trim_end_matches(']'));
            continue;
        }
        let key = format!("{section}{}", line.split(' ').next().unwrap());
        let flag = format!("`--{}`", key.replace(['.', '_'], "-"));
        let variable = format!("`ADAMANT_{}`", key.replace('.', "_").to_uppercase());
        let row = docs.lines().find(|row| row.starts_with(&format!("| `{key}` ")));
        let row = row.unwrap_or_else(|| panic!("docs/running.md has no row for {key}"));
        assert!(row.contains(&flag) && row.contains(&variable), "{flag} {variable}: {row}");
        count += 1;
    }
    assert!(count >= 13, "{printed}");
}

#[test]
fn asked_to_stop_it_tells_everyone_to_come_back() {
    for signal in ["TERM", "INT"] {
        let home = home();
        let mut served = Served::start(&mut adamant(home.path(), &SERVE));
        let mut sockets: Vec<_> = (0..20).map(|_| served.socket()).collect();
        served.signal(signal);
        for socket in &mut sockets {
            let bye = socket.read().unwrap().into_text().unwrap();
            assert_eq!(bye, r#"{"news":"bye","why":"restart"}"#);
            assert!(matches!(socket.read().unwrap(), Message::Close(Some(_))));
        }
        drop(sockets);
        let (status, out, _) = served.ended();
        assert!(status.success(), "{status}");
        assert!(out.contains("All tables are saved"), "{out}");
    }
}

#[test]
fn asked_twice_it_stops_at_once() {
    let home = home();
    let mut served = Served::start(&mut adamant(home.path(), &SERVE));
    let address = served.address().to_owned();
    // A request that is still on its way is what the server would wait for.
    let mut halfway = TcpStream::connect(&address).unwrap();
    halfway.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n").unwrap();
    assert!(served.ask("GET /healthz", "").starts_with("HTTP/1.1 200"));
    served.signal("INT");
    while TcpStream::connect(&address).is_ok() {}
    served.signal("INT");
    let (status, _, log) = served.ended();
    assert!(status.success(), "{status}");
    assert!(log.contains("stopped at once"), "{log}");
}

#[test]
fn a_log_for_programs_is_a_line_of_json_a_request() {
    let home = home();
    let args = ["--log-format", "json", "--log-filter", "server=debug"];
    let mut served = Served::start(adamant(home.path(), &SERVE).args(args));
    served.ask("GET /api/tables/BCDFGH?secret=sesame", "");
    served.signal("TERM");
    let (_, _, log) = served.ended();
    let line = log.lines().find(|line| line.contains("answered")).unwrap();
    let line: serde_json::Value = serde_json::from_str(line).unwrap();
    assert_eq!(line["span"]["path"], "/api/tables/{code}");
    assert_eq!(line["span"]["status"], 404);
    assert_eq!(line["span"]["method"], "GET");
    assert!(line["span"]["milliseconds"].is_number());
    assert!(!log.contains("sesame") && !log.contains("BCDFGH"), "{log}");
}

#[test]
fn a_request_whose_head_never_ends_is_disconnected() {
    let home = home();
    let served = Served::start(&mut adamant(home.path(), &SERVE));
    let mut slow = TcpStream::connect(served.address()).unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n").unwrap();
    slow.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
    let mut answer = Vec::new();
    slow.read_to_end(&mut answer).expect("the server hangs up");
    let mut long = TcpStream::connect(served.address()).unwrap();
    let head = format!("GET / HTTP/1.1\r\nhost: localhost\r\nx: {}\r\n\r\n", "a".repeat(40_000));
    drop(long.write_all(head.as_bytes()));
    let mut answer = String::new();
    drop(long.read_to_string(&mut answer));
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
}
