//! Deriving the luck of a recorded game again.

use serde_json::Value;
use table::{Notation, Record, RecordError, Seat, Step, read_part};
use thiserror::Error;

use crate::{Commitment, Occupant, Proof, Seed};

/// A record whose luck was derived again, and was the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified<G> {
    /// What it was derived from.
    pub proof: Proof,
    /// Who sat where when the game began.
    pub chairs: Vec<Occupant>,
    /// How many chance outcomes there are, each of them checked.
    pub draws: u64,
    /// The position at the end of the record.
    pub end: G,
}

/// Why the luck of a record could not be verified.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}: {self:?}", self.place())]
pub enum Unverified {
    /// There is nothing to derive it from.
    NoProof,
    /// The proof cannot be read, or the record cannot be played again.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The proof is of another kind.
    Algorithm(String),
    /// The table's code is not spelled as codes are.
    Code(String),
    /// The seed is not the one committed to.
    Commitment {
        /// What belongs to the revealed seed.
        derived: Commitment,
        /// What the proof says was published.
        said: Commitment,
    },
    /// The proof is of a game of more or fewer players.
    Players {
        /// How many seats the proof tells of.
        contributions: usize,
        /// How many the record has.
        players: u8,
    },
    /// The record does not say which chairs were people's.
    NoChairs,
    /// The record has more or fewer chairs than players.
    Chairs {
        /// How many chairs the record tells of.
        chairs: usize,
        /// How many players it has.
        players: u8,
    },
    /// A number stands where a bot sat: bots add none.
    BotNumber {
        /// The bot's seat.
        seat: Seat,
    },
    /// A person's chair has no number: no one sits down without one.
    NoNumber {
        /// The person's seat.
        seat: Seat,
    },
    /// A chance outcome is not the one that the shuffle brought. It is the first such.
    Differs {
        /// Where in the record it stands, such as `deal.caves[0][3]`.
        place: String,
        /// How many chance outcomes came before it.
        nth: u64,
        /// What the shuffle brought, in JSON as records write it.
        derived: String,
        /// What the record says.
        said: String,
    },
}

impl Unverified {
    /// Where in the record it is, such as `fair.contributions[2]`; empty if the error of a record says so itself.
    pub fn place(&self) -> String {
        match self {
            Self::NoProof => Proof::KEY.to_owned(),
            Self::Record(_) => String::new(),
            Self::Algorithm(_) => "fair.algorithm".to_owned(),
            Self::Code(_) => "fair.table".to_owned(),
            Self::Commitment { .. } => "fair.commitment".to_owned(),
            Self::Players { .. } => "fair.contributions".to_owned(),
            Self::NoChairs | Self::Chairs { .. } => Occupant::KEY.to_owned(),
            Self::BotNumber { seat } | Self::NoNumber { seat } => {
                format!("fair.contributions[{seat}]")
            }
            Self::Differs { place, .. } => place.clone(),
        }
    }
}

/// Plays the record again and derives each of its chance outcomes from the proof in it.
///
/// A record that ends before the game does can be verified as far as it goes. Nothing but a table's code in its one spelling
/// and the numbers of people can have gone into the luck, and a result must be the whole result.
pub fn verify<G: Notation>(record: &Record<G>) -> Result<Verified<G>, Unverified> {
    let proof = Proof::of(record)?;
    let (derived, said) = (Seed::from(proof.seed).commitment(), proof.commitment);
    if derived != said {
        return Err(Unverified::Commitment { derived, said });
    }
    let (contributions, players) = (proof.contributions.len(), record.players);
    if contributions != usize::from(players) {
        return Err(Unverified::Players { contributions, players });
    }
    let chairs = record.extra.get(Occupant::KEY).ok_or(Unverified::NoChairs)?;
    let chairs: Vec<Occupant> = read_part(chairs, Occupant::KEY)?;
    if chairs.len() != usize::from(players) {
        return Err(Unverified::Chairs { chairs: chairs.len(), players });
    }
    for ((seat, chair), number) in Seat::all(players).zip(&chairs).zip(&proof.contributions) {
        match (chair, number) {
            (Occupant::Bot(_), Some(_)) => return Err(Unverified::BotNumber { seat }),
            (Occupant::Person, None) => return Err(Unverified::NoNumber { seat }),
            (Occupant::Person, Some(_)) | (Occupant::Bot(_), None) => {}
        }
    }

    let shuffle = proof.shuffle();
    let (mut draws, mut differs) = (0, None);
    let mut sofar = G::Deals::default();
    let replayed = record.replay(|game, step, _| {
        let Step::Deal(said) = step else { return };
        if differs.is_some() {
            return;
        }
        let derived = game.draw(&mut shuffle.draw(draws));
        if derived != said {
            differs = Some(difference(game, draws, &sofar, &derived, &said));
        }
        game.note_deal(&said, &mut sofar);
        draws += 1;
    });
    // A wrong outcome comes before whatever it leads to.
    if let Some(differs) = differs {
        return Err(differs);
    }
    let end = replayed?;
    check_whole_result(record, &end)?;
    Ok(Verified { proof, chairs, draws, end })
}

/// A record that says how the game ended must say all of it.
fn check_whole_result<G: Notation>(record: &Record<G>, end: &G) -> Result<(), RecordError> {
    let (Some(said), Some(result)) = (&record.result, end.result()) else { return Ok(()) };
    let result = serde_json::to_value(result).expect("a result is plain data");
    let missing =
        result.as_object().into_iter().flatten().find(|(key, _)| !said.contains_key(*key));
    match missing {
        Some((key, right)) => Err(RecordError::at(
            format!("result.{key}"),
            format!("is missing; it should be {right}"),
        )),
        None => Ok(()),
    }
}

/// The first place where two chance outcomes of one position are written differently.
fn difference<G: Notation>(
    game: &G,
    nth: u64,
    sofar: &G::Deals,
    derived: &G::Deal,
    said: &G::Deal,
) -> Unverified {
    let written = |deal| {
        let mut deals = sofar.clone();
        game.note_deal(deal, &mut deals);
        serde_json::to_value(deals).expect("deals are plain data")
    };
    let (mut place, mut derived, mut said) = ("deal".to_owned(), written(derived), written(said));
    while let Some((inner, one, other)) = first_difference(&derived, &said) {
        place.push_str(&inner);
        (derived, said) = (one, other);
    }
    Unverified::Differs { place, nth, derived: derived.to_string(), said: said.to_string() }
}

/// The first part in which two lists or two objects differ.
fn first_difference(one: &Value, other: &Value) -> Option<(String, Value, Value)> {
    match (one, other) {
        (Value::Array(one), Value::Array(other)) => (one.iter().zip(other).enumerate())
            .find(|(_, (one, other))| one != other)
            .map(|(i, (one, other))| (format!("[{i}]"), one.clone(), other.clone())),
        (Value::Object(one), Value::Object(other)) => one.iter().find_map(|(key, one)| {
            let other = other.get(key).filter(|other| *other != one)?;
            Some((format!(".{key}"), one.clone(), other.clone()))
        }),
        _ => None,
    }
}
