//! Serving until told to stop.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use futures_util::future::LocalBoxFuture;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::lock::{Lock, NotOurs};
use crate::signals;
use crate::{ClusterError, Config, Database, StoreError, TableRegistry, app};

/// How long the head of a request may take to arrive, or a connection be silent between two.
const HEAD: Duration = Duration::from_secs(15);

/// The longest head of a request.
const MAX_HEAD_BYTES: usize = 16 * 1024;

/// How long stopping may take where other nodes go on, and how long clients are given at least to read why they are disconnected.
const STOP: Duration = Duration::from_millis(4500);
const LAST_FRAME: Duration = Duration::from_secs(1);

/// How many ports are tried where any will do.
const PORTS: u16 = 100;

/// Why nothing can be served.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The other nodes cannot be reached.
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    /// A PostgreSQL database without a broker.
    #[error("{self:?}")]
    NeedsNats,
    /// A broker without a PostgreSQL database.
    #[error("{self:?}")]
    NeedsPostgres,
    /// The database's file, the lock beside it or its folder cannot be opened or written.
    #[error("the folder of the database: {0}")]
    Folder(io::Error),
    /// Another server has the database; where that listens, if it could be read.
    #[error("{self:?}")]
    Served(Option<String>),
    /// The address cannot be listened on.
    #[error("the address: {0}")]
    Listen(io::Error),
    /// The network failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Which port to listen on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ports {
    /// The one that was asked for.
    Asked,
    /// The usual one, or if that is taken, one of the next.
    OrNext,
}

/// A server that listens, and has not answered yet.
pub struct Server {
    registry: Arc<TableRegistry>,
    listener: TcpListener,
    _lock: Option<Lock>,
}

/// The futures are boxed: callers would compile all that they do once more.
impl Server {
    /// Opens the database, creating its folder, and begins to listen.
    pub fn open(config: Config, ports: Ports) -> LocalBoxFuture<'static, Result<Self, ServeError>> {
        Box::pin(Self::open_here(config, ports))
    }

    async fn open_here(mut config: Config, ports: Ports) -> Result<Self, ServeError> {
        let file = match (&config.database, &config.nats) {
            (Database::File(file), None) => Some(&**file),
            (Database::File(_), Some(_)) => return Err(ServeError::NeedsPostgres),
            (Database::Postgres(_), None) => return Err(ServeError::NeedsNats),
            // One of several nodes: the database is no file, and is not ours alone.
            (Database::Postgres(_), Some(_)) => None,
        };
        let mut lock = file.map(Lock::take).transpose()?;
        let listener = listen(config.listen, ports).await?;
        config.listen = listener.local_addr()?;
        if let Some(lock) = &mut lock {
            lock.sign(config.listen).map_err(ServeError::Folder)?;
        }
        let registry = TableRegistry::open(config).await?;
        Ok(Self { registry, listener, _lock: lock })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.registry.config.listen
    }

    /// Serves until Ctrl-C or SIGTERM, then tells every client to reconnect. After a second signal it stops at once.
    /// Whatever the server itself does not answer goes to `pages`.
    pub fn run(self, pages: Router) -> LocalBoxFuture<'static, Result<(), ServeError>> {
        Box::pin(self.run_until_stopped(pages))
    }

    async fn run_until_stopped(self, pages: Router) -> Result<(), ServeError> {
        let mut stop = signals::listen()?;
        let app = app(self.registry.clone(), pages);
        let connections = Connections::default();
        tokio::select! {
            never = accept(&self.listener, &self.registry, &app, &connections) => match never {},
            () = stop() => {}
        }
        // From here on the operating system refuses connections.
        drop(self.listener);
        tracing::info!("stopping: clients are told to come back");
        let begun = Instant::now();
        let left = || STOP.saturating_sub(begun.elapsed()).max(LAST_FRAME);
        let farewell = async {
            let (sockets, _) = tokio::join!(
                async {
                    self.registry.close().await;
                    self.registry.limiter.emptied(left()).await
                },
                timeout(STOP, connections.close()),
            );
            if !sockets {
                tracing::warn!("some clients did not read why they are disconnected");
            }
        };
        tokio::select! {
            () = farewell => {}
            () = stop() => tracing::warn!("stopped at once"),
        }
        Ok(())
    }
}

impl From<NotOurs> for ServeError {
    fn from(why: NotOurs) -> Self {
        match why {
            NotOurs::Served(at) => Self::Served(at),
            NotOurs::Io(error) => Self::Folder(error),
        }
    }
}

/// Listens there, or where any port will do, at the first free one.
async fn listen(address: SocketAddr, ports: Ports) -> Result<TcpListener, ServeError> {
    let mut port = address.port();
    loop {
        let bound = TcpListener::bind((address.ip(), port)).await;
        let taken = bound.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::AddrInUse);
        match port.checked_add(1).filter(|next| next - address.port() < PORTS) {
            Some(next) if taken && ports == Ports::OrNext => port = next,
            _ => return bound.map_err(ServeError::Listen),
        }
    }
}

/// The connections that are open.
#[derive(Default)]
struct Connections {
    tasks: TaskTracker,
    closing: CancellationToken,
}

impl Connections {
    /// Has each closed after the request that it is answering, and waits for all of them.
    async fn close(&self) {
        self.closing.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }
}

async fn accept(
    listener: &TcpListener,
    registry: &Arc<TableRegistry>,
    app: &Router,
    connections: &Connections,
) -> Infallible {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(MAX_HEAD_BYTES);
    loop {
        match listener.accept().await {
            Ok((stream, from)) => answer(stream, from, registry, app, &http, connections),
            // Out of file handles, perhaps: others will be given back.
            Err(error) => {
                tracing::error!(%error, "a connection cannot be accepted");
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Answers one connection until it is closed or becomes a socket.
fn answer(
    stream: TcpStream,
    from: SocketAddr,
    registry: &Arc<TableRegistry>,
    app: &Router,
    http: &http1::Builder,
    connections: &Connections,
) {
    // Behind a proxy, everyone seems to come from one address.
    let permit = registry.limiter.connection(from.ip());
    if permit.is_none() && !registry.config.behind_proxy {
        tracing::debug!(%from, "too many connections");
        return;
    }
    // Moves are small and should not wait for one another.
    drop(stream.set_nodelay(true));
    let app = app.clone().map_request(move |mut request: Request<_>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.map(Body::new)
    });
    let service = TowerToHyperService::new(app);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let closing = connections.closing.clone();
    connections.tasks.spawn(async move {
        let _permit = permit;
        let mut connection = pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = closing.cancelled() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%from, %error, "a connection broke off");
        }
    });
}
