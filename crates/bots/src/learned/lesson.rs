//! Learning by playing oneself: what a turn was worth is held against what it seemed worth, and what did better becomes likelier.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use luck::Dice;
use table::{Luck, Seat, Turn, Viewer};

use super::net::{ASK, Answer};
use super::{Inputs, Learned, Mind, Net, Shape, chance, chances};

/// Parts of a step that are worked out apart, each on any thread: the sum of them does not depend on how many threads there are.
const SHARES: usize = 16;

/// The most seats of a game that is learned.
const SEATS: usize = 4;

/// How a lesson goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lesson {
    /// How many play.
    pub players: u8,
    /// Games in each of the 16 parts of a step.
    pub games: u32,
    /// The length of the first step.
    pub rate: f32,
    /// The seed of everything.
    pub seed: u64,
    /// How many threads work.
    pub threads: usize,
}

impl Lesson {
    /// How the shipped networks were taught.
    pub const fn new(players: u8, seed: u64, threads: usize) -> Self {
        Self { players, games: 6, rate: 3e-3, seed, threads }
    }
}

/// What a step told.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Report {
    /// Games that were played.
    pub games: f32,
    /// Turns in them.
    pub turns: f32,
    /// Choices between several actions.
    pub choices: f32,
    /// How far off the worths were: the mean square.
    pub error: f32,
    /// How open the choices were, in bits of nature.
    pub doubt: f32,
}

/// One who learns.
#[derive(Clone, PartialEq, Debug)]
pub struct Pupil {
    net: Net,
    /// The networks of the last steps, averaged: what is shipped.
    average: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    /// Steps so far, and games.
    step: u32,
    played: f32,
    /// The mean square of what was better or worse than it seemed.
    spread: f32,
}

/// How much of what a turn was worth comes from the turns after it as they went, rather than from what they seemed worth.
const LATER: f32 = 0.95;

impl Pupil {
    /// One who has learned nothing.
    pub fn new(shape: Shape, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let net = Net::new(shape, || part(&mut dice));
        let none = vec![0.0; net.weights.len()];
        Self {
            average: net.clone(),
            net,
            mean: none.clone(),
            square: none,
            step: 0,
            played: 0.0,
            spread: 0.01,
        }
    }

    /// How many steps it has learned for.
    pub const fn steps(&self) -> u32 {
        self.step
    }

    /// How many games it has played.
    pub const fn played(&self) -> f32 {
        self.played
    }

    /// What it has learned.
    pub const fn learned(&self) -> &Net {
        &self.average
    }

    /// Plays some games against itself and learns from them.
    pub fn learn<G: Learned>(&mut self, lesson: Lesson) -> Report {
        let shares: Vec<Mutex<Option<Share>>> = (0..SHARES).map(|_| Mutex::new(None)).collect();
        let next = AtomicUsize::new(0);
        let work = || {
            loop {
                let share = next.fetch_add(1, Ordering::Relaxed);
                if share >= SHARES {
                    break;
                }
                let done = Share::of::<G>(self, lesson, share);
                if let Ok(mut place) = shares[share].lock() {
                    *place = Some(done);
                }
            }
        };
        if lesson.threads <= 1 {
            work();
        } else {
            std::thread::scope(|scope| {
                for _ in 0..lesson.threads {
                    scope.spawn(work);
                }
            });
        }
        let mut all = Share::new(self.net.weights.len());
        for share in shares.into_iter().filter_map(|share| share.into_inner().ok().flatten()) {
            all.add(&share);
        }
        self.take_step(&mut all, lesson.rate);
        let told = all.report;
        Report {
            error: told.error / all.worths.max(1.0),
            doubt: told.doubt / told.choices.max(1.0),
            ..told
        }
    }

