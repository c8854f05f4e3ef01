//! What people do about their own seat during a game: another name, going away, giving up.

use serde_json::{Value, json};

use crate::host::refused;
use crate::play::play_all;
use crate::test_server::{TestServer, start};

fn mirrors() -> Value {
    json!({ "game": "mirrors", "players": 3 })
}

#[tokio::test]
async fn a_seat_changes_its_name_during_the_game_and_the_record_has_the_last_one() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(mirrors(), &["Anna", "Bert", "Cleo"]).await;
    let rename = |name: &str| json!({ "ask": "rename", "name": name });
    let renamed = people[1].ask(rename("  Bertram ")).await;
    assert_eq!(renamed["table"]["chairs"][1]["name"], "Bertram");
    people[0].until(|news| news["table"]["chairs"][1]["name"] == "Bertram").await;
    refused(&people[1].ask(rename("ANNA")).await, "taken");
    refused(&people[1].ask(rename(" ")).await, "unreadable");
    let mut watcher = server.connect(&code, None, 0).await;
    refused(&watcher.ask(rename("Dora")).await, "not_yours");

    play_all(&mut people).await;
    refused(&people[1].ask(rename("Late")).await, "not_now");
    let (_, record) = server.get(&format!("/api/tables/{code}/record"), None).await;
    assert_eq!(record["names"], json!(["Anna", "Bertram", "Cleo"]));
}

#[tokio::test]
async fn a_bot_plays_for_a_player_who_leaves_until_the_player_comes_back() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(mirrors(), &["Anna", "Bert", "Cleo"]).await;
    let leave = |bot: &str| json!({ "ask": "leave", "bot": bot });
    refused(&people[2].ask(leave("thumb")).await, "not_now");
    start(&mut people).await;
    refused(&people[2].ask(leave("genius")).await, "not_found");
    let left = people[2].ask(leave("thumb")).await;
    assert_eq!(left["table"]["chairs"][2]["stand_in"], "thumb");
    let token = people[2].token.clone();
    people.pop().unwrap().hang_up().await;
    people[0].until(|news| news["table"]["chairs"][2]["here"] == false).await;

    let cleo = server.connect(&code, token.as_ref(), 0).await;
    assert_eq!(cleo.you["seat"], 2);
    assert!(cleo.table["chairs"][2].get("stand_in").is_none(), "{}", cleo.table);
}

#[tokio::test]
async fn a_player_who_resigns_looks_on_while_a_bot_plays_to_the_end() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(mirrors(), &["Anna", "Bert", "Cleo"]).await;
    let resign = json!({ "ask": "resign", "bot": "thumb" });
    refused(&people[2].ask(resign.clone()).await, "not_now");
    start(&mut people).await;
    let mut cleo = people.pop().unwrap();
    let looks_on = cleo.ask(resign.clone()).await;
    assert_eq!(looks_on["you"], json!({ "seat": null, "eyes": null, "host": false }));
    assert_eq!(looks_on["now"]["view"]["you"], Value::Null);
    assert_eq!(looks_on["now"]["view"]["card"], Value::Null, "a spectator sees no card");
    let chair = &looks_on["table"]["chairs"][2];
    assert_eq!((&chair["resigned"], &chair["stand_in"]), (&json!(true), &json!("thumb")));
    refused(&cleo.ask(resign).await, "not_yours");
    refused(&people[0].ask(json!({ "ask": "stand_in", "seat": 2 })).await, "not_now");

    let again = server.again(&code, &cleo, 0).await;
    assert_eq!(again.you["seat"], Value::Null, "a player who resigned stays a spectator");
    assert_eq!(again.table["chairs"][2]["stand_in"], "thumb");

    play_all(&mut people).await;
    let asked = people[0].ask(json!({ "ask": "rematch" })).await;
    let next = asked["table"]["next"].as_str().unwrap();
    let (_, table) = server.get(&format!("/api/tables/{next}"), None).await;
    assert_eq!(table["chairs"][2], json!({ "is": "open" }), "the chair is free in a rematch");
}

#[tokio::test]
async fn names_and_resignations_outlast_a_restart() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(mirrors(), &["Anna", "Bert", "Cleo"]).await;
    people[1].ask(json!({ "ask": "rename", "name": "Bertram" })).await;
    people[2].ask(json!({ "ask": "resign", "bot": "thumb" })).await;
    let server = server.restart().await;
    let (_, table) = server.get(&format!("/api/tables/{code}"), None).await;
    assert_eq!(table["chairs"][1]["name"], "Bertram");
    assert_eq!(table["chairs"][2]["resigned"], true);
}
