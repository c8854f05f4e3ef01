//! The one line with which a client says whether a shuffle was the promised one.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fs;

use diamant::Diamant;
use fair::Receipt;
use kadora::Kadora;
use mirrors::Mirrors;
use serde_json::Value;
use table::Viewer;
use voice::fair::{Finding, Mark, verdict};
use voice::{Lang, Names, Voice};

fn vectors() -> Value {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair-shuffle-vectors.json");
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

fn receipt(value: &Value) -> Option<Receipt> {
    Receipt::from_json(&value.to_string()).ok()
}

fn of(record: &Value, receipt: Option<&Receipt>) -> Finding {
    let record = record.clone();
    match record["game"].as_str().unwrap() {
        "diamant" => verdict::<Diamant>(record, receipt),
        "mirrors" => verdict::<Mirrors>(record, receipt),
        _ => verdict::<Kadora>(record, receipt),
    }
}

fn said(lang: Lang, (mark, message): &Finding) -> String {
    let names = Names::from(vec!["Anna".to_owned(), "Bert".to_owned(), "Cem".to_owned()]);
    let speaker = Voice::of(lang).to(Viewer::Spectator, &names);
    format!("{} {}", mark.sign(), speaker.say(message))
}

#[test]
fn an_honest_game_was_shuffled_as_promised() {
    for game in vectors()["games"].as_array().unwrap() {
        let mut kept = receipt(&game["receipt"]).unwrap();
        let found = of(&game["record"], Some(&kept));
        assert_eq!(found.0, Mark::Right);
        let over = game["record"].get("result").is_some();
        let begins = if over { "✓ The shuffle was" } else { "✓ As far as the game went" };
        assert!(said(Lang::En, &found).starts_with(begins), "{}", said(Lang::En, &found));
        kept.seat = None;
        let watched = said(Lang::En, &of(&game["record"], Some(&kept)));
        assert!(watched.ends_with("This device added no number of its own."), "{watched}");
    }
}

#[test]
fn without_a_receipt_nothing_is_promised() {
    let game = &vectors()["games"][0]["record"];
    let found = of(game, None);
    assert_eq!(found.0, Mark::Unknown);
    assert!(said(Lang::En, &found).starts_with("~ Without a receipt"));
}

#[test]
fn a_server_that_lies_is_called_out_in_every_language() {
    for refusal in vectors()["refusals"].as_array().unwrap() {
        let kept = refusal.get("receipt").and_then(receipt);
        if refusal["place"] == "format" {
            assert_eq!(kept, None);
            continue;
        }
        let found = of(&refusal["record"], kept.as_ref());
        assert_eq!(found.0, Mark::Wrong, "{}", refusal["why"]);
        let mut told: Vec<String> = Lang::ALL.iter().map(|lang| said(*lang, &found)).collect();
        let place = refusal["place"].as_str().unwrap();
        assert!(told.iter().all(|line| line.contains(place)), "{told:?}");
        told.sort();
        told.dedup();
        assert_eq!(told.len(), Lang::ALL.len());
    }
}

#[test]
fn whose_number_was_replaced_is_told() {
    let vectors = vectors();
    let why = |why: &str| {
        let refusals = vectors["refusals"].as_array().unwrap();
        let refusal = refusals.iter().find(|refusal| refusal["why"] == why).unwrap();
        said(Lang::En, &of(&refusal["record"], receipt(&refusal["receipt"]).as_ref()))
    };
    assert_eq!(
        why("a neighbour's number that was chosen"),
        "✗ The shuffle was not as promised. contributions[1]: the number of Bert is not the one shown when the game started."
    );
    assert_eq!(
        why("one's own number replaced"),
        "✗ The shuffle was not as promised. contributions[0]: the number of Anna is not the one their own device picked."
    );
}
