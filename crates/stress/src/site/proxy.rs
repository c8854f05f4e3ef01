//! A network link between a node and a service, which can be cut, delayed and made to drop.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use luck::Dice;
use table::Luck as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

/// What becomes of bytes on their way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkState {
    /// They arrive at once.
    Open,
    /// Every connection is closed, and so is each new one.
    Cut,
    /// All are dropped. A sender that tries again, as TCP does, gets them through when the link is open again.
    Silent,
    /// They arrive so much later, in both directions.
    Delayed(Duration),
    /// So many packets of a hundred are dropped, and arrive when TCP has sent them again; what follows them waits.
    Lossy(u32),
}

/// How long TCP waits at least before it sends something again.
const SENT_AGAIN: Duration = Duration::from_millis(200);

/// How much is read at once: not much more than a packet.
const PACKET: usize = 2048;

/// How many packets can be on their way.
const ON_THE_WAY: usize = 1024;

/// A link to a service.
pub(crate) struct Proxy {
    /// Where to connect instead of to the service.
    pub(crate) address: SocketAddr,
    state: watch::Sender<LinkState>,
    accepting: JoinHandle<()>,
}

impl Proxy {
    /// Begins to pass connections on to a service.
    pub(crate) async fn start(service: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let (state, now) = watch::channel(LinkState::Open);
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(connect(client, service, now.clone()));
            }
        });
        Ok(Self { address, state, accepting })
    }

    /// Changes what becomes of bytes, on connections that are there too.
    pub(crate) fn set(&self, state: LinkState) {
        self.state.send_replace(state);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.set(LinkState::Cut);
        self.accepting.abort();
    }
}

/// Passes one connection on until either side ends it or the link is cut.
async fn connect(client: TcpStream, service: SocketAddr, mut state: watch::Receiver<LinkState>) {
    let mut cut = state.clone();
    let passed = async {
        state.wait_for(|state| *state != LinkState::Silent).await.ok()?;
        let server = TcpStream::connect(service).await.ok()?;
        client.set_nodelay(true).ok()?;
        server.set_nodelay(true).ok()?;
        let ((from_client, to_client), (from_server, to_server)) =
            (client.into_split(), server.into_split());
        tokio::join!(
            pass(from_client, to_server, state.clone()),
            pass(from_server, to_client, state.clone())
        );
        Some(())
    };
    tokio::select! {
        _ = cut.wait_for(|state| *state == LinkState::Cut) => {}
        _ = passed => {}
    }
}

/// Passes on what is sent in one direction.
async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut state: watch::Receiver<LinkState>,
) {
    let (sent, mut arriving) = mpsc::channel::<(Instant, Vec<u8>)>(ON_THE_WAY);
    let mut dice = Dice::new(u64::from(from.peer_addr().map_or(0, |peer| peer.port())));
    let now = state.clone();
    let reading = async move {
        loop {
            let mut packet = Vec::with_capacity(PACKET);
            if from.read_buf(&mut packet).await.unwrap_or(0) == 0 {
                return;
            }
            let late = match *now.borrow() {
                LinkState::Delayed(late) => late,
                LinkState::Lossy(percent) if dice.below(100) < percent => SENT_AGAIN,
                _ => Duration::ZERO,
            };
            if sent.send((Instant::now() + late, packet)).await.is_err() {
                return;
            }
        }
    };
    let writing = async {
        while let Some((due, packet)) = arriving.recv().await {
            sleep_until(due).await;
            if state.wait_for(|state| *state != LinkState::Silent).await.is_err()
                || to.write_all(&packet).await.is_err()
            {
                return;
            }
        }
        drop(to.shutdown().await);
    };
    tokio::join!(reading, writing);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use tokio::time::timeout;

    use super::*;

    /// A service that says what it hears.
    async fn echo() -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let proxy = Proxy::start(listener.local_addr().unwrap()).await.unwrap();
        tokio::spawn(async move {
            while let Ok((mut client, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = client.split();
                    drop(tokio::io::copy(&mut from, &mut to).await);
                });
            }
        });
        proxy
    }

    async fn say(stream: &mut TcpStream) -> io::Result<()> {
        stream.write_all(b"stone").await?;
        let mut heard = [0; 5];
        stream.read_exact(&mut heard).await?;
        assert_eq!(&heard, b"stone");
        Ok(())
    }

    #[tokio::test]
    async fn a_line_can_be_cut_and_mended() {
        let proxy = echo().await;
        let mut stream = TcpStream::connect(proxy.address).await.unwrap();
        say(&mut stream).await.unwrap();
        proxy.set(LinkState::Cut);
        say(&mut stream).await.unwrap_err();
        let mut stream = TcpStream::connect(proxy.address).await.unwrap();
        say(&mut stream).await.unwrap_err();
        proxy.set(LinkState::Open);
        let mut stream = TcpStream::connect(proxy.address).await.unwrap();
        say(&mut stream).await.unwrap();
    }

    #[tokio::test]
    async fn a_silent_line_passes_nothing_until_it_is_open_again() {
        let proxy = echo().await;
        let mut stream = TcpStream::connect(proxy.address).await.unwrap();
        say(&mut stream).await.unwrap();
        proxy.set(LinkState::Silent);
        timeout(Duration::from_millis(100), say(&mut stream)).await.unwrap_err();
        proxy.set(LinkState::Open);
        let mut heard = [0; 5];
        stream.read_exact(&mut heard).await.unwrap();
        say(&mut stream).await.unwrap();
    }

    #[tokio::test]
    async fn a_line_with_delay_or_losses_passes_everything_later_and_in_order() {
        let proxy = echo().await;
        let late = Duration::from_millis(40);
        let mut stream = TcpStream::connect(proxy.address).await.unwrap();
        for (state, least) in
            [(LinkState::Delayed(late), 2 * late), (LinkState::Lossy(100), 2 * SENT_AGAIN)]
        {
            proxy.set(state);
            let begun = Instant::now();
            say(&mut stream).await.unwrap();
            assert!(begun.elapsed() >= least);
        }
        proxy.set(LinkState::Lossy(20));
        for _ in 0..20 {
            say(&mut stream).await.unwrap();
        }
    }
}
