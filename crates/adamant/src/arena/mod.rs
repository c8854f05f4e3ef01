//! `adamant arena`: bots against bots, and how sure one can be of the result.

mod files;
mod setup;

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use anyhow::{Context, bail};
use arena::{ArenaError, Contested, Fault, GameResult, Header, Plan, Progress};
use bots::UnknownBot;
use games::with_game;
use table::Record;
use voice::{Message, Voice, Voiced, tools as words};

use crate::cli::Arena;
use crate::interrupt::{interrupted, stop_on_interrupt};
use crate::language::{lang, say};
use crate::progress::progress;
use crate::usage::usage;
use files::Files;
use setup::{Earlier, plan, plan_again};

pub(crate) fn run(args: &Arena, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let earlier = args.files.resume.as_deref().map(Earlier::read).transpose()?;
    let kind = match (&earlier, args.game) {
        (Some(earlier), _) => earlier.kind()?,
        (None, Some(kind)) => kind,
        (None, None) => {
            let example = "adamant arena diamant --seats expert,thumb,thumb,random";
            usage(&say(&words::which_game(example)))
        }
    };
    with_game!(kind, G => compete::<G>(args, earlier.as_ref(), out))
}

fn compete<G: Contested + Voiced>(
    args: &Arena,
    earlier: Option<&Earlier>,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let plan: Plan<G> = match earlier {
        Some(earlier) => plan_again(args, earlier)?,
        None => plan(args)?,
    };
    if let Err(refusal) = G::new(plan.players(), &plan.options) {
        usage(&say(&refusal));
    }
    rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .build_global()
        .with_context(|| say(&words::no_threads()))?;
    let header = Header::of(&plan, args.deals.as_ref().map(|path| path.display().to_string()));
    let mut files = Files::open(args, &header, earlier)?;
    let stop = stop_on_interrupt()?;

    let known: &[GameResult] = earlier.map_or(&[], |earlier| &earlier.results);
    let line = progress("games", known.len() as u64, plan.most_games(), args.quiet);
    let tell = |Progress { done, to_decide, .. }: Progress| {
        line.set_position(done);
        if let Some((likely, most)) = to_decide {
            line.set_message(say(&words::decided_in(likely, most)));
        }
    };
    let mut keep = |result: &GameResult, record: &Record<G>| {
        files.keep(result, result.rotation + 1 == plan.rotations() as u64, || record.to_json())
    };
    let report = Contested::run(&plan, known, &tell, &stop, &mut keep);
    line.finish_and_clear();
    let report = match report {
        Ok(report) => report,
        Err(ArenaError::Bot(UnknownBot { game, name, bots })) => {
            usage(&say(&words::no_bot_or_program(game, name, bots.join(", "))))
        }
        Err(ArenaError::SmallField) => usage(&say(&words::field_of_two())),
        Err(ArenaError::Absent { name, names }) => {
            usage(&say(&words::does_not_play(name, names.join(", "))))
        }
        Err(ArenaError::Refused(what)) => usage(&what),
        Err(ArenaError::Program { program, fault }) => bail!(say(&cannot_play(&program, &fault))),
        Err(ArenaError::Results(error)) => bail!(say(&words::results_unwritten(error.to_string()))),
    };

    // The table comes first: whatever happens to the files, it is not lost.
    let told = if args.json {
        format!("{}\n", report.to_json())
    } else {
        fitted(&report.to_text(Voice::of(lang())))
    };
    if files.takes_stdout {
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
            let file = file.display().to_string();
            anstream::eprintln!("adamant: {}", say(&words::go_on_with(file)));
        }
        return Ok(interrupted());
    }
    Ok(ExitCode::SUCCESS)
}

/// What to say of a program that cannot play.
pub(crate) fn cannot_play(program: &str, fault: &Fault) -> Message {
    words::cannot_play(program.to_owned(), fault.kind.word(), fault.what.clone())
}

/// Long lines wrapped at the width of the terminal, if there is one.
fn fitted(text: &str) -> String {
    let Some((terminal_size::Width(width), _)) = terminal_size::terminal_size() else {
        return text.to_owned();
    };
    textwrap::fill(text, usize::from(width).max(40))
}
