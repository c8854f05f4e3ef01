//! The networks that were trained: how to play, and what a position is worth.

use std::sync::OnceLock;

use super::decision_search::settled;
use super::inputs::{common, own};
use super::net::{Net, WEIGHTS, squash};
use super::simulated_game::{SEATS, SimulatedGame};
use super::split_mix::SplitMix64;
use crate::search::normalize;

/// A policy network, which says how likely each explorer leaves, and a value network, which says what a position is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct ActorCritic {
    pub(crate) policy: Net,
    pub(crate) value: Net,
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

/// The experts' networks, as the example `diamant` learns them.
const EXPERTS: &[u8; NETWORKS * BYTES] = include_bytes!("../../../data/diamant/win.bin");

/// Networks that learned nothing but to beat the experts.
#[cfg(feature = "tables")]
const RESPONSES: &[u8; NETWORKS * BYTES] = include_bytes!("../../../data/diamant/response.bin");

type Known = [OnceLock<ActorCritic>; NETWORKS];

impl ActorCritic {
    /// Untrained networks.
    pub fn new(seed: u64) -> Self {
        let mut rng = SplitMix64::new(seed);
        Self { policy: Net::new(|| rng.fraction()), value: Net::new(|| rng.fraction()) }
    }

    /// What experts learned for so many players.
    pub fn of(players: u8) -> &'static Self {
        static KNOWN: Known = [const { OnceLock::new() }; NETWORKS];
        let index = Self::index(players);
        KNOWN[index].get_or_init(|| Self::read(&EXPERTS[index * BYTES..(index + 1) * BYTES]))
    }

    /// What was learned for nothing but beating the experts.
    #[cfg(feature = "tables")]
    pub fn of_response(players: u8) -> &'static Self {
        static KNOWN: Known = [const { OnceLock::new() }; NETWORKS];
        let index = Self::index(players);
        KNOWN[index].get_or_init(|| Self::read(&RESPONSES[index * BYTES..(index + 1) * BYTES]))
    }

    /// The index among those shipped.
    fn index(players: u8) -> usize {
        usize::from(players.clamp(FEWEST, SEATS as u8) - FEWEST)
    }

    /// Reads weights as [`ActorCritic::bytes`] writes them.
    pub fn read(bytes: &[u8]) -> Self {
        let pairs = bytes.chunks_exact(2);
        Self::with_weights(
            pairs.map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / FINE),
        )
    }

    /// Networks with these weights, in the order of [`ActorCritic::weights`]; 0 where there are too few.
    pub fn with_weights(weights: impl Iterator<Item = f32>) -> Self {
        let weights: Vec<f32> = weights.chain(std::iter::repeat(0.0)).take(2 * WEIGHTS).collect();
        let (policy, value) = weights.split_at(WEIGHTS);
        Self { policy: Net { weights: policy.to_vec() }, value: Net { weights: value.to_vec() } }
    }

    /// All weights: first those for playing, then those for what a position is worth.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        self.policy.weights.iter().chain(&self.value.weights).copied()
    }

    /// The weights, two bytes each.
    pub fn bytes(&self) -> Vec<u8> {
        self.weights().flat_map(|weight| ((weight * FINE).round() as i16).to_le_bytes()).collect()
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

    #[test]
    fn weights_survive_being_shipped() {
        let networks = ActorCritic::of(4);
        assert_eq!(ActorCritic::read(&networks.bytes()), *networks);
    }
}
