//! A search at the table, beyond what was trained: it gets better with every simulation.

use diamant::{Odds, View};
use reason::Percent;
use reason::diamant::Thought;

use super::actor_critic::ActorCritic;
use super::net::squash;
use super::simulated_game::{SEATS, SimulatedGame};
use super::split_mix::SplitMix64;

/// What one explorer's simulations have shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct ChoiceStats {
    /// What staying and leaving were worth, summed over `samples`.
    worth: [f32; 2],
    /// The sum of the squares of the differences.
    squares: f32,
    pub(crate) samples: f32,
}

/// How many simulations there must be before they count.
const MIN_SAMPLES: f32 = 16.0;

/// By how many fair shares one choice must be better to move the chance of leaving by one unit of the network's answer.
const EASE: f32 = 0.03;

impl ChoiceStats {
    /// By how much leaving has been better than staying, and the square of that number's error.
    pub fn better(&self) -> (f32, f32) {
        let better = (self.worth[1] - self.worth[0]) / self.samples;
        (better, (self.squares / self.samples - better * better) / self.samples)
    }

    /// By how much to raise the network's answer. A difference no larger than its error counts for nothing.
    fn shift(&self, fair: f32) -> f32 {
        if self.samples < MIN_SAMPLES {
            return 0.0;
        }
        let (better, error) = self.better();
        let square = better * better;
        if square > error { better * (1.0 - error / square) / (EASE * fair) } else { 0.0 }
    }

    pub(crate) fn learn(&mut self, worth: [f32; 2]) {
        self.samples += 1.0;
        for (sum, worth) in self.worth.iter_mut().zip(worth) {
            *sum += worth;
        }
        self.squares += (worth[1] - worth[0]) * (worth[1] - worth[0]);
    }

    /// What a bot thinks that has seen this, and expects so many of so many others to leave.
    pub(crate) fn thought(&self, view: &View, others: usize, leavers: f32) -> Thought {
        let odds = Odds::of(view);
        let [stay, leave] = self.worth.map(|sum| Percent::of(sum / self.samples.max(1.0)));
        Thought::Chances {
            stay,
            leave,
            deadly: odds.deadly,
            left: odds.left,
            sure: odds.sure,
            others: others as u8,
            leavers: rounded(leavers),
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most seven others")]
fn rounded(number: f32) -> u8 {
    (number + 0.5) as u8
}

/// The search for one decision.
///
/// Each simulation looks at one of those inside, in half of them at the seat itself. The others choose by their chances so far, and the
/// cave is explored twice to its end, once after each choice, with the same cards. Whatever has been better becomes more likely.
#[derive(Debug)]
pub struct DecisionSearch<'a> {
    networks: &'a ActorCritic,
    sim: SimulatedGame,
    seat: usize,
    pub(crate) others: Vec<usize>,
    stats: [ChoiceStats; SEATS],
    /// The network's answers.
    numbers: [f32; SEATS],
}

impl<'a> DecisionSearch<'a> {
    /// A search for `seat`, which is inside, before its first simulation.
    pub fn new(networks: &'a ActorCritic, sim: SimulatedGame, seat: usize) -> Self {
        let others = sim.seats_inside().filter(|&other| other != seat).collect();
        let stats = [ChoiceStats::default(); SEATS];
        let numbers = networks.numbers(&sim);
        Self { networks, sim, seat, others, stats, numbers }
    }

    /// The chance that a seat leaves.
    pub fn leaves(&self, seat: usize) -> f32 {
        let fair = 1.0 / f32::from(self.sim.players);
        squash(self.numbers[seat] + self.stats[seat].shift(fair))
    }

    /// What the seat's own simulations have shown.
    pub fn own_stats(&self) -> &ChoiceStats {
        &self.stats[self.seat]
    }

    /// The `count`-th simulation; one with an even number looks at the seat itself.
    pub fn simulate(&mut self, count: u32, rng: &mut SplitMix64) {
        let looked_at = match u32::try_from(self.others.len()) {
            Ok(others) if others > 0 && count % 2 == 1 => self.others[rng.below(others) as usize],
            _ => self.seat,
        };
        let mut leavers = 0;
        for other in self.sim.seats_inside() {
            if other != looked_at && rng.fraction() < self.leaves(other) {
                leavers |= 1 << other;
            }
        }
        let (cards, fists) = (rng.fork(), rng.fork());
        let worth = [leavers, leavers | 1 << looked_at].map(|leavers| {
            let mut sim = self.sim.clone();
            if sim.leave(leavers) {
                sim.finish(self.networks, &mut cards.clone(), &mut fists.clone());
            }
            self.networks.shares(&sim)[looked_at]
        });
        self.stats[looked_at].learn(worth);
    }
}

/// A choice with a smaller chance than this is not made.
const RARE: f32 = 0.04;

/// A chance with which to choose: those that are nearly certain are.
pub fn settled(leaves: f32) -> f32 {
    match leaves {
        seldom if seldom < RARE => 0.0,
        often if often > 1.0 - RARE => 1.0,
        sometimes => sometimes,
    }
}
