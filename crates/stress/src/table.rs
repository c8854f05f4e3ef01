//! Four seats at a table of Diamant that decide at once.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};

use crate::http;
use crate::socket::{Socket, Token};

/// How many sit at a table.
pub(crate) const SEATS: usize = 4;

/// Four seats at a table.
pub(crate) struct Table {
    server: SocketAddr,
    code: String,
    tokens: [Token; SEATS],
    sockets: [Socket; SEATS],
    moment: u32,
}

/// Where a round led.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    GoOn,
    Over,
}

impl Table {
    /// Opens a table, sits down on all chairs and begins.
    pub(crate) async fn open(server: SocketAddr) -> Result<Self> {
        let tokens: [Token; SEATS] = std::array::from_fn(|_| secret());
        let new = json!({ "game": "diamant", "players": SEATS });
        let (status, body) = http::post(server, "/api/tables", &tokens[0], &new).await?;
        if status != 200 {
            bail!("no table: {status} {body}");
        }
        let created: Value = serde_json::from_str(&body)?;
        let code = created["code"].as_str().context("a table without a code")?.to_owned();
        Self::sit_down(server, code, tokens).await
    }

    async fn sit_down(server: SocketAddr, code: String, tokens: [Token; SEATS]) -> Result<Self> {
        let mut sockets = Vec::with_capacity(SEATS);
        for (seat, token) in tokens.iter().enumerate() {
            let mut socket = Socket::open(server, &code, token, 0).await?;
            let sit =
                json!({ "ask": "sit", "id": 1, "name": format!("Seat {seat}"), "luck": secret() });
            socket.send(&sit.to_string()).await?;
            until(&mut socket, |news| news.contains(r#""re":[1]"#)).await?;
            sockets.push(socket);
        }
        let sockets: [Socket; SEATS] = sockets.try_into().ok().context("four sockets")?;
        let mut table = Self { server, code, tokens, sockets, moment: 0 };
        table.sockets[0].send(r#"{"ask":"start","id":2}"#).await?;
        table.hear().await?;
        Ok(table)
    }

    /// All seats go on into the cave, and all hear what came of it.
    pub(crate) async fn round(&mut self) -> Result<Then> {
        let act = format!(r#"{{"ask":"act","moment":{},"action":"S"}}"#, self.moment);
        for socket in &mut self.sockets {
            socket.send(&act).await?;
        }
        self.hear().await
    }

    /// Waits until the last seat has heard of a new moment.
    async fn hear(&mut self) -> Result<Then> {
        let before = self.moment;
        let mut over = false;
        for socket in &mut self.sockets {
            loop {
                let news = socket.next().await?;
                if !news.starts_with(r#"{"news":"game""#) {
                    if news.starts_with(r#"{"news":"refused""#)
                        || news.starts_with(r#"{"news":"bye""#)
                    {
                        bail!("the server said {news}");
                    }
                    continue;
                }
                let moment = moment(news).context("a game without a moment")?;
                if moment > before {
                    self.moment = moment;
                    over = news.contains(r#""stage":{"over""#);
                    break;
                }
            }
        }
        Ok(if over { Then::Over } else { Then::GoOn })
    }

    /// The same four sit down at the table of the rematch.
    pub(crate) async fn rematch(mut self) -> Result<Self> {
        let host = &mut self.sockets[0];
        host.send(r#"{"ask":"rematch","id":3}"#).await?;
        let next = r#""next":""#;
        let code = loop {
            let news = host.next().await?;
            if let Some((_, after)) = news.split_once(next) {
                break after.split('"').next().unwrap_or_default().to_owned();
            }
        };
        drop(self.sockets);
        Self::sit_down(self.server, code, self.tokens).await
    }

    pub(crate) fn code(&self) -> &str {
        &self.code
    }
}

async fn until(socket: &mut Socket, is: impl Fn(&str) -> bool) -> Result<()> {
    loop {
        let news = socket.next().await?;
        if is(news) {
            return Ok(());
        }
        if news.starts_with(r#"{"news":"refused""#) {
            bail!("the server said {news}");
        }
    }
}

fn moment(news: &str) -> Option<u32> {
    let (_, after) = news.split_once(r#""moment":"#)?;
    after[..after.find(|c: char| !c.is_ascii_digit())?].parse().ok()
}

/// 32 random bytes in hexadecimal.
pub(crate) fn secret() -> String {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    base16ct::lower::encode_string(&bytes)
}
