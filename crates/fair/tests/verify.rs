//! What is said of records whose luck is checked.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod played;

use std::fs;
use std::process::{Command, Output};

use fair::{Proof, Seed, Unverified, Verified, verify};
use games::{Diamant, Kadora, Mirrors};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use table::{Game, Notation, Record, Seat, Turn};

use played::played;

/// Random games of Mirrors are long.
const MOST: u32 = 400;

fn check<G: Notation>(record: Value) -> Result<Verified<G>, Unverified> {
    verify(&Record::<G>::from_value(record)?)
}

fn error<G: Notation>(record: Value) -> String {
    check::<G>(record).unwrap_err().to_string()
}

/// Where the first chance outcome stands that the shuffle did not bring.
fn differing<G>(checked: &Result<Verified<G>, Unverified>) -> Option<&str> {
    match checked {
        Err(Unverified::Differs { place, .. }) => Some(place),
        _ => None,
    }
}

/// Another hexadecimal digit in the place of one of a number's.
fn other_digit(number: &Value, at: usize) -> Value {
    let mut text = number.as_str().unwrap().to_owned();
    let digit = if text[at..].starts_with('0') { "1" } else { "0" };
    text.replace_range(at..=at, digit);
    text.into()
}

#[test]
fn every_chance_outcome_is_derived_again() {
    for number in 0..40 {
        let record = played::<Diamant>(number, MOST);
        let verified = verify(&record).unwrap();
        assert_eq!(verified.draws, record.deals.caves.iter().map(Vec::len).sum::<usize>() as u64);
        assert_eq!(verified.end.turn(), Turn::Over);

        let record = played::<Mirrors>(number, MOST);
        assert_eq!(verify(&record).unwrap().draws, 1 + record.deals.cards.len() as u64);

        let record = played::<Kadora>(number, MOST);
        let verified = verify(&record).unwrap();
        assert_eq!((verified.draws, verified.end.turn()), (1, Turn::Over));
        assert_eq!(Proof::of(&record), Ok(verified.proof));
    }
}

#[test]
fn an_unfinished_game_is_verified_as_far_as_it_goes() {
    for number in 0..40 {
        let record = played::<Diamant>(number, 9);
        let verified = verify(&record).unwrap();
        assert!(verified.draws > 0);
        assert_ne!(verified.end.turn(), Turn::Over);
    }
}

#[test]
fn a_record_without_a_proof_says_so() {
    let mut record = played::<Diamant>(1, MOST).to_value();
    record["fair"] = Value::Null;
    assert_eq!(check::<Diamant>(record.clone()), Err(Unverified::NoProof));
    record.as_object_mut().unwrap().remove("fair");
    assert_eq!(check::<Diamant>(record), Err(Unverified::NoProof));
}

#[test]
fn a_proof_that_cannot_be_read_names_its_place() {
    let record = played::<Diamant>(1, MOST).to_value();
    for (place, value, says) in [
        ("", json!([]), "fair: invalid length 0"),
        ("", json!("trust me"), "fair: invalid type: string \"trust me\""),
        ("/seed", json!(7), "fair.seed: invalid type: integer `7`"),
        ("/seed", json!("00"), "fair.seed: should be 32 bytes written as 64 hexadecimal digits"),
        ("/contributions/1", json!("x"), "fair.contributions[1]: should be 32 bytes"),
        ("/table", json!(7), "fair.table: invalid type: integer `7`"),
        ("/table", json!("pvfnff"), "fair.table: Code(\"pvfnff\")"),
        ("/contributions", json!({}), "fair.contributions: invalid type: map"),
        ("/algorithm", json!(1), "fair.algorithm: invalid type: integer `1`"),
        ("/algorithm", json!("adamant-fair/2"), "fair.algorithm: Algorithm(\"adamant-fair/2\")"),
    ] {
        let mut record = record.clone();
        *record.pointer_mut(&format!("/fair{place}")).unwrap() = value;
        let said = error::<Diamant>(record);
        assert!(said.starts_with(says), "{said}");
    }
    for key in ["algorithm", "table", "commitment", "seed", "contributions"] {
        let mut record = record.clone();
        record["fair"].as_object_mut().unwrap().remove(key);
        assert_eq!(error::<Diamant>(record), format!("fair: missing field `{key}`"));
    }
}

