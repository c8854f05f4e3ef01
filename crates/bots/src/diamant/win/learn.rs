//! Learning to win: by playing oneself, or by playing nothing but a given player.

use super::brain::Brain;
use super::course::{CAVES, Course, SEATS};
use super::inputs::{COMMON, OWN, common, own};
use super::lot::Lot;
use super::net::{Trace, WEIGHTS, chance, slope};

/// A moment from which to learn.
struct Moment {
    seat: usize,
    /// The cave, from 1.
    cave: usize,
    common: [f32; COMMON],
    own: [f32; OWN],
    /// What was decided, and on which number; nothing before the first card of a cave.
    decided: Option<(bool, f32, Trace)>,
}

/// How the numbers of a learning step go.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// How many play.
    pub players: u8,
    /// Games between two steps.
    pub games: u32,
    /// Steps.
    pub steps: u32,
    /// The length of the first step; the last has a tenth of it.
    pub rate: f32,
    /// The seed of everything.
    pub seed: u64,
}

/// How much of a cave's worth comes from the caves after it as they went, rather than from what was thought of them.
const LATER: f32 = 0.4;

/// What an even chance is worth beside a certain one at the start; nothing at the end.
const DOUBT: f32 = 0.02;

/// Adam: steps along the averaged slope, each weight at its own pace.
struct Pace {
    mean: Vec<f32>,
    square: Vec<f32>,
    decay: (f32, f32),
}

impl Pace {
    fn new() -> Self {
        Self { mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], decay: (1.0, 1.0) }
    }

    fn step(&mut self, weights: &mut [f32], slopes: &[f32], rate: f32) {
        const SLOW: (f32, f32) = (0.9, 0.999);
        self.decay = (self.decay.0 * SLOW.0, self.decay.1 * SLOW.1);
        let (a, b) = (1.0 / (1.0 - self.decay.0), 1.0 / (1.0 - self.decay.1));
        for i in 0..weights.len() {
            self.mean[i] = SLOW.0 * self.mean[i] + (1.0 - SLOW.0) * slopes[i];
            self.square[i] = SLOW.1 * self.square[i] + (1.0 - SLOW.1) * slopes[i] * slopes[i];
            weights[i] -= rate * a * self.mean[i] / ((b * self.square[i]).sqrt() + 1e-8);
        }
    }
}

/// Learns from `start`: against itself, or alone among players who are `fixed`. `told` is told after every step how many have been
/// done and how often the first seat won in it.
pub fn learn(
    start: &Brain,
    fixed: Option<&Brain>,
    lesson: Lesson,
    told: &mut dyn FnMut(u32, f32),
) -> Brain {
    let mut brain = start.clone();
    let mut average = start.clone();
    let mut paces = (Pace::new(), Pace::new());
    let mut lot = Lot::new(lesson.seed);
    let mut moments = Vec::new();
    for step in 0..lesson.steps {
        let done = step as f32 / lesson.steps as f32;
        let rate = lesson.rate * (1.0 - 0.9 * done);
        let doubt = DOUBT * (1.0 - done);
        let mut slopes = (vec![0.0; WEIGHTS], vec![0.0; WEIGHTS]);
        let mut won = 0.0;
        let mut count = 0.0;
        for _ in 0..lesson.games {
            moments.clear();
            let learner = fixed.map(|_| lot.below(u32::from(lesson.players)) as usize);
            let worth = play(&brain, (fixed, learner), lesson, &mut lot, &mut moments);
            won += worth[5][learner.unwrap_or(0)];
            count += moments.len() as f32;
            for moment in &moments {
                study(&brain, moment, &worth, doubt, (&mut slopes.0, &mut slopes.1));
            }
        }
        for slope in slopes.0.iter_mut().chain(&mut slopes.1) {
            *slope /= count;
        }
        paces.0.step(&mut brain.leave.weights, &slopes.0, rate);
        paces.1.step(&mut brain.worth.weights, &slopes.1, rate);
        let keep = 0.002_f32.max(1.0 / (1.0 + step as f32));
        for (sum, net) in [(&mut average.leave, &brain.leave), (&mut average.worth, &brain.worth)] {
            for (sum, weight) in sum.weights.iter_mut().zip(&net.weights) {
                *sum += keep * (weight - *sum);
            }
        }
        told(step + 1, won / lesson.games as f32);
    }
    average
}

