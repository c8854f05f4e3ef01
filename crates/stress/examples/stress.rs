//! Puts the binary under load and through faults: `cargo xtask load`, `cargo xtask torture`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use stress::{Kills, Load, Outcome, Pace};

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
    Load {
        /// How many tables with four sockets each
        #[arg(long)]
        tables: u32,
        /// How many moves a second are made; without it, as many as it takes
        #[arg(long)]
        moves: Option<u32>,
        /// For how many seconds it is measured
        #[arg(long, default_value_t = 20)]
        seconds: u64,
    },
    /// Put it through faults
    Torture {
        /// How often the power is cut
        #[arg(long, default_value_t = 20)]
        kills: u32,
        /// At how many tables
        #[arg(long, default_value_t = 25)]
        tables: usize,
        /// What the moments are drawn from; without it, another one each time
        #[arg(long)]
        seed: Option<u64>,
    },
}

fn main() -> anyhow::Result<ExitCode> {
    let cli = Cli::parse();
    match cli.what {
        What::Load { tables, moves, seconds } => {
            let pace = moves.map_or(Pace::AtOnce, Pace::Moves);
            let load = Load { tables, pace, measured: Duration::from_secs(seconds) };
            stress::load(&cli.binary, &cli.folder, load)?;
            Ok(ExitCode::SUCCESS)
        }
        What::Torture { kills, tables, seed } => {
            let seed = seed.unwrap_or_else(|| u64::from(std::process::id()));
            let (mut not_done, mut broken) = (0, 0);
            stress::torture(
                &cli.binary,
                &cli.folder,
                Kills { times: kills, tables, seed },
                |(name, outcome)| {
                    let (verdict, what) = match outcome {
                        Outcome::Well(what) => ("ok", what),
                        Outcome::NotDone(what) => ("NOT DONE", what),
                        Outcome::Broken(what) => ("BROKEN", what),
                    };
                    not_done += u32::from(verdict == "NOT DONE");
                    broken += u32::from(verdict == "BROKEN");
                    println!("{verdict:<8}  {name:<20}  {what}");
                },
            )?;
            println!("{broken} broken, {not_done} not done");
            Ok(if broken + not_done == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
    }
}
