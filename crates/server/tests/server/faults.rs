//! When nothing can be stored: clear answers, nothing acknowledged, and recovery without a restart.

use serde_json::{Value, json};
use sqlx::Executor as _;

use crate::host::refused;
use crate::play::play_all;
use crate::test_server::{TestServer, start};

/// From now on nothing new can be stored.
async fn fill_the_disk(server: &TestServer) {
    let full = "CREATE TRIGGER full_entries BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'disk full'); END; \
        CREATE TRIGGER full_tables BEFORE INSERT ON tables BEGIN SELECT RAISE(FAIL, 'disk full'); END; \
        CREATE TRIGGER full_lines BEFORE UPDATE ON tables BEGIN SELECT RAISE(FAIL, 'disk full'); END;";
    server.database().await.execute(full).await.unwrap();
}

/// There is room again.
async fn free_the_disk(server: &TestServer) {
    let free = "DROP TRIGGER full_entries; DROP TRIGGER full_tables; DROP TRIGGER full_lines;";
    server.database().await.execute(free).await.unwrap();
}

async fn entries(server: &TestServer) -> Vec<String> {
    sqlx::query_scalar("SELECT body FROM entries ORDER BY code, n")
        .fetch_all(&mut server.database().await)
        .await
        .unwrap()
}

fn diamant() -> Value {
    json!({ "game": "diamant", "players": 3 })
}

const NAMES: [&str; 3] = ["Anna", "Bert", "Cleo"];

#[tokio::test]
async fn what_cannot_be_stored_is_refused_until_it_can_be() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(diamant(), &NAMES).await;
    let watcher = server.connect(&code, None, 0).await;
    let (before, view) = (entries(&server).await, people[0].now["view"].clone());
    fill_the_disk(&server).await;
    for _ in 0..3 {
        for client in &mut people {
            refused(&client.act("S").await, "unavailable");
            assert_eq!(client.now["view"]["stage"]["deciding"]["yours"], Value::Null);
        }
    }
    assert_eq!(people[0].now["view"], view);
    let clock = json!({ "ask": "clock", "seconds": 60 });
    refused(&people[0].ask(clock.clone()).await, "unavailable");
    assert_eq!(people[0].table["clock"], Value::Null);
    let token = people[0].token.clone();
    let (status, problem) = server.post("/api/tables", token.as_ref(), diamant()).await;
    assert_eq!((status, &problem["problem"]), (503, &json!("unavailable")));
    let (status, _) =
        server.post(&format!("/api/tables/{code}/handover"), token.as_ref(), json!({})).await;
    assert_eq!(status, 503);
    let (status, table) = server.get(&format!("/api/tables/{code}"), None).await;
    assert_eq!((status, &table["clock"]), (200, &Value::Null), "stored entries can still be read");
    assert_eq!(entries(&server).await, before);
    let seen = watcher.seen(0);

    free_the_disk(&server).await;
    assert_eq!(people[0].ask(clock).await["table"]["clock"], 60);
    let mut watcher = watcher;
    play_all(&mut people).await;
    while !watcher.is_over() {
        watcher.next().await;
    }
    assert!(watcher.seen(0).len() > seen.len());
    let (status, record) = server.get(&format!("/api/tables/{code}/record"), None).await;
    assert_eq!(status, 200, "{record}");
}

#[tokio::test]
async fn a_seat_that_could_not_be_stored_is_not_taken() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(diamant(), &["Anna"]).await;
    let mut bert = server.connect(&code, Some(&server.token().await), 0).await;
    fill_the_disk(&server).await;
    refused(&bert.sit("Bert").await, "unavailable");
    bert.catch_up().await;
    assert_eq!(bert.you, json!({ "seat": null, "eyes": null, "host": false }));
    assert_eq!(bert.table["chairs"][1], json!({ "is": "open" }));
    refused(&people[0].ask(json!({ "ask": "stand" })).await, "unavailable");
    people[0].catch_up().await;
    assert_eq!(people[0].you["seat"], 0);
    free_the_disk(&server).await;
    assert_eq!(bert.sit("Bert").await["you"]["seat"], 1);
}

