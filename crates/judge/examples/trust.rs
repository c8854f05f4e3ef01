//! How far a review can be trusted, in the figures of docs/review.md.
//!
//! `trust agree 200` judges so many decisions of each game with the usual simulations and with ten times as many, and counts how often
//! both call a decision a mistake or not. `trust levels 8` reviews so many games of each of the four levels against `thumb`, with as
//! few players as the game allows: a player who has lost already can give nothing away. A name
//! asks for one game alone, and a number after it begins with another deal: `trust agree 10 kadora 7`.

use std::error::Error;
use std::io::Write as _;

use bots::{Allowance, Bot, Budget, LEVELS};
use games::{Kind, with_game};
use judge::{Effort, Judged, RecordJudge, review};
use luck::Dice;
use table::{Record, Scribe, Seat, Seats, Step, Viewer, finish};

/// Simulations of a decision in `adamant review`, and in the deeper search.
const USUAL: u32 = 4_000;
const DEEP: u32 = 10 * USUAL;

/// Simulations of bots that think in the games of `agree`, so that games are played soon.
const QUICK: u32 = 200;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let count = args.get(1).map_or(Ok(20), |count| count.parse())?;
    let kinds: Vec<Kind> = match args.get(2) {
        Some(name) => vec![name.parse()?],
        None => Kind::ALL.to_vec(),
    };
    let first = args.get(3).map_or(Ok(0), |first| first.parse())?;
    match args.first().map(String::as_str) {
        Some("agree") => {
            println!("game     decisions  both  usual only  deep only  neither  agree");
            kinds.into_iter().try_for_each(|kind| with_game!(kind, G => agree::<G>(count, first)))
        }
        Some("levels") => {
            println!("game     {}", LEVELS.map(|level| format!("{level:>8}")).join(""));
            kinds.into_iter().try_for_each(|kind| with_game!(kind, G => levels::<G>(count, first)))
        }
        _ => Err("write `trust agree 200` or `trust levels 8`".into()),
    }
}

/// A game between these bots, each in another seat from game to game, with so many simulations or their own.
fn played<G: Judged>(
    levels: &[&str],
    number: usize,
    thought: Option<u32>,
) -> Result<Record<G>, Box<dyn Error>> {
    let mut seated = levels.to_vec();
    seated.rotate_left(number % levels.len());
    let bots: Result<Vec<Box<dyn Bot<G>>>, _> = seated.iter().map(|level| G::bot(level)).collect();
    let (bots, players) = (bots?, u8::try_from(levels.len())?);
    let refused = |refusal: G::Refusal| refusal.to_string();
    let mut scribe = Scribe::<G>::new(players, G::Options::default()).map_err(refused)?;
    let mut dice = Dice::of_game(7, number as u64);
    finish(&mut scribe, &mut dice, &mut (), |game: &G, seat, dice| {
        let (view, bot) = (game.view(Viewer::Seat(seat)), &bots[seat.index()]);
        let own = match bot.allowance() {
            None => Budget::None,
            Some(Allowance::Simulations(own)) => Budget::Simulations(own),
            Some(Allowance::Millis(_)) => Budget::Simulations(QUICK),
        };
        let chosen = bot.choose(&view, dice, thought.map_or(own, Budget::Simulations));
        chosen.expect("an awaited seat can act").action
    })
    .map_err(refused)?;
    Ok(scribe.into_record())
}

fn agree<G: Judged>(count: usize, first: usize) -> Result<(), Box<dyn Error>> {
    // Some decisions of each game, so that many games are met.
    const OF_A_GAME: usize = 10;
    let mut table = [[0_u32; 2]; 2];
    let mut judged = 0;
    for number in first.. {
        if judged >= count {
            break;
        }
        let record = played::<G>(&LEVELS, number, Some(QUICK))?;
        let record_judge = RecordJudge::of(&record);
        let acts: Vec<usize> = record_judge
            .steps()
            .iter()
            .enumerate()
            .filter(|(_, (_, step))| matches!(step, Step::Act(..)))
            .map(|(at, _)| at)
            .collect();
        let every = (acts.len() / OF_A_GAME).max(1);
        for &at in acts.iter().skip(number % every).step_by(every) {
            let is_mistake = |trials: u32, seed: u64| {
                let effort = Effort::trials(trials, 2, seed);
                let found = record_judge.judge(at, Seats::all(record.players), effort).decision;
                found.map(|decision| decision.verdict.is_mistake())
            };
            let (Some(usual), true) = (is_mistake(USUAL, 1), judged < count) else { continue };
            let Some(deep) = is_mistake(DEEP, 2) else { continue };
            table[usize::from(usual)][usize::from(deep)] += 1;
            judged += 1;
        }
    }
    let [[neither, deep], [usual, both]] = table;
    let share = 100.0 * f64::from(both + neither) / f64::from(both + neither + usual + deep);
    println!(
        "{:<8} {judged:>9} {both:>5} {usual:>11} {deep:>10} {neither:>8} {share:>4.1} %",
        G::NAME
    );
    Ok(std::io::stdout().flush()?)
}

/// What mistakes cost each level, in points of winning chance by decision.
fn levels<G: Judged>(games: usize, first: usize) -> Result<(), Box<dyn Error>> {
    let players = *G::PLAYERS.start();
    let mut costs = Vec::new();
    for level in LEVELS {
        let (mut lost, mut decisions) = (0.0, 0);
        for number in first..first + games {
            let mut seated = vec!["thumb"; usize::from(players)];
            seated[0] = level;
            let record = played::<G>(&seated, number, None)?;
            // It sits one seat further to the left from game to game.
            let own = (usize::from(players) - number % usize::from(players)) % usize::from(players);
            let own = Seat::all(players).nth(own).ok_or("a table has seats")?;
            let effort = Effort::trials(USUAL / 4, 2, 3);
            let reviewed = review(&record, Seats::only(own), effort, &mut |_, _| true);
            lost += reviewed.accounts[own.index()].lost;
            decisions += reviewed.accounts[own.index()].decisions;
        }
        costs.push(format!("{:>8.2}", 100.0 * lost / f64::from(decisions.max(1))));
    }
    println!("{:<8} {}", G::NAME, costs.join(""));
    Ok(std::io::stdout().flush()?)
}
