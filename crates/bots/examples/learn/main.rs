//! Teaches the networks of Mirrors and Kadora by playing them against themselves: see `docs/mirrors.md` and `docs/kadora.md`.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::needless_range_loop,
    clippy::many_single_char_names,
    clippy::similar_names,
    reason = "counts of games and microseconds are small, and networks are written as sums over indices"
)]

mod gradients;
mod network;
mod odds;
mod threads;
mod training;
mod trial;

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use bots::learned::{GreedyPolicy, NetworkKnowledge, Networks, Weighing};
use bots::{Allowance, kadora, mirrors};
use games::{Kadora, Mirrors};

use network::shipped;
use odds::odds;
use training::{StepReport, Trained, Trainer, TrainingConfig};
use trial::{duel, win_rate};

const USAGE: &str = "usage: learn GAME FOLDER [--threads N] [--minutes M] [--steps S] [--seed N]
       learn odds GAMES [--bot NAME] [--budget 100sims] [--threads N] [--seed N]
       learn trial GAME WEIGHTS RIVAL PLAYERS GAMES [--threads N] [--budget 100ms] [--rival-budget 100ms] [--weighing A,B,C,D,E,F] [--seed N]

Learns GAME, mirrors or kadora, and leaves in FOLDER: GAME.state, from which it goes on when it is called again; GAME.bin, the weights
as they are shipped; GAME.csv, how it went. It ends after M minutes or S steps, whatever comes first.
With `odds` it plays so many games of Mirrors among bots of one name, `thumb` unless told otherwise, for each number of players, and prints what
`crates/bots/src/mirrors/weights.rs` holds.
With `trial` it plays one expert with these weights among rivals and says how often it won.";

/// The numbers of players for which there is a network.
const PLAYERS: [u8; 3] = [2, 3, 4];

