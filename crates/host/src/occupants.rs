//! Who sits at a table.

use fair::Occupant;
use serde_json::{Map, Value, json};
use table::{Notation, Record};

/// What a record calls a person.
pub const PERSON: &str = Occupant::PERSON;

/// Where a record holds where its chance begins.
const SEED: &str = "seed";

/// Who sits at a table, and where its chance begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occupants {
    /// [`PERSON`] or the level of a bot, by seat.
    pub chairs: Vec<String>,
    /// What they are called, by seat.
    pub names: Vec<String>,
    /// Where chance and bots begin.
    pub seed: u64,
}

impl Occupants {
    /// Who sat at the table of a record, where it says so of every seat.
    pub fn chairs_of<G: Notation>(record: &Record<G>) -> Option<Vec<String>> {
        let chairs = record.extra.get(Occupant::KEY)?.as_array()?.iter();
        let chairs: Vec<String> =
            chairs.filter_map(|chair| chair.as_str().map(str::to_owned)).collect();
        (chairs.len() == usize::from(record.players)).then_some(chairs)
    }

    /// The seed of a record, if it holds one.
    pub fn seed_of<G: Notation>(record: &Record<G>) -> Option<u64> {
        record.extra.get(SEED)?.as_u64()
    }

    /// Writes chairs and seed among the extras of a record.
    pub(crate) fn write_to(&self, extra: &mut Map<String, Value>) {
        extra.insert(SEED.to_owned(), self.seed.into());
        extra.insert(Occupant::KEY.to_owned(), json!(self.chairs));
    }
}
