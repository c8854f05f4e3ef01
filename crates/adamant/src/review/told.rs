//! A reviewed game, in sentences and tables.

use anstyle::{AnsiColor, Style};
use bots::Allowance;
use judge::{Effort, Estimate, Judged, Review, ReviewedDecision};
use serde_json::{Value, json};
use table::{Seat, Viewer};
use voice::{Names, Speaker, Spoken as _, Voice, Voiced, review as words};

use super::graph;
use crate::language::{lang, say};
use crate::record_files::title;
use crate::rules::{indented, width};

/// Mistakes that are told in sentences.
const COSTLIEST: usize = 3;

/// All that is told of a game.
pub(super) struct ReviewText {
    pub(super) title: String,
    pub(super) names: Vec<String>,
    pub(super) lines: Vec<String>,
    pub(super) problem: Option<String>,
    pub(super) json: Value,
}

impl ReviewText {
    pub(super) fn of<G: Judged + Voiced>(
        review: &Review<G::Action>,
        names: &Names,
        effort: Effort<'_>,
    ) -> Self {
        let speaker = Voice::of(lang()).to(Viewer::Spectator, names);
        let names: Vec<String> = Seat::all(review.players).map(|seat| speaker.name(seat)).collect();
        let title = title::<G>(review.players, &speaker);
        let bold = Style::new().bold();
        let mut lines = vec![format!("{bold}{title}{bold:#}"), String::new()];
        lines.extend(decisions::<G>(review, &speaker));
        for paragraph in paragraphs::<G>(review, &speaker) {
            lines.push(String::new());
            for (i, sentence) in paragraph.iter().enumerate() {
                let indent = if i == 0 { "" } else { "  " };
                lines.push(textwrap::fill(sentence, indented(indent, "  ")));
            }
        }
        let graph = graph::lines(review, &names, width());
        if !graph.is_empty() {
            lines.push(String::new());
            lines.extend(graph);
        }
        lines.push(String::new());
        lines.extend(accounts(review, &names));
        lines.push(String::new());
        let legends = [words::legend(), words::legend_luck()];
        lines.extend(legends.map(|legend| textwrap::fill(&say(&legend), width())));
        let mut json = json!({
            "game": G::NAME, "players": names, "finished": review.finished,
            "draws": effort.draw, "seed": effort.seed,
            "decisions": review.decisions, "moments": review.moments, "accounts": review.accounts,
        });
        if let Allowance::Simulations(all) = effort.decision {
            json["simulations"] = all.into();
        }
        if let Some(problem) = &review.problem {
            json["error"] = problem.to_string().into();
        }
        let problem = review.problem.clone().map(|problem| say(&words::unread(problem)));
        Self { title, names, lines, problem, json }
    }
}

/// A line for each decision, mistakes marked.
fn decisions<G: Judged + Voiced>(review: &Review<G::Action>, speaker: &Speaker<'_>) -> Vec<String> {
    let headings = [
        words::step(),
        words::player(),
        words::choice(),
        words::chance(),
        words::other(),
        words::chance(),
        words::lost(),
    ];
    let mut rows = vec![headings.map(|heading| say(&heading)).to_vec()];
    for ReviewedDecision { step, seat, verdict, .. } in &review.decisions {
        let (chosen, other) = (&verdict.candidates[verdict.chosen], verdict.best_other());
        rows.push(vec![
            (step + 1).to_string(),
            speaker.name(*seat),
            chosen.action.to_string(),
            percent(chosen.win).to_string(),
            other.action.to_string(),
            percent(other.win).to_string(),
            points(verdict.lost),
        ]);
    }
    let mut lines = aligned(&rows);
    let bad = AnsiColor::Red.on_default();
    for (line, decision) in lines.iter_mut().skip(1).zip(&review.decisions) {
        if decision.verdict.is_mistake() {
            *line = format!("{bad}{line} ✗{bad:#}");
        }
    }
    lines
}

/// The costliest mistakes, the luckiest draw, and whether the game ended.
fn paragraphs<G: Judged + Voiced>(
    review: &Review<G::Action>,
    speaker: &Speaker<'_>,
) -> Vec<Vec<String>> {
    let costliest = review.costliest(COSTLIEST);
    let heading = if costliest.is_empty() { words::no_mistakes() } else { words::costliest() };
    let mut paragraphs = vec![vec![say(&heading)]];
    paragraphs.extend(costliest.into_iter().map(|decision| mistake::<G>(decision, speaker)));
    if let Some((moment, seat, luck)) = review.luckiest() {
        let gain = words::number(100.0 * luck.mean, true);
        paragraphs.push(vec![speaker.say(&words::luckiest(moment.step, seat, gain))]);
    }
    if !review.finished && review.problem.is_none() {
        paragraphs.push(vec![say(&words::unfinished())]);
    }
    paragraphs
}

/// A mistake in sentences: what was chosen, what was better, and what spoke for each.
fn mistake<G: Judged + Voiced>(
    decision: &ReviewedDecision<G::Action>,
    speaker: &Speaker<'_>,
) -> Vec<String> {
    let verdict = &decision.verdict;
    let (chosen, other) = (&verdict.candidates[verdict.chosen], verdict.best_other());
    let mut sentences = vec![speaker.say(&words::mistake(
        decision.step + 1,
        decision.seat,
        chosen.action.message(),
        percent(chosen.win),
        other.action.message(),
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

/// A line for each player.
fn accounts<A>(review: &Review<A>, names: &[String]) -> Vec<String> {
    let headings =
        [words::player(), words::decisions(), words::mistakes(), words::lost(), words::luck()];
    let mut rows = vec![headings.map(|heading| say(&heading)).to_vec()];
    for (name, of) in names.iter().zip(&review.accounts) {
        rows.push(vec![
            name.clone(),
            of.decisions.to_string(),
            of.mistakes.to_string(),
            say(&words::number(100.0 * of.lost, false)),
            points(of.luck),
        ]);
    }
    aligned(&rows)
}

fn percent(chance: Estimate) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "a number from 0 to 100")]
    let percent = (100.0 * chance.mean).round() as i32;
    percent
}

/// A difference in points, with its interval.
pub(super) fn points(estimate: Estimate) -> String {
    let [low, high] = estimate.interval().map(|end| 100.0 * end);
    let half = words::number(f64::midpoint(-low, high), false);
    format!("{} ± {}", say(&words::number(100.0 * estimate.mean, true)), say(&half))
}

/// Rows with their columns aligned: numbers to the right, words to the left.
pub(super) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
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
