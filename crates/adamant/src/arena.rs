//! `adamant arena`: bots against bots, and how sure one can be of the result.

use std::fmt::Display;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;
use arena::{ArenaError, CrossPlan, Plan, Progress, cross, run as play};
use bots::{LEVELS, Roster};
use games::with_game;
use indicatif::ProgressBar;

use crate::Done;
use crate::cli::Arena;
use crate::simulate::{bar, options};
use crate::usage::usage;

pub(crate) fn run(args: &Arena, out: &mut impl Write) -> anyhow::Result<Done> {
    with_game!(args.game, G => compete::<G>(args, out))
}

fn compete<G: Roster>(args: &Arena, out: &mut impl Write) -> anyhow::Result<Done> {
    let options = options::<G>(&args.options).unwrap_or_else(|error| usage(&error));
    let stop = stop_on_ctrl_c()?;
    let bar = bar(args.games);
    let mut progress = |Progress { done, all }: Progress| show(&bar, done, all);

    if args.all_pairs {
        let bots = if args.seats.is_empty() {
            LEVELS.map(str::to_owned).to_vec()
        } else {
            args.seats.clone()
        };
        let plan = CrossPlan::<G> {
            options,
            bots,
            players: args.players,
            games: args.games,
            seed: args.seed,
            allowance: args.budget,
        };
        let table = cross(&plan, &mut progress, &stop).unwrap_or_else(|error| fail(&bar, &error));
        bar.finish_and_clear();
        return write(args, out, &table, &table.to_json(), || table.to_svg());
    }
    if args.seats.is_empty() {
        usage("who is to play? --seats expert,thumb,thumb,random, or --all-pairs");
    }
    let plan = Plan::<G> {
        options,
        seats: args.seats.clone(),
        games: args.games,
        seed: args.seed,
        allowance: args.budget,
    };
    let mut records = args.records.as_deref().map(create).transpose()?;
    let mut keep = |record: &table::Record<G>| match &mut records {
        Some(file) => writeln!(file, "{}", record.to_json()),
        None => Ok(()),
    };
    let report =
        play(&plan, &mut progress, &stop, &mut keep).unwrap_or_else(|error| fail(&bar, &error));
    bar.finish_and_clear();
    if let Some(mut file) = records {
        file.flush().context("cannot write the records")?;
    }
    write(args, out, &report, &report.to_json(), || report.to_svg())
}

fn write(
    args: &Arena,
    out: &mut impl Write,
    report: &impl Display,
    json: &str,
    svg: impl Fn() -> String,
) -> anyhow::Result<Done> {
    if let Some(path) = &args.plot {
        std::fs::write(path, svg()).with_context(|| format!("cannot write {}", path.display()))?;
    }
    if args.json {
        writeln!(out, "{json}")?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(Done::Well)
}

/// The first Ctrl-C ends the arena with what is known so far, a second one at once.
fn stop_on_ctrl_c() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if pressed.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })
    .context("cannot listen for Ctrl-C")?;
    Ok(stop)
}

fn show(bar: &ProgressBar, done: u64, all: u64) {
    bar.set_length(all);
    bar.set_position(done);
}

fn create(path: &Path) -> anyhow::Result<BufWriter<File>> {
    let file = File::create(path)
        .with_context(|| format!("cannot write records to {}", path.display()))?;
    Ok(BufWriter::new(file))
}

fn fail(bar: &ProgressBar, error: &ArenaError) -> ! {
    bar.finish_and_clear();
    match error {
        ArenaError::Bot(_) | ArenaError::Refused(_) => usage(&error.to_string()),
        ArenaError::Records(_) | ArenaError::Fault { .. } => {
            anstream::eprintln!("adamant: {error}");
            std::process::exit(1)
        }
    }
}
