//! Teaches the networks of Mirrors and Kadora by playing them against themselves: see `docs/mirrors.md` and `docs/kadora.md`.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of games and microseconds are small"
)]

use std::error::Error;
use std::fs;
use std::io::Write;
use std::panic::resume_unwind;
use std::path::Path;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::learned::training::{StepReport, Trainer, TrainingConfig};
use bots::learned::{
    GreedyPolicy, Learned, NetworkKnowledge, Networks, Weighing, softmax, win_rate,
};
use bots::search::{Knowledge, Search};
use bots::{Allowance, Bot, Budget, Decision, Reason, Roster, kadora, mirrors};
use games::{Kadora, Mirrors};
use luck::Dice;
use table::{Game, Luck, Seat, Turn, Viewer};

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

/// A bot that thinks as long as it is told to, and how long it took: choices, and microseconds.
struct TimedBot<'a, G>(Box<dyn Bot<G> + 'a>, Option<Allowance>, [AtomicU64; 2]);

impl<'a, G> TimedBot<'a, G> {
    fn new(bot: Box<dyn Bot<G> + 'a>, allowance: Option<Allowance>) -> Self {
        Self(bot, allowance, [const { AtomicU64::new(0) }; 2])
    }

    /// Milliseconds that a choice took on average, where there was one.
    fn mean_millis(&self) -> f64 {
        let [choices, micros] = self.2.each_ref().map(|sum| sum.load(Ordering::Relaxed) as f64);
        micros / choices.max(1.0) / 1_000.0
    }
}

impl<G: Game> Bot<G> for TimedBot<'_, G> {
    fn choose(
        &self,
        view: &G::View,
        dice: &mut Dice,
        budget: Budget<'_>,
    ) -> Option<Decision<G::Action>> {
        let begin = processor_time();
        let choice = self.0.choose(view, dice, budget)?;
        if choice.reason != Reason::OnlyAction {
            let micros = 1_000.0 * (processor_time() - begin);
            self.2[0].fetch_add(1, Ordering::Relaxed);
            self.2[1].fetch_add(micros as u64, Ordering::Relaxed);
        }
        Some(choice)
    }

    fn allowance(&self) -> Allowance {
        self.1.unwrap_or_else(|| self.0.allowance())
    }
}

/// Milliseconds of a processor that this thread has had, so that a busy machine takes nothing from any bot; by the clock where the system does
/// not say.
fn processor_time() -> f64 {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    nanos.map_or_else(|| 1_000.0 * BEGIN.elapsed().as_secs_f64(), |nanos| nanos / 1e6)
}

/// How often an expert with given networks wins among rivals.
fn duel<G: Learned, K: Knowledge<G> + Copy>(
    knowledge: K,
    rival: &str,
    (players, games): (u8, u32),
    args: &Args,
) -> Result<(), Box<dyn Error>> {
    let own = args.budget.unwrap_or(Allowance::Millis(100));
    let bot = TimedBot::<G>::new(Box::new(Search::with(knowledge, own)), Some(own));
    let rivals = TimedBot::new(G::bot(rival)?, args.rival_budget);
    let begin = Instant::now();
    let (won, error) = parallel_win_rate::<G>((&bot, &rivals), players, games, args);
    println!(
        "{} {players} players, {own}, {:?}: {:.1} ± {:.1} % among {rival}, {games} games, {:.0} s, {:.1} and {:.1} ms a choice",
        G::NAME,
        args.weighing,
        100.0 * won,
        196.0 * error,
        begin.elapsed().as_secs_f64(),
        bot.mean_millis(),
        rivals.mean_millis()
    );
    Ok(())
}

/// How the seats of a position stood, and who won the game.
type WonPosition = ([mirrors::Standing; Seat::MOST as usize], usize);

/// Fits the odds to win Mirrors: in each position, a seat's chance follows from the sum of the weights of how it stands.
fn odds(games: u32, args: &Args) -> Result<(), Box<dyn Error>> {
    let bot = TimedBot::new(Mirrors::bot(&args.bot)?, args.budget);
    let budget = args.budget.map(|budget| format!(" --budget {budget}")).unwrap_or_default();
    println!(
        "//! The weights of the odds, in hundredths, for two, three and four players: written by `learn odds {games} --bot {}{budget}`.\n",
        args.bot
    );
    println!("use super::odds::WEIGHT_COUNT;\n\n#[rustfmt::skip]");
    println!("pub(super) static WEIGHTS: [[i16; WEIGHT_COUNT]; {}] = [", PLAYERS.len());
    for players in PLAYERS {
        let positions = on_threads(args.threads, games, |game| {
            positions_of_game(&bot, players, args.seed, game).unwrap_or_default()
        });
        let weights = fit(&positions.concat(), usize::from(players), args.seed);
        println!("    [");
        for row in weights.chunks(10) {
            let row: Vec<String> = row.iter().map(|w| format!("{:.0}", 100.0 * w)).collect();
            println!("        {},", row.join(", "));
        }
        println!("    ],");
    }
    println!("];");
    Ok(())
}

