//! A small network: its numbers are the same on every machine.

use super::inputs::{COMMON, OWN};
use crate::learned::net::{add, row};

/// How many numbers the first hidden layer passes on.
pub const FIRST: usize = 32;
/// How many numbers the second hidden layer passes on.
pub const SECOND: usize = 16;

/// Where the first layer's biases begin.
pub const BIAS_1: usize = (COMMON + OWN) * FIRST;
/// Where the weights of the second layer begin.
pub const LAYER_2: usize = BIAS_1 + FIRST;
/// Where the second layer's biases begin.
pub const BIAS_2: usize = LAYER_2 + FIRST * SECOND;
/// Where the weights of the answer begin.
pub const LAYER_3: usize = BIAS_2 + SECOND;
/// Where the answer's bias lies.
pub const BIAS_3: usize = LAYER_3 + SECOND;
/// How many weights a network has.
pub const WEIGHTS: usize = BIAS_3 + 1;

/// Two hidden layers of 32 and 16, which pass on what is above zero.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// The weights.
    pub weights: Vec<f32>,
}

/// What [`Net::forward`] computed on its way.
#[derive(Clone, Debug)]
pub struct Activations {
    /// What the first hidden layer passes on.
    pub first: [f32; FIRST],
    /// What the second one passes on.
    pub second: [f32; SECOND],
}

/// The part of the first layer that is the same for all in the cave.
pub type Shared = [f32; FIRST];

impl Net {
    /// Takes in what all in the cave see.
    pub fn share(&self, common: &[f32; COMMON]) -> Shared {
        let mut sums = row(&self.weights, BIAS_1);
        add(&mut sums, common, &self.weights[..COMMON * FIRST]);
        sums
    }

    /// The network's answer: any number.
    pub fn forward(&self, shared: &Shared, own: &[f32; OWN]) -> (f32, Activations) {
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
}

/// Any number as a chance: 0 is one half.
pub fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
