//! Untrained networks and backpropagation.

use bots::diamant::win::inputs::{COMMON, OWN};
use bots::diamant::win::net::{
    Activations, BIAS_1, BIAS_2, BIAS_3, FIRST, LAYER_2, LAYER_3, Net, SECOND, WEIGHTS,
};
use bots::diamant::win::{ActorCritic, SplitMix64};

use crate::gradients::{add_to, dot, spread};

/// Networks that have learned nothing.
pub(crate) fn untrained(seed: u64) -> ActorCritic {
    let mut rng = SplitMix64::new(seed);
    let mut net = || {
        let mut weights = vec![0.0; WEIGHTS];
        let mut fill = |range: std::ops::Range<usize>, inputs: usize| {
            let spread = (6.0 / inputs as f32).sqrt();
            for weight in &mut weights[range] {
                *weight = spread * (2.0 * rng.fraction() - 1.0);
            }
        };
        fill(0..BIAS_1, COMMON + OWN);
        fill(LAYER_2..BIAS_2, FIRST);
        fill(LAYER_3..BIAS_3, 10 * SECOND);
        Net { weights }
    };
    ActorCritic { policy: net(), value: net() }
}

/// Adds to `gradients` how the answer of `net` would change with each weight, times `by`.
pub(crate) fn backward(
    net: &Net,
    (common, own): (&[f32; COMMON], &[f32; OWN]),
    activations: &Activations,
    by: f32,
    gradients: &mut [f32],
) {
    gradients[BIAS_3] += by;
    let mut second = [0.0; SECOND];
    for i in 0..SECOND {
        gradients[LAYER_3 + i] += by * activations.second[i];
        if activations.second[i] > 0.0 {
            second[i] = by * net.weights[LAYER_3 + i];
        }
    }
    add_to(&mut gradients[BIAS_2..LAYER_3], &second);
    spread(&mut gradients[LAYER_2..BIAS_2], &activations.first, &second);
    let mut first = [0.0; FIRST];
    for i in 0..FIRST {
        if activations.first[i] > 0.0 {
            first[i] = dot(&second, &net.weights[LAYER_2 + i * SECOND..]);
        }
    }
    add_to(&mut gradients[BIAS_1..LAYER_2], &first);
    spread(&mut gradients[..COMMON * FIRST], common, &first);
    spread(&mut gradients[COMMON * FIRST..BIAS_1], own, &first);
}

/// The derivative of `squash`.
pub(crate) fn squash_slope(x: f32) -> f32 {
    let square = 1.0 + x * x;
    0.5 / (square * square.sqrt())
}
