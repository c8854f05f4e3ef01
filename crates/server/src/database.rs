//! Where the database is: a file, or a PostgreSQL server.

use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize, Serializer};

/// Where the database is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, from = "PathBuf")]
pub enum Database {
    /// A file of SQLite.
    File(PathBuf),
    /// A PostgreSQL server, such as `postgres://user:password@host/database`.
    Postgres(SecretUrl),
}

/// The database as it was named: an address that begins with `postgres://` or `postgresql://`, or else a file.
impl<T: AsRef<Path>> From<T> for Database {
    fn from(named: T) -> Self {
        let named = named.as_ref();
        let address = named.to_str().filter(|text| {
            ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme))
        });
        match address {
            Some(address) => Self::Postgres(SecretUrl::new(address)),
            None => Self::File(named.to_owned()),
        }
    }
}

/// Without a password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(url) => url.fmt(f),
        }
    }
}

/// An address that may hold a password. Shown, logged or serialized, it has `***` instead.
#[derive(Clone, PartialEq, Eq, Deserialize)]
pub struct SecretUrl(String);

impl SecretUrl {
    /// An address as it was written.
    pub fn new(url: impl Into<String>) -> Self {
        Self(url.into())
    }

    /// The address with its password.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SecretUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("", &self.0));
        let (rest, query) = rest.split_once('?').map_or((rest, None), |(a, b)| (a, Some(b)));
        // A password may hold a slash that was not escaped: the last @ ends it.
        let (user, place) = rest.rsplit_once('@').map_or((None, rest), |(a, b)| (Some(a), b));
        if !scheme.is_empty() {
            write!(f, "{scheme}://")?;
        }
        match user.map(|user| user.split_once(':').map_or((user, false), |(name, _)| (name, true)))
        {
            // A lone word before the @ is a token for NATS.
            Some((name, false)) if scheme.starts_with("postgres") => write!(f, "{name}@")?,
            Some((_, false)) => f.write_str("***@")?,
            Some((name, true)) => write!(f, "{name}:***@")?,
            None => {}
        }
        f.write_str(place)?;
        for (at, pair) in query.into_iter().flat_map(|query| query.split('&')).enumerate() {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let value = if name.contains("password") { "***" } else { value };
            write!(f, "{}{name}={value}", if at == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}

impl fmt::Debug for SecretUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for SecretUrl {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("postgres://host/db", "postgres://host/db"),
            ("postgres://anna@host:5432/db", "postgres://anna@host:5432/db"),
            ("postgres://anna:s3cret@host/db", "postgres://anna:***@host/db"),
            ("postgres://anna:s/3@cret@host/db", "postgres://anna:***@host/db"),
            (
                "postgresql:///db?host=/run&password=s3cret&sslmode=require",
                "postgresql:///db?host=/run&password=***&sslmode=require",
            ),
            ("nats://anna:s3cret@host:4222", "nats://anna:***@host:4222"),
            ("nats://s3cret@host", "nats://***@host"),
            ("tls://host:4222", "tls://host:4222"),
        ] {
            let url = SecretUrl::new(url);
            assert_eq!(url.to_string(), shown);
            assert_eq!(format!("{url:?}"), shown);
            assert_eq!(serde_json::to_value(&url).ok(), Some(shown.into()));
        }
    }

    #[test]
    fn what_is_no_address_of_postgresql_is_a_file() {
        for file in ["adamant.db", "postgres", "/var/lib/postgres:x/a.db", "C:\\a.db"] {
            assert_eq!(Database::from(file), Database::File(file.into()));
        }
        for url in ["postgres://host/db", "postgresql://anna:secret@host/db"] {
            assert_eq!(Database::from(url), Database::Postgres(SecretUrl::new(url)));
        }
    }
}
