//! A search at the table, beyond what was trained: it gets better with every simulation.

use diamant::{Odds, View};
use reason::Percent;
use reason::diamant::Thought;

use super::actor_critic::ActorCritic;
use super::net::squash;
use super::simulated_game::{SEATS, SimulatedGame};
use super::split_mix::SplitMix64;
use crate::mean::Mean;

/// What one explorer's simulations have shown.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ChoiceStats {
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
    pub(crate) fn better(&self) -> (f32, f32) {
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
pub(crate) struct DecisionSearch<'a> {
    networks: &'a ActorCritic,
    pub(crate) sim: SimulatedGame,
    seat: usize,
    pub(crate) others: Vec<usize>,
    stats: [ChoiceStats; SEATS],
    /// The network's answers.
    numbers: [f32; SEATS],
    /// Whether the others' chances may move too.
    fixed: bool,
}

impl<'a> DecisionSearch<'a> {
    pub(crate) fn new(networks: &'a ActorCritic, sim: SimulatedGame, seat: usize) -> Self {
        let others = sim.seats_inside().filter(|&other| other != seat).collect();
        let stats = [ChoiceStats::default(); SEATS];
        let numbers = networks.numbers(&sim);
        Self { networks, sim, seat, others, stats, numbers, fixed: false }
    }

    /// The chance that a seat leaves.
    pub(crate) fn leaves(&self, seat: usize) -> f32 {
        let fair = 1.0 / f32::from(self.sim.players);
        squash(self.numbers[seat] + if self.fixed { 0.0 } else { self.stats[seat].shift(fair) })
    }

    /// What the seat's own simulations have shown.
    pub(crate) fn own_stats(&self) -> &ChoiceStats {
        &self.stats[self.seat]
    }

    /// The `count`-th simulation.
    pub(crate) fn simulate(&mut self, count: u32, rng: &mut SplitMix64) {
        let looked_at = match u32::try_from(self.others.len()) {
            Ok(others) if others > 0 && count % 2 == 1 && !self.fixed => {
                self.others[rng.below(others) as usize]
            }
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

/// What searching is good for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Benefit {
    /// Simulations for each decision.
    pub simulations: u32,
    /// What a decision wins on average over choosing as learned, in fair shares.
    pub gain: f64,
    /// The standard error of that.
    pub error: f64,
    /// How many decisions a seat has in a game, on average.
    pub decisions: f64,
}

impl Benefit {
    fn of(simulations: u32, gain: Mean, decisions: f64) -> Self {
        let (gain, error) = gain.with_error();
        Self { simulations, gain, error, decisions }
    }
}

/// Measures what decisions win by these numbers of simulations over none. What each choice is worth is told by `judges` more simulations,
/// in which the others play as learned. The decisions are those of games of `players` who play as learned, with open chests.
pub fn benefits(
    players: u8,
    decisions: u32,
    judges: u32,
    simulations: &[u32],
    seed: u64,
) -> Vec<Benefit> {
    let mut rng = SplitMix64::new(seed);
    let mut stats = vec![Mean::default(); simulations.len()];
    let each = decisions_of(players, decisions, &mut rng, |networks, sim, seat, rng| {
        let mut judge = DecisionSearch::new(networks, sim.clone(), seat);
        let better = judge.judged(judges, rng);
        let learned = settled(judge.leaves(seat));
        for (&all, stats) in simulations.iter().zip(&mut stats) {
            let leaves = DecisionSearch::new(networks, sim.clone(), seat).thought(all, rng);
            stats.add(f64::from(better * (leaves - learned)) * f64::from(players));
        }
    });
    let told = simulations.iter().zip(&stats);
    told.map(|(&simulations, gain)| Benefit::of(simulations, *gain, each)).collect()
}

/// Measures what it wins to take all others to lean towards habits, at so many simulations: if they do, and if they only seemed to and
/// play to win. `leaning` is by how much: see `SimulatedGame::lean_others`.
pub fn habit_benefits(
    players: u8,
    decisions: u32,
    (judges, simulations): (u32, u32),
    leaning: f32,
    seed: u64,
) -> [Benefit; 2] {
    let mut rng = SplitMix64::new(seed);
    let mut stats = [Mean::default(); 2];
    let each = decisions_of(players, decisions, &mut rng, |networks, sim, seat, rng| {
        let mut leaning_game = sim.clone();
        leaning_game.leaning = [leaning; SEATS];
        leaning_game.leaning[seat] = 0.0;
        let leaves = [sim, &leaning_game]
            .map(|sim| DecisionSearch::new(networks, sim.clone(), seat).thought(simulations, rng));
        for (sim, stats) in [&leaning_game, sim].into_iter().zip(&mut stats) {
            let better = DecisionSearch::new(networks, sim.clone(), seat).judged(judges, rng);
            stats.add(f64::from(better * (leaves[1] - leaves[0])) * f64::from(players));
        }
    });
    stats.map(|gain| Benefit::of(simulations, gain, each))
}

impl DecisionSearch<'_> {
    /// How much better leaving is than staying, if the others do not think further.
    fn judged(&mut self, judges: u32, rng: &mut SplitMix64) -> f32 {
        self.fixed = true;
        for count in 0..judges {
            self.simulate(count, rng);
        }
        self.own_stats().better().0
    }

    /// The chance of leaving after so many simulations.
    fn thought(&mut self, simulations: u32, rng: &mut SplitMix64) -> f32 {
        for count in 0..simulations {
            self.simulate(count, rng);
        }
        settled(self.leaves(self.seat))
    }
}

/// Hands `look` so many decisions of games of players who play as learned, and gives how many a seat has in a game.
fn decisions_of(
    players: u8,
    decisions: u32,
    rng: &mut SplitMix64,
    mut look: impl FnMut(&ActorCritic, &SimulatedGame, usize, &mut SplitMix64),
) -> f64 {
    let networks = ActorCritic::of(players);
    let (mut measured, mut seen, mut games) = (0, 0_u32, 0_u32);
    while measured < decisions {
        games += 1;
        let mut sim = SimulatedGame::new(players);
        while !sim.is_over() {
            if !sim.turn(rng) {
                continue;
            }
            let chances = networks.chances(&sim);
            let mut leavers = 0;
            for seat in sim.seats_inside() {
                seen += 1;
                leavers |= u8::from(rng.fraction() < chances[seat]) << seat;
            }
            // One decision in forty, so that they come from many games.
            if rng.below(40) == 0 && measured < decisions {
                measured += 1;
                let inside: Vec<usize> = sim.seats_inside().collect();
                let seat = inside[rng.below(inside.len() as u32) as usize];
                look(networks, &sim, seat, rng);
            }
            sim.leave(leavers);
        }
    }
    f64::from(seen) / f64::from(games.max(1) * u32::from(players))
}

/// A choice with a smaller chance than this is not made.
const RARE: f32 = 0.04;

/// A chance with which to choose: those that are nearly certain are.
pub(crate) fn settled(leaves: f32) -> f32 {
    match leaves {
        seldom if seldom < RARE => 0.0,
        often if often > 1.0 - RARE => 1.0,
        sometimes => sometimes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_who_only_seems_bold_or_timid_gains_little_by_it() {
        for leaning in [-1.0, 1.0] {
            let [real, feigned] = habit_benefits(4, 60, (400, 400), leaning, 5);
            // In fair shares a decision; a seat has some 27 decisions in a game.
            assert!(feigned.gain > -0.004 - 2.0 * feigned.error, "{leaning}: {feigned:?}");
            assert!(real.gain > feigned.gain - 2.0 * real.error, "{leaning}: {real:?}");
        }
    }
}
