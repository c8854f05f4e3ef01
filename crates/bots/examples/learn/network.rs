//! Untrained networks, the form in which networks are shipped, and backpropagation.

use std::ops::Range;

use bots::learned::net::{Activations, EMBED, FIRST, HEAD, Net, SECOND, Shape};

use crate::gradients::{add_to, dot, spread};

/// A network that has learned nothing, its weights drawn by `fraction`, numbers from 0 to 1.
pub(crate) fn untrained(shape: Shape, mut fraction: impl FnMut() -> f32) -> Net {
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
    Net { shape, weights }
}

/// The weights as they are shipped, two bytes each.
pub(crate) fn shipped(net: &Net) -> impl Iterator<Item = u8> {
    net.weights.iter().flat_map(|weight| ((weight * Net::FINE).round() as i16).to_le_bytes())
}

/// Adds to `gradients` how an action's logit would change with each weight, times `by`; what reaches the position is added to `head`.
pub(crate) fn backward_action(
    net: &Net,
    (action, answer): (&[f32], &[f32; HEAD]),
    by: f32,
    head: &mut [f32; HEAD],
    gradients: &mut [f32],
) {
    let at = net.shape.offsets();
    let mut back = [0.0; HEAD];
    for i in 0..HEAD {
        gradients[at.output + i] += by * answer[i];
        if answer[i] > 0.0 {
            back[i] = by * net.weights[at.output + i];
            head[i] += back[i];
        }
    }
    spread(&mut gradients[at.action..at.output], action, &back);
}

/// Adds to `gradients` how the worth would change with each weight, times `value`, and what actions put into `head`.
pub(crate) fn backward(
    net: &Net,
    (inputs, activations): (&[f32], &Activations),
    (value, head): (f32, &[f32; HEAD]),
    gradients: &mut [f32],
) {
    let (at, w) = (net.shape.offsets(), &net.weights[..]);
    gradients[at.value_bias] += value;
    let mut second = [0.0; SECOND];
    for i in 0..SECOND {
        gradients[at.value + i] += value * activations.second[i];
        if activations.second[i] > 0.0 {
            second[i] = value * w[at.value + i] + dot(head, &w[at.head + i * HEAD..]);
        }
    }
    spread(&mut gradients[at.head..at.head_bias], &activations.second, head);
    add_to(&mut gradients[at.head_bias..at.action], head);
    add_to(&mut gradients[at.second_bias..at.value], &second);
    spread(&mut gradients[at.second..at.second_bias], &activations.first, &second);
    let mut first = [0.0; FIRST];
    for i in 0..FIRST {
        if activations.first[i] > 0.0 {
            first[i] = dot(&second, &w[at.second + i * SECOND..]);
        }
    }
    add_to(&mut gradients[at.first_bias..at.second], &first);
    let (entities, rest) = inputs.split_at(net.shape.entities * net.shape.entity);
    spread(&mut gradients[at.first..at.first_pooled], rest, &first);
    if at.pooled == 0 {
        return;
    }
    spread(&mut gradients[at.first_pooled..at.first_bias], &activations.pooled, &first);
    let mut pooled = [0.0; EMBED];
    for i in 0..EMBED {
        pooled[i] = dot(&first, &w[at.first_pooled + i * FIRST..]);
    }
    for (entity, embed) in entities.chunks_exact(net.shape.entity).zip(&activations.embeds) {
        let mut back = pooled;
        for i in 0..EMBED {
            if embed[i] <= 0.0 {
                back[i] = 0.0;
            }
        }
        spread(&mut gradients[..at.embed_bias], entity, &back);
        add_to(&mut gradients[at.embed_bias..at.first], &back);
    }
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

    /// What a small change of a weight does is what the gradient says.
    #[test]
    fn gradients_tell_how_the_outputs_change() {
        let mut net = untrained(SHAPE, numbers(5));
        for weight in &mut net.weights {
            *weight += 0.01;
        }
        let mut next = numbers(9);
        let inputs: Vec<f32> =
            (0..SHAPE.entities * SHAPE.entity + SHAPE.rest).map(|_| 2.0 * next() - 1.0).collect();
        let action: Vec<f32> = (0..SHAPE.action).map(|_| 2.0 * next() - 1.0).collect();
        let both = |net: &Net| {
            let activations = net.forward(&inputs);
            f64::from(activations.value) + 2.0 * f64::from(net.logit(&activations, &action))
        };
        let activations = net.forward(&inputs);
        let (_, answer) = net.action_logit(&activations, &action);
        let mut gradients = vec![0.0; SHAPE.weights()];
        let mut head = [0.0; HEAD];
        backward_action(&net, (&action, &answer), 2.0, &mut head, &mut gradients);
        backward(&net, (&inputs, &activations), (1.0, &head), &mut gradients);
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
