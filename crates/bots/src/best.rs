//! The best of many.

use std::cmp::Ordering;

use luck::Dice;
use table::Luck;

/// What ranks highest of all that was offered. The lot decides between those that rank alike.
pub(crate) struct Best<T, R> {
    /// The best, and its rank.
    pub(crate) found: Option<(T, R)>,
    alike: u32,
}

impl<T, R: Ord> Best<T, R> {
    pub(crate) const NONE: Self = Self { found: None, alike: 0 };

    pub(crate) fn offer(&mut self, one: T, rank: R, dice: &mut Dice) {
        let order = self.found.as_ref().map_or(Ordering::Greater, |(_, best)| rank.cmp(best));
        self.alike = match order {
            Ordering::Less => return,
            Ordering::Equal => self.alike + 1,
            Ordering::Greater => 1,
        };
        if self.alike == 1 || dice.below(self.alike) == 0 {
            self.found = Some((one, rank));
        }
    }
}
