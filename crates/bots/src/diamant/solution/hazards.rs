//! Hazards, as far as they matter: hazards with as many cards in the game are alike.

/// How many hazards have 3, 2 and 1 cards in the game.
///
/// A hazard needs two cards to end an expedition, so one with a single card left is harmless, and loses it no more (D15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hazards {
    counts: [u8; 3],
}

/// Every way in which at most four cards can have left the game, in the order of the tables.
const ALL: [[u8; 3]; 9] = [
    [5, 0, 0],
    [4, 1, 0],
    [3, 2, 0],
    [4, 0, 1],
    [2, 3, 0],
    [3, 1, 1],
    [1, 4, 0],
    [2, 2, 1],
    [3, 0, 2],
];

impl Hazards {
    /// All hazards as they are in the box.
    pub const FULL: Self = Self { counts: ALL[0] };

    /// Every state in which a cave can be entered.
    pub fn all() -> impl Iterator<Item = Self> {
        ALL.iter().map(|&counts| Self { counts })
    }

    /// The state after so many cards of each hazard have left the game; nothing if that cannot be.
    pub fn after(removed: [u8; 5]) -> Option<Self> {
        let mut counts = [0; 3];
        for gone in removed {
            *counts.get_mut(usize::from(gone))? += 1;
        }
        Some(Self { counts }).filter(|_| ALL.contains(&counts))
    }

    /// How many hazards have 3, 2 and 1 cards in the game.
    pub fn counts(self) -> [u8; 3] {
        self.counts
    }

    /// The number of this state among [`Hazards::all`].
    pub fn index(self) -> usize {
        ALL.iter().position(|&counts| counts == self.counts).unwrap_or(0)
    }

    /// How many different [`Seen`] there are.
    pub fn ways(self) -> usize {
        self.counts.iter().map(|&count| usize::from(count) + 1).product()
    }

    /// Every [`Seen`], such that what has been seen only grows.
    pub fn seen(self) -> impl DoubleEndedIterator<Item = Seen> {
        let [a, b, c] = self.counts;
        (0..=a).flat_map(move |i| {
            (0..=b).flat_map(move |j| (0..=c).map(move |l| Seen { counts: [i, j, l] }))
        })
    }
}

/// How many hazards that have 3, 2 and 1 cards in the game lie on the path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seen {
    /// How many of each.
    pub counts: [u8; 3],
}

impl Seen {
    /// The number of this state among the [`Hazards::ways`].
    pub fn index(self, hazards: Hazards) -> usize {
        self.counts
            .iter()
            .zip(hazards.counts)
            .fold(0, |index, (&seen, count)| index * (usize::from(count) + 1) + usize::from(seen))
    }

    /// How many cards in the pile would end the expedition.
    pub fn deadly(self) -> u8 {
        2 * self.counts[0] + self.counts[1]
    }

    /// Where the next hazard card can lead without ending the expedition, and how many cards lead there.
    pub fn next(self, hazards: Hazards) -> impl Iterator<Item = (Self, u8)> {
        (0..3).filter_map(move |class| {
            let unseen = hazards.counts[class] - self.counts[class];
            let mut counts = self.counts;
            counts[class] += 1;
            (unseen > 0).then_some((Self { counts }, unseen * (3 - class as u8)))
        })
    }

    /// How many hazard cards in the pile would not end the expedition.
    pub fn harmless(self, hazards: Hazards) -> u8 {
        self.next(hazards).map(|(_, cards)| cards).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_than_four_cards_can_have_left() {
        assert_eq!(Hazards::after([0; 5]), Some(Hazards::FULL));
        assert_eq!(Hazards::after([2, 0, 1, 1, 0]).map(Hazards::index), Some(7));
        assert_eq!(Hazards::after([1; 5]), None);
        assert_eq!(Hazards::after([3, 0, 0, 0, 0]), None);
    }

    #[test]
    fn every_hazard_card_is_on_the_path_deadly_or_harmless() {
        for hazards in Hazards::all() {
            let cards: u8 = (0..3).map(|class| hazards.counts[class] * (3 - class as u8)).sum();
            for (index, seen) in hazards.seen().enumerate() {
                assert_eq!(seen.index(hazards), index);
                let path: u8 = seen.counts.iter().sum();
                assert_eq!(path + seen.deadly() + seen.harmless(hazards), cards);
            }
        }
    }
}
