//! Four seats at a table of Diamant that decide at once.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::servers::{Servers, any};
use crate::socket::Socket;
use crate::table::{SEATS, open_table, secret};
use crate::tasks;

/// How long to wait for a connection, before it is tried again, and how long in all.
const CONNECTING: Duration = Duration::from_secs(10);
const RETRY_DELAY: Duration = Duration::from_millis(100);
const RECONNECT_TIMEOUT: Duration = Duration::from_mins(1);

/// Four seats at a table.
pub(super) struct Table {
    servers: Servers,
    code: String,
    tokens: [String; SEATS],
    sockets: [Socket; SEATS],
    moment: u32,
}

impl Table {
    /// Opens a table at one node, sits down on all chairs, first from there and then from any node, and begins.
    pub(super) async fn open(servers: Servers, first: SocketAddr) -> Result<Self> {
        let tokens: [String; SEATS] = std::array::from_fn(|_| secret());
        let code = open_table(first, &tokens[0]).await?;
        Self::sit_down(first, servers, code, tokens).await
    }

    async fn sit_down(
        first: SocketAddr,
        servers: Servers,
        code: String,
        tokens: [String; SEATS],
    ) -> Result<Self> {
        let mut sockets = Vec::with_capacity(SEATS);
        for (seat, token) in tokens.iter().enumerate() {
            let server = if seat == 0 { first } else { any(&servers) };
            let mut socket = Socket::open(server, &code, token, 0).await?;
            let sit =
                json!({ "ask": "sit", "id": 1, "name": format!("Seat {seat}"), "luck": secret() });
            socket.send(&sit.to_string()).await?;
            until(&mut socket, |message| message.contains(r#""re":[1]"#)).await?;
            sockets.push(socket);
        }
        let sockets: [Socket; SEATS] = sockets.try_into().ok().context("four sockets")?;
        let mut table = Self { servers, code, tokens, sockets, moment: 0 };
        table.sockets[0].send(r#"{"ask":"start","id":2}"#).await?;
        table.receive().await?;
        Ok(table)
    }

    /// All seats go on into the cave, and all receive what came of it; whether the game is over.
    pub(super) async fn round(&mut self) -> Result<bool> {
        for seat in 1..SEATS {
            self.choose(seat).await?;
        }
        self.last_choice().await
    }

    /// One seat goes on into the cave.
    pub(super) async fn choose(&mut self, seat: usize) -> Result<()> {
        let act = format!(r#"{{"ask":"act","moment":{},"action":"S"}}"#, self.moment);
        self.sockets[seat].send(&act).await
    }

    /// The first seat goes on last, and all receive what came of it; whether the game is over.
    pub(super) async fn last_choice(&mut self) -> Result<bool> {
        self.choose(0).await?;
        self.receive().await
    }

    /// Waits until the last seat has received a new moment; whether the game is over.
    async fn receive(&mut self) -> Result<bool> {
        let before = self.moment;
        let mut over = false;
        for socket in &mut self.sockets {
            loop {
                let message = socket.next().await?;
                if !message.starts_with(r#"{"news":"game""#) {
                    if message.starts_with(r#"{"news":"refused""#)
                        || message.starts_with(r#"{"news":"bye""#)
                    {
                        bail!("the server said {message}");
                    }
                    continue;
                }
                let moment = moment(message).context("a game without a moment")?;
                if moment > before {
                    self.moment = moment;
                    over = message.contains(r#""stage":{"over""#);
                    break;
                }
            }
        }
        Ok(over)
    }

    /// The same four sit down at the table of the rematch.
    pub(super) async fn rematch(mut self) -> Result<Self> {
        let host = &mut self.sockets[0];
        host.send(r#"{"ask":"rematch","id":3}"#).await?;
        let next = r#""next":""#;
        let code = loop {
            let message = host.next().await?;
            if let Some((_, after)) = message.split_once(next) {
                break after.split('"').next().unwrap_or_default().to_owned();
            }
        };
        drop(self.sockets);
        Self::sit_down(any(&self.servers), self.servers, code, self.tokens).await
    }

    /// Waits until the server hangs up on every seat that was connected to a node that died, or whose table was there, and reconnects each
    /// to one of these nodes. Says how long after `since` the first was back: then the table is owned again.
    pub(super) async fn reconnect(
        self,
        servers: Servers,
        since: Instant,
    ) -> Result<(Self, Duration)> {
        let Self { code, tokens, sockets, .. } = self;
        let mut coming_back = JoinSet::new();
        for (seat, (mut socket, token)) in sockets.into_iter().zip(tokens.clone()).enumerate() {
            let (code, servers) = (code.clone(), servers.clone());
            coming_back.spawn(async move {
                while socket.next().await.is_ok() {}
                loop {
                    match welcomed(any(&servers), &code, &token).await {
                        Ok((socket, moment)) => return Ok((seat, socket, moment, since.elapsed())),
                        Err(error) if since.elapsed() > RECONNECT_TIMEOUT => return Err(error),
                        Err(_) => sleep(RETRY_DELAY).await,
                    }
                }
            });
        }
        let mut back = tasks::all(coming_back).await?;
        back.sort_by_key(|(seat, ..)| *seat);
        let owned = back.iter().map(|(.., took)| *took).min().unwrap_or_default();
        let moment = back.iter().map(|(_, _, moment, _)| *moment).max().unwrap_or_default();
        let sockets: Vec<_> = back.into_iter().map(|(_, socket, ..)| socket).collect();
        let sockets = sockets.try_into().ok().context("four sockets")?;
        Ok((Self { servers, code, tokens, sockets, moment }, owned))
    }

    pub(super) fn code(&self) -> &str {
        &self.code
    }
}

/// Connects, and receives where the game stands.
async fn welcomed(server: SocketAddr, code: &str, token: &str) -> Result<(Socket, u32)> {
    let connecting = async {
        let mut socket = Socket::open(server, code, token, 0).await?;
        let moment = loop {
            let message = socket.next().await?;
            if message.starts_with(r#"{"news":"welcome""#) {
                break moment(message).context("a game without a moment")?;
            }
        };
        Ok((socket, moment))
    };
    timeout(CONNECTING, connecting).await?
}

async fn until(socket: &mut Socket, is: impl Fn(&str) -> bool) -> Result<()> {
    loop {
        let message = socket.next().await?;
        if is(message) {
            return Ok(());
        }
        if message.starts_with(r#"{"news":"refused""#) {
            bail!("the server said {message}");
        }
    }
}

fn moment(message: &str) -> Option<u32> {
    let (_, after) = message.split_once(r#""moment":"#)?;
    after[..after.find(|c: char| !c.is_ascii_digit())?].parse().ok()
}
