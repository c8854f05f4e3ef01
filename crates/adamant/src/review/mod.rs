//! `adamant review`: what each decision of recorded games was worth.

mod graph;
mod players;
mod told;

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::Allowance;
use games::{Kind, with_game};
use judge::{Effort, Judged, review};
use serde_json::Value;
use table::{Record, Seats};
use voice::{Names, Voiced, tools as words};

use crate::cli::Review as Args;
use crate::interrupt::{interrupted, stop_on_interrupt};
use crate::language::say;
use crate::output::Output;
use crate::progress::progress;
use crate::record_files::{ReadRecord, RecordPath, every_record, placed_json, tell_bad};
use crate::usage::usage;
use players::Players;
use told::ReviewText;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let mut found = Vec::new();
    every_record(&args.files, |place, record| {
        found.push((place, record));
        Ok(())
    })?;
    if args.plot.is_some() && found.len() > 1 {
        usage(&say(&words::plot_one_game()));
    }
    let plot = Output::open_if_named(args.plot.as_ref(), args.force)?;
    let stop = stop_on_interrupt()?;
    let begun = Instant::now();
    let clock = || begun.elapsed().as_secs_f64() * 1e3;
    let decision = match args.budget {
        None => Allowance::Simulations(args.simulations),
        Some(Allowance::Simulations(all)) => Allowance::Simulations(all.max(2)),
        Some(millis) => millis,
    };
    let mut reviewer = Reviewer {
        args,
        effort: Effort { decision, clock: &clock, draw: args.draws, seed: args.seed },
        players: Players::default(),
        is_first: true,
        done: ExitCode::SUCCESS,
        picture: None,
        stop: &stop,
    };
    let all = found.len();
    for (i, record) in found.into_iter().enumerate() {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        reviewer.look(record, [i, all], out)?;
    }
    if args.players {
        reviewer.players.write(out, args.json)?;
    }
    if let (Some(plot), Some(picture)) = (plot, &reviewer.picture) {
        plot.write_whole(picture)?;
    }
    Ok(if stop.load(Ordering::Relaxed) { interrupted() } else { reviewer.done })
}

struct Reviewer<'a> {
    args: &'a Args,
    effort: Effort<'a>,
    players: Players,
    is_first: bool,
    done: ExitCode,
    picture: Option<String>,
    stop: &'a AtomicBool,
}

impl Reviewer<'_> {
    fn look(
        &mut self,
        (place, record): (RecordPath, ReadRecord),
        number: [usize; 2],
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let read = record.and_then(|value| {
            let kind = Kind::of_record(&value)?;
            with_game!(kind, G => {
                Ok(self.review(&Record::<G>::from_value(value)?, number))
            })
        });
        let told = match read {
            Ok(told) => told,
            Err(error) => {
                self.done = ExitCode::FAILURE;
                return tell_bad(&place, &error, self.args.json, out);
            }
        };
        if let Some(problem) = &told.problem {
            self.done = ExitCode::FAILURE;
            if !self.args.json {
                anstream::eprintln!("{place}: {problem}");
            }
        }
        if self.args.json {
            let mut line = placed_json(told.problem.is_none(), &place);
            if let (Value::Object(line), Value::Object(more)) = (&mut line, told.json) {
                line.extend(more);
            }
            writeln!(out, "{line}")?;
        } else if !self.args.players {
            if !std::mem::take(&mut self.is_first) {
                writeln!(out)?;
            }
            told.lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        Ok(())
    }

    fn review<G: Judged + Voiced>(
        &mut self,
        record: &Record<G>,
        [i, all]: [usize; 2],
    ) -> ReviewText {
        let line = progress("steps", 0, Some(1), self.args.quiet);
        if all > 1 {
            line.set_message(say(&words::game_of(i + 1, all)));
        }
        let reviewed =
            review(record, Seats::all(record.players), self.effort, &mut |done, steps| {
                line.set_length(steps as u64);
                line.set_position(done as u64);
                !self.stop.load(Ordering::Relaxed)
            });
        line.finish_and_clear();
        let names = Names::from(record.names.clone());
        let told = ReviewText::of::<G>(&reviewed, &names, self.effort);
        self.players.add::<G>(record, &reviewed);
        if self.args.plot.is_some() {
            self.picture = Some(graph::svg(&reviewed, &told.title, &told.names));
        }
        told
    }
}
