#![doc = include_str!("../README.md")]

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::Luck;

/// A fast source of chance for simulations, searches and tests: xoshiro256++.
///
/// It is not made to keep secrets: the rest can be foretold from enough of its numbers.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The numbers that belong to `seed`.
    #[inline]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The numbers of the `game`-th game of a series, independent of players and order.
    #[inline]
    pub fn of_game(seed: u64, game: u64) -> Self {
        // An odd multiplier and a mixing of all bits keep neighbouring seeds from sharing games.
        Self::new(
            Xoshiro256PlusPlus::seed_from_u64(seed).random::<u64>()
                ^ game.wrapping_mul(0x9E37_79B9_7F4A_7C15),
        )
    }
}

impl Luck for Dice {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.0.random_range(0..bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A change here changes every seeded game: it is a new series, to be named in the changelog.
    #[test]
    fn a_seed_means_the_same_numbers_everywhere() {
        let mut dice = Dice::of_game(7, 3);
        let numbers: Vec<u32> = (0..8).map(|_| dice.below(30)).collect();
        assert_eq!(numbers, [21, 4, 15, 0, 2, 3, 11, 10]);
    }

    #[test]
    fn every_number_below_the_bound_comes_up_about_equally_often() {
        let mut dice = Dice::new(1);
        let mut seen = [0_u32; 30];
        for _ in 0..300_000 {
            seen[dice.below(30) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }
}
