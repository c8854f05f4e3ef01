//! Games written down: every move and every chance outcome, so that they can be played again.

mod error;
mod json;
mod replay;
mod scribe;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use std::fmt::Debug;

pub use error::{RecordError, RecordErrorKind};
pub use json::{FORMAT, game_of, read_part};
pub use replay::{EachStep, Happened, Step};
pub use scribe::Scribe;

use crate::{Game, Seat};

/// How a game is written in records.
///
/// A record's `moves` are words, one a round or a turn; a word may stand for several actions.
pub trait Notation: Game {
    /// The version of the rules that new games are played by.
    const RULES_VERSION: u32;
    /// The oldest version that games can still be played by, as they were begun.
    const OLDEST_RULES: u32 = 1;

    /// The record's `deal`: every chance outcome so far.
    type Deals: Clone + Default + Eq + Debug + Send + Sync + Serialize + DeserializeOwned;
    /// The record's `result`.
    type Result: Clone + Eq + Debug + Send + Sync + Serialize;

    /// This game, about to begin, by an older version of the rules, from [`Notation::OLDEST_RULES`] on.
    #[must_use]
    fn by_rules(self, _version: u32) -> Self {
        self
    }

    /// Adds the chance outcome that this position is about to be dealt.
    fn note_deal(&self, deal: &Self::Deal, deals: &mut Self::Deals);

    /// The next chance outcome that this position is due, if `deals` goes so far.
    fn next_deal(&self, deals: &Self::Deals) -> Result<Option<Self::Deal>, RecordError>;

    /// Where in a record the next chance outcome stands, such as `deal.caves[0][3]`.
    fn deal_place(&self) -> String;

    /// The place of the first chance outcome in `given` that the game never came to; `used` holds those it did.
    fn unread(used: &Self::Deals, given: &Self::Deals) -> Option<String>;

    /// Adds an action to the word of the move being made; true once the word is whole.
    /// `self` is the position before the action, `after` the one it led to.
    fn note_act(&self, seat: Seat, action: Self::Action, after: &Self, word: &mut String) -> bool;

    /// The actions that a word stands for in this position. Chance outcomes may come between them.
    fn read_word(&self, word: &str) -> Result<Vec<(Seat, Self::Action)>, RecordError>;

    /// What the record says of how the game ended, once it has.
    fn result(&self) -> Option<Self::Result>;

    /// [`Record::from_value`]. This and the next two are written by [`own_records!`](crate::own_records): they are compiled with the game, and not
    /// once more by every crate that meets a record.
    fn read_record(value: Value) -> Result<Record<Self>, RecordError>;

    /// [`Record::to_value`].
    fn write_record(record: &Record<Self>) -> Value;

    /// [`Record::replay`].
    fn replay_record(
        record: &Record<Self>,
        each: &mut EachStep<'_, Self>,
    ) -> Result<Self, RecordError>;
}

/// Writes the functions of [`Notation`] that read, write and replay records, which are the same for every game.
#[macro_export]
macro_rules! own_records {
    () => {
        fn read_record(
            value: $crate::serde_json::Value,
        ) -> Result<$crate::Record<Self>, $crate::RecordError> {
            $crate::Record::read_here(value)
        }

        fn write_record(record: &$crate::Record<Self>) -> $crate::serde_json::Value {
            record.write_here()
        }

        fn replay_record(
            record: &$crate::Record<Self>,
            each: &mut $crate::EachStep<'_, Self>,
        ) -> Result<Self, $crate::RecordError> {
            record.replay_here(each)
        }
    };
}

/// Makes sure that games can be played by this version of the rules.
pub fn check_rules<G: Notation>(version: u32) -> Result<(), RecordError> {
    let (oldest, newest) = (G::OLDEST_RULES, G::RULES_VERSION);
    if (oldest..=newest).contains(&version) {
        return Ok(());
    }
    let known = if oldest == newest {
        format!("version {newest}")
    } else {
        format!("versions {oldest} to {newest}")
    };
    let what = format!(
        "version {version} of the rules of {} is not known here: this program plays by {known}",
        G::NAME
    );
    Err(RecordError::at("rules_version", what))
}

/// A game written down, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Notation> {
    /// The version of the rules it was played by.
    pub rules_version: u32,
    /// How many play.
    pub players: u8,
    /// What the players are called, by seat; empty if not given.
    pub names: Vec<String>,
    /// What was agreed before the game.
    pub options: G::Options,
    /// Every chance outcome so far.
    pub deals: G::Deals,
    /// A word for every move.
    pub moves: Vec<String>,
    /// How the game ended, as the record says.
    pub result: Option<Map<String, Value>>,
    /// Whatever else the record holds: times, seed, commitment.
    pub extra: Map<String, Value>,
}

impl<G: Notation> Record<G> {
    /// The record of a game about to begin.
    pub fn new(players: u8, options: G::Options) -> Self {
        Self {
            rules_version: G::RULES_VERSION,
            players,
            names: Vec::new(),
            options,
            deals: G::Deals::default(),
            moves: Vec::new(),
            result: None,
            extra: Map::new(),
        }
    }
}
