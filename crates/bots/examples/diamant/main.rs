//! Measures what Diamant's expert learned: see `docs/diamant-solution.md`, part 3.

#![allow(
    clippy::cast_precision_loss,
    clippy::needless_range_loop,
    clippy::many_single_char_names,
    clippy::similar_names,
    reason = "small whole numbers become inputs, and networks are written as sums over indices"
)]

mod benefits;
#[path = "../learn/gradients.rs"]
mod gradients;
mod last_cave;
mod mean;
mod network;
#[path = "../learn/threads.rs"]
mod threads;
mod training;

use std::error::Error;

use bots::diamant::win::{ActorCritic, SimulatedGame, win_rates};
use diamant::{Face, Hazard};

use benefits::{benefits, habit_benefits};
use last_cave::{LastCave, Values, arrivals};
use network::untrained;
use threads::on_threads;
use training::{TrainingConfig, duel, learn};

const USAGE: &str = "usage: diamant learn PLAYERS STEPS | last CHEST CHEST CHEST | late CHEST CHEST CHEST | lasts GAMES THREADS | thinking PLAYERS | habits PLAYERS | chances";

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["learn", players, steps] => learn_from_nothing(players.parse()?, steps.parse()?),
        ["last", a, b, c] => last(&[([a.parse()?, b.parse()?, c.parse()?], [0; 5])], 1),
        ["late", a, b, c] => late([a.parse()?, b.parse()?, c.parse()?]),
        ["lasts", games, threads] => {
            last(&arrivals(ActorCritic::of(3), games.parse()?, 1), threads.parse()?);
        }
        ["thinking", players] => thinking(players.parse()?),
        ["habits", players] => habits(players.parse()?),
        ["chances"] => chances(),
        _ => return Err(USAGE.into()),
    }
    Ok(())
}

/// Learns from nothing, without a graphics processor, and says what that wins among the networks that are shipped.
fn learn_from_nothing(players: u8, steps: u32) {
    let players = players.clamp(3, 8);
    let config = TrainingConfig { players, games: 128, steps, rate: 3e-3, seed: 7 };
    let learned = learn(&untrained(3), None, config, &mut |step, _| {
        if step % 100 == 0 {
            eprintln!("{step} of {steps} steps");
        }
    });
    let (won, error) = duel(&learned, ActorCritic::of(players), config, 50_000);
    let fair = f64::from(players);
    println!(
        "one among {} experts: {:.3} ± {:.3} fair shares",
        players - 1,
        won * fair,
        1.96 * error * fair
    );
}

/// A last cave with three players in which eight diamond cards and two hazards have been turned over and all are inside.
fn late([a, b, c]: [u16; 3]) {
    let networks = ActorCritic::of(3);
    let mut sim = SimulatedGame::entered(3, 5, [0; 5], [a, b, c, 0, 0, 0, 0, 0]);
    for value in [17, 15, 13, 11, 9, 7, 5, 3] {
        sim.lay(Face::Diamonds(value));
    }
    sim.lay(Face::Hazard(Hazard::Snake));
    sim.lay(Face::Hazard(Hazard::Scorpion));
    (sim.beside, sim.path) = (24, 8);
    let (values, cave) = LastCave::solve_from(&sim, |sim| networks.chances(sim));
    println!("| {a} {b} {c} | 0 | {} |", line(&values, cave.states()));
}

/// What is known of a last cave, in percent of a win.
fn line(values: &Values, states: usize) -> String {
    let percent = |shares: [f32; 3]| shares.map(|share| format!("{:.2}", 100.0 * share)).join(" ");
    let parts = [values.equilibrium, values.follow, values.best, values.error()].map(percent);
    format!("{} | {states}", parts.join(" | "))
}

/// Last caves with three players: how far the networks are from an equilibrium.
fn last(caves: &[([u16; 3], [u8; 5])], threads: usize) {
    let networks = ActorCritic::of(3);
    println!(
        "| chests | hazards gone | equilibrium | all play like the networks | best answer | error | states |"
    );
    println!("|---|---|---|---|---|---|---|");
    let errors = on_threads(threads, caves.len() as u32, |at| {
        let (chests, removed) = caves[at as usize];
        let (values, cave) = LastCave::solve(chests, removed, |sim| networks.chances(sim));
        let told = chests.map(|chest| chest.to_string()).join(" ");
        let gone = removed.iter().sum::<u8>();
        println!("| {told} | {gone} | {} |", line(&values, cave.states()));
        values.error()
    })
    .concat();
    println!(
        "error of a seat: {:.2} % of a win on average, {:.2} % at most",
        100.0 * errors.iter().sum::<f32>() / f32::from(errors.len() as u16),
        100.0 * errors.iter().copied().fold(0.0, f32::max)
    );
}

