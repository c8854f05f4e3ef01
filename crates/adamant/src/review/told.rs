//! A reviewed game, in sentences and tables.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use bots::Allowance;
use judge::{Effort, Estimate, Judged, Review, ReviewedDecision};
use serde_json::{Value, json};
use table::Seat;
use textwrap::Options;
use voice::{Names, Speaker, Voice, Voiced, review as words};

use super::graph;
use crate::lines::title;
use crate::rules::width;

/// Mistakes that are told in sentences.
const COSTLIEST: usize = 3;

/// All that is told of a game.
pub(super) struct ReviewText {
    pub(super) title: String,
    pub(super) names: Vec<String>,
    /// A row for each decision, and whether it was a mistake.
    decisions: Vec<(Vec<String>, bool)>,
    accounts: Vec<Vec<String>>,
    paragraphs: Vec<Vec<String>>,
    graph: Vec<String>,
    legend: Vec<String>,
    pub(super) problem: Option<String>,
    pub(super) json: Value,
}

impl ReviewText {
    pub(super) fn of<G: Judged + Voiced>(
        review: &Review<G::Action>,
        voice: &'static Voice,
        names: &Names,
        effort: Effort<'_>,
    ) -> Self {
        let speaker = voice.to(table::Viewer::Spectator, names);
        let say = |message| voice.say(&message);
        let players: Vec<String> =
            Seat::all(review.players).map(|seat| speaker.name(seat)).collect();
        let title = title::<G>(review.players, &speaker);
        let mut decisions = vec![(
            [words::step(), words::player(), words::choice(), words::chance(), words::other()]
                .map(say)
                .into_iter()
                .chain([say(words::chance()), say(words::lost())])
                .collect(),
            false,
        )];
        decisions.extend(
            review.decisions.iter().map(|decision| {
                (row::<G>(decision, voice, &speaker), decision.verdict.is_mistake())
            }),
        );
        let mut accounts = vec![
            [words::player(), words::decisions(), words::mistakes(), words::lost(), words::luck()]
                .map(say)
                .to_vec(),
        ];
        for (name, of) in players.iter().zip(&review.accounts) {
            accounts.push(vec![
                name.clone(),
                of.decisions.to_string(),
                of.mistakes.to_string(),
                say(words::number(100.0 * of.lost, false)),
                points(voice, of.luck),
            ]);
        }
        let mut paragraphs = Vec::new();
        let costliest = review.costliest(COSTLIEST);
        if costliest.is_empty() {
            paragraphs.push(vec![say(words::no_mistakes())]);
        } else {
            paragraphs.push(vec![say(words::costliest())]);
            paragraphs
                .extend(costliest.into_iter().map(|decision| mistake::<G>(decision, &speaker)));
        }
        if let Some((moment, seat, luck)) = review.luckiest() {
            let gain = words::number(100.0 * luck.mean, true);
            paragraphs.push(vec![speaker.say(&words::luckiest(step(moment.step), seat, gain))]);
        }
        if !review.finished && review.problem.is_none() {
            paragraphs.push(vec![say(words::unfinished())]);
        }
        let problem = review.problem.as_ref();
        let problem = problem.map(|problem| say(words::unread(problem.clone())));
        let mut json = json!({
            "game": G::NAME, "players": players, "finished": review.finished,
            "draws": effort.draw, "seed": effort.seed,
            "decisions": review.decisions, "moments": review.moments, "accounts": review.accounts,
        });
        if let Allowance::Simulations(all) = effort.decision {
            json["simulations"] = all.into();
        }
        if let Some(problem) = &review.problem {
            json["error"] = problem.to_string().into();
        }
        Self {
            graph: graph::lines(review, &players, width()),
            legend: vec![say(words::legend()), say(words::legend_luck())],
            title,
            names: players,
            decisions,
            accounts,
            paragraphs,
            problem,
            json,
        }
    }