#[tokio::test]
async fn a_seat_that_could_not_be_moved_shows_nothing_to_the_other_device() {
    let server = TestServer::open().await;
    let (code, people) =
        server.begin(json!({ "game": "mirrors", "players": 2 }), &["Anna", "Bert"]).await;
    let path = format!("/api/tables/{code}");
    let (_, offer) =
        server.post(&format!("{path}/handover"), people[0].token.as_ref(), json!({})).await;
    let secret = offer["link"].as_str().unwrap().split_once("#move=").unwrap().1;
    let secret = json!({ "secret": secret });
    let phone = server.token().await;
    let mut looking = server.connect(&code, Some(&phone), 0).await;
    fill_the_disk(&server).await;
    let (status, _) = server.post(&format!("{path}/claim"), Some(&phone), secret.clone()).await;
    assert_eq!(status, 503);
    looking.catch_up().await;
    assert_eq!(looking.you["seat"], Value::Null);
    assert!(
        looking
            .frames
            .iter()
            .all(|frame| frame.contains(r#""card":null"#) || !frame.contains("\"card\""))
    );
    free_the_disk(&server).await;
    let (status, _) = server.post(&format!("{path}/claim"), Some(&phone), secret).await;
    assert_eq!(status, 200, "the link still works");
    assert_eq!(looking.until(|news| news["news"] == "welcome").await["you"]["seat"], 0);
}

#[tokio::test]
async fn bots_and_the_clock_try_again_when_there_is_room() {
    let server = TestServer::open().await;
    let (_, mut people) = server.gather(diamant(), &["Anna"]).await;
    for seat in 1..3 {
        people[0].ask(json!({ "ask": "chair", "seat": seat, "for": { "bot": "clever" } })).await;
    }
    start(&mut people).await;
    fill_the_disk(&server).await;
    refused(&people[0].act("S").await, "unavailable");
    free_the_disk(&server).await;
    play_all(&mut people).await;
}

#[tokio::test]
async fn a_bot_whose_move_could_not_be_stored_moves_later_without_being_asked() {
    for level in ["thumb", "clever"] {
        let server = TestServer::open().await;
        let (_, mut people) =
            server.gather(json!({ "game": "kadora", "players": 3 }), &["Anna"]).await;
        let anna = &mut people[0];
        for seat in [1, 2] {
            let ask = json!({ "ask": "chair", "seat": seat, "for": { "bot": level } });
            anna.ask(ask).await;
        }
        anna.ask(json!({ "ask": "start" })).await;
        while !anna.is_awaited() {
            anna.next().await;
        }
        let stuck = "CREATE TRIGGER stuck BEFORE INSERT ON entries WHEN NEW.body LIKE '%\"act\":[2,%' \
            BEGIN SELECT RAISE(FAIL, 'disk full'); END";
        server.database().await.execute(stuck).await.unwrap();
        while anna.is_awaited() {
            let action = anna.now["actions"][0].as_str().unwrap().to_owned();
            anna.act(&action).await;
        }
        // The first bot moves, and the second tries in vain.
        while anna.now["awaited"] != json!([2]) {
            anna.next().await;
        }
        server.database().await.execute("DROP TRIGGER stuck").await.unwrap();
        while !anna.is_awaited() {
            anna.next().await;
        }
    }
}

#[tokio::test]
async fn a_rematch_that_cannot_be_opened_is_refused_and_can_be_asked_for_again() {
    let server = TestServer::open().await;
    let (_, mut people) = server.begin(diamant(), &NAMES).await;
    play_all(&mut people).await;
    fill_the_disk(&server).await;
    refused(&people[0].ask(json!({ "ask": "rematch" })).await, "unavailable");
    free_the_disk(&server).await;
    let asked = people[0].ask(json!({ "ask": "rematch" })).await;
    assert!(asked["table"]["next"].is_string(), "{asked}");
}

#[tokio::test]
async fn health_says_whether_anything_can_be_stored() {
    let server = TestServer::open().await;
    assert_eq!(server.get("/healthz", None).await.0, 200);
    let mut lock = server.database().await;
    lock.execute("BEGIN EXCLUSIVE").await.unwrap();
    assert_eq!(server.get("/healthz", None).await.0, 503, "another process holds the database");
    lock.execute("ROLLBACK").await.unwrap();
    assert_eq!(server.get("/healthz", None).await.0, 200);
}
