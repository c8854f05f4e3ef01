//! What an arena found.

use std::fmt::{self, Write as _};

use bots::Allowance;
use serde::{Serialize, Serializer};
use serde_json::Value;
use voice::kadora::console as kadora_words;
use voice::online::as_said;
use voice::{Lang, Message, Spoken, Voice, tools as words};

use crate::FaultKind;
use crate::plan::Lineup;
use crate::stats::{Claim, Estimate, Verdict};

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// How many games its seats played.
    pub games: u64,
    /// The part of the games that one of its seats wins; a shared win counts for its share.
    pub wins: Option<Estimate>,
    /// The score of one of its seats.
    pub score: Option<Estimate>,
    /// How strong it is on the Elo scale, 0 being the average of those who took part.
    pub rating: Estimate,
    /// How long it thought.
    pub time: Timing,
    /// What it did wrong.
    pub faults: Faults,
}

/// How long a bot thought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Timing {
    /// How many choices it made.
    pub moves: u64,
    /// How long it thought about one, in milliseconds.
    pub ms_per_move: f64,
    /// How long it thought at most.
    pub slowest_ms: f64,
    /// How long it took to ask it and hear its answer, apart from its thinking.
    pub overhead_ms_per_move: f64,
}

/// What a bot did wrong. Each fault cost it the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Faults {
    /// In how many games.
    pub count: u64,
    /// How often, by kind.
    pub kinds: Vec<(FaultKind, u64)>,
    /// The first ones in words.
    pub first: Vec<String>,
}

/// How much more one bot wins than another over the same deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// The one.
    pub bot: String,
    /// The other.
    pub other: String,
    /// How much more of its games a seat of the one wins.
    pub wins: Estimate,
    /// In how many deals both sat at the table.
    pub deals: u64,
}

/// What came of the question whether one bot is better than another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Test {
    /// The question.
    pub claim: Claim,
    /// The chance of a wrong answer, on either side.
    pub error: f64,
    /// The answer.
    pub verdict: Verdict,
    /// Games that may still be needed, as it looks now, and at most in nineteen runs of twenty.
    pub to_decide: Option<(u64, u64)>,
}

/// What an arena found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// How many sat at a table.
    pub players: u8,
    /// Who played.
    #[serde(flatten, serialize_with = "write_lineup")]
    pub lineup: Lineup,
    /// What was agreed before each game.
    pub options: Value,
    /// The seed.
    pub seed: u64,
    /// How long each bot was to think; nothing if each followed its habit.
    pub allowance: Option<Allowance>,
    /// How many games were to be played; nothing if until a question was answered.
    pub asked: Option<u64>,
    /// How many were played.
    pub games: u64,
    /// From how many deals.
    pub deals: u64,
    /// Games that no seat won, which happens where a virtual player takes part.
    pub without_winner: u64,
    /// How each bot did, in the order in which they were named.
    pub standings: Vec<Standing>,
    /// Every pair that met, over the deals that both played.
    pub differences: Vec<Difference>,
    /// What came of the question, if one was asked.
    pub test: Option<Test>,
}

fn write_lineup<S: Serializer>(lineup: &Lineup, to: S) -> Result<S::Ok, S::Error> {
    let (key, named) = match lineup {
        Lineup::Fixed(seats) => ("seats", seats),
        Lineup::Mixed { field, .. } => ("field", field),
    };
    to.collect_map([(key, named)])
}

impl Report {
    /// The part of the games that a seat wins if all are equally strong.
    pub fn fair_share(&self) -> f64 {
        1.0 / f64::from(self.players.max(1))
    }

    /// The report as JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report is plain data")
    }

    /// The report in sentences and tables.
    pub fn to_text(&self, voice: &'static Voice) -> String {
        let told = Worded { report: self, voice };
        let mut text = String::new();
        told.write(&mut text).expect("a text takes everything");
        text
    }
}

/// A report as a language tells it.
#[derive(Clone, Copy)]
pub(crate) struct Worded<'a> {
    pub(crate) report: &'a Report,
    pub(crate) voice: &'static Voice,
}

/// The intervals of every figure.
const SURE: f64 = 0.95;