    /// Adam: a step along the averaged slope, each weight at its own pace.
    fn take_step(&mut self, all: &mut Share, rate: f32) {
        const SLOW: (f32, f32) = (0.9, 0.999);
        const LONGEST: f32 = 1.0;
        let step = self.step as f32;
        let (choices, worths) = (all.report.choices.max(1.0), all.worths.max(1.0));
        for (slope, worth) in all.urges.iter_mut().zip(&all.slopes) {
            *slope = *slope / choices + *worth / worths;
        }
        let length = all.urges.iter().map(|slope| slope * slope).sum::<f32>().sqrt();
        let part = LONGEST / length.max(LONGEST);
        let rate = rate / (1.0 + step / 1_500.0);
        let fade = |slow: f32| 1.0 / (1.0 - slow.powi(self.step.cast_signed() + 1));
        let (a, b) = (fade(SLOW.0), fade(SLOW.1));
        let keep = 0.002_f32.max(1.0 / (1.0 + step));
        for i in 0..self.net.weights.len() {
            let slope = part * all.urges[i];
            self.mean[i] = SLOW.0 * self.mean[i] + (1.0 - SLOW.0) * slope;
            self.square[i] = SLOW.1 * self.square[i] + (1.0 - SLOW.1) * slope * slope;
            let weight = &mut self.net.weights[i];
            *weight -= rate * a * self.mean[i] / ((b * self.square[i]).sqrt() + 1e-8);
            *weight = weight.clamp(-Net::MOST, Net::MOST);
            self.average.weights[i] += keep * (*weight - self.average.weights[i]);
        }
        self.spread += 0.05 * (all.squares / choices - self.spread);
        self.step += 1;
        self.played += all.report.games;
    }

    /// Everything, to go on later.
    pub fn bytes(&self) -> Vec<u8> {
        let head = [self.step as f32, self.spread, self.played];
        let parts = [&self.net.weights, &self.average.weights, &self.mean, &self.square];
        head.iter()
            .chain(parts.into_iter().flatten())
            .flat_map(|number| number.to_le_bytes())
            .collect()
    }

    /// Reads what [`Pupil::bytes`] wrote.
    pub fn read(shape: Shape, bytes: &[u8]) -> Option<Self> {
        let weights = shape.weights();
        let (numbers, rest) = bytes.as_chunks::<4>();
        let numbers: Vec<f32> = numbers.iter().map(|&four| f32::from_le_bytes(four)).collect();
        if !rest.is_empty() || numbers.len() != 3 + 4 * weights {
            return None;
        }
        let mut parts = numbers[3..].chunks_exact(weights).map(<[f32]>::to_vec);
        Some(Self {
            net: Net { shape, weights: parts.next()? },
            average: Net { shape, weights: parts.next()? },
            mean: parts.next()?,
            square: parts.next()?,
            step: numbers[0] as u32,
            spread: numbers[1],
            played: numbers[2],
        })
    }
}

/// A number from 0 to 1.
fn part(dice: &mut Dice) -> f32 {
    const FINE: u32 = 1 << 24;
    dice.below(FINE) as f32 / FINE as f32
}

/// What some games taught.
struct Share {
    /// Slopes from what was chosen, and from what positions seemed worth.
    urges: Vec<f32>,
    slopes: Vec<f32>,
    worths: f32,
    squares: f32,
    report: Report,
}

/// A moment at which a turn began.
#[derive(Clone)]
struct Rest {
    seat: usize,
    inputs: Inputs,
    mind: Mind,
    /// Which of the turns it was.
    turn: usize,
}

/// A choice that was made.
struct Choice {
    at: Rest,
    chosen: usize,
    /// Where its actions begin among those of the game.
    first: usize,
    count: usize,
}

/// What a game leaves to learn from.
#[derive(Default)]
struct Notes {
    rests: Vec<Rest>,
    choices: Vec<Choice>,
    /// What each turn seemed worth to everyone, and what it came to.
    worths: Vec<[f32; SEATS]>,
    came: Vec<[f32; SEATS]>,
    /// The inputs, the answers and the chances of all actions.
    actions: Vec<f32>,
    answers: Vec<Answer>,
    chances: Vec<f32>,
}

impl Notes {
    fn clear(&mut self) {
        self.rests.clear();
        self.choices.clear();
        self.worths.clear();
        self.came.clear();
        self.actions.clear();
        self.answers.clear();
        self.chances.clear();
    }
}

impl Share {
    fn new(weights: usize) -> Self {
        let none = vec![0.0; weights];
        Self {
            urges: none.clone(),
            slopes: none,
            worths: 0.0,
            squares: 0.0,
            report: Report::default(),
        }
    }

