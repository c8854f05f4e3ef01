//! What the caves to come may bring.

use std::sync::OnceLock;

use luck::Dice;
use table::{Luck, Seat};

use super::simulated_cave::SimulatedCave;
use super::solution::Policy;
use super::solution::hazards::Hazards;

/// How many caves are remembered for each number of players.
const CAVES: u32 = 2_048;

/// What each seat gained in caves that all explored by the equilibrium.
pub(super) struct CaveGains(Vec<[u8; Seat::MOST as usize]>);

impl CaveGains {
    /// Caves for so many players, explored once and then remembered: 16 KB.
    pub(super) fn of(players: u8) -> &'static Self {
        static KNOWN: [OnceLock<CaveGains>; Seat::MOST as usize + 1] =
            [const { OnceLock::new() }; Seat::MOST as usize + 1];
        KNOWN[usize::from(players.min(Seat::MOST))].get_or_init(|| {
            let policy = Policy::of(Hazards::FULL);
            let mut dice = Dice::new(u64::from(players));
            let caves = (0..CAVES).map(|_| {
                let mut cave = SimulatedCave::entered(players, [0; 5], 1);
                cave.shuffle(&mut dice);
                cave.finish(policy, &mut dice);
                cave.chests.map(|chest| u8::try_from(chest).unwrap_or(u8::MAX))
            });
            Self(caves.collect())
        })
    }

    /// What each seat may gain in so many caves.
    pub(super) fn draw(&self, caves: u8, dice: &mut Dice) -> [u16; Seat::MOST as usize] {
        let mut gains = [0; Seat::MOST as usize];
        for _ in 0..caves {
            let cave = self.0[dice.below(CAVES) as usize];
            for (gain, each) in gains.iter_mut().zip(cave) {
                *gain += u16::from(each);
            }
        }
        gains
    }
}
