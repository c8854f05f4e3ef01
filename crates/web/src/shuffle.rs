//! What can be checked of the shuffle of a game that was played on a server.

use fair::{Receipt, Unverified};
use games::{Kind, with_game};
use serde_json::Value;
use table::{Notation, Record, Viewer};
use voice::fair::{self as words, Finding, Mark};
use voice::{Lang, Names, Spoken, Voice};

use crate::receipts::Receipts;

/// In one line, whether the shuffle of a record was the one promised to the client that kept `receipt`.
pub(crate) fn verdict(record: Value, receipt: Option<&Receipt>) -> Finding {
    match Kind::of_record(&record) {
        Ok(kind) => with_game!(kind, G => words::verdict::<G>(record, receipt)),
        Err(error) => (Mark::Wrong, Unverified::from(error).message()),
    }
}

/// What was checked of the shuffle of a record, or what is wrong with it; nothing if the record holds no proof.
pub(crate) fn proof(record: &Value, names: &Names, lang: Lang) -> Vec<String> {
    let found = match Kind::of_record(record) {
        Ok(kind) => with_game!(kind, G => findings::<G>(record.clone())),
        Err(_) => Vec::new(),
    };
    let to = Voice::of(lang).to(Viewer::Spectator, names);
    found.iter().map(|(mark, said)| format!("{} {}", mark.sign(), to.say(said))).collect()
}

fn findings<G: Notation>(record: Value) -> Vec<Finding> {
    let Ok(record) = Record::<G>::from_value(record) else { return Vec::new() };
    match fair::verify(&record) {
        Ok(verified) => {
            let receipts = Receipts::load();
            let kept = match receipts.receipt(verified.proof.table.as_str()) {
                Some(receipt) => words::compared(&record, &verified, receipt),
                None => (Mark::Unknown, words::no_receipt()),
            };
            words::shown(&record, &verified).into_iter().chain([kept]).collect()
        }
        Err(Unverified::NoProof) => Vec::new(),
        Err(wrong) => vec![(Mark::Wrong, wrong.message())],
    }
}
