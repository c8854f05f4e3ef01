//! How Diamant's caves end.

use comfy_table::Table;
use diamant::{Diamant, Event, Told};
use serde_json::{Map, Value, json};
use table::Log;
use voice::tools as words;

use super::report::{count, plain_table};
use super::statistics::{HasStatistics, Statistics};
use crate::language::say;

impl HasStatistics for Diamant {
    type Statistics = Caves;
}

/// How Diamant's caves ended, by the number of cards turned over, at most 21.
#[derive(Clone, Default)]
pub(crate) struct Caves {
    by_cards: [Ends; 22],
    /// Cards turned over so far in the cave being explored.
    turned: usize,
}

#[derive(Clone, Copy, Default)]
struct Ends {
    caves: u64,
    by_hazard: u64,
}

impl Caves {
    #[inline(never)]
    fn end(&mut self, by_hazard: u64) {
        let ends = &mut self.by_cards[self.turned];
        ends.caves += 1;
        ends.by_hazard += by_hazard;
        self.turned = 0;
    }

    fn all(&self) -> Ends {
        self.by_cards.iter().fold(Ends::default(), |sum, ends| sum.plus(*ends))
    }

    /// Every number of cards that a cave ended with.
    fn seen(&self) -> impl Iterator<Item = (usize, Ends)> {
        self.by_cards.iter().copied().enumerate().filter(|(_, ends)| ends.caves > 0)
    }
}

impl Ends {
    fn plus(self, other: Self) -> Self {
        Self { caves: self.caves + other.caves, by_hazard: self.by_hazard + other.by_hazard }
    }

    #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 games")]
    fn hazard_share(self) -> f64 {
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

    fn table(&self) -> Option<Table> {
        let row = |cards: String, ends: Ends| {
            [
                cards,
                count(ends.caves),
                count(ends.by_hazard),
                say(&words::part(ends.hazard_share(), 1)),
            ]
        };
        let mut table =
            plain_table([words::d_cards(), words::d_caves(), words::d_ended(), words::share()]);
        for (cards, ends) in self.seen() {
            table.add_row(row(cards.to_string(), ends));
        }
        table.add_row(row(say(&words::all()), self.all()));
        Some(table)
    }

    fn json(&self) -> Map<String, Value> {
        let caves: Vec<Value> = self
            .seen()
            .map(|(cards, ends)| json!({"cards": cards, "caves": ends.caves, "ended_by_hazard": ends.by_hazard}))
            .collect();
        Map::from_iter([
            ("caves".to_owned(), caves.into()),
            ("hazard_share".to_owned(), self.all().hazard_share().into()),
        ])
    }
}
