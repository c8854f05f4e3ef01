//! When enough has been played to say which of two bots is better.
//!
//! A sequential probability ratio test on the difference between two bots' win shares, one number a deal: either they
//! are equally good, or the first is better by a margin. After every deal the evidence is weighed, and the test ends
//! once it is strong enough. The spread of the differences is estimated as the games are played.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::text_serde;
use thiserror::Error;

use super::Average;

/// What is to be found out: whether one bot is better than another, by some margin.
#[derive(Clone, PartialEq, Debug)]
pub struct Claim {
    /// The bot said to be better, as it is called in tables.
    pub better: String,
    /// The bot said to be worse.
    pub worse: String,
    /// How much more a seat of the better one wins, as a part of the games.
    pub margin: f64,
}

/// The margin where none is said: two games in a hundred.
const MARGIN: f64 = 0.02;

/// A text that is no claim.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is no claim: write 'mybot > expert' or 'mybot > expert by 5%'")]
pub struct UnknownClaim(String);

impl FromStr for Claim {
    type Err = UnknownClaim;

    fn from_str(text: &str) -> Result<Self, UnknownClaim> {
        let wrong = || UnknownClaim(text.to_owned());
        let (better, rest) = text.split_once('>').ok_or_else(wrong)?;
        let (worse, margin) = match rest.rsplit_once(" by ") {
            None => (rest, MARGIN),
            Some((worse, margin)) => {
                let percent = margin.trim().strip_suffix('%').ok_or_else(wrong)?;
                let percent: f64 = percent.trim().parse().map_err(|_| wrong())?;
                (worse, percent / 100.0)
            }
        };
        let (better, worse) = (better.trim(), worse.trim());
        let in_range = (0.000_1..=0.9).contains(&margin);
        if better.is_empty() || worse.is_empty() || better == worse || !in_range {
            return Err(wrong());
        }
        Ok(Self { better: better.to_owned(), worse: worse.to_owned(), margin })
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Rounded, so that what was read as 5 % is written as 5 %.
        let percent = (self.margin * 1e6).round() / 1e4;
        write!(f, "{} > {} by {percent}%", self.better, self.worse)
    }
}

text_serde!(Claim);

/// What a test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The claim holds: the first bot is better.
    Better,
    /// It does not: the first bot is not better by the margin.
    NotBetter,
    /// There is not enough evidence yet.
    Undecided,
}

/// Differences before the test may end: the spread has to be known a little.
const FEWEST: f64 = 24.0;

/// A sequential test of a [`Claim`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct SequentialTest {
    margin: f64,
    /// The logarithm of the odds at which the test ends, on either side.
    bound: f64,
    differences: Average,
}

impl SequentialTest {
    /// A test that is wrong with a chance of `error` if the bots are equally good, and as often if the first is better by
    /// `margin`. In between, either answer is right.
    pub(crate) fn new(margin: f64, error: f64) -> Self {
        let bound = ((1.0 - error) / error).ln();
        Self { margin, bound, differences: Average::default() }
    }

    /// Takes in the difference of one deal: how much more of its games one seat of the first bot won.
    pub(crate) fn add(&mut self, difference: f64) {
        self.differences.add(difference);
    }

    /// The variance of a difference; one imagined deal keeps it above 0.
    fn variance(&self) -> f64 {
        (self.differences.spread + 0.25) / (self.differences.count + 1.0).max(1.0)
    }

    /// The logarithm of how much likelier the margin makes what was seen than equality does.
    fn evidence(&self) -> f64 {
        self.differences.count * self.margin * (self.differences.mean - self.margin / 2.0)
            / self.variance()
    }

    /// What has been found so far.
    pub(crate) fn verdict(&self) -> Verdict {
        match self.evidence() {
            _ if self.differences.count < FEWEST => Verdict::Undecided,
            evidence if evidence >= self.bound => Verdict::Better,
            evidence if evidence <= -self.bound => Verdict::NotBetter,
            _ => Verdict::Undecided,
        }
    }

