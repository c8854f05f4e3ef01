//! Three nodes on the real PostgreSQL and the real NATS, with people on different nodes.

mod access;
mod faults;
mod leaks;
mod node;
mod person;
mod upgrade;

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use fair::verify;
use games::{Diamant, Kadora, Mirrors};
use serde_json::json;
use services::{Nats, Postgres};
use table::{Notation, Record};
use tokio::time::sleep;

use crate::test_server::{Client, start};
use node::{Node, Site, TIMEOUT};
use person::{Person, play_on};

const NAMES: [&str; 3] = ["Anna", "Bert", "Cleo"];

/// The servers that tests share which do no harm to them. They are stopped when the process of the tests is gone.
fn shared() -> (&'static Postgres, &'static Nats) {
    static SERVICES: OnceLock<(Postgres, Nats)> = OnceLock::new();
    let (postgres, nats) =
        SERVICES.get_or_init(|| (Postgres::start().unwrap(), Nats::start().unwrap()));
    (postgres, nats)
}

/// Three nodes on a database of their own.
async fn three() -> Vec<Node> {
    let (postgres, nats) = shared();
    Site::new(postgres, nats).nodes(3).await
}

/// A table whose first person is on the first node, which owns it, the second on the second, the third on the third.
async fn spread(nodes: &[Node], game: &str) -> (String, Vec<Client>) {
    let host = nodes[2].token().await;
    let code = nodes[1].table(&host, json!({ "game": game, "players": 3 })).await;
    let mut people = Vec::new();
    for (node, name) in nodes.iter().zip(NAMES) {
        let token = if people.is_empty() { host.clone() } else { node.token().await };
        let mut client = node.connect(&code, Some(&token), 0).await;
        assert_eq!(client.sit(name).await["news"], "welcome");
        people.push(client);
    }
    (code, people)
}

/// The record of a finished game, the same on every node.
async fn record<G: Notation>(nodes: &[Node], code: &str) -> Record<G> {
    let path = format!("/api/tables/{code}/record");
    let mut records = Vec::new();
    for node in nodes {
        let (status, record) = node.get(&path, None).await;
        assert_eq!(status, 200, "{record}");
        records.push(record);
    }
    assert!(records.iter().all(|record| *record == records[0]));
    let record = Record::<G>::from_value(records.remove(0)).unwrap();
    assert!(record.replay(|_, _, _| {}).unwrap().outcome().is_some());
    verify(&record).unwrap();
    record
}

async fn a_whole_game<G: Notation>(nodes: &[Node]) {
    let (code, mut clients) = spread(nodes, G::NAME).await;
    let mut watcher = nodes[1].connect(&code, None, 0).await;
    start(&mut clients).await;
    clients[2].ask(json!({ "ask": "say", "text": "Good luck from the third node" })).await;
    for client in clients.iter_mut().take(2).chain([&mut watcher]) {
        let heard = client.until(|news| news["news"] == "heard").await;
        assert_eq!(heard["text"], "Good luck from the third node", "{heard}");
    }
    let own = clients.into_iter().zip(nodes);
    let mut people: Vec<_> = own.map(|(client, node)| Person::new([node], &code, client)).collect();
    play_on(&mut people, u64::MAX).await;
    record::<G>(nodes, &code).await;
    for (person, name) in people.iter().zip(NAMES) {
        for node in nodes {
            let (_, mine) = node.get("/api/me", Some(&person.token)).await;
            assert_eq!(mine[0]["code"], code[..], "{name}: {mine}");
        }
    }
    // A rematch that one asks for is everyone's.
    let asked = people[1].client().await.ask(json!({ "ask": "rematch" })).await;
    let next = asked["table"]["next"].as_str().unwrap();
    let mut watcher = nodes[2].connect(&code, None, 0).await;
    for client in [people[0].client().await, &mut watcher] {
        while client.table["next"] != next {
            client.next().await;
        }
    }
    let mut again = nodes[2].connect(next, Some(&people[0].token), 0).await;
    assert_eq!(again.sit("Anna").await["you"]["seat"], 0);
}

#[tokio::test]
async fn people_on_different_nodes_play_whole_games_of_all_three() {
    let nodes = three().await;
    tokio::join!(
        Box::pin(a_whole_game::<Diamant>(&nodes)),
        Box::pin(a_whole_game::<Mirrors>(&nodes)),
        Box::pin(a_whole_game::<Kadora>(&nodes)),
    );
    let (_, stats) = nodes[0].get("/api/stats", None).await;
    let (_, listed) = nodes[0].get("/api/tables", None).await;
    let mut forwarded = 0;
    for node in &nodes {
        assert_eq!(node.get("/api/stats", None).await.1, stats);
        assert_eq!(node.get("/api/tables", None).await.1, listed);
        assert!(node.text("/healthz").await.starts_with("ok"));
        assert_eq!(node.metric("adamant_lease_held").await, 1);
        forwarded += node.metric("adamant_forwarded_messages_total").await;
    }
    for game in stats.as_array().unwrap() {
        assert_eq!(game["games"], 1, "{stats}");
    }
    assert!(forwarded > 100, "{forwarded}");
}

