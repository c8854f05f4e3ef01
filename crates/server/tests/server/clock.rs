//! The clock, and bots that stand in for disconnected players.

use serde_json::{Value, json};
use server::Config;

use crate::host::refused;
use crate::test_server::{Client, TestServer, roomy, start};

async fn quick() -> TestServer {
    TestServer::with(Config { shortest_clock: 1, ..roomy() }).await
}

fn diamant() -> Value {
    json!({ "game": "diamant", "players": 3 })
}

#[tokio::test]
async fn there_is_no_clock_unless_the_host_sets_it() {
    let server = TestServer::open().await;
    let (_, mut people) = server.begin(diamant(), &["Anna", "Bert", "Cleo"]).await;
    assert!(people[0].now.get("left").is_none());
    refused(&people[1].ask(json!({ "ask": "clock", "seconds": 30 })).await, "not_yours");
    for seconds in [0, 4, 3601] {
        refused(&people[0].ask(json!({ "ask": "clock", "seconds": seconds })).await, "too_much");
    }
    let set = people[0].ask(json!({ "ask": "clock", "seconds": 30 })).await;
    assert_eq!(set["table"]["clock"], 30);
    for client in &mut people {
        let told = client.until(|news| news["news"] == "game").await;
        assert!((1..=30_000).contains(&told["left"].as_u64().unwrap()), "{told}");
    }
    people[0].ask(json!({ "ask": "clock" })).await;
    for client in &mut people {
        let told = client.until(|news| news["news"] == "game").await;
        assert!(told.get("left").is_none(), "{told}");
        assert_eq!(client.table["clock"], Value::Null);
    }
}

#[tokio::test]
async fn in_diamant_a_player_out_of_time_leaves() {
    let server = quick().await;
    let (_, mut people) = server.begin(diamant(), &["Anna", "Bert", "Cleo"]).await;
    people[0].act("S").await;
    people[0].ask(json!({ "ask": "clock", "seconds": 1 })).await;
    let opened = |news: &Value| {
        let seen = news["seen"].as_array();
        seen.is_some_and(|seen| seen.iter().any(|seen| seen["told"]["opened"].is_object()))
    };
    let news = people[0].until(opened).await;
    let told = news["seen"].as_array().unwrap();
    let told = told.iter().find(|seen| seen["told"]["opened"].is_object()).unwrap();
    assert_eq!(told["told"]["opened"], json!({ "staying": [0], "leaving": [1, 2] }));
    assert!((1..=1000).contains(&news["left"].as_u64().unwrap()), "the next decision has its time");
}

#[tokio::test]
async fn in_the_other_games_a_rule_of_thumb_moves_for_a_player_out_of_time() {
    for game in ["mirrors", "kadora"] {
        let server = quick().await;
        let (_, mut people) =
            server.begin(json!({ "game": game, "players": 2 }), &["Anna", "Bert"]).await;
        let moment = people[0].now["moment"].as_u64();
        people[0].ask(json!({ "ask": "clock", "seconds": 1 })).await;
        let moved = people[0].until(|news| news["moment"].as_u64() > moment).await;
        assert!(!moved["seen"].as_array().unwrap().is_empty(), "{moved}");
    }
}

#[tokio::test]
async fn a_table_that_everyone_left_with_its_clock_on_comes_to_its_end() {
    let server = quick().await;
    let new = json!({ "game": "diamant", "players": 3, "clock": 1 });
    let (code, people) = server.begin(new, &["Anna", "Bert", "Cleo"]).await;
    for client in people {
        client.hang_up().await;
    }
    let mut watcher = server.connect(&code, None, 0).await;
    while !watcher.is_over() {
        watcher.next().await;
    }
}

/// Anna, Bert and Cleo play, and Cleo has gone.
async fn without_cleo(server: &TestServer) -> (String, Vec<Client>, Client) {
    let (code, mut people) = server.gather(diamant(), &["Anna", "Bert", "Cleo"]).await;
    start(&mut people).await;
    let cleo = people.pop().unwrap();
    let spare = server.again(&code, &cleo, 0).await;
    cleo.hang_up().await;
    (code, people, spare)
}

#[tokio::test]
async fn a_bot_stands_in_for_a_disconnected_player_and_hands_back_on_return() {
    let server = TestServer::open().await;
    let (code, mut people, cleo) = Box::pin(without_cleo(&server)).await;
    let stand_in = |seat: u8, bot: Value| json!({ "ask": "stand_in", "seat": seat, "bot": bot });
    refused(&people[0].ask(stand_in(2, json!("thumb"))).await, "not_now");

    let token = cleo.token.clone();
    cleo.hang_up().await;
    people[0].until(|news| news["table"]["chairs"][2]["here"] == false).await;
    refused(&people[1].ask(stand_in(2, json!("thumb"))).await, "not_yours");
    refused(&people[0].ask(stand_in(2, json!("genius"))).await, "not_found");
    refused(&people[0].ask(stand_in(5, json!("thumb"))).await, "not_found");
    let stands = people[0].ask(stand_in(2, json!("thumb"))).await;
    assert_eq!(stands["table"]["chairs"][2]["stand_in"], "thumb");
    people[0].catch_up().await;
    assert_eq!(people[0].now["awaited"], json!([0, 1]), "the bot has chosen");
    people[0].act("S").await;
    people[1].act("S").await;
    people[0].catch_up().await;

    let mut cleo = server.connect(&code, token.as_ref(), 0).await;
    assert!(cleo.table["chairs"][2].get("stand_in").is_none(), "{}", cleo.table);
    let told = people[1].until(|news| news["table"]["chairs"][2]["here"] == true).await;
    assert!(told["table"]["chairs"][2].get("stand_in").is_none());
    // From the next decision on Cleo chooses again, if she is still inside.
    let inside = cleo.now["view"]["inside"].as_array().unwrap().contains(&json!(2));
    if inside {
        let sealed = cleo.act("L").await;
        assert_eq!(sealed["view"]["stage"]["deciding"]["yours"], "leave");
    }
}

#[tokio::test]
async fn a_stand_in_can_be_sent_away() {
    let server = TestServer::open().await;
    let (_, mut people, cleo) = Box::pin(without_cleo(&server)).await;
    cleo.hang_up().await;
    people[0].until(|news| news["table"]["chairs"][2]["here"] == false).await;
    people[0].ask(json!({ "ask": "stand_in", "seat": 2, "bot": "thumb" })).await;
    let away = people[0].ask(json!({ "ask": "stand_in", "seat": 2 })).await;
    assert!(away["table"]["chairs"][2].get("stand_in").is_none(), "{away}");
}

#[tokio::test]
async fn no_bot_stands_in_before_the_game() {
    let server = TestServer::open().await;
    let (_, mut people) = server.gather(diamant(), &["Anna", "Bert"]).await;
    people.pop().unwrap().hang_up().await;
    people[0].until(|news| news["table"]["chairs"][1]["here"] == false).await;
    let ask = json!({ "ask": "stand_in", "seat": 1, "bot": "thumb" });
    refused(&people[0].ask(ask).await, "not_now");
}