    fn add(&mut self, other: &Self) {
        for (sum, slope) in self.urges.iter_mut().zip(&other.urges) {
            *sum += slope;
        }
        for (sum, slope) in self.slopes.iter_mut().zip(&other.slopes) {
            *sum += slope;
        }
        self.worths += other.worths;
        self.squares += other.squares;
        let (sum, told) = (&mut self.report, &other.report);
        sum.games += told.games;
        sum.turns += told.turns;
        sum.choices += told.choices;
        sum.error += told.error;
        sum.doubt += told.doubt;
    }

    /// The games of one part of a step.
    fn of<G: Learned>(pupil: &Pupil, lesson: Lesson, share: usize) -> Self {
        let mut this = Self::new(pupil.net.weights.len());
        let mut notes = Notes::default();
        for game in 0..lesson.games {
            let number = (u64::from(pupil.step) * SHARES as u64 + share as u64)
                * u64::from(lesson.games)
                + u64::from(game);
            let mut dice = Dice::of_game(lesson.seed ^ u64::from(lesson.players) << 56, number);
            notes.clear();
            play::<G>(&pupil.net, lesson.players, &mut dice, &mut notes);
            this.study(pupil, &notes);
        }
        this
    }

    /// Adds what a game taught.
    fn study(&mut self, pupil: &Pupil, notes: &Notes) {
        let net = &pupil.net;
        let action_inputs = net.shape.action;
        self.report.games += 1.0;
        self.report.turns += notes.worths.len() as f32;
        for rest in &notes.rests {
            let (worth, came) =
                (notes.worths[rest.turn][rest.seat], notes.came[rest.turn][rest.seat]);
            self.worths += 1.0;
            self.report.error += (worth - came) * (worth - came);
            net.blame(
                (rest.inputs.numbers(), &rest.mind),
                (worth - came, &[0.0; ASK]),
                &mut self.slopes,
            );
        }
        let doubt_worth = 0.001 + 0.02 / (1.0 + pupil.step as f32 / 300.0);
        let scale = 1.0 / pupil.spread.max(1e-4).sqrt();
        for choice in &notes.choices {
            let Rest { turn, seat, .. } = choice.at;
            let better = notes.came[turn][seat] - notes.worths[turn][seat];
            self.squares += better * better;
            let gain = (better * scale).clamp(-4.0, 4.0);
            let range = choice.first..choice.first + choice.count;
            let chances = &notes.chances[range.clone()];
            let logs = |chance: f32| chance.max(1e-9).ln();
            let doubt: f32 = chances.iter().map(|&chance| -chance * logs(chance)).sum();
            self.report.choices += 1.0;
            self.report.doubt += doubt;
            let mut ask = [0.0; ASK];
            for (i, at) in range.enumerate() {
                let chance = notes.chances[at];
                let was = if i == choice.chosen { 1.0 } else { 0.0 };
                // Downhill: less of what went worse, and less certainty.
                let by = gain * (chance - was) + doubt_worth * chance * (logs(chance) + doubt);
                if by.abs() < 1e-6 {
                    continue;
                }
                let inputs = &notes.actions[at * action_inputs..(at + 1) * action_inputs];
                net.blame_action((inputs, &notes.answers[at]), by, &mut ask, &mut self.urges);
            }
            net.blame((choice.at.inputs.numbers(), &choice.at.mind), (0.0, &ask), &mut self.urges);
        }
    }
}

