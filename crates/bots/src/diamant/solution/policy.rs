//! The equilibrium, ready to play by.

use std::sync::OnceLock;

use super::grid::CARDS;
use super::grid::{LAYER, Spot, layer, luck, read};
use super::hazards::Hazards;
use super::solve::solve;

/// How likely an explorer leaves, in every state of a cave entered with certain hazards.
#[derive(Clone, Debug)]
pub struct Policy {
    hazards: Hazards,
    /// In 255ths.
    leave: Vec<u8>,
}

impl Policy {
    /// The equilibrium, computed when it is first asked for.
    pub fn of(hazards: Hazards) -> &'static Self {
        static KNOWN: [OnceLock<Policy>; 9] = [const { OnceLock::new() }; 9];
        KNOWN[hazards.index()].get_or_init(|| Self::solve(hazards))
    }

    /// Computes the equilibrium.
    pub fn solve(hazards: Hazards) -> Self {
        Self { hazards, leave: solve(hazards).leave }
    }

    /// The hazards it is for.
    pub fn hazards(&self) -> Hazards {
        self.hazards
    }

    /// The chance of leaving, from 0 to 1.
    pub fn leave(&self, spot: &Spot) -> f32 {
        let cards = usize::from(spot.cards).min(CARDS - 1);
        let start = layer(self.hazards, spot.seen, cards, luck(spot.cards, spot.turned)) * LAYER;
        read(&self.leave[start..start + LAYER], spot.inside, spot.beside, spot.path) / 255.0
    }
}
