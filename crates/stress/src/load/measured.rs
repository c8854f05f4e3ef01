//! What was measured.

#![expect(clippy::cast_precision_loss, reason = "figures for people have few digits")]

use std::fmt;
use std::process;
use std::time::Duration;

use anyhow::Result;

use crate::kernel::{work, work_of_all};

/// The processes of each part of what is measured, by the part's name.
pub(super) struct Parts(pub(super) Vec<(&'static str, Vec<u32>)>);

impl Parts {
    /// How long each part has been at work, and last the clients.
    pub(super) fn work(&self) -> Result<Vec<(&'static str, Duration)>> {
        let mut all = Vec::new();
        for (name, pids) in &self.0 {
            let mut sum = Duration::ZERO;
            for pid in pids {
                sum += work_of_all(*pid)?;
            }
            all.push((*name, sum));
        }
        all.push(("clients", work(process::id())?));
        Ok(all)
    }
}

/// What was measured.
pub(super) struct Measured {
    pub(super) moves: u64,
    pub(super) games: u64,
    pub(super) took: Duration,
    /// From sending to the last seat's receipt, sorted.
    pub(super) delays: Vec<Duration>,
    /// How long each part was at work meanwhile, and last the clients.
    pub(super) work: Vec<(&'static str, Duration)>,
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.took.as_secs_f64();
        let delay = |percent| percentile(&self.delays, percent).as_secs_f64() * 1000.0;
        writeln!(
            f,
            "  accepted, durable moves {:>10.0} a second, {} games ended in {seconds:.0} s",
            self.moves as f64 / seconds,
            self.games
        )?;
        writeln!(
            f,
            "  the last seat received  {:>10.1} ms (p50), {:.1} ms (p99), {:.1} ms (the longest)",
            delay(50),
            delay(99),
            delay(100)
        )?;
        let cores: Vec<_> = self
            .work
            .iter()
            .map(|(name, work)| format!("{:.2} {name}", work.as_secs_f64() / seconds))
            .collect();
        write!(f, "  cores                         {}", cores.join(", "))?;
        let parts = &self.work[..self.work.len() - 1];
        let cost = |work: Duration| work.as_secs_f64() * 1e6 / self.moves as f64;
        let costs: Vec<_> =
            parts.iter().map(|(name, work)| format!("{:.0} µs {name}", cost(*work))).collect();
        write!(f, "\n  a move costs                  {}", costs.join(", "))
    }
}

/// What so many of a hundred do not exceed, of sorted durations.
pub(crate) fn percentile(sorted: &[Duration], percent: usize) -> Duration {
    let at = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or_default()
}
