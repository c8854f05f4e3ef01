//! What is set: by a flag, or else in the environment, or else in a file, or else as usual.

use std::env;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, bail};
use clap::CommandFactory as _;
use server::{Config, Ports};
use voice::tools as words;

use crate::cli::{Cli, Serve};
use crate::in_data_folder;
use crate::language::say;

/// The configuration file that is read where none is named.
const HERE: &str = "adamant.toml";

/// What is set, and whether any free port will do.
pub(crate) fn read(args: Serve) -> anyhow::Result<(Config, Ports)> {
    known_variables()?;
    let here = Some(Path::new(HERE)).filter(|file| file.exists());
    let file = args.config.as_deref().or(here).map(read_file).transpose()?;
    let says = |key: &str| file.as_ref().is_some_and(|(table, _)| table.contains_key(key));
    let is_asked = args.listen.is_some() || says("listen");
    let has_database = says("database");
    let log = file.as_ref().and_then(|(table, _)| table.get("log")?.as_table());
    let has_filter = log.is_some_and(|log| log.contains_key("filter"));
    let mut config = file.map_or_else(Config::default, |(_, config)| config);
    if !has_database {
        // In the current folder, where there is no place for the user's application data.
        config.database =
            in_data_folder("adamant.db").unwrap_or_else(|| "adamant.db".into()).into();
    }
    if args.quiet && !has_filter {
        "warn".clone_into(&mut config.log.filter);
    }
    let (limits, asked) = (&mut config.limits, args.limits);
    limits.requests = asked.requests.unwrap_or(limits.requests);
    limits.tables = asked.tables.unwrap_or(limits.tables);
    limits.messages = asked.messages.unwrap_or(limits.messages);
    limits.sockets_per_person = asked.sockets_per_person.unwrap_or(limits.sockets_per_person);
    limits.sockets_per_address = asked.sockets_per_address.unwrap_or(limits.sockets_per_address);
    limits.sockets = asked.sockets.unwrap_or(limits.sockets);
    let (retention, asked) = (&mut config.retention, args.retention);
    retention.finished_days = asked.finished_days.unwrap_or(retention.finished_days);
    retention.unstarted_days = asked.unstarted_days.unwrap_or(retention.unstarted_days);
    config.listen = args.listen.unwrap_or(config.listen);
    config.database = args.database.unwrap_or(config.database);
    config.nats = args.nats.or(config.nats);
    config.public_url = args.public_url.or(config.public_url);
    config.behind_proxy = args.behind_proxy.unwrap_or(config.behind_proxy);
    config.idle_seconds = args.idle_seconds.unwrap_or(config.idle_seconds);
    config.host_grace_seconds = args.host_grace_seconds.unwrap_or(config.host_grace_seconds);
    config.shortest_clock = args.shortest_clock.unwrap_or(config.shortest_clock);
    config.reveal_abandoned_days =
        args.reveal_abandoned_days.unwrap_or(config.reveal_abandoned_days);
    config.metrics = args.metrics.unwrap_or(config.metrics);
    config.log.filter = args.log_filter.unwrap_or(config.log.filter);
    config.log.format = args.log_format.unwrap_or(config.log.format);
    Ok((config, if is_asked { Ports::Asked } else { Ports::OrNext }))
}

/// A file as it is, and as what is set.
fn read_file(file: &Path) -> anyhow::Result<(toml::Table, Config)> {
    let name = file.display();
    let text =
        fs::read_to_string(file).with_context(|| say(&words::cannot_read(name.to_string())))?;
    // A place in the file is named by the error: line, column, and the line itself.
    let place =
        |error: toml::de::Error| anyhow::anyhow!("{name}: {}", error.to_string().trim_end());
    let config = toml::from_str(&text).map_err(place)?;
    Ok((toml::from_str(&text).map_err(place)?, config))
}

/// Refuses a variable that looks like a setting and is none.
fn known_variables() -> anyhow::Result<()> {
    let cli = Cli::command();
    let serve = cli.find_subcommand("serve").context("there is a command to serve")?;
    let known: Vec<_> = serve.get_arguments().filter_map(|arg| arg.get_env()).collect();
    for (name, _) in env::vars_os() {
        if name.to_string_lossy().starts_with("ADAMANT_") && !known.contains(&name.as_os_str()) {
            bail!(say(&words::unknown_variable(name.display().to_string())));
        }
    }
    Ok(())
}
