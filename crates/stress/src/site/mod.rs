//! A site: several nodes as processes of their own, on a PostgreSQL and a NATS of their own.

mod proxy;
mod traffic;

use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use services::{Nats, Postgres};
use tempfile::TempDir;
use tokio::time::timeout;

use crate::http;
use crate::server::{Recipe, Server, Shared};
use crate::servers::Servers;

pub(crate) use proxy::{LinkState, Proxy};

/// The database of every site.
const DATABASE: &str = "tables";

/// How long a node may take to say how it is, before it counts as not answering.
const ANSWER: Duration = Duration::from_secs(2);

/// A site that runs. When it is dropped, everything is stopped and deleted.
pub(crate) struct Site {
    pub(crate) nodes: Vec<Node>,
    pub(crate) postgres: Postgres,
    pub(crate) nats: Nats,
    folder: TempDir,
}

/// One node.
pub(crate) struct Node {
    recipe: Recipe,
    server: Option<Server>,
    /// Its proxies to the two services, where there are any.
    proxies: Option<Proxies>,
}

struct Proxies {
    postgres: Proxy,
    nats: Proxy,
}

/// How nodes reach the services.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Through {
    /// Directly.
    Nothing,
    /// Through a proxy for each node and service.
    Proxies,
}

/// A service that all nodes use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Service {
    Nats,
    Postgres,
}

/// PostgreSQL as a site runs it: it waits for the disk.
const DURABLE: [&str; 3] = ["max_connections=200", "shared_buffers=128MB", "max_wal_size=1GB"];

/// The same on a small disk.
const SMALL: [&str; 3] = ["max_connections=200", "shared_buffers=32MB", "max_wal_size=64MB"];

impl Site {
    /// Starts so many nodes, with the data of the services in `folder`, or PostgreSQL's on a disk of its own.
    pub(crate) async fn start(
        binary: &Path,
        folder: &Path,
        nodes: usize,
        through: Through,
        disk: Option<&Path>,
    ) -> Result<Self> {
        // The services run as another user, who must get to their folders.
        let open_to_all = fs::Permissions::from_mode(0o755);
        let folder = tempfile::Builder::new().permissions(open_to_all).tempdir_in(folder)?;
        let postgres = match disk {
            None => Postgres::start_in(folder.path(), &DURABLE)?,
            Some(disk) => Postgres::start_in(disk, &SMALL)?,
        };
        let nats = Nats::start_in(folder.path())?;
        let database = postgres.create_database(DATABASE)?;
        let mut site = Self { nodes: Vec::new(), postgres, nats, folder };
        for nth in 1..=nodes {
            site.add_node(binary, nth, &database, through).await?;
        }
        Ok(site)
    }

    async fn add_node(
        &mut self,
        binary: &Path,
        nth: usize,
        database: &str,
        through: Through,
    ) -> Result<()> {
        let (database, broker, proxies) = match through {
            Through::Nothing => (database.to_owned(), self.nats.url(), None),
            Through::Proxies => {
                let (database, postgres) = behind_proxy(database, self.postgres.port()).await?;
                let (broker, nats) = behind_proxy(&self.nats.url(), self.nats.port()).await?;
                (database, broker, Some(Proxies { postgres, nats }))
            }
        };
        let log = self.folder.path().join(format!("node-{nth}.log"));
        let shared = Shared { database, broker, log: log.clone() };
        let mut recipe = Recipe::node(binary, self.folder.path(), shared);
        let started = recipe.start();
        let server = started.with_context(|| {
            format!("node {nth}: {}", fs::read_to_string(&log).unwrap_or_default().trim())
        })?;
        self.nodes.push(Node { recipe, server: Some(server), proxies });
        Ok(())
    }

    /// Where clients connect.
    pub(crate) fn servers(&self) -> Servers {
        self.nodes.iter().map(Node::address).collect()
    }

    /// What each part costs: processes by name.
    pub(crate) fn parts(&self) -> Result<Vec<(&'static str, Vec<u32>)>> {
        let nodes = self.nodes.iter().filter_map(|node| Some(node.server.as_ref()?.id()));
        Ok(vec![
            ("nodes", nodes.collect()),
            ("NATS", vec![self.nats.pid()?]),
            ("PostgreSQL", vec![self.postgres.pid()?]),
        ])
    }

    /// Keeps the logs of the nodes in a folder, for finding out what went wrong.
    pub(crate) fn keep_logs(&self, folder: &Path) -> Result<PathBuf> {
        let kept = folder.join("logs");
        fs::create_dir_all(&kept)?;
        for entry in fs::read_dir(self.folder.path())? {
            let path = entry?.path();
            if path.extension().is_some_and(|end| end == "log")
                && let Some(name) = path.file_name()
            {
                fs::copy(&path, kept.join(name))?;
            }
        }
        Ok(kept)
    }
}

impl Node {
    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.recipe.address()
    }

    /// The process, while it runs.
    pub(crate) fn server(&self) -> Result<&Server> {
        self.server.as_ref().context("the node does not run")
    }

    /// Kills it as `kill -9` does.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.server.take().context("the node does not run")?.kill()
    }

    /// Asks it to stop, and waits at most so long until it is gone. How long it took.
    pub(crate) fn terminate(&mut self, at_most: Duration) -> Result<Duration> {
        self.server.take().context("the node does not run")?.terminate(at_most)
    }

    /// Starts it again, at the same address.
    pub(crate) fn restart(&mut self) -> Result<()> {
        self.server = Some(self.recipe.start()?);
        Ok(())
    }

    /// Changes the state of its link to a service.
    pub(crate) fn set(&self, service: Service, state: LinkState) {
        if let Some(proxies) = &self.proxies {
            match service {
                Service::Nats => proxies.nats.set(state),
                Service::Postgres => proxies.postgres.set(state),
            }
        }
    }

    /// What `/healthz` says; nothing if it does not answer.
    pub(crate) async fn health(&self) -> Option<u16> {
        let asked = http::get(self.address(), "/healthz");
        Some(timeout(ANSWER, asked).await.ok()?.ok()?.0)
    }

    /// A figure of `/metrics`.
    pub(crate) async fn metric(&self, name: &str) -> Result<u64> {
        let (status, text) = http::get(self.address(), "/metrics").await?;
        if status != 200 {
            bail!("/metrics says {status}");
        }
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Ok(line.with_context(|| format!("no {name} in /metrics"))?.trim().parse()?)
    }
}

/// The same address with a proxy before its port.
async fn behind_proxy(url: &str, port: u16) -> Result<(String, Proxy)> {
    let service = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    ensure!(
        url.contains(&service.to_string()),
        "an address without {service}: nothing would go through the proxy"
    );
    let proxy = Proxy::start(service).await?;
    Ok((url.replace(&service.to_string(), &proxy.address.to_string()), proxy))
}
