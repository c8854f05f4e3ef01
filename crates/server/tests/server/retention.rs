//! Tables are deleted when their time is over, with all that is known of people there.

use serde_json::{Value, json};
use server::{Config, Retention};
use sqlx::Executor as _;

use crate::play::play_all;
use crate::test_server::{TestServer, roomy};

const NAMES: [&str; 2] = ["Anna", "Bert"];

fn kadora() -> Value {
    json!({ "game": "kadora", "players": 2 })
}

/// As if nothing had happened at a table for so many days.
async fn age(server: &TestServer, code: &str, days: u32) {
    let old = format!("UPDATE tables SET at = at - {days} * 86400 WHERE code = '{code}'");
    server.database().await.execute(sqlx::AssertSqlSafe(old)).await.unwrap();
}

async fn rows(server: &TestServer, code: &str) -> i64 {
    let mut all = 0;
    for table in ["tables", "entries", "seats"] {
        let count = format!("SELECT count(*) FROM {table} WHERE code = '{code}'");
        let count = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(count));
        all += count.fetch_one(&mut server.database().await).await.unwrap();
    }
    all
}

/// A server whose tables leave memory at once.
async fn server() -> TestServer {
    TestServer::with(Config { idle_seconds: 0, ..roomy() }).await
}

/// Waits until a table is no longer in memory.
async fn asleep(server: &TestServer) {
    while !server.text("/healthz").await.contains("ok, 0 tables") {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn finished_and_abandoned_tables_are_deleted_and_the_others_stay() {
    let server = server().await;
    let mut codes = Vec::new();
    for (stage, days) in [
        ("over", 366),
        ("over", 364),
        ("playing", 366),
        ("playing", 364),
        ("gathering", 31),
        ("gathering", 29),
    ] {
        let (code, mut people) = server.gather(kadora(), &NAMES).await;
        if stage != "gathering" {
            crate::test_server::start(&mut people).await;
        }
        if stage == "over" {
            play_all(&mut people).await;
        }
        let token = people[0].token.clone();
        drop(people);
        codes.push((code, days, token));
    }
    asleep(&server).await;
    for (code, days, _) in &codes {
        age(&server, code, *days).await;
    }
    assert_eq!(server.registry.delete_due_tables().await.unwrap(), 3);
    for (at, (code, _, token)) in codes.iter().enumerate() {
        let gone = at % 2 == 0;
        let (status, problem) = server.get(&format!("/api/tables/{code}"), None).await;
        assert_eq!(status, if gone { 404 } else { 200 }, "{at}");
        assert_eq!(rows(&server, code).await == 0, gone, "{at}");
        let (_, mine) = server.get("/api/me", token.as_ref()).await;
        assert_eq!(mine.as_array().unwrap().is_empty(), gone);
        if gone {
            assert_eq!(problem["problem"], "not_found");
            let (status, _) = server.upgrade(&format!("/api/tables/{code}/socket")).await;
            assert_eq!(status, 404);
        }
    }
    assert_eq!(server.registry.delete_due_tables().await.unwrap(), 0);
}

#[tokio::test]
async fn a_table_that_people_are_at_is_not_deleted() {
    let server = server().await;
    let (code, mut people) = server.gather(kadora(), &NAMES).await;
    age(&server, &code, 1000).await;
    assert_eq!(server.registry.delete_due_tables().await.unwrap(), 0);
    assert_eq!(people[0].ask(json!({ "ask": "start" })).await["table"]["stage"], "playing");
}

#[tokio::test]
async fn a_long_table_is_deleted_in_steps_and_the_rest_after_a_restart() {
    let server = server().await;
    let code = server.table(&server.token().await, kadora()).await;
    let many = format!(
        "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 1000) \
         INSERT INTO entries (code, n, body) SELECT '{code}', n, '[]' FROM c"
    );
    server.database().await.execute(sqlx::AssertSqlSafe(many)).await.unwrap();
    let half = format!("UPDATE tables SET stage = 'deleted' WHERE code = '{code}'");
    server.database().await.execute(sqlx::AssertSqlSafe(half)).await.unwrap();
    let server = server.restart().await;
    assert_eq!(server.get(&format!("/api/tables/{code}"), None).await.0, 404);
    assert_eq!(server.registry.delete_due_tables().await.unwrap(), 1);
    assert_eq!(rows(&server, &code).await, 0);
}

#[tokio::test]
async fn a_game_that_goes_on_slowly_is_not_taken_for_abandoned() {
    let server = server().await;
    let (code, mut people) = server.begin(kadora(), &NAMES).await;
    age(&server, &code, 1000).await;
    let turn = people.iter().position(crate::test_server::Client::is_awaited).unwrap();
    let action = people[turn].now["actions"][0].as_str().unwrap().to_owned();
    people[turn].act(&action).await;
    drop(people);
    asleep(&server).await;
    assert_eq!(server.registry.delete_due_tables().await.unwrap(), 0);
    assert_eq!(server.get(&format!("/api/tables/{code}"), None).await.0, 200);
}

#[tokio::test]
async fn tables_are_stored_for_ever_where_that_is_set() {
    let retention = Retention { finished_days: 0, unstarted_days: 0 };
    let server = TestServer::with(Config { retention, idle_seconds: 0, ..roomy() }).await;
    let code = server.table(&server.token().await, kadora()).await;
    age(&server, &code, 10_000).await;
    assert_eq!(server.registry.delete_due_tables().await.unwrap(), 0);
    assert_eq!(server.get(&format!("/api/tables/{code}"), None).await.0, 200);
}
