//! The same players over many games.

use std::collections::BTreeMap;
use std::io::Write;

use judge::{Estimate, Judged, Review};
use serde_json::json;
use table::Record;
use voice::review as words;

use super::told::{aligned, points};
use crate::language::say;

/// What is known of each player of each game.
#[derive(Default)]
pub(super) struct Players(BTreeMap<(&'static str, String), Figures>);

#[derive(Default)]
struct Figures {
    games: u32,
    decisions: u32,
    mistakes: u32,
    lost: f64,
    luck: Estimate,
    won: f64,
}

impl Players {
    pub(super) fn add<G: Judged>(&mut self, record: &Record<G>, review: &Review<G::Action>) {
        for (seat, account) in review.accounts.iter().enumerate() {
            let name = record.names.get(seat).cloned().unwrap_or_else(|| format!("#{}", seat + 1));
            let figures = self.0.entry((G::NAME, name)).or_default();
            figures.games += 1;
            figures.decisions += account.decisions;
            figures.mistakes += account.mistakes;
            figures.lost += account.lost;
            figures.luck = figures.luck.plus(account.luck);
            figures.won += f64::from(account.won.unwrap_or(0.0));
        }
    }

    pub(super) fn write(&self, out: &mut impl Write, as_json: bool) -> std::io::Result<()> {
        if as_json {
            for ((game, name), of) in &self.0 {
                let line = json!({
                    "player": name, "game": game, "games": of.games, "won": of.won,
                    "decisions": of.decisions, "mistakes": of.mistakes, "lost": of.lost, "luck": of.luck,
                });
                writeln!(out, "{line}")?;
            }
            return Ok(());
        }
        let headings = [
            words::games(),
            words::won(),
            words::decisions(),
            words::mistakes(),
            words::by_decision(),
            words::luck(),
        ];
        let mut rows = vec![vec![say(&words::player()), String::new()]];
        rows[0].extend(headings.map(|heading| say(&heading)));
        for ((game, name), of) in &self.0 {
            let by_decision = of.lost / f64::from(of.decisions.max(1));
            rows.push(vec![
                name.clone(),
                (*game).to_owned(),
                of.games.to_string(),
                say(&words::number(of.won, false)),
                of.decisions.to_string(),
                of.mistakes.to_string(),
                say(&words::number(100.0 * by_decision, false)),
                points(of.luck),
            ]);
        }
        aligned(&rows).iter().try_for_each(|line| writeln!(out, "{line}"))
    }
}
