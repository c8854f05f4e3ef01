//! Training by self-play (an actor with a critic): what a turn was worth is held against what it seemed worth, and what did better becomes likelier.

use bots::learned::net::{Activations, HEAD};
use bots::learned::{Inputs, Learned, Net, Shape, sigmoid, softmax};
use games::{Kadora, Mirrors};
use luck::Dice;
use mirrors::Target;
use table::{Luck, Seat, Viewer, finish};

use crate::gradients::add_to;
use crate::network::{backward, backward_action, untrained};
use crate::threads::on_threads;

/// A game whose networks can be trained.
pub(crate) trait Trained: Learned {
    /// Options to train with.
    fn training_options(dice: &mut impl Luck) -> Self::Options;
}

impl Trained for Mirrors {
    fn training_options(dice: &mut impl Luck) -> mirrors::Options {
        let target = match dice.below(8) {
            0 => Target::Four,
            1 => Target::Five,
            _ => Target::Three,
        };
        mirrors::Options { target }
    }
}

impl Trained for Kadora {
    fn training_options(_: &mut impl Luck) -> kadora::Options {
        kadora::Options::default()
    }
}

/// Parts of a step that are worked out apart, each on any thread: the sum of them does not depend on how many threads there are.
const BATCHES: u32 = 16;

/// The most seats of a game that is learned.
const SEATS: usize = 4;

/// How training goes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct TrainingConfig {
    /// How many play.
    pub(crate) players: u8,
    /// Games in each of the 16 parts of a step.
    pub(crate) games: u32,
    /// The length of the first step.
    pub(crate) rate: f32,
    /// The seed of everything.
    pub(crate) seed: u64,
    /// How many threads work.
    pub(crate) threads: usize,
}

impl TrainingConfig {
    /// How the shipped networks were trained.
    pub(crate) const fn new(players: u8, seed: u64, threads: usize) -> Self {
        Self { players, games: 6, rate: 3e-3, seed, threads }
    }
}

/// What happened in a step of training.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct StepReport {
    /// Games that were played.
    pub(crate) games: f32,
    /// Turns in them.
    pub(crate) turns: f32,
    /// Choices between several actions.
    pub(crate) choices: f32,
    /// How far off the values were: the mean square.
    pub(crate) error: f32,
    /// The entropy of the choices, in nats.
    pub(crate) entropy: f32,
}

/// A network in training.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Trainer {
    net: Net,
    /// The networks of the last steps, averaged: what is shipped.
    average: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    /// Steps so far, and games.
    step: u32,
    played: f32,
    /// The mean square of the advantages.
    advantage_square: f32,
}

/// TD(λ): how much of what a turn was worth comes from the turns after it as they went, rather than from what they seemed worth.
const LAMBDA: f32 = 0.95;

/// No weight is larger.
const MAX_WEIGHT: f32 = 7.5;

impl Trainer {
    /// An untrained network.
    pub(crate) fn new(shape: Shape, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let net = untrained(shape, || fraction(&mut dice));
        let none = vec![0.0; net.weights.len()];
        Self {
            average: net.clone(),
            net,
            mean: none.clone(),
            square: none,
            step: 0,
            played: 0.0,
            advantage_square: 0.01,
        }
    }

    /// How many steps it was trained for.
    pub(crate) const fn steps(&self) -> u32 {
        self.step
    }

    /// How many games it has played.
    pub(crate) const fn played(&self) -> f32 {
        self.played
    }

    /// The trained network: the average of the last steps.
    pub(crate) const fn learned(&self) -> &Net {
        &self.average
    }

    /// Plays some games against itself and learns from them.
    pub(crate) fn learn<G: Trained>(&mut self, config: TrainingConfig) -> StepReport {
        let batches =
            on_threads(config.threads, BATCHES, |batch| Batch::of::<G>(self, config, batch));
        let mut all = Batch::new(self.net.weights.len());
        for batch in &batches {
            all.add(batch);
        }
        self.take_step(&mut all, config.rate);
        let report = all.report;
        StepReport {
            error: report.error / all.value_samples.max(1.0),
            entropy: report.entropy / report.choices.max(1.0),
            ..report
        }
    }

