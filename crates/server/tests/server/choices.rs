//! Secret choices made at the same time, and actions that come too late, too early or from the wrong hands.

use serde_json::{Value, json};

use crate::host::refused;
use crate::test_server::{Client, TestServer};

async fn three(server: &TestServer) -> (String, Vec<Client>) {
    server.begin(json!({ "game": "diamant", "players": 3 }), &["Anna", "Bert", "Cleo"]).await
}

/// The moves of the record are what was told when the fists opened: `[staying, leaving]`.
fn opened(client: &Client, first: usize) -> Option<(Value, Value)> {
    client.seen(first).iter().find_map(|seen| {
        let opened = &seen["told"]["opened"];
        opened.is_object().then(|| (opened["staying"].clone(), opened["leaving"].clone()))
    })
}

#[tokio::test]
async fn choices_count_in_whatever_order_they_come() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let server = TestServer::open().await;
        let (_, mut people) = three(&server).await;
        for seat in order {
            people[seat].act(if seat == 1 { "L" } else { "S" }).await;
        }
        people[0].catch_up().await;
        assert_eq!(opened(&people[0], 0), Some((json!([0, 2]), json!([1]))));
    }
}

#[tokio::test]
async fn resending_a_choice_does_no_harm_and_a_mind_can_be_changed_until_the_last_is_in() {
    let server = TestServer::open().await;
    let (_, mut people) = three(&server).await;
    let moment = people[0].now["moment"].clone();
    for choice in ["S", "S", "L", "L", "S", "L"] {
        let sealed = people[0].act(choice).await;
        let yours = if choice == "S" { "stay" } else { "leave" };
        assert_eq!(sealed["view"]["stage"]["deciding"]["yours"], yours);
        assert_eq!(sealed["moment"], moment);
        assert_eq!(sealed["actions"], json!(["S", "L"]), "it can be changed");
        assert_eq!(sealed["awaited"], json!([1, 2]));
    }
    people[1].act("S").await;
    people[2].act("S").await;
    people[0].catch_up().await;
    assert_eq!(opened(&people[0], 0), Some((json!([1, 2]), json!([0]))));

    let late = people[0].ask(json!({ "ask": "act", "moment": moment, "action": "S" })).await;
    refused(&late, "stale");
    assert_eq!(late["now"], people[0].now, "the refusal shows where the game is");
    assert_ne!(late["now"]["moment"], moment);
    assert!(late["now"]["view"].is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_that_arrive_together_never_collide() {
    let server = TestServer::open().await;
    let names = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fien", "Gust", "Hans"];
    let (code, mut people) = server.begin(json!({ "game": "diamant", "players": 8 }), &names).await;
    // Everyone has a second tab that sends the same choice at the same time.
    let mut tabs = Vec::new();
    for client in &people {
        tabs.push(server.again(&code, client, 0).await);
    }
    for _ in 0..5 {
        let moment = people[0].now["moment"].clone();
        let all = people.iter_mut().chain(&mut tabs).filter(|client| client.is_awaited());
        let answers = futures_util::future::join_all(all.map(|client| client.act("S"))).await;
        for answer in answers {
            assert!(answer["news"] == "game" || answer["problem"] == "stale", "{answer}");
        }
        for client in people.iter_mut().chain(&mut tabs) {
            client.catch_up().await;
        }
        assert_ne!(people[0].now["moment"], moment, "all have chosen");
        for (client, tab) in people.iter().zip(&tabs) {
            assert_eq!(client.now, tab.now, "two tabs of one person agree");
        }
    }
}

#[tokio::test]
async fn an_action_is_refused_from_the_wrong_hands_at_the_wrong_time_or_in_wrong_words() {
    let server = TestServer::open().await;
    let (code, mut people) =
        server.begin(json!({ "game": "kadora", "players": 2 }), &["Anna", "Bert"]).await;
    let turn = people.iter().position(Client::is_awaited).unwrap();
    let action = people[turn].now["actions"][0].as_str().unwrap().to_owned();
    let before = people[turn].now.clone();

    let other = people[1 - turn].act(&action).await;
    refused(&other, "rules");
    assert!(other["clause"].is_string(), "{other}");
    let mut watcher = server.connect(&code, None, 0).await;
    refused(&watcher.act(&action).await, "not_yours");
    for wrong in ["", "S", "🂡", "R9z zz", &"x".repeat(7000)] {
        let news = people[turn].act(wrong).await;
        refused(&news, "unreadable");
        assert!(news["what"].as_str().unwrap().len() < 300, "{news}");
    }
    let moment = before["moment"].as_u64().unwrap();
    for stale in [0, moment - 1, moment + 1, u64::from(u32::MAX)] {
        let ask = json!({ "ask": "act", "moment": stale, "action": action });
        refused(&people[turn].ask(ask).await, "stale");
    }
    assert_eq!(people[turn].now["view"], before["view"], "nothing has changed");
    assert_eq!(people[turn].act(&action).await["news"], "game");
}

#[tokio::test]
async fn a_refusal_is_worded_in_the_language_of_the_client() {
    let server = TestServer::open().await;
    let (code, _people) = three(&server).await;
    let mut said = Vec::new();
    for lang in ["en", "nl", "fr", "de", "it"] {
        let mut client = server.dial(&code, &format!("lang={lang}"), None).await;
        let refused = client.act("S").await;
        assert_eq!(refused["key"], "online-refused-no-chair-of-yours");
        said.push(refused["what"].as_str().unwrap().to_owned());
    }
    said.sort();
    said.dedup();
    assert_eq!(said.len(), 5);
}
