//! What one person can ask for, on however many sockets.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Limits, Rate};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::host::refused;
use crate::http::ask;
use crate::play::play_all;
use crate::test_server::{Client, TestServer, roomy};

const NAMES: [&str; 3] = ["Anna", "Bert", "Cleo"];

fn diamant() -> Value {
    json!({ "game": "diamant", "players": 3 })
}

fn with(limits: impl FnOnce(&mut Limits)) -> Config {
    let mut config = roomy();
    limits(&mut config.limits);
    config
}

/// The choices that a client was told are its own.
fn own_choices(client: &Client, first: usize) -> Vec<Value> {
    let seen = client.seen(first).into_iter();
    seen.filter_map(|seen| Some(seen.get("you_chose")?["choice"].clone())).collect()
}

async fn stored_acts(server: &TestServer, seat: u64) -> usize {
    let bodies: Vec<String> = sqlx::query_scalar("SELECT body FROM entries ORDER BY n")
        .fetch_all(&mut server.database().await)
        .await
        .unwrap();
    let act = format!(r#""act":[{seat},"#);
    bodies.iter().map(|body| body.matches(&act).count()).sum()
}

#[tokio::test]
async fn a_mind_is_changed_so_often_and_only_the_last_choice_stays() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(diamant(), &NAMES).await;
    let mut tab = server.again(&code, &people[0], 0).await;
    let seq = people[0].act("S").await["seq"].clone();
    people[1].act("S").await;
    people[0].catch_up().await;
    let told = people[0].now["seq"].clone();
    assert_ne!(told, seq, "Bert has chosen");
    for change in 0..20 {
        let (action, choice) = if change % 2 == 0 { ("L", "leave") } else { ("S", "stay") };
        let news = people[0].act(action).await;
        assert_eq!(news["view"]["stage"]["deciding"]["yours"], choice);
        assert_eq!(news["seen"], json!([{ "you_chose": { "choice": choice } }]));
        assert_eq!(news["seq"], told, "it takes the place of the choice before");
        let again = people[0].act(action).await;
        assert_eq!((&again["news"], &again["seen"]), (&json!("game"), &json!([])));
    }
    refused(&people[0].act("L").await, "too_much");
    tab.catch_up().await;
    assert_eq!(tab.now["view"]["stage"]["deciding"]["yours"], "stay", "another tab knows as well");

    let late = server.again(&code, &people[0], 0).await;
    assert_eq!((own_choices(&late, 0), &late.now["seq"]), (vec![json!("stay")], &told));
    let knows =
        server.again(&code, &people[0], usize::try_from(told.as_u64().unwrap()).unwrap()).await;
    assert_eq!(knows.seen(0), Vec::<Value>::new());

    // The choice survives a crash, before the fists open and after.
    let server = server.restart().await;
    let mut people = [
        server.again(&code, &people[0], 0).await,
        server.again(&code, &people[1], 0).await,
        server.again(&code, &people[2], 0).await,
    ];
    assert_eq!((own_choices(&people[0], 0), &people[0].now["seq"]), (vec![json!("stay")], &told));
    refused(&people[0].act("L").await, "too_much");
    people[2].act("S").await;
    people[0].catch_up().await;
    assert_eq!(people[0].act("S").await["news"], "game", "in the next moment a mind is free again");
}

#[tokio::test]
async fn choices_that_no_longer_count_are_not_stored_for_ever() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(diamant(), &NAMES).await;
    people[0].act("S").await;
    people[1].act("L").await;
    for action in ["L", "S", "L", "S"] {
        people[0].act(action).await;
    }
    people[0].ask(json!({ "ask": "clock", "seconds": 600 })).await;
    assert_eq!(stored_acts(&server, 0).await, 5, "until the fists open, every change is on disk");
    let before: Vec<Value> = people[1].seen(0);
    people[2].act("S").await;
    assert_eq!(stored_acts(&server, 0).await, 1);
    people[1].catch_up().await;
    let all = people[1].seen(0);

    let server = server.restart().await;
    let mut bert = server.again(&code, &people[1], 0).await;
    assert_eq!(bert.seen(0), all, "the same story after a restart");
    assert_eq!(bert.seen(0)[..before.len()], before);
    assert_eq!(bert.table["clock"], 600);
    let mut anna = server.again(&code, &people[0], 0).await;
    assert_eq!(own_choices(&anna, 0), [json!("stay")]);
    anna.act("L").await;
    bert.catch_up().await;
    let mut people = [anna, bert, server.again(&code, &people[2], 0).await];
    play_all(&mut people).await;
    assert_eq!(server.get(&format!("/api/tables/{code}/record"), None).await.0, 200);
}

#[tokio::test]
async fn no_counter_tells_of_a_change_of_mind() {
    let server = TestServer::open().await;
    let (_, mut people) = server.begin(diamant(), &NAMES).await;
    people[0].act("S").await;
    let (_, _, before) = ask(&server, "GET", "/metrics", &[], "").await;
    assert!(before.contains("adamant_moves_total 0"), "nothing is open yet: {before}");
    for action in ["L", "S", "S", "L"] {
        people[0].act(action).await;
    }
    let (_, _, after) = ask(&server, "GET", "/metrics", &[], "").await;
    assert_eq!(before, after);
    people[1].act("S").await;
    people[2].act("S").await;
    let (_, _, after) = ask(&server, "GET", "/metrics", &[], "").await;
    assert!(after.contains("adamant_moves_total 3"), "one for each seat: {after}");
}

