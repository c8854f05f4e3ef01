//! What can be set.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::limits::Limits;

/// What can be set, with what is usual.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database file.
    pub database: PathBuf,
    /// The address that people type, such as `https://adamant.example`. Without it, links begin as the request did.
    pub public_url: Option<String>,
    /// Whether a proxy stands before the server and says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// For how many seconds a table that nobody is at stays in memory.
    pub idle_seconds: u64,
    /// How much one address may ask for.
    pub limits: Limits,
    /// Which build of the clients this server belongs to.
    #[serde(skip)]
    pub build: String,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 7878)),
            database: "adamant.db".into(),
            public_url: None,
            behind_proxy: false,
            idle_seconds: 60,
            limits: Limits::default(),
            build: env!("CARGO_PKG_VERSION").to_owned(),
        }
    }
}

impl Config {
    pub(crate) const fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_seconds)
    }
}
