//! What an arena found.

use std::fmt;

use bots::Allowance;
use serde::Serialize;

use crate::{Estimate, Rating};

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// How many seats it had in each game.
    pub seats: usize,
    /// The part of the games that one of its seats wins; a shared win counts for its share.
    pub wins: Estimate,
    /// The score of one of its seats.
    pub score: Estimate,
    /// How strong it seems.
    pub rating: Rating,
}

/// What an arena found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// Who sat where in the first rotation.
    pub seats: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// How long each bot was to think; nothing if each followed its habit.
    pub allowance: Option<Allowance>,
    /// How many games were to be played.
    pub asked: u64,
    /// How many were played.
    pub games: u64,
    /// How each bot did, in the order in which they were named.
    pub standings: Vec<Standing>,
}

impl Report {
    /// The part of the games that a seat wins if all are equally strong.
    #[expect(clippy::cast_precision_loss, reason = "there are eight seats at most")]
    pub fn fair_share(&self) -> f64 {
        1.0 / self.seats.len() as f64
    }

    /// The report as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report is plain data")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wide = self.standings.iter().map(|s| s.bot.len()).max().unwrap_or(0).max(3);
        writeln!(
            f,
            "{}, {} seats: {} games of {}, seed {}; a fair share is {:.1} %",
            self.game,
            self.seats.len(),
            self.games,
            self.asked,
            self.seed,
            100.0 * self.fair_share()
        )?;
        writeln!(
            f,
            "{:wide$}  seats  {:>14}  {:>15}  {:>11}",
            "bot", "wins a seat", "score", "rating"
        )?;
        for s in &self.standings {
            writeln!(
                f,
                "{:wide$}  {:>5}  {:>5.1} ± {:>4.1} %  {:>7.2} ± {:>5.2}  {:>5.1} ± {:>3.1}",
                s.bot,
                s.seats,
                100.0 * s.wins.mean,
                100.0 * s.wins.error,
                s.score.mean,
                s.score.error,
                s.rating.rating,
                s.rating.error
            )?;
        }
        Ok(())
    }
}