#[test]
fn no_digit_of_a_proof_can_be_changed() {
    let record = played::<Diamant>(2, MOST).to_value();
    let contributor = record["fair"]["contributions"].as_array().unwrap();
    let contributor = contributor.iter().position(|number| !number.is_null()).unwrap();
    for at in 0..64 {
        for key in ["seed", "commitment"] {
            let mut record = record.clone();
            record["fair"][key] = other_digit(&record["fair"][key], at);
            let said = check::<Diamant>(record).unwrap_err();
            assert!(matches!(said, Unverified::Commitment { .. }), "{said}");
        }
        let mut record = record.clone();
        let number = &mut record["fair"]["contributions"][contributor];
        *number = other_digit(number, at);
        let said = check::<Diamant>(record).unwrap_err();
        assert!(matches!(said, Unverified::Differs { .. }), "{said}");
    }
}

#[test]
fn another_seed_with_its_own_commitment_does_not_explain_the_cards() {
    let mut record = played::<Kadora>(3, MOST);
    let proof = Proof::of(&record).unwrap();
    Proof::new(&Seed::new([1; 32]), proof.table, &proof.contributions).add_to(&mut record);
    assert_eq!(differing(&verify(&record)), Some("deal.aside[0]"));
}

#[test]
fn no_player_can_be_added_left_out_or_moved_and_no_other_table_will_do() {
    let record = (0..100)
        .map(|number| played::<Diamant>(number, MOST).to_value())
        .find(|record| record["chairs"][0] == "person" && record["chairs"][1] == "person")
        .unwrap();
    let with = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record["fair"]);
        check::<Diamant>(record).unwrap_err()
    };
    let contributions = |proof: &mut Value| proof["contributions"].as_array().unwrap().clone();
    let players = contributions(&mut record["fair"].clone()).len();
    assert_eq!(
        with(&|proof| proof["contributions"].as_array_mut().unwrap().push(Value::Null)),
        Unverified::Players { contributions: players + 1, players: players as u8 }
    );
    assert_eq!(
        with(&|proof| proof["contributions"] = json!(vec![Value::Null; players])),
        Unverified::NoNumber { seat: Seat::new(0).unwrap() }
    );
    for differs in [
        with(&|proof| proof["contributions"].as_array_mut().unwrap().swap(0, 1)),
        with(&|proof| proof["table"] = json!("LSWHRX")),
    ] {
        assert!(matches!(differs, Unverified::Differs { .. }), "{differs}");
    }
}

#[test]
fn the_first_card_that_differs_is_named_with_what_it_should_be() {
    let record = played::<Diamant>(4, MOST);
    let right = record.deals.caves[1][0].to_string();
    let wrong = if right == "17" { "snake" } else { "17" };
    let mut value = record.to_value();
    value["deal"]["caves"][1][0] = json!(wrong);
    // What comes after a wrong card does not matter any more.
    value["deal"]["caves"][2][0] = json!(if wrong == "17" { "gas" } else { "1" });
    let nth = record.deals.caves[0].len() as u64;
    assert_eq!(
        check::<Diamant>(value),
        Err(Unverified::Differs {
            place: "deal.caves[1][0]".to_owned(),
            nth,
            derived: format!("\"{right}\""),
            said: format!("\"{wrong}\""),
        })
    );

    let record = played::<Mirrors>(4, MOST);
    let mut value = record.to_value();
    value["deal"]["first"] = json!((value["deal"]["first"].as_u64().unwrap() + 1) % 2);
    assert_eq!(differing(&check::<Mirrors>(value)), Some("deal.first"));
    let mut value = record.to_value();
    let rim: String = value["deal"]["rim"].as_str().unwrap().chars().rev().collect();
    value["deal"]["rim"] = json!(rim);
    let Err(Unverified::Differs { nth: 0, said, .. }) = check::<Mirrors>(value) else {
        panic!("another rim is not found");
    };
    assert_eq!(said, format!("\"{rim}\""));
}

