//! A person who reconnects whenever a node is gone, and remembers everything that was told.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::select;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::node::{Node, TIMEOUT};
use crate::test_server::{At, Client, Token};

/// A person who plays to the end, on any of these nodes.
pub(super) struct Person {
    nodes: Vec<At>,
    code: String,
    pub(super) token: Token,
    client: Option<Client>,
    /// Which node is tried next.
    turn: usize,
    /// Every byte that was sent on earlier connections.
    pub(super) frames: Vec<String>,
    /// The longest time without a connection.
    pub(super) longest: Duration,
}

impl Person {
    pub(super) fn new<'a>(
        nodes: impl IntoIterator<Item = &'a Node>,
        code: &str,
        client: Client,
    ) -> Self {
        Self {
            nodes: nodes.into_iter().map(|node| **node).collect(),
            code: code.to_owned(),
            token: client.token.clone().unwrap(),
            client: Some(client),
            turn: 0,
            frames: Vec::new(),
            longest: Duration::ZERO,
        }
    }

    /// Those who were seated, each of whom can go to any of these nodes.
    pub(super) fn all(nodes: &[Node], code: &str, clients: Vec<Client>) -> Vec<Self> {
        clients.into_iter().map(|client| Self::new(nodes, code, client)).collect()
    }

    /// The connection, made anew if there is none. Everything that was told before is still so.
    pub(super) async fn client(&mut self) -> &mut Client {
        if self.client.is_none() {
            let gone = Instant::now();
            let client = loop {
                let node = self.nodes[self.turn % self.nodes.len()];
                self.turn += 1;
                if let Some(client) = node.try_dial(&self.code, Some(&self.token)).await {
                    break client;
                }
                assert!(gone.elapsed() < TIMEOUT, "the table does not go on");
                sleep(Duration::from_millis(50)).await;
            };
            self.longest = self.longest.max(gone.elapsed());
            let (before, after) = (all_seen(&self.frames), client.seen(0));
            let known = before.get(..after.len()).unwrap_or(&before);
            assert_eq!(known, &after[..known.len()], "what was told is stored");
            assert!(after.len() >= before.len(), "nothing that was told is forgotten");
            self.client = Some(client);
        }
        self.client.as_mut().unwrap()
    }

    /// Hangs up.
    pub(super) fn disconnect(&mut self) {
        if let Some(client) = self.client.take() {
            self.frames.extend(client.frames);
        }
    }

    /// Plays until the game has had so many moments for one of those who play, or is over. In the middle of a turn it has had one more
    /// for the player whose turn it is, for whom the others would wait in vain.
    async fn play(&mut self, until: u64, reached: &CancellationToken) {
        let mut acted = None;
        loop {
            let client = self.client().await;
            let moment = client.now["moment"].as_u64().unwrap_or_default();
            if moment >= until {
                reached.cancel();
            }
            if client.is_over() || reached.is_cancelled() {
                return;
            }
            if client.is_awaited() && acted != Some(moment) {
                acted = Some(moment);
                let actions = client.now["actions"].as_array().unwrap();
                let action = actions[moment as usize % actions.len()].clone();
                let act = json!({ "ask": "act", "moment": moment, "action": action });
                client.send_message(act.to_string().into()).await;
            }
            let news = select! {
                news = client.try_next() => news,
                () = reached.cancelled() => return,
            };
            match news {
                Some(news) if news["news"] == "refused" => {
                    acted = None;
                    sleep(Duration::from_millis(50)).await;
                }
                Some(news) if news["news"] != "bye" => {}
                _ => {
                    acted = None;
                    self.disconnect();
                }
            }
        }
    }

    /// Every byte that was ever sent.
    pub(super) fn all_frames(&self) -> impl Iterator<Item = &str> {
        let now = self.client.iter().flat_map(|client| &client.frames);
        self.frames.iter().chain(now).map(String::as_str)
    }
}

/// All events that were told since the last welcome.
fn all_seen(frames: &[String]) -> Vec<Value> {
    let welcome = |frame: &String| frame.starts_with("{\"news\":\"welcome\"");
    Client::seen_in(&frames[frames.iter().rposition(welcome).unwrap_or(0)..])
}

/// Everyone plays until the game has had so many moments, or is over.
pub(super) async fn play_on(people: &mut [Person], until: u64) {
    let reached = CancellationToken::new();
    join_all(people.iter_mut().map(|person| person.play(until, &reached))).await;
}
