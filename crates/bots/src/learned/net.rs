//! A small network: what a position is worth to a seat, and which of its actions look good.
//!
//! All sums are taken in one order and only by operations that IEEE 754 defines to the last bit, so its numbers are the same on every
//! machine. Asking it does not allocate.

use std::ops::Range;

/// How many numbers each layer passes on.
pub(crate) const EMBED: usize = 32;
pub(crate) const FIRST: usize = 96;
pub(crate) const SECOND: usize = 32;
pub(crate) const ASK: usize = 16;

/// Steps of a shipped weight to 1.
const FINE: f32 = 4096.0;

/// How many inputs of each kind a network has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Things alike, such as colours: what is learned of one is known of all.
    pub things: usize,
    /// Inputs about each of them.
    pub thing: usize,
    /// All other inputs about the position.
    pub rest: usize,
    /// Inputs about an action.
    pub action: usize,
}

impl Shape {
    /// The most inputs about a position.
    pub const INPUTS: usize = 256;

    /// How many inputs there are about a position.
    pub const fn inputs(self) -> usize {
        self.things * self.thing + self.rest
    }

    /// How many weights a network of this shape has.
    pub const fn weights(self) -> usize {
        self.places().all
    }

    const fn places(self) -> Places {
        let pooled = if self.things == 0 { 0 } else { EMBED };
        let embed_bias = self.thing * pooled;
        let first = embed_bias + pooled;
        let first_pooled = first + self.rest * FIRST;
        let first_bias = first_pooled + pooled * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let value = second_bias + SECOND;
        let value_bias = value + SECOND;
        let ask = value_bias + 1;
        let ask_bias = ask + SECOND * ASK;
        let action = ask_bias + ASK;
        let answer = action + self.action * ASK;
        Places {
            pooled,
            embed_bias,
            first,
            first_pooled,
            first_bias,
            second,
            second_bias,
            value,
            value_bias,
            ask,
            ask_bias,
            action,
            answer,
            all: answer + ASK,
        }
    }
}

/// Where the weights of each layer begin.
#[derive(Clone, Copy, Debug)]
struct Places {
    pooled: usize,
    embed_bias: usize,
    first: usize,
    first_pooled: usize,
    first_bias: usize,
    second: usize,
    second_bias: usize,
    value: usize,
    value_bias: usize,
    ask: usize,
    ask_bias: usize,
    action: usize,
    answer: usize,
    all: usize,
}

/// A network's shape and weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(crate) shape: Shape,
    pub(crate) weights: Vec<f32>,
}

/// What a network makes of a position.
#[derive(Clone, Debug)]
pub struct Mind {
    embeds: [[f32; EMBED]; 8],
    pooled: [f32; EMBED],
    first: [f32; FIRST],
    second: [f32; SECOND],
    ask: [f32; ASK],
    /// What the position is worth: any number, 0 for an even chance. See [`chance`].
    pub value: f32,
}

/// How an action was answered, for learning.
pub(crate) type Answer = [f32; ASK];

impl Net {
    /// No weight is larger.
    pub(crate) const MOST: f32 = 7.5;

    /// A network that has learned nothing, its weights drawn by `part`, numbers from 0 to 1.
    pub fn new(shape: Shape, mut part: impl FnMut() -> f32) -> Self {
        let at = shape.places();
        let mut weights = vec![0.0; at.all];
        let mut fill = |range: Range<usize>, inputs: usize, part_of: f32| {
            let spread = part_of * (6.0 / inputs.max(1) as f32).sqrt();
            for weight in &mut weights[range] {
                *weight = spread * (2.0 * part() - 1.0);
            }
        };
        fill(0..at.embed_bias, shape.thing, 1.0);
        fill(at.first..at.first_bias, shape.rest + at.pooled, 1.0);
        fill(at.second..at.second_bias, FIRST, 1.0);
        fill(at.value..at.value_bias, SECOND, 0.1);
        fill(at.ask..at.ask_bias, SECOND, 0.3);
        fill(at.action..at.answer, shape.action, 1.0);
        fill(at.answer..at.all, ASK, 0.1);
        Self { shape, weights }
    }

