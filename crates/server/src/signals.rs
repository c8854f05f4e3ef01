//! What asks the server to stop: Ctrl-C, and what a service manager sends.

use std::io;

/// Listens for Ctrl-C and SIGTERM. Each call of what is returned waits until the server is asked to stop.
#[cfg(unix)]
pub(crate) fn listen() -> io::Result<impl AsyncFnMut()> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move || {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Listens for Ctrl-C, the console window closed, and the machine shut down. Windows waits a few seconds for the last two.
#[cfg(windows)]
pub(crate) fn listen() -> io::Result<impl AsyncFnMut()> {
    use tokio::signal::windows::{ctrl_c, ctrl_close, ctrl_shutdown};

    let (mut interrupt, mut close, mut shutdown) = (ctrl_c()?, ctrl_close()?, ctrl_shutdown()?);
    Ok(async move || {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = close.recv() => {}
            _ = shutdown.recv() => {}
        }
    })
}
