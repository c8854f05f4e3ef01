//! Counting what happens.

use comfy_table::Table;
use serde_json::{Map, Value};
use table::{Game, Log, Outcome, Seat};

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
