//! A position to practise, and the answers to it.

use games::{Kind, with_game};
use judge::Estimate;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Record, Seat};
use voice::{Message, Spoken as _, practice as words, review};

use crate::{Practised, Question};

/// What every file of positions says of itself.
pub const FORMAT: &str = "adamant-practice/1";

/// The positions of a game, as a file holds them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PositionSet {
    /// [`FORMAT`].
    pub format: String,
    /// The game.
    pub game: Kind,
    /// What they were found with.
    pub seed: u64,
    /// The positions, the easiest first.
    pub positions: Vec<Position>,
}

/// A position with a question that has one best answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What tells it from the others of its game: the seed, the simulated game, and the step in it.
    pub id: String,
    /// The seat that decides.
    pub seat: Seat,
    /// What is asked.
    pub question: Question,
    /// The one best answer, as game files write it.
    pub best: String,
    /// How often the easiest bots find it, in percent.
    pub easy: u8,
    /// What the best answer and the best of the others are worth, the best first.
    pub values: Vec<Candidate>,
    /// What the seat has done of its turn already.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub done: Vec<String>,
    /// The game until this decision.
    pub record: Value,
}

/// Something that can be chosen, and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// The choice, as game files write it.
    pub action: String,
    /// The chance to win with it.
    pub win: Estimate,
}

/// How hard a position is, as measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Difficulty {
    /// The easiest bots find the answer more often than not.
    Easy = 1,
    /// They find it now and then.
    Medium,
    /// They seldom find it.
    Hard,
}

impl Difficulty {
    /// Every one of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The difficulty of a position whose answer the easiest bots find in so many percent of all cases.
    pub fn of(easy: u8) -> Self {
        match easy {
            EASY.. => Self::Easy,
            MEDIUM.. => Self::Medium,
            _ => Self::Hard,
        }
    }

    /// One star to three.
    pub fn stars(self) -> u8 {
        self as u8
    }

    /// The stars as signs: `★★☆`.
    pub fn signs(self) -> String {
        let stars = usize::from(self.stars());
        "★".repeat(stars) + &"☆".repeat(Self::ALL.len() - stars)
    }
}

/// From how many percent on a position is easy, and from how many on it is not hard.
const EASY: u8 = 50;
const MEDIUM: u8 = 30;

/// What comes of an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Whether it is the best one.
    pub is_right: bool,
    /// The answer, as it is said.
    pub choice: Message,
    /// What it would bring, in numbers, and the chance to win with it where that is known.
    pub brings: Vec<Message>,
    /// Why the best answer is best; nothing of it is told with another one.
    pub why: Option<Message>,
}

impl Position {
    /// How hard it is.
    pub fn difficulty(&self) -> Difficulty {
        Difficulty::of(self.easy)
    }

    /// The record and the position in which the seat decides; nothing if this is no position of `G`.
    pub fn read<G: Practised>(&self) -> Option<(Record<G>, G)> {
        let record = Record::<G>::from_value(self.record.clone()).ok()?;
        let mut game = record.replay(|_, _, _| {}).ok()?;
        for action in &self.done {
            game.act(self.seat, action.parse().ok()?, &mut ()).ok()?;
        }
        Some((record, game))
    }

    /// Everything that can be chosen, as game files write it.
    pub fn choices(&self) -> Vec<String> {
        let Ok(kind) = Kind::of_record(&self.record) else { return Vec::new() };
        with_game!(kind, G => {
            let mut choices = Vec::new();
            if let Some((_, game)) = self.read::<G>() {
                use table::Game as _;
                game.actions(self.seat, |action| choices.push(action.to_string()));
            }
            choices
        })
    }

    /// What comes of a choice, as game files write it; nothing if it cannot be chosen.
    pub fn answer(&self, word: &str) -> Option<Answer> {
        let kind = Kind::of_record(&self.record).ok()?;
        with_game!(kind, G => self.answer_of::<G>(word))
    }

    fn answer_of<G: Practised>(&self, word: &str) -> Option<Answer> {
        let (_, game) = self.read::<G>()?;
        let action: G::Action = word.parse().ok()?;
        let mut is_legal = false;
        game.actions(self.seat, |legal| is_legal |= legal == action);
        if !is_legal {
            return None;
        }
        let is_right = action.to_string() == self.best;
        let mut brings = game.brings(self.seat, self.question, action);
        let known = self.values.iter().find(|value| value.action == action.to_string());
        brings.extend(known.map(|value| words::chance(percent(value.win))));
        let why = || {
            let exact = game.why_right(self.seat, self.question, action);
            exact.or_else(|| match &self.values[..] {
                [best, other, ..] => {
                    Some(words::why_chances(percent(best.win), percent(other.win)))
                }
                _ => None,
            })
        };
        Some(Answer {
            is_right,
            choice: action.message(),
            brings,
            why: is_right.then(why).flatten(),
        })
    }
}

/// A chance in whole percents.
fn percent(chance: Estimate) -> Message {
    review::percent((100.0 * chance.mean).round() as i32)
}

/// Reads a file of positions.
pub fn read(text: &str) -> Result<PositionSet, String> {
    let set: PositionSet = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if set.format == FORMAT { Ok(set) } else { Err(format!("{:?} is not {FORMAT:?}", set.format)) }
}

/// The positions of a game that come with it, the easiest first.
pub fn positions(kind: Kind) -> Vec<Position> {
    let text = match kind {
        Kind::Diamant => include_str!("../data/diamant.json"),
        Kind::Mirrors => include_str!("../data/mirrors.json"),
        Kind::Kadora => include_str!("../data/kadora.json"),
    };
    // A test reads them all.
    read(text).map(|set| set.positions).unwrap_or_default()
}
