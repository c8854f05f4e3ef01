//! What came of a simulation, for people and for programs.

use std::io::Write;

use arena::simulation::Played;
use serde_json::{Value, json};
use table::Seat;
use voice::{kadora::console as kadora_words, tools as words};

use super::tabled::{Tabled, plain_table};
use crate::cli::Simulate;
use crate::language::say;
use crate::output::is_stream;

pub(super) struct Report<'a, G: Tabled> {
    pub(super) args: &'a Simulate,
    pub(super) seed: u64,
    pub(super) seconds: f64,
    pub(super) played: &'a Played<G>,
}

impl<G: Tabled> Report<'_, G> {
    /// So many a second.
    #[expect(clippy::cast_precision_loss, reason = "no run has 2^53 games")]
    fn rate(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }

    /// How often each seat won, its mean score, and the standard error of that.
    fn seats(&self) -> impl Iterator<Item = (f64, (f64, f64))> {
        let Played { scores, games, .. } = self.played;
        let seats = Seat::all(self.args.players);
        seats.map(|seat| (scores.win_share(seat, *games), scores.mean(seat, *games)))
    }

    /// Writes the report as the command line asks.
    pub(super) fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        if self.args.json { self.write_json(out) } else { self.write_tables(out) }
    }

    fn write_json(&self, out: &mut impl Write) -> std::io::Result<()> {
        let (wins, (means, errors)): (Vec<_>, (Vec<_>, Vec<_>)) = self.seats().unzip();
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
            "win_shares": wins,
            "without_winner": self.played.scores.without_winner(),
        });
        let counted = G::json(&self.played.statistics);
        if let (Value::Object(report), Value::Object(counted)) = (&mut report, counted) {
            report.extend(counted);
        }
        writeln!(out, "{report}")
    }

    fn write_tables(&self, out: &mut impl Write) -> std::io::Result<()> {
        let played = self.played;
        let headline = words::simulated(
            played.games,
            G::NAME,
            self.args.players,
            words::figure(self.seconds, 2, false),
            words::figure(self.rate(played.games), 0, false),
            words::figure(self.rate(played.decisions), 0, false),
            self.seed.to_string(),
        );
        writeln!(out, "{}\n", say(&headline))?;
        let mut scores = plain_table([
            words::seat(),
            words::bot(),
            words::wins(),
            words::mean_score(),
            words::standard_error(),
        ]);
        for (seat, (wins, (mean, error))) in self.seats().enumerate() {
            let bots = &self.args.bots;
            let bot = bots.get(seat).or(bots.last());
            scores.add_row([
                (seat + 1).to_string(),
                bot.map_or_else(|| say(&words::random_moves()), ToString::to_string),
                say(&words::part(wins, 2)),
                say(&words::figure(mean, 3, false)),
                say(&words::figure(error, 3, false)),
            ]);
        }
        writeln!(out, "{scores}")?;
        writeln!(out, "\n{}", say(&words::wins_mean()))?;
        if played.scores.without_winner() > 0 {
            writeln!(out, "{}", say(&kadora_words::dummy_won(played.scores.without_winner())))?;
        }
        writeln!(out, "\n{}", G::table(&played.statistics))?;
        if let Some(path) = self.args.records.as_ref().filter(|path| !is_stream(path)) {
            writeln!(out, "\n{}", say(&words::written_in(path.display().to_string())))?;
        }
        Ok(())
    }
}
