//! A fair shuffle: what was checked of it, what was found wrong, and what a record cannot show.

use fair::{
    ALGORITHM, Commitment, Contribution, Difference, Occupant, Receipt, TableCode, Unverified,
    Verified, verify,
};
use serde_json::Value;
use table::{Notation, Record, Seat, Seats, Turn};

use crate::message::{from_texts, message, messages};
use crate::{Arg, Message, Spoken};

messages! {
    pub fn your_table() = "fair-your-table";
    pub fn your_commitment() = "fair-your-commitment";
    pub fn your_number(who) = "fair-your-number";
    pub fn no_receipt() = "fair-no-receipt";
    pub fn give_receipt() = "fair-give-receipt";
    pub fn limits() = "fair-limits";
    pub fn limit_shown() = "fair-limit-shown";
    pub fn limit_start() = "fair-limit-start";
    pub fn limit_last() = "fair-limit-last";
    pub fn limit_secrets() = "fair-limit-secrets";
    pub fn not_your_table(said, given) = "fair-not-your-table";
    pub fn not_your_commitment(said, given) = "fair-not-your-commitment";
    pub fn not_your_number(number) = "fair-not-your-number";
    pub fn bad_receipt(error) = "fair-bad-receipt";
}

/// How sure a sentence about a shuffle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It was checked.
    Right,
    /// It cannot be known from what there is.
    Unknown,
    /// It is not as it should be.
    Wrong,
}

impl Mark {
    /// The sign before the sentence.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Right => "✓",
            Self::Unknown => "~",
            Self::Wrong => "✗",
        }
    }
}

/// A sentence about a shuffle, and how sure it is.
pub type Finding = (Mark, Message);

/// What a record whose luck was verified shows alone.
pub fn shown<G: Notation>(record: &Record<G>, verified: &Verified<G>) -> [Finding; 4] {
    let proof = &verified.proof;
    let who = adders(&proof.contributions, Option::is_some);
    let (draws, table) = (verified.draws, proof.table);
    [
        (Mark::Right, message!("fair-committed", commitment = proof.commitment)),
        if who.is_empty() {
            (Mark::Unknown, message!("fair-derived-alone", draws, table))
        } else {
            (Mark::Right, message!("fair-derived", draws, table, who))
        },
        (Mark::Right, message!("fair-moves", moves = record.moves.len())),
        match (verified.end.turn(), &record.result) {
            (Turn::Over, Some(_)) => (Mark::Right, message!("fair-result")),
            (Turn::Over, None) => (Mark::Unknown, message!("fair-result-missing")),
            _ => (Mark::Unknown, message!("fair-unfinished")),
        },
    ]
}

/// What a receipt shows beside a record that was verified.
pub fn compared<G: Notation>(
    record: &Record<G>,
    verified: &Verified<G>,
    receipt: &Receipt,
) -> Finding {
    match (receipt.compare(record, verified), receipt.seat) {
        (Ok(()), Some(seat)) => (Mark::Right, message!("fair-same-receipt-own", who = seat)),
        (Ok(()), None) => (Mark::Right, message!("fair-same-receipt")),
        (Err(difference), _) => (Mark::Wrong, difference.message()),
    }
}

/// In one line, whether the shuffle of a record was the one promised to the client that stored `receipt`.
pub fn verdict<G: Notation>(record: Value, receipt: Option<&Receipt>) -> Finding {
    let wrong = |why: Message| (Mark::Wrong, message!("fair-not-promised", why));
    let read = Record::<G>::from_value(record).map_err(Unverified::from);
    let (verified, record) = match read.and_then(|record| Ok((verify(&record)?, record))) {
        Ok(both) => both,
        Err(error) => return wrong(error.message()),
    };
    let Some(receipt) = receipt else { return (Mark::Unknown, no_receipt()) };
    match receipt.compare(&record, &verified) {
        Err(difference) => wrong(difference.message()),
        Ok(()) if receipt.seat.is_none() => (Mark::Right, message!("fair-promised-watched")),
        Ok(()) if verified.end.turn() != Turn::Over => {
            (Mark::Right, message!("fair-promised-unfinished"))
        }
        Ok(()) => (Mark::Right, message!("fair-promised")),
    }
}

/// The seats whose contribution is such.
pub fn adders(
    contributions: &[Option<Contribution>],
    such: impl Fn(&Option<Contribution>) -> bool,
) -> Seats {
    let of_table = Seat::all(Seat::MOST).zip(contributions);
    of_table.filter(|(_, number)| such(number)).map(|(seat, _)| seat).collect()
}

from_texts!(Commitment: to_string, Occupant: to_string, TableCode: to_string);

impl Spoken for Unverified {
    fn message(&self) -> Message {
        match self.clone() {
            Self::NoProof => message!("fair-no-proof"),
            Self::Record(error) => message!("fair-no-record", error = Arg::record_error(error)),
            Self::Algorithm(said) => {
                let known = format!("{ALGORITHM:?}");
                message!("fair-algorithm", known, said = format!("{said:?}"))
            }
            Self::Code(said) => message!("fair-no-code", said = format!("{said:?}")),
            Self::Commitment { derived, said } => message!("fair-other-seed", said, derived),
            Self::Players { contributions, players } => {
                let contributions = contributions.to_string();
                message!("fair-other-players", contributions, players)
            }
            Self::NoChairs => message!("fair-no-chairs"),
            Self::Chairs { chairs, players } => {
                message!("fair-other-chairs", chairs = chairs.to_string(), players)
            }
            Self::BotNumber { seat } => message!("fair-bot-number", at = seat.number(), who = seat),
            Self::NoNumber { seat } => message!("fair-no-number", at = seat.number(), who = seat),
            Self::Differs { place, nth, derived, said } => {
                message!("fair-differs", place, derived, said, nth = nth.to_string())
            }
        }
    }
}

impl Spoken for Difference {
    fn message(&self) -> Message {
        let quoted = |text: String| format!("{text:?}");
        match self.clone() {
            Self::Table { receipt, record } => message!("fair-other-table", receipt, record),
            Self::Game { receipt, record } => {
                let [receipt, record] = [receipt, record].map(quoted);
                message!("fair-other-game", receipt, record)
            }
            Self::Players { receipt, record } => message!("fair-other-count", receipt, record),
            Self::RulesVersion { receipt, record } => {
                let [receipt, record] = [receipt, record].map(|version| version.to_string());
                message!("fair-other-rules", receipt, record)
            }
            Self::Options { receipt, record } => message!("fair-other-options", receipt, record),
            Self::Algorithm { receipt, record } => {
                let [receipt, record] = [receipt, record].map(quoted);
                message!("fair-other-algorithm", receipt, record)
            }
            Self::Commitment { receipt, record } => {
                message!("fair-other-commitment", receipt, record)
            }
            Self::Chair { seat, receipt, record } => {
                message!("fair-other-chair", at = seat.number(), who = seat, receipt, record)
            }
            Self::Number { seat, own: true, .. } => {
                message!("fair-other-own-number", at = seat.number(), who = seat)
            }
            Self::Number { seat, own: false, .. } => {
                message!("fair-other-number", at = seat.number(), who = seat)
            }
        }
    }
}
