//! Plays a game at an Adamant table: `cargo run -p server --example bot -- http://localhost:7878 CODE NAME`
//!
//! It sits down, waits for the host to begin, plays to the end, and reconnects automatically when the network or the server goes
//! away. Diamant it plays with a little sense, the other games at random. `docs/protocol.md` tells the whole protocol.
//!
//! When the game starts it writes a receipt of the shuffle, `receipt-CODE.json`, and at the end it checks the record against it
//! (`docs/fair-shuffle.md`).

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

use diamant::{Choice, Hazard, View};
use fair::{Commitment, Contribution, Receipt, verify};
use futures_util::{SinkExt as _, StreamExt as _};
use games::{Kind, with_game};
use luck::Dice;
use serde_json::Value;
use table::{Luck as _, Record, Seat};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{
    Ask, CloseReason, GameUpdate, PROTOCOL, ProblemCode, Request, ServerMessage, TableInfo,
    TableStage, You,
};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;
type ApiError = Box<dyn Error + Send + Sync>;

/// How long to wait before coming back for the first time, and at most.
const WAITS: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(30)];

#[tokio::main]
async fn main() -> Result<(), ApiError> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [server, code, name] = arguments.as_slice() else {
        return Err("usage: bot http://localhost:7878 CODE NAME".into());
    };
    // Any program with these 64 digits has our chair. Draw them once, store them, and keep them secret.
    let token = env::var("ADAMANT_TOKEN").unwrap_or_else(|_| random_digits());
    play(server, code, name, &token, Path::new(".")).await?;
    println!("The game is over. The shuffle was the promised one.");
    Ok(())
}

/// Plays at a table to the end, whatever happens to the network, and checks the shuffle with a receipt that it keeps in `folder`.
pub(crate) async fn play(
    server: &str,
    code: &str,
    name: &str,
    token: &str,
    folder: &Path,
) -> Result<(), ApiError> {
    let socket = server.replacen("http", "ws", 1);
    let address = format!("{socket}/api/tables/{code}/socket?protocol={PROTOCOL}");
    let mut bot = Bot {
        name: name.to_owned(),
        dice: dice(),
        seat: None,
        answered: None,
        drawn: None,
        receipt: None,
        folder: folder.to_owned(),
    };
    let mut wait = WAITS[0];
    loop {
        let mut request = address.as_str().into_client_request()?;
        request.headers_mut().insert(AUTHORIZATION, format!("Bearer {token}").parse()?);
        match connect_async(request).await {
            Ok((mut socket, _)) => {
                wait = WAITS[0];
                if bot.talk(&mut socket).await? {
                    let record = fetch(server, &format!("/api/tables/{code}/record")).await?;
                    return bot.check_shuffle(&record);
                }
            }
            Err(tungstenite::Error::Http(answer)) if answer.status().is_client_error() => {
                let problem = answer.into_body().unwrap_or_default();
                return Err(String::from_utf8_lossy(&problem).into());
            }
            Err(_) => wait = (wait * 2).min(WAITS[1]),
        }
        sleep(wait).await;
    }
}

struct Bot {
    name: String,
    dice: Dice,
    seat: Option<Seat>,
    /// The moment for which it has chosen.
    answered: Option<u32>,
    /// The number that it drew for the shuffle, and what the server had promised by then.
    drawn: Option<(Contribution, Commitment)>,
    receipt: Option<Receipt>,
    /// Where receipts are kept.
    folder: PathBuf,
}

