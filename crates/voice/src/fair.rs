//! A fair shuffle: what was checked of it, what was found wrong, and what a record cannot show.
#![allow(missing_docs, reason = "the locales say what each of them says")]

use fair::{ALGORITHM, Contribution, Unverified, Verified};
use table::{Notation, Record, Seat, Seats, Turn};

use crate::message::messages;
use crate::{Message, Spoken};

messages! {
    fn committed(commitment) = "fair-committed";
    fn derived(draws, table, who) = "fair-derived";
    fn derived_alone(draws, table) = "fair-derived-alone";
    fn moves(moves) = "fair-moves";
    fn result() = "fair-result";
    fn result_missing() = "fair-result-missing";
    fn unfinished() = "fair-unfinished";
    pub fn your_commitment() = "fair-your-commitment";
    pub fn your_number(who) = "fair-your-number";
    pub fn limits() = "fair-limits";
    pub fn limit_commitment() = "fair-limit-commitment";
    pub fn limit_number() = "fair-limit-number";
    pub fn limit_last() = "fair-limit-last";
    pub fn limit_secrets() = "fair-limit-secrets";
    fn no_proof() = "fair-no-proof";
    fn no_record(error) = "fair-no-record";
    fn algorithm(known, said) = "fair-algorithm";
    fn other_seed(said, derived) = "fair-other-seed";
    fn other_players(contributions, players) = "fair-other-players";
    fn differs(place, derived, said, nth) = "fair-differs";
    pub fn not_your_commitment(said, given) = "fair-not-your-commitment";
    pub fn not_your_number(number) = "fair-not-your-number";
}

/// What a record whose luck was verified shows by itself.
pub fn shown<G: Notation>(record: &Record<G>, verified: &Verified<G>) -> [Message; 4] {
    let proof = &verified.proof;
    let count = |number: u64| i32::try_from(number).unwrap_or(i32::MAX);
    let who = adders(&proof.contributions, Option::is_some);
    let (draws, table) = (count(verified.draws), format!("{:?}", proof.table));
    [
        committed(proof.commitment.to_string()),
        if who.is_empty() { derived_alone(draws, table) } else { derived(draws, table, who) },
        moves(count(record.moves.len() as u64)),
        match (verified.end.turn(), &record.result) {
            (Turn::Over, Some(_)) => result(),
            (Turn::Over, None) => result_missing(),
            _ => unfinished(),
        },
    ]
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
            Self::Record(error) => no_record(error.to_string()),
            Self::Algorithm(said) => algorithm(format!("{ALGORITHM:?}"), format!("{said:?}")),
            Self::Commitment { derived, said } => other_seed(said.to_string(), derived.to_string()),
            Self::Players { contributions, players } => {
                other_players(contributions.to_string(), players.to_string())
            }
            Self::Differs { place, nth, derived, said } => {
                differs(place.clone(), derived.clone(), said.clone(), nth.to_string())
            }
        }
    }
}
