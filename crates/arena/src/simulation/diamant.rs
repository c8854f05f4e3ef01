//! How Diamant's caves end.

use diamant::{Event, Told};
use table::Log;

use super::Statistics;

/// How Diamant's caves ended, by the number of cards turned over, at most 21.
#[derive(Clone, Default)]
pub struct Caves {
    by_cards: [CaveEnds; 22],
    /// Cards turned over so far in the cave being explored.
    turned: usize,
}

/// How some caves ended.
#[derive(Clone, Copy, Default)]
pub struct CaveEnds {
    /// All of them.
    pub caves: u64,
    /// Those that a hazard ended.
    pub by_hazard: u64,
}

impl Caves {
    #[inline(never)]
    fn end(&mut self, by_hazard: u64) {
        let ends = &mut self.by_cards[self.turned];
        ends.caves += 1;
        ends.by_hazard += by_hazard;
        self.turned = 0;
    }

    /// How all caves ended.
    pub fn all(&self) -> CaveEnds {
        self.by_cards.iter().fold(CaveEnds::default(), |sum, ends| sum.plus(*ends))
    }

    /// Every number of cards that a cave ended with.
    pub fn seen(&self) -> impl Iterator<Item = (usize, CaveEnds)> {
        self.by_cards.iter().copied().enumerate().filter(|(_, ends)| ends.caves > 0)
    }
}

impl CaveEnds {
    fn plus(self, other: Self) -> Self {
        Self { caves: self.caves + other.caves, by_hazard: self.by_hazard + other.by_hazard }
    }

    /// The part of them that a hazard ended.
    #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 games")]
    pub fn hazard_share(self) -> f64 {
        self.by_hazard as f64 / self.caves.max(1) as f64
    }
}

impl Log<Event> for Caves {
    // Where the rules push, the kind of event is known: compiled into them, most of this is nothing.
    #[inline]
    fn push(&mut self, event: Event) {
        match event {
            Event::Told(Told::Diamonds { .. } | Told::Hazard { .. }) => self.turned += 1,
            Event::Told(Told::Fled { .. }) => {
                self.turned += 1;
                self.end(1);
            }
            Event::Told(Told::Opened { staying, .. }) if staying.is_empty() => self.end(0),
            _ => {}
        }
    }
}

impl Statistics<Event> for Caves {
    fn merge(&mut self, other: &Self) {
        for (ends, more) in self.by_cards.iter_mut().zip(&other.by_cards) {
            *ends = ends.plus(*more);
        }
    }
}
