//! A server on a free port, and clients that talk to it as programs do.

use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::{Arc, Once};
use std::time::Duration;
use std::{panic, process};

use axum::body::{Body, to_bytes};
use axum::http::Request;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Config, Limits, Rate, TableRegistry};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt as _;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What everyone here adds to the shuffle.
pub(crate) const LUCK: &str = "5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a";

/// A server of its own for one test.
pub(crate) struct TestServer {
    pub(crate) registry: Arc<TableRegistry>,
    pub(crate) dir: TempDir,
    at: At,
    config: Config,
    serving: JoinHandle<()>,
}

/// Where a server is.
#[derive(Clone, Copy)]
pub(crate) struct At {
    pub(crate) address: SocketAddr,
}

impl Deref for TestServer {
    type Target = At;

    fn deref(&self) -> &At {
        &self.at
    }
}

/// Ends the tests at once when a task of the server panics: nothing that a client can do may come to that.
fn no_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            usual(info);
            let file = info.location().map_or("", |place| place.file());
            if file.starts_with("crates/") && file.contains("/src/") {
                process::abort();
            }
        }));
    });
}

/// A server that a test can ask as much as it likes.
pub(crate) fn roomy() -> Config {
    let plenty = Rate { burst: 1_000_000, per_second: 1_000_000.0 };
    let limits = Limits {
        requests: plenty,
        tables: plenty,
        messages: plenty,
        sockets_per_person: 1000,
        ..Limits::default()
    };
    let listen = ([127, 0, 0, 1], 0).into();
    Config { limits, listen, host_grace_seconds: 0, ..Config::default() }
}

