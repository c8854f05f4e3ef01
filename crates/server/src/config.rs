//! What can be set.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU16;
use std::str::FromStr;
use std::time::Duration;

use axum::http::Uri;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::database::{Database, SecretUrl};
use crate::limits::Limits;
use crate::retention::Retention;

/// What can be set, with what is usual.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database: a file, or the address of a PostgreSQL server.
    pub database: Database,
    /// The NATS server through which several nodes share a PostgreSQL database.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nats: Option<SecretUrl>,
    /// The address that people type, such as `https://adamant.example`. Without it, links begin as the request did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy stands before the server and says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// For how many seconds a table without clients stays in memory.
    pub idle_seconds: u64,
    /// For how many seconds the person who opened a table stays its host after the connection is lost.
    pub host_grace_seconds: u64,
    /// The shortest time for a decision that a host can set, in seconds.
    pub shortest_clock: u16,
    /// After how many days without a move a game that was started is given up, and its seed revealed.
    pub reveal_abandoned_days: NonZeroU16,
    /// Who may read `/metrics`.
    pub metrics: Readers,
    /// What is logged, and how.
    pub log: LogConfig,
    /// How much one address and one person may ask for.
    pub limits: Limits,
    /// How long tables are stored.
    pub retention: Retention,
    /// Where this machine is found in its network, for links opened on it that are meant for others.
    #[serde(skip)]
    pub lan: Option<IpAddr>,
    /// Which build of the clients this server belongs to.
    #[serde(skip)]
    pub build: String,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 7878)),
            database: "adamant.db".into(),
            nats: None,
            public_url: None,
            behind_proxy: false,
            idle_seconds: 60,
            host_grace_seconds: 60,
            shortest_clock: 5,
            reveal_abandoned_days: NonZeroU16::new(7).expect("seven is not zero"),
            metrics: Readers::default(),
            log: LogConfig::default(),
            limits: Limits::default(),
            retention: Retention::default(),
            lan: None,
            build: env!("CARGO_PKG_VERSION").to_owned(),
        }
    }
}

impl Config {
    pub(crate) const fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_seconds)
    }

    /// At most a day, so that it can be added to any time.
    pub(crate) fn host_grace(&self) -> Duration {
        Duration::from_secs(self.host_grace_seconds.min(24 * 60 * 60))
    }

    /// Whether people come over HTTPS.
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_https)
    }
}

/// Who may read `/metrics`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Readers {
    /// Programs on the same machine.
    #[default]
    Loopback,
    /// Everyone who reaches the server.
    Everyone,
    /// No client.
    Nobody,
}

/// What is logged, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LogConfig {
    /// From which level on, by module: `warn` or `info,server=debug`.
    pub filter: String,
    /// For whom.
    pub format: LogFormat,
}

impl Default for LogConfig {
    fn default() -> Self {
        Self { filter: "info".to_owned(), format: LogFormat::default() }
    }
}

/// For whom a log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    /// A line for people to read.
    #[default]
    Text,
    /// A line of JSON for programs.
    Json,
}

/// The address that people type: a scheme and a host, and a port if it is unusual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PublicUrl {
    https: bool,
    authority: String,
}

impl PublicUrl {
    pub(crate) const fn is_https(&self) -> bool {
        self.https
    }

    /// The host, without its port.
    pub(crate) fn host(&self) -> &str {
        without_port(&self.authority)
    }
}

/// A host as a request names it, without the port.
pub(crate) fn without_port(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
        _ => authority,
    }
}

/// A text that is no public address.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "{0:?} is not an address like https://adamant.example: a scheme and a host, without a path"
)]
pub struct NotAPublicUrl(String);

impl FromStr for PublicUrl {
    type Err = NotAPublicUrl;

    fn from_str(text: &str) -> Result<Self, NotAPublicUrl> {
        let bad = || NotAPublicUrl(text.to_owned());
        let url: Uri = text.parse().map_err(|_| bad())?;
        let https = match url.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(bad()),
        };
        let authority = url.authority().ok_or_else(bad)?.as_str().to_ascii_lowercase();
        let bare = url.path() == "/" && url.query().is_none() && !authority.contains('@');
        bare.then_some(Self { https, authority }).ok_or_else(bad)
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http{}://{}", if self.https { "s" } else { "" }, self.authority)
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = NotAPublicUrl;

    fn try_from(text: String) -> Result<Self, NotAPublicUrl> {
        text.parse()
    }
}

impl From<PublicUrl> for String {
    fn from(url: PublicUrl) -> Self {
        url.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        for (text, host) in [
            ("https://adamant.example", "adamant.example"),
            ("https://Adamant.Example/", "adamant.example"),
            ("http://192.0.2.7:7878", "192.0.2.7"),
            ("http://[2001:db8::1]:7878", "[2001:db8::1]"),
            ("http://[2001:db8::1]", "[2001:db8::1]"),
        ] {
            let url: PublicUrl = text.parse().unwrap();
            assert_eq!(url.host(), host);
            assert_eq!(url.to_string(), text.to_lowercase().trim_end_matches('/'));
        }
        for bad in ["", "adamant.example", "ftp://a", "https://a/b", "https://a?b", "https://me@a"]
        {
            assert!(bad.parse::<PublicUrl>().is_err(), "{bad:?}");
        }
    }
}
