//! The networks that were trained: how to play, and what a position is worth.

use std::sync::OnceLock;

use super::decision_search::settled;
use super::inputs::{common, own};
use super::net::{Net, WEIGHTS, squash};
use super::simulated_game::{SEATS, SimulatedGame};
use crate::search::normalize;

/// A policy network, which says how likely each explorer leaves, and a value network, which says what a position is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct ActorCritic {
    /// How likely each explorer leaves.
    pub policy: Net,
    /// What a position is worth.
    pub value: Net,
}

/// Bytes of a shipped pair of networks.
const BYTES: usize = 4 * WEIGHTS;

/// How many pairs are shipped: for 3 to 8 players.
const NETWORKS: usize = 6;

/// Steps of a shipped weight to 1.
const FINE: f32 = 1024.0;

/// The answer where one choice is surely right.
const SURE: f32 = 1_000.0;

/// The fewest players of a game.
const FEWEST: u8 = 3;

/// The experts' networks, as `learn/diamant.py` writes them.
const EXPERTS: &[u8; NETWORKS * BYTES] = include_bytes!("../../../data/diamant/win.bin");

/// Networks that learned nothing but to beat the experts.
#[cfg(feature = "tables")]
const RESPONSES: &[u8; NETWORKS * BYTES] = include_bytes!("../../../data/diamant/response.bin");

type Known = [OnceLock<ActorCritic>; NETWORKS];

impl ActorCritic {
    /// What experts learned for so many players.
    pub fn of(players: u8) -> &'static Self {
        static KNOWN: Known = [const { OnceLock::new() }; NETWORKS];
        Self::shipped(players, EXPERTS, &KNOWN)
    }

    /// What was learned for nothing but beating the experts.
    #[cfg(feature = "tables")]
    pub fn of_response(players: u8) -> &'static Self {
        static KNOWN: Known = [const { OnceLock::new() }; NETWORKS];
        Self::shipped(players, RESPONSES, &KNOWN)
    }

    /// Those for so many players, read when they are first asked for.
    fn shipped(
        players: u8,
        bytes: &[u8; NETWORKS * BYTES],
        known: &'static Known,
    ) -> &'static Self {
        let index = usize::from(players.clamp(FEWEST, SEATS as u8) - FEWEST);
        known[index].get_or_init(|| Self::read(&bytes[index * BYTES..(index + 1) * BYTES]))
    }

    /// Reads weights as they are shipped, two bytes each: first those for playing, then those for what a position is worth.
    fn read(bytes: &[u8]) -> Self {
        let (pairs, _) = bytes.as_chunks::<2>();
        let weight = |&pair: &[u8; 2]| f32::from(i16::from_le_bytes(pair)) / FINE;
        let mut weights: Vec<f32> = pairs.iter().map(weight).collect();
        let value = weights.split_off(WEIGHTS);
        Self { policy: Net { weights }, value: Net { weights: value } }
    }

    /// The network's answers for those inside: the higher, the sooner they leave. See [`squash`].
    pub(crate) fn numbers(&self, sim: &SimulatedGame) -> [f32; SEATS] {
        let shared = self.policy.share(&common(sim));
        let mut numbers = [0.0; SEATS];
        for seat in sim.seats_inside() {
            numbers[seat] = match sim.sure_choice(seat) {
                Some(true) => SURE,
                Some(false) => -SURE,
                None => self.policy.forward(&shared, &own(sim, seat)).0 + sim.leaning[seat],
            };
        }
        numbers
    }

    /// How likely each of those inside leaves, when it does not think further.
    pub fn chances(&self, sim: &SimulatedGame) -> [f32; SEATS] {
        let mut chances = self.numbers(sim).map(|number| settled(squash(number)));
        for (seat, chance) in chances.iter_mut().enumerate() {
            if sim.inside >> seat & 1 == 0 {
                *chance = 0.0;
            }
        }
        chances
    }

    /// What entering the cave at hand is worth to each seat: parts of the win.
    pub fn shares(&self, sim: &SimulatedGame) -> [f32; SEATS] {
        if sim.is_over() {
            return sim.shares();
        }
        let shared = self.value.share(&common(sim));
        let mut shares = [0.0; SEATS];
        for (seat, share) in shares[..usize::from(sim.players)].iter_mut().enumerate() {
            *share = squash(self.value.forward(&shared, &own(sim, seat)).0);
        }
        normalize(&mut shares);
        shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cave_is_worth_one_win_to_all_together() {
        for players in 3..=8 {
            let sim =
                SimulatedGame::entered(players, 3, [1, 0, 0, 1, 0], [9, 14, 3, 0, 20, 8, 2, 11]);
            let shares = ActorCritic::of(players).shares(&sim);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
            let fullest = if players > 4 { 4 } else { 1 };
            assert!(shares.iter().all(|&share| share <= shares[fullest]), "{shares:?}");
        }
    }
}
