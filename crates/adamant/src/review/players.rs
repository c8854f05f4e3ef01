//! The same players over many games.

use std::collections::BTreeMap;
use std::io::Write;

use judge::{Estimate, Judged, Review};
use serde_json::json;
use table::Record;
use voice::{Voice, review as words};

use super::told::{columns, points};

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

    pub(super) fn write(
        &self,
        out: &mut impl Write,
        voice: &'static Voice,
        as_json: bool,
    ) -> anyhow::Result<()> {
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
        let say = |message| voice.say(&message);
        let mut rows = vec![vec![
            say(words::player()),
            String::new(),
            say(words::games()),
            say(words::won()),
            say(words::decisions()),
            say(words::mistakes()),
            say(words::by_decision()),
            say(words::luck()),
        ]];
        for ((game, name), of) in &self.0 {
            let by_decision = of.lost / f64::from(of.decisions.max(1));
            rows.push(vec![
                name.clone(),
                (*game).to_owned(),
                of.games.to_string(),
                say(words::number(of.won, false)),
                of.decisions.to_string(),
                of.mistakes.to_string(),
                say(words::number(100.0 * by_decision, false)),
                points(voice, of.luck),
            ]);
        }
        columns(out, &rows)
    }
}
