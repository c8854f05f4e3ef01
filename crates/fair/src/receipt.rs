//! What a client keeps when a game starts, to compare it with the record at the end.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Notation, Record, RecordError, Seat, read_part};
use thiserror::Error;

use crate::{Commitment, Contribution, Occupant, TableCode, Verified};

/// What was promised when a game started, as one client was shown it.
///
/// The number of the client's own seat is the one that it drew itself, whatever the server showed for that seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Receipt {
    /// Which format this is, [`Receipt::FORMAT`].
    pub format: String,
    /// The table's code.
    pub table: TableCode,
    /// The game.
    pub game: String,
    /// The version of the rules that it is played by.
    pub rules_version: u32,
    /// How many play.
    pub players: u8,
    /// What was agreed before the game.
    pub options: Value,
    /// How chance is derived.
    pub algorithm: String,
    /// What was published before anyone sat down.
    pub commitment: Commitment,
    /// Who sat where.
    pub chairs: Vec<Occupant>,
    /// What each seat added.
    pub contributions: Vec<Option<Contribution>>,
    /// The client's own seat; none for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// The first thing in which a record is not what a receipt says.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}: {self:?}", self.place())]
pub enum Difference {
    /// They are of two tables.
    Table {
        /// What the receipt says.
        receipt: TableCode,
        /// What the record says.
        record: TableCode,
    },
    /// They are of two games.
    Game {
        /// What the receipt says.
        receipt: String,
        /// What the record says.
        record: String,
    },
    /// The number of players is another.
    Players {
        /// What the receipt says.
        receipt: u8,
        /// What the record says.
        record: u8,
    },
    /// The rules are of another version.
    RulesVersion {
        /// What the receipt says.
        receipt: u32,
        /// What the record says.
        record: u32,
    },
    /// Something else was agreed.
    Options {
        /// What the receipt says, in JSON.
        receipt: String,
        /// What the record says, in JSON.
        record: String,
    },
    /// Chance is derived in another way.
    Algorithm {
        /// What the receipt says.
        receipt: String,
        /// What the record says.
        record: String,
    },
    /// The seed is not the one that was promised.
    Commitment {
        /// What the receipt says.
        receipt: Commitment,
        /// What the record says.
        record: Commitment,
    },
    /// A person sat where the record has a bot, or the other way round, or a bot of another level.
    Chair {
        /// Whose chair.
        seat: Seat,
        /// What the receipt says.
        receipt: Occupant,
        /// What the record says.
        record: Occupant,
    },
    /// A number is not the one that the receipt has for the seat.
    Number {
        /// Whose number.
        seat: Seat,
        /// Whether it is the number that the receipt's owner drew.
        own: bool,
        /// What the receipt says.
        receipt: Option<Contribution>,
        /// What the record says.
        record: Option<Contribution>,
    },
}

impl Difference {
    /// Where in the receipt it is, such as `chairs[2]`.
    pub fn place(&self) -> String {
        match self {
            Self::Table { .. } => "table".to_owned(),
            Self::Game { .. } => "game".to_owned(),
            Self::Players { .. } => "players".to_owned(),
            Self::RulesVersion { .. } => "rules_version".to_owned(),
            Self::Options { .. } => "options".to_owned(),
            Self::Algorithm { .. } => "algorithm".to_owned(),
            Self::Commitment { .. } => "commitment".to_owned(),
            Self::Chair { seat, .. } => format!("chairs[{seat}]"),
            Self::Number { seat, .. } => format!("contributions[{seat}]"),
        }
    }
}

impl Receipt {
    /// What every receipt says of itself.
    pub const FORMAT: &str = "adamant-receipt/1";

    /// The receipt of the client that sits at `seat` and drew `number` itself, after it was shown `commitment`.
    #[must_use]
    pub fn with_own(self, seat: Seat, number: Contribution, commitment: Commitment) -> Self {
        let mut contributions = self.contributions;
        if let Some(own) = contributions.get_mut(seat.index()) {
            *own = Some(number);
        }
        Self { commitment, contributions, seat: Some(seat), ..self }
    }

