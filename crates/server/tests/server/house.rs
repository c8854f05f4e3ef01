//! A server on a free port, and clients that talk to it as programs do.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::Request;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Config, Hall};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Message, http};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt as _;

/// A server of its own for one test.
pub(crate) struct House {
    pub(crate) hall: Arc<Hall>,
    pub(crate) address: SocketAddr,
    pub(crate) dir: TempDir,
    serving: JoinHandle<()>,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(Config::default()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        Self::at(tempfile::tempdir().unwrap(), config).await
    }

    pub(crate) async fn at(dir: TempDir, config: Config) -> Self {
        let config = Config { database: dir.path().join("adamant.db"), ..config };
        let hall = Hall::open(config).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = server::app(hall.clone());
        let serving = tokio::spawn(async move {
            let app = app.into_make_service_with_connect_info::<SocketAddr>();
            axum::serve(listener, app).await.unwrap();
        });
        Self { hall, address, dir, serving }
    }

    /// Stops as if the power were cut, and opens again on the same database.
    pub(crate) async fn restart(self) -> Self {
        self.serving.abort();
        Self::at(self.dir, Config::default()).await
    }

    /// A secret of one's own, as a program gets it.
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
        let answer = server::app(self.hall.clone())
            .oneshot(request.body(Body::from(body)).unwrap())
            .await
            .unwrap();
        let status = answer.status().as_u16();
        let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    /// Connects to a table. Whoever has a chair there is in it.
    pub(crate) async fn connect(&self, code: &str, token: Option<&Token>, since: usize) -> Client {
        let address = format!("ws://{}/api/tables/{code}/socket?since={since}", self.address);
        let mut request = address.into_client_request().unwrap();
        if let Some(Token(token)) = token {
            let bearer = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert(http::header::AUTHORIZATION, bearer);
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut client = Client { socket, frames: Vec::new(), asked: 0 };
        let welcome = client.next().await;
        assert_eq!(welcome["news"], "welcome", "{welcome}");
        client
    }

    /// A table of this game, opened by `host`.
    pub(crate) async fn table(&self, host: &Token, new: Value) -> String {
        let (status, created) = self.post("/api/tables", Some(host), new).await;
        assert_eq!(status, 200, "{created}");
        created["code"].as_str().unwrap().to_owned()
    }
}

/// A secret.
#[derive(Clone)]
pub(crate) struct Token(pub(crate) String);

/// A program at a table.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every byte that was sent to it.
    pub(crate) frames: Vec<String>,
    asked: u64,
}

impl Client {
    /// The next news.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let next = timeout(Duration::from_secs(30), self.socket.next());
            match next.await.expect("the server says nothing").expect("the server hung up").unwrap()
            {
                Message::Text(text) => {
                    self.frames.push(text.to_string());
                    return serde_json::from_str(&text).unwrap();
                }
                Message::Close(_) => panic!("the server hung up"),
                _ => {}
            }
        }
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
        let luck = "5a".repeat(32);
        self.ask(json!({ "ask": "sit", "name": name, "luck": luck })).await
    }
}
