//! `adamant simulate`: random games on all cores, counted.

mod diamant;
mod kadora;
mod mirrors;
mod report;
mod tally;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::{Duration, Instant};

use anyhow::Context;
use games::with_game;
use indicatif::{ProgressBar, ProgressStyle};
use luck::Dice;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde_json::{Map, Value};
use table::{Notation, Scribe, finish_at_random, read_options};

use crate::Done;
use crate::cli::Simulate;
use crate::usage::usage;
use report::Report;
use tally::{Scores, Tallied, Tally};

/// Games one thread plays before it looks up.
const SHARE: u64 = 2_000;

pub(crate) fn run(args: &Simulate, out: &mut impl Write) -> anyhow::Result<Done> {
    with_game!(args.game, G => simulate::<G>(args, out))
}

fn simulate<G: Notation + Tallied>(args: &Simulate, out: &mut impl Write) -> anyhow::Result<Done> {
    let options = options::<G>(&args.options).unwrap_or_else(|error| usage(&error));
    if let Err(refusal) = G::new(args.players, &options) {
        usage(&refusal.to_string());
    }
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().context("this machine has no random numbers: give it a --seed")?,
    };
    let plan = Plan::<G> { players: args.players, options, seed, recorded: args.records.is_some() };
    let mut records = match &args.records {
        Some(path) => Some(BufWriter::new(
            File::create(path)
                .with_context(|| format!("cannot write records to {}", path.display()))?,
        )),
        None => None,
    };
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .build()
        .context("cannot start the threads")?;

    let bar = bar(args.games);
    let start = Instant::now();
    let mut total = Played::new();
    let round = SHARE * pool.current_num_threads() as u64;
    let mut done = 0;
    while done < args.games {
        let end = args.games.min(done + round);
        let shares: Vec<(u64, u64)> =
            (done..end).step_by(SHARE as usize).map(|from| (from, end.min(from + SHARE))).collect();
        let played: Vec<Played<G>> =
            pool.install(|| shares.into_par_iter().map(|(from, to)| plan.play(from, to)).collect());
        for share in played {
            if let Some(file) = &mut records {
                file.write_all(&share.records).context("cannot write the records")?;
            }
            total.add(&share);
        }
        done = end;
        bar.set_position(done);
    }
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(mut file) = records {
        file.flush().context("cannot write the records")?;
    }

    let report = Report { args, seed, seconds, played: &total };
    if args.json {
        report.write_json(out)?;
    } else {
        report.write_tables(out)?;
    }
    Ok(Done::Well)
}

/// Which games to play. A game depends on its number alone, not on who plays it when.
struct Plan<G: Notation> {
    players: u8,
    options: G::Options,
    seed: u64,
    recorded: bool,
}

impl<G: Notation + Tallied> Plan<G> {
    fn play(&self, from: u64, to: u64) -> Played<G> {
        let mut played = Played::new();
        for number in from..to {
            let mut dice = Dice::of_game(self.seed, number);
            let (game, decisions) = if self.recorded {
                let mut scribe = Scribe::<G>::new(self.players, self.options.clone())
                    .expect("the set-up was accepted before");
                let decisions = finish_at_random(&mut scribe, &mut dice, &mut played.tally);
                let game = scribe.game().clone();
                played.records.extend(scribe.into_record().to_json().into_bytes());
                played.records.push(b'\n');
                (game, decisions)
            } else {
                let mut game =
                    G::new(self.players, &self.options).expect("the set-up was accepted before");
                let decisions = finish_at_random(&mut game, &mut dice, &mut played.tally);
                (game, decisions)
            };
            played.games += 1;
            played.decisions += u64::from(decisions.expect("what a game offers it accepts"));
            played.scores.add(&game.outcome().expect("the game is over"), self.players);
        }
        played
    }
}

/// What came of some games.
struct Played<G: Tallied> {
    games: u64,
    decisions: u64,
    scores: Scores,
    tally: G::Tally,
    records: Vec<u8>,
}

impl<G: Tallied> Played<G> {
    fn new() -> Self {
        Self {
            games: 0,
            decisions: 0,
            scores: Scores::default(),
            tally: G::Tally::default(),
            records: Vec::new(),
        }
    }

    /// Adds what came of other games; sums are whole numbers, so their order does not matter.
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.scores.merge(&other.scores);
        self.tally.merge(&other.tally);
    }
}

/// Reads `name=value` pairs as the options of a record: numbers as numbers, anything else as text.
pub(crate) fn options<G: Notation>(given: &[String]) -> Result<G::Options, String> {
    let mut map = Map::new();
    for pair in given {
        let (name, value) = pair
            .split_once('=')
            .ok_or_else(|| format!("{pair:?} is no option: write NAME=VALUE"))?;
        map.insert(
            name.to_owned(),
            value.parse::<u64>().map_or_else(|_| Value::from(value), Value::from),
        );
    }
    read_options::<G>(map.into()).map_err(|error| error.to_string())
}

pub(crate) fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{bar:40} {human_pos} of {human_len} games · {per_sec} · {eta} left",
    )
    .expect("the template is right");
    let bar = ProgressBar::new(games).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