    /// A step of Adam: along the averaged gradient, each weight at its own rate.
    fn take_step(&mut self, all: &mut Batch, rate: f32) {
        const BETA: (f32, f32) = (0.9, 0.999);
        const MAX_NORM: f32 = 1.0;
        let step = self.step as f32;
        let (choices, values) = (all.report.choices.max(1.0), all.value_samples.max(1.0));
        for (gradient, worth) in all.policy_gradient.iter_mut().zip(&all.value_gradient) {
            *gradient = *gradient / choices + *worth / values;
        }
        let length =
            all.policy_gradient.iter().map(|gradient| gradient * gradient).sum::<f32>().sqrt();
        let part = MAX_NORM / length.max(MAX_NORM);
        let rate = rate / (1.0 + step / 1_500.0);
        let correction = |slow: f32| 1.0 / (1.0 - slow.powi(self.step.cast_signed() + 1));
        let (a, b) = (correction(BETA.0), correction(BETA.1));
        let keep = 0.002_f32.max(1.0 / (1.0 + step));
        for i in 0..self.net.weights.len() {
            let gradient = part * all.policy_gradient[i];
            self.mean[i] = BETA.0 * self.mean[i] + (1.0 - BETA.0) * gradient;
            self.square[i] = BETA.1 * self.square[i] + (1.0 - BETA.1) * gradient * gradient;
            let weight = &mut self.net.weights[i];
            *weight -= rate * a * self.mean[i] / ((b * self.square[i]).sqrt() + 1e-8);
            *weight = weight.clamp(-MAX_WEIGHT, MAX_WEIGHT);
            self.average.weights[i] += keep * (*weight - self.average.weights[i]);
        }
        self.advantage_square += 0.05 * (all.squares / choices - self.advantage_square);
        self.step += 1;
        self.played += all.report.games;
    }

    /// Everything, to go on later.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let head = [self.step as f32, self.advantage_square, self.played];
        let parts = [&self.net.weights, &self.average.weights, &self.mean, &self.square];
        head.iter()
            .chain(parts.into_iter().flatten())
            .flat_map(|number| number.to_le_bytes())
            .collect()
    }

    /// Reads what [`Trainer::bytes`] wrote.
    pub(crate) fn read(shape: Shape, bytes: &[u8]) -> Option<Self> {
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
            advantage_square: numbers[1],
            played: numbers[2],
        })
    }
}

/// A number from 0 to 1.
fn fraction(dice: &mut Dice) -> f32 {
    const FINE: u32 = 1 << 24;
    dice.below(FINE) as f32 / FINE as f32
}

/// The gradients of some games.
struct Batch {
    /// By what was chosen, and by what positions seemed worth.
    policy_gradient: Vec<f32>,
    value_gradient: Vec<f32>,
    value_samples: f32,
    squares: f32,
    report: StepReport,
}

/// A moment at which a turn began.
#[derive(Clone)]
struct TurnStart {
    seat: usize,
    inputs: Inputs,
    activations: Activations,
    /// Which of the turns it was.
    turn: usize,
}

/// A choice that was made.
struct Choice {
    at: TurnStart,
    chosen: usize,
    /// Where its actions begin among those of the game.
    first: usize,
    count: usize,
}

/// One game of self-play, with all that its gradients are computed from.
#[derive(Default)]
struct Trajectory {
    turn_starts: Vec<TurnStart>,
    choices: Vec<Choice>,
    /// What each turn seemed worth to everyone, and what it came to.
    values: Vec<[f32; SEATS]>,
    returns: Vec<[f32; SEATS]>,
    /// The inputs, the hidden layers and the chances of all actions.
    actions: Vec<f32>,
    hidden: Vec<[f32; HEAD]>,
    chances: Vec<f32>,
}

impl Batch {
    fn new(weights: usize) -> Self {
        let none = vec![0.0; weights];
        Self {
            policy_gradient: none.clone(),
            value_gradient: none,
            value_samples: 0.0,
            squares: 0.0,
            report: StepReport::default(),
        }
    }

