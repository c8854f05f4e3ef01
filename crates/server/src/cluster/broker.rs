//! The broker: its address, how to log in there, and the buckets that nodes keep in it.

use std::error::Error as _;
use std::fs::File;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::time::Duration;

use async_nats::jetstream::context::CreateStreamErrorKind;
use async_nats::jetstream::{self, kv, stream};
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;
use thiserror::Error;
use tokio::time::{sleep, timeout};

use super::lease::OWNERSHIP;
use super::{BROKER_TIMEOUT, LEASE, RETRY_DELAY};
use crate::database::SecretUrl;

/// How often a bucket that could not be made is looked for: another node may just make it.
const LOOKS: u32 = 10;

/// The oldest NATS server that will do.
const OLDEST: (i64, i64) = (2, 9);

/// How long to wait before connecting again.
const RECONNECT_DELAY: Duration = Duration::from_millis(100);

/// How often the connection is tried: after two pings without an answer it is made anew.
const PING: Duration = Duration::from_secs(1);

/// How many commands wait for the connection, and how many batches of other nodes for this one.
const COMMANDS: usize = 512;
const BATCHES: usize = 8192;

/// Why the other nodes cannot be reached.
#[derive(Debug, Error)]
pub enum ClusterError {
    /// The address cannot be read.
    #[error(
        "its address cannot be read: {0}: it is like nats://user:password@host:4222, or tls://… with ?tls_ca=FILE&tls_cert=FILE&tls_key=FILE"
    )]
    Address(String),
    /// NATS does not answer.
    #[error(
        "NATS cannot be reached: {0}: check that it runs, and the host and port in its address"
    )]
    Unreachable(String),
    /// NATS does not let this user in.
    #[error("NATS refuses this user: check the user, password or token in its address")]
    Refused,
    /// No secure connection.
    #[error(
        "no secure connection to NATS: {0}: name the certificate of its authority with ?tls_ca=FILE in its address"
    )]
    Tls(String),
    /// NATS is too old.
    #[error("it is NATS {0}: version 2.9 or a newer one is needed, so update nats-server")]
    TooOld(String),
    /// NATS runs without JetStream.
    #[error("NATS has no JetStream: start nats-server with --jetstream ({0})")]
    NoJetStream(String),
    /// The buckets cannot be made or written.
    #[error(
        "NATS stores nothing for this user: {0}: let it use JetStream, and ?replicas=N no more servers than there are"
    )]
    NoBucket(String),
}

/// Where NATS is, and how to log in there.
pub(super) struct Broker {
    servers: Vec<ServerAddr>,
    options: ConnectOptions,
    /// On how many servers of a NATS cluster each key is stored.
    replicas: usize,
}

impl Broker {
    /// Reads an address: one or several servers with commas between them, a user and a password or a token, and settings after a `?`.
    pub(super) fn read(address: &SecretUrl) -> Result<Self, ClusterError> {
        let bad = |why: String| ClusterError::Address(why);
        let mut options = ConnectOptions::new();
        let (mut servers, mut replicas) = (Vec::new(), 1);
        let (mut certificate, mut key) = (None, None);
        for server in address.reveal().split(',') {
            let server: ServerAddr =
                server.trim().parse().map_err(|error: std::io::Error| bad(error.to_string()))?;
            let mut url = server.into_inner();
            let decode = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
            options = match (url.username(), url.password()) {
                ("", None) => options,
                (token, None) => options.token(decode(token)),
                (user, Some(password)) => options.user_and_password(decode(user), decode(password)),
            };
            for (name, value) in url.query_pairs().into_owned().collect::<Vec<_>>() {
                match &*name {
                    "tls_ca" => options = options.add_root_certificates(readable(&value)?),
                    "tls_cert" => certificate = Some(readable(&value)?),
                    "tls_key" => key = Some(readable(&value)?),
                    "replicas" => {
                        replicas = value
                            .parse()
                            .map_err(|_| bad(format!("replicas={value} is not a number")))?;
                    }
                    other => return Err(bad(format!("there is no setting {other}"))),
                }
            }
            // The client logs addresses, and takes no password from them.
            url.set_query(None);
            let plain = url.set_username("").and_then(|()| url.set_password(None));
            plain.map_err(|()| bad("it has no host".to_owned()))?;
            let server = ServerAddr::from_url(url).map_err(|error| bad(error.to_string()))?;
            servers.push(server);
        }
        options = match (certificate, key) {
            (Some(certificate), Some(key)) => options.add_client_certificate(certificate, key),
            (None, None) => options,
            _ => return Err(bad("tls_cert and tls_key belong together".to_owned())),
        };
        Ok(Self { servers, options, replicas })
    }

    /// Connects, and refuses a server that is too old.
    pub(super) async fn connect(self) -> Result<(Client, Buckets), ClusterError> {
        let connecting = self
            .options
            .name("adamant")
            .connection_timeout(BROKER_TIMEOUT)
            .request_timeout(Some(BROKER_TIMEOUT))
            .ping_interval(PING)
            .client_capacity(COMMANDS)
            .subscription_capacity(BATCHES)
            .reconnect_delay_callback(|_| RECONNECT_DELAY)
            .connect(self.servers);
        let client = timeout(2 * BROKER_TIMEOUT, connecting)
            .await
            .map_err(|_| ClusterError::Unreachable("no answer".to_owned()))?
            .map_err(|error| refused(&error))?;
        if !client.is_server_compatible(OLDEST.0, OLDEST.1, 0) {
            return Err(ClusterError::TooOld(client.server_info().version));
        }
        let context = jetstream::new(client.clone());
        Ok((client, Buckets { context, replicas: self.replicas }))
    }
}