impl Worded<'_> {
    pub(crate) fn say(&self, what: &impl Spoken) -> String {
        self.voice.say(what)
    }

    /// A part of the games in percent, without its sign.
    pub(crate) fn percent(&self, part: f64) -> String {
        self.say(&words::figure(100.0 * part, 1, false))
    }

    /// A rating with its sign; the average has none.
    pub(crate) fn elo(&self, rating: f64) -> String {
        self.say(&words::figure(rating, 0, true))
    }

    /// Percentage points with their sign.
    pub(crate) fn points(&self, part: f64) -> String {
        self.say(&words::figure(100.0 * part, 1, true))
    }

    /// A figure and its interval.
    pub(crate) fn interval(&self, e: Estimate, write: impl Fn(f64) -> String) -> String {
        self.say(&words::interval(write(e.mean), write(e.low), write(e.high)))
    }

    /// A number with so many decimals.
    pub(crate) fn figure(&self, value: f64, decimals: usize) -> String {
        self.say(&words::figure(value, decimals, false))
    }

    /// How sure the intervals are.
    pub(crate) fn sure() -> Message {
        words::part(SURE, 0)
    }

    /// A line that says what was played.
    pub(crate) fn headline(&self) -> String {
        let Report { game, players, games, deals, seed, .. } = self.report;
        let games = match self.report.asked {
            Some(all) if all != *games => words::games_of(*games, all),
            _ => as_said(*games),
        };
        let headline = match self.report.lineup {
            Lineup::Fixed(_) => words::headline,
            Lineup::Mixed { .. } => words::headline_mixed,
        };
        let deals = words::deals(*deals);
        self.say(&headline(game.clone(), *players, games, deals, seed.to_string()))
    }

    /// What the figures mean, a sentence each.
    pub(crate) fn legend(&self) -> Vec<String> {
        let mut legend = vec![
            words::legend_wins(words::part(self.report.fair_share(), 1)),
            words::legend_score(self.report.game.clone()),
            words::legend_rating(),
            words::legend_brackets(Self::sure()),
        ];
        if self.report.without_winner > 0 {
            legend.push(kadora_words::dummy_won(self.report.without_winner));
        }
        legend.iter().map(|line| self.say(line)).collect()
    }

    /// What came of the question that was asked, in a sentence.
    pub(crate) fn answer(&self) -> Option<String> {
        let test = self.report.test.as_ref()?;
        let Claim { better, worse, margin } = &test.claim;
        let (one, other) = (better.clone(), worse.clone());
        let margin = || words::figure(100.0 * margin, 1, false);
        let said = match (test.verdict, test.to_decide) {
            (Verdict::Better, _) => words::better(one, other),
            (Verdict::NotBetter, _) => words::not_better(one, other, margin()),
            (Verdict::Undecided, Some((likely, most))) => {
                words::undecided_more(one, other, likely, most)
            }
            (Verdict::Undecided, None) => words::undecided(one, other),
        };
        let error = words::part(test.error, 0);
        Some(self.say(&words::sequential(said, better.clone(), margin(), error)))
    }

    /// What went wrong, a line each.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for Standing { bot, faults, games, .. } in &self.report.standings {
            if faults.count == 0 {
                continue;
            }
            let kinds: Vec<Message> = faults
                .kinds
                .iter()
                .map(|(kind, count)| words::faults(kind.word(), *count))
                .collect();
            lines.push(self.say(&words::lost_by_faults(bot.clone(), faults.count, *games, kinds)));
            lines.extend(faults.first.iter().map(|first| format!("  {first}")));
        }
        lines
    }

    fn write(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "{}\n", self.headline())?;
        let heads = [
            words::bot(),
            as_said("n"),
            words::wins_percent(),
            words::score(),
            words::rating(),
            words::ms_per_move(),
        ];
        let mut rows = vec![heads.map(|head| self.say(&head))];
        rows.extend(self.report.standings.iter().map(|s| {
            [
                s.bot.clone(),
                self.say(&as_said(s.games)),
                s.wins.map_or_else(dash, |e| self.interval(e, |part| self.percent(part))),
                s.score.map_or_else(dash, |e| {
                    let half = (e.high - e.low) / 2.0;
                    format!("{} ± {}", self.figure(e.mean, 2), self.figure(half, 2))
                }),
                self.interval(s.rating, |rating| self.elo(rating)),
                self.figure(s.time.ms_per_move, 3),
            ]
        }));
        columns(out, &rows)?;
        if !self.report.differences.is_empty() {
            writeln!(out, "\n{}", self.say(&words::pairs()))?;
            let rows: Vec<_> = self
                .report
                .differences
                .iter()
                .map(|d| {
                    let pair = format!("{} − {}", d.bot, d.other);
                    let count = self.say(&words::pair_of(words::deals(d.deals)));
                    [pair, self.interval(d.wins, |part| self.points(part)), count]
                })
                .collect();
            columns(out, &rows)?;
        }
        let programs: Vec<&Standing> =
            self.report.standings.iter().filter(|s| s.time.overhead_ms_per_move > 0.0).collect();
        if !programs.is_empty() {
            writeln!(out)?;
        }
        for s in programs {
            let slowest = words::figure(s.time.slowest_ms, 1, false);
            let overhead = words::figure(s.time.overhead_ms_per_move, 3, false);
            writeln!(out, "{}", self.say(&words::slowest(s.bot.clone(), slowest, overhead)))?;
        }
        for line in self.complaints() {
            writeln!(out, "{line}")?;
        }
        if let Some(answer) = self.answer() {
            writeln!(out, "\n{answer}")?;
        }
        writeln!(out)?;
        for line in self.legend() {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

/// Writes rows below each other: the first column to the left, the others to the right.
fn columns<const N: usize>(out: &mut String, rows: &[[String; N]]) -> fmt::Result {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: [usize; N] = std::array::from_fn(|column| width(column).unwrap_or(0));
    for row in rows {
        for (column, (cell, width)) in row.iter().zip(widths).enumerate() {
            match column {
                0 => write!(out, "{cell:width$}")?,
                _ => write!(out, "  {cell:>width$}")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn dash() -> String {
    "–".to_owned()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Voice::of(Lang::En)))
    }
}
