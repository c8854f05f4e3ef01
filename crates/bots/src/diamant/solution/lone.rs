//! The exact optimum of a lone explorer in one cave.
//!
//! Alone, one gets every stone of every card, so the path stays empty and the state is small: which diamond cards have been
//! turned over (13 824 ways), and which hazards have been seen.

use super::hazards::{Hazards, Seen};

/// The values on diamond cards, and how many cards have each (D2).
pub const DIAMONDS: [(u8, u8); 12] = [
    (1, 1),
    (2, 1),
    (3, 1),
    (4, 1),
    (5, 2),
    (7, 2),
    (9, 1),
    (11, 2),
    (13, 1),
    (14, 1),
    (15, 1),
    (17, 1),
];

/// Which diamond cards have been turned over: a digit for each value.
const TURNED: usize = DIGIT[11] * (DIAMONDS[11].1 as usize + 1);

/// The weight of each value's digit.
pub const DIGIT: [usize; 12] = {
    let mut digits = [1; 12];
    let mut i = 1;
    while i < 12 {
        digits[i] = digits[i - 1] * (DIAMONDS[i - 1].1 as usize + 1);
        i += 1;
    }
    digits
};

/// How many cards of the `i`-th value have been turned over.
pub fn turned(state: usize, i: usize) -> u8 {
    (state / DIGIT[i] % (DIAMONDS[i].1 as usize + 1)) as u8
}

/// What a lone explorer can expect, in stones.
#[derive(Clone, Debug)]
pub struct Lone {
    hazards: Hazards,
    /// By what has been seen, then by what has been turned over.
    values: Vec<f64>,
}

impl Lone {
    /// Computes the optimum exactly, for a cave entered with these hazards.
    pub fn solve(hazards: Hazards) -> Self {
        let mut lone = Self { hazards, values: vec![0.0; hazards.ways() * TURNED] };
        let seen: Vec<Seen> = hazards.seen().collect();
        for state in (0..TURNED).rev() {
            for &seen in seen.iter().rev() {
                let (stay, loot) = (lone.stay(state, seen), loot(state));
                lone.values[seen.index(hazards) * TURNED + state] = stay.max(f64::from(loot));
            }
        }
        lone
    }

    /// What turning over one more card is worth.
    fn stay(&self, state: usize, seen: Seen) -> f64 {
        let mut sum = 0.0;
        let mut cards = seen.deadly();
        for i in 0..DIAMONDS.len() {
            let left = DIAMONDS[i].1 - turned(state, i);
            if left > 0 {
                sum += f64::from(left) * self.value(state + DIGIT[i], seen);
                cards += left;
            }
        }
        for (next, ways) in seen.next(self.hazards) {
            sum += f64::from(ways) * self.value(state, next);
            cards += ways;
        }
        if cards == 0 { 0.0 } else { sum / f64::from(cards) }
    }

    fn value(&self, state: usize, seen: Seen) -> f64 {
        self.values[seen.index(self.hazards) * TURNED + state]
    }

    /// What a cave is worth before its first card, which is turned over without a decision (D6).
    pub fn before_first_card(&self) -> f64 {
        self.stay(0, Seen::default())
    }
}

/// The stones on the cards turned over.
pub(crate) fn loot(state: usize) -> u8 {
    (0..DIAMONDS.len()).map(|i| turned(state, i) * DIAMONDS[i].0).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cave_is_worth_17_3399_stones_to_a_lone_explorer() {
        assert_eq!(TURNED, 13_824);
        let value = Lone::solve(Hazards::FULL).before_first_card();
        assert!((value - 17.3399).abs() < 5e-5, "{value}");
    }

    #[test]
    fn a_cave_is_worth_more_the_more_hazards_have_left() {
        let values: Vec<f64> =
            Hazards::all().map(|hazards| Lone::solve(hazards).before_first_card()).collect();
        for (fewer, more) in [(0, 1), (1, 2), (1, 3), (2, 4), (4, 6), (5, 7), (3, 8)] {
            assert!(values[fewer] < values[more], "{values:?}");
        }
    }
}