fn readable(file: &str) -> Result<PathBuf, ClusterError> {
    match File::open(file) {
        Ok(_) => Ok(file.into()),
        Err(error) => Err(ClusterError::Address(format!("{file}: {error}"))),
    }
}

fn refused(error: &ConnectError) -> ClusterError {
    let why = || error.source().map_or_else(|| error.to_string(), ToString::to_string);
    match error.kind() {
        ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
            ClusterError::Refused
        }
        ConnectErrorKind::Tls => ClusterError::Tls(why()),
        // So a certificate is refused.
        ConnectErrorKind::Io if io_kind(error) == Some(ErrorKind::InvalidData) => {
            ClusterError::Tls(why())
        }
        _ => ClusterError::Unreachable(why()),
    }
}

fn io_kind(error: &ConnectError) -> Option<ErrorKind> {
    error.source()?.downcast_ref::<std::io::Error>().map(std::io::Error::kind)
}

/// The buckets in which nodes say who owns what.
pub(super) struct Buckets {
    context: jetstream::Context,
    replicas: usize,
}

/// Both buckets, once they are there.
pub(super) struct OpenBuckets {
    /// One key a node: its lease, gone when it is not renewed.
    pub(super) nodes: kv::Store,
    /// One key for each table in memory: its owner.
    pub(super) tables: kv::Store,
}

impl Buckets {
    /// Opens both, and makes them where they are not there yet.
    pub(super) async fn open(&self, name: &str) -> Result<OpenBuckets, ClusterError> {
        let nodes = self.bucket(format!("{name}-nodes"), LEASE).await?;
        let tables = self.bucket(format!("{name}-tables"), OWNERSHIP).await?;
        Ok(OpenBuckets { nodes, tables })
    }

    /// Opens a bucket, or makes it. Of several nodes that make it at once, NATS may refuse all but one, and the bucket is there soon after.
    async fn bucket(&self, name: String, max_age: Duration) -> Result<kv::Store, ClusterError> {
        if let Ok(store) = self.context.get_key_value(&name).await {
            return Ok(store);
        }
        // As `create_key_value` would, without asking for the account: NATS 2.9 answers that in an older form.
        let config = stream::Config {
            name: format!("KV_{name}"),
            subjects: vec![format!("$KV.{name}.>")],
            max_messages_per_subject: 1,
            max_age,
            discard: stream::DiscardPolicy::New,
            allow_rollup: true,
            allow_direct: true,
            deny_delete: true,
            num_replicas: self.replicas,
            ..stream::Config::default()
        };
        let mut failed = None;
        if let Err(error) = self.context.create_stream(config).await {
            use CreateStreamErrorKind as Kind;
            let why = error.to_string();
            if matches!(error.kind(), Kind::JetStreamUnavailable | Kind::TimedOut) {
                return Err(ClusterError::NoJetStream(why));
            }
            failed = Some(why);
        }
        for _ in 0..LOOKS {
            match self.context.get_key_value(&name).await {
                Ok(store) => return Ok(store),
                Err(error) => failed = failed.or_else(|| Some(error.to_string())),
            }
            sleep(RETRY_DELAY).await;
        }
        Err(ClusterError::NoBucket(failed.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use super::*;

    fn read(address: &str) -> Result<Broker, String> {
        Broker::read(&SecretUrl::new(address)).map_err(|error| error.to_string())
    }

    #[cfg(unix)]
    #[tokio::test(flavor = "multi_thread")]
    async fn nodes_that_start_together_all_open_the_buckets_that_one_makes() {
        use std::sync::Arc;

        use tokio::sync::Barrier;
        use tokio::task::JoinSet;

        const NODES: usize = 8;
        let nats = services::Nats::start().unwrap();
        let mut nodes = Vec::new();
        for _ in 0..NODES {
            nodes.push(Arc::new(read(&nats.url()).unwrap().connect().await.unwrap()));
        }
        for site in 0..40 {
            let together = Arc::new(Barrier::new(NODES));
            let mut opening = JoinSet::new();
            for node in nodes.iter().cloned() {
                let together = together.clone();
                opening.spawn(async move {
                    together.wait().await;
                    node.1.open(&format!("site{site}")).await.map(drop)
                });
            }
            for opened in opening.join_all().await {
                opened.unwrap();
            }
        }
    }

    #[test]
    fn the_client_is_given_addresses_without_their_secrets() {
        let broker = read("nats://anna:s3%40cret@one:4222,tls://tok3n@two?replicas=3").unwrap();
        let servers: Vec<_> = broker.servers.iter().map(ServerAddr::as_url_str).collect();
        assert_eq!(servers, ["nats://one:4222", "tls://two"]);
        assert_eq!(broker.replicas, 3);
    }

    #[test]
    fn an_address_that_cannot_be_read_is_named_without_its_secret() {
        for (address, why) in [
            ("http://anna:s3cret@host", "scheme"),
            ("nats://anna:s3cret@host:port", "port"),
            ("nats://anna:s3cret@host?sslmode=require", "no setting sslmode"),
            ("nats://anna:s3cret@host?replicas=all", "replicas=all"),
            ("tls://anna:s3cret@host?tls_ca=/nowhere/ca.pem", "/nowhere/ca.pem"),
            ("tls://anna:s3cret@host?tls_cert=/dev/null", "belong together"),
        ] {
            let error = read(address).err().unwrap();
            assert!(error.contains(why) && !error.contains("s3cret"), "{error}");
            assert!(error.contains("nats://user:password@host:4222"), "{error}");
        }
    }
}