/// Plays a game, everyone like `net`, and notes what there is to learn from.
fn play<G: Learned>(net: &Net, players: u8, dice: &mut Dice, notes: &mut Notes) {
    let options = G::lesson_options(dice);
    let Ok(mut game) = G::new(players, &options) else { return };
    let mut view = game.view(Viewer::Spectator);
    let mut actions = Vec::new();
    let mut inputs = Inputs::of::<G>();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let deal = game.draw(dice);
                if game.deal(deal, &mut ()).is_err() {
                    return;
                }
            }
            Turn::Seats { awaited, .. } => {
                let Some(mover) = awaited.first() else { return };
                game.view_into(Viewer::Seat(mover), &mut view);
                let sight = G::sight(&view);
                if game.at_rest() {
                    let turn = notes.worths.len();
                    let mut worths = [0.0; SEATS];
                    let watcher = dice.below(u32::from(players)) as usize;
                    for seat in Seat::all(players) {
                        game.view_into(Viewer::Seat(seat), &mut view);
                        G::inputs(&view, &sight, &mut inputs);
                        let mind = net.think(inputs.numbers());
                        worths[seat.index()] = chance(mind.value);
                        if seat == mover || seat.index() == watcher {
                            let inputs = inputs.clone();
                            notes.rests.push(Rest { seat: seat.index(), inputs, mind, turn });
                        }
                    }
                    notes.worths.push(worths);
                    game.view_into(Viewer::Seat(mover), &mut view);
                }
                actions.clear();
                game.actions(mover, |action| actions.push(action));
                let mut chosen = 0;
                if actions.len() > 1 {
                    G::inputs(&view, &sight, &mut inputs);
                    let mind = net.think(inputs.numbers());
                    let first = notes.answers.len();
                    G::actions_inputs(&view, &sight, &actions, |action| {
                        let (urge, answer) = net.answer(&mind, action);
                        notes.actions.extend_from_slice(action);
                        notes.answers.push(answer);
                        notes.chances.push(urge);
                    });
                    chances(&mut notes.chances[first..]);
                    chosen = draw(&notes.chances[first..], dice);
                    let turn = notes.worths.len() - 1;
                    notes.choices.push(Choice {
                        at: Rest { seat: mover.index(), inputs: inputs.clone(), mind, turn },
                        chosen,
                        first,
                        count: actions.len(),
                    });
                }
                if game.act(mover, actions[chosen], &mut ()).is_err() {
                    return;
                }
            }
        }
    }
    let mut next = [0.0; SEATS];
    if let Some(end) = game.outcome() {
        for seat in Seat::all(players) {
            next[seat.index()] = end.share(seat);
        }
    }
    let mut came = next;
    notes.came.resize(notes.worths.len(), next);
    for (turn, worths) in notes.worths.iter().enumerate().rev() {
        for seat in 0..SEATS {
            came[seat] = (1.0 - LATER) * next[seat] + LATER * came[seat];
        }
        notes.came[turn] = came;
        next = *worths;
    }
}

/// One of the chances, by lot.
fn draw(chances: &[f32], dice: &mut Dice) -> usize {
    let mut left = part(dice);
    for (i, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return i;
        }
    }
    chances.len() - 1
}

#[cfg(test)]
mod tests {
    use kadora::Kadora;
    use mirrors::Mirrors;

    use super::*;
    use crate::Random;
    use crate::learned::{Habit, trial};

    fn taught<G: Learned>(players: u8, steps: u32, threads: usize) -> Pupil {
        let lesson = Lesson { games: 1, rate: 1e-2, ..Lesson::new(players, 3, threads) };
        let mut pupil = Pupil::new(G::SHAPE, 1);
        for _ in 0..steps {
            pupil.learn::<G>(lesson);
        }
        pupil
    }

    fn beats_random<G: Learned>(players: u8, steps: u32) {
        let pupil = taught::<G>(players, steps, 2);
        let bots = (&Habit(pupil.learned()) as &dyn crate::Bot<G>, &Random as &dyn crate::Bot<G>);
        let (won, error) = trial(bots, players, 0..120, 5, &|| 0.0);
        assert!(won - 2.0 * error > 1.3 / f64::from(players), "{} {won} ± {error}", G::NAME);
    }

    #[test]
    fn a_short_lesson_in_kadora_beats_chance() {
        beats_random::<Kadora>(3, 30);
    }

    #[test]
    fn a_short_lesson_in_mirrors_beats_chance() {
        beats_random::<Mirrors>(2, 12);
    }

    #[test]
    fn a_lesson_goes_on_where_it_was_left_whatever_the_threads() {
        let whole = taught::<Kadora>(2, 2, 1);
        let lesson = Lesson { games: 1, rate: 1e-2, ..Lesson::new(2, 3, 2) };
        let first = taught::<Kadora>(2, 1, 2);
        let mut second = Pupil::read(Kadora::SHAPE, &first.bytes()).unwrap();
        assert_eq!(first, second);
        second.learn::<Kadora>(lesson);
        assert!(whole == second);
        assert_eq!(Pupil::read(Kadora::SHAPE, b"nothing"), None);
    }
}
