//! The server as a process of its own, to be measured and killed.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context as _, Result};

/// A server that runs.
pub(crate) struct Server {
    child: Child,
    /// Whoever closes it breaks the pipe that the server still writes to.
    _out: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
}

/// How to start one.
pub(crate) struct Recipe {
    pub(crate) binary: PathBuf,
    pub(crate) folder: PathBuf,
    /// Where it listens; at first at any free port.
    pub(crate) listen: SocketAddr,
}

/// All clients come from one address, and none of them is a guest who must be kept in bounds.
const UNLIMITED: [(&str, &str); 6] = [
    ("ADAMANT_LIMITS_REQUESTS", "1000000/1000000"),
    ("ADAMANT_LIMITS_TABLES", "1000000/1000000"),
    ("ADAMANT_LIMITS_MESSAGES", "1000000/1000000"),
    ("ADAMANT_LIMITS_SOCKETS_PER_ADDRESS", "1000000"),
    ("ADAMANT_LIMITS_SOCKETS", "1000000"),
    ("ADAMANT_IDLE_SECONDS", "2"),
];

impl Recipe {
    pub(crate) fn new(binary: &Path, folder: &Path) -> Self {
        let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        // Relative to where it is started, not to where it works.
        let binary = std::path::absolute(binary).unwrap_or_else(|_| binary.to_owned());
        Self { binary, folder: folder.to_owned(), listen }
    }

    /// Starts a server on its database in the folder. Whoever starts it again finds it at the same address.
    pub(crate) fn start(&mut self) -> Result<Server> {
        let mut child = Command::new(&self.binary)
            .arg("serve")
            .env("ADAMANT_LISTEN", self.listen.to_string())
            .env("ADAMANT_DATABASE", self.folder.join("adamant.db"))
            .env("ADAMANT_LOG_FILTER", "off")
            .envs(UNLIMITED)
            .current_dir(&self.folder)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", self.binary.display()))?;
        let mut out = BufReader::new(child.stdout.take().context("no output")?);
        let mut said = String::new();
        let address = loop {
            said.clear();
            if out.read_line(&mut said)? == 0 {
                child.kill()?;
                anyhow::bail!("the server did not say where it is");
            }
            if let Some((_, rest)) = said.split_once("http://") {
                let end = rest.find(|c: char| !matches!(c, '0'..='9' | '.' | ':'));
                break rest[..end.unwrap_or(rest.len())].parse()?;
            }
        };
        self.listen = address;
        Ok(Server { child, _out: out, address })
    }
}

impl Server {
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it as `kill -9` does, and waits until it is gone.
    pub(crate) fn kill(mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
