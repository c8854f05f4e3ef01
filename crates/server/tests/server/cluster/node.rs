//! A node: a process of its own, so that it can be killed, paused and stopped as on a machine of its own.

use std::io::{self, BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::ops::Deref;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::{Config, Database, Ports, SecretUrl, Server};
use services::{Nats, Postgres};
use tempfile::NamedTempFile;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::task::spawn_blocking;
use tokio::time::{sleep, timeout};
use tracing::Level;

use crate::test_server::{At, Token, roomy};

/// What a node is told in its environment.
const DATABASE: &str = "TEST_NODE_DATABASE";
const NATS: &str = "TEST_NODE_NATS";
const LISTEN: &str = "TEST_NODE_LISTEN";
const LOG: &str = "TEST_NODE_LOG";

/// How long to wait for something that takes moments on a machine at rest.
pub(super) const TIMEOUT: Duration = Duration::from_mins(1);

/// What a node prints before its address.
const LISTENS: &str = "the node listens on ";

/// The node itself.
#[test]
#[ignore = "not a test: a node, which the tests of several nodes start"]
fn node() {
    let (Ok(database), Ok(nats)) = (env::var(DATABASE), env::var(NATS)) else { return };
    let listen = env::var(LISTEN).unwrap().parse().unwrap();
    let (database, nats) = (Database::from(database), Some(SecretUrl::new(nats)));
    let config = Config { database, nats, listen, idle_seconds: 1, ..roomy() };
    let level: Level = env::var(LOG).unwrap().parse().unwrap();
    let log = tracing_subscriber::fmt().with_max_level(level).with_ansi(false);
    log.with_writer(io::stderr).init();
    // When the test is gone, so is its node.
    thread::spawn(|| {
        drop(io::stdin().read_to_end(&mut Vec::new()));
        process::exit(1);
    });
    let runtime = Runtime::new().unwrap();
    runtime.block_on(async {
        let server = Server::open(config, Ports::Asked).await.unwrap();
        println!("\n{LISTENS}{}", server.address());
        server.run(server::pages()).await.unwrap();
    });
    process::exit(0);
}

/// A node that a test has started.
pub(super) struct Node {
    child: Child,
    at: At,
    log: NamedTempFile,
}

impl Deref for Node {
    type Target = At;

    fn deref(&self) -> &At {
        &self.at
    }
}

/// What the nodes of a test share.
#[derive(Clone)]
pub(super) struct Site {
    database: String,
    nats: String,
    log: Level,
}

impl Site {
    /// Nodes that log everything.
    pub(super) fn logged(database: &str, nats: &str) -> Self {
        Self { database: database.to_owned(), nats: nats.to_owned(), log: Level::TRACE }
    }

    /// A database of its own.
    pub(super) fn new(postgres: &Postgres, nats: &Nats) -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("site{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let database = postgres.create_database(&name).unwrap();
        Self { database, nats: nats.url(), log: Level::INFO }
    }

    /// What its database is called.
    pub(super) fn name(&self) -> &str {
        self.database.rsplit_once('/').unwrap().1
    }

    /// Starts so many nodes.
    pub(super) async fn nodes(&self, count: usize) -> Vec<Node> {
        let listen = || ([127, 0, 0, 1], services::free_port().unwrap()).into();
        join_all((0..count).map(|_| self.node(listen()))).await
    }

    /// Starts a node that listens there.
    pub(super) async fn node(&self, listen: SocketAddr) -> Node {
        let log = NamedTempFile::new().unwrap();
        let mut node = Command::new(env::current_exe().unwrap());
        node.args(["--exact", "cluster::node::node", "--ignored", "--nocapture"])
            .env(DATABASE, &self.database)
            .env(NATS, &self.nats)
            .env(LISTEN, listen.to_string())
            .env(LOG, self.log.as_str())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log.reopen().unwrap());
        let mut child = node.spawn().unwrap();
        let out = child.stdout.take().unwrap();
        let address = spawn_blocking(|| {
            let mut lines = BufReader::new(out).lines().map_while(Result::ok);
            let address = lines.find_map(|line| line.strip_prefix(LISTENS)?.parse().ok());
            // What it prints later is read as well, so that it never waits.
            thread::spawn(move || lines.for_each(drop));
            address
        });
        let address = address.await.unwrap().unwrap_or_else(|| {
            panic!("the node does not start:\n{}", fs::read_to_string(&log).unwrap())
        });
        Node { child, at: At { address }, log }
    }
}

