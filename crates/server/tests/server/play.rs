//! Whole tables over real sockets.

use crate::house::{Client, House, Token};
use serde_json::{Value, json};

/// Three people sit down at a table of Diamant and begin.
async fn three_at_diamant(house: &House) -> (String, Vec<(Token, Client)>) {
    let host = house.token().await;
    let code = house.table(&host, json!({ "game": "diamant", "players": 3 })).await;
    let mut people = Vec::new();
    for name in ["Anna", "Bert", "Cleo"] {
        let token = if people.is_empty() { host.clone() } else { house.token().await };
        let mut client = house.connect(&code, Some(&token), 0).await;
        let seated = client.sit(name).await;
        assert_eq!(seated["news"], "welcome", "{seated}");
        people.push((token, client));
    }
    let begun = people[0].1.ask(json!({ "ask": "start" })).await;
    assert_eq!(begun["table"]["stage"], "playing", "{begun}");
    for (_, client) in &mut people {
        client.until(|news| news["news"] == "game").await;
    }
    (code, people)
}

fn moment(news: &Value) -> &Value {
    &news["moment"]
}

#[tokio::test]
async fn a_whole_game_of_diamant_is_played_and_its_record_kept() {
    let house = House::open().await;
    let (code, mut people) = three_at_diamant(&house).await;
    loop {
        let (_, table) = house.get(&format!("/api/tables/{code}"), None).await;
        if table["stage"] == "over" {
            break;
        }
        for (_, client) in &mut people {
            let last: Value = client
                .frames
                .iter()
                .rev()
                .map(|frame| serde_json::from_str::<Value>(frame).unwrap())
                .find(|news| news["moment"].is_u64() || news["now"]["moment"].is_u64())
                .unwrap();
            let at = if last["moment"].is_u64() { moment(&last) } else { &last["now"]["moment"] };
            client.ask(json!({ "ask": "act", "moment": at, "action": "S" })).await;
        }
    }
    let (status, record) = house.get(&format!("/api/tables/{code}/record"), None).await;
    assert_eq!(status, 200);
    assert_eq!(record["names"], json!(["Anna", "Bert", "Cleo"]));
}

#[tokio::test]
async fn a_table_goes_on_where_it_was_after_the_power_was_cut() {
    let house = House::open().await;
    let (code, mut people) = three_at_diamant(&house).await;
    let (token, anna) = &mut people[0];
    let sealed = anna.ask(json!({ "ask": "act", "moment": 1, "action": "L" })).await;
    let token = token.clone();
    drop(people);

    let house = house.restart().await;
    let anna = house.connect(&code, Some(&token), 0).await;
    let welcome: Value = serde_json::from_str(&anna.frames[0]).unwrap();
    assert_eq!(welcome["you"]["seat"], 0);
    assert_eq!(welcome["now"]["view"], sealed["view"]);
    assert_eq!(welcome["now"]["view"]["stage"]["deciding"]["yours"], "leave");
}
