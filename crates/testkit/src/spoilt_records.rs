use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::Union;
use proptest::string::string_regex;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use table::{Notation, Record, RecordError};

/// Spoils records in many ways: something else in the place of any part, junk anywhere in the text.
///
/// `recorded` gives a finished game for every number; `words` are patterns of what might stand in a record of this game.
///
/// # Panics
///
/// If a spoilt record makes a panic, or is refused without a sentence.
pub fn check_spoilt_records<G: Notation>(recorded: impl Fn(u64) -> Record<G>, words: &[&str]) {
    let parts = (any::<u64>(), any::<Index>(), anything(words), any::<bool>());
    run(&parts, |(number, at, with, whole)| {
        let mut record = recorded(number).to_value();
        let mut places = if whole { keys(&mut record) } else { leaves(&mut record) };
        let at = at.index(places.len());
        *places[at] = with;
        Record::<G>::from_value(record)
    });
    let texts = (any::<u64>(), any::<Index>(), ".{0,4}");
    run(&texts, |(number, at, junk)| {
        let mut text: Vec<char> = recorded(number).to_json().chars().collect();
        let at = at.index(text.len());
        text.splice(at..=at, junk.chars());
        Record::<G>::from_json(&text.into_iter().collect::<String>())
    });
}

/// Replays many spoilt records. Each is either still a record, or refused with a sentence.
fn run<S: Strategy, G: Notation>(
    ways: &S,
    spoil: impl Fn(S::Value) -> Result<Record<G>, RecordError>,
) {
    let spoilt = TestRunner::default().run(ways, |way| {
        if let Err(error) = spoil(way).and_then(|record| record.replay(|_, _, _| {})) {
            prop_assert!(!error.what.is_empty());
        }
        Ok(())
    });
    if let Err(failure) = spoilt {
        panic!("{failure}");
    }
}

/// Something that might stand where something else should.
fn anything(words: &[&str]) -> impl Strategy<Value = Value> + use<> {
    let words = words.iter().map(|pattern| string_regex(pattern).expect("a pattern").boxed());
    prop_oneof![
        Just(Value::Null),
        any::<i64>().prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        Union::new(words).prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
        Just(json!([[], {}])),
    ]
}

/// What stands at the record's own keys.
fn keys(record: &mut Value) -> Vec<&mut Value> {
    record.as_object_mut().into_iter().flat_map(|map| map.values_mut()).collect()
}

/// Everything in the record that holds nothing else.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(map) => map.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}
