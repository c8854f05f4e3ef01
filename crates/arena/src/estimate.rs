//! Averages that know how far off they may be.

use serde::Serialize;

/// An average over deals, with the half width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Estimate {
    /// The average.
    pub mean: f64,
    /// 1.96 standard errors. The deals are independent; the games of one deal are not, and count as one.
    pub error: f64,
}

/// Sums for an [`Estimate`], one number a deal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    count: f64,
    mean: f64,
    /// The sum of squared distances from the mean.
    spread: f64,
}

impl Tally {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.spread += off * (value - self.mean);
    }

    pub(crate) fn estimate(&self) -> Estimate {
        let error = if self.count > 1.0 {
            1.96 * (self.spread / (self.count - 1.0) / self.count).sqrt()
        } else {
            f64::INFINITY
        };
        Estimate { mean: self.mean, error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_narrows_with_the_root_of_the_deals() {
        let estimate = |deals: u32| {
            let mut tally = Tally::default();
            (0..deals).for_each(|i| tally.add(f64::from(i % 2)));
            tally.estimate()
        };
        let (few, many) = (estimate(100), estimate(10_000));
        assert!((few.mean - 0.5).abs() < 1e-12 && (many.mean - 0.5).abs() < 1e-12);
        assert!((few.error - 0.098_5).abs() < 1e-4, "{few:?}");
        assert!((few.error / many.error - 10.0).abs() < 0.1);
    }
}
