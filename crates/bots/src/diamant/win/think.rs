//! Thinking further than what was learned: a search that gets better with every simulation.

use super::brain::Brain;
use super::course::{Course, SEATS};
use super::lot::Lot;
use super::net::chance;

/// What one explorer's simulations have shown.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mind {
    /// What staying and leaving were worth, summed over `looks`.
    pub(crate) worth: [f32; 2],
    /// The sum of the squares of the differences.
    squares: f32,
    pub(crate) looks: f32,
}

/// How many simulations there must be before they count.
const LOOKS: f32 = 16.0;

/// By how many fair shares one choice must be better to move the chance of leaving by one unit of the network's answer.
const EASE: f32 = 0.03;

impl Mind {
    /// By how much leaving has been better than staying, and the square of that number's error.
    fn better(&self) -> (f32, f32) {
        let better = (self.worth[1] - self.worth[0]) / self.looks;
        (better, (self.squares / self.looks - better * better) / self.looks)
    }

    /// By how much to raise the network's answer. A difference no larger than its error counts for nothing.
    fn shift(&self, fair: f32) -> f32 {
        if self.looks < LOOKS {
            return 0.0;
        }
        let (better, error) = self.better();
        let square = better * better;
        if square > error { better * (1.0 - error / square) / (EASE * fair) } else { 0.0 }
    }

    fn learn(&mut self, worth: [f32; 2]) {
        self.looks += 1.0;
        for (sum, worth) in self.worth.iter_mut().zip(worth) {
            *sum += worth;
        }
        self.squares += (worth[1] - worth[0]) * (worth[1] - worth[0]);
    }
}

/// One decision being thought about.
///
/// Each simulation looks at one of those inside, in half of them at the seat itself. The others choose by their chances so far, and the
/// cave is explored twice to its end, once after each choice, with the same cards. Whatever has been better becomes more likely.
#[derive(Debug)]
pub(crate) struct Thinking<'a> {
    brain: &'a Brain,
    pub(crate) course: Course,
    seat: usize,
    pub(crate) others: Vec<usize>,
    minds: [Mind; SEATS],
    /// The network's answers.
    numbers: [f32; SEATS],
    /// Whether the others' chances may move too.
    fixed: bool,
}

impl<'a> Thinking<'a> {
    pub(crate) fn new(brain: &'a Brain, course: Course, seat: usize) -> Self {
        let others = course.seats_inside().filter(|&other| other != seat).collect();
        let minds = [Mind::default(); SEATS];
        let numbers = brain.numbers(&course);
        Self { brain, course, seat, others, minds, numbers, fixed: false }
    }

    /// The chance that a seat leaves.
    pub(crate) fn leaves(&self, seat: usize) -> f32 {
        let fair = 1.0 / f32::from(self.course.players);
        chance(self.numbers[seat] + if self.fixed { 0.0 } else { self.minds[seat].shift(fair) })
    }

    /// What the seat's own simulations have shown.
    pub(crate) fn mind(&self) -> &Mind {
        &self.minds[self.seat]
    }

    /// The `count`-th simulation.
    pub(crate) fn simulate(&mut self, count: u32, lot: &mut Lot) {
        let looked_at = match u32::try_from(self.others.len()) {
            Ok(others) if others > 0 && count % 2 == 1 && !self.fixed => {
                self.others[lot.below(others) as usize]
            }
            _ => self.seat,
        };
        let mut leavers = 0;
        for other in self.course.seats_inside() {
            if other != looked_at && lot.part() < self.leaves(other) {
                leavers |= 1 << other;
            }
        }
        let (cards, fists) = (lot.fork(), lot.fork());
        let worth = [leavers, leavers | 1 << looked_at].map(|leavers| {
            let mut course = self.course.clone();
            if course.leave(leavers) {
                course.finish(self.brain, &mut cards.clone(), &mut fists.clone());
            }
            self.brain.shares(&course)[looked_at]
        });
        self.minds[looked_at].learn(worth);
    }
}

/// What thinking is good for.
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

