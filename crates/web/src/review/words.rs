//! Numbers of a review, in the language of the page.

use judge::Estimate;
use voice::review as words;

use crate::words::Words;

impl Words {
    /// A chance in percent: "46 %".
    pub(super) fn chance(self, chance: Estimate) -> String {
        self.say(&words::percent(percent(chance)))
    }

    /// A difference in points, with half of its 95 % interval.
    pub(super) fn points(self, estimate: Estimate) -> String {
        let [low, high] = estimate.interval().map(|end| 100.0 * end);
        let difference = self.say(&words::number(100.0 * estimate.mean, true));
        let half = self.say(&words::number(f64::midpoint(-low, high), false));
        format!("{difference} ± {half}")
    }

    /// A number with one decimal.
    pub(crate) fn number(self, value: f64) -> String {
        self.say(&words::number(value, false))
    }
}

/// A chance in whole percents.
pub(super) fn percent(chance: Estimate) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "a number from 0 to 100")]
    let percent = (100.0 * chance.mean).round() as i32;
    percent
}
