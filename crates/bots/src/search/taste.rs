//! A search with a taste: how a character decides where it makes little difference.

use luck::Dice;
use table::{Game, Imagine, Outcome, Seat};

use super::{Knowledge, Search, Worth};
use crate::{Allowance, Bot, Threat};

/// Something that is more to a player's taste than something else.
pub(crate) trait Taste<G: Game>: Send + Sync {
    /// How much to one's taste an action is.
    fn taste(&self, game: &G, seat: Seat, action: G::Action, dice: &mut Dice) -> i16;
}

/// Which actions promise about the same: those simulated at least this part as often as the favourite, and promising at most so much less.
pub(crate) type Tolerance = (f32, f32);

/// What promises about the same to the level `clever`, and to the level `expert`.
pub(crate) const CLEVER_TOLERANCE: Tolerance = (0.5, f32::INFINITY);
pub(crate) const EXPERT_TOLERANCE: Tolerance = (0.7, f32::INFINITY);

/// The same where a network says which actions to look at first: those that it thinks little of are seldom tried, however good. Two
/// hundredths of a win are given away at most.
pub(crate) const NETWORK_TOLERANCE: Tolerance = (0.1, 0.02);

/// A search with a taste: how a character decides where it makes little difference.
pub(crate) fn search_with_taste<G: Imagine>(
    allowance: Allowance,
    knowledge: impl Knowledge<G> + 'static,
    taste: impl Taste<G> + 'static,
    tolerance: Tolerance,
) -> Box<dyn Bot<G>> {
    Box::new(Search::with(WithTaste { knowledge, taste, tolerance }, allowance))
}

/// What is known of a game, and a taste that decides between actions that promise about the same.
#[derive(Clone, Copy, Debug)]
struct WithTaste<K, T> {
    knowledge: K,
    taste: T,
    /// See [`Knowledge::tolerance`].
    tolerance: Tolerance,
}

impl<G: Game, K: Knowledge<G>, T: Taste<G>> Knowledge<G> for WithTaste<K, T> {
    fn playout(&self, game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
        self.knowledge.playout(game, seat, dice)
    }

    fn priors(&self, game: &G, seat: Seat, actions: &[G::Action], priors: &mut Vec<f32>) {
        self.knowledge.priors(game, seat, actions, priors);
    }

    fn threat(&self, game: &G, seat: Seat, rival: Seat) -> Option<Threat> {
        self.knowledge.threat(game, seat, rival)
    }

    fn taste(&self, game: &G, seat: Seat, action: G::Action, dice: &mut Dice) -> i16 {
        self.taste.taste(game, seat, action, dice)
    }

    fn tolerance(&self) -> (f32, f32) {
        self.tolerance
    }

    fn evaluate(&self, game: &G, choices: u32, beyond: bool) -> Option<Worth> {
        self.knowledge.evaluate(game, choices, beyond)
    }

    fn evaluates_new_nodes(&self) -> bool {
        self.knowledge.evaluates_new_nodes()
    }

    fn private_state(&self, game: &G, seat: Seat) -> u64 {
        self.knowledge.private_state(game, seat)
    }

    fn expands_late(&self) -> bool {
        self.knowledge.expands_late()
    }

    fn exploration(&self) -> f32 {
        self.knowledge.exploration()
    }

    fn final_worth(&self, end: &Outcome, players: u8) -> Worth {
        self.knowledge.final_worth(end, players)
    }
}
