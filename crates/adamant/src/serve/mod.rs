//! `adamant serve`

mod greeting;
mod log;
mod page;
mod settings;

use std::io::{ErrorKind, Write};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use server::{Config, ServeError, Server};
use tokio::runtime::Runtime;
use voice::tools as words;

use crate::cli::Serve;
use crate::language::say;

pub(crate) fn run(args: Serve, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let Serve { print_config, quiet, .. } = args;
    let (mut config, ports) = settings::read(args)?;
    if print_config {
        out.write_all(toml::to_string(&config)?.as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    log::begin(&config.log)?;
    config.lan = greeting::lan(config.listen);
    if !web_bundle::build().is_empty() {
        web_bundle::build().clone_into(&mut config.build);
    }
    let runtime = Runtime::new()?;
    let served = runtime.block_on(async {
        let server = Server::open(config.clone(), ports).await;
        let server = server.map_err(|error| advise(&config, error))?;
        if !quiet {
            greeting::print(out, &config, server.address())?;
        }
        server.run(page::pages()).await.with_context(|| say(&words::server_stopped()))
    });
    // Bots that are still thinking are not waited for.
    runtime.shutdown_timeout(Duration::from_millis(100));
    served?;
    if !quiet {
        writeln!(out, "{}", say(&words::stopped()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Says what is wrong, and what to do where a flag helps.
fn advise(config: &Config, error: ServeError) -> anyhow::Error {
    let database = config.database.to_string();
    let (what, advice) = match &error {
        ServeError::Listen(error) => {
            let address = config.listen;
            let at = |port: u16| SocketAddr::new(address.ip(), port).to_string();
            let advice = match error.kind() {
                ErrorKind::AddrInUse => words::advice_port(at(address.port().saturating_add(1))),
                ErrorKind::PermissionDenied => words::advice_high_port(at(7878)),
                _ => words::advice_address(),
            };
            (words::cannot_listen(address.to_string(), error.to_string()), advice)
        }
        ServeError::Store(error) => {
            (words::cannot_open_database(database, error.to_string()), words::advice_database())
        }
        ServeError::Cluster(error) => {
            let broker = config.nats.as_ref().map(ToString::to_string).unwrap_or_default();
            (words::cannot_reach_broker(broker, error.to_string()), words::advice_broker())
        }
        ServeError::NeedsNats => (words::needs_nats(), words::advice_nats()),
        ServeError::NeedsPostgres => (words::needs_postgres(), words::advice_postgres()),
        ServeError::Folder(error) => {
            let what = words::cannot_write_beside(database, error.to_string());
            (what, words::advice_database())
        }
        ServeError::Served(Some(at)) => {
            (words::already_served(database, at.clone()), words::advice_database())
        }
        ServeError::Served(None) => {
            (words::already_served_somewhere(database), words::advice_database())
        }
        ServeError::Io(_) => return error.into(),
    };
    anyhow::anyhow!("{}\n  {}", say(&what), say(&advice))
}
