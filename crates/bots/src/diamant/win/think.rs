//! Thinking further than what was learned: a search that gets better with every simulation.

use super::brain::Brain;
use super::course::{Course, SEATS};
use super::inputs::Knows;
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
    knows: Knows,
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
    pub(crate) fn new(brain: &'a Brain, knows: Knows, course: Course, seat: usize) -> Self {
        let others = course.seats_inside().filter(|&other| other != seat).collect();
        let minds = [Mind::default(); SEATS];
        let numbers = brain.numbers(&course, knows);
        Self { brain, knows, course, seat, others, minds, numbers, fixed: false }
    }

    /// Changes what the hidden chests are taken to hold.
    pub(crate) fn guess(&mut self, guess: impl FnOnce(&mut Course)) {
        if self.knows == Knows::Closed {
            guess(&mut self.course);
            self.numbers = self.brain.numbers(&self.course, self.knows);
        }
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
                course.finish(self.brain, self.knows, &mut cards.clone(), &mut fists.clone());
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
    let brain = Brain::of(players, Knows::Open);
    let mut lot = Lot::new(seed);
    let mut sums = vec![(0.0, 0.0); simulations.len()];
    let mut measured = 0;
    while measured < decisions {
        let mut course = Course::new(players);
        while !course.is_over() {
            if !course.turn(&mut lot) {
                continue;
            }
            let chances = brain.chances(&course, Knows::Open);
            let mut leavers = 0;
            for seat in course.seats_inside() {
                leavers |= u8::from(lot.part() < chances[seat]) << seat;
            }
            // One decision in forty, so that they come from many games.
            if lot.below(40) == 0 && measured < decisions {
                measured += 1;
                let inside: Vec<usize> = course.seats_inside().collect();
                let seat = inside[lot.below(inside.len() as u32) as usize];
                let mut judge = Thinking::new(brain, Knows::Open, course.clone(), seat);
                judge.fixed = true;
                for count in 0..judges {
                    judge.simulate(count, &mut lot);
                }
                let (better, _) = judge.mind().better();
                let learned = settled(judge.leaves(seat));
                for (&all, sums) in simulations.iter().zip(&mut sums) {
                    let mut thinking = Thinking::new(brain, Knows::Open, course.clone(), seat);
                    for count in 0..all {
                        thinking.simulate(count, &mut lot);
                    }
                    let more = settled(thinking.leaves(seat)) - learned;
                    let gain = f64::from(better * more) * f64::from(players);
                    sums.0 += gain;
                    sums.1 += gain * gain;
                }
            }
            course.leave(leavers);
        }
    }
    let count = f64::from(measured.max(1));
    simulations
        .iter()
        .zip(sums)
        .map(|(&simulations, (sum, squares))| {
            let gain = sum / count;
            Benefit { simulations, gain, error: ((squares / count - gain * gain) / count).sqrt() }
        })
        .collect()
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
