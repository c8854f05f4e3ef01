//! `adamant arena`: bots against bots, and how sure one can be of the result.

mod files;
mod setup;

use std::io::Write;
use std::sync::atomic::Ordering;

use anyhow::Context;
use arena::{ArenaError, GameResult, Progress, run as play};
use bots::Roster;
use games::with_game;
use table::Record;

use crate::Done;
use crate::cli::Arena;
use crate::interrupt::{INTERRUPTED, stop_on_interrupt};
use crate::progress::Progress as Line;
use crate::usage::usage;
use files::Files;
use setup::{Earlier, Setup};

pub(crate) fn run(args: &Arena, out: &mut impl Write) -> anyhow::Result<Done> {
    let earlier = args.files.resume.as_deref().map(Earlier::read).transpose()?;
    let kind = match (&earlier, args.game) {
        (Some(earlier), _) => earlier.kind()?,
        (None, Some(kind)) => kind,
        (None, None) => {
            usage("which game? adamant arena diamant --seats expert,thumb,thumb,random")
        }
    };
    with_game!(kind, G => compete::<G>(args, earlier.as_ref(), out))
}

fn compete<G: Roster>(
    args: &Arena,
    earlier: Option<&Earlier>,
    out: &mut impl Write,
) -> anyhow::Result<Done> {
    let Setup { plan, header } = Setup::<G>::new(args, earlier)?;
    rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .build_global()
        .context("cannot start the threads")?;
    let mut files = Files::open(args, &header, earlier)?;
    let stop = stop_on_interrupt()?;

    let known: &[GameResult] = earlier.map_or(&[], |earlier| &earlier.results);
    let line = Line::new("games", known.len() as u64, plan.most_games(), args.quiet);
    let progress = |Progress { done, to_decide, .. }: Progress| {
        line.set(done);
        if let Some((likely, most)) = to_decide {
            line.say(format!("· decided in {likely} to {most} more"));
        }
    };
    let mut keep = |result: &GameResult, record: &Record<G>| {
        files.keep(result, result.rotation + 1 == plan.rotations() as u64, || record.to_json())
    };
    let report = play(&plan, known, &progress, &stop, &mut keep);
    line.finish();
    let report = match report {
        Ok(report) => report,
        Err(error @ (ArenaError::Bot(_) | ArenaError::Refused(_))) => usage(&error.to_string()),
        Err(error) => return Err(error.into()),
    };

    // The table comes first: whatever happens to the files, it is not lost.
    let told = if args.json { format!("{}\n", report.to_json()) } else { report.to_string() };
    if files.takes_stdout() {
        write!(anstream::stderr(), "{told}")?;
    } else {
        write!(out, "{told}")?;
        out.flush()?;
    }
    files.finish(&report)?;
    let is_short = plan.most_games().is_none_or(|all| report.games < all);
    if stop.load(Ordering::Relaxed) && is_short {
        if let Some(file) = args.files.results.as_ref().or(args.files.resume.as_ref())
            && !args.quiet
        {
            anstream::eprintln!("adamant: interrupted; go on with --resume {}", file.display());
        }
        return Ok(INTERRUPTED);
    }
    Ok(Done::Well)
}
