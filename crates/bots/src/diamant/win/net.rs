//! A small network: its numbers are the same on every machine.

use super::inputs::{COMMON, OWN};
use crate::learned::net::{add, dot, row, spread, sum_up};

const FIRST: usize = 32;
const SECOND: usize = 16;

/// How many weights a network has.
pub(crate) const WEIGHTS: usize =
    (COMMON + OWN) * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1;

const BIAS_1: usize = (COMMON + OWN) * FIRST;
const LAYER_2: usize = BIAS_1 + FIRST;
const BIAS_2: usize = LAYER_2 + FIRST * SECOND;
const LAYER_3: usize = BIAS_2 + SECOND;
const BIAS_3: usize = LAYER_3 + SECOND;

/// Two hidden layers of 32 and 16, which pass on what is above zero.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net {
    pub(crate) weights: Vec<f32>,
}

/// What [`Net::forward`] computed on its way, for [`Net::backward`].
#[derive(Clone, Debug)]
pub(crate) struct Activations {
    first: [f32; FIRST],
    second: [f32; SECOND],
}

/// The part of the first layer that is the same for all in the cave.
pub(crate) type Shared = [f32; FIRST];

impl Net {
    /// A network that has learned nothing, its weights drawn by `fraction`, numbers from 0 to 1.
    pub(crate) fn new(mut fraction: impl FnMut() -> f32) -> Self {
        let mut weights = vec![0.0; WEIGHTS];
        let mut fill = |range: std::ops::Range<usize>, inputs: usize| {
            let spread = (6.0 / inputs as f32).sqrt();
            for weight in &mut weights[range] {
                *weight = spread * (2.0 * fraction() - 1.0);
            }
        };
        fill(0..BIAS_1, COMMON + OWN);
        fill(LAYER_2..BIAS_2, FIRST);
        fill(LAYER_3..BIAS_3, 10 * SECOND);
        Self { weights }
    }

    /// Takes in what all in the cave see.
    pub(crate) fn share(&self, common: &[f32; COMMON]) -> Shared {
        let mut sums = row(&self.weights, BIAS_1);
        add(&mut sums, common, &self.weights[..COMMON * FIRST]);
        sums
    }

    /// The network's answer: any number.
    pub(crate) fn forward(&self, shared: &Shared, own: &[f32; OWN]) -> (f32, Activations) {
        let mut first = *shared;
        add(&mut first, own, &self.weights[COMMON * FIRST..BIAS_1]);
        for sum in &mut first {
            *sum = sum.max(0.0);
        }
        let mut second = row(&self.weights, BIAS_2);
        add(&mut second, &first, &self.weights[LAYER_2..BIAS_2]);
        let mut out = self.weights[BIAS_3];
        for (sum, weight) in second.iter_mut().zip(&self.weights[LAYER_3..BIAS_3]) {
            *sum = sum.max(0.0);
            out += *sum * weight;
        }
        (out, Activations { first, second })
    }

    /// Adds to `gradients` how the answer would change with each weight, times `by`.
    pub(crate) fn backward(
        &self,
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
                second[i] = by * self.weights[LAYER_3 + i];
            }
        }
        sum_up(&mut gradients[BIAS_2..LAYER_3], &second);
        spread(&mut gradients[LAYER_2..BIAS_2], &activations.first, &second);
        let mut first = [0.0; FIRST];
        for i in 0..FIRST {
            if activations.first[i] > 0.0 {
                first[i] = dot(&second, &self.weights[LAYER_2 + i * SECOND..]);
            }
        }
        sum_up(&mut gradients[BIAS_1..LAYER_2], &first);
        spread(&mut gradients[..COMMON * FIRST], common, &first);
        spread(&mut gradients[COMMON * FIRST..BIAS_1], own, &first);
    }
}

/// Any number as a chance: 0 is one half.
pub(crate) fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// The derivative of [`squash`].
pub(crate) fn squash_slope(x: f32) -> f32 {
    let square = 1.0 + x * x;
    0.5 / (square * square.sqrt())
}
