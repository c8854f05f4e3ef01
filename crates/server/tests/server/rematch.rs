//! After the end: any seat's eyes, and another game with the same people.

use serde_json::{Value, json};

use crate::host::refused;
use crate::play::play_all;
use crate::test_server::{LUCK, TestServer, start};

#[tokio::test]
async fn a_spectator_sees_through_any_eyes_once_the_game_is_over_and_not_before() {
    let server = TestServer::open().await;
    let new = json!({ "game": "mirrors", "players": 2 });
    let (code, mut people) = server.begin(new, &["Anna", "Bert"]).await;
    let mut watcher = server.connect(&code, None, 0).await;
    for seat in [json!(0), json!(1), Value::Null] {
        refused(&watcher.ask(json!({ "ask": "follow", "seat": seat })).await, "not_now");
        refused(&people[0].ask(json!({ "ask": "follow", "seat": seat })).await, "not_now");
    }
    play_all(&mut people).await;
    watcher.until(|news| news["table"]["stage"] == "over").await;
    watcher.catch_up().await;
    let as_spectator = watcher.now.clone();
    for client in &people {
        let seat = client.seat();
        let followed = watcher.ask(json!({ "ask": "follow", "seat": seat })).await;
        assert_eq!(followed["news"], "welcome");
        assert_eq!(followed["you"], json!({ "seat": null, "eyes": seat, "host": false }));
        assert_eq!(followed["now"]["view"], client.now["view"]);
        assert_eq!(
            followed["now"]["seen"],
            json!(client.seen(0)),
            "the whole game, with these eyes"
        );
    }
    let back = watcher.ask(json!({ "ask": "follow" })).await;
    assert_eq!(back["now"]["view"], as_spectator["view"]);
    refused(&watcher.ask(json!({ "ask": "follow", "seat": 2 })).await, "not_found");
}

#[tokio::test]
async fn a_rematch_keeps_the_chairs_and_everything_about_the_shuffle_is_new() {
    let server = TestServer::open().await;
    let new =
        json!({ "game": "diamant", "players": 4, "clock": 60, "options": { "chests": "closed" } });
    let (code, mut people) = server.gather(new, &["Anna", "Bert", "Cleo"]).await;
    people[0].ask(json!({ "ask": "chair", "seat": 3, "for": { "bot": "thumb" } })).await;
    let mut watcher = server.connect(&code, None, 0).await;
    start(&mut people).await;
    refused(&people[1].ask(json!({ "ask": "rematch" })).await, "not_now");
    play_all(&mut people).await;
    watcher.until(|news| news["table"]["stage"] == "over").await;
    refused(&watcher.ask(json!({ "ask": "rematch" })).await, "not_yours");

    let asked = people[1].ask(json!({ "ask": "rematch" })).await;
    let next = asked["table"]["next"].as_str().unwrap().to_owned();
    assert_ne!(next, code);
    let told = watcher.until(|news| news["table"]["next"].is_string()).await;
    assert_eq!(told["table"]["next"], *next, "spectators can follow");
    let again = people[2].ask(json!({ "ask": "rematch" })).await;
    assert_eq!(again["table"]["next"], *next, "there is one rematch");

    let (_, table) = server.get(&format!("/api/tables/{next}"), None).await;
    assert_eq!((&table["stage"], &table["clock"]), (&json!("gathering"), &json!(60)));
    assert_eq!(table["options"], people[0].table["options"]);
    assert_ne!(table["fair"]["commitment"], people[0].table["fair"]["commitment"]);
    assert_eq!(table["fair"]["contributions"], json!([null, null, null, null]));
    let reserved = |name: &str| json!({ "is": "kept", "name": name });
    let bot = &people[0].table["chairs"][3];
    assert_eq!(bot["level"], "thumb");
    assert_eq!(table["chairs"], json!([reserved("Anna"), reserved("Bert"), reserved("Cleo"), bot]));

    // A stranger gets none of the reserved chairs.
    let mut stranger = server.connect(&next, Some(&server.token().await), 0).await;
    refused(&stranger.sit("Dora").await, "taken");
    let ask = json!({ "ask": "sit", "seat": 1, "name": "Dora", "luck": LUCK });
    refused(&stranger.ask(ask).await, "taken");

    let mut anna = server.again(&next, &people[0], 0).await;
    assert_eq!((&anna.you["seat"], &anna.you["host"]), (&Value::Null, &json!(true)));
    assert_eq!(anna.sit("Anna").await["you"]["seat"], 0);
    refused(&anna.ask(json!({ "ask": "start" })).await, "not_now");
    let mut cleo = server.again(&next, &people[2], 0).await;
    assert_eq!(cleo.sit("Cleo").await["you"]["seat"], 2);
    // Bert does not come: the host frees his chair, and the stranger may have it.
    anna.ask(json!({ "ask": "chair", "seat": 1, "for": "anyone" })).await;
    assert_eq!(stranger.sit("Dora").await["you"]["seat"], 1);
    let begun = anna.ask(json!({ "ask": "start" })).await;
    assert_eq!(begun["table"]["stage"], "playing");
}
