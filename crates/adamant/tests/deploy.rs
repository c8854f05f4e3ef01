//! The files in `deploy/`, held to the program: settings exist, and so does every metric that a dashboard shows.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use services::{Nats, Postgres};

const COMPOSE: &str = include_str!("../../../deploy/compose.yaml");
const CADDY: &str = include_str!("../../../deploy/Caddyfile");
const PROMETHEUS: &str = include_str!("../../../deploy/prometheus.yaml");
const GRAFANA: &str = include_str!("../../../deploy/grafana/adamant.json");

/// The settings of a node in `compose.yaml`.
fn settings() -> Vec<(&'static str, &'static str)> {
    let setting = |line: &'static str| {
        let (name, value) = line.trim().split_once(": ")?;
        name.starts_with("ADAMANT_").then_some((name, value.trim_matches('"')))
    };
    COMPOSE.lines().filter_map(setting).collect()
}

/// The nodes that a file names.
fn nodes(file: &str) -> BTreeSet<&str> {
    let words = file.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| word.starts_with("node-")).collect()
}

/// What a node answers to a request.
fn ask(address: &str, what: &str, headers: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(
        stream,
        "{what} HTTP/1.1\r\nHost: node-1:7878\r\nConnection: close\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

struct Node(Child);

impl Drop for Node {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

#[test]
fn a_node_starts_with_the_settings_in_compose_and_has_every_metric_of_the_dashboard() {
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let database = postgres.create_database("tables").unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_adamant"));
    command.arg("serve").stdout(Stdio::piped()).stderr(Stdio::null());
    for (name, value) in settings() {
        let here = match name {
            "ADAMANT_LISTEN" => "127.0.0.1:0",
            "ADAMANT_DATABASE" => database.as_str(),
            "ADAMANT_NATS" => &nats.url(),
            _ => value,
        };
        command.env(name, here);
    }
    let mut node = Node(command.spawn().unwrap());
    let greeting = BufReader::new(node.0.stdout.take().unwrap());
    let mut lines = greeting.lines().map(Result::unwrap);
    let line = lines.find(|line| line.contains("http://")).unwrap();
    let address = line.split("http://").nth(1).unwrap();
    let end = address.find(|c: char| !matches!(c, '0'..='9' | '.' | ':')).unwrap_or(address.len());
    let address = &address[..end];

    // What is counted by a label is told once it has happened: a table is taken, and a request is refused.
    let secret =
        format!("Authorization: Bearer {}\r\nContent-Type: application/json\r\n", "7f".repeat(32));
    let created = ask(address, "POST /api/tables", &secret, r#"{"game":"diamant","players":3}"#);
    let code = created.split(r#""code":""#).nth(1).unwrap().split('"').next().unwrap();
    assert!(ask(address, &format!("GET /api/tables/{code}"), "", "").contains("200 OK"));
    ask(address, "POST /api/tables", &secret, "{}");
    // Prometheus asks the node directly, and no proxy says for whom.
    let metrics = ask(address, "GET /metrics", "", "");
    let kinds: Vec<_> = metrics.lines().filter_map(|line| line.strip_prefix("# TYPE ")).collect();
    assert!(kinds.len() > 10, "{metrics}");

    let shown: BTreeSet<_> = GRAFANA
        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
        .filter(|word| word.starts_with("adamant_"))
        .collect();
    for name in &shown {
        let (of, kind) = [
            ("_total", "counter"),
            ("_bucket", "histogram"),
            ("_sum", "histogram"),
            ("_count", "histogram"),
        ]
        .into_iter()
        .find_map(|(end, kind)| Some((name.strip_suffix(end)?, kind)))
        .unwrap_or((name, "gauge"));
        assert!(kinds.contains(&format!("{of} {kind}").as_str()), "{name} is not in\n{metrics}");
    }
    for subject in ["lease", "handed_over", "forwarded", "owned", "claims"] {
        assert!(shown.iter().any(|name| name.contains(subject)), "nothing of {subject} is shown");
    }
}

#[test]
fn every_node_is_known_to_the_proxy_and_to_prometheus() {
    let all = BTreeSet::from(["node-1", "node-2", "node-3"]);
    for file in [COMPOSE, CADDY, PROMETHEUS] {
        assert_eq!(nodes(file), all);
    }
}
