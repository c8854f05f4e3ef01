//! Measures what Diamant's expert learned: see `docs/diamant-solution.md`, part 3.

use std::error::Error;

use bots::diamant::win::learn::{Lesson, duel, learn};
use bots::diamant::win::{Brain, Knows, benefits};

const USAGE: &str = "usage: diamant learn PLAYERS STEPS | thinking";

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["learn", players, steps] => learn_from_nothing(players.parse()?, steps.parse()?),
        ["thinking"] => thinking(),
        _ => return Err(USAGE.into()),
    }
    Ok(())
}

/// Learns from nothing, without a graphics processor, and says what that wins among the networks that are shipped.
fn learn_from_nothing(players: u8, steps: u32) {
    let players = players.clamp(3, 8);
    let lesson = Lesson { players, knows: Knows::Open, games: 128, steps, rate: 3e-3, seed: 7 };
    let learned = learn(&Brain::new(3), None, lesson, &mut |step, _| {
        if step % 100 == 0 {
            eprintln!("{step} of {steps} steps");
        }
    });
    let (won, error) = duel(&learned, Brain::of(players, Knows::Open), lesson, 50_000);
    let fair = f64::from(players);
    println!(
        "one among {} experts: {:.3} ± {:.3} fair shares",
        players - 1,
        won * fair,
        1.96 * error * fair
    );
}

/// What thinking longer is good for.
fn thinking() {
    println!(
        "| simulations | won by a decision over choosing as learned, in hundredths of a fair share |"
    );
    println!("|---|---|");
    for benefit in benefits(4, 2_000, 1_000, &[30, 100, 300, 1_000], 11) {
        println!(
            "| {} | {:.2} ± {:.2} |",
            benefit.simulations,
            100.0 * benefit.gain,
            196.0 * benefit.error
        );
    }
}