    fn add(&mut self, other: &Self) {
        add_to(&mut self.policy_gradient, &other.policy_gradient);
        add_to(&mut self.value_gradient, &other.value_gradient);
        self.value_samples += other.value_samples;
        self.squares += other.squares;
        let (sum, report) = (&mut self.report, &other.report);
        sum.games += report.games;
        sum.turns += report.turns;
        sum.choices += report.choices;
        sum.error += report.error;
        sum.entropy += report.entropy;
    }

    /// The games of one part of a step.
    fn of<G: Trained>(trainer: &Trainer, config: TrainingConfig, batch: u32) -> Self {
        let mut this = Self::new(trainer.net.weights.len());
        for game in 0..config.games {
            let number = (u64::from(trainer.step) * u64::from(BATCHES) + u64::from(batch))
                * u64::from(config.games)
                + u64::from(game);
            let mut dice = Dice::of_game(config.seed ^ u64::from(config.players) << 56, number);
            if let Some(trajectory) = play::<G>(&trainer.net, config.players, &mut dice) {
                this.accumulate(trainer, &trajectory);
            }
        }
        this
    }

    /// Adds the gradients of a game.
    fn accumulate(&mut self, trainer: &Trainer, trajectory: &Trajectory) {
        let net = &trainer.net;
        let action_inputs = net.shape.action;
        self.report.games += 1.0;
        self.report.turns += trajectory.values.len() as f32;
        for start in &trajectory.turn_starts {
            let &TurnStart { turn, seat, .. } = start;
            let off = trajectory.values[turn][seat] - trajectory.returns[turn][seat];
            self.value_samples += 1.0;
            self.report.error += off * off;
            backward(
                net,
                (&start.inputs, &start.activations),
                (off, &[0.0; HEAD]),
                &mut self.value_gradient,
            );
        }
        let entropy_weight = 0.001 + 0.02 / (1.0 + trainer.step as f32 / 300.0);
        let scale = 1.0 / trainer.advantage_square.max(1e-4).sqrt();
        for choice in &trajectory.choices {
            let TurnStart { turn, seat, .. } = choice.at;
            let better = trajectory.returns[turn][seat] - trajectory.values[turn][seat];
            self.squares += better * better;
            let gain = (better * scale).clamp(-4.0, 4.0);
            let range = choice.first..choice.first + choice.count;
            let chances = &trajectory.chances[range.clone()];
            let logs = |chance: f32| chance.max(1e-9).ln();
            let entropy: f32 = chances.iter().map(|&chance| -chance * logs(chance)).sum();
            self.report.choices += 1.0;
            self.report.entropy += entropy;
            let mut head = [0.0; HEAD];
            for (i, at) in range.enumerate() {
                let chance = trajectory.chances[at];
                let was = if i == choice.chosen { 1.0 } else { 0.0 };
                // Downhill: less of what went worse, and less certainty.
                let by = gain * (chance - was) + entropy_weight * chance * (logs(chance) + entropy);
                if by.abs() < 1e-6 {
                    continue;
                }
                let inputs = &trajectory.actions[at * action_inputs..(at + 1) * action_inputs];
                backward_action(
                    net,
                    (inputs, &trajectory.hidden[at]),
                    by,
                    &mut head,
                    &mut self.policy_gradient,
                );
            }
            backward(
                net,
                (&choice.at.inputs, &choice.at.activations),
                (0.0, &head),
                &mut self.policy_gradient,
            );
        }
    }
}

