//! Puts the binary under load and through faults: `cargo xtask load`, `cargo xtask torture`.

mod model;

use std::path::PathBuf;
use std::process::ExitCode;
#[cfg(unix)]
use std::time::Duration;

use anyhow::Result;
use clap::{Parser, Subcommand};
use model::{Costs, model};
use stress::{Kills, Outcome, Trial};
#[cfg(unix)]
use stress::{Load, Pace};

#[derive(Parser)]
struct Cli {
    /// The binary
    binary: PathBuf,
    /// A folder on the disk to be measured; a new one in it is used and removed
    folder: PathBuf,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Measure how much it carries
    #[cfg(unix)]
    Load {
        /// How many tables with four sockets each
        #[arg(long)]
        tables: u32,
        /// How many moves a second are made; without it, as many as it takes
        #[arg(long)]
        moves: Option<u32>,
        /// The seats of a table choose one after the other, as people do, instead of at the same time
        #[arg(long, requires = "moves")]
        apart: bool,
        /// For how many seconds it is measured
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// Instead of one server, so many nodes with PostgreSQL and NATS
        #[arg(long)]
        cluster: Option<usize>,
    },
    /// Kill a node that owns many tables, and measure how soon others own them
    #[cfg(unix)]
    NodeFailure {
        /// How many nodes there are
        #[arg(long, default_value_t = 3)]
        nodes: usize,
        /// How many tables the node owns
        #[arg(long, default_value_t = 2000)]
        tables: u32,
    },
    /// Measure how NATS carries the leases of many nodes
    #[cfg(unix)]
    Leases {
        /// How many tables are in memory
        #[arg(long, default_value_t = 250_000)]
        tables: u32,
        /// On how many nodes
        #[arg(long, default_value_t = 64)]
        nodes: u32,
        /// For how many seconds the traffic of a usual time is measured
        #[arg(long, default_value_t = 20)]
        seconds: u64,
    },
    /// Print what sites need, from the measured costs
    Model,
    /// Put it through faults
    Torture {
        /// Instead of one server, three nodes with PostgreSQL and NATS
        #[cfg(unix)]
        #[arg(long)]
        cluster: bool,
        /// How often the power is cut
        #[arg(long, default_value_t = 20)]
        kills: u32,
        /// At how many tables
        #[arg(long, default_value_t = 25)]
        tables: usize,
        /// What the moments are drawn from; without it, another one each time
        #[arg(long)]
        seed: Option<u64>,
        /// Only the faults whose name contains this
        #[cfg(unix)]
        #[arg(long, requires = "cluster")]
        only: Option<String>,
    },
}

fn main() -> Result<ExitCode> {
    let Cli { binary, folder, what } = Cli::parse();
    match what {
        #[cfg(unix)]
        What::Load { tables, moves, apart, seconds, cluster: Some(nodes) } => {
            stress::load_cluster(&binary, &folder, nodes, load(tables, moves, apart, seconds))?;
        }
        #[cfg(unix)]
        What::Load { tables, moves, apart, seconds, .. } => {
            stress::load(&binary, &folder, load(tables, moves, apart, seconds))?;
        }
        #[cfg(unix)]
        What::NodeFailure { nodes, tables } => stress::node_dies(&binary, &folder, nodes, tables)?,
        #[cfg(unix)]
        What::Leases { tables, nodes, seconds } => {
            let measured = Duration::from_secs(seconds);
            stress::leases(&folder, stress::Leases { tables, nodes, measured })?;
        }
        What::Model => print!("{}", model(&Costs::MEASURED)),
        #[cfg(unix)]
        What::Torture { cluster: true, kills, tables, seed, only } => {
            return tell(|each| {
                let kills = Kills { times: kills, tables, seed: seed_or_any(seed) };
                stress::torture_cluster(&binary, &folder, kills, only.as_deref(), each)
            });
        }
        What::Torture { kills, tables, seed, .. } => {
            return tell(|each| {
                let kills = Kills { times: kills, tables, seed: seed_or_any(seed) };
                stress::torture(&binary, &folder, kills, each)
            });
        }
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(unix)]
fn load(tables: u32, moves: Option<u32>, apart: bool, seconds: u64) -> Load {
    let pace = moves.map_or(Pace::AtOnce, if apart { Pace::Apart } else { Pace::Moves });
    Load { tables, pace, measured: Duration::from_secs(seconds) }
}

fn seed_or_any(seed: Option<u64>) -> u64 {
    seed.unwrap_or_else(|| u64::from(std::process::id()))
}

/// Prints a line for each kind of fault, and fails if anything was broken or could not be tried.
fn tell(torture: impl FnOnce(&mut dyn FnMut(&Trial)) -> Result<()>) -> Result<ExitCode> {
    let (mut not_done, mut broken) = (0, 0);
    torture(&mut |(name, outcome)| {
        let (verdict, what) = match outcome {
            Outcome::Well(what) => ("ok", what),
            Outcome::NotDone(what) => ("NOT DONE", what),
            Outcome::Broken(what) => ("BROKEN", what),
        };
        not_done += u32::from(verdict == "NOT DONE");
        broken += u32::from(verdict == "BROKEN");
        println!("{verdict:<8}  {name:<28}  {what}");
    })?;
    println!("{broken} broken, {not_done} not done");
    Ok(if broken + not_done == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
