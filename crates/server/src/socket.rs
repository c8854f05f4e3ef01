//! One socket: frames in, frames out, and how long it may take.

use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, Request as HttpRequest, State};
use axum::http::HeaderMap;
use axum::response::Response;
use fair::TableCode;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use voice::{Lang, Names, Voice, refused as say};
use wire::{Ask, CloseReason, PROTOCOL, ProblemCode, Request, ServerMessage};

use crate::api::Refusals;
use crate::api_error::{ApiError, refuse_if};
use crate::frames::Metered;
use crate::guard::{Address, RequestLang, same_origin};
use crate::guest::Secret;
use crate::http::read_code;
use crate::limits::SocketPermit;
use crate::metrics::Metrics;
use crate::table::{ClientHandle, Command, Out};
use crate::table_registry::{Connection, TableRegistry};

/// The longest message that a client may send, in bytes.
const MAX_MESSAGE_BYTES: usize = 8 * 1024;

/// How many frames wait for a slow client before it is disconnected.
const MAX_QUEUED_FRAMES: usize = 64;

/// How often a ping is sent, and how long a client may be silent.
const HEARTBEAT: Duration = Duration::from_secs(25);
const SILENCE_TIMEOUT: Duration = Duration::from_mins(1);

/// How long a frame may take to leave.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);

#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Opening {
    /// How many events the client already knows.
    since: u32,
    /// The version of the messages that it speaks.
    protocol: Option<u32>,
    /// Whether it watches, even with the secret of a player.
    watch: bool,
}

/// `GET /api/tables/{code}/socket`: the table itself, as one viewer sees it.
#[utoipa::path(
    get,
    path = "/api/tables/{code}/socket",
    tag = "tables",
    params(
        ("code", description = "The six letters that a table is found by"),
        ("since" = Option<u32>, Query, description = "How many events the client already knows"),
        ("protocol" = Option<u32>, Query, description = "The version of the messages that it speaks"),
        ("watch" = Option<bool>, Query, description = "Whether it watches as a spectator, even with the secret of a player"),
    ),
    security((), ("bearer" = []), ("cookie" = [])),
    responses(
        (status = 101, description = "A WebSocket; docs/protocol.md tells what is said on it"),
        Refusals,
    )
)]
pub(crate) async fn open(
    State(registry): State<Arc<TableRegistry>>,
    Path(code): Path<String>,
    opening: Result<Query<Opening>, QueryRejection>,
    Address(from): Address,
    RequestLang(lang): RequestLang,
    headers: HeaderMap,
    request: HttpRequest,
) -> Result<Response, ApiError> {
    refuse_if(!same_origin(&registry, &headers), ProblemCode::NotYours, say::other_origin)?;
    let Query(opening) = opening.map_err(|error| ApiError::unreadable(&error.body_text()))?;
    let code = read_code(&code)?;
    let (handshake, upgrade) = handshake(request)?;
    let secret = Secret::of(&headers).filter(|_| !opening.watch);
    let guest = secret.map(|secret| secret.guest());
    let permit = registry
        .limiter
        .socket(from, guest)
        .ok_or_else(|| ApiError::new(ProblemCode::TooMuch, say::too_many_sockets()))?;
    // A table that is not there is said so before the upgrade, where a client can read it.
    registry.find(code).await?;
    tokio::spawn(async move {
        let stream = match upgrade.await {
            Ok(stream) => Metered::new(TokioIo::new(stream), permit.person.clone()),
            Err(error) => return tracing::debug!(%from, %error, "a socket was not opened"),
        };
        let limits = WebSocketConfig::default()
            .read_buffer_size(1024)
            .write_buffer_size(0)
            .max_message_size(Some(MAX_MESSAGE_BYTES))
            .max_frame_size(Some(MAX_MESSAGE_BYTES));
        let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(limits)).await;
        let (out, frames) = mpsc::channel(MAX_QUEUED_FRAMES);
        let (person, waiting) = (permit.person.clone(), Arc::<AtomicUsize>::default());
        let client = ClientHandle {
            id: next_id(),
            guest,
            person,
            from,
            lang,
            since: opening.since,
            out,
            waiting: waiting.clone(),
        };
        let id = client.id;
        ClientSocket { id, registry, socket, lang, frames, waiting, from, _permit: permit }
            .run(code, client, opening.protocol)
            .await;
    });
    Ok(handshake)
}

/// The answer to a request for a WebSocket, and the stream that follows.
fn handshake(mut request: HttpRequest) -> Result<(Response, OnUpgrade), ApiError> {
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    let answer = create_response(&request.map(drop))
        .map_err(|error| ApiError::unreadable(&error.to_string()))?;
    let upgrade = upgrade.ok_or_else(|| ApiError::unreadable("no upgrade"))?;
    Ok((answer.map(|()| Body::empty()), upgrade))
}

