//! Clients that send nonsense, too much, or nothing: the table of the others goes on.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Limits, Rate};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, client_async};

use crate::host::refused;
use crate::play::play_all;
use crate::test_server::{Client, TestServer, roomy};

const NAMES: [&str; 3] = ["Anna", "Bert", "Cleo"];

fn diamant() -> Value {
    json!({ "game": "diamant", "players": 3 })
}

/// Whatever was sent, the client hears a refusal that says why, and can still play.
async fn refuses(client: &mut Client, text: &str) -> Value {
    client.send(text).await;
    let news = client.until(|news| news["news"] == "refused").await;
    refused(&news, "unreadable");
    assert!(news["what"].as_str().unwrap().chars().count() < 300, "{news}");
    news
}

#[tokio::test]
async fn nonsense_is_refused_in_words_and_the_game_goes_on() {
    let server = TestServer::open().await;
    let (_, mut people) = server.begin(diamant(), &NAMES).await;
    let deep = "[".repeat(7000);
    let deep_field = format!(r#"{{"id":1,"ask":"say","text":{}"#, r#"{"a":"#.repeat(1000));
    let long = format!(r#"{{"ask":"{}"}}"#, "a".repeat(8000));
    for text in [
        "",
        "null",
        "nonsense",
        "{}",
        "[]",
        "0",
        "\"act\"",
        "{\"ask\":null}",
        r#"{"ask":"fly"}"#,
        r#"{"ask":"act"}"#,
        r#"{"ask":"act","moment":-1,"action":"S"}"#,
        r#"{"ask":"act","moment":4294967296,"action":"S"}"#,
        r#"{"ask":"act","moment":1.5,"action":"S"}"#,
        r#"{"ask":"act","moment":"1","action":"S"}"#,
        r#"{"ask":"act","moment":1,"action":7}"#,
        r#"{"ask":"act","moment":1,"action":["S"]}"#,
        r#"{"ask":"sit","seat":255,"name":"A","luck":""}"#,
        r#"{"ask":"sit","seat":-1,"name":"A","luck":""}"#,
        r#"{"ask":"sit","seat":1e99,"name":"A","luck":""}"#,
        r#"{"ask":"stand_in","seat":8,"bot":"thumb"}"#,
        r#"{"ask":"chair","seat":0,"for":{"bot":7}}"#,
        r#"{"ask":"chair","seat":0,"for":"everyone"}"#,
        r#"{"ask":"clock","seconds":65536}"#,
        r#"{"ask":"mute","seat":0,"muted":"yes"}"#,
        r#"{"ask":"react","with":{}}"#,
        r#"{"id":-1,"ask":"start"}"#,
        r#"{"id":"x","ask":"start"}"#,
        r#"{"id":4294967296,"ask":"start"}"#,
        r#"{"ask":"start""#,
        "\u{0}\u{1}\u{2}",
        &deep,
        &deep_field,
        &long,
    ] {
        refuses(&mut people[0], text).await;
    }
    assert_eq!(refuses(&mut people[0], r#"{"id":77,"ask":"fly"}"#).await["re"], json!([77]));
    people[0].send_message(Message::binary(vec![0, 159, 146, 150])).await;
    let news = people[0].until(|news| news["news"] == "refused").await;
    refused(&news, "unreadable");
    play_all(&mut people).await;
}

#[tokio::test]
async fn a_client_that_sends_a_huge_message_is_disconnected_and_can_reconnect() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(diamant(), &NAMES).await;
    for message in [
        Message::text("x".repeat(9_000)),
        Message::text("x".repeat(20_000_000)),
        Message::binary(vec![0; 1_000_000]),
    ] {
        let mut tab = server.again(&code, &people[0], 0).await;
        tab.send_message(message).await;
        let why = tab.bye().await;
        // A reset can overtake the last word when more is under way than was read.
        assert!(why.is_none() || why == Some(json!("overrun")), "{why:?}");
    }
    let mut tab = server.again(&code, &people[0], 0).await;
    tab.send_message(Message::text("x".repeat(9_000))).await;
    assert_eq!(tab.bye().await, Some(json!("overrun")));
    let back = server.again(&code, &people[0], 0).await;
    assert_eq!(back.you["seat"], 0);
    play_all(&mut people).await;
}

#[tokio::test]
async fn a_flood_is_read_slowly_and_holds_up_no_other_client() {
    let messages = Rate { burst: 20, per_second: 50.0 };
    let config = roomy();
    let limits = Limits { messages, ..config.limits.clone() };
    let server = TestServer::with(Config { limits, ..config }).await;
    let (code, mut people) = server.begin(diamant(), &NAMES).await;
    let mut flood = server.connect(&code, None, 0).await;
    let flooding = async {
        for _ in 0..120 {
            flood.send(r#"{"ask":"rematch"}"#).await;
        }
        let mut answers = 0;
        while answers < 120 {
            answers += usize::from(flood.next().await["news"] == "refused");
        }
    };
    tokio::join!(flooding, play_all(&mut people));
}

/// Connects by hand, with as small a buffer as there is.
async fn narrow(server: &TestServer, code: &str, who: &Client) -> Client {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(1).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    let address = format!("ws://{}/api/tables/{code}/socket", server.address);
    let mut request = address.into_client_request().unwrap();
    let token = &who.token.as_ref().unwrap().0;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    let (socket, _) = client_async(request, MaybeTlsStream::Plain(stream)).await.unwrap();
    Client::new(socket)
}

#[tokio::test]
async fn a_client_that_never_reads_is_let_go_and_the_others_play_to_the_end() {
    let server = TestServer::open().await;
    let (code, mut people) =
        server.begin(json!({ "game": "kadora", "players": 2 }), &["Anna", "Bert"]).await;
    let bert = people.pop().unwrap();
    let mut deaf = narrow(&server, &code, &bert).await;
    bert.hang_up().await;
    // It asks in vain until the answers fill the line.
    let flood = async {
        for _ in 0..20_000 {
            deaf.send_message(Message::text(r#"{"ask":"start"}"#)).await;
        }
    };
    drop(timeout(Duration::from_secs(2), flood).await);
    let anna = &mut people[0];
    // Bert's chair is taken by a socket that never reads: in the end he is gone, and a bot can stand in for him.
    let ask = json!({ "ask": "stand_in", "seat": 1, "bot": "thumb" });
    let mut news = anna.ask(ask.clone()).await;
    while news["news"] == "refused" {
        for seconds in [100, 101].repeat(50) {
            anna.ask(json!({ "ask": "clock", "seconds": seconds })).await;
        }
        news = anna.ask(ask.clone()).await;
    }
    assert_eq!(news["table"]["chairs"][1]["here"], false);
    assert_eq!(news["table"]["chairs"][1]["stand_in"], "thumb");
    anna.play(|_| 0).await;
    drop(deaf);
}

#[tokio::test]
async fn half_open_sockets_hold_up_no_client() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(diamant(), &NAMES).await;
    let mut halves = Vec::new();
    for bytes in [
        String::new(),
        "GET /api".to_owned(),
        format!("GET /api/tables/{code}/socket HTTP/1.1\r\nHost: x\r\n"),
        format!(
            "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\u{81}\u{ff}"
        ),
    ] {
        let mut half = TcpStream::connect(server.address).await.unwrap();
        half.write_all(bytes.as_bytes()).await.unwrap();
        halves.push(half);
    }
    // A client vanishes in the middle of a frame.
    let mut gone = server.again(&code, &people[0], 0).await;
    gone.send_message(Message::Ping(Vec::new().into())).await;
    drop(gone);
    tokio::time::sleep(Duration::from_millis(50)).await;
    play_all(&mut people).await;
    assert_eq!(halves.len(), 4);
}

#[tokio::test]
async fn nonsense_over_http_is_answered_with_a_problem() {
    let server = TestServer::open().await;
    let token = server.token().await;
    let (code, _people) = server.gather(diamant(), &NAMES).await;
    for (path, body) in [
        ("/api/me", json!({})),
        ("/api/me", json!({ "identity": "king" })),
        ("/api/me", json!("x".repeat(1000))),
        ("/api/tables", json!({ "game": "x".repeat(5000) })),
        ("/api/tables", json!(null)),
    ] {
        let (status, problem) = server.post(path, Some(&token), body).await;
        assert!((400..500).contains(&status), "{status} {path}");
        assert_eq!(problem["problem"], "unreadable", "{path} {problem}");
        assert!(problem["what"].as_str().unwrap().chars().count() < 300);
    }
    for code in ["", "x", "BCDFG1", "BCDFGHJ", "%00%00%00", "..%2f..%2f", &"B".repeat(5000)] {
        let (status, _) = server.get(&format!("/api/tables/{code}/record"), None).await;
        assert!(status == 404 || status == 400, "{status} {code}");
    }
    let (status, problem) = server.get("/api/tables/BBBBBB", None).await;
    assert_eq!((status, &problem["problem"]), (404, &json!("not_found")));
    let (status, problem) =
        server.post(&format!("/api/tables/{code}/handover"), Some(&token), json!({})).await;
    assert_eq!((status, &problem["problem"]), (403, &json!("not_yours")));
    let typed = format!("/api/tables/{}-{}", &code[..3].to_lowercase(), &code[3..]);
    assert_eq!(server.get(&typed, None).await.0, 200, "a code is read as people type it");
}

#[tokio::test]
async fn one_address_gets_only_so_much() {
    let none = Rate { burst: 2, per_second: 0.0 };
    let config = roomy();
    let limits = Limits { tables: none, sockets_per_address: 2, ..config.limits.clone() };
    let server = TestServer::with(Config { limits, ..config }).await;
    let token = server.token().await;
    let code = server.table(&token, diamant()).await;
    server.table(&token, diamant()).await;
    let (status, problem) = server.post("/api/tables", Some(&token), diamant()).await;
    assert_eq!((status, &problem["problem"]), (429, &json!("too_much")));

    let first = server.connect(&code, None, 0).await;
    let _second = server.connect(&code, None, 0).await;
    let path = format!("/api/tables/{code}/socket");
    let (status, problem) = server.upgrade(&path).await;
    assert_eq!((status, &problem["problem"]), (429, &json!("too_much")));
    first.hang_up().await;
    while server.try_connect(&code).await.is_none() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
