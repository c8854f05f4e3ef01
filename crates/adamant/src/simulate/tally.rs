//! Counting what happens.

use comfy_table::Table;
use diamant::{Diamant, Event, Told};
use indicatif::HumanCount;
use serde_json::{Map, Value, json};
use table::{Game, Log, Outcome, Seat};

use super::report::plain_table;

/// A game that is worth more than its scores.
pub(crate) trait Tallied: Game {
    /// Counts what only this game has.
    type Tally: Tally<Self::Event>;
}

/// Counts events.
pub(crate) trait Tally<E>: Log<E> + Default + Send {
    /// Adds the counts of other games.
    fn merge(&mut self, other: &Self);

    /// What was counted, for people; none if there is nothing to count.
    fn table(&self) -> Option<Table>;

    /// What was counted, for programs.
    fn json(&self) -> Map<String, Value>;
}

/// The sums behind a mean score and its error, for every seat.
#[derive(Clone, Default)]
pub(crate) struct Scores {
    sums: [i64; Seat::MOST as usize],
    squares: [i64; Seat::MOST as usize],
}

impl Scores {
    pub(crate) fn add(&mut self, outcome: &Outcome, players: u8) {
        for seat in Seat::all(players) {
            let score = i64::from(outcome.scores[seat.index()]);
            self.sums[seat.index()] += score;
            self.squares[seat.index()] += score * score;
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        for seat in Seat::all(Seat::MOST) {
            self.sums[seat.index()] += other.sums[seat.index()];
            self.squares[seat.index()] += other.squares[seat.index()];
        }
    }

    /// The mean score of a seat over so many games, and its standard error.
    #[expect(clippy::cast_precision_loss, reason = "sums of scores stay far below 2^53")]
    pub(crate) fn mean(&self, seat: Seat, games: u64) -> (f64, f64) {
        let (sum, square, games) =
            (self.sums[seat.index()] as f64, self.squares[seat.index()] as f64, games as f64);
        let mean = sum / games;
        let variance =
            if games > 1.0 { (square - sum * mean).max(0.0) / (games - 1.0) } else { 0.0 };
        (mean, (variance / games).sqrt())
    }
}

impl Tallied for Diamant {
    type Tally = Caves;
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

    #[expect(clippy::cast_precision_loss, reason = "nobody plays 2^53 games")]
    fn hazard_share(self) -> f64 {
        self.by_hazard as f64 / self.caves.max(1) as f64
    }
}

impl Log<Event> for Caves {
    fn push(&mut self, event: Event) {
        let Event::Told(told) = event else { return };
        match told {
            Told::Diamonds { .. } | Told::Hazard { .. } => self.turned += 1,
            Told::Fled { .. } => {
                self.turned += 1;
                self.end(1);
            }
            Told::Opened { staying, .. } if staying.is_empty() => self.end(0),
            _ => {}
        }
    }
}

impl Tally<Event> for Caves {
    fn merge(&mut self, other: &Self) {
        for (ends, more) in self.by_cards.iter_mut().zip(&other.by_cards) {
            *ends = ends.plus(*more);
        }
    }

    fn table(&self) -> Option<Table> {
        let row = |cards: String, ends: Ends| {
            [
                cards,
                HumanCount(ends.caves).to_string(),
                HumanCount(ends.by_hazard).to_string(),
                format!("{:.1} %", ends.hazard_share() * 100.0),
            ]
        };
        let mut table = plain_table(["cards turned", "caves", "ended by a hazard", "share"]);
        for (cards, ends) in self.seen() {
            table.add_row(row(cards.to_string(), ends));
        }
        table.add_row(row("all".to_owned(), self.all()));
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
