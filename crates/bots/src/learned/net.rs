//! A small network: what a position is worth to a seat, and which of its actions look good.
//!
//! All sums are taken in one order and only by operations that IEEE 754 defines to the last bit, so its numbers are the same on every
//! machine. Asking it does not allocate.

use std::ops::Range;

/// How many numbers each layer passes on.
pub(crate) const EMBED: usize = 32;
pub(crate) const FIRST: usize = 96;
pub(crate) const SECOND: usize = 32;
pub(crate) const HEAD: usize = 16;

/// Steps of a shipped weight to 1.
const FINE: f32 = 4096.0;

/// How many inputs of each kind a network has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Entities of one kind, such as colours: what is learned of one is known of all.
    pub entities: usize,
    /// Inputs about each of them.
    pub entity: usize,
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
        self.entities * self.entity + self.rest
    }

    /// How many weights a network of this shape has.
    pub const fn weights(self) -> usize {
        self.offsets().all
    }

    const fn offsets(self) -> Offsets {
        let pooled = if self.entities == 0 { 0 } else { EMBED };
        let embed_bias = self.entity * pooled;
        let first = embed_bias + pooled;
        let first_pooled = first + self.rest * FIRST;
        let first_bias = first_pooled + pooled * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let value = second_bias + SECOND;
        let value_bias = value + SECOND;
        let head = value_bias + 1;
        let head_bias = head + SECOND * HEAD;
        let action = head_bias + HEAD;
        let output = action + self.action * HEAD;
        Offsets {
            pooled,
            embed_bias,
            first,
            first_pooled,
            first_bias,
            second,
            second_bias,
            value,
            value_bias,
            head,
            head_bias,
            action,
            output,
            all: output + HEAD,
        }
    }
}

/// Where the weights of each layer begin.
#[derive(Clone, Copy, Debug)]
struct Offsets {
    pooled: usize,
    embed_bias: usize,
    first: usize,
    first_pooled: usize,
    first_bias: usize,
    second: usize,
    second_bias: usize,
    value: usize,
    value_bias: usize,
    head: usize,
    head_bias: usize,
    action: usize,
    output: usize,
    all: usize,
}

/// A network's shape and weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(crate) shape: Shape,
    pub(crate) weights: Vec<f32>,
}

/// What a network computed for a position.
#[derive(Clone, Debug)]
pub struct Activations {
    embeds: [[f32; EMBED]; 8],
    pooled: [f32; EMBED],
    first: [f32; FIRST],
    second: [f32; SECOND],
    head: [f32; HEAD],
    /// What the position is worth: any number, 0 for an even chance. See [`sigmoid`].
    pub value: f32,
}

/// The hidden layer of an action, for training.
pub(crate) type ActionHidden = [f32; HEAD];

impl Net {
    /// No weight is larger.
    pub(crate) const MAX_WEIGHT: f32 = 7.5;

