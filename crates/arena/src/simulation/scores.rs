//! Who won, and by how much.

use table::{Outcome, Seat};

/// A won game, in units that divide evenly among up to eight winners.
const WIN: u64 = 840;

/// The sums behind wins, mean scores and their errors, for every seat.
#[derive(Clone, Default)]
pub struct Scores {
    sums: [i64; Seat::MOST as usize],
    squares: [i64; Seat::MOST as usize],
    wins: [u64; Seat::MOST as usize],
    /// Games that no seat won, which happens where a virtual player takes part.
    without_winner: u64,
}

impl Scores {
    #[inline]
    pub(crate) fn add(&mut self, outcome: &Outcome) {
        // Scores beyond the last seat are 0: adding them all is quicker than asking who plays.
        for (i, &score) in outcome.scores.iter().enumerate() {
            self.sums[i] += i64::from(score);
            self.squares[i] += i64::from(i32::from(score) * i32::from(score));
        }
        if outcome.winners.is_empty() {
            self.without_winner += 1;
        } else {
            let share = WIN / u64::from(outcome.sharing);
            outcome.winners.iter().for_each(|seat| self.wins[seat.index()] += share);
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        for seat in Seat::all(Seat::MOST) {
            self.sums[seat.index()] += other.sums[seat.index()];
            self.squares[seat.index()] += other.squares[seat.index()];
            self.wins[seat.index()] += other.wins[seat.index()];
        }
        self.without_winner += other.without_winner;
    }

    /// The mean score of a seat over so many games, and its standard error.
    #[expect(clippy::cast_precision_loss, reason = "sums of scores stay far below 2^53")]
    pub fn mean(&self, seat: Seat, games: u64) -> (f64, f64) {
        let (sum, square, games) =
            (self.sums[seat.index()] as f64, self.squares[seat.index()] as f64, games as f64);
        let mean = sum / games;
        let variance =
            if games > 1.0 { (square - sum * mean).max(0.0) / (games - 1.0) } else { 0.0 };
        (mean, (variance / games).sqrt())
    }

    /// The games that a seat won, of so many in all; a shared win counts for its share.
    #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 games")]
    pub fn win_share(&self, seat: Seat, games: u64) -> f64 {
        self.wins[seat.index()] as f64 / (WIN * games.max(1)) as f64
    }

    /// Games that no seat won.
    pub fn without_winner(&self) -> u64 {
        self.without_winner
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use table::Seats;

    use super::*;

    #[test]
    fn a_shared_win_counts_for_its_share() {
        let seat = |number| Seat::new(number).unwrap();
        let mut scores = Scores::default();
        let won_by = |winners: &[u8]| {
            let winners: Seats = winners.iter().map(|&number| seat(number)).collect();
            Outcome::new([3, 3, 1, 0, 0, 0, 0, 0], winners)
        };
        for winners in [&[0, 1, 2][..], &[1], &[]] {
            scores.add(&won_by(winners));
        }
        assert!((scores.win_share(seat(0), 3) - 1.0 / 9.0).abs() < 1e-12);
        assert!((scores.win_share(seat(1), 3) - 4.0 / 9.0).abs() < 1e-12);
        assert_eq!(scores.without_winner(), 1);
        assert_eq!(scores.mean(seat(2), 3), (1.0, 0.0));
    }
}
