//! Who can be named on a command line to play: built-in bots, and programs.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use bots::Allowance;
use table::text_serde;
use thiserror::Error;

/// A built-in bot or a program, and how long it may think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// Who plays.
    pub player: Player,
    /// How long it thinks about a choice, if that was said for this one.
    pub allowance: Option<Allowance>,
}

/// Who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A built-in bot, by its name.
    BuiltIn(String),
    /// A program with its arguments, which speaks the protocol of `docs/bots.md`.
    Program(Vec<String>),
}

/// A text that names no contestant.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct UnknownContestant(String);

impl Contestant {
    /// A built-in bot, as long as it likes to think.
    pub fn built_in(name: impl Into<String>) -> Self {
        Self { player: Player::BuiltIn(name.into()), allowance: None }
    }

    /// What it is called in tables: `expert@50ms`, or `mybot` for `./bots/mybot.py`.
    pub fn label(&self) -> String {
        let name = match &self.player {
            Player::BuiltIn(name) => name.clone(),
            Player::Program(command) => {
                let path = Path::new(command.first().map_or("", String::as_str));
                path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into())
            }
        };
        self.allowance.map_or_else(|| name.clone(), |allowance| format!("{name}@{allowance}"))
    }
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    /// Reads `expert`, `expert@50ms`, `./mybot.py` or `"./mybot.py --fast@100ms"`: whatever has a slash is a program.
    fn from_str(text: &str) -> Result<Self, UnknownContestant> {
        let text = text.trim();
        let is_program = |name: &str| name.contains(['/', std::path::MAIN_SEPARATOR]);
        let (name, allowance) = match text.rsplit_once('@') {
            None => (text, None),
            Some((name, budget)) => match budget.parse::<Allowance>() {
                Ok(allowance) => (name, Some(allowance)),
                Err(_) if is_program(text) => (text, None),
                // What follows the last `@` is no budget.
                Err(problem) => return Err(UnknownContestant(format!("in {text:?}: {problem}"))),
            },
        };
        if name.is_empty() {
            let missing = "a name is missing: write expert,thumb,./mybot.py";
            return Err(UnknownContestant(missing.to_owned()));
        }
        let player = if !is_program(name) {
            Player::BuiltIn(name.to_owned())
        } else if Path::new(name).exists() {
            Player::Program(vec![name.to_owned()])
        } else {
            Player::Program(name.split_whitespace().map(str::to_owned).collect())
        };
        Ok(Self { player, allowance })
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.player {
            Player::BuiltIn(name) => f.write_str(name)?,
            Player::Program(command) => f.write_str(&command.join(" "))?,
        }
        self.allowance.map_or(Ok(()), |allowance| write!(f, "@{allowance}"))
    }
}

text_serde!(Contestant);

/// Names for tables that tell all contestants apart: those with the same label are written in full.
pub(crate) fn labels(contestants: &[Contestant]) -> Vec<String> {
    let short: Vec<String> = contestants.iter().map(Contestant::label).collect();
    short
        .iter()
        .zip(contestants)
        .map(|(label, contestant)| {
            let namesakes = short.iter().filter(|other| *other == label).count();
            if namesakes > 1 { contestant.to_string() } else { label.clone() }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

    use super::*;

    fn read(text: &str) -> Contestant {
        text.parse().unwrap()
    }

    #[test]
    fn names_programs_and_budgets_read_as_they_are_written() {
        for text in ["expert", "expert@50ms", "./mybot.py", "./mybot.py --fast@2000sims"] {
            assert_eq!(read(text).to_string(), text);
        }
        assert_eq!(read("clever@200sims").allowance, Some(Allowance::Simulations(200)));
        assert_eq!(
            read("bots/mine.py -v").player,
            Player::Program(vec!["bots/mine.py".to_owned(), "-v".to_owned()])
        );
        assert_eq!(read("./a@b/mine").player, Player::Program(vec!["./a@b/mine".to_owned()]));
        assert!("expert@soon".parse::<Contestant>().unwrap_err().to_string().contains("50ms"));
        assert!("".parse::<Contestant>().is_err() && "@50ms".parse::<Contestant>().is_err());
    }

    #[test]
    fn labels_are_short_where_that_is_enough() {
        let of = |texts: &[&str]| labels(&texts.iter().map(|text| read(text)).collect::<Vec<_>>());
        assert_eq!(of(&["./a/mine.py", "expert@50ms"]), ["mine", "expert@50ms"]);
        assert_eq!(
            of(&["./a/mine.py", "./b/mine.py", "thumb"]),
            ["./a/mine.py", "./b/mine.py", "thumb"]
        );
    }
}