    /// An untrained network, its weights drawn by `fraction`, numbers from 0 to 1.
    pub fn new(shape: Shape, mut fraction: impl FnMut() -> f32) -> Self {
        let at = shape.offsets();
        let mut weights = vec![0.0; at.all];
        let mut fill = |range: Range<usize>, inputs: usize, part_of: f32| {
            let spread = part_of * (6.0 / inputs.max(1) as f32).sqrt();
            for weight in &mut weights[range] {
                *weight = spread * (2.0 * fraction() - 1.0);
            }
        };
        fill(0..at.embed_bias, shape.entity, 1.0);
        fill(at.first..at.first_bias, shape.rest + at.pooled, 1.0);
        fill(at.second..at.second_bias, FIRST, 1.0);
        fill(at.value..at.value_bias, SECOND, 0.1);
        fill(at.head..at.head_bias, SECOND, 0.3);
        fill(at.action..at.output, shape.action, 1.0);
        fill(at.output..at.all, HEAD, 0.1);
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

    /// Evaluates a position.
    pub fn forward(&self, inputs: &[f32]) -> Activations {
        let (at, w) = (self.shape.offsets(), &self.weights[..]);
        let mut activations = Activations {
            embeds: [[0.0; EMBED]; 8],
            pooled: [0.0; EMBED],
            first: row(w, at.first_bias),
            second: row(w, at.second_bias),
            head: row(w, at.head_bias),
            value: w[at.value_bias],
        };
        let (entities, rest) = inputs.split_at(self.shape.entities * self.shape.entity);
        if at.pooled > 0 {
            for (entity, embed) in
                entities.chunks_exact(self.shape.entity).zip(&mut activations.embeds)
            {
                *embed = row(w, at.embed_bias);
                add(embed, entity, &w[..at.embed_bias]);
                for (pooled, embed) in activations.pooled.iter_mut().zip(embed) {
                    *embed = embed.max(0.0);
                    *pooled += *embed;
                }
            }
            add(&mut activations.first, &activations.pooled, &w[at.first_pooled..at.first_bias]);
        }
        add(&mut activations.first, rest, &w[at.first..at.first_pooled]);
        activations.first.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        add(&mut activations.second, &activations.first, &w[at.second..at.second_bias]);
        for (sum, weight) in activations.second.iter_mut().zip(&w[at.value..at.value_bias]) {
            *sum = sum.max(0.0);
            activations.value += *sum * weight;
        }
        add(&mut activations.head, &activations.second, &w[at.head..at.head_bias]);
        activations
    }

    /// How good an action looks: the higher, the better.
    pub fn logit(&self, activations: &Activations, action: &[f32]) -> f32 {
        self.action_logit(activations, action).0
    }

    pub(crate) fn action_logit(
        &self,
        activations: &Activations,
        action: &[f32],
    ) -> (f32, ActionHidden) {
        let (at, w) = (self.shape.offsets(), &self.weights[..]);
        let mut sums = activations.head;
        add(&mut sums, action, &w[at.action..at.output]);
        let mut logit = 0.0;
        for (sum, weight) in sums.iter_mut().zip(&w[at.output..at.all]) {
            *sum = sum.max(0.0);
            logit += *sum * weight;
        }
        (logit, sums)
    }

    /// Adds to `gradients` how an action's logit would change with each weight, times `by`; what reaches the position is added to `head`.
    pub(crate) fn backward_action(
        &self,
        (action, answer): (&[f32], &ActionHidden),
        by: f32,
        head: &mut ActionHidden,
        gradients: &mut [f32],
    ) {
        let at = self.shape.offsets();
        let mut back = [0.0; HEAD];
        for i in 0..HEAD {
            gradients[at.output + i] += by * answer[i];
            if answer[i] > 0.0 {
                back[i] = by * self.weights[at.output + i];
                head[i] += back[i];
            }
        }
        spread(&mut gradients[at.action..at.output], action, &back);
    }

    /// Adds to `gradients` how the worth would change with each weight, times `value`, and what actions put into `head`.
    pub(crate) fn backward(
        &self,
        (inputs, activations): (&[f32], &Activations),
        (value, head): (f32, &ActionHidden),
        gradients: &mut [f32],
    ) {
        let (at, w) = (self.shape.offsets(), &self.weights[..]);
        gradients[at.value_bias] += value;
        let mut second = [0.0; SECOND];
        for i in 0..SECOND {
            gradients[at.value + i] += value * activations.second[i];
            if activations.second[i] > 0.0 {
                second[i] = value * w[at.value + i] + dot(head, &w[at.head + i * HEAD..]);
            }
        }
        spread(&mut gradients[at.head..at.head_bias], &activations.second, head);
        sum_up(&mut gradients[at.head_bias..at.action], head);
        sum_up(&mut gradients[at.second_bias..at.value], &second);
        spread(&mut gradients[at.second..at.second_bias], &activations.first, &second);
        let mut first = [0.0; FIRST];
        for i in 0..FIRST {
            if activations.first[i] > 0.0 {
                first[i] = dot(&second, &w[at.second + i * SECOND..]);
            }
        }
        sum_up(&mut gradients[at.first_bias..at.second], &first);
        let (entities, rest) = inputs.split_at(self.shape.entities * self.shape.entity);
        spread(&mut gradients[at.first..at.first_pooled], rest, &first);
        if at.pooled == 0 {
            return;
        }
        spread(&mut gradients[at.first_pooled..at.first_bias], &activations.pooled, &first);
        let mut pooled = [0.0; EMBED];
        for i in 0..EMBED {
            pooled[i] = dot(&first, &w[at.first_pooled + i * FIRST..]);
        }
        for (entity, embed) in entities.chunks_exact(self.shape.entity).zip(&activations.embeds) {
            let mut back = pooled;
            for i in 0..EMBED {
                if embed[i] <= 0.0 {
                    back[i] = 0.0;
                }
            }
            spread(&mut gradients[..at.embed_bias], entity, &back);
            sum_up(&mut gradients[at.embed_bias..at.first], &back);
        }
    }
}

/// The `N` weights from this one on.
pub(crate) fn row<const N: usize>(weights: &[f32], at: usize) -> [f32; N] {
    weights[at..at + N].try_into().unwrap_or([0.0; N])
}

/// Adds to each sum the inputs, each times its weight.
pub(crate) fn add<const N: usize>(sums: &mut [f32; N], inputs: &[f32], weights: &[f32]) {
    for (&x, row) in inputs.iter().zip(weights.as_chunks::<N>().0) {
        if x != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += x * weight;
            }
        }
    }
}

