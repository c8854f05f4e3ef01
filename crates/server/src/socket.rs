//! One socket: frames in, frames out, and the patience it is given.

use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, sleep, timeout};
use voice::{Lang, Names, Voice, server as say};
use wire::{Ask, Bye, Code as ProblemCode, News, PROTOCOL, Request};

use crate::api::Refusals;
use crate::code::Code;
use crate::guest::Secret;
use crate::hall::Hall;
use crate::limits::{Bucket, SocketPlace};
use crate::table::{Caller, Knock, Out};
use crate::text::shorten;
use crate::trouble::Trouble;
use crate::web::{Address, Fault, Speaks, same_origin};

/// The longest message that a client may send.
const LONGEST: usize = 8 * 1024;

/// How many frames wait for a slow reader before it is sent away.
const WAITING: usize = 64;

/// How often a silent socket is asked whether it is there, and how long it may be silent.
const PULSE: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_mins(1);

/// How long a frame may take to leave.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Deserialize)]
pub(crate) struct Opening {
    /// How many events the client already knows.
    #[serde(default)]
    since: u32,
    /// The version of the messages that it speaks.
    #[serde(default)]
    protocol: Option<u32>,
    /// Whether it looks on, whoever's secret it carries.
    #[serde(default)]
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
        ("watch" = Option<bool>, Query, description = "Whether it looks on as a spectator, whoever it is"),
    ),
    security((), ("bearer" = []), ("cookie" = [])),
    responses(
        (status = 101, description = "A WebSocket; docs/protocol.md tells what is said on it"),
        Refusals,
    )
)]
pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    Path(code): Path<String>,
    opening: Result<Query<Opening>, QueryRejection>,
    Address(from): Address,
    Speaks(lang): Speaks,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    let fault = |trouble| Fault::new(trouble, lang);
    if !same_origin(&hall, &headers) {
        return Err(fault(Trouble::new(ProblemCode::NotYours, say::other_origin())));
    }
    let Query(opening) = opening.map_err(|error| {
        let why = shorten(&error.body_text(), 200);
        fault(Trouble::new(ProblemCode::Unreadable, say::unreadable(why)))
    })?;
    let code: Code = code.parse().map_err(|_| fault(Trouble::no_table()))?;
    let place = hall
        .gate
        .socket(from)
        .ok_or_else(|| fault(Trouble::new(ProblemCode::TooMuch, say::too_many_sockets())))?;
    // A table that is not there is said so before the upgrade, where a client can read it.
    hall.find(code).await.map_err(fault)?;
    let secret = Secret::of(&headers).filter(|_| !opening.watch);
    let guest = secret.map(|secret| secret.guest());
    Ok(upgrade
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .on_upgrade(move |socket| async move {
            let (out, frames) = mpsc::channel(WAITING);
            let caller = Caller { id: next_id(), guest, lang, since: opening.since, out };
            Line { socket, lang, frames, from, _place: place }
                .run(&hall, code, caller, opening.protocol)
                .await;
        }))
}

fn next_id() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// The line to one client.
struct Line {
    socket: WebSocket,
    lang: Lang,
    frames: mpsc::Receiver<Out>,
    from: IpAddr,
    _place: SocketPlace,
}

impl Line {
    async fn run(mut self, hall: &Arc<Hall>, code: Code, caller: Caller, protocol: Option<u32>) {
        if protocol.is_some_and(|protocol| protocol != PROTOCOL) {
            return self.close(Bye::Outdated).await;
        }
        let id = caller.id;
        match hall.knock(code, Knock::Join(caller)).await {
            Ok(door) => {
                self.talk(hall, id, &door).await;
                drop(door.send(Knock::Leave { caller: id }).await);
            }
            Err(_) => self.close(Bye::Unavailable).await,
        }
    }