/// Whether a ping is answered.
async fn answers(client: &mut Client) -> bool {
    client.send(r#"{"id":1,"ask":"ping"}"#).await;
    timeout(Duration::from_millis(500), client.until(|news| news["news"] == "pong")).await.is_ok()
}

#[tokio::test]
async fn messages_are_counted_by_person_and_not_by_socket() {
    let none = Rate { burst: 3, per_second: 0.0 };
    let server = TestServer::with(with(|limits| limits.messages = none)).await;
    let (anna, bert) = (server.token().await, server.token().await);
    let code = server.table(&anna, diamant()).await;
    let mut tabs = Vec::new();
    for _ in 0..3 {
        tabs.push(server.connect(&code, Some(&anna), 0).await);
    }
    let mut other = server.connect(&code, Some(&bert), 0).await;
    // The fourth leaves a debt that is never paid.
    for tab in [0, 1, 2, 0] {
        assert!(answers(&mut tabs[tab]).await);
    }
    assert!(!answers(&mut tabs[1]).await);
    let mut another = server.connect(&code, Some(&anna), 0).await;
    assert!(!answers(&mut another).await, "a new socket does not help");
    assert!(answers(&mut other).await, "and no other client is held up");
}

#[tokio::test]
async fn a_person_has_so_many_sockets() {
    let server = TestServer::with(with(|limits| limits.sockets_per_person = 2)).await;
    let anna = server.token().await;
    let code = server.table(&anna, diamant()).await;
    let _tabs =
        [server.connect(&code, Some(&anna), 0).await, server.connect(&code, Some(&anna), 0).await];
    let path = format!("/api/tables/{code}/socket");
    let (status, problem) = server.upgrade_as(&path, &anna).await;
    assert_eq!((status, &problem["problem"]), (429, &json!("too_much")));
    server.connect(&code, Some(&server.token().await), 0).await;
}

#[tokio::test]
async fn chat_is_counted_by_person_and_not_by_socket() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(diamant(), &["Anna"]).await;
    let mut tab = server.again(&code, &people[0], 0).await;
    for _ in 0..5 {
        assert_eq!(people[0].ask(json!({ "ask": "say", "text": "Hello" })).await["news"], "heard");
    }
    refused(&tab.ask(json!({ "ask": "say", "text": "Hello" })).await, "too_much");
    refused(&tab.ask(json!({ "ask": "react", "with": "laugh" })).await, "too_much");
}

/// Opens a socket by hand, on which any bytes can be sent.
async fn raw_socket(server: &TestServer, code: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_send_buffer_size(16 * 1024).unwrap();
    let mut stream = socket.connect(server.address).await.unwrap();
    let head = format!(
        "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    stream
}

#[tokio::test]
async fn frames_that_carry_nothing_count_like_any_other() {
    let none = Rate { burst: 1000, per_second: 0.0 };
    let server = TestServer::with(with(|limits| limits.messages = none)).await;
    let code = server.table(&server.token().await, diamant()).await;
    // Empty continuations of a message that never ends, pongs without a ping.
    for (first, frame) in
        [(&[0x01, 0x80, 0, 0, 0, 0][..], [0x00, 0x80, 0, 0, 0, 0]), (&[], [0x8a, 0x80, 0, 0, 0, 0])]
    {
        let mut stream = raw_socket(&server, &code).await;
        stream.write_all(first).await.unwrap();
        let flood = frame.repeat(10_000);
        let sending = async {
            for _ in 0..20 {
                stream.write_all(&flood).await.unwrap();
            }
        };
        let sent = timeout(Duration::from_secs(3), sending).await;
        assert!(sent.is_err(), "two hundred thousand frames were read");
    }
}

#[tokio::test]
async fn a_rematch_is_one_of_the_tables_that_an_address_may_open() {
    let one = Rate { burst: 1, per_second: 0.0 };
    let server = TestServer::with(with(|limits| limits.tables = one)).await;
    let (_, mut people) = server.begin(diamant(), &NAMES).await;
    play_all(&mut people).await;
    for person in &mut people {
        refused(&person.ask(json!({ "ask": "rematch" })).await, "too_much");
    }
    assert_eq!(people[0].table["next"], Value::Null);
}

#[tokio::test]
async fn a_table_is_rearranged_so_often_and_no_more() {
    let server = TestServer::open().await;
    let host = server.token().await;
    let code = server.table(&host, diamant()).await;
    let many = json!(vec![json!({ "clock": 60 }); 9_999]).to_string();
    sqlx::query("INSERT INTO entries (code, n, body) VALUES (?1, 0, ?2)")
        .bind(&code)
        .bind(many)
        .execute(&mut server.database().await)
        .await
        .unwrap();
    let mut people = server.seat(&code, host, &["Anna"]).await;
    refused(&people[0].ask(json!({ "ask": "clock", "seconds": 30 })).await, "too_much");
    let token = people[0].token.clone();
    let path = format!("/api/tables/{code}/handover");
    assert_eq!(server.post(&path, token.as_ref(), json!({})).await.0, 429);
    assert_eq!(people[0].ask(json!({ "ask": "stand" })).await["you"]["seat"], Value::Null);
}
