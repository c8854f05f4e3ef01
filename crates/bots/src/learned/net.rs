//! A small network: what a position is worth to a seat, and which of its actions look good.
//!
//! All sums are taken in one order and only by operations that IEEE 754 defines to the last bit, so its numbers are the same on every
//! machine. Asking it does not allocate.

/// How many numbers are passed on about each entity.
pub const EMBED: usize = 32;
/// How many numbers the first hidden layer passes on.
pub const FIRST: usize = 96;
/// How many numbers the second hidden layer passes on.
pub const SECOND: usize = 32;
/// How many numbers the hidden layer of an action passes on.
pub const HEAD: usize = 16;

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

    /// How many weights a network of this shape has.
    pub const fn weights(self) -> usize {
        self.offsets().all
    }

    /// Where the weights of each layer begin.
    pub const fn offsets(self) -> Offsets {
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

/// Where the weights of each layer begin, and where its biases do.
#[derive(Clone, Copy, Debug)]
pub struct Offsets {
    /// How many numbers about entities go into the first layer: those about all of them, summed up.
    pub pooled: usize,
    /// The biases of the numbers about an entity; their weights come first of all.
    pub embed_bias: usize,
    /// The first layer's weights of other inputs.
    pub first: usize,
    /// Its weights of the numbers about entities.
    pub first_pooled: usize,
    /// Its biases.
    pub first_bias: usize,
    /// The second layer.
    pub second: usize,
    /// Its biases.
    pub second_bias: usize,
    /// What the position is worth.
    pub value: usize,
    /// The bias of that.
    pub value_bias: usize,
    /// The position's part of the hidden layer of an action.
    pub head: usize,
    /// That layer's biases.
    pub head_bias: usize,
    /// The action's part of it.
    pub action: usize,
    /// The logit of an action.
    pub output: usize,
    /// The end of all weights.
    pub all: usize,
}

/// A network's shape and weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// How many inputs of each kind it has.
    pub shape: Shape,
    /// The weights, layer by layer.
    pub weights: Vec<f32>,
}

/// What a network computed for a position.
#[derive(Clone, Debug)]
pub struct Activations {
    /// What is passed on about each entity.
    pub embeds: [[f32; EMBED]; 8],
    /// The sum of that.
    pub pooled: [f32; EMBED],
    /// What the first hidden layer passes on.
    pub first: [f32; FIRST],
    /// What the second one passes on.
    pub second: [f32; SECOND],
    /// The position's part of the hidden layer of each action.
    pub head: [f32; HEAD],
    /// What the position is worth: any number, 0 for an even chance. See [`sigmoid`].
    pub value: f32,
}

impl Net {
    /// Steps of a shipped weight to 1.
    pub const FINE: f32 = 4096.0;

    /// Reads weights as they are shipped, two bytes each; nothing if there are too few or too many.
    pub fn read(shape: Shape, bytes: &[u8]) -> Option<Self> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let whole = rest.is_empty() && pairs.len() == shape.weights();
        let weight = |&pair: &[u8; 2]| f32::from(i16::from_le_bytes(pair)) / Self::FINE;
        whole.then(|| Self { shape, weights: pairs.iter().map(weight).collect() })
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

    /// The same, with what the hidden layer of the action passes on.
    pub fn action_logit(&self, activations: &Activations, action: &[f32]) -> (f32, [f32; HEAD]) {
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
}