    /// Reads weights as [`Net::bytes`] writes them; nothing if there are too few or too many.
    pub fn read(shape: Shape, bytes: &[u8]) -> Option<Self> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let whole = rest.is_empty() && pairs.len() == shape.weights();
        let weight = |&pair: &[u8; 2]| f32::from(i16::from_le_bytes(pair)) / FINE;
        whole.then(|| Self { shape, weights: pairs.iter().map(weight).collect() })
    }

    /// The weights as they are shipped, two bytes each.
    pub fn bytes(&self) -> impl Iterator<Item = u8> {
        self.weights.iter().flat_map(|weight| ((weight * FINE).round() as i16).to_le_bytes())
    }

    /// What it makes of a position.
    pub fn think(&self, inputs: &[f32]) -> Mind {
        let (at, w) = (self.shape.places(), &self.weights[..]);
        let mut mind = Mind {
            embeds: [[0.0; EMBED]; 8],
            pooled: [0.0; EMBED],
            first: row(w, at.first_bias),
            second: row(w, at.second_bias),
            ask: row(w, at.ask_bias),
            value: w[at.value_bias],
        };
        let (things, rest) = inputs.split_at(self.shape.things * self.shape.thing);
        if at.pooled > 0 {
            for (thing, embed) in things.chunks_exact(self.shape.thing).zip(&mut mind.embeds) {
                *embed = row(w, at.embed_bias);
                add(embed, thing, &w[..at.embed_bias]);
                for (pooled, embed) in mind.pooled.iter_mut().zip(embed) {
                    *embed = embed.max(0.0);
                    *pooled += *embed;
                }
            }
            add(&mut mind.first, &mind.pooled, &w[at.first_pooled..at.first_bias]);
        }
        add(&mut mind.first, rest, &w[at.first..at.first_pooled]);
        mind.first.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        add(&mut mind.second, &mind.first, &w[at.second..at.second_bias]);
        for (sum, weight) in mind.second.iter_mut().zip(&w[at.value..at.value_bias]) {
            *sum = sum.max(0.0);
            mind.value += *sum * weight;
        }
        add(&mut mind.ask, &mind.second, &w[at.ask..at.ask_bias]);
        mind
    }

    /// How good an action looks: any number, the higher the better.
    pub fn urge(&self, mind: &Mind, action: &[f32]) -> f32 {
        self.answer(mind, action).0
    }

    pub(crate) fn answer(&self, mind: &Mind, action: &[f32]) -> (f32, Answer) {
        let (at, w) = (self.shape.places(), &self.weights[..]);
        let mut sums = mind.ask;
        add(&mut sums, action, &w[at.action..at.answer]);
        let mut urge = 0.0;
        for (sum, weight) in sums.iter_mut().zip(&w[at.answer..at.all]) {
            *sum = sum.max(0.0);
            urge += *sum * weight;
        }
        (urge, sums)
    }

    /// Adds to `slopes` how an action's urge would change with each weight, times `by`; what reaches the position is added to `ask`.
    pub(crate) fn blame_action(
        &self,
        (action, answer): (&[f32], &Answer),
        by: f32,
        ask: &mut Answer,
        slopes: &mut [f32],
    ) {
        let at = self.shape.places();
        let mut back = [0.0; ASK];
        for i in 0..ASK {
            slopes[at.answer + i] += by * answer[i];
            if answer[i] > 0.0 {
                back[i] = by * self.weights[at.answer + i];
                ask[i] += back[i];
            }
        }
        spread(&mut slopes[at.action..at.answer], action, &back);
    }

    /// Adds to `slopes` how the worth would change with each weight, times `value`, and what actions put into `ask`.
    pub(crate) fn blame(
        &self,
        (inputs, mind): (&[f32], &Mind),
        (value, ask): (f32, &Answer),
        slopes: &mut [f32],
    ) {
        let (at, w) = (self.shape.places(), &self.weights[..]);
        slopes[at.value_bias] += value;
        let mut second = [0.0; SECOND];
        for i in 0..SECOND {
            slopes[at.value + i] += value * mind.second[i];
            if mind.second[i] > 0.0 {
                second[i] = value * w[at.value + i] + dot(ask, &w[at.ask + i * ASK..]);
            }
        }
        spread(&mut slopes[at.ask..at.ask_bias], &mind.second, ask);
        sum_up(&mut slopes[at.ask_bias..at.action], ask);
        sum_up(&mut slopes[at.second_bias..at.value], &second);
        spread(&mut slopes[at.second..at.second_bias], &mind.first, &second);
        let mut first = [0.0; FIRST];
        for i in 0..FIRST {
            if mind.first[i] > 0.0 {
                first[i] = dot(&second, &w[at.second + i * SECOND..]);
            }
        }
        sum_up(&mut slopes[at.first_bias..at.second], &first);
        let (things, rest) = inputs.split_at(self.shape.things * self.shape.thing);
        spread(&mut slopes[at.first..at.first_pooled], rest, &first);
        if at.pooled == 0 {
            return;
        }
        spread(&mut slopes[at.first_pooled..at.first_bias], &mind.pooled, &first);
        let mut pooled = [0.0; EMBED];
        for i in 0..EMBED {
            pooled[i] = dot(&first, &w[at.first_pooled + i * FIRST..]);
        }
        for (thing, embed) in things.chunks_exact(self.shape.thing).zip(&mind.embeds) {
            let mut back = pooled;
            for i in 0..EMBED {
                if embed[i] <= 0.0 {
                    back[i] = 0.0;
                }
            }
            spread(&mut slopes[..at.embed_bias], thing, &back);
            sum_up(&mut slopes[at.embed_bias..at.first], &back);
        }
    }
}

