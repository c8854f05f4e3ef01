//! What the expert of Mirrors knows beyond the rules: how likely each seat wins a position.

use luck::Dice;
use mirrors::{Action, Colour, Mirrors};
use table::{Game, Outcome, Seat};

use super::Heuristics;
use super::odds::odds;
use super::playout::exhaustive;
use crate::Threat;
use crate::search::{Knowledge, Worth};

/// Playouts in which everyone takes a diamond whenever one can be lit, judged by the odds to win wherever a turn begins.
#[derive(Clone, Copy, Debug, Default)]
pub struct OddsKnowledge;

impl Knowledge<Mirrors> for OddsKnowledge {
    const EXPANDS_LATE: bool = true;

    fn playout(&self, game: &Mirrors, seat: Seat, dice: &mut Dice) -> Option<Action> {
        exhaustive(game, seat, dice)
    }

    fn priors(&self, game: &Mirrors, seat: Seat, actions: &[Action], priors: &mut Vec<f32>) {
        Heuristics::EXPERT.priors(game, seat, actions, priors);
    }

    fn threat(&self, game: &Mirrors, seat: Seat, rival: Seat) -> Option<Threat> {
        Heuristics::EXPERT.threat(game, seat, rival)
    }

    /// The odds, with a fair share of them in the middle.
    fn evaluate(&self, game: &Mirrors, _: u32, _: bool) -> Option<Worth> {
        let fair = 1.0 / f32::from(game.players());
        let level = |odds: f32| {
            let (up, down) = (odds * (1.0 - fair), (1.0 - odds) * fair);
            up / (up + down)
        };
        odds(game).map(|odds| odds.map(level))
    }

    /// What a seat needs: its card, less what lies in front of it.
    fn private_state(&self, game: &Mirrors, seat: Seat) -> u64 {
        let needs = game.needs(seat);
        Colour::ALL.into_iter().fold(0, |all, colour| 4 * all + u64::from(needs.count(colour)))
    }

    fn final_worth(&self, end: &Outcome, _: u8) -> Worth {
        end.shares()
    }
}

#[cfg(test)]
mod tests {
    use table::Turn;

    use super::*;

    /// Hands every position of some games, of such playouts, to `each`.
    fn positions(players: u8, mut each: impl FnMut(&Mirrors)) {
        let mut dice = Dice::new(3);
        let mut game = Mirrors::new(players, &mirrors::Options::default()).unwrap();
        loop {
            each(&game);
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.deal(game.draw(&mut dice), &mut ()).unwrap(),
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap();
                    let action = exhaustive(&game, seat, &mut dice).unwrap();
                    game.act(seat, action, &mut ()).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_playout_lights_a_diamond_wherever_one_can_be_lit() {
        for players in 2..=4 {
            positions(players, |game| {
                let Some(seat) = game.turn().awaited().first() else { return };
                let Some(Action::Touch(touch)) = exhaustive(game, seat, &mut Dice::new(1)) else {
                    return;
                };
                let (mut any, mut this) = (false, false);
                game.prospects(seat, |each, lit| {
                    any |= !lit.is_empty();
                    this |= each == touch && !lit.is_empty();
                });
                assert_eq!(any, this, "{game:?}");
            });
        }
    }

    #[test]
    fn the_odds_are_one_win_for_all_together_where_a_turn_begins() {
        for players in 2..=4 {
            positions(players, |game| {
                let Some(odds) = odds(game) else {
                    assert!(!game.begins_turn());
                    return;
                };
                let all: f32 = odds.iter().sum();
                assert!((all - 1.0).abs() < 1e-5, "{odds:?}");
                assert!(odds[usize::from(players)..].iter().all(|&odds| odds == 0.0));
            });
        }
    }
}