impl Bot {
    /// Talks until the game is over, or until the line is cut.
    async fn talk(&mut self, socket: &mut Socket) -> Result<bool, ApiError> {
        self.answered = None;
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            let mut over = false;
            // What a viewer sees of a game is read when the game is known.
            let (asks, now) = match serde_json::from_str::<ServerMessage<Value, Value>>(&text)? {
                ServerMessage::Welcome { table, you, now, .. } => {
                    over = table.stage == TableStage::Over;
                    (self.look_around(&table, you)?, now)
                }
                ServerMessage::Table { table, you, .. } => {
                    over = table.stage == TableStage::Over;
                    (self.look_around(&table, you)?, None)
                }
                ServerMessage::Game { now, .. } => (None, Some(now)),
                ServerMessage::Refused { problem, now, .. } => {
                    match problem.problem {
                        ProblemCode::Stale => {}
                        ProblemCode::Unavailable => sleep(Duration::from_secs(1)).await,
                        _ => return Err(problem.what.into()),
                    }
                    // Nothing was done: choose again.
                    self.answered = None;
                    (None, now)
                }
                ServerMessage::Bye { why: CloseReason::Outdated } => {
                    return Err("the server speaks another version of the protocol".into());
                }
                ServerMessage::Chat { .. }
                | ServerMessage::Pong { .. }
                | ServerMessage::Bye { .. } => (None, None),
            };
            if over {
                return Ok(true);
            }
            let act = now.and_then(|now| self.decide(&now));
            for ask in asks.into_iter().chain(act) {
                let request = serde_json::to_string(&Request { id: None, ask })?;
                if socket.send(Message::text(request)).await.is_err() {
                    return Ok(false);
                }
            }
        }
        Ok(false)
    }

    fn look_around(&mut self, table: &TableInfo, you: You) -> Result<Option<Ask>, ApiError> {
        self.seat = you.seat;
        match (you.seat, table.stage) {
            (None, TableStage::Gathering) => {
                // Our own part of the shuffle.
                let luck = random_digits();
                self.drawn = Some((luck.parse()?, table.fair.commitment.parse()?));
                Ok(Some(Ask::Sit { seat: None, name: self.name.clone(), luck }))
            }
            (None, TableStage::Playing) => Err("they play without us".into()),
            (Some(seat), TableStage::Playing) if self.receipt.is_none() => {
                self.receipt = Some(self.keep_receipt(table, seat)?);
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// Writes down what was promised when the game started, with our own number, whatever the server shows for it.
    fn keep_receipt(&self, table: &TableInfo, seat: Seat) -> Result<Receipt, ApiError> {
        let file = self.folder.join(format!("receipt-{}.json", table.code));
        if let Ok(text) = fs::read_to_string(&file) {
            return Ok(Receipt::from_json(&text)?);
        }
        let mut receipt = table.receipt().ok_or("this is no table with a shuffle")?;
        if let Some((number, commitment)) = self.drawn {
            receipt = receipt.with_own(seat, number, commitment);
        }
        fs::write(file, receipt.to_json())?;
        Ok(receipt)
    }

    /// Whether the luck was the one promised when the game started.
    fn check_shuffle(&self, record: &str) -> Result<(), ApiError> {
        let receipt = self.receipt.as_ref().ok_or("we have no receipt of this game")?;
        let record: Value = serde_json::from_str(record)?;
        with_game!(Kind::of_record(&record)?, G => {
            let record = Record::<G>::from_value(record)?;
            receipt.compare(&record, &verify(&record)?)?;
        });
        Ok(())
    }

    fn decide(&mut self, now: &GameUpdate<Value, Value>) -> Option<Ask> {
        let awaited = self.seat.is_some_and(|seat| now.awaited.contains(seat));
        if !awaited || self.answered == Some(now.moment) {
            return None;
        }
        self.answered = Some(now.moment);
        let action = if let Ok(view) = serde_json::from_value::<View>(now.view.clone()) {
            diamant(&view).to_string()
        } else {
            let pick = self.dice.below(u32::try_from(now.actions.len()).ok()?);
            now.actions.get(pick as usize)?.clone()
        };
        Some(Ask::Act { moment: now.moment, action })
    }
}

/// Leaves when the next card threatens to take more than it promises to bring.
fn diamant(view: &View) -> Choice {
    let pile = f64::from(view.pile().len());
    let laid =
        |hazard: &Hazard| view.path.iter().any(|laid| laid.card.to_string() == hazard.name());
    let deadly: u8 = Hazard::ALL
        .iter()
        .zip(view.removed)
        .filter(|(hazard, _)| laid(hazard))
        .map(|(_, removed)| 2 - removed)
        .sum();
    let risk = f64::from(deadly) / pile;
    // Half of the cards are diamonds, about eight on each.
    let prospect = 8.0 / 2.0 / f64::from(view.inside.len());
    if risk * f64::from(view.beside) > (1.0 - risk) * prospect {
        Choice::Leave
    } else {
        Choice::Stay
    }
}

/// What the server answers to a request for `path`.
async fn fetch(server: &str, path: &str) -> Result<String, ApiError> {
    let host = server.strip_prefix("http://").ok_or("only http:// is spoken here")?;
    let mut stream = TcpStream::connect(host).await?;
    let request = format!("GET {path} HTTP/1.0\r\nHost: {host}\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("the server did not answer")?;
    Ok(body.to_owned())
}

fn dice() -> Dice {
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).expect("the operating system has random numbers");
    Dice::new(u64::from_le_bytes(seed))
}

/// 32 random bytes in hexadecimal.
pub(crate) fn random_digits() -> String {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    base16ct::lower::encode_string(&bytes)
}
