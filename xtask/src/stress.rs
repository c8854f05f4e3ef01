//! `cargo xtask load`, `torture`, `leases` and `model`.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::shell::{cargo, run};
use crate::{install, manifest};

/// Measures 400 sockets as fast as it goes, and 10,000 at a pace and as fast as it goes.
pub(crate) fn load(root: &Path, seconds: u64, tables: u32) -> Result<()> {
    for (tables, pace) in [(100.min(tables), ""), (tables, "--moves 22000"), (tables, "")] {
        stress(root, &format!("load --seconds {seconds} --tables {tables} {pace}"))?;
    }
    Ok(())
}

/// Measures nodes with PostgreSQL and NATS: 400 and 4,000 sockets, at a pace and as fast as it goes, and a node that dies with 2,000 tables.
pub(crate) fn load_cluster(root: &Path, seconds: u64, tables: u32, nodes: u32) -> Result<()> {
    services()?;
    let (few, many) = (100.min(tables), 1000.min(tables));
    for (tables, pace) in [
        (few, "--moves 4000"),
        (few, ""),
        (many, "--moves 4000"),
        (many, "--moves 4000 --apart"),
        (many, ""),
    ] {
        let load = format!("load --cluster {nodes} --seconds {seconds} --tables {tables} {pace}");
        stress(root, &load)?;
    }
    stress(root, &format!("node-failure --nodes {nodes} --tables {}", 2000.min(tables)))
}

/// Puts the server through faults. The same seed cuts the power at the same moments.
pub(crate) fn torture(root: &Path, cluster: bool, kills: u32, seed: Option<u64>) -> Result<()> {
    if cluster {
        services()?;
    }
    let cluster = if cluster { "--cluster" } else { "" };
    let seed = seed.map_or_else(String::new, |seed| format!("--seed {seed}"));
    stress(root, &format!("torture --kills {kills} {cluster} {seed}"))
}

/// Measures how NATS carries the leases of many nodes.
pub(crate) fn leases(root: &Path, tables: u32, nodes: u32, seconds: u64) -> Result<()> {
    services()?;
    stress(root, &format!("leases --tables {tables} --nodes {nodes} --seconds {seconds}"))
}

/// Prints what sites need, from the measured costs.
pub(crate) fn model(root: &Path) -> Result<()> {
    stress(root, "model")
}

/// Installs the services that nodes share.
pub(crate) fn services() -> Result<()> {
    install::file("/usr/lib/postgresql", "postgresql")?;
    install::file("/usr/sbin/nats-server", "nats-server")
}

/// Builds the server and the example `stress`, and runs it with these arguments, the server's binary, and a folder on the disk where
/// everything is built.
fn stress(root: &Path, arguments: &str) -> Result<()> {
    run(cargo(root).args(["build", "--release", "--package", "adamant", "--bin", "adamant"]))?;
    run(cargo(root).args(["build", "--release", "--package", "stress", "--example", "stress"]))?;
    let target = manifest::target(root)?;
    let folder = target.join("tmp");
    fs::create_dir_all(&folder)?;
    let mut command = Command::new(target.join("release/examples/stress"));
    run(command.arg(target.join("release/adamant")).arg(folder).args(arguments.split_whitespace()))
}
