//! The odds to win Mirrors, fitted to games.

use std::error::Error;

use bots::learned::softmax;
use bots::{Bot, Roster, mirrors};
use games::Mirrors;
use luck::Dice;
use table::{Game, Luck, Seat, finish};

use crate::threads::on_threads;
use crate::trial::{TimedBot, choice};
use crate::{Args, PLAYERS};

/// How the seats of a position stood, and who won the game.
type WonPosition = ([mirrors::Standing; Seat::MOST as usize], usize);

/// Fits the odds to win Mirrors: in each position, a seat's chance follows from the sum of the weights of how it stands.
pub(crate) fn odds(games: u32, args: &Args) -> Result<(), Box<dyn Error>> {
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
    finish(&mut position, &mut dice, &mut (), |position, seat, dice| {
        all.extend(mirrors::standings(position));
        choice(bot, position, seat, dice)
    })
    .ok()?;
    let winners = position.outcome()?.winners;
    let winner = winners.first().filter(|_| winners.len() == 1)?;
    Some(all.into_iter().map(|standings| (standings, winner.index())).collect())
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