impl TestServer {
    pub(crate) async fn open() -> Self {
        Self::with(roomy()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        Self::at(tempfile::tempdir().unwrap(), config).await
    }

    pub(crate) async fn at(dir: TempDir, config: Config) -> Self {
        let database = dir.path().join("adamant.db").into();
        let config = Config { database, ..config };
        no_panics();
        let registry = TableRegistry::open(config.clone()).await.unwrap();
        let mut listen = config.listen;
        if listen.port() == 0 {
            listen.set_port(services::free_port().unwrap());
        }
        let listener = TcpListener::bind(listen).await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = server::app(registry.clone(), server::pages());
        let serving = tokio::spawn(async move {
            let app = app.into_make_service_with_connect_info::<SocketAddr>();
            axum::serve(listener, app).await.unwrap();
        });
        Self { registry, at: At { address }, dir, config, serving }
    }

    /// Stops as if the power were cut, and opens again on the same database.
    pub(crate) async fn restart(self) -> Self {
        self.serving.abort();
        Self::at(self.dir, self.config).await
    }

    /// Stops as it should, telling everyone to come back, and opens again on the same port.
    pub(crate) async fn reopen(self) -> Self {
        self.registry.close().await;
        self.serving.abort();
        drop(self.serving.await);
        Self::at(self.dir, Config { listen: self.at.address, ..self.config }).await
    }

    /// A new guest's secret, as a program gets it.
    pub(crate) async fn token(&self) -> Token {
        let (_, answer) = self.post("/api/me", None, json!({ "identity": "program" })).await;
        Token(answer["token"].as_str().unwrap().to_owned())
    }

    pub(crate) async fn post(
        &self,
        path: &str,
        token: Option<&Token>,
        body: Value,
    ) -> (u16, Value) {
        self.send("POST", path, token, body.to_string()).await
    }

    pub(crate) async fn get(&self, path: &str, token: Option<&Token>) -> (u16, Value) {
        self.send("GET", path, token, String::new()).await
    }

    /// Asks the router itself: no port, no socket.
    async fn send(
        &self,
        method: &str,
        path: &str,
        token: Option<&Token>,
        body: String,
    ) -> (u16, Value) {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", self.address.to_string())
            .header("content-type", "application/json");
        if let Some(Token(token)) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let (status, body) = self.route(request.body(Body::from(body)).unwrap()).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    async fn route(&self, request: Request<Body>) -> (u16, String) {
        let answer =
            server::app(self.registry.clone(), server::pages()).oneshot(request).await.unwrap();
        let status = answer.status().as_u16();
        let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    /// A page as it is.
    pub(crate) async fn text(&self, path: &str) -> String {
        self.route(Request::get(path).body(Body::empty()).unwrap()).await.1
    }

    /// The cookie that a browser gets, which has this one already.
    pub(crate) async fn cookie(&self, has: Option<&str>) -> String {
        let request = Request::post("/api/me")
            .header("content-type", "application/json")
            .header("cookie", has.unwrap_or_default())
            .body(Body::from(r#"{"identity":"browser"}"#))
            .unwrap();
        let answer =
            server::app(self.registry.clone(), server::pages()).oneshot(request).await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
        let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        assert_eq!(serde_json::from_slice::<Value>(&body).unwrap(), json!({ "token": null }));
        cookie
    }

    /// A table with these people in its first chairs, the first of them its host. Nothing has begun.
    pub(crate) async fn gather(&self, new: Value, names: &[&str]) -> (String, Vec<Client>) {
        let host = self.token().await;
        let code = self.table(&host, new).await;
        (code.clone(), self.seat(&code, host, names).await)
    }

    /// Seats these people at a table that `host` has opened.
    pub(crate) async fn seat(&self, code: &str, host: Token, names: &[&str]) -> Vec<Client> {
        let mut people: Vec<Client> = Vec::new();
        for name in names {
            let token = if people.is_empty() { host.clone() } else { self.token().await };
            let mut client = self.connect(code, Some(&token), 0).await;
            let seated = client.sit(name).await;
            assert_eq!(seated["news"], "welcome", "{seated}");
            people.push(client);
        }
        people
    }

    /// The same, and the game has begun.
    pub(crate) async fn begin(&self, new: Value, names: &[&str]) -> (String, Vec<Client>) {
        let (code, mut people) = self.gather(new, names).await;
        start(&mut people).await;
        (code, people)
    }

    /// Connects again as a client that knows the first `since` events.
    pub(crate) async fn again(&self, code: &str, who: &Client, since: usize) -> Client {
        self.connect(code, who.token.as_ref(), since).await
    }

    /// The hash by which the server knows a client.
    pub(crate) async fn guest_hash(&self, who: &Client) -> String {
        let seat = i64::try_from(who.seat()).unwrap();
        let code = who.table["code"].as_str().unwrap();
        sqlx::query_scalar("SELECT lower(hex(guest)) FROM seats WHERE code = ?1 AND seat = ?2")
            .bind(code)
            .bind(seat)
            .fetch_one(&mut self.database().await)
            .await
            .unwrap()
    }

    /// Another connection to the database of the server.
    pub(crate) async fn database(&self) -> SqliteConnection {
        let file = self.dir.path().join("adamant.db");
        SqliteConnectOptions::new()
            .filename(file)
            .busy_timeout(Duration::from_secs(10))
            .connect()
            .await
            .unwrap()
    }

    /// A table of this game, opened by `host`.
    pub(crate) async fn table(&self, host: &Token, new: Value) -> String {
        let (status, created) = self.post("/api/tables", Some(host), new).await;
        assert_eq!(status, 200, "{created}");
        created["code"].as_str().unwrap().to_owned()
    }
}

impl At {
    /// How a socket is refused.
    pub(crate) async fn upgrade(&self, path: &str) -> (u16, Value) {
        self.try_upgrade(path, None).await
    }

    /// How a socket is refused to a client.
    pub(crate) async fn upgrade_as(&self, path: &str, token: &Token) -> (u16, Value) {
        self.try_upgrade(path, Some(token)).await
    }

    async fn try_upgrade(&self, path: &str, token: Option<&Token>) -> (u16, Value) {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        if let Some(Token(token)) = token {
            let bearer = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert("authorization", bearer);
        }
        match tokio_tungstenite::connect_async(request).await {
            Err(Error::Http(answer)) => {
                let body = answer.body().as_deref().unwrap_or_default();
                (answer.status().as_u16(), serde_json::from_slice(body).unwrap_or_default())
            }
            other => panic!("{other:?}"),
        }
    }

    /// Connects to a table, in the client's own chair if it has one there.
    pub(crate) async fn connect(&self, code: &str, token: Option<&Token>, since: usize) -> Client {
        self.dial(code, &format!("since={since}"), token).await
    }

    /// Connects with this query.
    pub(crate) async fn dial(&self, code: &str, query: &str, token: Option<&Token>) -> Client {
        let mut client = self.hello(code, query, token).await;
        let welcome = client.next().await;
        assert_eq!(welcome["news"], "welcome", "{welcome}");
        client
    }

    /// Connects, and reads nothing yet.
    pub(crate) async fn hello(&self, code: &str, query: &str, token: Option<&Token>) -> Client {
        let bearer = token.map(|Token(token)| ("authorization", format!("Bearer {token}")));
        let mut client = self.call(code, query, bearer).await;
        client.token = token.cloned();
        client
    }

    /// Connects with this header.
    pub(crate) async fn dial_with(
        &self,
        code: &str,
        query: &str,
        header: &'static str,
        value: &str,
    ) -> Client {
        let mut client = self.call(code, query, Some((header, value.to_owned()))).await;
        client.next().await;
        client
    }

    async fn call(
        &self,
        code: &str,
        query: &str,
        header: Option<(&'static str, String)>,
    ) -> Client {
        let address = format!("ws://{}/api/tables/{code}/socket?{query}", self.address);
        let mut request = address.into_client_request().unwrap();
        if let Some((name, value)) = header {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        Client::new(socket)
    }

    /// Connects, if the server lets one.
    pub(crate) async fn try_connect(&self, code: &str) -> Option<Client> {
        let address = format!("ws://{}/api/tables/{code}/socket", self.address);
        let (socket, _) = tokio_tungstenite::connect_async(address).await.ok()?;
        Some(Client::new(socket))
    }

    /// Connects as a player or a spectator, if the server lets one.
    pub(crate) async fn try_dial(&self, code: &str, token: Option<&Token>) -> Option<Client> {
        let address = format!("ws://{}/api/tables/{code}/socket", self.address);
        let mut request = address.into_client_request().unwrap();
        if let Some(Token(token)) = token {
            let bearer = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert("authorization", bearer);
        }
        let connecting = timeout(Duration::from_secs(8), tokio_tungstenite::connect_async(request));
        let (socket, _) = connecting.await.ok()?.ok()?;
        let mut client = Client::new(socket);
        client.token = token.cloned();
        client.try_next().await.filter(|news| news["news"] == "welcome").map(|_| client)
    }
}

/// The host begins, and everyone is told.
pub(crate) async fn start(people: &mut [Client]) {
    let begun = people[0].ask(json!({ "ask": "start" })).await;
    assert_eq!(begun["table"]["stage"], "playing", "{begun}");
    for client in people {
        client.until(|news| news["news"] == "game").await;
    }
}

/// A secret.
#[derive(Clone)]
pub(crate) struct Token(pub(crate) String);

/// A program at a table.
pub(crate) struct Client {
    socket: Socket,
    /// Whose program it is.
    pub(crate) token: Option<Token>,
    /// Every byte that was sent to it.
    pub(crate) frames: Vec<String>,
    /// The table, as it was last told.
    pub(crate) table: Value,
    /// Who it is, as it was last told.
    pub(crate) you: Value,
    /// The game, as it was last told.
    pub(crate) now: Value,
    asked: u64,
}

impl Client {
    pub(crate) fn new(socket: Socket) -> Self {
        let (table, you, now) = (Value::Null, Value::Null, Value::Null);
        Self { socket, token: None, frames: Vec::new(), table, you, now, asked: 0 }
    }

    /// The number of its chair.
    pub(crate) fn seat(&self) -> u64 {
        self.you["seat"].as_u64().unwrap()
    }

    /// Whether the game waits for it.
    pub(crate) fn is_awaited(&self) -> bool {
        let awaited = self.now["awaited"].as_array();
        !self.is_over() && awaited.is_some_and(|seats| seats.contains(&self.you["seat"]))
    }

    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.table["stage"] == "over"
    }

    /// Acts at the moment that it knows of.
    pub(crate) async fn act(&mut self, action: &str) -> Value {
        let moment = self.now["moment"].clone();
        self.ask(json!({ "ask": "act", "moment": moment, "action": action })).await
    }

    /// Plays to the end, choosing from the actions that it is told.
    pub(crate) async fn play(&mut self, mut pick: impl FnMut(&Value) -> usize) {
        while !self.is_over() {
            if self.is_awaited() {
                let actions = self.now["actions"].as_array().unwrap();
                assert!(!actions.is_empty(), "{}", self.now);
                let action = actions[pick(&self.now) % actions.len()].clone();
                let news = self.act(action.as_str().unwrap()).await;
                assert!(news["news"] != "refused" || news["problem"] == "stale", "{news}");
            } else {
                self.next().await;
            }
        }
    }

    /// Reads all that was sent before the answer to something that changes nothing.
    pub(crate) async fn catch_up(&mut self) {
        let refused = self.ask(json!({ "ask": "chair", "seat": 7, "for": { "bot": "?" } })).await;
        assert_eq!(refused["news"], "refused", "{refused}");
    }

    /// What happened in the frames from `first` on.
    pub(crate) fn seen(&self, first: usize) -> Vec<Value> {
        Self::seen_in(&self.frames[first..])
    }

    /// What happened in these frames.
    pub(crate) fn seen_in(frames: &[String]) -> Vec<Value> {
        let news = frames.iter().map(|frame| serde_json::from_str(frame).unwrap());
        news.flat_map(|news: Value| {
            let now = if news["now"].is_object() { &news["now"] } else { &news };
            now["seen"].as_array().cloned().unwrap_or_default()
        })
        .collect()
    }

    /// Hangs up, and is gone for the server too.
    pub(crate) async fn hang_up(mut self) {
        self.socket.close(None).await.unwrap();
        while let Some(Ok(_)) = self.socket.next().await {}
    }

    /// The next news.
    pub(crate) async fn next(&mut self) -> Value {
        self.try_next().await.expect("the server hung up")
    }

    /// The next news, or nothing if the server hangs up.
    pub(crate) async fn try_next(&mut self) -> Option<Value> {
        // Heartbeats alone are no news.
        let reading = async {
            loop {
                match self.socket.next().await?.ok()? {
                    Message::Text(text) => return Some(text),
                    Message::Close(_) => return None,
                    _ => {}
                }
            }
        };
        let text =
            timeout(Duration::from_secs(30), reading).await.expect("the server says nothing")?;
        self.frames.push(text.to_string());
        let news: Value = serde_json::from_str(&text).unwrap();
        self.remember(&news);
        Some(news)
    }

    fn remember(&mut self, news: &Value) {
        for (known, told) in [(&mut self.table, &news["table"]), (&mut self.you, &news["you"])] {
            if told.is_object() {
                known.clone_from(told);
            }
        }
        let now = if news["news"] == "game" { news } else { &news["now"] };
        if now.is_object() {
            self.now.clone_from(now);
        }
    }

    /// Reads to the end, and returns why the socket is closed.
    pub(crate) async fn bye(&mut self) -> Option<Value> {
        let reading = async {
            let mut last = None;
            while let Some(Ok(message)) = self.socket.next().await {
                if let Message::Text(text) = message {
                    self.frames.push(text.to_string());
                    let news: Value = serde_json::from_str(&text).unwrap();
                    last = (news["news"] == "bye").then(|| news["why"].clone());
                }
            }
            last
        };
        timeout(Duration::from_mins(1), reading).await.expect("the server does not hang up")
    }

    /// Sends any message.
    pub(crate) async fn send_message(&mut self, message: Message) {
        drop(self.socket.send(message).await);
    }

    /// Reads on until there is news that this is true of.
    pub(crate) async fn until(&mut self, is: impl Fn(&Value) -> bool) -> Value {
        loop {
            let news = self.next().await;
            if is(&news) {
                return news;
            }
        }
    }

    /// Sends text as it is.
    pub(crate) async fn send(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Asks something, and returns what answers it.
    pub(crate) async fn ask(&mut self, mut ask: Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        ask["id"] = id.into();
        self.send(&ask.to_string()).await;
        self.until(|news| news["re"].as_array().is_some_and(|re| re.contains(&id.into()))).await
    }

    /// Sits down.
    pub(crate) async fn sit(&mut self, name: &str) -> Value {
        self.ask(json!({ "ask": "sit", "name": name, "luck": LUCK })).await
    }
}
