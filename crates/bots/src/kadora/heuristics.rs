//! What is known of Kadora beyond its rules.

use kadora::{Action, Kadora};
use luck::Dice;
use table::{Luck, Seat, pick};

use super::thumb::cheapest;
use crate::Threat;
use crate::search::{Knowledge, normalize};

/// What a taken card costs depends on whose majority its colour is: the search looks first at actions that cost little, and takes
/// every player to do so too, most of the time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heuristics;

/// One action in so many is anything at all.
const RANDOM_ONE_IN: u32 = 6;

impl Knowledge<Kadora> for Heuristics {
    fn playout(&self, game: &Kadora, seat: Seat, dice: &mut Dice) -> Option<Action> {
        if dice.below(RANDOM_ONE_IN) == 0 {
            return pick(game, seat, dice);
        }
        cheapest(game, seat, dice).map(|(action, _)| action)
    }

    fn priors(&self, game: &Kadora, seat: Seat, actions: &[Action], priors: &mut Vec<f32>) {
        let before = game.penalty(seat);
        priors.clear();
        priors.extend(actions.iter().map(|&action| {
            let more = game.penalty_after(seat, action).saturating_sub(before);
            1.0 / (2.0 + f32::from(more))
        }));
        normalize(priors);
    }

    fn threat(&self, game: &Kadora, _: Seat, rival: Seat) -> Option<Threat> {
        Some(Threat::Penalty(game.penalty(rival)))
    }
}
