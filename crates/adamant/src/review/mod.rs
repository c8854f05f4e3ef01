//! `adamant review`: what each decision of recorded games was worth.

mod graph;
mod players;
mod told;

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::Allowance;
use games::{Kind, with_game};
use judge::{Effort, Judged, review};
use serde_json::{Value, json};
use table::{Record, Seats};
use voice::{Names, Voice, Voiced, tools as words};

use crate::Done;
use crate::cli::Review as Args;
use crate::interrupt::{INTERRUPTED, stop_on_interrupt};
use crate::language::say;
use crate::lines::{FoundRecord, RecordPath, every_record, tell_bad};
use crate::output::Output;
use crate::progress::progress;
use crate::usage::usage;
use players::Players;
use told::ReviewText;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Done> {
    let mut found = Vec::new();
    every_record(&args.files, |record| {
        found.push(record);
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
        voice: Voice::of(args.language.lang()),
        effort: Effort { decision, clock: &clock, draw: args.draws, seed: args.seed },
        players: Players::default(),
        told: 0,
        done: Done::Well,
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
        reviewer.players.write(out, reviewer.voice, args.json)?;
    }
    if let (Some(plot), Some(picture)) = (plot, &reviewer.picture) {
        plot.write_whole(picture)?;
    }
    Ok(if stop.load(Ordering::Relaxed) { INTERRUPTED } else { reviewer.done })
}

struct Reviewer<'a> {
    args: &'a Args,
    voice: &'static Voice,
    effort: Effort<'a>,
    players: Players,
    told: usize,
    done: Done,
    picture: Option<String>,
    stop: &'a AtomicBool,
}

impl Reviewer<'_> {
    fn look(
        &mut self,
        found: FoundRecord,
        number: [usize; 2],
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let read = found.record.and_then(|value| {
            let kind = Kind::of_record(&value)?;
            with_game!(kind, G => {
                Ok(self.review(&Record::<G>::from_value(value)?, number))
            })
        });
        match read {
            Err(error) => {
                self.done = Done::Badly;
                tell_bad(&found.place, &error, self.voice, self.args.json, out)
            }
            Ok(told) => self.write(&found.place, &told, out),
        }
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
        let told = ReviewText::of::<G>(&reviewed, self.voice, &names, self.effort);
        self.players.add::<G>(record, &reviewed);
        if self.args.plot.is_some() {
            self.picture = Some(graph::svg(&reviewed, &told.title, self.voice, &told.names));
        }
        told
    }

    fn write(
        &mut self,
        place: &RecordPath,
        told: &ReviewText,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        if let Some(problem) = &told.problem {
            self.done = Done::Badly;
            if !self.args.json {
                anstream::eprintln!("{place}: {problem}");
            }
        }
        if self.args.json {
            let mut line = json!({"ok": told.problem.is_none(), "file": place.file});
            if let Some(at) = place.line {
                line["line"] = at.into();
            }
            if let (Value::Object(line), Value::Object(more)) = (&mut line, told.json.clone()) {
                line.extend(more);
            }
            return Ok(writeln!(out, "{line}")?);
        }
        if self.args.players {
            return Ok(());
        }
        if self.told > 0 {
            writeln!(out)?;
        }
        self.told += 1;
        told.write(out)
    }
}
