//! Training: self-play, or play against nothing but a given player.

use bots::diamant::win::inputs::{COMMON, OWN, common, own};
use bots::diamant::win::net::{Activations, WEIGHTS, squash};
use bots::diamant::win::{ActorCritic, SEATS, SimulatedGame, SplitMix64};
use diamant::CAVES;

use crate::mean::Mean;
use crate::network::{backward, squash_slope};

/// A training sample.
struct Sample {
    seat: usize,
    /// The cave, from 1.
    cave: usize,
    common: [f32; COMMON],
    own: [f32; OWN],
    /// What was decided, and on which number; nothing before the first card of a cave.
    decided: Option<(bool, f32, Activations)>,
}

/// How training goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrainingConfig {
    /// How many play.
    pub(crate) players: u8,
    /// Games between two steps.
    pub(crate) games: u32,
    /// Steps.
    pub(crate) steps: u32,
    /// The length of the first step; the last has a tenth of it.
    pub(crate) rate: f32,
    /// The seed of everything.
    pub(crate) seed: u64,
}

/// TD(λ): how much of a cave's worth comes from the caves after it as they went, rather than from the value network.
const LAMBDA: f32 = 0.4;

/// What an even chance is worth beside a certain one when training starts; nothing at its end.
const ENTROPY_BONUS: f32 = 0.02;

/// Adam: steps along the averaged slope, each weight at its own pace.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    decay: (f32, f32),
}

impl Adam {
    fn new() -> Self {
        Self { mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], decay: (1.0, 1.0) }
    }

    fn step(&mut self, weights: &mut [f32], gradients: &[f32], rate: f32) {
        const SLOW: (f32, f32) = (0.9, 0.999);
        self.decay = (self.decay.0 * SLOW.0, self.decay.1 * SLOW.1);
        let (a, b) = (1.0 / (1.0 - self.decay.0), 1.0 / (1.0 - self.decay.1));
        for i in 0..weights.len() {
            self.mean[i] = SLOW.0 * self.mean[i] + (1.0 - SLOW.0) * gradients[i];
            self.square[i] = SLOW.1 * self.square[i] + (1.0 - SLOW.1) * gradients[i] * gradients[i];
            weights[i] -= rate * a * self.mean[i] / ((b * self.square[i]).sqrt() + 1e-8);
        }
    }
}

/// Learns from `start`: against itself, or alone among players who are `fixed`. `told` is told after every step how many have been
/// done and how often the first seat won in it.
pub(crate) fn learn(
    start: &ActorCritic,
    fixed: Option<&ActorCritic>,
    config: TrainingConfig,
    told: &mut dyn FnMut(u32, f32),
) -> ActorCritic {
    let mut networks = start.clone();
    let mut average = start.clone();
    let mut optimizers = (Adam::new(), Adam::new());
    let mut rng = SplitMix64::new(config.seed);
    let mut samples = Vec::new();
    for step in 0..config.steps {
        let done = step as f32 / config.steps as f32;
        let rate = config.rate * (1.0 - 0.9 * done);
        let entropy_bonus = ENTROPY_BONUS * (1.0 - done);
        let mut gradients = (vec![0.0; WEIGHTS], vec![0.0; WEIGHTS]);
        let mut won = 0.0;
        let mut count = 0.0;
        for _ in 0..config.games {
            samples.clear();
            let learner = fixed.map(|_| rng.below(u32::from(config.players)) as usize);
            let worth = play(&networks, (fixed, learner), config, &mut rng, &mut samples);
            won += worth[5][learner.unwrap_or(0)];
            count += samples.len() as f32;
            for sample in &samples {
                accumulate(
                    &networks,
                    sample,
                    &worth,
                    entropy_bonus,
                    (&mut gradients.0, &mut gradients.1),
                );
            }
        }
        for slope in gradients.0.iter_mut().chain(&mut gradients.1) {
            *slope /= count;
        }
        optimizers.0.step(&mut networks.policy.weights, &gradients.0, rate);
        optimizers.1.step(&mut networks.value.weights, &gradients.1, rate);
        let keep = 0.002_f32.max(1.0 / (1.0 + step as f32));
        for (sum, net) in
            [(&mut average.policy, &networks.policy), (&mut average.value, &networks.value)]
        {
            for (sum, weight) in sum.weights.iter_mut().zip(&net.weights) {
                *sum += keep * (weight - *sum);
            }
        }
        told(step + 1, won / config.games as f32);
    }
    average
}

