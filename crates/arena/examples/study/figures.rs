//! Figures with their errors.

use std::fmt;

use crate::notes::Note;

/// A figure and its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Figure {
    pub(crate) mean: f64,
    pub(crate) error: f64,
}

impl Figure {
    /// In hundredths.
    pub(crate) fn percent(self) -> Self {
        Self { mean: 100.0 * self.mean, error: 100.0 * self.error }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = f.precision().unwrap_or(1);
        write!(f, "{:.places$} ± {:.places$}", self.mean, self.error)
    }
}

/// Parts that the games are cut into to see how far a figure depends on them.
const PARTS: u64 = 20;

/// What `measure` says of the games, and its standard error by the jackknife: each part of the deals is left out in turn.
/// Nothing if it cannot be measured, or not without one of the parts.
pub(crate) fn figure(notes: &[&Note], measure: impl Fn(&[&Note]) -> Option<f64>) -> Option<Figure> {
    let mean = measure(notes).filter(|mean| mean.is_finite())?;
    let parts = PARTS.min(notes.iter().map(|note| note.key.deal + 1).max()?);
    let without = |part: u64| {
        let rest: Vec<&Note> =
            notes.iter().copied().filter(|note| note.key.deal % parts != part).collect();
        measure(&rest).filter(|mean| mean.is_finite())
    };
    let without: Vec<f64> = (0..parts).map(without).collect::<Option<_>>()?;
    let count = without.len() as f64;
    let middle = without.iter().sum::<f64>() / count;
    let squares: f64 = without.iter().map(|mean| (mean - middle).powi(2)).sum();
    Some(Figure { mean, error: (squares * (count - 1.0) / count).sqrt() })
}

/// The mean of numbers; nothing if there are none.
pub(crate) fn mean(numbers: impl IntoIterator<Item = f64>) -> Option<f64> {
    let (mut sum, mut count) = (0.0, 0.0);
    for number in numbers {
        sum += number;
        count += 1.0;
    }
    (count > 0.0).then(|| sum / count)
}

/// The slopes of the plane through (inputs, value) with the least squares; nothing if the inputs do not tell them. An input that never
/// changes has none: 0.
pub(crate) fn slopes<const N: usize>(points: &[([f64; N], f64)]) -> Option<[f64; N]> {
    let centre: Vec<f64> =
        (0..N).map(|i| mean(points.iter().map(|p| p.0[i]))).collect::<Option<_>>()?;
    let level = mean(points.iter().map(|p| p.1))?;
    let mut rows = [[0.0; N]; N];
    let mut right = [0.0; N];
    for (inputs, value) in points {
        for i in 0..N {
            let at = inputs[i] - centre[i];
            right[i] += at * (value - level);
            for j in 0..N {
                rows[i][j] += at * (inputs[j] - centre[j]);
            }
        }
    }
    for (at, row) in rows.iter_mut().enumerate() {
        if row[at] == 0.0 {
            row[at] = 1.0;
        }
    }
    solve(rows, right)
}

/// Solves linear equations by elimination.
fn solve<const N: usize>(mut rows: [[f64; N]; N], mut right: [f64; N]) -> Option<[f64; N]> {
    for at in 0..N {
        let pivot = (at..N).max_by(|&a, &b| rows[a][at].abs().total_cmp(&rows[b][at].abs()))?;
        rows.swap(at, pivot);
        right.swap(at, pivot);
        if rows[at][at].abs() < 1e-9 {
            return None;
        }
        for below in 0..N {
            if below != at {
                let times = rows[below][at] / rows[at][at];
                let taken = rows[at];
                for (number, taken) in rows[below].iter_mut().zip(taken) {
                    *number -= times * taken;
                }
                right[below] -= times * right[at];
            }
        }
    }
    for at in 0..N {
        right[at] /= rows[at][at];
    }
    Some(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plane_is_found_again() {
        let points: Vec<_> = (0..20)
            .map(|i| {
                let (a, b) = (f64::from(i % 4), f64::from(i / 3));
                ([a, b], 2.0 * a - 0.5 * b + 7.0)
            })
            .collect();
        let [a, b] = slopes(&points).unwrap();
        assert!((a - 2.0).abs() < 1e-9 && (b + 0.5).abs() < 1e-9, "{a} {b}");
        assert_eq!(slopes(&[([1.0, 1.0], 1.0), ([2.0, 1.0], 3.0)]), Some([2.0, 0.0]));
        assert_eq!(slopes(&[([1.0, 1.0], 1.0), ([2.0, 2.0], 2.0)]), None);
    }
}