/// Any two different cards of a deal, swapped: the earlier place is named.
#[test]
fn no_two_cards_can_be_swapped() {
    swaps::<Diamant>(|number| played(number, MOST));
    swaps::<Mirrors>(|number| played(number, MOST));
    swaps::<Kadora>(|number| played(number, 3));
}

fn swaps<G: Notation>(recorded: impl Fn(u64) -> Record<G>) {
    let ways = (0..200_u64, any::<Index>(), any::<Index>());
    let run = TestRunner::default().run(&ways, |(number, one, other)| {
        let mut record = recorded(number).to_value();
        let cards = cards(&record["deal"], "deal");
        let (one, other) = (one.index(cards.len()), other.index(cards.len()));
        let (one, other) = (one.min(other), one.max(other));
        prop_assume!(cards[one].1 != cards[other].1);
        for (to, from) in [(one, other), (other, one)] {
            *at(&mut record, &cards[to].0) = cards[from].1.clone();
        }
        let checked = check::<G>(record);
        prop_assert_eq!(differing(&checked), Some(cards[one].0.as_str()));
        Ok(())
    });
    run.unwrap();
}

/// The places of all cards in a deal, in the order in which they are dealt; a rim and a first player are none.
fn cards(deal: &Value, place: &str) -> Vec<(String, Value)> {
    match deal {
        Value::Array(items) => items
            .iter()
            .enumerate()
            .flat_map(|(i, item)| cards(item, &format!("{place}[{i}]")))
            .collect(),
        Value::Object(map) => {
            map.iter().flat_map(|(key, part)| cards(part, &format!("{place}.{key}"))).collect()
        }
        Value::String(_) if place != "deal.rim" => vec![(place.to_owned(), deal.clone())],
        _ => Vec::new(),
    }
}

fn at<'v>(record: &'v mut Value, place: &str) -> &'v mut Value {
    let pointer = place.replace(['.', '['], "/").replace(']', "");
    record.pointer_mut(&format!("/{pointer}")).unwrap()
}

#[test]
fn moves_and_result_are_checked_too() {
    let record = played::<Diamant>(5, MOST).to_value();
    let mut moved = record.clone();
    moved["moves"][0] = json!("no");
    assert!(error::<Diamant>(moved).starts_with("moves[0]: "));
    let mut won = record.clone();
    won["result"]["winners"] = json!([]);
    assert!(error::<Diamant>(won).starts_with("result.winners: should be ["));
    let mut other = record.clone();
    other["result"] = json!({"x": 1});
    assert_eq!(error::<Diamant>(other), "result: this game has no result \"x\"");
    for key in ["scores", "winners"] {
        let mut less = record.clone();
        less["result"].as_object_mut().unwrap().remove(key);
        let said = error::<Diamant>(less);
        assert!(said.starts_with(&format!("result.{key}: is missing; it should be [")), "{said}");
    }
    let mut short = record;
    short["moves"].as_array_mut().unwrap().pop();
    assert!(check::<Diamant>(short).is_err());
}

/// Something else in the place of anything, junk anywhere in the text.
#[test]
fn no_mischief_makes_a_panic() {
    mischief::<Diamant>();
    mischief::<Mirrors>();
    mischief::<Kadora>();
}

