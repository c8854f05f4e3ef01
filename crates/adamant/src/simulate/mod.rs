//! `adamant simulate`: random games on all cores, counted.

mod report;
mod tabled;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Instant;

use anyhow::Context;
use arena::simulation::{Played, Seated, SeatingError, Simulation};
use bots::{Roster, UnknownBot};
use games::with_game;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde_json::{Map, Value};
use table::{Notation, OptionsError, read_options};
use voice::{Lang, Message, Spoken as _, Voiced, refused, tools as words};

use crate::cli::Simulate;
use crate::interrupt::{interrupted, stop_on_interrupt};
use crate::language::{lang, say};
use crate::new_seed;
use crate::output::{Output, is_stream};
use crate::progress::progress;
use crate::usage::usage;
use report::Report;
use tabled::Tabled;

pub(crate) fn run(args: &Simulate, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    with_game!(args.game, G => simulate::<G>(args, out))
}

fn simulate<G: Roster + Tabled + Voiced>(
    args: &Simulate,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let options = options::<G>(&args.options).unwrap_or_else(|error| usage(&error));
    if let Err(refusal) = G::new(args.players, &options) {
        usage(&say(&refusal));
    }
    let bots =
        Seated::new(&args.bots, args.players).unwrap_or_else(|error| usage(&say(&seating(error))));
    let seed = args.seed.map_or_else(new_seed, Ok)?;
    let simulation = Simulation::<G> {
        players: args.players,
        options,
        seed,
        recorded: args.records.is_some(),
        bots,
    };
    let mut records = Output::open_if_named(args.records.as_ref(), args.force)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .build()
        .with_context(|| say(&words::no_threads()))?;
    let stop = stop_on_interrupt()?;

    let progress = progress("games", 0, Some(args.games), args.quiet);
    let start = Instant::now();
    let mut total = Played::default();
    let share = simulation.share();
    let round = share * pool.current_num_threads() as u64;
    let mut done = 0;
    while done < args.games && !stop.load(Ordering::Relaxed) {
        let end = args.games.min(done + round);
        let shares: Vec<_> =
            (done..end).step_by(share as usize).map(|from| from..end.min(from + share)).collect();
        let played: Vec<Played<G>> = pool.install(|| {
            let play = |games| G::play(&simulation, games, &|more| progress.inc(more), &stop);
            shares.into_par_iter().map(play).collect()
        });
        for share in played {
            if let Some(file) = &mut records {
                file.write_all(&share.records).with_context(|| {
                    let path = args.records.as_deref().unwrap_or(Path::new("-"));
                    say(&words::cannot_write(path.display().to_string()))
                })?;
            }
            total.add(&share);
        }
        done = end;
    }
    let seconds = start.elapsed().as_secs_f64();
    progress.finish_and_clear();
    if let Some(file) = records {
        file.finish()?;
    }
    let is_short = total.games < args.games;
    if is_short && !args.quiet {
        anstream::eprintln!("adamant: {}", say(&words::interrupted(total.games, args.games)));
    }
    if total.games > 0 {
        let report = Report { args, seed, seconds, played: &total };
        // Where the records take standard output, the report takes the other stream.
        if args.records.as_deref().is_some_and(is_stream) {
            report.write(&mut anstream::stderr())?;
        } else {
            report.write(out)?;
        }
    }
    Ok(if is_short { interrupted() } else { ExitCode::SUCCESS })
}

/// Why bots cannot take the seats.
fn seating(error: SeatingError) -> Message {
    match error {
        SeatingError::TooMany { bots, players } => words::bots_and_seats(bots, players),
        SeatingError::Program(name) => words::bot_is_program(name),
        SeatingError::Unknown(UnknownBot { game, name, bots }) => {
            refused::no_bot(game, name, bots.join(", "))
        }
    }
}

/// Reads `name=value` pairs as the options of a game file: numbers as numbers, anything else as text.
pub(crate) fn options<G: Notation + Voiced>(given: &[String]) -> Result<G::Options, String> {
    let mut map = Map::new();
    for pair in given {
        let (name, value) =
            pair.split_once('=').ok_or_else(|| say(&words::not_an_option(pair.clone())))?;
        map.insert(
            name.to_owned(),
            value.parse::<u64>().map_or_else(|_| Value::from(value), Value::from),
        );
    }
    read_options::<G>(map.into()).map_err(|error| {
        // What is wrong with a value is told in English alone.
        let setting = match &error {
            OptionsError::Value { option, .. } if lang() != Lang::En => {
                G::settings().into_iter().find(|setting| setting.name == option)
            }
            _ => None,
        };
        say(&match setting {
            Some(setting) => {
                let values: Vec<_> = setting.values.iter().map(|it| it.word).collect();
                words::bad_option(setting.name, values.join(", "))
            }
            None => error.message(),
        })
    })
}