/// Adds to each gradient its input times what comes back.
pub(crate) fn spread<const N: usize>(gradients: &mut [f32], inputs: &[f32], back: &[f32; N]) {
    for (&x, row) in inputs.iter().zip(gradients.as_chunks_mut::<N>().0) {
        if x != 0.0 {
            for (gradient, back) in row.iter_mut().zip(back) {
                *gradient += x * back;
            }
        }
    }
}

pub(crate) fn sum_up(gradients: &mut [f32], back: &[f32]) {
    for (gradient, back) in gradients.iter_mut().zip(back) {
        *gradient += back;
    }
}

pub(crate) fn dot<const N: usize>(back: &[f32; N], weights: &[f32]) -> f32 {
    back.iter().zip(weights).map(|(a, b)| a * b).sum()
}

/// The logistic function: any number as a chance, 0 as one half.
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// Turns logits into chances that sum to 1, in place.
pub fn softmax(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for logit in &mut *logits {
        *logit = exp(*logit - most);
        sum += *logit;
    }
    for logit in logits {
        *logit /= sum;
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

    const SHAPE: Shape = Shape { entities: 3, entity: 5, rest: 7, action: 6 };

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
        assert!((sigmoid(0.0) - 0.5).abs() < 1e-7);
        let mut two = [1.0, 1.0];
        softmax(&mut two);
        assert!(two.iter().all(|chance| (chance - 0.5).abs() < 1e-7));
    }

    /// What a small change of a weight does is what the gradient says.
    #[test]
    fn gradients_tell_how_the_outputs_change() {
        let mut net = Net::new(SHAPE, numbers(5));
        for weight in &mut net.weights {
            *weight += 0.01;
        }
        let mut next = numbers(9);
        let inputs: Vec<f32> = (0..SHAPE.inputs()).map(|_| 2.0 * next() - 1.0).collect();
        let action: Vec<f32> = (0..SHAPE.action).map(|_| 2.0 * next() - 1.0).collect();
        let both = |net: &Net| {
            let activations = net.forward(&inputs);
            f64::from(activations.value) + 2.0 * f64::from(net.logit(&activations, &action))
        };
        let activations = net.forward(&inputs);
        let (_, answer) = net.action_logit(&activations, &action);
        let mut gradients = vec![0.0; SHAPE.weights()];
        let mut head = [0.0; HEAD];
        net.backward_action((&action, &answer), 2.0, &mut head, &mut gradients);
        net.backward((&inputs, &activations), (1.0, &head), &mut gradients);
        for i in 0..SHAPE.weights() {
            let (mut up, mut down) = (net.clone(), net.clone());
            up.weights[i] += 1e-3;
            down.weights[i] -= 1e-3;
            let gradient = (both(&up) - both(&down)) / 2e-3;
            assert!(
                (gradient - f64::from(gradients[i])).abs() < 2e-2,
                "{i}: {gradient} {}",
                gradients[i]
            );
        }
    }
}
