//! What every bot chooses, and whom it fears, in a few positions of every game.

use std::fmt::Write;

use bots::{Budget, Decision, Fear, Reason, Roster};
use diamant::Diamant;
use kadora::Kadora;
use luck::Dice;
use mirrors::Mirrors;
use table::{Seat, Turn, Viewer, pick};

/// The choices of all bots, a line each.
pub(crate) fn choices() -> String {
    let mut lines = String::new();
    for (players, seed) in [(3, 1), (4, 2), (5, 3), (8, 4)] {
        ask_all::<Diamant>(players, seed, 3, &mut lines);
    }
    for (players, seed) in [(2, 5), (3, 6), (4, 7)] {
        ask_all::<Mirrors>(players, seed, 17, &mut lines);
        ask_all::<Kadora>(players, seed, 9, &mut lines);
    }
    lines
}

/// Plays a random game and asks all bots at every `stride`-th choice.
fn ask_all<G: Roster>(players: u8, seed: u64, stride: u32, lines: &mut String) {
    let mut dice = Dice::new(seed);
    let mut game = G::new(players, &G::Options::default()).expect("the set-up is legal");
    let mut turns = 0;
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.deal(game.draw(&mut dice), &mut ()).expect("it was drawn"),
            Turn::Seats { awaited, .. } => {
                turns += 1;
                if turns % stride == 0 && turns <= 6 * stride {
                    ask(&game, awaited.first().expect("a seat is awaited"), turns, lines);
                }
                for seat in awaited {
                    let action = pick(&game, seat, &mut dice).expect("an awaited seat can act");
                    game.act(seat, action, &mut ()).expect("it was offered");
                }
            }
        }
    }
}

fn ask<G: Roster>(game: &G, seat: Seat, turn: u32, lines: &mut String) {
    let view = game.view(Viewer::Seat(seat));
    write!(lines, "{} {} turn {turn} seat {seat}:", G::NAME, game.players()).expect("a string");
    for name in G::BOTS {
        let bot = G::bot(name).expect("it is on the roster");
        let dice = &mut Dice::new(u64::from(turn));
        let choice = bot.choose(&view, dice, Budget::Simulations(200));
        let Decision { action, reason } = choice.expect("an awaited seat chooses");
        write!(lines, " {name} {action}").expect("a string");
        if let Reason::Searched { fear: Some(Fear { rival, promise, .. }), .. } = reason {
            write!(lines, " (fears {rival}: {})", promise.0).expect("a string");
        }
    }
    lines.push('\n');
}
