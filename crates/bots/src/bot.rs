//! What every bot promises.

use std::fmt;
use std::str::FromStr;

use luck::Dice;
use serde::{Deserialize, Serialize};
use table::{Game, text_serde};
use thiserror::Error;

use crate::Reason;

/// A player that is a program. It is shown what its seat may see, and nothing else.
///
/// A bot keeps nothing between two choices: the view, the numbers of `dice` and a budget in simulations
/// decide, so that the same three give the same choice on every machine.
pub trait Bot<G: Game>: Send + Sync {
    /// An action for the seat that sees `view`; nothing if it may not act now.
    fn choose(
        &self,
        view: &G::View,
        dice: &mut Dice,
        budget: Budget<'_>,
    ) -> Option<Decision<G::Action>>;

    /// How long this bot thinks unless the caller says otherwise; nothing if it chooses without thinking.
    fn allowance(&self) -> Option<Allowance> {
        None
    }

    /// Chooses within an allowance, or within its own if none is given, by a clock that counts milliseconds.
    fn choose_within(
        &self,
        allowance: Option<Allowance>,
        clock: &dyn Fn() -> f64,
        view: &G::View,
        dice: &mut Dice,
    ) -> Option<Decision<G::Action>> {
        match allowance.or_else(|| self.allowance()) {
            Some(allowance) => allowance.spend(clock, |budget| self.choose(view, dice, budget)),
            None => self.choose(view, dice, Budget::None),
        }
    }
}

/// What a bot chose, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision<A> {
    /// The action.
    pub action: A,
    /// Why.
    pub reason: Reason,
}

/// How long a bot may think about one choice. Bots have no clock: the caller holds it.
#[derive(Clone, Copy)]
pub enum Budget<'a> {
    /// No time to think: enough for bots that choose without.
    None,
    /// So many games thought through.
    Simulations(u32),
    /// As long as this says that there is time.
    While(&'a dyn Fn() -> bool),
}

impl Budget<'_> {
    /// Simulations between two looks at the clock.
    const STRIDE: u32 = 16;

    /// Whether there may be another simulation after so many.
    pub fn allows(&self, done: u32) -> bool {
        match self {
            Self::None => false,
            Self::Simulations(all) => done < *all,
            Self::While(time_left) => {
                !done.is_multiple_of(Self::STRIDE) || done == 0 || time_left()
            }
        }
    }
}

/// A budget as people write it: `50ms` or `2000sims`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowance {
    /// So many games thought through.
    Simulations(u32),
    /// So many milliseconds.
    Millis(u32),
}

impl Allowance {
    /// Hands `think` the budget that this comes to, from now on, by a clock that counts milliseconds.
    pub fn spend<T>(self, clock: &dyn Fn() -> f64, think: impl FnOnce(Budget<'_>) -> T) -> T {
        match self {
            Self::Simulations(all) => think(Budget::Simulations(all)),
            Self::Millis(millis) => {
                let end = clock() + f64::from(millis);
                think(Budget::While(&|| clock() < end))
            }
        }
    }
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Simulations(all) => write!(f, "{all}sims"),
            Self::Millis(millis) => write!(f, "{millis}ms"),
        }
    }
}

/// A text that is no budget.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0:?} is no budget: write milliseconds as 50ms or simulations as 2000sims")]
pub struct UnknownAllowance(String);

impl FromStr for Allowance {
    type Err = UnknownAllowance;

    fn from_str(text: &str) -> Result<Self, UnknownAllowance> {
        let number = |digits: &str| digits.trim_end().parse().ok();
        None.or_else(|| text.strip_suffix("ms").and_then(number).map(Self::Millis))
            .or_else(|| text.strip_suffix("sims").and_then(number).map(Self::Simulations))
            .ok_or_else(|| UnknownAllowance(text.to_owned()))
    }
}

text_serde!(Allowance);

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn budgets_read_as_they_are_written() {
        for text in ["50ms", "2000sims"] {
            assert_eq!(text.parse::<Allowance>().unwrap().to_string(), text);
        }
        for text in ["", "50", "ms", "-1ms", "50 s", "5000000000ms"] {
            assert!(text.parse::<Allowance>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_clock_is_looked_at_now_and_then() {
        let looks = Cell::new(0);
        let clock = || {
            looks.set(looks.get() + 1);
            looks.get() < 3
        };
        let budget = Budget::While(&clock);
        let done = (0..100).find(|&done| !budget.allows(done));
        assert_eq!(done, Some(48));
        assert_eq!((0..100).find(|&done| !Budget::Simulations(7).allows(done)), Some(7));
    }
}
