//! `adamant join`: the user's own program at a server's table.

use std::env;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use arena::external::Process;
use arena::external::protocol::ToBot;
use arena::{Contestant, Limits, Player};
use bots::Allowance;
use futures_util::{SinkExt as _, StreamExt as _};
use luck::Dice;
use serde_json::{Value, json};
use table::{Luck as _, Seat, Turn};
use tokio::net::TcpStream;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use voice::tools as words;
use wire::{
    Ask, CloseReason, GameUpdate, NAME_LIMIT, PROTOCOL, Problem, ProblemCode, Request,
    ServerMessage, TableInfo, TableStage, You,
};

use crate::arena::cannot_play;
use crate::cli::Join;
use crate::language::{lang, say};
use crate::new_seed;
use crate::usage::usage;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long to wait before coming back for the first time, and at most.
const WAITS: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(30)];

/// How long a choice may take where the table has no clock.
const UNHURRIED: u32 = 60_000;

pub(crate) fn run(args: &Join, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let Some((server, code)) = table_of(&args.url) else {
        usage(&say(&words::join_address()));
    };
    let Contestant { player: Player::Program(command), allowance } = &args.bot else {
        usage(&say(&words::join_program()));
    };
    let process = Process::start(command, Limits::default())
        .map_err(|fault| anyhow!(say(&cannot_play(&args.bot.to_string(), &fault))))?;
    let name = args.name.clone().or_else(|| process.name().map(str::to_owned));
    let mut guest = Guest {
        command: command.clone(),
        process: Some(process),
        allowance: *allowance,
        name: name.unwrap_or_else(|| args.bot.label()).chars().take(NAME_LIMIT.into()).collect(),
        dice: Dice::new(new_seed()?),
        seat: None,
        begin: None,
        answered: None,
    };
    // These 64 digits are the key to the seat.
    let token = env::var("ADAMANT_TOKEN").unwrap_or_else(|_| random_digits());
    // The provider of this process: the only call, and so the first.
    drop(rustls::crypto::ring::default_provider().install_default());
    let runtime = tokio::runtime::Runtime::new().with_context(|| say(&words::no_threads()))?;
    let over = runtime.block_on(guest.play(server, code, &token))?;
    if let Some(process) = guest.process.take() {
        process.quit();
    }
    if !args.quiet {
        writeln!(out, "{over}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The server and the code in a table's address.
fn table_of(url: &str) -> Option<(&str, &str)> {
    let (server, code) = url.trim_end_matches('/').split_once("/t/")?;
    let code = code.split(['/', '#', '?']).next()?;
    let is_web = server.starts_with("http://") || server.starts_with("https://");
    (is_web && !code.is_empty()).then_some((server, code))
}

/// The program at the table.
struct Guest {
    command: Vec<String>,
    process: Option<Process>,
    allowance: Option<Allowance>,
    name: String,
    dice: Dice,
    seat: Option<Seat>,
    /// What the program is told as the game begins, once it has.
    begin: Option<ToBot>,
    /// The moment for which it has chosen.
    answered: Option<u32>,
}

impl Guest {
    /// Plays to the end and says how it ended. A connection that is lost is made again; one that cannot be made at all is an error.
    async fn play(&mut self, server: &str, code: &str, token: &str) -> anyhow::Result<String> {
        let socket = server.replacen("http", "ws", 1);
        let address =
            format!("{socket}/api/tables/{code}/socket?protocol={PROTOCOL}&lang={}", lang());
        let mut wait = WAITS[0];
        let mut reached = false;
        loop {
            let mut request = address.as_str().into_client_request()?;
            request.headers_mut().insert(AUTHORIZATION, format!("Bearer {token}").parse()?);
            match connect_async(request).await {
                Ok((mut socket, _)) => {
                    (wait, reached) = (WAITS[0], true);
                    if let Some(over) = self.talk(&mut socket).await? {
                        return Ok(over);
                    }
                }
                Err(tungstenite::Error::Http(answer)) if answer.status().is_client_error() => {
                    bail!(refusal(&answer.into_body().unwrap_or_default()));
                }
                Err(error) if !reached => {
                    let what = say(&words::cannot_connect(server.to_owned()));
                    return Err(anyhow!(error).context(what));
                }
                Err(error) => {
                    let seconds = words::figure(wait.as_secs_f64(), 1, false);
                    let what = words::retrying(server.to_owned(), error.to_string(), seconds);
                    anstream::eprintln!("adamant: {}", say(&what));
                    sleep(wait).await;
                    wait = (wait * 2).min(WAITS[1]);
                    continue;
                }
            }
            sleep(wait).await;
        }
    }

    /// Talks until the game is over, or until the connection is cut.
    async fn talk(&mut self, socket: &mut Socket) -> anyhow::Result<Option<String>> {
        self.answered = None;
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            // What a viewer sees of a game is for the program to read.
            let (table, now) = match serde_json::from_str::<ServerMessage<Value, Value>>(&text)? {
                ServerMessage::Welcome { table, you, now, .. } => (Some((table, you)), now),
                ServerMessage::Table { table, you, .. } => (Some((table, you)), None),
                ServerMessage::Game { now, .. } => (None, Some(now)),
                ServerMessage::Refused { problem, now, .. } => {
                    match problem.problem {
                        ProblemCode::Stale => {}
                        ProblemCode::Unavailable => sleep(Duration::from_secs(1)).await,
                        _ => bail!(said(problem)),
                    }
                    // Nothing was done: choose again.
                    self.answered = None;
                    (None, now)
                }
                ServerMessage::Bye { why: CloseReason::Outdated } => {
                    bail!(say(&words::other_protocol()));
                }
                ServerMessage::Chat { .. }
                | ServerMessage::Pong { .. }
                | ServerMessage::Bye { .. } => (None, None),
            };
            let mut asks = Vec::new();
            if let Some((table, you)) = table {
                if table.stage == TableStage::Over {
                    return Ok(Some(say(&Turn::Over)));
                }
                asks.extend(self.look_around(&table, you)?);
            }
            if let Some(now) = now {
                asks.extend(tokio::task::block_in_place(|| self.decide(&now)));
            }
            for ask in asks {
                let request = serde_json::to_string(&Request { id: None, ask })?;
                if socket.send(Message::text(request)).await.is_err() {
                    return Ok(None);
                }
            }
        }
        Ok(None)
    }

    fn look_around(&mut self, table: &TableInfo, you: You) -> anyhow::Result<Option<Ask>> {
        self.seat = you.seat;
        match (you.seat, table.stage) {
            (None, TableStage::Gathering) => {
                // Our own part of the shuffle.
                let luck = random_digits();
                Ok(Some(Ask::Sit { seat: None, name: self.name.clone(), luck }))
            }
            (None, TableStage::Playing) => bail!(say(&words::no_open_seat())),
            (Some(seat), TableStage::Playing) if self.begin.is_none() => {
                let begin = ToBot::Game {
                    game: table.game.to_string(),
                    players: u8::try_from(table.chairs.len()).unwrap_or(u8::MAX),
                    options: json!(table.options),
                    seat: seat.number(),
                };
                let told = self.process.as_mut().map(|process| process.tell(&begin));
                if !matches!(told, Some(Ok(()))) {
                    self.process = None;
                }
                self.begin = Some(begin);
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    fn decide(&mut self, now: &GameUpdate<Value, Value>) -> Option<Ask> {
        let awaited = self.seat.is_some_and(|seat| now.awaited.contains(seat));
        if !awaited || self.answered == Some(now.moment) {
            return None;
        }
        self.answered = Some(now.moment);
        let clock = now.left.unwrap_or(UNHURRIED);
        // A tenth is left for the way to the server.
        let allowance = match self.allowance.unwrap_or(Allowance::Millis(clock)) {
            Allowance::Millis(ms) => Allowance::Millis(ms.min(clock - clock / 10)),
            simulations @ Allowance::Simulations(_) => simulations,
        };
        let question = ToBot::ask(now.view.clone(), now.actions.clone(), allowance);
        let action = (0..2).find_map(|_| self.ask(&question, &now.actions));
        let action = action.or_else(|| {
            let count = u32::try_from(now.actions.len()).ok().filter(|count| *count > 0)?;
            now.actions.get(self.dice.below(count) as usize).cloned()
        })?;
        Some(Ask::Act { moment: now.moment, action })
    }

    /// The program's choice; nothing if it does something wrong, which is told, and starts it anew.
    fn ask(&mut self, question: &ToBot, actions: &[String]) -> Option<String> {
        if self.process.is_none() {
            let started = Process::start(&self.command, Limits::default());
            self.process = started
                .and_then(|mut process| {
                    self.begin.as_ref().map_or(Ok(()), |begin| process.tell(begin))?;
                    Ok(process)
                })
                .ok();
        }
        let said = match self.process.as_mut()?.ask(question) {
            Ok((action, _)) if actions.contains(&action) => return Some(action),
            Ok((action, _)) => say(&words::not_offered(action)),
            Err(fault) => fault.to_string(),
        };
        anstream::eprintln!("adamant: {}: {said}", self.name);
        self.process = None;
        None
    }
}

/// What a server said as it refused a connection.
fn refusal(body: &[u8]) -> String {
    serde_json::from_slice(body).map_or_else(|_| String::from_utf8_lossy(body).into_owned(), said)
}

/// A server's problem in the language of the reader; where the sentence is not known here, as the server worded it.
fn said(problem: Problem) -> String {
    say(&voice::Message::received(&problem.key, &problem.args, problem.what))
}

/// 32 random bytes in hexadecimal.
fn random_digits() -> String {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    fair::Contribution::new(bytes).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_in_its_address() {
        let of = table_of;
        assert_eq!(of("http://localhost:7878/t/BCDFGH"), Some(("http://localhost:7878", "BCDFGH")));
        assert_eq!(of("http://a.b/t/BCDFGH/screen"), Some(("http://a.b", "BCDFGH")));
        assert_eq!(of("http://a.b/t/BCDFGH#move=1"), Some(("http://a.b", "BCDFGH")));
        assert_eq!(of("https://a.b/t/BCDFGH"), Some(("https://a.b", "BCDFGH")));
        assert_eq!(of("ftp://a.b/t/BCDFGH"), None);
        assert_eq!(of("http://a.b"), None);
        assert_eq!(of("BCDFGH"), None);
    }
}