/// Plays a game, everyone like `net`.
fn play<G: Trained>(net: &Net, players: u8, dice: &mut Dice) -> Option<Trajectory> {
    let mut game = G::new(players, &G::training_options(dice)).ok()?;
    let mut trajectory = Trajectory::default();
    let mut view = game.view(Viewer::Spectator);
    let mut actions = Vec::new();
    finish(&mut game, dice, &mut (), |game, mover, dice| {
        game.view_into(Viewer::Seat(mover), &mut view);
        let shared = G::shared(&view);
        if game.at_turn_start() {
            let turn = trajectory.values.len();
            let mut values = [0.0; SEATS];
            let other_seat = dice.below(u32::from(players)) as usize;
            for seat in Seat::all(players) {
                game.view_into(Viewer::Seat(seat), &mut view);
                let inputs = G::inputs(&view, &shared);
                let activations = net.forward(&inputs);
                values[seat.index()] = sigmoid(activations.value);
                if seat == mover || seat.index() == other_seat {
                    let seat = seat.index();
                    trajectory.turn_starts.push(TurnStart { seat, inputs, activations, turn });
                }
            }
            trajectory.values.push(values);
            game.view_into(Viewer::Seat(mover), &mut view);
        }
        actions.clear();
        game.actions(mover, |action| actions.push(action));
        let mut chosen = 0;
        if actions.len() > 1 {
            let inputs = G::inputs(&view, &shared);
            let activations = net.forward(&inputs);
            let first = trajectory.hidden.len();
            G::actions_inputs(&view, &shared, &actions, |action| {
                let (logit, hidden) = net.action_logit(&activations, action);
                trajectory.actions.extend_from_slice(action);
                trajectory.hidden.push(hidden);
                trajectory.chances.push(logit);
            });
            softmax(&mut trajectory.chances[first..]);
            chosen = draw(&trajectory.chances[first..], dice);
            let seat = mover.index();
            let turn = trajectory.values.len() - 1;
            let at = TurnStart { seat, inputs, activations, turn };
            trajectory.choices.push(Choice { at, chosen, first, count: actions.len() });
        }
        actions[chosen]
    })
    .ok()?;
    let shares = game.outcome()?.shares();
    let mut next: [f32; SEATS] = std::array::from_fn(|seat| shares[seat]);
    let mut returns = next;
    trajectory.returns.resize(trajectory.values.len(), next);
    for (turn, values) in trajectory.values.iter().enumerate().rev() {
        for seat in 0..SEATS {
            returns[seat] = (1.0 - LAMBDA) * next[seat] + LAMBDA * returns[seat];
        }
        trajectory.returns[turn] = returns;
        next = *values;
    }
    Some(trajectory)
}

/// One of the chances, by lot.
fn draw(chances: &[f32], dice: &mut Dice) -> usize {
    let mut left = fraction(dice);
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
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use bots::learned::GreedyPolicy;
    use bots::{Bot, Random};

    use super::*;
    use crate::trial::win_rate;

    fn trained<G: Trained>(players: u8, steps: u32, threads: usize) -> Trainer {
        let config =
            TrainingConfig { games: 1, rate: 1e-2, ..TrainingConfig::new(players, 3, threads) };
        let mut trainer = Trainer::new(G::SHAPE, 1);
        for _ in 0..steps {
            trainer.learn::<G>(config);
        }
        trainer
    }

    fn beats_random<G: Trained>(players: u8, steps: u32) {
        let trainer = trained::<G>(players, steps, 2);
        let policy = GreedyPolicy(trainer.learned());
        let bots = (&policy as &dyn Bot<G>, &Random as &dyn Bot<G>);
        let (won, error) = win_rate(bots, players, 120, 5, 2);
        assert!(won - 2.0 * error > 1.3 / f64::from(players), "{} {won} ± {error}", G::NAME);
    }

    #[test]
    fn a_short_training_in_kadora_beats_chance() {
        beats_random::<Kadora>(3, 30);
    }

    #[test]
    fn a_short_training_in_mirrors_beats_chance() {
        beats_random::<Mirrors>(2, 12);
    }

    #[test]
    fn training_goes_on_where_it_was_left_whatever_the_threads() {
        let whole = trained::<Kadora>(2, 2, 1);
        let config = TrainingConfig { games: 1, rate: 1e-2, ..TrainingConfig::new(2, 3, 2) };
        let first = trained::<Kadora>(2, 1, 2);
        let mut second = Trainer::read(Kadora::SHAPE, &first.bytes()).unwrap();
        assert_eq!(first, second);
        second.learn::<Kadora>(config);
        assert!(whole == second);
        assert_eq!(Trainer::read(Kadora::SHAPE, b"nothing"), None);
    }
}