/// Measures what decisions win by these numbers of simulations over none. What each choice is worth is told by `judges` more simulations,
/// in which the others play as learned. The decisions are those of games of `players` who play as learned, with open chests.
pub fn benefits(
    players: u8,
    decisions: u32,
    judges: u32,
    simulations: &[u32],
    seed: u64,
) -> Vec<Benefit> {
    let mut lot = Lot::new(seed);
    let mut tallies = vec![Tally::default(); simulations.len()];
    let each = decisions_of(players, decisions, &mut lot, |brain, course, seat, lot| {
        let mut judge = Thinking::new(brain, course.clone(), seat);
        let better = judge.judged(judges, lot);
        let learned = settled(judge.leaves(seat));
        for (&all, tally) in simulations.iter().zip(&mut tallies) {
            let leaves = Thinking::new(brain, course.clone(), seat).thought(all, lot);
            tally.add(f64::from(better * (leaves - learned)) * f64::from(players));
        }
    });
    let told = simulations.iter().zip(&tallies);
    told.map(|(&simulations, tally)| tally.benefit(simulations, each)).collect()
}

/// Measures what it wins to take all others to lean towards habits, at so many simulations: if they do, and if they only seemed to and
/// play to win. `leaning` is by how much: see `Course::lean_others`.
pub fn habit_benefits(
    players: u8,
    decisions: u32,
    (judges, simulations): (u32, u32),
    leaning: f32,
    seed: u64,
) -> [Benefit; 2] {
    let mut lot = Lot::new(seed);
    let mut tallies = [Tally::default(); 2];
    let each = decisions_of(players, decisions, &mut lot, |brain, course, seat, lot| {
        let mut leaning_course = course.clone();
        leaning_course.leaning = [leaning; SEATS];
        leaning_course.leaning[seat] = 0.0;
        let leaves = [course, &leaning_course]
            .map(|course| Thinking::new(brain, course.clone(), seat).thought(simulations, lot));
        for (course, tally) in [&leaning_course, course].into_iter().zip(&mut tallies) {
            let better = Thinking::new(brain, course.clone(), seat).judged(judges, lot);
            tally.add(f64::from(better * (leaves[1] - leaves[0])) * f64::from(players));
        }
    });
    tallies.map(|tally| tally.benefit(simulations, each))
}

impl Thinking<'_> {
    /// How much better leaving is than staying, if the others do not think further.
    fn judged(&mut self, judges: u32, lot: &mut Lot) -> f32 {
        self.fixed = true;
        for count in 0..judges {
            self.simulate(count, lot);
        }
        self.mind().better().0
    }

    /// The chance of leaving after so many simulations.
    fn thought(&mut self, simulations: u32, lot: &mut Lot) -> f32 {
        for count in 0..simulations {
            self.simulate(count, lot);
        }
        settled(self.leaves(self.seat))
    }
}

/// What decisions won.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Tally {
    fn add(&mut self, gain: f64) {
        self.count += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    fn benefit(&self, simulations: u32, decisions: f64) -> Benefit {
        let count = self.count.max(1.0);
        let gain = self.sum / count;
        let error = ((self.squares / count - gain * gain) / count).sqrt();
        Benefit { simulations, gain, error, decisions }
    }
}

/// Hands `look` so many decisions of games of players who play as learned, and gives how many a seat has in a game.
fn decisions_of(
    players: u8,
    decisions: u32,
    lot: &mut Lot,
    mut look: impl FnMut(&Brain, &Course, usize, &mut Lot),
) -> f64 {
    let brain = Brain::of(players);
    let (mut measured, mut seen, mut games) = (0, 0_u32, 0_u32);
    while measured < decisions {
        games += 1;
        let mut course = Course::new(players);
        while !course.is_over() {
            if !course.turn(lot) {
                continue;
            }
            let chances = brain.chances(&course);
            let mut leavers = 0;
            for seat in course.seats_inside() {
                seen += 1;
                leavers |= u8::from(lot.part() < chances[seat]) << seat;
            }
            // One decision in forty, so that they come from many games.
            if lot.below(40) == 0 && measured < decisions {
                measured += 1;
                let inside: Vec<usize> = course.seats_inside().collect();
                let seat = inside[lot.below(inside.len() as u32) as usize];
                look(brain, &course, seat, lot);
            }
            course.leave(leavers);
        }
    }
    f64::from(seen) / f64::from(games.max(1) * u32::from(players))
}

/// A choice with a smaller chance than this is not made.
const SELDOM: f32 = 0.04;

/// A chance with which to choose: those that are nearly certain are.
pub(crate) fn settled(leaves: f32) -> f32 {
    match leaves {
        seldom if seldom < SELDOM => 0.0,
        often if often > 1.0 - SELDOM => 1.0,
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
