//! Gradients of a layer's weights.

/// Adds to each gradient its input times the gradient of its output.
pub(crate) fn spread<const N: usize>(gradients: &mut [f32], inputs: &[f32], back: &[f32; N]) {
    for (&x, row) in inputs.iter().zip(gradients.as_chunks_mut::<N>().0) {
        if x != 0.0 {
            for (gradient, back) in row.iter_mut().zip(back) {
                *gradient += x * back;
            }
        }
    }
}

/// Adds up gradients.
pub(crate) fn add_to(gradients: &mut [f32], back: &[f32]) {
    for (gradient, back) in gradients.iter_mut().zip(back) {
        *gradient += back;
    }
}

/// The gradient of an input: the sum of those of its outputs, each times its weight.
pub(crate) fn dot<const N: usize>(back: &[f32; N], weights: &[f32]) -> f32 {
    back.iter().zip(weights).map(|(a, b)| a * b).sum()
}
