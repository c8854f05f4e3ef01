//! NATS with JetStream.

use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context as _, Result};

use crate::process::{Service, folder, free_port};

/// How long to wait until it answers.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A NATS server with JetStream, whose data is in a folder of its own. When it is dropped, it is stopped and its data is deleted.
pub struct Nats {
    service: Service,
    port: u16,
    monitor: u16,
}

impl Nats {
    /// Starts a server without any stream.
    pub fn start() -> Result<Self> {
        Self::start_with(&["--jetstream"])
    }

    /// Starts a server with these flags.
    pub fn start_with(flags: &[&str]) -> Result<Self> {
        Self::start_server(None, flags)
    }

    /// Starts a server whose data lies in a new folder within this one.
    pub fn start_in(within: &Path) -> Result<Self> {
        Self::start_server(Some(within), &["--jetstream"])
    }

    fn start_server(within: Option<&Path>, flags: &[&str]) -> Result<Self> {
        let program = [
            "/usr/sbin/nats-server",
            "/usr/bin/nats-server",
            "/usr/local/bin/nats-server",
        ]
        .into_iter()
        .find(|program| Path::new(program).exists())
        .context(
            "NATS is missing: `cargo xtask test` installs it, or `apt-get install nats-server`",
        )?;
        let (folder, port, monitor) = (folder(within, None)?, free_port()?, free_port()?);
        let mut server = Command::new(program);
        server.args(["--addr", "127.0.0.1", "--port", &port.to_string()]).args(flags);
        server.args(["--http_port", &monitor.to_string()]);
        server.arg("--store_dir").arg(folder.join("data"));
        let service = Service::new(&folder, None, &server)?;
        let nats = Self { service, port, monitor };
        nats.restart()?;
        Ok(nats)
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The port on this machine where it says over HTTP what it does, such as `/varz`.
    pub fn monitor(&self) -> u16 {
        self.monitor
    }

    /// Kills the server. Its data stays.
    pub fn stop(&self) -> Result<()> {
        self.service.order("stop KILL").map(drop)
    }

    /// Which process it is.
    pub fn pid(&self) -> Result<u32> {
        self.service.pid()
    }

    /// Starts again on the same data and port.
    pub fn restart(&self) -> Result<()> {
        let listens = || Ok(TcpStream::connect(("127.0.0.1", self.port)).is_ok());
        self.service.start("NATS", TIMEOUT, listens)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use super::*;

    #[test]
    fn a_broker_can_be_killed_and_comes_back_on_its_port() {
        let nats = Nats::start().unwrap();
        let there = ("127.0.0.1", nats.port);
        let before = nats.pid().unwrap();
        nats.stop().unwrap();
        assert!(nats.pid().is_err());
        assert!(TcpStream::connect(there).is_err());
        nats.restart().unwrap();
        assert!(TcpStream::connect(there).is_ok());
        assert_ne!(nats.pid().unwrap(), before);
        drop(nats);
        assert!(TcpStream::connect(there).is_err());
    }
}
