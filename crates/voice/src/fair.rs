//! A fair shuffle: what was checked of it, what was found wrong, and what a record cannot show.

use fair::{ALGORITHM, Contribution, Difference, Receipt, Unverified, Verified, verify};
use serde_json::Value;
use table::{Notation, Record, Seat, Seats, Turn};

use crate::message::messages;
use crate::{Arg, Message, Spoken};

messages! {
    fn committed(commitment) = "fair-committed";
    fn derived(draws, table, who) = "fair-derived";
    fn derived_alone(draws, table) = "fair-derived-alone";
    fn moves(moves) = "fair-moves";
    fn result() = "fair-result";
    fn result_missing() = "fair-result-missing";
    fn unfinished() = "fair-unfinished";
    pub fn your_table() = "fair-your-table";
    pub fn your_commitment() = "fair-your-commitment";
    pub fn your_number(who) = "fair-your-number";
    fn same_receipt() = "fair-same-receipt";
    fn same_receipt_own(who) = "fair-same-receipt-own";
    pub fn no_receipt() = "fair-no-receipt";
    pub fn give_receipt() = "fair-give-receipt";
    fn promised() = "fair-promised";
    fn promised_unfinished() = "fair-promised-unfinished";
    fn promised_watched() = "fair-promised-watched";
    fn not_promised(why) = "fair-not-promised";
    pub fn limits() = "fair-limits";
    pub fn limit_shown() = "fair-limit-shown";
    pub fn limit_start() = "fair-limit-start";
    pub fn limit_last() = "fair-limit-last";
    pub fn limit_secrets() = "fair-limit-secrets";
    fn no_proof() = "fair-no-proof";
    fn no_record(error) = "fair-no-record";
    fn algorithm(known, said) = "fair-algorithm";
    fn no_code(said) = "fair-no-code";
    fn other_seed(said, derived) = "fair-other-seed";
    fn other_players(contributions, players) = "fair-other-players";
    fn no_chairs() = "fair-no-chairs";
    fn other_chairs(chairs, players) = "fair-other-chairs";
    fn bot_number(at, who) = "fair-bot-number";
    fn no_number(at, who) = "fair-no-number";
    fn differs(place, derived, said, nth) = "fair-differs";
    pub fn not_your_table(said, given) = "fair-not-your-table";
    pub fn not_your_commitment(said, given) = "fair-not-your-commitment";
    pub fn not_your_number(number) = "fair-not-your-number";
    pub fn bad_receipt(error) = "fair-bad-receipt";
    fn other_table(receipt, record) = "fair-other-table";
    fn other_game(receipt, record) = "fair-other-game";
    fn other_count(receipt, record) = "fair-other-count";
    fn other_rules(receipt, record) = "fair-other-rules";
    fn other_options(receipt, record) = "fair-other-options";
    fn other_algorithm(receipt, record) = "fair-other-algorithm";
    fn other_commitment(receipt, record) = "fair-other-commitment";
    fn other_chair(at, who, receipt, record) = "fair-other-chair";
    fn other_number(at, who) = "fair-other-number";
    fn other_own_number(at, who) = "fair-other-own-number";
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
    let (draws, table) = (verified.draws, proof.table.to_string());
    [
        (Mark::Right, committed(proof.commitment.to_string())),
        if who.is_empty() {
            (Mark::Unknown, derived_alone(draws, table))
        } else {
            (Mark::Right, derived(draws, table, who))
        },
        (Mark::Right, moves(record.moves.len())),
        match (verified.end.turn(), &record.result) {
            (Turn::Over, Some(_)) => (Mark::Right, result()),
            (Turn::Over, None) => (Mark::Unknown, result_missing()),
            _ => (Mark::Unknown, unfinished()),
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
        (Ok(()), Some(seat)) => (Mark::Right, same_receipt_own(seat)),
        (Ok(()), None) => (Mark::Right, same_receipt()),
        (Err(difference), _) => (Mark::Wrong, difference.message()),
    }
}

/// In one line, whether the shuffle of a record was the one promised to the client that kept `receipt`.
pub fn verdict<G: Notation>(record: Value, receipt: Option<&Receipt>) -> Finding {
    let wrong = |why: Message| (Mark::Wrong, not_promised(why));
    let read = Record::<G>::from_value(record).map_err(Unverified::from);
    let (record, verified) = match read.and_then(|record| Ok((verify(&record)?, record))) {
        Ok((verified, record)) => (record, verified),
        Err(error) => return wrong(error.message()),
    };
    let Some(receipt) = receipt else { return (Mark::Unknown, no_receipt()) };
    match receipt.compare(&record, &verified) {
        Err(difference) => wrong(difference.message()),
        Ok(()) if receipt.seat.is_none() => (Mark::Right, promised_watched()),
        Ok(()) if verified.end.turn() != Turn::Over => (Mark::Right, promised_unfinished()),
        Ok(()) => (Mark::Right, promised()),
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

impl Spoken for Unverified {
    fn message(&self) -> Message {
        match self {
            Self::NoProof => no_proof(),
            Self::Record(error) => no_record(Arg::record_error(error.clone())),
            Self::Algorithm(said) => algorithm(format!("{ALGORITHM:?}"), format!("{said:?}")),
            Self::Code(said) => no_code(format!("{said:?}")),
            Self::Commitment { derived, said } => other_seed(said.to_string(), derived.to_string()),
            Self::Players { contributions, players } => {
                other_players(contributions.to_string(), players.to_string())
            }
            Self::NoChairs => no_chairs(),
            Self::Chairs { chairs, players } => {
                other_chairs(chairs.to_string(), players.to_string())
            }
            Self::BotNumber { seat } => bot_number(seat.to_string(), *seat),
            Self::NoNumber { seat } => no_number(seat.to_string(), *seat),
            Self::Differs { place, nth, derived, said } => {
                differs(place.clone(), derived.clone(), said.clone(), nth.to_string())
            }
        }
    }
}

impl Spoken for Difference {
    fn message(&self) -> Message {
        match self {
            Self::Table { receipt, record } => other_table(receipt.to_string(), record.to_string()),
            Self::Game { receipt, record } => {
                other_game(format!("{receipt:?}"), format!("{record:?}"))
            }
            Self::Players { receipt, record } => {
                other_count(receipt.to_string(), record.to_string())
            }
            Self::RulesVersion { receipt, record } => {
                other_rules(receipt.to_string(), record.to_string())
            }
            Self::Options { receipt, record } => other_options(receipt.clone(), record.clone()),
            Self::Algorithm { receipt, record } => {
                other_algorithm(format!("{receipt:?}"), format!("{record:?}"))
            }
            Self::Commitment { receipt, record } => {
                other_commitment(receipt.to_string(), record.to_string())
            }
            Self::Chair { seat, receipt, record } => {
                other_chair(seat.to_string(), *seat, receipt.to_string(), record.to_string())
            }
            Self::Number { seat, own: true, .. } => other_own_number(seat.to_string(), *seat),
            Self::Number { seat, own: false, .. } => other_number(seat.to_string(), *seat),
        }
    }
}