pub(crate) fn next_id() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// The socket of one client.
struct ClientSocket {
    id: u64,
    registry: Arc<TableRegistry>,
    socket: WebSocketStream<Metered<TokioIo<Upgraded>>>,
    lang: Lang,
    frames: mpsc::Receiver<Out>,
    /// How many bytes are queued among the frames.
    waiting: Arc<AtomicUsize>,
    from: IpAddr,
    _permit: SocketPermit,
}

impl ClientSocket {
    async fn run(mut self, code: TableCode, client: ClientHandle, protocol: Option<u32>) {
        if protocol.is_some_and(|protocol| protocol != PROTOCOL) {
            return self.close(CloseReason::Outdated).await;
        }
        let Ok(table) = self.registry.join(code, client).await else {
            return self.close(CloseReason::Unavailable).await;
        };
        self.talk(&table).await;
        if let Connection::Here(inbox) = table {
            drop(inbox.send(Command::Leave { client: self.id }).await);
        }
    }

    async fn talk(&mut self, table: &Connection) {
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        let mut received = Instant::now();
        loop {
            let flow = tokio::select! {
                frame = self.frames.recv() => match frame {
                    Some(Out::Frame(text)) => {
                        let length = text.len();
                        let sent = self.send(Message::Text(text)).await;
                        self.waiting.fetch_sub(length, Ordering::Relaxed);
                        sent
                    }
                    Some(Out::Close(why)) => return self.close(why).await,
                    // The table disconnects a client that reads too slowly.
                    None => return self.close(CloseReason::Overrun).await,
                },
                message = self.socket.next() => {
                    received = Instant::now();
                    match message {
                        None | Some(Ok(Message::Close(_))) => return,
                        Some(Err(error)) => {
                            tracing::debug!(from = %self.from, %error, "a socket cannot be read");
                            return self.close(CloseReason::Overrun).await;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {
                            ControlFlow::Continue(())
                        }
                        Some(Ok(Message::Text(text))) => self.handle(table, text).await,
                        // A request is text.
                        Some(Ok(Message::Binary(_))) => {
                            self.handle(table, Utf8Bytes::from_static("binary")).await
                        }
                    }
                }
                _ = heartbeat.tick() => {
                    if received.elapsed() > SILENCE_TIMEOUT {
                        return;
                    }
                    self.send(Message::Ping(Vec::new().into())).await
                }
            };
            if flow.is_break() {
                return;
            }
        }
    }

    async fn handle(&mut self, table: &Connection, text: Utf8Bytes) -> ControlFlow<()> {
        match table {
            // The owner of the table reads it.
            Connection::There(table) => table.request(text).await,
            Connection::Here(inbox) => {
                match read_request(&text, self.lang, &self.registry.metrics) {
                    Err(answer) => return self.send(Message::Text(answer)).await,
                    Ok(request) => {
                        let request = Command::Request { client: self.id, request };
                        if inbox.send(request).await.is_err() {
                            self.close(CloseReason::Restart).await;
                            return ControlFlow::Break(());
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    async fn send(&mut self, message: Message) -> ControlFlow<()> {
        match timeout(SEND_TIMEOUT, self.socket.send(message)).await {
            Ok(Ok(())) => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    }

    /// Says why, and closes.
    async fn close(&mut self, why: CloseReason) {
        let code = match why {
            CloseReason::Restart => CloseCode::Restart,
            CloseReason::Outdated => CloseCode::Protocol,
            CloseReason::Unavailable => CloseCode::Again,
            CloseReason::Overrun => CloseCode::Policy,
        };
        let bye = json(&ServerMessage::<(), ()>::Bye { why });
        let reason = Utf8Bytes::from_static("");
        if self.send(Message::Text(bye)).await.is_continue() {
            let _ = self.send(Message::Close(Some(CloseFrame { code, reason }))).await;
        }
    }
}

/// What a client asks of its table, or the frame that answers it without the table.
pub(crate) fn read_request(
    text: &str,
    lang: Lang,
    metrics: &Metrics,
) -> Result<Request, Utf8Bytes> {
    match serde_json::from_str::<Request>(text) {
        Ok(Request { id, ask: Ask::Ping }) => {
            Err(json(&ServerMessage::Pong { re: id.into_iter().collect() }))
        }
        Ok(request) => Ok(request),
        Err(error) => {
            let id = serde_json::from_str::<Value>(text)
                .ok()
                .and_then(|value| value.get("id")?.as_u64()?.try_into().ok());
            metrics.refused(ProblemCode::Unreadable);
            let error = ApiError::unreadable(&error.to_string());
            let speaker = Voice::of(lang).to(table::Viewer::Spectator, Names::none());
            Err(json(&ServerMessage::Refused {
                problem: error.say(&speaker),
                now: None,
                re: id.into_iter().collect(),
            }))
        }
    }
}

fn json(message: &ServerMessage<(), ()>) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
