//! Tables and pictures from notes.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use arena::LineChart;

use crate::figures::{Figure, figure, mean};
use crate::notes::{self, Note, StudyKind};
use crate::{kadora, mirrors, values};

/// What can be known of the games that a folder has notes of. The pictures are written beside them.
pub(crate) fn report(folder: &Path) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    for (game, title, habits) in
        [("mirrors", "Mirrors", &mirrors::HABITS[..]), ("kadora", "Kadora", &kadora::HABITS[..])]
    {
        let notes = notes::read(&folder.join(format!("{game}.jsonl")))?;
        if notes.is_empty() {
            continue;
        }
        let study = Notes { notes: &notes, title };
        writeln!(text, "{}", study.games())?;
        let first = study.first_move();
        writeln!(text, "{}", first.0)?;
        writeln!(text, "{}", study.luck())?;
        let early = study.early();
        writeln!(text, "{}", early.0)?;
        writeln!(text, "{}", study.habits(habits))?;
        let (words, mut pictures) = match game {
            "mirrors" => values::mirrors(&study),
            _ => values::kadora(&study),
        };
        writeln!(text, "{words}")?;
        pictures.extend([("first", first.1), ("early", early.1)]);
        for (name, picture) in pictures {
            fs::write(folder.join(format!("{game}-{name}.svg")), picture.to_svg())?;
        }
    }
    Ok(text)
}

/// The notes of one game.
pub(crate) struct Notes<'a> {
    notes: &'a [Note],
    pub(crate) title: &'static str,
}

/// Numbers of players.
pub(crate) const PLAYERS: [u8; 3] = [2, 3, 4];

/// The rows of a table in Markdown.
pub(crate) fn table(heads: &[String], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let rule = format!("|---|{}\n", "---:|".repeat(heads.len() - 1));
    let rows: String = rows.into_iter().map(|cells| line(&cells)).collect();
    line(heads) + &rule + &rows
}

/// Heads of a table: one for what the rows are, one for each number of players.
pub(crate) fn by_players(rows: &str) -> Vec<String> {
    [rows.to_owned()]
        .into_iter()
        .chain(PLAYERS.map(|players| format!("{players} players")))
        .collect()
}

/// A figure in a cell.
pub(crate) fn cell(figure: Option<Figure>) -> String {
    figure.map_or_else(|| "–".to_owned(), |figure| figure.to_string())
}

/// A share in a cell, in per cent.
pub(crate) fn percent(figure: Option<Figure>) -> String {
    cell(figure.map(Figure::percent))
}