#[tokio::test]
async fn a_seat_moves_to_a_device_on_another_node_once() {
    let nodes = three().await;
    let (code, people) = spread(&nodes, "kadora").await;
    let path = format!("/api/tables/{code}");
    let (status, offer) =
        nodes[2].post(&format!("{path}/handover"), people[1].token.as_ref(), json!({})).await;
    assert_eq!(status, 200, "{offer}");
    let secret = offer["link"].as_str().unwrap().rsplit_once('=').unwrap().1.to_owned();
    let phone = nodes[1].token().await;
    let claim = json!({ "secret": secret });
    let (status, table) =
        nodes[2].post(&format!("{path}/claim"), Some(&phone), claim.clone()).await;
    assert_eq!(status, 200, "{table}");
    let client = nodes[0].connect(&code, Some(&phone), 0).await;
    assert_eq!(client.seat(), 1);
    for node in &nodes {
        let (status, problem) =
            node.post(&format!("{path}/claim"), Some(&phone), claim.clone()).await;
        assert_eq!((status, &problem["problem"]), (404, &json!("not_found")), "{problem}");
        let stranger = node.token().await;
        let (status, problem) =
            node.post(&format!("{path}/handover"), Some(&stranger), json!({})).await;
        assert_eq!((status, &problem["problem"]), (403, &json!("not_yours")), "{problem}");
        assert_eq!(node.get("/api/tables/BCDFGH", None).await.0, 404);
    }
}

#[tokio::test]
async fn requests_that_no_table_understands_are_answered_the_same_through_another_node() {
    let nodes = three().await;
    let (code, mut people) = spread(&nodes, "mirrors").await;
    for client in &mut people[..2] {
        assert_eq!(client.ask(json!({ "ask": "ping" })).await["news"], "pong");
        let refused = client.ask(json!({ "ask": "sing" })).await;
        assert_eq!(
            (&refused["news"], &refused["problem"]),
            (&json!("refused"), &json!("unreadable"))
        );
        client.send("{\n").await;
        let refused = client.until(|news| news["news"] == "refused").await;
        assert_eq!(refused["problem"], "unreadable", "{refused}");
        client.send_message(vec![1, 2, 3].into()).await;
        let refused = client.until(|news| news["news"] == "refused").await;
        assert_eq!(refused["problem"], "unreadable", "{refused}");
        client.catch_up().await;
    }
    assert_eq!(nodes[2].get(&format!("/api/tables/{code}"), None).await.1["code"], code[..]);
}

#[tokio::test]
async fn a_table_that_rests_is_taken_by_the_node_that_is_asked_for_it_next() {
    let (postgres, nats) = shared();
    let site = Site::new(postgres, nats);
    let mut nodes = site.nodes(1).await;
    let host = nodes[0].token().await;
    let code = nodes[0].table(&host, json!({ "game": "diamant", "players": 3 })).await;
    let client = nodes[0].connect(&code, Some(&host), 0).await;
    // A node that comes later.
    nodes.extend(site.nodes(1).await);
    let watcher = nodes[1].connect(&code, None, 0).await;
    assert_eq!(nodes[0].metric("adamant_owned_tables").await, 1);
    assert_eq!(nodes[1].metric("adamant_owned_tables").await, 0);
    assert_eq!(nodes[1].metric("adamant_forwarded_clients").await, 1);
    assert_eq!(nodes[0].metric("adamant_hosted_clients").await, 1);
    client.hang_up().await;
    watcher.hang_up().await;
    let begun = Instant::now();
    while nodes[0].metric("adamant_owned_tables").await > 0 {
        assert!(begun.elapsed() < TIMEOUT, "the table does not rest");
        sleep(Duration::from_millis(50)).await;
    }
    let again = nodes[1].connect(&code, Some(&host), 0).await;
    assert_eq!(again.table["code"], code[..]);
    // The key may be deleted a moment after the table is not counted any more.
    let owned = nodes[0].metric("adamant_owned_tables").await;
    assert_eq!(owned + nodes[1].metric("adamant_owned_tables").await, 1);
    let new = nodes[1].table(&host, json!({ "game": "kadora", "players": 2 })).await;
    let before = nodes[1].metric("adamant_owned_tables").await;
    let _host = nodes[1].connect(&new, Some(&host), 0).await;
    assert_eq!(nodes[1].metric("adamant_owned_tables").await, before + 1);
}
