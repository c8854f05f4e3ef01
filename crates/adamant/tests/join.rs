//! `adamant join`: the user's own program at a real table.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::tempdir;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/python/arena_bot.py")
}

struct Server {
    child: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Server {
    fn start(home: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_adamant"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .current_dir(home)
            .env("HOME", home)
            .env("XDG_DATA_HOME", home)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut greeting = String::new();
        while !greeting.contains("adamant --help\n") {
            assert!(out.read_line(&mut greeting).unwrap() > 0, "{greeting}");
        }
        let rest = greeting.split("http://").nth(1).unwrap();
        Self { child, address: rest.split('/').next().unwrap().to_owned() }
    }

    fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        let (body, mut stream) = (body.to_string(), TcpStream::connect(&self.address).unwrap());
        let (address, long) = (&self.address, body.len());
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\nauthorization: Bearer {token}\r\ncontent-length: {long}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap()
    }

    fn connect(&self, code: &str, token: &str) -> WebSocket<MaybeTlsStream<TcpStream>> {
        let stream = MaybeTlsStream::Plain(TcpStream::connect(&self.address).unwrap());
        let url = format!("ws://{}/api/tables/{code}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        client(request, stream).unwrap().0
    }
}

fn next(socket: &mut WebSocket<MaybeTlsStream<TcpStream>>) -> Value {
    loop {
        if let Message::Text(text) = socket.read().unwrap() {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

fn join(server: &Server, code: &str, bot: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_adamant"));
    let url = format!("http://{}/t/{code}", server.address);
    command.args(["join", &url, "--bot"]).arg(bot).args(["--name", "Robin"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn a_program_sits_down_and_plays_to_the_end() {
    let home = tempdir().unwrap();
    let server = Server::start(home.path());
    let token = "ab".repeat(32);
    for (game, players) in [("diamant", 3), ("kadora", 2)] {
        let table =
            server.post("/api/tables", &token, &json!({ "game": game, "players": players }));
        let code = table["code"].as_str().unwrap();
        let mut host = server.connect(code, &token);
        let program = join(&server, code, &example()).spawn().unwrap();
        // The host waits for the program, and gives the other chairs to built-in bots.
        let mut begun = false;
        loop {
            let news = next(&mut host);
            let Some(chairs) = news["table"]["chairs"].as_array() else { continue };
            if news["table"]["stage"] == "over" {
                break;
            }
            let joined = chairs.iter().any(|chair| chair["name"] == "Robin");
            if joined && !begun {
                begun = true;
                for seat in (0..chairs.len()).filter(|&seat| chairs[seat]["is"] == "open") {
                    let ask = json!({ "ask": "chair", "seat": seat, "for": { "bot": "thumb" } });
                    host.send(Message::text(ask.to_string())).unwrap();
                }
                host.send(Message::text(json!({ "ask": "start" }).to_string())).unwrap();
            }
        }
        let ended = program.wait_with_output().unwrap();
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
        assert_eq!(String::from_utf8_lossy(&ended.stdout), "The game is over.\n");
        assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    }
}

/// Passes what comes over TLS on to the server, as a proxy before it does; gives the proxy's port and its certificate.
fn tls_proxy(server: &Server) -> (u16, String) {
    let rcgen::CertifiedKey { cert, signing_key } =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let key = rustls::pki_types::PrivateKeyDer::try_from(signing_key.serialize_der()).unwrap();
    let provider = std::sync::Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .unwrap();
    let acceptor = tokio_rustls::TlsAcceptor::from(std::sync::Arc::new(config));
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let (port, behind) = (listener.local_addr().unwrap().port(), server.address.clone());
    std::thread::spawn(move || {
        tokio::runtime::Runtime::new().unwrap().block_on(async move {
            let listener = tokio::net::TcpListener::from_std(listener).unwrap();
            while let Ok((stream, _)) = listener.accept().await {
                let (acceptor, behind) = (acceptor.clone(), behind.clone());
                tokio::spawn(async move {
                    let Ok(mut stream) = acceptor.accept(stream).await else { return };
                    let mut server = tokio::net::TcpStream::connect(behind).await.unwrap();
                    drop(tokio::io::copy_bidirectional(&mut stream, &mut server).await);
                });
            }
        });
    });
    (port, cert.pem())
}

#[test]
fn a_server_behind_tls_is_joined_if_its_certificate_is_trusted() {
    let home = tempdir().unwrap();
    let server = Server::start(home.path());
    let (port, certificate) = tls_proxy(&server);
    let trusted = home.path().join("trusted.pem");
    std::fs::write(&trusted, certificate).unwrap();
    let fails = |trusted: Option<&Path>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_adamant"));
        command.args(["join", &format!("https://localhost:{port}/t/BBBBBB"), "--bot"]);
        command.arg(example()).env_remove("SSL_CERT_DIR");
        if let Some(trusted) = trusted {
            command.env("SSL_CERT_FILE", trusted);
        }
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).unwrap()
    };
    // The server itself answers.
    let told = fails(Some(&trusted));
    assert!(told.contains("There is no table"), "{told}");
    let told = fails(None);
    assert!(told.contains("cannot connect to https://localhost"), "{told}");
}

#[test]
fn a_program_that_cannot_join_is_told_why() {
    let home = tempdir().unwrap();
    let server = Server::start(home.path());
    let fails = |code: &str, bot: &Path| {
        let output = join(&server, code, bot).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).unwrap()
    };
    let told = fails("BBBBBB", &example());
    assert!(told.contains("adamant: ") && told.contains("table"), "{told}");
    let told = fails("BBBBBB", Path::new("./no-such-bot.py"));
    assert!(told.contains("./no-such-bot.py cannot play"), "{told}");
}
