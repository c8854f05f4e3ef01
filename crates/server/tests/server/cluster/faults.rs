//! What is left of a game when a node, NATS or PostgreSQL breaks: everything.

use std::time::Duration;

use games::{Diamant, Kadora, Mirrors};
use serde_json::json;
use services::{Nats, Postgres};
use tokio::time::sleep;

use super::node::Site;
use super::person::{Person, play_on};
use super::{record, shared, spread, three};
use crate::test_server::start;

/// How many moments are played before the fault.
const BEFORE: u64 = 6;

#[tokio::test]
async fn when_the_owner_is_killed_others_go_on_with_every_move() {
    let mut nodes = three().await;
    let (code, mut clients) = spread(&nodes, "diamant").await;
    start(&mut clients).await;
    let mut owner = nodes.remove(0);
    let mut people = Person::all(&nodes, &code, clients);
    play_on(&mut people, BEFORE).await;
    owner.kill();
    play_on(&mut people, u64::MAX).await;
    record::<Diamant>(&nodes, &code).await;
    let mut taken = 0;
    for node in &nodes {
        let metrics = node.text("/metrics").await;
        taken += u64::from(metrics.contains("adamant_claims_total{from=\"lost\"}"));
    }
    assert!(taken >= 1, "one of the others took the table");
}

#[tokio::test]
async fn an_owner_that_was_paused_longer_than_its_lease_stores_and_tells_nothing() {
    let nodes = three().await;
    let (code, mut clients) = spread(&nodes, "kadora").await;
    start(&mut clients).await;
    let mut people = Person::all(&nodes[1..], &code, clients);
    play_on(&mut people, BEFORE).await;
    // One client stays on the owner, and asks during its pause.
    let mut stuck = nodes[0].connect(&code, Some(&people[0].token), 0).await;
    stuck.catch_up().await;
    let told = stuck.frames.len();
    nodes[0].pause().await;
    let late = json!({ "ask": "rename", "name": "Too late" });
    stuck.send_message(late.to_string().into()).await;
    let chat = json!({ "ask": "say", "text": "Too late" });
    stuck.send_message(chat.to_string().into()).await;
    people[0].disconnect();
    play_on(&mut people, 2 * BEFORE).await;
    nodes[0].signal("CONT");
    assert_eq!(stuck.bye().await, Some(json!("restart")), "its clients are told to reconnect");
    assert_eq!(stuck.frames.len(), told + 1, "after the pause nothing but the bye is sent");
    play_on(&mut people, u64::MAX).await;
    nodes[0].until_healthz(200).await;
    let record = record::<Kadora>(&nodes, &code).await;
    assert!(!record.names.iter().any(|name| name == "Too late"));
    assert!(nodes[0].metric("adamant_lost_leases_total").await >= 1);
}

#[tokio::test]
async fn a_node_that_stops_hands_its_tables_over() {
    let mut nodes = three().await;
    let (code, mut clients) = spread(&nodes, "mirrors").await;
    start(&mut clients).await;
    let mut owner = nodes.remove(0);
    let mut people = Person::all(&nodes, &code, clients);
    play_on(&mut people, BEFORE).await;
    let (took, ()) = tokio::join!(owner.stop(), play_on(&mut people, u64::MAX));
    assert!(took < Duration::from_secs(10), "{took:?}");
    record::<Mirrors>(&nodes, &code).await;
}

#[tokio::test]
async fn while_every_node_is_restarted_one_after_the_other_games_go_on() {
    let (postgres, nats) = shared();
    let site = Site::new(postgres, nats);
    let mut nodes = site.nodes(3).await;
    let (mut people, mut codes) = (Vec::new(), Vec::new());
    for game in ["diamant", "mirrors", "kadora"] {
        let (code, mut clients) = spread(&nodes, game).await;
        start(&mut clients).await;
        people.extend(Person::all(&nodes, &code, clients));
        codes.push(code);
        nodes.rotate_left(1);
    }
    let restarting = async {
        for node in &mut nodes {
            sleep(Duration::from_millis(300)).await;
            node.stop().await;
            *node = site.node(node.address).await;
        }
    };
    tokio::join!(restarting, play_on(&mut people, u64::MAX));
    for person in &people {
        assert!(person.longest < Duration::from_secs(20), "{:?}", person.longest);
    }
    record::<Diamant>(&nodes, &codes[0]).await;
    record::<Mirrors>(&nodes, &codes[1]).await;
    record::<Kadora>(&nodes, &codes[2]).await;
}

#[tokio::test]
async fn after_the_broker_was_killed_every_table_goes_on() {
    let nats = Nats::start().unwrap();
    let nodes = Site::new(shared().0, &nats).nodes(3).await;
    let (code, mut clients) = spread(&nodes, "diamant").await;
    start(&mut clients).await;
    let mut people = Person::all(&nodes, &code, clients);
    play_on(&mut people, BEFORE).await;
    nats.stop().unwrap();
    for node in &nodes {
        // No lease can be renewed.
        node.until_healthz(503).await;
    }
    nats.restart().unwrap();
    play_on(&mut people, u64::MAX).await;
    for node in &nodes {
        node.until_healthz(200).await;
    }
    record::<Diamant>(&nodes, &code).await;
}

#[tokio::test]
async fn after_the_database_was_killed_every_table_goes_on() {
    let postgres = Postgres::start().unwrap();
    let nodes = Site::new(&postgres, shared().1).nodes(3).await;
    let (code, mut clients) = spread(&nodes, "kadora").await;
    start(&mut clients).await;
    let mut people = Person::all(&nodes, &code, clients);
    play_on(&mut people, BEFORE).await;
    postgres.stop().unwrap();
    for node in &nodes {
        // Nothing can be stored.
        node.until_healthz(503).await;
    }
    postgres.restart().unwrap();
    play_on(&mut people, u64::MAX).await;
    for node in &nodes {
        node.until_healthz(200).await;
    }
    record::<Kadora>(&nodes, &code).await;
}
