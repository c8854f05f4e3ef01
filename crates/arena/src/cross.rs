//! Every bot against every other.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Allowance, Roster};
use serde::Serialize;

use crate::{ArenaError, Estimate, Plan, Progress, run};

/// Who meets whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrossPlan<G: Roster> {
    /// What is agreed before each game.
    pub options: G::Options,
    /// The bots.
    pub bots: Vec<String>,
    /// How many sit at a table.
    pub players: u8,
    /// How many games for each ordered pair.
    pub games: u64,
    /// The seed of every deal and every bot.
    pub seed: u64,
    /// How long each bot thinks about a choice; nothing for the bot's own habit.
    pub allowance: Option<Allowance>,
}

/// How one bot does among others that are all alike.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cross {
    /// The game.
    pub game: &'static str,
    /// The bots, the order of rows and columns.
    pub bots: Vec<String>,
    /// How many sit at a table.
    pub players: u8,
    /// The part of the games that one bot of the row wins among bots of the column; nothing where both are the same,
    /// and where the arena was stopped.
    pub wins: Vec<Vec<Option<Estimate>>>,
}

/// Plays every ordered pair: one bot of the first kind among bots of the second.
pub fn cross<G: Roster>(
    plan: &CrossPlan<G>,
    progress: &mut dyn FnMut(Progress),
    stop: &AtomicBool,
) -> Result<Cross, ArenaError> {
    let count = plan.bots.len();
    let mut wins = vec![vec![None; count]; count];
    let pairs = (count * count.saturating_sub(1)) as u64;
    let mut before = 0;
    for (row, one) in plan.bots.iter().enumerate() {
        for (column, other) in plan.bots.iter().enumerate() {
            if row == column || stop.load(Ordering::Relaxed) {
                continue;
            }
            let mut seats = vec![other.clone(); usize::from(plan.players)];
            if let Some(first) = seats.first_mut() {
                first.clone_from(one);
            }
            let pair = Plan::<G> {
                options: plan.options.clone(),
                seats,
                games: plan.games,
                seed: plan.seed,
                allowance: plan.allowance,
            };
            let each = pair.deals() * pair.rotations() as u64;
            let report = run(
                &pair,
                &mut |p| progress(Progress { done: before + p.done, all: pairs * each }),
                stop,
                &mut |_| Ok(()),
            )?;
            before += each;
            wins[row][column] = (report.games > 0).then(|| report.standings[0].wins);
        }
    }
    Ok(Cross { game: G::NAME, bots: plan.bots.clone(), players: plan.players, wins })
}

impl Cross {
    /// The table as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a cross table is plain data")
    }
}

impl fmt::Display for Cross {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wide = self.bots.iter().map(String::len).max().unwrap_or(0).max(11);
        writeln!(
            f,
            "{}, {} seats: what one bot of the row wins among bots of the column, in %; a fair share is {:.1}",
            self.game,
            self.players,
            100.0 / f64::from(self.players)
        )?;
        write!(f, "{:wide$}", "")?;
        for name in &self.bots {
            write!(f, "  {name:>wide$}")?;
        }
        writeln!(f)?;
        for (name, row) in self.bots.iter().zip(&self.wins) {
            write!(f, "{name:wide$}")?;
            for cell in row {
                let text = cell.map_or("·".to_owned(), |wins| {
                    format!("{:.1} ± {:.1}", 100.0 * wins.mean, 100.0 * wins.error)
                });
                write!(f, "  {text:>wide$}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
