//! Serving until told to stop.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::signal;

use crate::{Config, Hall, StoreError, app};

/// Why nothing can be served.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The database cannot be opened.
    #[error("cannot open {file}: {error}")]
    Store {
        /// Where it should be.
        file: String,
        /// Why not.
        error: StoreError,
    },
    /// Nobody can be listened to there.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The network failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Serves until Ctrl-C or SIGTERM, then tells everyone to come back. `ready` is told where once the door is open.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let address = config.listen;
    let file = config.database.display().to_string();
    let hall = Hall::open(config).await.map_err(|error| ServeError::Store { file, error })?;
    let listener =
        TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
    ready(listener.local_addr()?);
    let app = app(hall.clone()).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, app).with_graceful_shutdown(stopped(hall)).await?;
    Ok(())
}

/// Waits until the server is to stop, and until every table has said goodbye.
async fn stopped(hall: Arc<Hall>) {
    let terminated = async {
        match signal::unix::signal(signal::unix::SignalKind::terminate()) {
            Ok(mut asked) => asked.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = signal::ctrl_c() => {}
        _ = terminated => {}
    }
    hall.close().await;
}
