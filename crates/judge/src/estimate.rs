//! Numbers and how sure they are.

use serde::{Deserialize, Serialize};

/// An average, and its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// The average.
    pub mean: f64,
    /// Its standard error: 0 where the number is exact.
    pub error: f64,
}

/// Standard errors to each side of a 95 % interval.
const SIDE: f64 = 1.96;

/// Standard errors beyond which a difference is taken for a fact: one in two hundred is not.
const SURE: f64 = 2.576;

impl Estimate {
    /// Where the 95 % interval begins and ends.
    pub fn interval(self) -> [f64; 2] {
        [self.mean - SIDE * self.error, self.mean + SIDE * self.error]
    }

    /// Whether it is surely above `least`.
    pub fn exceeds(self, least: f64) -> bool {
        self.mean - SURE * self.error > least
    }

    /// The sum of two independent estimates.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { mean: self.mean + other.mean, error: self.error.hypot(other.error) }
    }

    /// The difference of two independent estimates.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self { mean: self.mean - other.mean, error: self.error.hypot(other.error) }
    }
}

/// What an estimate is made of.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum {
    pub(crate) count: u32,
    pub(crate) mean: f64,
    /// The sum of squared distances from the mean.
    spread: f64,
}

impl Sum {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1;
        let off = value - self.mean;
        self.mean += off / f64::from(self.count);
        self.spread += off * (value - self.mean);
    }

    /// The average and its error. With fewer than two numbers nothing is known, and the error says so.
    pub(crate) fn estimate(&self) -> Estimate {
        let count = f64::from(self.count);
        let error = if count < 2.0 { 1.0 } else { (self.spread / (count - 1.0) / count).sqrt() };
        Estimate { mean: self.mean, error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_average_knows_its_error() {
        let mut sum = Sum::default();
        for value in [1.0, 2.0, 3.0, 4.0] {
            sum.add(value);
        }
        let Estimate { mean, error } = sum.estimate();
        assert!((mean - 2.5).abs() < 1e-12 && (error - (5.0_f64 / 12.0).sqrt()).abs() < 1e-12);
        assert!(sum.estimate().exceeds(0.5) && !sum.estimate().exceeds(1.0));
    }
}