    /// How many deals may still be needed: as it looks now, and at most in nineteen runs of twenty; nothing before anything can be said.
    #[expect(clippy::cast_sign_loss, reason = "both are positive")]
    pub(crate) fn remaining(&self) -> Option<(u64, u64)> {
        if self.differences.count < FEWEST {
            return None;
        }
        let evidence = self.evidence().clamp(-self.bound, self.bound);
        // The evidence walks at random, with this variance a deal, and drifts towards one of the bounds.
        let step = self.margin * self.margin / self.variance();
        let drift = self.margin * (self.differences.mean - self.margin / 2.0) / self.variance();
        let distance = if drift >= 0.0 { self.bound - evidence } else { self.bound + evidence };
        let without_drift = (self.bound - evidence) * (self.bound + evidence) / step;
        let likely = (distance / drift.abs().max(1e-12)).min(without_drift);
        // The slowest case has no drift; then 2.62 times the square of the bound is passed once in twenty.
        let at_most = 2.62 * self.bound * self.bound / step;
        Some((likely.ceil() as u64, at_most.max(likely).ceil() as u64))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use luck::Dice;
    use table::Luck as _;

    use super::*;

    #[test]
    fn claims_read_as_they_are_written() {
        let claim: Claim = "mybot>expert@50ms by 5%".parse().unwrap();
        assert_eq!(claim.to_string(), "mybot > expert@50ms by 5%");
        assert_eq!("a > b".parse::<Claim>().unwrap().to_string(), "a > b by 2%");
        for wrong in ["a", "a > a", "> b", "a > b by 5", "a > b by -1%", "a > b by x%"] {
            assert!(wrong.parse::<Claim>().is_err(), "{wrong}");
        }
    }

    /// The difference of a deal of three rotations between two of three made-up players: thirds between -1 and 1,
    /// with this average.
    fn difference(dice: &mut Dice, average: f64) -> f64 {
        let chance = f64::midpoint(1.0, 3.0 * average / 2.0);
        (0..3)
            .map(|_| {
                if dice.below(3) == 0 {
                    return 0.0;
                }
                let better = f64::from(dice.below(1 << 24)) < chance * f64::from(1 << 24);
                if better { 1.0 / 3.0 } else { -1.0 / 3.0 }
            })
            .sum()
    }

    /// How often a test of a margin of 6 % with errors of 5 % says "better", and the deals it took.
    fn trials(average: f64, dice: &mut Dice) -> (f64, Vec<u64>) {
        let (runs, mut better, mut deals) = (1_500, 0, Vec::new());
        for _ in 0..runs {
            let mut test = SequentialTest::new(0.06, 0.05);
            let mut played = 0;
            while test.verdict() == Verdict::Undecided {
                test.add(difference(dice, average));
                played += 1;
            }
            better += u32::from(test.verdict() == Verdict::Better);
            deals.push(played);
        }
        (f64::from(better) / f64::from(runs), deals)
    }

    #[test]
    fn a_test_is_wrong_as_seldom_as_it_says() {
        let mut dice = Dice::new(17);
        let (equal, _) = trials(0.0, &mut dice);
        assert!(equal < 0.06, "equally good, called better: {equal}");
        let (by_margin, _) = trials(0.06, &mut dice);
        assert!(by_margin > 0.94, "better by the margin, called better: {by_margin}");
        let (worse, deals) = trials(-0.06, &mut dice);
        assert!(worse < 0.005, "worse, called better: {worse}");
        let (far_better, quick) = trials(0.2, &mut dice);
        assert!(far_better > 0.995, "far better, called better: {far_better}");
        let mean = |deals: &[u64]| deals.iter().sum::<u64>() / deals.len() as u64;
        assert!(mean(&quick) < mean(&deals), "{} {}", mean(&quick), mean(&deals));
    }

    #[test]
    fn hardly_any_run_takes_longer_than_was_said() {
        let mut dice = Dice::new(3);
        // Half way between both answers, a test takes longest.
        let mut longer = 0;
        for _ in 0..400 {
            let mut test = SequentialTest::new(0.06, 0.05);
            let mut said = None;
            let mut since = 0;
            while test.verdict() == Verdict::Undecided {
                test.add(difference(&mut dice, 0.03));
                match said {
                    None => said = test.remaining(),
                    Some(_) => since += 1,
                }
            }
            longer += u32::from(said.is_some_and(|(_, at_most)| since > at_most));
        }
        assert!(longer <= 40, "{longer} of 400");
        assert_eq!(SequentialTest::new(0.06, 0.05).remaining(), None);
    }
}
