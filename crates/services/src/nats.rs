//! NATS with JetStream.

use std::net::TcpStream;
use std::path::PathBuf;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::process::{Service, folder, free_port, last_words};

/// How long to wait until it answers.
const PATIENCE: Duration = Duration::from_secs(10);

/// A NATS server with JetStream, whose data is in a folder of its own. When it is dropped, it is stopped and its data is deleted.
pub struct Nats {
    service: Service,
    folder: PathBuf,
    port: u16,
}

impl Nats {
    /// Starts a server without any stream.
    pub fn start() -> Result<Self> {
        let program = [
            "/usr/sbin/nats-server",
            "/usr/bin/nats-server",
            "/usr/local/bin/nats-server",
        ]
        .into_iter()
        .find(|program| PathBuf::from(program).exists())
        .context(
            "NATS is missing: `cargo xtask test` installs it, or `apt-get install nats-server`",
        )?;
        let (folder, port) = (folder(None)?, free_port()?);
        let mut server = Command::new(program);
        server.args(["--addr", "127.0.0.1", "--port", &port.to_string(), "--jetstream"]);
        server.arg("--store_dir").arg(folder.join("data"));
        let nats = Self { service: Service::new(&folder, None, &server)?, folder, port };
        nats.restart()?;
        Ok(nats)
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills the server. Its data stays.
    pub fn stop(&self) -> Result<()> {
        self.service.order("stop KILL")
    }

    /// Starts again on the same data and port.
    pub fn restart(&self) -> Result<()> {
        self.service.order("start")?;
        let asked = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if asked.elapsed() > PATIENCE {
                bail!("NATS did not start:\n{}", last_words(&self.folder));
            }
            sleep(Duration::from_millis(10));
        }
        Ok(())
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
        nats.stop().unwrap();
        assert!(TcpStream::connect(there).is_err());
        nats.restart().unwrap();
        assert!(TcpStream::connect(there).is_ok());
        drop(nats);
        assert!(TcpStream::connect(there).is_err());
    }
}
