//! Games that were started and never finished: their seeds are revealed too, and never that of a game that can go on.

use std::num::NonZeroU16;
use std::time::Duration;

use games::{Diamant, Kadora, Mirrors};
use serde_json::{Value, json};
use server::Config;
use table::{Game as _, Record, Turn, Viewer};
use tokio::time::sleep;

use crate::test_server::{TestServer, roomy};

const DAY: i64 = 24 * 60 * 60;

/// Lets so many days pass over all that is stored of a table.
async fn age(server: &TestServer, code: &str, days: i64) {
    let mut database = server.database().await;
    sqlx::query("UPDATE entries SET at = at - ?1 WHERE code = ?2")
        .bind(days * DAY)
        .bind(code)
        .execute(&mut database)
        .await
        .unwrap();
}

/// The record of a table, as soon as there is one.
async fn revealed(server: &TestServer, code: &str) -> Value {
    for _ in 0..600 {
        let (status, record) = server.get(&format!("/api/tables/{code}/record"), None).await;
        if status == 200 {
            return record;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("the record of {code} is not revealed");
}

/// Nothing of a table's seed can be fetched.
async fn check_secret(server: &TestServer, code: &str) {
    let (status, problem) = server.get(&format!("/api/tables/{code}/record"), None).await;
    assert_eq!((status, &problem["problem"]), (409, &json!("not_now")), "{problem}");
}

#[tokio::test]
async fn a_game_without_moves_is_abandoned_and_its_shuffle_can_be_checked() {
    let server = TestServer::open().await;
    let new = json!({ "game": "diamant", "players": 3 });
    let (code, mut people) = server.begin(new, &["Anna", "Bert", "Cleo"]).await;
    let commitment = people[0].table["fair"]["commitment"].clone();
    for person in &mut people {
        person.act("S").await;
    }
    people[0].until(|news| news["moment"].as_u64() > Some(1)).await;
    // A choice that was still sealed is in no record.
    people[0].act("L").await;
    age(&server, &code, 8).await;

    let server = server.reopen().await;
    let record = revealed(&server, &code).await;
    assert_eq!(record["fair"]["commitment"], commitment);
    assert_eq!(record["moves"].as_array().unwrap().len(), 1, "{record}");
    assert_eq!(record.get("result"), None);
    let record = Record::<Diamant>::from_value(record).unwrap();
    let verified = fair::verify(&record).unwrap();
    assert_ne!(verified.end.turn(), Turn::Over);
    // The second card may repeat the hazard of the first: then the next cave has begun with a card of its own.
    let cave = verified.end.view(Viewer::Spectator).cave;
    assert_eq!(verified.draws, 1 + u64::from(cave));

    let mut anna = server.again(&code, &people[0], 0).await;
    assert_eq!((&anna.table["stage"], &anna.table["abandoned"]), (&json!("over"), &json!(true)));
    assert_eq!(anna.now["awaited"], json!([]));
    let refused = anna.act("L").await;
    assert_eq!(refused["problem"], "not_now", "{refused}");
    let (_, stats) = server.get("/api/stats", None).await;
    assert_eq!(stats[0]["games"], 0, "{stats}");

    // It stays given up.
    let server = server.restart().await;
    let again = revealed(&server, &code).await;
    assert_eq!(again["fair"]["commitment"], commitment);
    let (_, table) = server.get(&format!("/api/tables/{code}"), None).await;
    assert_eq!(table["abandoned"], true);
}

#[tokio::test]
async fn a_turn_half_made_is_left_out_of_the_record() {
    let days = NonZeroU16::new(2).unwrap();
    let server = TestServer::with(Config { reveal_abandoned_days: days, ..roomy() }).await;
    let new = json!({ "game": "kadora", "players": 2 });
    let (code, mut people) = server.begin(new, &["Anna", "Bert"]).await;
    let first = people.iter_mut().find(|person| person.is_awaited()).unwrap();
    let card = first.now["actions"][0].as_str().unwrap().to_owned();
    first.act(&card).await;
    age(&server, &code, 3).await;
    let server = server.reopen().await;
    let record = revealed(&server, &code).await;
    let record = Record::<Kadora>::from_value(record).unwrap();
    assert_eq!(fair::verify(&record).unwrap().draws, 1);
}

/// In Mirrors a card is drawn before its owner puts four diamonds back (M16).
#[tokio::test]
async fn a_card_drawn_in_a_turn_that_was_never_finished_is_not_in_the_record() {
    let server = TestServer::open().await;
    for _ in 0..5 {
        let new = json!({ "game": "mirrors", "players": 2, "options": { "target": 5 } });
        let (code, mut people) = server.gather(new, &["Anna"]).await;
        let mut anna = people.remove(0);
        anna.ask(json!({ "ask": "chair", "seat": 1, "for": { "bot": "random" } })).await;
        anna.ask(json!({ "ask": "start" })).await;
        let returns =
            |now: &Value| now["actions"][0].as_str().is_some_and(|it| it.starts_with('='));
        let mut turn = 0;
        while !(anna.is_over() || anna.is_awaited() && returns(&anna.now)) {
            if !anna.is_awaited() {
                anna.next().await;
                continue;
            }
            turn += 7;
            let actions = anna.now["actions"].as_array().unwrap();
            let takes = actions.iter().find(|it| it.as_str().unwrap().contains('>'));
            let action =
                takes.unwrap_or(&actions[turn % actions.len()]).as_str().unwrap().to_owned();
            anna.act(&action).await;
        }
        if anna.is_over() {
            continue;
        }
        age(&server, &code, 8).await;
        let server = server.reopen().await;
        let record = Record::<Mirrors>::from_value(revealed(&server, &code).await).unwrap();
        fair::verify(&record).unwrap();
        return;
    }
    panic!("no player put diamonds back");
}

#[tokio::test]
async fn the_seed_of_a_game_that_can_go_on_stays_secret() {
    let server = TestServer::open().await;
    let new = || json!({ "game": "diamant", "players": 3 });
    let names = ["Anna", "Bert", "Cleo"];
    let (moved, mut people) = server.begin(new(), &names).await;
    let (waiting, _others) = server.begin(new(), &names).await;
    let (gathering, _guests) = server.gather(new(), &names).await;
    let (left, _gone) = server.begin(new(), &names).await;
    age(&server, &waiting, 6).await;
    age(&server, &gathering, 300).await;
    age(&server, &left, 8).await;
    // Begun a month ago, with a move today.
    age(&server, &moved, 30).await;
    people[0].act("S").await;

    let server = server.reopen().await;
    revealed(&server, &left).await;
    for code in [&moved, &waiting, &gathering] {
        check_secret(&server, code).await;
    }
    let mut bert = server.again(&moved, &people[1], 0).await;
    let acted = bert.act("S").await;
    assert_eq!(acted["news"], "game", "{acted}");
}

#[tokio::test]
async fn those_who_look_on_are_told_that_a_game_is_given_up() {
    let server = TestServer::open().await;
    let new = json!({ "game": "mirrors", "players": 2 });
    let (code, people) = server.begin(new, &["Anna", "Bert"]).await;
    age(&server, &code, 8).await;
    let server = server.reopen().await;
    let mut anna = server.again(&code, &people[0], 0).await;
    while anna.table["stage"] != "over" || anna.now["awaited"] != json!([]) {
        anna.next().await;
    }
    assert_eq!(anna.table["abandoned"], true);
}
