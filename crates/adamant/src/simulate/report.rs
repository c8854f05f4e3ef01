//! What came of a simulation, for people and for programs.

use std::io::Write;

use comfy_table::{CellAlignment, LineStyle, Table, presets};
use indicatif::{HumanCount, HumanFloatCount};
use serde_json::{Value, json};
use table::Seat;

use super::Played;
use super::tally::{Tallied, Tally};
use crate::cli::Simulate;
use crate::output::is_stream;

/// A table with these headings, its columns to the right as numbers are.
pub(super) fn plain_table<const N: usize>(headings: [&str; N]) -> Table {
    let mut table = Table::new();
    let rule = LineStyle::new('─', '─', '─', '─');
    table.load_style(presets::NOTHING.header_separator(rule)).set_header(headings);
    for column in table.column_iter_mut() {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

pub(super) struct Report<'a, G: Tallied> {
    pub(super) args: &'a Simulate,
    pub(super) seed: u64,
    pub(super) seconds: f64,
    pub(super) played: &'a Played<G>,
}

impl<G: Tallied> Report<'_, G> {
    /// So many a second.
    #[expect(clippy::cast_precision_loss, reason = "nobody plays 2^53 games")]
    fn rate(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }

    /// The mean score of every seat, and its standard error.
    fn means(&self) -> Vec<(f64, f64)> {
        Seat::all(self.args.players)
            .map(|seat| self.played.scores.mean(seat, self.played.games))
            .collect()
    }

    /// Writes the report as the command line asks.
    pub(super) fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        if self.args.json { self.write_json(out) } else { self.write_tables(out) }
    }

    fn wins(&self) -> Vec<f64> {
        Seat::all(self.args.players)
            .map(|seat| self.played.scores.win_share(seat, self.played.games))
            .collect()
    }

    fn write_json(&self, out: &mut impl Write) -> std::io::Result<()> {
        let (means, errors): (Vec<f64>, Vec<f64>) = self.means().into_iter().unzip();
        let mut report = json!({
            "game": G::NAME,
            "players": self.args.players,
            "seed": self.seed,
            "games": self.played.games,
            "decisions": self.played.decisions,
            "seconds": self.seconds,
            "games_per_second": self.rate(self.played.games),
            "decisions_per_second": self.rate(self.played.decisions),
            "bots": self.args.bots,
            "mean_scores": means,
            "standard_errors": errors,
            "win_shares": self.wins(),
            "without_winner": self.played.scores.without_winner(),
        });
        if let Value::Object(map) = &mut report {
            map.extend(self.played.tally.json());
        }
        writeln!(out, "{report}")
    }

    fn write_tables(&self, out: &mut impl Write) -> std::io::Result<()> {
        let played = self.played;
        writeln!(
            out,
            "{} {} of {} with {} players in {:.2} s: {} games/s, {} decisions/s (seed {})\n",
            HumanCount(played.games),
            if played.games == 1 { "game" } else { "games" },
            G::NAME,
            self.args.players,
            self.seconds,
            HumanFloatCount(self.rate(played.games).round()),
            HumanFloatCount(self.rate(played.decisions).round()),
            self.seed,
        )?;
        let mut scores = plain_table(["seat", "bot", "wins", "mean score", "± standard error"]);
        let rows = Seat::all(self.args.players).zip(self.wins()).zip(self.means());
        for ((seat, wins), (mean, error)) in rows {
            let bots = &self.args.bots;
            let bot = bots.get(seat.index()).or(bots.last());
            scores.add_row([
                (seat.number() + 1).to_string(),
                bot.map_or_else(|| "by lot".to_owned(), ToString::to_string),
                format!("{:.2} %", 100.0 * wins),
                format!("{mean:.3}"),
                format!("{error:.3}"),
            ]);
        }
        writeln!(out, "{scores}")?;
        writeln!(out, "\nwins: of all games; a shared win counts for its share.")?;
        if played.scores.without_winner() > 0 {
            let none = HumanCount(played.scores.without_winner());
            writeln!(out, "No seat won {none} games: the virtual player did.")?;
        }
        if let Some(table) = played.tally.table() {
            writeln!(out, "\n{table}")?;
        }
        if let Some(path) = self.args.records.as_ref().filter(|path| !is_stream(path)) {
            writeln!(out, "\nEvery game is written in {}: adamant replay {0}", path.display())?;
        }
        Ok(())
    }
}
