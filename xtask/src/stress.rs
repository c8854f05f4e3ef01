//! `cargo xtask load`, `torture`, `leases` and `model`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::shell::{cargo, run};
use crate::{install, manifest};

/// Measures 400 sockets as fast as it goes, and 10,000 at a pace and as fast as it goes.
pub(crate) fn load(root: &Path, seconds: u64, tables: u32) -> Result<()> {
    for (tables, moves) in [(100.min(tables), None), (tables, Some("22000")), (tables, None)] {
        let mut command = stress(root)?;
        command.arg("load");
        measure(command, seconds, tables, moves)?;
    }
    Ok(())
}

/// Measures nodes with PostgreSQL and NATS: 400 and 4,000 sockets, at a pace and as fast as it goes, and a node that dies with 2,000 tables.
pub(crate) fn load_cluster(root: &Path, seconds: u64, tables: u32, nodes: u32) -> Result<()> {
    services()?;
    let (few, many) = (100.min(tables), 1000.min(tables));
    for (tables, moves, apart) in [
        (few, Some("4000"), false),
        (few, None, false),
        (many, Some("4000"), false),
        (many, Some("4000"), true),
        (many, None, false),
    ] {
        let mut command = stress(root)?;
        command.args(["load", "--cluster", &nodes.to_string()]);
        if apart {
            command.arg("--apart");
        }
        measure(command, seconds, tables, moves)?;
    }
    let (nodes, tables) = (nodes.to_string(), 2000.min(tables).to_string());
    run(stress(root)?.args(["dying", "--nodes", &nodes, "--tables", &tables]))
}

fn measure(mut command: Command, seconds: u64, tables: u32, moves: Option<&str>) -> Result<()> {
    command.args(["--seconds", &seconds.to_string(), "--tables", &tables.to_string()]);
    if let Some(moves) = moves {
        command.args(["--moves", moves]);
    }
    run(&mut command)
}

/// Puts the server through faults. The same seed cuts the power at the same moments.
pub(crate) fn torture(root: &Path, cluster: bool, kills: u32, seed: Option<u64>) -> Result<()> {
    let mut command = stress(root)?;
    command.args(["torture", "--kills", &kills.to_string()]);
    if cluster {
        services()?;
        command.arg("--cluster");
    }
    if let Some(seed) = seed {
        command.args(["--seed", &seed.to_string()]);
    }
    run(&mut command)
}

/// Measures how NATS carries the leases of many nodes.
pub(crate) fn leases(root: &Path, tables: u32, nodes: u32, seconds: u64) -> Result<()> {
    services()?;
    let mut command = stress(root)?;
    command.args(["leases", "--tables", &tables.to_string(), "--nodes", &nodes.to_string()]);
    run(command.args(["--seconds", &seconds.to_string()]))
}

/// Prints what sites need, from the measured costs.
pub(crate) fn model(root: &Path) -> Result<()> {
    run(stress(root)?.arg("model"))
}

/// Installs the services that nodes share.
pub(crate) fn services() -> Result<()> {
    install::file("/usr/lib/postgresql", "postgresql")?;
    install::file("/usr/sbin/nats-server", "nats-server")
}

/// The program that does it, with the binary it is done to and a folder beside it, on the disk where everything is built.
fn stress(root: &Path) -> Result<Command> {
    run(cargo(root).args(["build", "--release", "--package", "adamant", "--bin", "adamant"]))?;
    run(cargo(root).args(["build", "--release", "--package", "stress", "--example", "stress"]))?;
    let target: PathBuf = manifest::target(root)?;
    let folder = target.join("tmp");
    fs::create_dir_all(&folder)?;
    let mut command = Command::new(target.join("release/examples/stress"));
    command.arg(target.join("release/adamant")).arg(folder);
    Ok(command)
}
