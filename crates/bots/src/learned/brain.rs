//! Search with what was learned: for what positions are worth, and for which actions to look at first.

use luck::Dice;
use table::{Outcome, Seat, Turn, Viewer};

use super::{Habit, Inputs, Learned, Net, chance, chances};
use crate::search::{Knowledge, Worth};

/// The networks of a game, one for each number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Brain {
    nets: Vec<Net>,
    fewest: u8,
}

impl Brain {
    /// Reads weights as they are shipped: a network for each number of players, from the fewest on.
    pub fn read<G: Learned>(bytes: &[u8]) -> Option<Self> {
        let fewest = *G::PLAYERS.start();
        let count = usize::from(G::PLAYERS.end() - fewest + 1);
        let size = 2 * G::SHAPE.weights();
        if bytes.len() != count * size {
            return None;
        }
        let nets = bytes.chunks_exact(size).map(|part| Net::read(G::SHAPE, part));
        Some(Self { nets: nets.collect::<Option<_>>()?, fewest })
    }

    /// The network for so many players.
    pub fn net(&self, players: u8) -> &Net {
        let at = usize::from(players.saturating_sub(self.fewest));
        &self.nets[at.min(self.nets.len() - 1)]
    }

    /// What the position at hand, in which a turn begins, is worth to each seat, as far as each of them sees it.
    pub fn worth<G: Learned>(&self, game: &G) -> Worth {
        let players = game.players();
        let net = self.net(players);
        let mut view = game.view(Viewer::Spectator);
        let sight = G::sight(&view);
        let mut inputs = Inputs::of::<G>();
        let mut worth = Worth::default();
        let mut all = 0.0;
        for seat in Seat::all(players) {
            game.view_into(Viewer::Seat(seat), &mut view);
            G::inputs(&view, &sight, &mut inputs);
            let own = chance(net.think(inputs.numbers()).value);
            worth[seat.index()] = own;
            all += own;
        }
        if G::WIN_IS_SHARED || players > 2 {
            for worth in &mut worth {
                *worth /= all;
            }
        }
        worth
    }
}

/// What a search knows that asks networks.
#[derive(Clone, Copy, Debug)]
pub struct Learning<'a, K> {
    /// The networks.
    pub brain: &'a Brain,
    /// What was known before: how simulations go on beyond all nodes, and what tells whom to fear.
    pub habits: K,
    /// How the two are weighed.
    pub weighing: Weighing,
}

/// How what was learned is weighed against what was known before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighing {
    /// See [`Knowledge::eagerness`].
    pub eagerness: f32,
    /// How many choices a simulation goes on for, by habit, before a network is asked; with 0 it is asked at every new node.
    pub horizon: u32,
    /// How much a network's word counts for what a position is worth, from 0 to 1.
    pub trust: f32,
    /// How much it counts for which actions to look at first.
    pub lead: f32,
    /// Below 1, actions that a network likes less are looked at more than it would.
    pub sharpness: f32,
    /// How much further than the chance of winning the worth of a position is from the middle.
    pub stretch: f32,
}

impl<G: Learned, K: Knowledge<G>> Knowledge<G> for Learning<'_, K> {
    fn playout(&self, game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
        if self.weighing.horizon > 0 {
            return self.habits.playout(game, seat, dice);
        }
        let mut actions = Vec::new();
        game.actions(seat, |action| actions.push(action));
        match actions[..] {
            [] => None,
            [action] => Some(action),
            _ => {
                let best = G::obvious(&actions).unwrap_or_else(|| {
                    let view = game.view(Viewer::Seat(seat));
                    Habit(self.brain.net(game.players())).best::<G>(&view, &actions)
                });
                actions.get(best).copied()
            }
        }
    }

    fn priors(&self, game: &G, seat: Seat, actions: &[G::Action], priors: &mut Vec<f32>) {
        let Weighing { lead, sharpness, .. } = self.weighing;
        self.habits.priors(game, seat, actions, priors);
        if lead <= 0.0 {
            return;
        }
        let net = self.brain.net(game.players());
        let view = game.view(Viewer::Seat(seat));
        let sight = G::sight(&view);
        let mut inputs = Inputs::of::<G>();
        G::inputs(&view, &sight, &mut inputs);
        let mind = net.think(inputs.numbers());
        let mut urges = Vec::with_capacity(actions.len());
        G::actions_inputs(&view, &sight, actions, |action| {
            urges.push(sharpness * net.urge(&mind, action));
        });
        chances(&mut urges);
        for (prior, urge) in priors.iter_mut().zip(urges) {
            *prior += lead * (urge - *prior);
        }
    }

    fn threat(&self, game: &G, seat: Seat, rival: Seat) -> Option<crate::Threat> {
        self.habits.threat(game, seat, rival)
    }

    fn judge(&self, game: &G, choices: u32, beyond: bool) -> Option<Worth> {
        let Weighing { horizon, trust, stretch, .. } = self.weighing;
        if !beyond || choices < horizon || !game.at_rest() || game.turn() == Turn::Over {
            return None;
        }
        if trust <= 0.0 {
            return self.habits.judge(game, choices, beyond);
        }
        let fair = 1.0 / f32::from(game.players());
        let mut worth = self.brain.worth(game);
        if stretch > 1.0 {
            worth = worth.map(|worth| (0.5 + stretch * (worth - fair)).clamp(0.0, 1.0));
        }
        if trust < 1.0 {
            let known = self.habits.judge(game, choices, beyond)?;
            for (worth, known) in worth.iter_mut().zip(known) {
                *worth = known + trust * (*worth - known);
            }
        }
        Some(worth)
    }

    fn judges_at_once(&self) -> bool {
        self.weighing.horizon == 0
    }

    fn secret(&self, game: &G, seat: Seat) -> u64 {
        self.habits.secret(game, seat)
    }

    fn expands_late(&self) -> bool {
        self.habits.expands_late()
    }

    fn eagerness(&self) -> f32 {
        self.weighing.eagerness
    }

    fn end(&self, end: &Outcome, players: u8) -> Worth {
        if self.weighing.horizon > 0 {
            return self.habits.end(end, players);
        }
        let mut worth = Worth::default();
        for seat in Seat::all(players) {
            worth[seat.index()] = end.share(seat);
        }
        worth
    }
}