fn mischief<G: Notation>() {
    let sentence = |checked: Result<Verified<G>, Unverified>| match checked {
        Err(error) if error.to_string().is_empty() => Err(TestCaseError::fail("no sentence")),
        _ => Ok(()),
    };
    let anything = prop_oneof![
        Just(Value::Null),
        any::<i64>().prop_map(Value::from),
        "[0-9a-f]{64}".prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
        Just(json!([[null], {}])),
    ];
    let parts = (0..100_u64, any::<Index>(), anything);
    let run = TestRunner::default().run(&parts, |(number, at, with)| {
        let mut record = played::<G>(number, 40).to_value();
        let mut places = Vec::new();
        everything(&mut record, &mut |place| places.push(place.clone()), "");
        *record.pointer_mut(&places[at.index(places.len())]).unwrap() = with;
        sentence(check(record))
    });
    run.unwrap();
    let texts = (0..100_u64, any::<Index>(), ".{0,4}");
    let run = TestRunner::default().run(&texts, |(number, at, junk)| {
        let mut text: Vec<char> = played::<G>(number, 40).to_json().chars().collect();
        let at = at.index(text.len());
        text.splice(at..=at, junk.chars());
        let text: String = text.into_iter().collect();
        sentence(Record::from_json(&text).map_err(Unverified::from).and_then(|r| verify(&r)))
    });
    run.unwrap();
}

fn everything(value: &mut Value, each: &mut impl FnMut(&String), place: &str) {
    each(&place.to_owned());
    match value {
        Value::Array(items) => {
            for (i, item) in items.iter_mut().enumerate() {
                everything(item, each, &format!("{place}/{i}"));
            }
        }
        Value::Object(map) => {
            for (key, part) in map {
                everything(part, each, &format!("{place}/{key}"));
            }
        }
        _ => {}
    }
}

fn python(records: &[Value]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("records.jsonl");
    let lines: Vec<String> = records.iter().map(|record| format!("{record}\n")).collect();
    fs::write(&file, lines.concat()).unwrap();
    Command::new("python3")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair_shuffle.py"))
        .arg(file)
        .output()
        .expect("python3 is installed")
}

#[test]
fn whole_games_are_the_same_to_a_program_that_knows_the_specification_alone() {
    let mut records = Vec::new();
    for number in 0..10 {
        records.push(played::<Diamant>(number, MOST).to_value());
        records.push(played::<Mirrors>(number, MOST).to_value());
        records.push(played::<Kadora>(number, 5).to_value());
    }
    let output = python(&records);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), records.len());
}

#[test]
fn both_programs_refuse_the_same() {
    let mut diamant = played::<Diamant>(6, MOST).to_value();
    let other = if diamant["deal"]["caves"][0][1] == "3" { "4" } else { "3" };
    diamant["deal"]["caves"][0][1] = json!(other);
    let mut mirrors = played::<Mirrors>(6, MOST).to_value();
    mirrors["deal"]["cards"].as_array_mut().unwrap().swap(0, 1);
    let mut kadora = played::<Kadora>(6, 5).to_value();
    kadora["deal"]["hands"].as_array_mut().unwrap().swap(0, 1);
    let mut seed = played::<Kadora>(7, 5).to_value();
    seed["fair"]["seed"] = other_digit(&seed["fair"]["seed"], 0);
    assert_eq!(differing(&check::<Diamant>(diamant.clone())), Some("deal.caves[0][1]"));
    assert_eq!(differing(&check::<Mirrors>(mirrors.clone())), Some("deal.cards[0]"));
    assert_eq!(differing(&check::<Kadora>(kadora.clone())), Some("deal.hands[0][0]"));
    let refused = check::<Kadora>(seed.clone());
    assert!(matches!(refused, Err(Unverified::Commitment { .. })), "{refused:?}");
    for (record, place) in [
        (diamant, "deal.caves[0][1]: "),
        (mirrors, "deal.cards[0]: "),
        (kadora, "deal.hands[0][0]: "),
        (seed, "fair.commitment: "),
    ] {
        let output = python(&[record]);
        assert_eq!(output.status.code(), Some(1));
        let theirs = String::from_utf8(output.stderr).unwrap();
        assert!(theirs.starts_with(place), "{theirs}");
    }
}