struct Args {
    threads: usize,
    minutes: u64,
    steps: u32,
    seed: u64,
    bot: String,
    budget: Option<Allowance>,
    rival_budget: Option<Allowance>,
    weighing: Weighing,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (names, options) = match words.first().map(String::as_str) {
        Some("trial") => words.split_at_checked(6),
        _ => words.split_at_checked(2),
    }
    .ok_or(USAGE)?;
    let mut args = Args {
        threads: 2,
        minutes: 10_000,
        steps: 1_000_000,
        seed: 20_261_117,
        bot: "thumb".to_owned(),
        budget: None,
        rival_budget: None,
        weighing: Weighing {
            exploration: 0.4,
            horizon: 0,
            value_weight: 1.0,
            prior_weight: 1.0,
            prior_sharpness: 0.5,
            stretch: 1.0,
        },
    };
    for pair in options.chunks(2) {
        match pair {
            [name, value] if name == "--threads" => args.threads = value.parse()?,
            [name, value] if name == "--minutes" => args.minutes = value.parse()?,
            [name, value] if name == "--steps" => args.steps = value.parse()?,
            [name, value] if name == "--seed" => args.seed = value.parse()?,
            [name, value] if name == "--bot" => args.bot.clone_from(value),
            [name, value] if name == "--budget" => args.budget = Some(value.parse()?),
            [name, value] if name == "--rival-budget" => args.rival_budget = Some(value.parse()?),
            [name, value] if name == "--weighing" => args.weighing = weighing(value)?,
            _ => return Err(USAGE.into()),
        }
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    match names[..] {
        ["mirrors", folder] => learn::<Mirrors>(Path::new(folder), &args),
        ["kadora", folder] => learn::<Kadora>(Path::new(folder), &args),
        ["odds", games] => odds(games.parse()?, &args),
        ["trial", "mirrors", weights, rival, players, games] => {
            let networks = Networks::read::<Mirrors>(&fs::read(weights)?).ok_or("no weights")?;
            let knowledge = NetworkKnowledge {
                networks: &networks,
                base: mirrors::OddsKnowledge,
                weighing: args.weighing,
            };
            duel::<Mirrors, _>(knowledge, rival, (players.parse()?, games.parse()?), &args)
        }
        ["trial", "kadora", weights, rival, players, games] => {
            let networks = Networks::read::<Kadora>(&fs::read(weights)?).ok_or("no weights")?;
            let knowledge = NetworkKnowledge {
                networks: &networks,
                base: kadora::Heuristics,
                weighing: args.weighing,
            };
            duel::<Kadora, _>(knowledge, rival, (players.parse()?, games.parse()?), &args)
        }
        _ => Err(USAGE.into()),
    }
}

/// Reads the six numbers of [`Weighing`], in its order.
fn weighing(text: &str) -> Result<Weighing, Box<dyn Error>> {
    let numbers: Vec<&str> = text.split(',').collect();
    let [exploration, horizon, value_weight, prior_weight, prior_sharpness, stretch] = numbers[..]
    else {
        return Err(USAGE.into());
    };
    Ok(Weighing {
        exploration: exploration.parse()?,
        horizon: horizon.parse()?,
        value_weight: value_weight.parse()?,
        prior_weight: prior_weight.parse()?,
        prior_sharpness: prior_sharpness.parse()?,
        stretch: stretch.parse()?,
    })
}

/// Between two trials and two writings of what was learned.
const TRIAL_INTERVAL: Duration = Duration::from_secs(40);

/// Games of a trial.
const TRIAL_GAMES: u32 = 384;

fn learn<G: Trained>(folder: &Path, args: &Args) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    let file = |ending: &str| folder.join(format!("{}.{ending}", G::NAME));
    let mut trainers = Vec::new();
    if let Ok(bytes) = fs::read(file("state")) {
        for part in bytes.chunks(bytes.len() / PLAYERS.len()) {
            let trainer = Trainer::read(G::SHAPE, part);
            trainers.push(trainer.ok_or("the state was written by another version")?);
        }
    } else {
        trainers
            .extend(PLAYERS.map(|players| Trainer::new(G::SHAPE, args.seed ^ u64::from(players))));
    }
    let mut curve = fs::OpenOptions::new().create(true).append(true).open(file("csv"))?;
    if trainers[0].steps() == 0 {
        writeln!(curve, "players,steps,games,turns,error,doubt,thumb,thumb_error")?;
    }
    let begin = Instant::now();
    let end = begin + Duration::from_secs(60 * args.minutes);
    let mut written = begin;
    while Instant::now() < end && trainers[0].steps() < args.steps {
        let reports: Vec<StepReport> = trainers
            .iter_mut()
            .zip(PLAYERS)
            .map(|(trainer, players)| {
                trainer.learn::<G>(TrainingConfig::new(players, args.seed, args.threads))
            })
            .collect();
        let last = Instant::now() >= end || trainers[0].steps() >= args.steps;
        if written.elapsed() < TRIAL_INTERVAL && !last {
            continue;
        }
        for ((trainer, report), players) in trainers.iter().zip(&reports).zip(PLAYERS) {
            let (net, thumb) = (GreedyPolicy(trainer.learned()), G::bot("thumb")?);
            let (won, error) =
                win_rate::<G>((&net, &*thumb), players, TRIAL_GAMES, args.seed, args.threads);
            let StepReport { games, turns, error: off, entropy, .. } = report;
            let turns = turns / games;
            let line = format!(
                "{players},{},{},{turns:.1},{off:.4},{entropy:.3},{won:.4},{error:.4}",
                trainer.steps(),
                trainer.played()
            );
            writeln!(curve, "{line}")?;
            println!("{} {:.0} s: {line}", G::NAME, begin.elapsed().as_secs_f64());
        }
        let state: Vec<u8> = trainers.iter().flat_map(Trainer::bytes).collect();
        fs::write(file("state"), state)?;
        let weights: Vec<u8> =
            trainers.iter().flat_map(|trainer| shipped(trainer.learned())).collect();
        fs::write(file("bin"), weights)?;
        written = Instant::now();
    }
    Ok(())
}
