//! `docs/protocol.md` is held to the types: every example is read as what it claims to be, and nothing is left unsaid.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Deserializer, Value, json};
use wire::{Ask, Chair, CloseReason, ProblemCode, Reaction, ServerMessage};

const PAGE: &str = include_str!("../../../docs/protocol.md");

type AnyMessage = ServerMessage<Value, Value>;

/// The examples of the page: what each claims to be, and its text.
fn examples() -> impl Iterator<Item = (&'static str, &'static str)> {
    PAGE.split("\n```json ").skip(1).map(|block| {
        let (kind, rest) = block.split_once('\n').unwrap();
        (kind, rest.split_once("\n```").unwrap().0)
    })
}

/// Whether everything that stands in `said` stands in `meant`.
fn holds(meant: &Value, said: &Value) -> bool {
    match (meant, said) {
        (Value::Object(meant), Value::Object(said)) => {
            said.iter().all(|(key, said)| meant.get(key).is_some_and(|meant| holds(meant, said)))
        }
        (Value::Array(meant), Value::Array(said)) => {
            meant.len() == said.len()
                && meant.iter().zip(said).all(|(meant, said)| holds(meant, said))
        }
        _ => meant == said,
    }
}

/// Reads every value of an example, each as a `T` that holds all that was said.
fn check<T: Serialize + DeserializeOwned + Debug>(text: &str) -> usize {
    let values = Deserializer::from_str(text).into_iter::<Value>();
    values
        .map(|said| {
            let said = said.unwrap_or_else(|error| panic!("{error}: {text}"));
            let meant: T = serde_json::from_value(said.clone())
                .unwrap_or_else(|error| panic!("{error}: {said}"));
            let meant = serde_json::to_value(meant).unwrap();
            assert!(holds(&meant, &said), "{said}\nis read as\n{meant}");
        })
        .count()
}

#[test]
fn every_example_is_what_it_claims_to_be() {
    let mut checked = 0;
    for (kind, text) in examples() {
        checked += match kind {
            "Request" => check::<wire::Request>(text),
            "ServerMessage" => check::<AnyMessage>(text),
            "ServerMessage diamant" => check::<ServerMessage<diamant::View, diamant::Seen>>(text),
            "NewGuest" => check::<wire::NewGuest>(text),
            "Token" => check::<wire::Token>(text),
            "NewTable" => check::<wire::NewTable>(text),
            "Created" => check::<wire::Created>(text),
            "Handover" => check::<wire::Handover>(text),
            "Claim" => check::<wire::Claim>(text),
            "Problem" => check::<wire::Problem>(text),
            _ => panic!("unknown kind of example: {kind:?}"),
        };
    }
    assert!(checked > 25, "{checked}");
}

#[test]
fn what_is_told_of_a_table_is_all_that_a_receipt_needs() {
    let welcome = examples().find(|(_, text)| text.contains("\"welcome\"")).unwrap().1;
    let Ok(AnyMessage::Welcome { mut table, you, .. }) = serde_json::from_str(welcome) else {
        panic!("{welcome}")
    };
    let receipt = table.receipt().unwrap();
    assert_eq!((receipt.table.as_str(), receipt.players, receipt.seat), ("BCDFGH", 3, None));
    assert_eq!(json!(receipt.chairs), json!(["person", "person", "clever"]));
    assert_eq!(json!(receipt.contributions), json!(table.fair.contributions));

    let drawn = fair::Contribution::new([7; 32]);
    let owned = receipt.clone().with_own(you.seat.unwrap(), drawn, receipt.commitment);
    assert_eq!((owned.seat, owned.contributions[0]), (you.seat, Some(drawn)));
    assert_eq!(owned.contributions[1..], receipt.contributions[1..]);

    table.code = "bcd fgh".to_owned();
    assert_eq!(table.receipt(), None);
    table.code = "BCDFGH".to_owned();
    table.stage = wire::TableStage::Gathering;
    assert_eq!(table.receipt(), None);
}

/// The names of an enum's variants, as serde lists them when it is given another.
fn variants<T: DeserializeOwned + Debug>(unknown: Value) -> Vec<String> {
    let error = serde_json::from_value::<T>(unknown).unwrap_err().to_string();
    let (_, listed) = error.split_once("expected one of ").unwrap();
    listed.split(", ").map(|name| name.trim_matches('`').to_owned()).collect()
}

/// The values under `key` in all examples.
fn shown(key: &str) -> Vec<String> {
    let values = examples().flat_map(|(_, text)| Deserializer::from_str(text).into_iter::<Value>());
    values.filter_map(|value| Some(value.unwrap().get(key)?.as_str()?.to_owned())).collect()
}

#[test]
fn everything_that_can_be_asked_or_told_has_an_example() {
    let (asks, news) = (shown("ask"), shown("news"));
    for ask in variants::<Ask>(json!({ "ask": "?" })) {
        assert!(asks.contains(&ask), "no example asks {ask}");
    }
    for kind in variants::<AnyMessage>(json!({ "news": "?" })) {
        assert!(news.contains(&kind), "no example tells {kind}");
    }
}

#[test]
fn every_problem_farewell_feeling_and_chair_is_explained() {
    let names = [
        variants::<ProblemCode>(json!("?")),
        variants::<CloseReason>(json!("?")),
        variants::<Reaction>(json!("?")),
        variants::<Chair>(json!({ "is": "?" })),
    ];
    for name in names.concat() {
        assert!(PAGE.contains(&format!("`{name}`")), "the page does not say what {name} is");
    }
}

#[test]
fn the_page_tells_the_version_of_the_messages() {
    assert!(PAGE.contains(&format!("The version of the protocol is {}.", wire::PROTOCOL)));
    assert!(PAGE.contains(&format!("`protocol={}`", wire::PROTOCOL)));
}
