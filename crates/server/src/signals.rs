//! What asks the server to stop: Ctrl-C, and what a service manager sends.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
#[cfg(windows)]
use tokio::signal::windows::{CtrlC, CtrlClose, CtrlShutdown, ctrl_c, ctrl_close, ctrl_shutdown};

/// Ctrl-C and SIGTERM.
#[cfg(unix)]
pub(crate) struct Signals {
    interrupt: Signal,
    terminate: Signal,
}

#[cfg(unix)]
impl Signals {
    pub(crate) fn listen() -> io::Result<Self> {
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Waits until the server is asked to stop.
    pub(crate) async fn stop(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// Ctrl-C, the console window closed, and the machine shut down. Windows waits a few seconds for the last two.
#[cfg(windows)]
pub(crate) struct Signals {
    interrupt: CtrlC,
    close: CtrlClose,
    shutdown: CtrlShutdown,
}

#[cfg(windows)]
impl Signals {
    pub(crate) fn listen() -> io::Result<Self> {
        Ok(Self { interrupt: ctrl_c()?, close: ctrl_close()?, shutdown: ctrl_shutdown()? })
    }

    /// Waits until the server is asked to stop.
    pub(crate) async fn stop(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.close.recv() => {}
            _ = self.shutdown.recv() => {}
        }
    }
}
