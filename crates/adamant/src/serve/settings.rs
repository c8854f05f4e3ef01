//! What is set: by a flag, or else in the environment, or else in a file, or else as usual.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::CommandFactory as _;
use serde::Deserialize as _;
use server::{Config, Ports};
use voice::tools as words;

use crate::cli::{Cli, Serve};
use crate::folders::data_folder;
use crate::language::say;

/// The configuration file that is read where none is named.
const HERE: &str = "adamant.toml";

/// What is set, and whether any free port will do.
pub(crate) fn read(args: &Serve) -> anyhow::Result<(Config, Ports)> {
    known_variables()?;
    let here = Some(Path::new(HERE)).filter(|file| file.exists());
    let file = args.config.as_deref().or(here).map(read_file).transpose()?;
    let says = |key: &str| file.as_ref().is_some_and(|(table, _)| table.contains_key(key));
    let listen = args.listen.is_some() || says("listen");
    let database = says("database");
    let log = file.as_ref().and_then(|(table, _)| table.get("log")?.as_table());
    let filter = log.is_some_and(|log| log.contains_key("filter"));
    let mut config = file.map_or_else(Config::default, |(_, config)| config);
    if !database {
        config.database = usual_database().into();
    }
    if args.quiet && !filter {
        "warn".clone_into(&mut config.log.filter);
    }
    overlay(&mut config, args);
    Ok((config, if listen { Ports::Asked } else { Ports::OrNext }))
}

/// A file as it is, and as what is set.
fn read_file(file: &Path) -> anyhow::Result<(toml::Table, Config)> {
    let name = file.display();
    let text =
        fs::read_to_string(file).with_context(|| say(&words::cannot_read(name.to_string())))?;
    // A place in the file is named by the error: line, column, and the line itself.
    let place =
        |error: toml::de::Error| anyhow::anyhow!("{name}: {}", error.to_string().trim_end());
    let config =
        Config::deserialize(toml::Deserializer::parse(&text).map_err(place)?).map_err(place)?;
    Ok((toml::from_str(&text).map_err(place)?, config))
}

fn overlay(config: &mut Config, args: &Serve) {
    fn set<T: Clone>(to: &mut T, from: Option<&T>) {
        if let Some(from) = from {
            to.clone_from(from);
        }
    }
    let (limits, asked) = (&mut config.limits, &args.limits);
    set(&mut limits.requests, asked.requests.as_ref());
    set(&mut limits.tables, asked.tables.as_ref());
    set(&mut limits.messages, asked.messages.as_ref());
    set(&mut limits.sockets_per_person, asked.sockets_per_person.as_ref());
    set(&mut limits.sockets_per_address, asked.sockets_per_address.as_ref());
    set(&mut limits.sockets, asked.sockets.as_ref());
    let (retention, asked) = (&mut config.retention, &args.retention);
    set(&mut retention.finished_days, asked.finished_days.as_ref());
    set(&mut retention.unstarted_days, asked.unstarted_days.as_ref());
    set(&mut config.listen, args.listen.as_ref());
    set(&mut config.database, args.database.as_ref());
    config.nats = args.nats.clone().or(config.nats.take());
    set(&mut config.behind_proxy, args.behind_proxy.as_ref());
    set(&mut config.idle_seconds, args.idle_seconds.as_ref());
    set(&mut config.host_grace_seconds, args.host_grace_seconds.as_ref());
    set(&mut config.shortest_clock, args.shortest_clock.as_ref());
    set(&mut config.reveal_abandoned_days, args.reveal_abandoned_days.as_ref());
    set(&mut config.metrics, args.metrics.as_ref());
    set(&mut config.log.filter, args.log_filter.as_ref());
    set(&mut config.log.format, args.log_format.as_ref());
    config.public_url = args.public_url.clone().or(config.public_url.take());
}

/// Among the user's application data; in the current folder, where there is no such place.
fn usual_database() -> PathBuf {
    data_folder().unwrap_or_default().join("adamant.db")
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
