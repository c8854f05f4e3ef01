//! A search that asks networks: for what positions are worth, and for which actions to look at first.

use luck::Dice;
use table::{Outcome, Seat, Turn, Viewer};

use super::{Learned, Networks, softmax};
use crate::search::{Knowledge, Worth};

/// The knowledge of a search that asks networks.
#[derive(Clone, Copy, Debug)]
pub struct NetworkKnowledge<'a, K> {
    /// The networks.
    pub networks: &'a Networks,
    /// The knowledge without networks: how simulations go on beyond all nodes, and what tells whom to fear.
    pub base: K,
    /// How the two are weighed.
    pub weighing: Weighing,
}

/// How the networks are weighed against the knowledge without them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighing {
    /// See [`Knowledge::exploration`].
    pub exploration: f32,
    /// How many choices a simulation goes on for, by playouts, before a network is asked; with 0 it is asked at every new node.
    pub horizon: u32,
    /// How much a network's word counts for what a position is worth, from 0 to 1.
    pub value_weight: f32,
    /// How much it counts for which actions to look at first.
    pub prior_weight: f32,
    /// Below 1, actions that a network likes less are looked at more than it would.
    pub prior_sharpness: f32,
    /// How much further than the chance of winning the worth of a position is from the middle.
    pub stretch: f32,
}

impl<G: Learned, K: Knowledge<G>> Knowledge<G> for NetworkKnowledge<'_, K> {
    const EXPANDS_LATE: bool = K::EXPANDS_LATE;

    fn playout(&self, game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
        if self.weighing.horizon > 0 {
            return self.base.playout(game, seat, dice);
        }
        let mut actions = Vec::new();
        game.actions(seat, |action| actions.push(action));
        match actions[..] {
            [] => None,
            [action] => Some(action),
            _ => {
                let best = G::obvious(&actions).unwrap_or_else(|| {
                    let view = game.view(Viewer::Seat(seat));
                    self.networks.net(game.players()).best::<G>(&view, &actions)
                });
                actions.get(best).copied()
            }
        }
    }

    fn priors(&self, game: &G, seat: Seat, actions: &[G::Action], priors: &mut Vec<f32>) {
        let Weighing { prior_weight, prior_sharpness, .. } = self.weighing;
        self.base.priors(game, seat, actions, priors);
        if prior_weight <= 0.0 {
            return;
        }
        let net = self.networks.net(game.players());
        let view = game.view(Viewer::Seat(seat));
        let mut logits = Vec::with_capacity(actions.len());
        net.logits::<G>(&view, actions, |logit| logits.push(prior_sharpness * logit));
        softmax(&mut logits);
        for (prior, logit) in priors.iter_mut().zip(logits) {
            *prior += prior_weight * (logit - *prior);
        }
    }

    fn threat(&self, game: &G, seat: Seat, rival: Seat) -> Option<crate::Threat> {
        self.base.threat(game, seat, rival)
    }

    fn evaluate(&self, game: &G, choices: u32, beyond: bool) -> Option<Worth> {
        let Weighing { horizon, value_weight, stretch, .. } = self.weighing;
        if !beyond || choices < horizon || !game.at_turn_start() || game.turn() == Turn::Over {
            return None;
        }
        if value_weight <= 0.0 {
            return self.base.evaluate(game, choices, beyond);
        }
        let fair = 1.0 / f32::from(game.players());
        let mut worth = self.networks.worth(game);
        if stretch > 1.0 {
            worth = worth.map(|worth| (0.5 + stretch * (worth - fair)).clamp(0.0, 1.0));
        }
        if value_weight < 1.0 {
            let known = self.base.evaluate(game, choices, beyond)?;
            for (worth, known) in worth.iter_mut().zip(known) {
                *worth = known + value_weight * (*worth - known);
            }
        }
        Some(worth)
    }

    fn evaluates_new_nodes(&self) -> bool {
        self.weighing.horizon == 0
    }

    fn private_state(&self, game: &G, seat: Seat) -> u64 {
        self.base.private_state(game, seat)
    }

    fn exploration(&self) -> f32 {
        self.weighing.exploration
    }

    fn final_worth(&self, end: &Outcome, players: u8) -> Worth {
        if self.weighing.horizon > 0 { self.base.final_worth(end, players) } else { end.shares() }
    }
}
