//! Averages.

/// Numbers whose average is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    /// The average, and its standard error.
    pub(crate) fn with_error(self) -> (f64, f64) {
        let count = self.count.max(1.0);
        let mean = self.sum / count;
        (mean, ((self.squares / count - mean * mean) / count).sqrt())
    }
}
