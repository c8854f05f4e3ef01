#![doc = include_str!("../README.md")]

mod arrows;
mod coverage;
mod documentation;
mod install;
mod manifest;
mod npm;
mod plan;
mod python;
mod results;
mod shell;
mod stress;
mod tasks;
mod test;
mod test_names;
mod workflows;

use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand, ValueEnum};

/// Adamant's automation.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every check, and install what the checks need
    Test {
        /// Only these checks, by the names in the summary
        checks: Vec<String>,
    },
    /// Run the tests and let them rewrite their golden files; the diff is the review
    Bless,
    /// Run every benchmark, the clocks and the instruction counts
    Bench {
        /// Only this: `python` compares the Python package with `OpenSpiel`, Pgx and `PettingZoo` in one run
        which: Option<Bench>,
    },
    /// Measure how fast the page is in a real browser
    Speed,
    /// Feed mutated records to the parser
    Fuzz {
        /// How long to go on
        #[arg(default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
        seconds: u64,
    },
    /// Measure how much the server carries: 400 sockets, then 10,000
    Load {
        /// For how long each of the three runs is measured
        #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
        seconds: u64,
        /// At how many tables at most, with four sockets each
        #[arg(long, default_value_t = 2500, value_parser = clap::value_parser!(u32).range(1..))]
        tables: u32,
        /// Instead measure so many nodes with PostgreSQL and NATS: 400 sockets, then 4,000, then a node that dies
        #[arg(long, value_name = "NODES", value_parser = clap::value_parser!(u32).range(2..=16))]
        cluster: Option<u32>,
    },
    /// Measure how NATS carries the leases of a site far larger than one machine, with nodes that do nothing else
    Leases {
        /// How many tables are in memory
        #[arg(long, default_value_t = 250_000, value_parser = clap::value_parser!(u32).range(1..))]
        tables: u32,
        /// On how many nodes
        #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(2..))]
        nodes: u32,
        /// For how long the traffic of a usual time is measured
        #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
        seconds: u64,
    },
    /// Print what sites of up to a million players need, from the measured costs
    Model,
    /// Put the server through faults: kill it, fill its disk, send it nonsense
    Torture {
        /// Instead put three nodes, PostgreSQL, NATS and the connections between them through faults
        #[arg(long)]
        cluster: bool,
        /// How often it is killed
        #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
        kills: u32,
        /// What the moments are drawn from; without it, another one each time, and it is told
        #[arg(long)]
        seed: Option<u64>,
    },
}

/// A part of the benchmarks.
#[derive(Clone, Copy, ValueEnum)]
enum Bench {
    /// Decisions a second from Python
    Python,
}

fn main() -> ExitCode {
    if documentation::is_asked() {
        return documentation::write(std::env::args_os().skip(1));
    }
    match perform(&Cli::parse().task, root()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn perform(task: &Task, root: &Path) -> Result<ExitCode> {
    match task {
        Task::Test { checks } => return test::test(root, checks),
        Task::Bless => tasks::bless(root)?,
        Task::Bench { which: None } => tasks::bench(root)?,
        Task::Bench { which: Some(Bench::Python) } => python::bench(root)?,
        Task::Speed => tasks::speed(root)?,
        Task::Fuzz { seconds } => tasks::fuzz(root, *seconds)?,
        Task::Load { seconds, tables, cluster: None } => stress::load(root, *seconds, *tables)?,
        Task::Load { seconds, tables, cluster: Some(nodes) } => {
            stress::load_cluster(root, *seconds, *tables, *nodes)?;
        }
        Task::Leases { tables, nodes, seconds } => {
            stress::leases(root, *tables, *nodes, *seconds)?;
        }
        Task::Model => stress::model(root)?,
        Task::Torture { cluster, kills, seed } => stress::torture(root, *cluster, *kills, *seed)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The folder of the workspace.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace's folder")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn fuzzing_takes_a_minute_unless_told() {
        let seconds = |line: &[&str]| match Cli::try_parse_from(line).map(|cli| cli.task) {
            Ok(Task::Fuzz { seconds }) => Some(seconds),
            _ => None,
        };
        assert_eq!(seconds(&["xtask", "fuzz"]), Some(60));
        assert_eq!(seconds(&["xtask", "fuzz", "5"]), Some(5));
        assert_eq!(seconds(&["xtask", "fuzz", "0"]), None);
    }
}