impl Node {
    /// Ends it at once.
    pub(super) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends it a signal.
    pub(super) fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &pid]).status().unwrap().success());
    }

    /// Stops it where it is, until it is sent SIGCONT.
    pub(super) async fn pause(&self) {
        self.signal("STOP");
        // Of a program with several threads, one gets the signal and stops the others.
        let tasks = format!("/proc/{}/task", self.child.id());
        let is_stopped = || {
            fs::read_dir(&tasks).unwrap().all(|task| {
                let stat = fs::read_to_string(task.unwrap().path().join("stat")).unwrap();
                stat.rsplit_once(") ").unwrap().1.starts_with('T')
            })
        };
        while !is_stopped() {
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Asks it to stop, and waits until it has. Returns how long that took.
    pub(super) async fn stop(&mut self) -> Duration {
        let begun = Instant::now();
        self.signal("TERM");
        while self.child.try_wait().unwrap().is_none() {
            assert!(begun.elapsed() < TIMEOUT, "the node does not stop");
            sleep(Duration::from_millis(20)).await;
        }
        begun.elapsed()
    }

    /// Everything that it has logged.
    pub(super) fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }

    /// A new guest's secret, as a program gets it.
    pub(super) async fn token(&self) -> Token {
        let (_, answer) = self.post("/api/me", None, json!({ "identity": "program" })).await;
        Token(answer["token"].as_str().unwrap().to_owned())
    }

    /// A table of this game, opened by `host`.
    pub(super) async fn table(&self, host: &Token, new: Value) -> String {
        let (status, created) = self.post("/api/tables", Some(host), new).await;
        assert_eq!(status, 200, "{created}");
        created["code"].as_str().unwrap().to_owned()
    }

    pub(super) async fn post(
        &self,
        path: &str,
        token: Option<&Token>,
        body: Value,
    ) -> (u16, Value) {
        let (status, body) = self.http("POST", path, token, &body.to_string()).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    pub(super) async fn get(&self, path: &str, token: Option<&Token>) -> (u16, Value) {
        let (status, body) = self.http("GET", path, token, "").await;
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    pub(super) async fn text(&self, path: &str) -> String {
        self.http("GET", path, None, "").await.1
    }

    /// What a metric counts.
    pub(super) async fn metric(&self, name: &str) -> u64 {
        let metrics = self.text("/metrics").await;
        let value = |line: &str| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok();
        metrics.lines().find_map(value).unwrap_or_else(|| panic!("no {name} in {metrics}"))
    }

    /// Waits until `/healthz` says this.
    pub(super) async fn until_healthz(&self, status: u16) {
        let begun = Instant::now();
        while self.get("/healthz", None).await.0 != status {
            assert!(begun.elapsed() < TIMEOUT, "/healthz does not become {status}");
            sleep(Duration::from_millis(50)).await;
        }
    }

    async fn http(
        &self,
        method: &str,
        path: &str,
        token: Option<&Token>,
        body: &str,
    ) -> (u16, String) {
        let asking = async {
            let mut stream = TcpStream::connect(self.address).await.unwrap();
            let bearer = token.map(|Token(token)| format!("authorization: Bearer {token}\r\n"));
            let request = format!(
                "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n{}\r\n{body}",
                self.address,
                body.len(),
                bearer.unwrap_or_default(),
            );
            stream.write_all(request.as_bytes()).await.unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
            (head[9..12].parse().unwrap(), body.to_owned())
        };
        timeout(TIMEOUT, asking).await.expect("the node answers")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
        if thread::panicking() {
            let log = fs::read_to_string(&self.log).unwrap_or_default();
            eprintln!("the node at {} logged:\n{log}", self.address);
        }
    }
}
