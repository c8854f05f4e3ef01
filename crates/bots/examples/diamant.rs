//! Measures what Diamant's expert learned: see `docs/diamant-solution.md`, part 3.

use std::error::Error;

use bots::diamant::win::last::LastCave;
use bots::diamant::win::learn::{Lesson, duel, learn};
use bots::diamant::win::{Brain, Knows, benefits};

const USAGE: &str = "usage: diamant learn PLAYERS STEPS | last CHEST CHEST CHEST | thinking";

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["learn", players, steps] => learn_from_nothing(players.parse()?, steps.parse()?),
        ["last", a, b, c] => last([a.parse()?, b.parse()?, c.parse()?]),
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

/// The last cave with three players.
fn last(chests: [u16; 3]) {
    let brain = Brain::of(3, Knows::Open);
    let percent = |shares: [f32; 3]| shares.map(|share| format!("{:.2}", 100.0 * share)).join(" ");
    let (values, cave) =
        LastCave::solve(chests, [0; 5], |course| brain.chances(course, Knows::Open));
    let error = std::array::from_fn(|seat| values.best[seat] - values.follow[seat]);
    println!(
        "| chests | equilibrium | all play like the networks | best answer | error | states |"
    );
    println!("|---|---|---|---|---|---|");
    println!(
        "| {} | {} | {} | {} | {} | {} |",
        chests.map(|chest| chest.to_string()).join(" "),
        percent(values.equilibrium),
        percent(values.follow),
        percent(values.best),
        percent(error),
        cave.states()
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