    /// Reads a receipt from its JSON text.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let value: Value = serde_json::from_str(text).map_err(RecordError::not_json)?;
        match value.get("format") {
            Some(Value::String(format)) if format == Self::FORMAT => {}
            other => {
                let other = other.unwrap_or(&Value::Null);
                let what = format!("should be {:?}, not {other}", Self::FORMAT);
                return Err(RecordError::at("format", what));
            }
        }
        let receipt: Self = read_part(&value, "")?;
        receipt.check_lengths()?;
        Ok(receipt)
    }

    fn check_lengths(&self) -> Result<(), RecordError> {
        let players = usize::from(self.players);
        let lengths = [("chairs", self.chairs.len()), ("contributions", self.contributions.len())];
        for (place, length) in lengths {
            if length != players {
                let what = format!("{length} entries for {players} players");
                return Err(RecordError::at(place, what));
            }
        }
        match self.seat {
            Some(seat) if seat.index() >= players => {
                Err(RecordError::at("seat", format!("there are {players} players")))
            }
            _ => Ok(()),
        }
    }

    /// The receipt as JSON to be read by people.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a receipt is plain data")
    }

    /// Whether a record that was verified is the game that the receipt is of, with nothing changed since it started.
    pub fn compare<G: Notation>(
        &self,
        record: &Record<G>,
        verified: &Verified<G>,
    ) -> Result<(), Difference> {
        let proof = &verified.proof;
        if self.table != proof.table {
            return Err(Difference::Table { receipt: self.table, record: proof.table });
        }
        if self.game != G::NAME {
            let (receipt, record) = (self.game.clone(), G::NAME.to_owned());
            return Err(Difference::Game { receipt, record });
        }
        if self.players != record.players {
            return Err(Difference::Players { receipt: self.players, record: record.players });
        }
        self.compare_numbers(verified)?;
        if self.algorithm != proof.algorithm {
            let (receipt, record) = (self.algorithm.clone(), proof.algorithm.clone());
            return Err(Difference::Algorithm { receipt, record });
        }
        if self.rules_version != record.rules_version {
            let (receipt, record) = (self.rules_version, record.rules_version);
            return Err(Difference::RulesVersion { receipt, record });
        }
        if G::Options::deserialize(&self.options).ok().as_ref() != Some(&record.options) {
            let record = serde_json::to_string(&record.options).expect("options are plain data");
            return Err(Difference::Options { receipt: self.options.to_string(), record });
        }
        Ok(())
    }

    /// Compares what the luck was made of.
    fn compare_numbers<G>(&self, verified: &Verified<G>) -> Result<(), Difference> {
        let proof = &verified.proof;
        if self.commitment != proof.commitment {
            let (receipt, record) = (self.commitment, proof.commitment);
            return Err(Difference::Commitment { receipt, record });
        }
        // One's own number first: it is what one is surest of.
        let mut seats: Vec<Seat> = Seat::all(self.players).collect();
        seats.sort_by_key(|&seat| self.seat != Some(seat));
        for seat in seats {
            let of_seat = |numbers: &[Option<_>]| numbers.get(seat.index()).copied().flatten();
            let (receipt, record) = (of_seat(&self.contributions), of_seat(&proof.contributions));
            if receipt != record {
                let own = self.seat == Some(seat);
                return Err(Difference::Number { seat, own, receipt, record });
            }
        }
        for (seat, (receipt, record)) in
            Seat::all(self.players).zip(self.chairs.iter().zip(&verified.chairs))
        {
            if receipt != record {
                let (receipt, record) = (receipt.clone(), record.clone());
                return Err(Difference::Chair { seat, receipt, record });
            }
        }
        Ok(())
    }
}
