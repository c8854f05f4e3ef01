//! One game between bots.

use std::time::{Duration, Instant};

use bots::{Allowance, Bot, Budget, Decision, Reasons, Roster};
use luck::Dice;
use table::{Outcome, Record, Scribe, Seat, Turn, Viewer};

use crate::ArenaError;

/// A bot at the table.
pub(crate) struct Player<'a, G: Roster> {
    pub(crate) name: &'a str,
    pub(crate) bot: &'a dyn Bot<G>,
    pub(crate) allowance: Allowance,
}

/// Which game of an arena it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    pub(crate) seed: u64,
    pub(crate) deal: u64,
    pub(crate) rotation: u64,
}

/// The most chapters of any game.
const CHAPTERS: u64 = 64;

/// Seeds for what the bots draw, apart from those of the deals.
const BOTS_SEED: u64 = 0xB075_0F7E_A4E2_A001;

/// Plays one game to its end and writes it down, with the reasons that the bots gave.
pub(crate) fn play<G: Roster>(
    players: &[Player<'_, G>],
    options: &G::Options,
    table: Table,
) -> Result<(Outcome, Record<G>), ArenaError> {
    let count = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let refused = |refusal: G::Refusal| ArenaError::Refused(refusal.to_string());
    let mut scribe = Scribe::<G>::new(count, options.clone()).map_err(refused)?;
    let mut chapter = 0;
    let mut luck = Dice::of_game(table.seed, table.deal * CHAPTERS);
    let mut dice: Vec<Dice> = (0..u64::from(count))
        .map(|seat| {
            let place = (table.deal * 8 + table.rotation) * 8 + seat;
            Dice::of_game(table.seed ^ BOTS_SEED, place)
        })
        .collect();
    let mut reasons = Reasons::default();
    loop {
        match scribe.game().turn() {
            Turn::Over => break,
            Turn::Chance => {
                if scribe.game().chapter() != chapter {
                    chapter = scribe.game().chapter();
                    luck = Dice::of_game(table.seed, table.deal * CHAPTERS + u64::from(chapter));
                }
                let deal = scribe.game().draw(&mut luck);
                scribe.deal(deal, &mut ()).map_err(refused)?;
            }
            Turn::Seats { awaited, .. } => {
                // All choose before any choice is made, as secret choices are.
                let game = scribe.game();
                let choices: Vec<_> = awaited
                    .iter()
                    .map(|seat| {
                        (seat, ask(&players[seat.index()], seat, game, &mut dice[seat.index()]))
                    })
                    .collect();
                for (seat, choice) in choices {
                    let fault = |what: String| ArenaError::Fault {
                        bot: players[seat.index()].name.to_owned(),
                        deal: table.deal,
                        what,
                    };
                    let Decision { action, reason } =
                        choice.ok_or_else(|| fault("it made no choice".to_owned()))?;
                    reasons.push(seat, Some(reason));
                    scribe
                        .act(seat, action, &mut ())
                        .map_err(|refusal| fault(refusal.to_string()))?;
                }
            }
        }
    }
    let outcome = scribe
        .game()
        .outcome()
        .ok_or_else(|| ArenaError::Refused("the game is over, but has no outcome".to_owned()))?;
    let mut record = scribe.into_record();
    record.names = players.iter().map(|player| player.name.to_owned()).collect();
    reasons.keep(&mut record.extra);
    Ok((outcome, record))
}

fn ask<G: Roster>(
    player: &Player<'_, G>,
    seat: Seat,
    game: &G,
    dice: &mut Dice,
) -> Option<Decision<G::Action>> {
    let view = game.view(Viewer::Seat(seat));
    match player.allowance {
        Allowance::Simulations(all) => {
            player.bot.choose(seat, &view, dice, Budget::Simulations(all))
        }
        Allowance::Millis(millis) => {
            let end = Instant::now() + Duration::from_millis(u64::from(millis));
            player.bot.choose(seat, &view, dice, Budget::While(&|| Instant::now() < end))
        }
    }
}
