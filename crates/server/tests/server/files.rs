//! The files of the database: closed to other users, and watched while the server runs.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};

use crate::host::refused;
use crate::test_server::{Client, TestServer, roomy};

const NAMES: [&str; 3] = ["Anna", "Bert", "Cleo"];

fn diamant() -> Value {
    json!({ "game": "diamant", "players": 3 })
}

fn file(server: &TestServer, suffix: &str) -> PathBuf {
    server.dir.path().join(format!("adamant.db{suffix}"))
}

#[tokio::test]
async fn no_other_user_can_read_the_seeds() {
    let server = TestServer::open().await;
    server.gather(diamant(), &["Anna"]).await;
    for suffix in ["", "-wal", "-shm"] {
        let mode = file(&server, suffix).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "adamant.db{suffix}");
    }
    for suffix in ["", "-wal", "-shm"] {
        fs::set_permissions(file(&server, suffix), fs::Permissions::from_mode(0o644)).unwrap();
    }
    let server = server.restart().await;
    for suffix in ["", "-wal", "-shm"] {
        let mode = file(&server, suffix).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "adamant.db{suffix}, which another version created");
    }
}

/// Asserts that nothing is acknowledged, and that the answer says what to do.
async fn is_down(server: &TestServer, people: &mut [Client]) {
    let (status, problem) = server.get("/healthz", None).await;
    assert_eq!((status, &problem["problem"]), (503, &json!("unavailable")), "{problem}");
    assert!(problem["what"].as_str().unwrap().contains("restart the server"), "{problem}");
    let (status, _) = server.post("/api/tables", people[0].token.as_ref(), diamant()).await;
    assert_eq!(status, 503);
    let moment = people[0].now["moment"].clone();
    let act = json!({ "id": 99, "ask": "act", "moment": moment, "action": "S" }).to_string();
    people[0].send(&act).await;
    assert_eq!(people[0].bye().await, Some(json!("unavailable")));
}

/// Connects again, and asserts that the choice that was not acknowledged was not made.
async fn is_up(server: &TestServer, code: &str, people: &mut [Client]) {
    assert_eq!(server.get("/healthz", None).await.0, 200);
    people[0] = server.again(code, &people[0], 0).await;
    assert_eq!(people[0].now["view"]["stage"]["deciding"]["yours"], Value::Null);
}

#[tokio::test]
async fn nothing_is_acknowledged_while_the_database_is_not_in_its_place() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(diamant(), &NAMES).await;
    let aside = server.dir.path().join("aside");

    fs::rename(file(&server, ""), &aside).unwrap();
    is_down(&server, &mut people).await;
    assert!(!file(&server, "").exists(), "no other database is begun");
    fs::rename(&aside, file(&server, "")).unwrap();
    is_up(&server, &code, &mut people).await;

    fs::rename(file(&server, ""), &aside).unwrap();
    fs::copy(&aside, file(&server, "")).unwrap();
    is_down(&server, &mut people).await;
    let (status, _) = server.get(&format!("/api/tables/{code}"), None).await;
    assert_eq!(status, 503, "nor is anything read from the other file");
    fs::rename(&aside, file(&server, "")).unwrap();
    is_up(&server, &code, &mut people).await;

    fs::rename(file(&server, "-wal"), &aside).unwrap();
    is_down(&server, &mut people).await;
    fs::rename(&aside, file(&server, "-wal")).unwrap();
    is_up(&server, &code, &mut people).await;
    assert_eq!(people[0].act("S").await["view"]["stage"]["deciding"]["yours"], "stay");
}

#[tokio::test]
async fn a_deleted_database_is_begun_anew_by_a_restart_and_not_before() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(diamant(), &NAMES).await;
    for suffix in ["", "-wal", "-shm"] {
        fs::remove_file(file(&server, suffix)).unwrap();
    }
    is_down(&server, &mut people).await;
    let server = server.restart().await;
    assert_eq!(server.get("/healthz", None).await.0, 200);
    assert_eq!(server.get(&format!("/api/tables/{code}"), None).await.0, 404);
}

#[tokio::test]
async fn without_its_log_a_database_still_has_every_acknowledged_move_after_a_restart() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(diamant(), &NAMES).await;
    people[1].act("S").await;
    people[0].act("L").await;
    fs::remove_file(file(&server, "-wal")).unwrap();
    // What was in the log is moved into the database, which is done every second.
    tokio::time::sleep(Duration::from_secs(3)).await;
    is_down(&server, &mut people).await;
    // Another process finds the database alone.
    let dir = tempfile::tempdir().unwrap();
    fs::copy(file(&server, ""), dir.path().join("adamant.db")).unwrap();
    let server = TestServer::at(dir, roomy()).await;
    let anna = server.again(&code, &people[0], 0).await;
    assert_eq!(anna.now["view"]["stage"]["deciding"]["yours"], "leave");
    assert_eq!(anna.now["awaited"], json!([2]));
    let mut cleo = server.again(&code, &people[2], 0).await;
    refused(&cleo.act("nonsense").await, "unreadable");
}