    pub(super) fn write(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let bold = Style::new().bold();
        writeln!(out, "{bold}{}{bold:#}\n", self.title)?;
        let rows: Vec<Vec<String>> = self.decisions.iter().map(|(row, _)| row.clone()).collect();
        let bad = AnsiColor::Red.on_default();
        for (line, (_, is_mistake)) in aligned(&rows).into_iter().zip(&self.decisions) {
            if *is_mistake {
                writeln!(out, "{bad}{line} ✗{bad:#}")?;
            } else {
                writeln!(out, "{line}")?;
            }
        }
        for paragraph in &self.paragraphs {
            writeln!(out)?;
            for (i, sentence) in paragraph.iter().enumerate() {
                let indent = if i == 0 { "" } else { "  " };
                let options = Options::new(width()).initial_indent(indent).subsequent_indent("  ");
                writeln!(out, "{}", textwrap::fill(sentence, options))?;
            }
        }
        if !self.graph.is_empty() {
            writeln!(out)?;
            for line in &self.graph {
                writeln!(out, "{line}")?;
            }
        }
        writeln!(out)?;
        columns(out, &self.accounts)?;
        writeln!(out)?;
        for line in &self.legend {
            writeln!(out, "{}", textwrap::fill(line, width()))?;
        }
        Ok(())
    }
}

fn step(step: usize) -> i32 {
    i32::try_from(step).unwrap_or(i32::MAX)
}

fn percent(chance: Estimate) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "a number from 0 to 100")]
    let percent = (100.0 * chance.mean).round() as i32;
    percent
}

/// A difference in points, with its interval.
pub(super) fn points(voice: &'static Voice, estimate: Estimate) -> String {
    let [low, high] = estimate.interval().map(|end| 100.0 * end);
    let half = f64::midpoint(-low, high);
    format!(
        "{} ± {}",
        voice.say(&words::number(100.0 * estimate.mean, true)),
        voice.say(&words::number(half, false))
    )
}

fn row<G: Judged + Voiced>(
    decision: &ReviewedDecision<G::Action>,
    voice: &'static Voice,
    speaker: &Speaker<'_>,
) -> Vec<String> {
    let verdict = &decision.verdict;
    let (chosen, other) = (&verdict.candidates[verdict.chosen], verdict.best_other());
    vec![
        (decision.step + 1).to_string(),
        speaker.name(decision.seat),
        chosen.action.to_string(),
        percent(chosen.win).to_string(),
        other.action.to_string(),
        percent(other.win).to_string(),
        points(voice, verdict.lost),
    ]
}

/// A mistake in sentences: what was chosen, what was better, and what spoke for each.
fn mistake<G: Judged + Voiced>(
    decision: &ReviewedDecision<G::Action>,
    speaker: &Speaker<'_>,
) -> Vec<String> {
    let verdict = &decision.verdict;
    let (chosen, other) = (&verdict.candidates[verdict.chosen], verdict.best_other());
    let of = |action: &G::Action| voice::Spoken::message(action);
    let mut sentences = vec![speaker.say(&words::mistake(
        step(decision.step + 1),
        decision.seat,
        of(&chosen.action),
        percent(chosen.win),
        of(&other.action),
        percent(other.win),
    ))];
    let mut known = Vec::new();
    for why in decision.why.iter().chain(&decision.instead) {
        let said = speaker.say(why);
        if !known.contains(&said) {
            known.push(said);
        }
    }
    if !known.is_empty() {
        sentences.push(known.join(" "));
    }
    sentences
}

/// A table whose first columns are words and the rest numbers.
pub(super) fn columns(out: &mut impl Write, rows: &[Vec<String>]) -> anyhow::Result<()> {
    for line in aligned(rows) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Rows with their columns aligned: numbers to the right, words to the left.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let column = |column: usize| {
        let cells = rows.iter().filter_map(move |row| row.get(column));
        let width = cells.clone().map(|cell| cell.chars().count()).max().unwrap_or(0);
        let is_number =
            |cell: &String| cell.starts_with(|c: char| c.is_ascii_digit() || "+−".contains(c));
        (width, rows.len() > 1 && cells.skip(1).all(is_number))
    };
    let columns: Vec<(usize, bool)> = (0..count).map(column).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&columns).map(|(cell, &(width, is_number))| {
            if is_number { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
