//! Clients that misbehave at a table where others play.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::{Trial, outcome};
use crate::server::Recipe;
use crate::socket::{Socket, frame};
use crate::swarm::Playing;
use crate::table::secret;
use crate::tasks;

const TABLES: usize = 8;

/// How many moves show that the tables go on.
const SOME: u64 = 500;

/// How many misbehave at each table.
const EACH: usize = 8;

/// Within this time the server disconnects a client that breaks the protocol.
const SOON: Duration = Duration::from_secs(10);

/// Frames that break the protocol: the server hangs up.
fn malformed() -> Vec<Vec<u8>> {
    vec![
        // Not masked.
        vec![0x81, 0x02, b'{', b'}'],
        // Reserved bits, reserved kinds of frames.
        vec![0xf1, 0x80, 0, 0, 0, 0],
        vec![0x83, 0x80, 0, 0, 0, 0],
        vec![0x8f, 0x80, 0, 0, 0, 0],
        // A ping in pieces, a ping that is too long, the second piece of nothing.
        vec![0x09, 0x80, 0, 0, 0, 0],
        frame(9, &[0; 126]),
        vec![0x80, 0x80, 0, 0, 0, 0],
        // Not UTF-8.
        frame(1, &[0xff, 0xfe]),
        // Not a frame at all.
        b"GET / HTTP/1.1\r\n\r\n".to_vec(),
    ]
}

/// Frames larger than anything there is to say: the server hangs up.
fn huge() -> Vec<Vec<u8>> {
    let mut announced = vec![0x81, 0xff];
    announced.extend(u64::MAX.to_be_bytes());
    announced.extend([0; 4]);
    let mut gigabyte = vec![0x81, 0xff];
    gigabyte.extend((1_u64 << 30).to_be_bytes());
    gigabyte.extend([0; 4]);
    // Pieces that together are too long.
    let mut pieces = frame(1, &[b' '; 4000]);
    pieces[0] = 0x01;
    let mut piece = frame(0, &[b' '; 4000]);
    piece[0] = 0x00;
    for _ in 0..8 {
        pieces.extend_from_slice(&piece);
    }
    vec![announced, gigabyte, frame(1, &vec![b'a'; 1 << 20]), pieces]
}

/// Text that is no request: it is refused, and the line stays.
const NONSENSE: [&str; 7] = [
    "",
    "{",
    "null",
    r#"{"ask":"nothing"}"#,
    r#"{"ask":"act","moment":-1,"action":"S"}"#,
    r#"{"ask":"act","moment":0,"action":"\u0000"}"#,
    r#"{"ask":"sit","seat":255,"name":"","luck":""}"#,
];

pub(super) async fn all(binary: &Path, folder: &Path, seed: u64) -> Vec<Trial> {
    vec![
        (
            "malformed frames",
            outcome(among(binary, folder, seed, |at| bad_frames(at, malformed())).await),
        ),
        ("huge frames", outcome(among(binary, folder, seed, |at| bad_frames(at, huge())).await)),
        ("nonsense", outcome(among(binary, folder, seed, nonsense).await)),
        ("slow readers", outcome(among(binary, folder, seed, slow_readers).await)),
        ("half-open sockets", outcome(among(binary, folder, seed, half_open).await)),
    ]
}

/// Where a client misbehaves.
struct At {
    server: SocketAddr,
    code: String,
}

/// Lets clients misbehave at tables where others play; they must go on, and everything they were told must hold.
async fn among<F: Future<Output = Result<()>> + Send + 'static>(
    binary: &Path,
    folder: &Path,
    seed: u64,
    misbehave: impl Fn(At) -> F,
) -> Result<String> {
    let folder = tempfile::tempdir_in(folder)?;
    let server = Recipe::new(binary, folder.path()).start()?;
    let mut playing = Playing::begin([server.address].into(), TABLES, seed);
    playing.all_back().await?;
    let mut clients = JoinSet::new();
    for code in playing.swarm.codes() {
        clients.spawn(misbehave(At { server: server.address, code }));
    }
    let done = tasks::all(clients).await?.len();
    playing.goes_on(SOME).await?;
    playing.end().await?;
    let records = playing.verify().await?;
    Ok(format!("at {done} tables; {SOME} moves after it, {records} records verified"))
}

async fn watcher(at: &At) -> Result<Socket> {
    let mut socket = Socket::open(at.server, &at.code, &secret(), 0).await?;
    socket.next().await?;
    Ok(socket)
}

async fn bad_frames(at: At, frames: Vec<Vec<u8>>) -> Result<()> {
    for bytes in frames {
        let mut socket = watcher(&at).await?;
        // The server may hang up before it has read everything.
        let _ = socket.send_bytes(&bytes).await;
        let hung_up = async { while socket.next().await.is_ok() {} };
        let shown = &bytes[..bytes.len().min(16)];
        timeout(SOON, hung_up).await.with_context(|| format!("{shown:02x?} is not hung up on"))?;
    }
    Ok(())
}

async fn nonsense(at: At) -> Result<()> {
    let mut socket = watcher(&at).await?;
    for text in NONSENSE {
        socket.send(text).await?;
        let refused = async {
            while !socket.next().await?.starts_with(r#"{"news":"refused""#) {}
            anyhow::Ok(())
        };
        timeout(SOON, refused).await.with_context(|| format!("{text:?} is not refused"))??;
    }
    Ok(())
}

/// They connect, ask much and read nothing.
async fn slow_readers(at: At) -> Result<()> {
    let mut sockets = Vec::new();
    for _ in 0..EACH {
        sockets.push(watcher(&at).await?);
    }
    let mut hung_up = 0;
    for socket in &mut sockets {
        // Every question is answered with more bytes than it has.
        let flood = async { while socket.send(r#"{"ask":"nothing"}"#).await.is_ok() {} };
        hung_up += usize::from(timeout(Duration::from_millis(500), flood).await.is_ok());
    }
    if hung_up == sockets.len() {
        bail!("a slow reader is hung up on before its time");
    }
    Ok(())
}

/// They connect, break off in the middle of a frame, and are never heard of again.
async fn half_open(at: At) -> Result<()> {
    let mut sockets = Vec::new();
    for _ in 0..EACH {
        let mut socket = watcher(&at).await?;
        socket.send_bytes(&frame(1, b"{}")[..4]).await?;
        sockets.push(socket);
    }
    sleep(Duration::from_secs(2)).await;
    Ok(())
}