/// What thinking longer is good for.
fn thinking(players: u8) {
    println!("| simulations | won by a decision | won in a game |");
    println!("|---|---|---|");
    for benefit in benefits(players.clamp(3, 8), 2_000, 3_000, &SIMULATIONS, 11) {
        let told = |times: f64| {
            format!("{:.2} ± {:.2}", 100.0 * benefit.gain * times, 196.0 * benefit.error * times)
        };
        println!("| {} | {} | {} |", benefit.simulations, told(1.0), told(benefit.decisions));
    }
}

/// What it wins to take others for what they have been seen to do, as far as that goes at most.
fn habits(players: u8) {
    println!("| all others | if they are so | if they only seemed so |");
    println!("|---|---|---|");
    for (name, leaning) in [("bold", -1.0), ("timid", 1.0)] {
        let told = habit_benefits(players.clamp(3, 8), 2_000, (3_000, 400), leaning, 11);
        let [real, feigned] = told.map(|benefit| {
            let times = 100.0 * benefit.decisions;
            format!("{:.2} ± {:.2}", benefit.gain * times, 1.96 * benefit.error * times)
        });
        println!("| {name} | {real} | {feigned} |");
    }
}

/// What winning play does when ahead, level and behind, and what a lead is worth: four players.
fn chances() {
    const BESIDE: [u16; 6] = [0, 4, 8, 12, 16, 20];
    let networks = ActorCritic::of(4);
    let sim = |cave: u8, chests: [u16; 4]| {
        let [a, b, c, d] = chests;
        let mut sim = SimulatedGame::entered(4, cave, [0; 5], [a, b, c, d, 0, 0, 0, 0]);
        for value in [5, 7, 9, 13] {
            sim.lay(Face::Diamonds(value));
        }
        sim.lay(Face::Hazard(Hazard::Snake));
        sim.lay(Face::Hazard(Hazard::Scorpion));
        sim
    };
    let line = |name: &str, at: &SimulatedGame, path: u16| {
        let leaves = BESIDE.map(|beside| {
            let mut sim = at.clone();
            (sim.beside, sim.path) = (beside, path);
            format!("{:.0}", 100.0 * networks.chances(&sim)[0])
        });
        println!("| {name} | {} |", leaves.join(" | "));
    };
    println!(
        "| beside | {} |\n|---|---|---|---|---|---|---|",
        BESIDE.map(|it| it.to_string()).join(" | ")
    );
    for (name, own) in
        [("20 ahead", 40), ("10 ahead", 30), ("level", 20), ("10 behind", 10), ("20 behind", 0)]
    {
        line(name, &sim(5, [own, 20, 20, 20]), 2);
    }
    let mut left = sim(5, [20, 20, 20, 30]);
    left.inside &= !(1 << 3);
    line("level, one has left with 30", &left, 2);
    for cave in 1..=5 {
        line(&format!("cave {cave}"), &sim(cave, [6 * (u16::from(cave) - 1); 4]), 2);
    }
    for path in [0, 6] {
        line(&format!("cave 3, {path} on the path"), &sim(3, [12; 4]), path);
    }
    let own = [10, 20, 25, 30, 40];
    println!(
        "| own stones | {} |\n|---|---|---|---|---|---|",
        own.map(|it| it.to_string()).join(" | ")
    );
    for cave in 2..=5 {
        let worth = own.map(|own| {
            let sim = SimulatedGame::entered(4, cave, [0; 5], [own, 25, 25, 25, 0, 0, 0, 0]);
            format!("{:.0}", 100.0 * win_rates(&sim, 20_000, 1)[0])
        });
        println!("| before cave {cave} | {} |", worth.join(" | "));
    }
}

/// How long to think.
const SIMULATIONS: [u32; 6] = [30, 100, 300, 1_000, 3_000, 10_000];