    async fn talk(&mut self, hall: &Hall, id: u64, door: &mpsc::Sender<Knock>) {
        let mut messages = Bucket::new(hall.config.limits.messages);
        let mut pulse = interval_at(Instant::now() + PULSE, PULSE);
        let mut heard = Instant::now();
        loop {
            // Whoever sends too much is read more slowly.
            let wait = messages.wait();
            let go_on = tokio::select! {
                frame = self.frames.recv() => match frame {
                    Some(Out::Frame(text)) => self.send(Message::Text(text)).await,
                    Some(Out::Close(why)) => return self.close(why).await,
                    // The table let go of a reader that was too slow.
                    None => return self.close(Bye::Overrun).await,
                },
                () = sleep(wait), if !wait.is_zero() => ControlFlow::Continue(()),
                message = self.socket.recv(), if wait.is_zero() => {
                    heard = Instant::now();
                    messages.take();
                    match message {
                        None | Some(Ok(Message::Close(_))) => return,
                        Some(Err(error)) => {
                            tracing::debug!(from = %self.from, %error, "a socket cannot be read");
                            return self.close(Bye::Overrun).await;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => ControlFlow::Continue(()),
                        Some(Ok(Message::Text(text))) => self.hear(hall, id, door, &text).await,
                        Some(Ok(Message::Binary(_))) => self.unreadable(hall, None, "binary").await,
                    }
                }
                _ = pulse.tick() => {
                    if heard.elapsed() > SILENCE {
                        return;
                    }
                    self.send(Message::Ping(Vec::new().into())).await
                }
            };
            if go_on.is_break() {
                return;
            }
        }
    }

    async fn hear(
        &mut self,
        hall: &Hall,
        id: u64,
        door: &mpsc::Sender<Knock>,
        text: &str,
    ) -> ControlFlow<()> {
        match serde_json::from_str::<Request>(text) {
            // The table need not be asked.
            Ok(Request { id, ask: Ask::Ping }) => {
                let pong = News::<(), ()>::Pong { re: id.into_iter().collect() };
                self.send(Message::Text(json(&pong))).await
            }
            Ok(request) => {
                if door.send(Knock::Ask { caller: id, request }).await.is_ok() {
                    return ControlFlow::Continue(());
                }
                self.close(Bye::Restart).await;
                ControlFlow::Break(())
            }
            Err(error) => {
                let id = serde_json::from_str::<Value>(text)
                    .ok()
                    .and_then(|value| value.get("id")?.as_u64()?.try_into().ok());
                self.unreadable(hall, id, &error.to_string()).await
            }
        }
    }

    async fn unreadable(&mut self, hall: &Hall, id: Option<u32>, why: &str) -> ControlFlow<()> {
        hall.metrics.refused(ProblemCode::Unreadable);
        let trouble = Trouble::new(ProblemCode::Unreadable, say::unreadable(shorten(why, 200)));
        let speaker = Voice::of(self.lang).to(table::Viewer::Spectator, Names::none());
        let refused = News::<(), ()>::Refused {
            problem: trouble.say(&speaker),
            now: None,
            re: id.into_iter().collect(),
        };
        self.send(Message::Text(json(&refused))).await
    }

    async fn send(&mut self, message: Message) -> ControlFlow<()> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        }
    }

    /// Says why, and closes.
    async fn close(&mut self, why: Bye) {
        let code = match why {
            Bye::Restart => close_code::RESTART,
            Bye::Outdated => close_code::PROTOCOL,
            Bye::Unavailable => close_code::AGAIN,
            Bye::Overrun => close_code::POLICY,
        };
        let bye = json(&News::<(), ()>::Bye { why });
        let reason = Utf8Bytes::from_static("");
        if self.send(Message::Text(bye)).await.is_continue() {
            let _ = self.send(Message::Close(Some(CloseFrame { code, reason }))).await;
        }
    }
}

fn json(news: &News<(), ()>) -> Utf8Bytes {
    serde_json::to_string(news).expect("news is plain data").into()
}