/// Plays a game, all like `brain` or all but the `learner` like `fixed`, and writes down the moments to learn from. Gives what each
/// cave was worth to everyone in the end.
fn play(
    brain: &Brain,
    (fixed, learner): (Option<&Brain>, Option<usize>),
    lesson: Lesson,
    lot: &mut Lot,
    moments: &mut Vec<Moment>,
) -> [[f32; SEATS]; 6] {
    let mut course = Course::new(lesson.players);
    let mut worth = [[0.0; SEATS]; 6];
    let learns = |seat: usize| learner.is_none_or(|learner| learner == seat);
    for cave in 1..=usize::from(CAVES) {
        if cave > 1 {
            let common = common(&course);
            for seat in (0..usize::from(lesson.players)).filter(|&seat| learns(seat)) {
                let own = own(&course, seat);
                moments.push(Moment { seat, cave, common, own, decided: None });
            }
        }
        while course.turn(lot) {
            let common = common(&course);
            let shared = brain.leave.share(&common);
            let theirs = fixed.map(|fixed| (fixed, fixed.leave.share(&common)));
            let mut leavers = 0;
            for seat in course.seats_inside() {
                let own = own(&course, seat);
                let learns = learns(seat);
                let (number, trace) = match &theirs {
                    Some((fixed, shared)) if !learns => fixed.leave.run(shared, &own),
                    _ => brain.leave.run(&shared, &own),
                };
                let leaves = lot.part() < chance(number);
                leavers |= u8::from(leaves) << seat;
                if learns {
                    let decided = Some((leaves, number, trace));
                    moments.push(Moment { seat, cave, common, own, decided });
                }
            }
            if !course.leave(leavers) {
                break;
            }
        }
        worth[cave] = brain.shares(&course);
    }
    for cave in (1..5).rev() {
        for seat in 0..SEATS {
            worth[cave][seat] += LATER * (worth[cave + 1][seat] - worth[cave][seat]);
        }
    }
    worth
}

/// Adds what a moment teaches.
fn study(
    brain: &Brain,
    moment: &Moment,
    worth: &[[f32; SEATS]; 6],
    doubt: f32,
    (leave, value): (&mut [f32], &mut [f32]),
) {
    let came = worth[moment.cave][moment.seat];
    let (number, trace) = brain.worth.run(&brain.worth.share(&moment.common), &moment.own);
    let thought = chance(number);
    let by = (thought - came) * slope(number);
    brain.worth.blame((&moment.common, &moment.own), &trace, by, value);
    if let Some((leaves, number, trace)) = &moment.decided {
        let p = chance(*number);
        let part = if *leaves { 1.0 / p } else { -1.0 / (1.0 - p) };
        let gain = ((came - thought) * part + doubt * (1.0 - 2.0 * p)) * slope(*number);
        brain.leave.blame((&moment.common, &moment.own), trace, -gain, leave);
    }
}

/// How often one who plays like `one` wins among players like `others`, and the standard error.
pub fn duel(one: &Brain, others: &Brain, lesson: Lesson, games: u32) -> (f64, f64) {
    let mut lot = Lot::new(lesson.seed);
    let mut moments = Vec::new();
    let (mut sum, mut squares) = (0.0, 0.0);
    for game in 0..games {
        moments.clear();
        let seat = (game % u32::from(lesson.players)) as usize;
        let won = play(one, (Some(others), Some(seat)), lesson, &mut lot, &mut moments)[5][seat];
        sum += f64::from(won);
        squares += f64::from(won) * f64::from(won);
    }
    let games = f64::from(games);
    let mean = sum / games;
    (mean, ((squares / games - mean * mean) / games).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_lesson_beats_one_who_has_learned_nothing() {
        let lesson = Lesson { players: 3, games: 24, steps: 120, rate: 5e-3, seed: 1 };
        let untaught = Brain::new(1);
        let mut steps = 0;
        let taught = learn(&untaught, None, lesson, &mut |step, _| steps = step);
        assert_eq!(steps, lesson.steps);
        let (won, _) = duel(&taught, &untaught, lesson, 1_000);
        assert!(won > 0.45, "{won}");
    }
}
