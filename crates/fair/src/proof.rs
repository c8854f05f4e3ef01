//! What stands in a record so that its luck can be checked.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Notation, Record, read_part};

use crate::{
    ALGORITHM, Commitment, Contribution, RevealedSeed, Seed, Shuffle, TableCode, Unverified,
};

/// All that it takes to derive the luck of a game again, the seed included: it is for games that cannot go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// The name and version of the algorithm, [`ALGORITHM`].
    pub algorithm: String,
    /// The table's code.
    pub table: TableCode,
    /// What was published before anyone sat down.
    pub commitment: Commitment,
    /// The seed it is a commitment to.
    pub seed: RevealedSeed,
    /// What each seat added; nothing for a bot.
    pub contributions: Vec<Option<Contribution>>,
}

impl Proof {
    /// Where a proof stands in a record.
    pub const KEY: &str = "fair";

    /// Reveals the seed of a game that is over, or that was given up for good.
    pub fn new(seed: &Seed, table: TableCode, contributions: &[Option<Contribution>]) -> Self {
        Self {
            algorithm: ALGORITHM.to_owned(),
            table,
            commitment: seed.commitment(),
            seed: seed.reveal(),
            contributions: contributions.to_vec(),
        }
    }

    /// The proof in a record.
    pub fn of<G: Notation>(record: &Record<G>) -> Result<Self, Unverified> {
        let Some(value) = record.extra.get(Self::KEY).filter(|value| !value.is_null()) else {
            return Err(Unverified::NoProof);
        };
        if let Some(Value::String(other)) = value.get("algorithm")
            && other != ALGORITHM
        {
            return Err(Unverified::Algorithm(other.clone()));
        }
        if let Some(Value::String(text)) = value.get("table")
            && text.parse::<TableCode>().is_err()
        {
            return Err(Unverified::Code(text.clone()));
        }
        Ok(read_part(value, Self::KEY)?)
    }

    /// Puts the proof into a record, in the place of any other.
    pub fn add_to<G: Notation>(&self, record: &mut Record<G>) {
        let value = serde_json::to_value(self).expect("a proof is plain data");
        record.extra.insert(Self::KEY.to_owned(), value);
    }

    /// The luck of the game, derived from what the proof says; it has not been checked.
    pub fn shuffle(&self) -> Shuffle {
        Shuffle::new(&self.seed.into(), self.table, &self.contributions)
    }
}
