//! Random numbers for simulations.

use luck::Dice;
use table::Luck;

/// A fast generator of random numbers, the same on every machine.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The numbers that belong to `seed`.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Numbers that belong to the next ones of `dice`.
    pub(crate) fn from_dice(dice: &mut Dice) -> Self {
        let half = 1 << 31;
        Self::new(u64::from(dice.below(half)) << 31 | u64::from(dice.below(half)))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Another generator, seeded by this one.
    pub(crate) fn fork(&mut self) -> Self {
        Self(self.next())
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// A number from 0 to 1, without 1.
    pub fn fraction(&mut self) -> f32 {
        self.below(1 << 24) as f32 / (1 << 24) as f32
    }
}
