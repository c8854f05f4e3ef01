//! `adamant solve`: what can be computed once and for all.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};
use bots::diamant::solution::hazards::Hazards;
use bots::diamant::solution::response::{Response, response};
use bots::diamant::solution::{Policy, Solution};
use games::Kind;

use crate::Done;
use crate::cli::Solve;
use crate::progress::Progress;

pub(crate) fn run(args: &Solve, out: &mut impl Write) -> anyhow::Result<Done> {
    let Kind::Diamant = args.game else {
        bail!("nobody knows how to solve {}: only diamant", args.game);
    };
    if !args.error.is_empty() {
        return measure(args, out);
    }
    for folder in [&args.tables, &args.plots].into_iter().flatten() {
        prepare(folder, args.force)?;
    }
    let progress = Progress::new("decks", 0, Some(9), args.quiet);
    let solution = Solution::compute(&mut |done| progress.set(done as u64));
    progress.finish();
    if let Some(folder) = &args.tables {
        for (name, bytes) in solution.files() {
            keep(folder, &name, &bytes)?;
        }
    }
    if let Some(folder) = &args.plots {
        for (name, svg) in arena::caves(&solution) {
            keep(folder, name, svg.as_bytes())?;
        }
    }
    if args.json {
        writeln!(out, "{}", solution.to_json())?;
    } else {
        write!(out, "{solution}")?;
    }
    Ok(Done::Well)
}

/// How far the tables are from an equilibrium, a line for each cave and number of explorers.
fn measure(args: &Solve, out: &mut impl Write) -> anyhow::Result<Done> {
    writeln!(
        out,
        "| hazards | explorers | all follow the tables | best answer | exploitability | states |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|")?;
    for &line in &args.caves {
        let Some(hazards) = Hazards::all().nth(usize::from(line - 1)) else { continue };
        let policy = Policy::of(hazards);
        for &explorers in &args.error {
            let Response { follow, best, states } =
                response(explorers, hazards, |spot| policy.leave(spot));
            let [three, two, one] = hazards.counts();
            writeln!(
                out,
                "| {three} {two} {one} | {explorers} | {follow:.3} | {best:.3} | {:.3} | {states} |",
                best - follow
            )?;
            out.flush()?;
        }
    }
    Ok(Done::Well)
}

/// Makes sure before the work begins that files can be written into a folder, and that none is written over unasked.
fn prepare(folder: &Path, force: bool) -> anyhow::Result<()> {
    let shown = folder.display();
    std::fs::create_dir_all(folder).with_context(|| format!("cannot write into {shown}"))?;
    let is_empty =
        std::fs::read_dir(folder).with_context(|| format!("cannot read {shown}"))?.next().is_none();
    if !is_empty && !force {
        bail!("{shown} is not empty: choose a new folder, or write over its files with --force");
    }
    Ok(())
}

fn keep(folder: &Path, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
    let path = folder.join(name);
    std::fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