fn row<const N: usize>(weights: &[f32], at: usize) -> [f32; N] {
    weights[at..at + N].try_into().unwrap_or([0.0; N])
}

/// Adds to each sum the inputs, each times its weight.
fn add<const N: usize>(sums: &mut [f32; N], inputs: &[f32], weights: &[f32]) {
    for (&x, row) in inputs.iter().zip(weights.as_chunks::<N>().0) {
        if x != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += x * weight;
            }
        }
    }
}

/// Adds to each slope its input times what comes back.
fn spread<const N: usize>(slopes: &mut [f32], inputs: &[f32], back: &[f32; N]) {
    for (&x, row) in inputs.iter().zip(slopes.as_chunks_mut::<N>().0) {
        if x != 0.0 {
            for (slope, back) in row.iter_mut().zip(back) {
                *slope += x * back;
            }
        }
    }
}

fn sum_up<const N: usize>(slopes: &mut [f32], back: &[f32; N]) {
    for (slope, back) in slopes.iter_mut().zip(back) {
        *slope += back;
    }
}

fn dot<const N: usize>(back: &[f32; N], weights: &[f32]) -> f32 {
    back.iter().zip(weights).map(|(a, b)| a * b).sum()
}

/// Any number as a chance: 0 is one half.
pub fn chance(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// Turns urges into chances that sum to 1.
pub fn chances(urges: &mut [f32]) {
    let most = urges.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for urge in &mut *urges {
        *urge = exp(*urge - most);
        sum += *urge;
    }
    for urge in urges {
        *urge /= sum;
    }
}

/// The exponential function, by operations that are the same everywhere.
pub(crate) fn exp(x: f32) -> f32 {
    const LN_2: (f32, f32) = (0.693_359_4, -2.121_944_4e-4);
    let x = x.clamp(-80.0, 80.0);
    let twos = (x * std::f32::consts::LOG2_E + 0.5).floor();
    let r = x - twos * LN_2.0 - twos * LN_2.1;
    let mut sum = 1.987_569_1e-4;
    for factor in [1.398_199_9e-3, 8.333_452e-3, 4.166_579_6e-2, 0.166_666_65, 0.5] {
        sum = sum * r + factor;
    }
    let sum = sum * r * r + r + 1.0;
    sum * f32::from_bits((twos as i32 + 127).cast_unsigned() << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { things: 3, thing: 5, rest: 7, action: 6 };

    fn numbers(seed: u32) -> impl FnMut() -> f32 {
        let mut state = seed;
        move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / 16_777_216.0
        }
    }

    #[test]
    fn powers_are_as_they_should_be() {
        for i in -400..400 {
            let x = i as f32 / 10.0;
            let should = f64::from(x).exp();
            assert!((f64::from(exp(x)) / should - 1.0).abs() < 1e-6, "{x}");
        }
        assert!((chance(0.0) - 0.5).abs() < 1e-7);
        let mut two = [1.0, 1.0];
        chances(&mut two);
        assert!(two.iter().all(|chance| (chance - 0.5).abs() < 1e-7));
    }

    /// What a small change of a weight does is what was foretold.
    #[test]
    fn slopes_tell_how_the_answers_change() {
        let mut net = Net::new(SHAPE, numbers(5));
        for weight in &mut net.weights {
            *weight += 0.01;
        }
        let mut next = numbers(9);
        let inputs: Vec<f32> = (0..SHAPE.inputs()).map(|_| 2.0 * next() - 1.0).collect();
        let action: Vec<f32> = (0..SHAPE.action).map(|_| 2.0 * next() - 1.0).collect();
        let both = |net: &Net| {
            let mind = net.think(&inputs);
            f64::from(mind.value) + 2.0 * f64::from(net.urge(&mind, &action))
        };
        let mind = net.think(&inputs);
        let (_, answer) = net.answer(&mind, &action);
        let mut slopes = vec![0.0; SHAPE.weights()];
        let mut ask = [0.0; ASK];
        net.blame_action((&action, &answer), 2.0, &mut ask, &mut slopes);
        net.blame((&inputs, &mind), (1.0, &ask), &mut slopes);
        for i in 0..SHAPE.weights() {
            let (mut up, mut down) = (net.clone(), net.clone());
            up.weights[i] += 1e-3;
            down.weights[i] -= 1e-3;
            let slope = (both(&up) - both(&down)) / 2e-3;
            assert!((slope - f64::from(slopes[i])).abs() < 2e-2, "{i}: {slope} {}", slopes[i]);
        }
    }
}