/// Plays a game, all like `networks` or all but the `learner` like `fixed`, and collects the samples. Gives what each
/// cave was worth to everyone in the end.
fn play(
    networks: &ActorCritic,
    (fixed, learner): (Option<&ActorCritic>, Option<usize>),
    config: TrainingConfig,
    rng: &mut SplitMix64,
    samples: &mut Vec<Sample>,
) -> [[f32; SEATS]; 6] {
    let mut sim = SimulatedGame::new(config.players);
    let mut worth = [[0.0; SEATS]; 6];
    let learns = |seat: usize| learner.is_none_or(|learner| learner == seat);
    for cave in 1..=usize::from(CAVES) {
        if cave > 1 {
            let common = common(&sim);
            for seat in (0..usize::from(config.players)).filter(|&seat| learns(seat)) {
                let own = own(&sim, seat);
                samples.push(Sample { seat, cave, common, own, decided: None });
            }
        }
        while sim.turn(rng) {
            let common = common(&sim);
            let shared = networks.policy.share(&common);
            let theirs = fixed.map(|fixed| (fixed, fixed.policy.share(&common)));
            let mut leavers = 0;
            for seat in sim.seats_inside() {
                let own = own(&sim, seat);
                let learns = learns(seat);
                let (number, activations) = match &theirs {
                    Some((fixed, shared)) if !learns => fixed.policy.forward(shared, &own),
                    _ => networks.policy.forward(&shared, &own),
                };
                let leaves = rng.fraction() < squash(number);
                leavers |= u8::from(leaves) << seat;
                if learns {
                    let decided = Some((leaves, number, activations));
                    samples.push(Sample { seat, cave, common, own, decided });
                }
            }
            if !sim.leave(leavers) {
                break;
            }
        }
        worth[cave] = networks.shares(&sim);
    }
    for cave in (1..5).rev() {
        for seat in 0..SEATS {
            worth[cave][seat] += LAMBDA * (worth[cave + 1][seat] - worth[cave][seat]);
        }
    }
    worth
}

/// Adds the gradients of a sample.
fn accumulate(
    networks: &ActorCritic,
    sample: &Sample,
    worth: &[[f32; SEATS]; 6],
    entropy_bonus: f32,
    (leave, value): (&mut [f32], &mut [f32]),
) {
    let came = worth[sample.cave][sample.seat];
    let (number, activations) =
        networks.value.forward(&networks.value.share(&sample.common), &sample.own);
    let thought = squash(number);
    let by = (thought - came) * squash_slope(number);
    backward(&networks.value, (&sample.common, &sample.own), &activations, by, value);
    if let Some((leaves, number, activations)) = &sample.decided {
        let p = squash(*number);
        let part = if *leaves { 1.0 / p } else { -1.0 / (1.0 - p) };
        let gain =
            ((came - thought) * part + entropy_bonus * (1.0 - 2.0 * p)) * squash_slope(*number);
        backward(&networks.policy, (&sample.common, &sample.own), activations, -gain, leave);
    }
}

/// How often one who plays like `one` wins among players like `others`, and the standard error.
pub(crate) fn duel(
    one: &ActorCritic,
    others: &ActorCritic,
    config: TrainingConfig,
    games: u32,
) -> (f64, f64) {
    let mut rng = SplitMix64::new(config.seed);
    let mut samples = Vec::new();
    let mut mean = Mean::default();
    for game in 0..games {
        samples.clear();
        let seat = (game % u32::from(config.players)) as usize;
        let won = play(one, (Some(others), Some(seat)), config, &mut rng, &mut samples)[5][seat];
        mean.add(f64::from(won));
    }
    mean.with_error()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::untrained;

    #[test]
    fn a_short_training_beats_untrained_networks() {
        let config = TrainingConfig { players: 3, games: 24, steps: 120, rate: 5e-3, seed: 1 };
        let untrained = untrained(1);
        let mut steps = 0;
        let trained = learn(&untrained, None, config, &mut |step, _| steps = step);
        assert_eq!(steps, config.steps);
        let (won, _) = duel(&trained, &untrained, config, 1_000);
        assert!(won > 0.45, "{won}");
    }
}
