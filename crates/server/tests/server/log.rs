//! No secret is in any log, however much is logged.

use std::io;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use tracing::subscriber::set_global_default;
use tracing_subscriber::fmt::MakeWriter;

use crate::test_server::{Client, TestServer, Token};

/// A log in memory.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl io::Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Paper {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

impl Paper {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

/// The moment that a client last heard of.
fn moment(client: &Client) -> Option<Value> {
    let news =
        client.frames.iter().rev().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
    news.map(|news| {
        if news["now"].is_object() { news["now"]["moment"].clone() } else { news["moment"].clone() }
    })
    .find(Value::is_u64)
}

#[tokio::test]
async fn a_whole_game_leaves_no_secret_in_the_log() {
    let paper = Paper::default();
    let lines = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE);
    let lines = lines.with_ansi(false).with_writer(paper.clone());
    // What the other tests log beside this one is welcome too.
    set_global_default(lines.finish()).unwrap();

    let server = TestServer::open().await;
    let mut people: Vec<(Token, Client)> = Vec::new();
    let host = server.token().await;
    let code = server.table(&host, json!({ "game": "diamant", "players": 3 })).await;
    let luck = ["1a".repeat(32), "2b".repeat(32), "3c".repeat(32)];
    for (name, luck) in ["Annabella", "Bertolucci", "Cleopatra"].into_iter().zip(&luck) {
        let token = if people.is_empty() { host.clone() } else { server.token().await };
        let mut client = server.connect(&code, Some(&token), 0).await;
        client.ask(json!({ "ask": "sit", "name": name, "luck": luck })).await;
        people.push((token, client));
    }
    people[0].1.ask(json!({ "ask": "start" })).await;
    people[1].1.ask(json!({ "ask": "say", "text": "abracadabra" })).await;
    people[1].1.send(r#"{"ask":"act","moment":"open sesame"}"#).await;
    // A chair moves to another device, and a stranger tries.
    let (_, offer) =
        server.post(&format!("/api/tables/{code}/handover"), Some(&host), json!({})).await;
    let moves = offer["link"].as_str().unwrap().split("#move=").nth(1).unwrap().to_owned();
    let stranger = server.token().await;
    let claim = format!("/api/tables/{code}/claim");
    server.post(&claim, Some(&stranger), json!({ "secret": "0f".repeat(32) })).await;
    let device = server.token().await;
    let (status, _) = server.post(&claim, Some(&device), json!({ "secret": moves })).await;
    assert_eq!(status, 200);
    people[0] = (device.clone(), server.connect(&code, Some(&device), 0).await);
    for (_, client) in &mut people {
        if moment(client).is_none() {
            client.until(|news| news["news"] == "game").await;
        }
    }
    while server.get(&format!("/api/tables/{code}"), None).await.1["stage"] != "over" {
        for (_, client) in &mut people {
            let at = moment(client);
            client.ask(json!({ "ask": "act", "moment": at, "action": "S" })).await;
        }
    }
    let (_, record) = server.get(&format!("/api/tables/{code}/record"), None).await;
    let seed = record["fair"]["seed"].as_str().unwrap().to_owned();

    let log = paper.text();
    assert!(log.contains("request") && log.contains("/api/tables/{code}/claim"), "{log}");
    let tokens =
        people.iter().map(|(token, _)| token.0.clone()).chain([host.0, stranger.0, device.0]);
    let secrets = tokens.chain(luck).chain([seed, moves, code]).chain([
        "0f".repeat(32),
        "abracadabra".into(),
        "open sesame".into(),
        "Bertolucci".into(),
    ]);
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log");
    }
    assert!(!log.contains("\"action\"") && !log.contains("Bearer"));
}
