//! Figures from results: win shares, ratings, differences over the same deals, and when to stop.

mod bootstrap;
mod plackett_luce;
mod sample;
mod sequential;

use serde::{Deserialize, Serialize};

pub(crate) use bootstrap::Figures;
pub(crate) use sample::{Counts, Sample};
pub(crate) use sequential::SequentialTest;
pub use sequential::{Claim, UnknownClaim, Verdict};

/// A figure, and the interval that holds the true one 95 times in 100.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// The figure.
    pub mean: f64,
    /// Where its 95 % interval begins.
    pub low: f64,
    /// Where its 95 % interval ends.
    pub high: f64,
}

impl Estimate {
    /// The middle 95 % of `replicates`, which are sorted in passing, stretched to hold `mean`.
    fn of(mean: f64, replicates: &mut [f64]) -> Self {
        replicates.sort_unstable_by(f64::total_cmp);
        let at = |part: f64| -> f64 {
            let last = replicates.len().saturating_sub(1);
            #[expect(
                clippy::cast_precision_loss,
                clippy::cast_sign_loss,
                reason = "there are some thousand replicates"
            )]
            let index = (part * last as f64).round() as usize;
            replicates.get(index).copied().unwrap_or(mean)
        };
        Self { mean, low: at(0.025).min(mean), high: at(0.975).max(mean) }
    }
}

/// Sums for the average of one number a deal.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Average {
    count: f64,
    mean: f64,
    /// The sum of squared distances from the mean.
    spread: f64,
}

impl Average {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.spread += off * (value - self.mean);
    }

    /// The average with 1.96 standard errors on both sides; nothing before the second deal.
    pub(crate) fn estimate(&self) -> Option<Estimate> {
        if self.count < 2.0 {
            return None;
        }
        let error = 1.96 * (self.spread / (self.count - 1.0) / self.count).sqrt();
        Some(Estimate { mean: self.mean, low: self.mean - error, high: self.mean + error })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_narrows_with_the_root_of_the_deals() {
        let half_width = |deals: u32| {
            let mut average = Average::default();
            (0..deals).for_each(|i| average.add(f64::from(i % 2)));
            let Estimate { mean, low, high } = average.estimate().expect("there are many deals");
            assert!((mean - 0.5).abs() < 1e-12);
            (high - low) / 2.0
        };
        let (few, many) = (half_width(100), half_width(10_000));
        assert!((few - 0.098_5).abs() < 1e-4, "{few}");
        assert!((few / many - 10.0).abs() < 0.1);
        assert_eq!(Average::default().estimate(), None);
    }
}
