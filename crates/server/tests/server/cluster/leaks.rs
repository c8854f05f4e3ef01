//! What the network between nodes carries: nothing that none of the receiving node's clients may see.

use std::collections::HashSet;

use futures_util::StreamExt as _;
use serde_json::Value;
use services::Nats;
use tokio::time::timeout;

use super::node::{Site, TIMEOUT};
use super::person::{Person, play_on};
use super::{shared, spread};
use crate::test_server::start;

/// The frames for clients in a batch from one node to another.
fn frames(batch: &str) -> Vec<String> {
    let (_, mut rest) = batch.split_once('\n').unwrap();
    let mut frames = Vec::new();
    while let Some((head, after)) = rest.split_once('\n') {
        rest = after;
        let head: Value = serde_json::from_str(head).unwrap();
        let kinds: Vec<_> = head.as_object().into_iter().flat_map(|head| head.keys()).collect();
        for kind in kinds {
            match (&kind[..], head[kind]["bytes"].as_u64()) {
                ("frame" | "request", Some(bytes)) => {
                    let (body, after) = rest.split_at(bytes as usize);
                    rest = after.strip_prefix('\n').unwrap();
                    frames.extend((kind == "frame").then(|| body.to_owned()));
                }
                // Nothing else tells of a game.
                ("join" | "leave" | "close", None) => {}
                ("answer", None) => assert_eq!(head["answer"]["answer"], "joined", "{head}"),
                _ => panic!("{head}"),
            }
        }
    }
    assert!(rest.is_empty(), "{rest}");
    frames
}

#[tokio::test]
async fn a_node_is_sent_nothing_that_none_of_its_clients_may_see() {
    let nats = Nats::start().unwrap();
    let nodes = Site::new(shared().0, &nats).nodes(3).await;
    let listener = async_nats::connect(nats.url()).await.unwrap();
    let mut all = listener.subscribe(">").await.unwrap();
    listener.flush().await.unwrap();
    // Clients that hang up would be news for the others.
    let mut still_there = Vec::new();
    for game in ["diamant", "mirrors", "kadora"] {
        let (code, mut clients) = spread(&nodes, game).await;
        start(&mut clients).await;
        let own = clients.into_iter().zip(&nodes);
        let mut people: Vec<_> =
            own.map(|(client, node)| Person::new([node], &code, client)).collect();
        play_on(&mut people, u64::MAX).await;
        for person in &mut people {
            person.client().await.catch_up().await;
        }
        let told: Vec<HashSet<&str>> =
            people.iter().map(|person| person.all_frames().collect()).collect();
        // What the network has carried so far, by the node that it was sent to.
        let mut sent: Vec<(String, String)> = Vec::new();
        listener.publish("end", "".into()).await.unwrap();
        loop {
            let message = timeout(TIMEOUT, all.next()).await.unwrap().unwrap();
            if message.subject.as_str() == "end" {
                break;
            }
            if message.subject.contains(".node.") {
                let frames = frames(std::str::from_utf8(&message.payload).unwrap());
                sent.extend(frames.into_iter().map(|frame| (message.subject.to_string(), frame)));
            }
        }
        let subjects: HashSet<_> = sent.iter().map(|(subject, _)| subject.clone()).collect();
        assert_eq!(subjects.len(), 2, "the owner sends to both of the others, and to no one else");
        let mut whose = HashSet::new();
        for subject in subjects {
            let frames =
                || sent.iter().filter(|(to, _)| *to == subject).map(|(_, frame)| &frame[..]);
            assert!(frames().count() > 10);
            let fits: Vec<_> =
                (0..3).filter(|at| frames().all(|frame| told[*at].contains(frame))).collect();
            assert_eq!(fits.len(), 1, "every frame is of that node's own client");
            whose.insert(fits[0]);
        }
        assert_eq!(whose, HashSet::from([1, 2]));
        still_there.extend(people);
    }
}