/// The positions of a game that one player won alone.
fn positions_of_game(
    bot: &dyn Bot<Mirrors>,
    players: u8,
    seed: u64,
    game: u32,
) -> Option<Vec<WonPosition>> {
    let mut all = Vec::new();
    let mut dice = Dice::of_game(seed, game.into());
    let mut position = Mirrors::new(players, &<Mirrors as Game>::Options::default()).ok()?;
    loop {
        all.extend(mirrors::standings(&position));
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => position.deal(position.draw(&mut dice), &mut ()).ok()?,
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first()?;
                let view = position.view(Viewer::Seat(seat));
                let choice = bot
                    .allowance()
                    .spend(&processor_time, |budget| bot.choose(&view, &mut dice, budget))?;
                position.act(seat, choice.action, &mut ()).ok()?;
            }
        }
    }
    let winners = position.outcome()?.winners;
    let winner = winners.first().filter(|_| winners.len() == 1)?;
    Some(all.into_iter().map(|standings| (standings, winner.index())).collect())
}

/// What `work` gives for every number below `count`, in order, on so many threads.
fn on_threads<T: Send>(threads: usize, count: u32, work: impl Fn(u32) -> T + Sync) -> Vec<T> {
    let next = AtomicU32::new(0);
    let mut all: Vec<(u32, T)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| {
                    let own = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                    own.take_while(|&at| at < count).map(|at| (at, work(at))).collect::<Vec<_>>()
                })
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    });
    all.sort_by_key(|&(at, _)| at);
    all.into_iter().map(|(_, result)| result).collect()
}

/// The weights that make the winners likeliest, found step by step over positions drawn by lot.
fn fit(positions: &[WonPosition], players: usize, seed: u64) -> [f32; mirrors::WEIGHT_COUNT] {
    const ROUNDS: usize = 4;
    let mut dice = Dice::new(seed);
    let (mut weights, mut squares) =
        ([0.0; mirrors::WEIGHT_COUNT], [1e-3_f32; mirrors::WEIGHT_COUNT]);
    for step in 0..ROUNDS * positions.len() {
        let rate = 0.3 / (1.0 + 2.0 * (step / positions.len()) as f32);
        let (standings, winner) = &positions[dice.below(positions.len() as u32) as usize];
        let mut odds = [0.0; Seat::MOST as usize];
        for (odds, standing) in odds.iter_mut().zip(standings) {
            *odds = standing.weights().map(|at| weights[at]).sum();
        }
        softmax(&mut odds[..players]);
        for (seat, standing) in standings[..players].iter().enumerate() {
            let off = odds[seat] - f32::from(u8::from(seat == *winner));
            for at in standing.weights() {
                squares[at] += off * off;
                weights[at] -= rate * off / squares[at].sqrt();
            }
        }
    }
    weights
}

/// Between two trials and two writings of what was learned.
const TRIAL_INTERVAL: Duration = Duration::from_secs(40);

/// Games of a trial.
const TRIAL_GAMES: u32 = 384;

fn learn<G: Learned>(folder: &Path, args: &Args) -> Result<(), Box<dyn Error>> {
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
            let (won, error) = parallel_win_rate::<G>((&net, &*thumb), players, TRIAL_GAMES, args);
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
            trainers.iter().flat_map(|trainer| trainer.learned().bytes()).collect();
        fs::write(file("bin"), weights)?;
        written = Instant::now();
    }
    Ok(())
}

/// A trial on all threads.
fn parallel_win_rate<G: Learned>(
    bots: (&dyn Bot<G>, &dyn Bot<G>),
    players: u8,
    games: u32,
    args: &Args,
) -> (f64, f64) {
    // Every deal goes to one thread, with all its seats.
    let deals = games / u32::from(players);
    let results = on_threads(args.threads, deals, |deal| {
        let games = deal * u32::from(players)..(deal + 1) * u32::from(players);
        win_rate::<G>(bots, players, games, args.seed, &processor_time).0
    });
    let count = f64::from(deals);
    let mean = results.iter().sum::<f64>() / count;
    let variance = results.iter().map(|won| (won - mean) * (won - mean)).sum::<f64>() / count;
    (mean, (variance / count).sqrt())
}
