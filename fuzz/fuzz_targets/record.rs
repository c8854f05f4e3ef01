//! No bytes make a panic of the reader of records, and what it accepts it writes down the same again.

#![no_main]

use games::{Kind, with_game};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use table::{Notation, Record};

fuzz_target!(|bytes: &[u8]| {
    let Ok(value) = serde_json::from_slice::<Value>(bytes) else { return };
    if let Ok(kind) = Kind::of_record(&value) {
        with_game!(kind, G => check::<G>(value));
    }
});

fn check<G: Notation>(value: Value) {
    let Ok(record) = Record::<G>::from_value(value) else { return };
    let Ok(game) = record.replay(|_, _, _| {}) else { return };
    let again = Record::<G>::from_json(&record.to_json()).expect("what is written can be read");
    assert_eq!(again.replay(|_, _, _| {}).expect("what was legal is legal"), game);
}
