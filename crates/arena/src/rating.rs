//! A number for how strong each bot is.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use table::{Outcome, Seat};

/// A Weng-Lin rating, which is made for games of more than two: 25 is the average of those who took part,
/// and whoever is 4 points ahead of another is placed before them in about two games of three.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// The half width of its 95 % interval.
    pub error: f64,
}

/// Ratings of all bots that take part, by their number.
pub(crate) struct Ratings(Vec<WengLinRating>);

impl Ratings {
    pub(crate) fn new(bots: usize) -> Self {
        Self(vec![WengLinRating::new(); bots])
    }

    /// Learns from a game; `bots` says whose each seat is. A bot with several seats learns their average.
    pub(crate) fn note(&mut self, bots: &[usize], outcome: &Outcome) {
        // Winners first, then by how near the score is to theirs: in some games the fewest points win.
        let best = outcome.winners.first().map_or(0, |seat| outcome.scores[seat.index()]);
        let place = |i: usize| {
            let won = Seat::new(i as u8).is_some_and(|seat| outcome.winners.contains(seat));
            (won, if won { 0 } else { -(outcome.scores[i] - best).abs() })
        };
        let teams: Vec<_> = (0..bots.len())
            .map(|i| {
                let ahead = (0..bots.len()).filter(|&j| place(j) > place(i)).count();
                (std::slice::from_ref(&self.0[bots[i]]), MultiTeamOutcome::new(1 + ahead))
            })
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        let mut sums = vec![(0.0, 0.0, 0.0); self.0.len()];
        for (&bot, team) in bots.iter().zip(&after) {
            for rating in team {
                let (sum, uncertainty, seats) = &mut sums[bot];
                *sum += rating.rating;
                *uncertainty += rating.uncertainty;
                *seats += 1.0;
            }
        }
        for (rating, (sum, uncertainty, seats)) in self.0.iter_mut().zip(sums) {
            if seats > 0.0 {
                *rating = WengLinRating { rating: sum / seats, uncertainty: uncertainty / seats };
            }
        }
    }

    pub(crate) fn of(&self, bot: usize) -> Rating {
        Rating { rating: self.0[bot].rating, error: 1.96 * self.0[bot].uncertainty }
    }
}
