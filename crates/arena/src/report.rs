//! What an arena found.

use std::fmt;

use bots::Allowance;
use serde::{Serialize, Serializer};
use serde_json::Value;

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

/// What a score is in a game, and which way is up.
pub(crate) fn score_means(game: &str) -> &'static str {
    match game {
        "diamant" => "stones in the chest at the end; more is better",
        "mirrors" => "cards completed; more is better, diamonds decide ties",
        "kadora" => "points against the player; fewer is better",
        _ => "points at the end",
    }
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

    /// A line that says what was played.
    pub fn headline(&self) -> String {
        let asked = match self.asked {
            Some(asked) if asked != self.games => format!(" of {asked}"),
            _ => String::new(),
        };
        let mixed = match self.lineup {
            Lineup::Fixed(_) => "",
            Lineup::Mixed { .. } => " drawn from the field",
        };
        format!(
            "{}, {} seats{mixed}: {}{asked} games from {}, seed {}",
            self.game,
            self.players,
            self.games,
            deals(self.deals),
            self.seed
        )
    }

    /// What the figures mean, a sentence each.
    pub fn legend(&self) -> Vec<String> {
        let mut legend = vec![
            format!(
                "n: games played by its seats. wins: part of them that one seat wins, a shared win for its share; a fair share is {:.1} %.",
                100.0 * self.fair_share()
            ),
            format!("score: {}.", score_means(&self.game)),
            "rating: Elo scale, from who won each game (Plackett–Luce); 0 is the average of these bots, and 400 points more win ten times as often.".to_owned(),
            "Brackets hold 95 % intervals, by a bootstrap over deals: the games of a deal share their luck.".to_owned(),
        ];
        if self.without_winner > 0 {
            let games = self.without_winner;
            legend.push(format!("No seat won {games} games: the virtual player did."));
        }
        legend
    }

    /// What came of the question that was asked, in a sentence.
    pub fn answer(&self) -> Option<String> {
        let test = self.test.as_ref()?;
        let Claim { better, worse, margin } = &test.claim;
        let (margin, error) = (100.0 * margin, 100.0 * test.error);
        let said = match test.verdict {
            Verdict::Better => format!("Yes: {better} is better than {worse}."),
            Verdict::NotBetter => {
                format!("No: {better} is not better than {worse} by {margin:.1} points.")
            }
            Verdict::Undecided => {
                let more = test.to_decide.map_or_else(String::new, |(likely, most)| {
                    format!(" It may take {likely} more games, and hardly more than {most}.")
                });
                format!("Undecided: whether {better} is better than {worse}.{more}")
            }
        };
        Some(format!(
            "{said} (Sequential test: wrong in {error:.0} % of runs if both are equal, and if {better} wins {margin:.1} points more.)"
        ))
    }

    /// What went wrong, a line each.
    pub fn complaints(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for Standing { bot, faults, games, .. } in &self.standings {
            if faults.count == 0 {
                continue;
            }
            let kinds: Vec<String> =
                faults.kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
            lines.push(format!(
                "{bot} lost {} of {games} games by faults: {}.",
                faults.count,
                kinds.join(", ")
            ));
            lines.extend(faults.first.iter().map(|first| format!("  {first}")));
        }
        lines
    }
}

/// A part of the games in percent, without its sign.
pub(crate) fn percent(part: f64) -> String {
    format!("{:.1}", 100.0 * part)
}

/// Percentage points with their sign.
pub(crate) fn points(part: f64) -> String {
    format!("{:+.1}", 100.0 * part)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n", self.headline())?;
        let mut rows =
            vec![["bot", "n", "wins %", "score", "rating", "ms/move"].map(str::to_owned)];
        rows.extend(self.standings.iter().map(|s| {
            [
                s.bot.clone(),
                s.games.to_string(),
                s.wins.map_or_else(dash, |e| bracket(e, percent)),
                s.score.map_or_else(dash, |e| {
                    format!("{:.2} ± {:.2}", e.mean, (e.high - e.low) / 2.0)
                }),
                bracket(s.rating, |elo| format!("{elo:+.0}")),
                format!("{:.3}", s.time.ms_per_move),
            ]
        }));
        columns(f, &rows)?;
        if !self.differences.is_empty() {
            writeln!(f, "\nOver the same deals, a seat of the first wins so many points more:")?;
            let rows: Vec<_> = self
                .differences
                .iter()
                .map(|d| {
                    let pair = format!("{} − {}", d.bot, d.other);
                    [pair, bracket(d.wins, points), format!("n = {}", deals(d.deals))]
                })
                .collect();
            columns(f, &rows)?;
        }
        let programs: Vec<&Standing> =
            self.standings.iter().filter(|s| s.time.overhead_ms_per_move > 0.0).collect();
        if !programs.is_empty() {
            writeln!(f)?;
        }
        for s in programs {
            writeln!(
                f,
                "{}: slowest move {:.1} ms; overhead {:.3} ms a move, not counted",
                s.bot, s.time.slowest_ms, s.time.overhead_ms_per_move
            )?;
        }
        for line in self.complaints() {
            writeln!(f, "{line}")?;
        }
        if let Some(answer) = self.answer() {
            writeln!(f, "\n{answer}")?;
        }
        writeln!(f)?;
        for line in self.legend() {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

/// Writes rows below each other: the first column to the left, the others to the right.
fn columns<const N: usize>(f: &mut fmt::Formatter<'_>, rows: &[[String; N]]) -> fmt::Result {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: [usize; N] = std::array::from_fn(|column| width(column).unwrap_or(0));
    for row in rows {
        for (column, (cell, width)) in row.iter().zip(widths).enumerate() {
            match column {
                0 => write!(f, "{cell:width$}")?,
                _ => write!(f, "  {cell:>width$}")?,
            }
        }
        writeln!(f)?;
    }
    Ok(())
}

/// So many deals, in words.
fn deals(count: u64) -> String {
    format!("{count} {}", if count == 1 { "deal" } else { "deals" })
}

fn dash() -> String {
    "–".to_owned()
}

/// A figure and its interval.
pub(crate) fn bracket(e: Estimate, write: impl Fn(f64) -> String) -> String {
    format!("{} [{}, {}]", write(e.mean), write(e.low), write(e.high))
}
