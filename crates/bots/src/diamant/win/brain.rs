//! What was learned: how to play, and what a position is worth.

use std::sync::OnceLock;

use super::course::{Course, SEATS};
use super::inputs::{common, own};
use super::lot::Lot;
use super::net::{Net, WEIGHTS, chance};
use super::think::settled;

/// How one plays, and what one thinks a position is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Brain {
    pub(crate) leave: Net,
    pub(crate) worth: Net,
}

/// Bytes of a brain that is shipped.
const BYTES: usize = 4 * WEIGHTS;

/// How many are shipped: for 3 to 8 players.
const BRAINS: usize = 6;

/// Steps of a shipped weight to 1.
const FINE: f32 = 1024.0;

/// The answer where one choice is surely right.
const SURE: f32 = 1_000.0;

/// The fewest players of a game.
const FEWEST: u8 = 3;

/// The experts' brains, as the example `diamant` learns them.
const EXPERTS: &[u8; BRAINS * BYTES] = include_bytes!("../../../data/diamant/win.bin");

/// Brains that learned nothing but to beat the experts.
#[cfg(feature = "tables")]
const RESPONSES: &[u8; BRAINS * BYTES] = include_bytes!("../../../data/diamant/response.bin");

type Known = [OnceLock<Brain>; BRAINS];

impl Brain {
    /// A brain that has learned nothing.
    pub fn new(seed: u64) -> Self {
        let mut lot = Lot::new(seed);
        Self { leave: Net::new(|| lot.part()), worth: Net::new(|| lot.part()) }
    }

    /// What experts learned for so many players.
    pub fn of(players: u8) -> &'static Self {
        static KNOWN: Known = [const { OnceLock::new() }; BRAINS];
        let index = Self::index(players);
        KNOWN[index].get_or_init(|| Self::read(&EXPERTS[index * BYTES..(index + 1) * BYTES]))
    }

    /// What was learned for nothing but beating the experts.
    #[cfg(feature = "tables")]
    pub fn of_response(players: u8) -> &'static Self {
        static KNOWN: Known = [const { OnceLock::new() }; BRAINS];
        let index = Self::index(players);
        KNOWN[index].get_or_init(|| Self::read(&RESPONSES[index * BYTES..(index + 1) * BYTES]))
    }

    /// The number of a brain among those shipped.
    fn index(players: u8) -> usize {
        usize::from(players.clamp(FEWEST, SEATS as u8) - FEWEST)
    }

    /// Reads weights as [`Brain::bytes`] writes them.
    pub fn read(bytes: &[u8]) -> Self {
        let pairs = bytes.chunks_exact(2);
        Self::with_weights(
            pairs.map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / FINE),
        )
    }

    /// A brain with these weights, in the order of [`Brain::weights`]; 0 where there are too few.
    pub fn with_weights(weights: impl Iterator<Item = f32>) -> Self {
        let weights: Vec<f32> = weights.chain(std::iter::repeat(0.0)).take(2 * WEIGHTS).collect();
        let (leave, worth) = weights.split_at(WEIGHTS);
        Self { leave: Net { weights: leave.to_vec() }, worth: Net { weights: worth.to_vec() } }
    }

    /// All weights: first those for playing, then those for what a position is worth.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        self.leave.weights.iter().chain(&self.worth.weights).copied()
    }

    /// The weights, two bytes each.
    pub fn bytes(&self) -> Vec<u8> {
        self.weights().flat_map(|weight| ((weight * FINE).round() as i16).to_le_bytes()).collect()
    }

    /// The network's answers for those inside: the higher, the sooner they leave. See [`chance`].
    pub(crate) fn numbers(&self, course: &Course) -> [f32; SEATS] {
        let shared = self.leave.share(&common(course));
        let mut numbers = [0.0; SEATS];
        for seat in course.seats_inside() {
            numbers[seat] = match course.sure_choice(seat) {
                Some(true) => SURE,
                Some(false) => -SURE,
                None => self.leave.run(&shared, &own(course, seat)).0 + course.leaning[seat],
            };
        }
        numbers
    }

    /// How likely each of those inside leaves, when it does not think further.
    pub fn chances(&self, course: &Course) -> [f32; SEATS] {
        let mut chances = self.numbers(course).map(|number| settled(chance(number)));
        for (seat, chance) in chances.iter_mut().enumerate() {
            if course.inside >> seat & 1 == 0 {
                *chance = 0.0;
            }
        }
        chances
    }

    /// What entering the cave at hand is worth to each seat: parts of the win.
    pub fn shares(&self, course: &Course) -> [f32; SEATS] {
        if course.is_over() {
            return course.shares();
        }
        let shared = self.worth.share(&common(course));
        let mut shares = [0.0; SEATS];
        let mut all = 0.0;
        for (seat, share) in shares[..usize::from(course.players)].iter_mut().enumerate() {
            *share = chance(self.worth.run(&shared, &own(course, seat)).0);
            all += *share;
        }
        for share in &mut shares {
            *share /= all;
        }
        shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cave_is_worth_one_win_to_all_together() {
        for players in 3..=8 {
            let course = Course::entered(players, 3, [1, 0, 0, 1, 0], [9, 14, 3, 0, 20, 8, 2, 11]);
            let shares = Brain::of(players).shares(&course);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
            let fullest = if players > 4 { 4 } else { 1 };
            assert!(shares.iter().all(|&share| share <= shares[fullest]), "{shares:?}");
        }
    }

    #[test]
    fn weights_survive_being_shipped() {
        let brain = Brain::of(4);
        assert_eq!(Brain::read(&brain.bytes()), *brain);
    }
}
