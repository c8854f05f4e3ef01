//! The server as a process of its own, to be measured, stopped and killed.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

/// A server that runs.
pub(crate) struct Server {
    child: Child,
    /// The pipe that the server still writes to.
    _out: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
}

/// How to start one.
pub(crate) struct Recipe {
    binary: PathBuf,
    folder: PathBuf,
    /// Where it listens.
    listen: SocketAddr,
    shared: Option<Shared>,
}

/// What the nodes of a site share, and where this one writes its log.
pub(crate) struct Shared {
    pub(crate) database: String,
    pub(crate) broker: String,
    pub(crate) log: PathBuf,
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
    /// A server with its database in a folder.
    pub(crate) fn new(binary: &Path, folder: &Path) -> Self {
        // One that nothing takes while the server is stopped; elsewhere any that is free at first.
        #[cfg(unix)]
        let port = services::free_port().unwrap_or_default();
        #[cfg(not(unix))]
        let port = 0;
        let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        // Relative to where it is started, not to where it works.
        let binary = std::path::absolute(binary).unwrap_or_else(|_| binary.to_owned());
        Self { binary, folder: folder.to_owned(), listen, shared: None }
    }

    /// One of several nodes.
    pub(crate) fn node(binary: &Path, folder: &Path, shared: Shared) -> Self {
        Self { shared: Some(shared), ..Self::new(binary, folder) }
    }

    /// Starts a server. When it is started again, it is found at the same address.
    pub(crate) fn start(&mut self) -> Result<Server> {
        let mut command = Command::new(&self.binary);
        command
            .arg("serve")
            .env("ADAMANT_LISTEN", self.listen.to_string())
            .envs(UNLIMITED)
            .current_dir(&self.folder)
            .stdout(Stdio::piped());
        match &self.shared {
            None => {
                command.env("ADAMANT_DATABASE", self.folder.join("adamant.db"));
                command.env("ADAMANT_LOG_FILTER", "off");
            }
            Some(Shared { database, broker, log }) => {
                command.env("ADAMANT_DATABASE", database).env("ADAMANT_NATS", broker);
                command.env("ADAMANT_LOG_FILTER", "info");
                command.stderr(File::options().create(true).append(true).open(log)?);
            }
        }
        let mut child =
            command.spawn().with_context(|| format!("cannot start {}", self.binary.display()))?;
        let mut out = BufReader::new(child.stdout.take().context("no output")?);
        let mut said = String::new();
        let address = loop {
            said.clear();
            if out.read_line(&mut said)? == 0 {
                drop(child.kill());
                child.wait()?;
                bail!("the server did not say where it is");
            }
            if let Some((_, rest)) = said.split_once("http://") {
                let end = rest.find(|c: char| !matches!(c, '0'..='9' | '.' | ':'));
                break rest[..end.unwrap_or(rest.len())].parse()?;
            }
        };
        self.listen = address;
        Ok(Server { child, _out: out, address })
    }

    /// Where it listens, once it was started.
    pub(crate) fn address(&self) -> SocketAddr {
        self.listen
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

    /// Sends it a signal, such as `STOP`.
    pub(crate) fn signal(&self, signal: &str) -> Result<()> {
        let mut kill = Command::new("kill");
        kill.arg(format!("-{signal}")).arg(self.id().to_string());
        if !kill.status().context("cannot start kill")?.success() {
            bail!("kill -{signal} failed");
        }
        Ok(())
    }

    /// Asks it to stop, as a service manager does, and waits until it is gone; at most so long. How long it took.
    pub(crate) fn terminate(mut self, at_most: Duration) -> Result<Duration> {
        let asked = Instant::now();
        self.signal("TERM")?;
        loop {
            if let Some(status) = self.child.try_wait()? {
                if !status.success() {
                    bail!("after SIGTERM a node ended with {status}");
                }
                return Ok(asked.elapsed());
            }
            if asked.elapsed() > at_most {
                bail!("{:.1} s after SIGTERM a node still runs", asked.elapsed().as_secs_f64());
            }
            sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
