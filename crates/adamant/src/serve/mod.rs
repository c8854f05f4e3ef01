//! `adamant serve`

mod greeting;
mod log;
mod page;
mod settings;

use std::io::Write;
use std::time::Duration;

use anyhow::Context as _;
use server::{ServeError, Server};
use tokio::runtime::Runtime;

use crate::Done;
use crate::cli::Serve;

pub(crate) fn run(args: &Serve, out: &mut impl Write) -> anyhow::Result<Done> {
    let (mut config, ports) = settings::read(args)?;
    if args.print_config {
        out.write_all(toml::to_string(&config)?.as_bytes())?;
        return Ok(Done::Well);
    }
    log::begin(&config.log)?;
    config.lan = greeting::lan(config.listen);
    if !web_bundle::build().is_empty() {
        web_bundle::build().clone_into(&mut config.build);
    }
    let runtime = Runtime::new()?;
    let served = runtime.block_on(async {
        let server = Server::open(config.clone(), ports).await.map_err(advise)?;
        greeting::print(out, &config, server.address())?;
        server.run(page::pages()).await.context("the server stopped")
    });
    // A bot may be thinking; nobody waits for it.
    runtime.shutdown_timeout(Duration::from_millis(100));
    served?;
    writeln!(out, "Stopped. Every table is kept.")?;
    Ok(Done::Well)
}

/// Says what to do where a flag helps.
fn advise(error: ServeError) -> anyhow::Error {
    let advice = match &error {
        ServeError::Listen { address, error } => match error.kind() {
            std::io::ErrorKind::AddrInUse => format!(
                "another program has that port: choose another, such as --listen {}:{}",
                address.ip(),
                address.port().saturating_add(1)
            ),
            std::io::ErrorKind::PermissionDenied => {
                format!("choose a port above 1023, such as --listen {}:7878", address.ip())
            }
            _ => "choose an address of this machine with --listen".to_owned(),
        },
        ServeError::Store { .. } | ServeError::Folder { .. } | ServeError::Served { .. } => {
            "choose another file with --database".to_owned()
        }
        ServeError::Io(_) => return error.into(),
    };
    anyhow::anyhow!("{error}\n  {advice}")
}
