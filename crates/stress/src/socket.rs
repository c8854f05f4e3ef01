//! A WebSocket client of a page: text, pings, and nothing else.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// A socket at a table.
pub(crate) struct Socket {
    stream: TcpStream,
    /// What has arrived; what lies before `read` has been handed out.
    buffer: Vec<u8>,
    read: usize,
}

impl Socket {
    /// Connects to a table, knowing its first `since` events.
    pub(crate) async fn open(
        server: SocketAddr,
        code: &str,
        token: &str,
        since: usize,
    ) -> Result<Self> {
        let stream = connect(server).await?;
        let mut socket = Self { stream, buffer: Vec::with_capacity(1024), read: 0 };
        let request = format!(
            "GET /api/tables/{code}/socket?since={since}&protocol=1 HTTP/1.1\r\nHost: {server}\r\n\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer {token}\r\n\r\n"
        );
        socket.stream.write_all(request.as_bytes()).await?;
        let end = loop {
            if let Some(at) = socket.buffer.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                break at + 4;
            }
            socket.fill().await?;
        };
        let head = String::from_utf8_lossy(&socket.buffer[..end]);
        if !head.starts_with("HTTP/1.1 101 ") {
            bail!("no socket at {code}: {}", head.lines().next().unwrap_or_default());
        }
        socket.read = end;
        Ok(socket)
    }

    /// Sends a message.
    pub(crate) async fn send(&mut self, text: &str) -> Result<()> {
        self.send_bytes(&frame(TEXT, text.as_bytes())).await
    }

    /// Sends bytes as they are, be they a frame or not.
    pub(crate) async fn send_bytes(&mut self, bytes: &[u8]) -> Result<()> {
        Ok(self.stream.write_all(bytes).await?)
    }

    /// The next message. Pings are answered.
    pub(crate) async fn next(&mut self) -> Result<&str> {
        loop {
            let Some((kind, start, end)) = self.whole_frame() else {
                self.fill().await?;
                continue;
            };
            self.read = end;
            match kind {
                TEXT => return Ok(str::from_utf8(&self.buffer[start..end])?),
                PING => {
                    let pong = frame(PONG, &self.buffer[start..end]);
                    self.stream.write_all(&pong).await?;
                }
                CLOSE => bail!("the server hung up"),
                _ => {}
            }
        }
    }

    /// The kind of the next frame and where its payload lies, once it is all there.
    fn whole_frame(&self) -> Option<(u8, usize, usize)> {
        let bytes = &self.buffer[self.read..];
        let (&[first, short], rest) = bytes.split_first_chunk()?;
        let (head, length) = match short {
            126 => (4, usize::from(u16::from_be_bytes(*rest.first_chunk()?))),
            127 => (10, usize::try_from(u64::from_be_bytes(*rest.first_chunk()?)).ok()?),
            short => (2, usize::from(short)),
        };
        let start = self.read + head;
        let end = start.checked_add(length)?;
        (end <= self.buffer.len()).then_some((first & 15, start, end))
    }

    async fn fill(&mut self) -> Result<()> {
        self.buffer.drain(..self.read);
        self.read = 0;
        self.buffer.reserve(1024);
        if self.stream.read_buf(&mut self.buffer).await? == 0 {
            bail!("the server hung up");
        }
        Ok(())
    }
}

/// Connects as a browser would, each message on its way at once.
pub(crate) async fn connect(server: SocketAddr) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()
        .context("no more sockets: raise the limit of open files, `ulimit -n`")?;
    socket.set_nodelay(true)?;
    socket.connect(server).await.with_context(|| format!("cannot connect to {server}"))
}

/// A frame from a client. Its mask is zeros, which leave everything as it is.
pub(crate) fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x80 | kind];
    match payload.len() {
        length @ 0..126 => frame.push(0x80 | length as u8),
        length @ 126..0x1_0000 => {
            frame.push(0x80 | 0x7e);
            frame.extend((length as u16).to_be_bytes());
        }
        length => {
            frame.push(0x80 | 0x7f);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}