impl Notes<'_> {
    /// The games of a plan with so many players.
    pub(crate) fn of(&self, plan: StudyKind, players: u8) -> Vec<&Note> {
        let wanted = |note: &&Note| note.key.plan == plan && note.key.players == players;
        self.notes.iter().filter(wanted).collect()
    }

    /// A row with a figure for each number of players.
    pub(crate) fn row(
        &self,
        name: &str,
        plan: StudyKind,
        write: fn(Option<Figure>) -> String,
        measure: impl Fn(&[&Note]) -> Option<f64>,
    ) -> Vec<String> {
        let of = |players| write(figure(&self.of(plan, players), &measure));
        [name.to_owned()].into_iter().chain(PLAYERS.map(of)).collect()
    }

    fn games(&self) -> String {
        let count = |name: &str, plan| {
            let games = |players| self.of(plan, players).len().to_string();
            [name.to_owned()].into_iter().chain(PLAYERS.map(games)).collect()
        };
        let length = self.row("turns in a game of equals", StudyKind::Equal, cell, |notes| {
            mean(notes.iter().map(|note| note.turns.len() as f64))
        });
        let rows = [
            count("games of equals, each deal twice", StudyKind::Equal),
            count("games that begin with the worst turn", StudyKind::Worst),
            count("games of one expert among thumb", StudyKind::Among),
            length,
        ];
        let who = self.notes.first().map_or_else(String::new, |note| {
            format!(
                "The experts are `{}` at {} simulations a decision, seed {}.",
                note.bot, note.sims, note.seed
            )
        });
        format!("## {}: games\n\n{who}\n\n{}", self.title, table(&by_players("games"), rows))
    }

    fn first_move(&self) -> (String, LineChart) {
        let wins = |order: usize| {
            move |notes: &[&Note]| {
                let seats = notes.iter().filter(|note| order < note.won.len());
                mean(seats.map(|note| note.won[(note.first + order) % note.won.len()]))
            }
        };
        let mut rows = Vec::new();
        for order in 0..4 {
            let name = format!("wins of player {} of the first round, %", order + 1);
            rows.push(self.row(&name, StudyKind::Equal, percent, wins(order)));
        }
        let first = |notes: &[&Note]| mean(notes.iter().map(|note| note.won[note.first]));
        rows.push(self.row(
            "wins of the first after its worst turn, %",
            StudyKind::Worst,
            percent,
            first,
        ));
        let openings = |a: usize, b: usize| {
            move |notes: &[&Note]| {
                mean(notes.iter().filter_map(|note| note.openings.map(|worth| worth[a] - worth[b])))
            }
        };
        let name = "best first turn above the mean, as the network sees it, points";
        rows.push(self.row(name, StudyKind::Equal, percent, openings(0, 1)));
        let name = "best first turn above the worst, as the network sees it, points";
        rows.push(self.row(name, StudyKind::Equal, percent, openings(0, 2)));
        let curve = |players: u8| {
            let notes = self.of(StudyKind::Equal, players);
            let at = |order: usize| Some((order as f64 + 1.0, 100.0 * wins(order)(&notes)?));
            (format!("{players} players"), (0..4).filter_map(at).collect())
        };
        let lines = LineChart {
            title: format!("{}: wins by the order of the first round", self.title),
            words: "Among equal experts".to_owned(),
            across: "whose turn comes first, second, third, fourth".to_owned(),
            curves: PLAYERS.map(curve).into(),
            unit: " %",
        };
        let table = table(&by_players("among equals"), rows);
        (format!("## {}: the first move\n\n{table}", self.title), lines)
    }

    fn luck(&self) -> String {
        let from = |least: bool| {
            move |notes: &[&Note]| {
                let deals = notes.chunk_by(|a, b| a.key.deal == b.key.deal);
                let whole = deals.filter(|deal| deal.len() == usize::from(deal[0].key.players));
                mean(whole.map(|deal| {
                    let wins = deal.iter().map(|note| note.won[usize::from(note.key.round)]);
                    let count = wins.filter(|&won| won > 0.5).count();
                    f64::from(u8::from(if least { count == 0 } else { count == deal.len() }))
                }))
            }
        };
        let wins =
            |notes: &[&Note]| mean(notes.iter().map(|note| note.won[usize::from(note.key.round)]));
        let rows = [
            self.row("wins of one expert among thumb, %", StudyKind::Among, percent, wins),
            self.row(
                "deals that it wins from every seat, %",
                StudyKind::Among,
                percent,
                from(false),
            ),
            self.row("deals that it wins from no seat, %", StudyKind::Among, percent, from(true)),
            self.row(
                "part of the result that the deal decides among equals, %",
                StudyKind::Equal,
                percent,
                deal_part,
            ),
        ];
        format!("## {}: luck\n\n{}", self.title, table(&by_players("luck and skill"), rows))
    }

    /// How much of the result is known early.
    fn early(&self) -> (String, LineChart) {
        const STEPS: usize = 10;
        let known = |step: usize| {
            move |notes: &[&Note]| {
                let (mut missed, mut spread) = (0.0, 0.0);
                let fair = fair(notes)?;
                for note in notes.iter().filter(|note| !note.chances.is_empty()) {
                    let at = (note.chances.len() - 1) * step / STEPS;
                    for (won, chance) in note.won.iter().zip(&note.chances[at]) {
                        missed += (won - f64::from(*chance) / 1_000.0).powi(2);
                        spread += (won - fair).powi(2);
                    }
                }
                (spread > 0.0).then(|| 1.0 - missed / spread)
            }
        };
        let rows = [0, 2, 4, 6, 8, 10].map(|step| {
            let name = match step {
                0 => "at the beginning".to_owned(),
                STEPS => "at the last turn".to_owned(),
                _ => format!("after {} % of the turns", 10 * step),
            };
            self.row(&name, StudyKind::Equal, percent, known(step))
        });
        let curve = |players: u8| {
            let notes = self.of(StudyKind::Equal, players);
            let at = |step: usize| {
                known(step)(&notes).map(|part| (10.0 * step as f64, 100.0 * part.max(0.0)))
            };
            (format!("{players} players"), (0..=STEPS).filter_map(at).collect())
        };
        let lines = LineChart {
            title: format!("{}: how early the result is known", self.title),
            words: "The part of the result that the network foresees, among equal experts"
                .to_owned(),
            across: "turns played, in per cent of the game".to_owned(),
            curves: PLAYERS.map(curve).into(),
            unit: " %",
        };
        let heads = by_players("part of the result that the network foresees, %");
        (
            format!("## {}: how early the result is known\n\n{}", self.title, table(&heads, rows)),
            lines,
        )
    }

    /// What experts do that beginners do not, in the same positions.
    fn habits(&self, names: &[(&str, bool)]) -> String {
        const BOTS: [&str; 3] = ["expert", "thumb", "random"];
        let notes: Vec<&Note> =
            PLAYERS.iter().flat_map(|&n| self.of(StudyKind::Equal, n)).collect();
        let rows = names.iter().enumerate().map(|(at, &(name, share))| {
            let measured = BOTS.map(|bot| {
                let all = figure(&notes, |notes| {
                    let sums = notes.iter().filter_map(|note| note.habits.get(bot)?.get(at));
                    let (count, sum) =
                        sums.fold((0.0, 0.0), |all, one| (all.0 + one.0, all.1 + one.1));
                    (count > 0.0).then(|| sum / count)
                });
                if share {
                    percent(all)
                } else {
                    all.map_or_else(String::new, |all| format!("{all:.2}"))
                }
            });
            let name = format!("{name}{}", if share { ", %" } else { "" });
            [name].into_iter().chain(measured).collect()
        });
        let heads = ["in the same positions", "expert", "thumb", "random"].map(str::to_owned);
        format!("## {}: what experts do\n\n{}", self.title, table(&heads, rows))
    }
}

/// The part of the spread of results that two games of the same deal have in common: how their results go together.
fn deal_part(notes: &[&Note]) -> Option<f64> {
    let (mut common, mut spread) = (0.0, 0.0);
    let fair = fair(notes)?;
    for pair in notes.chunk_by(|a, b| a.key.deal == b.key.deal) {
        let [one, two] = pair else { continue };
        for (a, b) in one.won.iter().zip(&two.won) {
            let (a, b) = (a - fair, b - fair);
            common += a * b;
            spread += f64::midpoint(a * a, b * b);
        }
    }
    (spread > 0.0).then(|| common / spread)
}

/// The part of the win that a seat has on average.
fn fair(notes: &[&Note]) -> Option<f64> {
    mean(notes.iter().flat_map(|note| &note.won).copied())
}
