//! The commands that run a server: `serve` and `store`.

use std::net::SocketAddr;
use std::num::NonZeroU16;
use std::path::PathBuf;

use clap::builder::{StringValueParser, TypedValueParser as _};
use clap::{Args, Subcommand, ValueHint};
use serde::de::value::{Error as ValueError, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer as _};
use server::{Database, LogFormat, PublicUrl, Rate, Readers, SecretUrl};
use voice::Lang;

use super::{Language, one_of};

#[derive(Args)]
#[command(
    after_help = "A flag wins over its variable in the environment, and that over the configuration file. docs/running.md explains every setting."
)]
pub(crate) struct Serve {
    /// Where to listen: 0.0.0.0:7878 for every device in the house [default: 127.0.0.1:7878, or the next free port]
    #[arg(short, long, value_name = "ADDRESS", env = "ADAMANT_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    #[allow(clippy::doc_markdown, reason = "help shows addresses as they are typed")]
    /// The database: a file, or with --nats postgres://user:password@host/database [default: adamant/adamant.db among your application data]
    #[arg(short, long, value_name = "DATABASE", env = "ADAMANT_DATABASE", hide_env_values = true, value_hint = ValueHint::FilePath)]
    pub(crate) database: Option<Database>,
    #[allow(clippy::doc_markdown, reason = "help shows addresses as they are typed")]
    /// The NATS server through which several servers share a PostgreSQL database, such as nats://user:password@host:4222 (docs/scaling.md)
    #[arg(long, value_name = "URL", env = "ADAMANT_NATS", hide_env_values = true, value_parser = StringValueParser::new().map(SecretUrl::new))]
    pub(crate) nats: Option<SecretUrl>,
    /// The address that people type, if it is another one, such as `https://adamant.example`
    #[arg(long, value_name = "URL", env = "ADAMANT_PUBLIC_URL")]
    pub(crate) public_url: Option<PublicUrl>,
    /// A proxy stands in front of the server and says in X-Forwarded-For who asks
    #[arg(long, value_name = "BOOL", env = "ADAMANT_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true")]
    pub(crate) behind_proxy: Option<bool>,
    /// How long a deserted table stays in memory [default: 60]
    #[arg(long, value_name = "SECONDS", env = "ADAMANT_IDLE_SECONDS")]
    pub(crate) idle_seconds: Option<u64>,
    /// How long the host stays host after losing the connection [default: 60]
    #[arg(long, value_name = "SECONDS", env = "ADAMANT_HOST_GRACE_SECONDS")]
    pub(crate) host_grace_seconds: Option<u64>,
    /// The shortest time per decision that a host can set [default: 5]
    #[arg(long, value_name = "SECONDS", env = "ADAMANT_SHORTEST_CLOCK")]
    pub(crate) shortest_clock: Option<u16>,
    /// After how many days without a move a game is closed and its seed revealed [default: 7]
    #[arg(long, value_name = "DAYS", env = "ADAMANT_REVEAL_ABANDONED_DAYS")]
    pub(crate) reveal_abandoned_days: Option<NonZeroU16>,
    /// Who may read /metrics [default: loopback]
    #[arg(long, value_name = "WHO", env = "ADAMANT_METRICS", value_parser = one_of(["loopback", "everyone", "nobody"], word::<Readers>))]
    pub(crate) metrics: Option<Readers>,
    /// What is logged: warn, or info,server=debug [default: info]
    #[arg(long, value_name = "FILTER", env = "ADAMANT_LOG_FILTER")]
    pub(crate) log_filter: Option<String>,
    /// How it is logged [default: text]
    #[arg(long, value_name = "FORMAT", env = "ADAMANT_LOG_FORMAT", value_parser = one_of(["text", "json"], word::<LogFormat>))]
    pub(crate) log_format: Option<LogFormat>,
    /// The configuration file [default: adamant.toml, if there is one here]
    #[arg(short, long, value_name = "FILE", env = "ADAMANT_CONFIG", value_hint = ValueHint::FilePath)]
    pub(crate) config: Option<PathBuf>,
    /// Say nothing on standard output, and log only warnings and errors unless a log filter is set
    #[arg(short, long)]
    pub(crate) quiet: bool,
    /// Print the settings as a configuration file, and stop
    #[arg(long)]
    pub(crate) print_config: bool,
    /// The language [default: your computer's, or English]
    // Read for all commands alike by help::parse.
    #[arg(long, value_parser = one_of(Lang::ALL.map(Lang::code), str::parse::<Lang>))]
    lang: Option<Lang>,
    #[command(flatten)]
    pub(crate) limits: ServeLimits,
    #[command(flatten)]
    pub(crate) retention: ServeRetention,
}

