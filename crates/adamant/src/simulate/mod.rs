//! `adamant simulate`: random games on all cores, counted.

mod diamant;
mod kadora;
mod mirrors;
mod report;
mod seated;
mod statistics;

use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::Context;
use bots::Roster;
use games::with_game;
use luck::Dice;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde_json::{Map, Value};
use table::{Board, Notation, OptionsError, Scribe, finish_at_random, read_options};
use voice::{Lang, Spoken as _, Voiced, tools as words};

use crate::Done;
use crate::cli::Simulate;
use crate::interrupt::{INTERRUPTED, stop_on_interrupt};
use crate::language::{lang, say};
use crate::output::{Existing, Output, is_stream};
use crate::progress::{Counted, Progress};
use crate::usage::usage;
use report::Report;
use seated::Seated;
use statistics::{HasStatistics, Scores, Statistics};

/// Random games one thread plays before it looks up.
const SHARE: u64 = 2_000;

/// Random games between two steps of the progress.
const STEP: u64 = 250;

pub(crate) fn run(args: &Simulate, out: &mut impl Write) -> anyhow::Result<Done> {
    with_game!(args.game, G => simulate::<G>(args, out))
}

fn simulate<G: Roster + HasStatistics + Voiced>(
    args: &Simulate,
    out: &mut impl Write,
) -> anyhow::Result<Done> {
    let options = options::<G>(&args.options).unwrap_or_else(|error| usage(&error));
    if let Err(refusal) = G::new(args.players, &options) {
        usage(&say(&refusal));
    }
    let bots = Seated::new(&args.bots, args.players).unwrap_or_else(|error| usage(&error));
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().with_context(|| say(&words::no_random()))?,
    };
    let plan = SimulationPlan::<G> {
        players: args.players,
        options,
        seed,
        recorded: args.records.is_some(),
        bots,
    };
    let mut records = Output::open_if_named(args.records.as_ref(), Existing::forced(args.force))?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .build()
        .with_context(|| say(&words::no_threads()))?;
    let stop = stop_on_interrupt()?;

    let progress = Progress::new(Counted::Games, 0, Some(args.games), args.quiet);
    let start = Instant::now();
    let mut total = Played::new();
    let share = if plan.bots.is_some() { 16 } else { SHARE };
    let round = share * pool.current_num_threads() as u64;
    let mut done = 0;
    while done < args.games && !stop.load(Ordering::Relaxed) {
        let end = args.games.min(done + round);
        let shares: Vec<(u64, u64)> =
            (done..end).step_by(share as usize).map(|from| (from, end.min(from + share))).collect();
        let played: Vec<Played<G>> = pool.install(|| {
            shares.into_par_iter().map(|(from, to)| plan.play(from, to, &progress, &stop)).collect()
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
    progress.finish();
    if let Some(file) = records {
        file.finish()?;
    }
    let interrupted = total.games < args.games;
    if interrupted && !args.quiet {
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
    Ok(if interrupted { INTERRUPTED } else { Done::Well })
}

/// Which games to play. A game depends on its number alone, not on who plays it when.
struct SimulationPlan<G: Notation> {
    players: u8,
    options: G::Options,
    seed: u64,
    recorded: bool,
    /// Who plays; nothing for actions drawn by lot.
    bots: Option<Seated<G>>,
}

impl<G: Notation + HasStatistics> SimulationPlan<G> {
    fn play(&self, from: u64, to: u64, progress: &Progress, stop: &AtomicBool) -> Played<G> {
        let mut played = Played::new();
        let games = if self.bots.is_some() { 1 } else { STEP };
        let mut untold = 0;
        for number in from..to {
            if untold == games {
                progress.add(untold);
                untold = 0;
                if stop.load(Ordering::Relaxed) {
                    break;
                }
            }
            let outcome = if self.recorded {
                let mut scribe = Scribe::<G>::new(self.players, self.options.clone())
                    .expect("the set-up was accepted before");
                played.decisions += self.finish(&mut scribe, number, &mut played.statistics);
                let outcome = scribe.game().outcome();
                let mut record = scribe.into_record();
                if let Some(bots) = &self.bots {
                    record.names = bots.names();
                }
                played.records.extend(record.to_json().into_bytes());
                played.records.push(b'\n');
                outcome
            } else {
                let mut game =
                    G::new(self.players, &self.options).expect("the set-up was accepted before");
                played.decisions += self.finish(&mut game, number, &mut played.statistics);
                game.outcome()
            };
            played.games += 1;
            untold += 1;
            played.scores.add(&outcome.expect("the game is over"));
        }
        progress.add(untold);
        played
    }

    /// Plays a game to its end; returns how many decisions were made.
    fn finish(
        &self,
        board: &mut impl Board<G>,
        number: u64,
        statistics: &mut G::Statistics,
    ) -> u64 {
        let decisions = match &self.bots {
            None => {
                let mut dice = Dice::of_game(self.seed, number);
                finish_at_random(board, &mut dice, statistics)
            }
            Some(bots) => bots.finish(board, self.seed, number, statistics),
        };
        u64::from(decisions.expect("what a game offers it accepts"))
    }
}

/// What came of some games.
struct Played<G: HasStatistics> {
    games: u64,
    decisions: u64,
    scores: Scores,
    statistics: G::Statistics,
    records: Vec<u8>,
}

impl<G: HasStatistics> Played<G> {
    fn new() -> Self {
        Self {
            games: 0,
            decisions: 0,
            scores: Scores::default(),
            statistics: G::Statistics::default(),
            records: Vec::new(),
        }
    }

    /// Adds what came of other games; sums are whole numbers, so their order does not matter.
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.scores.merge(&other.scores);
        self.statistics.merge(&other.statistics);
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
