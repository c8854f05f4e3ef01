//! Results on disk: a line for every game, as JSON or CSV.

use std::fmt::Write;

use bots::{Allowance, Roster};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::plan::Lineup;
use crate::{Claim, Contestant, GameResult, Plan};

/// What a file of results says of itself.
const FORMAT: &str = "adamant-arena/1";

/// The first line of a file of results: all that is needed to go on with the run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// Always `adamant-arena/1`.
    pub format: String,
    /// The game.
    pub game: String,
    /// Who sits at every table, unless tables are drawn from a field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Contestant>>,
    /// The field that tables are drawn from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<Vec<Contestant>>,
    /// How many sit at a table.
    pub players: u8,
    /// How often every deal is played, with the seats rotated.
    pub rotations: usize,
    /// What is agreed before each game.
    pub options: Value,
    /// The seed.
    pub seed: u64,
    /// How long each bot thinks, unless that is said for a bot of its own.
    #[serde(default)]
    pub budget: Option<Allowance>,
    /// How many games; nothing to go on until the claim is decided.
    pub games: Option<u64>,
    /// What is to be found out.
    #[serde(default)]
    pub until: Option<Claim>,
    /// How often the answer may be wrong.
    #[serde(default)]
    pub error: Option<f64>,
    /// Whether programs are started anew for every game.
    #[serde(default)]
    pub restart: bool,
    /// How much memory a program may have, in MiB.
    pub memory_mib: u64,
    /// The file that the deals are from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<String>,
}

impl Header {
    /// What a plan is, and the file that its deals are from.
    pub fn of<G: Roster>(plan: &Plan<G>, deals: Option<String>) -> Self {
        let (seats, field) = match &plan.lineup {
            Lineup::Fixed(seats) => (Some(seats.clone()), None),
            Lineup::Mixed { field, .. } => (None, Some(field.clone())),
        };
        Self {
            format: FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            seats,
            field,
            players: plan.players(),
            rotations: plan.rotations(),
            options: serde_json::to_value(&plan.options).unwrap_or_default(),
            seed: plan.seed,
            budget: plan.allowance,
            games: plan.games,
            until: plan.until.as_ref().map(|until| until.claim.clone()),
            error: plan.until.as_ref().map(|until| until.error),
            restart: plan.restart,
            memory_mib: plan.limits.memory_mib,
            deals,
        }
    }

    /// Reads the first line of a file of results.
    pub fn from_line(line: &str) -> Result<Self, String> {
        let header: Self =
            serde_json::from_str(line).map_err(|error| format!("no file of results: {error}"))?;
        if header.format != FORMAT {
            return Err(format!("its format is {:?}, not {FORMAT:?}", header.format));
        }
        Ok(header)
    }
}

/// The first line of a CSV file of results.
pub const CSV_HEADER: &str =
    "deal,rotation,seat,bot,score,win,moves,ms,slowest_ms,overhead_ms_per_move,fault\n";

/// The lines of a game in a CSV file: one for every seat.
pub fn csv_rows(game: &GameResult) -> String {
    let mut rows = String::new();
    for (seat, bot) in game.seats.iter().enumerate() {
        let fault = game.faults.iter().find(|fault| usize::from(fault.seat) == seat);
        let fault = fault.map_or_else(String::new, |fault| fault.fault.kind.to_string());
        let _ = writeln!(
            rows,
            "{},{},{seat},{},{},{},{},{},{},{},{fault}",
            game.deal,
            game.rotation,
            quoted(bot),
            game.scores[seat],
            game.win(seat),
            game.moves[seat],
            game.ms[seat],
            game.slowest_ms[seat],
            game.overhead_ms[seat],
        );
    }
    rows
}

/// A field of a CSV file: in quotes where it has to be.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use bots::Roster as _;
    use diamant::Diamant;

    use super::*;
    use crate::{Until, plan::Lineup};

    #[test]
    fn a_header_reads_as_it_is_written() {
        let field = Diamant::BOTS.iter().copied().map(Contestant::built_in).collect();
        let plan = Plan::<Diamant> {
            until: Some(Until { claim: "thumb > random".parse().unwrap(), error: 0.05 }),
            ..Plan::of(Lineup::Mixed { field, players: 4 }, 100)
        };
        let header = Header::of(&plan, None);
        let line = serde_json::to_string(&header).unwrap();
        assert_eq!(Header::from_line(&line), Ok(header));
        assert!(Header::from_line(r#"{"format": "adamant-record/1"}"#).is_err());
    }

    #[test]
    fn names_with_commas_are_quoted() {
        assert_eq!(quoted("thumb"), "thumb");
        assert_eq!(quoted(r#"./bot.py --at "1,2""#), r#""./bot.py --at ""1,2""""#);
    }
}