#[derive(Args)]
#[command(next_help_heading = "How long tables are kept (0 is for ever)")]
pub(crate) struct ServeRetention {
    /// Tables whose game is over, or that everyone has left [default: 365]
    #[arg(
        long = "retention-finished-days",
        value_name = "DAYS",
        env = "ADAMANT_RETENTION_FINISHED_DAYS"
    )]
    pub(crate) finished_days: Option<u32>,
    /// Tables where no game began [default: 30]
    #[arg(
        long = "retention-unstarted-days",
        value_name = "DAYS",
        env = "ADAMANT_RETENTION_UNSTARTED_DAYS"
    )]
    pub(crate) unstarted_days: Option<u32>,
}

#[derive(Args)]
#[command(
    next_help_heading = "Limits (a rate is how many at once, and how many a second after that)"
)]
pub(crate) struct ServeLimits {
    /// Requests over HTTP from one address [default: 100/20]
    #[arg(long = "limits-requests", value_name = "RATE", env = "ADAMANT_LIMITS_REQUESTS")]
    pub(crate) requests: Option<Rate>,
    /// Tables opened from one address [default: 20/0.1]
    #[arg(long = "limits-tables", value_name = "RATE", env = "ADAMANT_LIMITS_TABLES")]
    pub(crate) tables: Option<Rate>,
    /// Messages from one person, on all sockets together [default: 40/20]
    #[arg(long = "limits-messages", value_name = "RATE", env = "ADAMANT_LIMITS_MESSAGES")]
    pub(crate) messages: Option<Rate>,
    /// Sockets of one person at the same time [default: 20]
    #[arg(
        long = "limits-sockets-per-person",
        value_name = "COUNT",
        env = "ADAMANT_LIMITS_SOCKETS_PER_PERSON"
    )]
    pub(crate) sockets_per_person: Option<u32>,
    /// Sockets at the same time from one address [default: 100]
    #[arg(
        long = "limits-sockets-per-address",
        value_name = "COUNT",
        env = "ADAMANT_LIMITS_SOCKETS_PER_ADDRESS"
    )]
    pub(crate) sockets_per_address: Option<u32>,
    /// Sockets at the same time [default: 20000]
    #[arg(long = "limits-sockets", value_name = "COUNT", env = "ADAMANT_LIMITS_SOCKETS")]
    pub(crate) sockets: Option<u32>,
}

/// Reads a word as a configuration file does.
fn word<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let word: StrDeserializer<'_, ValueError> = text.into_deserializer();
    T::deserialize(word).map_err(|error| error.to_string())
}

#[derive(Args)]
pub(crate) struct Store {
    #[command(subcommand)]
    pub(crate) command: StoreCommand,
}

#[derive(Subcommand)]
pub(crate) enum StoreCommand {
    /// Copy all tables from one database into another, and check what was copied
    Copy(StoreCopy),
}

#[derive(Args)]
#[command(
    after_help = "Stop the servers first. A copy that was interrupted goes on when it is started again; what is already there is checked, not copied."
)]
pub(crate) struct StoreCopy {
    /// The database to copy from: a file, or `postgres://user:password@host/database`
    #[arg(value_name = "FROM")]
    pub(crate) from: Database,
    /// The database to copy into: a file, or `postgres://user:password@host/database`
    #[arg(value_name = "TO")]
    pub(crate) to: Database,
    /// Show no progress
    #[arg(short, long)]
    pub(crate) quiet: bool,
    #[command(flatten)]
    language: Language,
}
