//! A search with a temper.

use luck::Dice;
use table::{Game, Imagine, Seat};

use super::{Knowledge, Search, Worth};
use crate::{Allowance, Bot, Threat};

/// Something that is more to somebody's taste than something else.
pub(crate) trait Taste<G: Game>: Send + Sync {
    /// How much to one's taste an action is.
    fn taste(&self, game: &G, seat: Seat, action: G::Action, dice: &mut Dice) -> i16;
}

/// What promises about the same to the level `clever`, and to the level `expert`.
pub(crate) const HARD: f32 = 0.5;
pub(crate) const KEEN: f32 = 0.7;

/// A search with a temper.
pub(crate) fn thinking<G: Imagine>(
    allowance: Allowance,
    knowledge: impl Knowledge<G> + 'static,
    taste: impl Taste<G> + 'static,
    alike: f32,
) -> Box<dyn Bot<G>> {
    Box::new(Search::with(Tempered { knowledge, taste, alike }, allowance))
}

/// What is known of a game, and a taste that decides between actions that promise about the same.
#[derive(Clone, Copy, Debug)]
struct Tempered<K, T> {
    knowledge: K,
    taste: T,
    /// See [`Knowledge::alike`].
    alike: f32,
}

impl<G: Game, K: Knowledge<G>, T: Taste<G>> Knowledge<G> for Tempered<K, T> {
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

    fn alike(&self) -> f32 {
        self.alike
    }

    fn judge(&self, game: &G, choices: u32) -> Option<Worth> {
        self.knowledge.judge(game, choices)
    }
}
