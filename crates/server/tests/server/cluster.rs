//! Three nodes on the real PostgreSQL and the real NATS, with people on different nodes.

use std::collections::HashSet;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use fair::verify;
use futures_util::StreamExt as _;
use futures_util::future::join_all;
use games::{Diamant, Kadora, Mirrors};
use serde_json::{Value, json};
use server::{Config, Database, SecretUrl};
use services::{Nats, Postgres};
use table::{Notation, Record};
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::house::{Client, House, Token, roomy, start};
use crate::play::play_all;

const NAMES: [&str; 3] = ["Anna", "Bert", "Cleo"];

/// A node with a thread of its own, so that it can be killed and paused as a whole.
struct Node {
    house: House,
    handle: Handle,
    end: Option<oneshot::Sender<()>>,
}

impl Node {
    async fn open(config: Config) -> Self {
        let (end, ended) = oneshot::channel();
        let (tell, told) = oneshot::channel();
        thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build().unwrap();
            let handle = runtime.handle().clone();
            let house = runtime.block_on(House::node(config, handle.clone()));
            drop(tell.send((house, handle)));
            drop(runtime.block_on(ended));
            // Every task ends where it is, and every connection with it.
            runtime.shutdown_background();
        });
        let (house, handle) = told.await.unwrap();
        Self { house, handle, end: Some(end) }
    }

    /// Ends it as `kill -9` does.
    fn kill(&mut self) {
        self.end.take().unwrap().send(()).unwrap();
    }

    /// Nothing of it runs for so long.
    fn pause(&self, time: Duration) {
        self.handle.spawn(async move { thread::sleep(time) });
    }

    /// Stops it as SIGTERM does.
    async fn stop(&self) {
        let hall = self.house.hall.clone();
        self.handle.spawn(async move { hall.close().await }).await.unwrap();
    }
}

/// Three nodes on a database of their own.
async fn three(postgres: &Postgres, nats: &Nats) -> Vec<Node> {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("nodes{}", NEXT.fetch_add(1, Ordering::Relaxed));
    let database = Database::from(postgres.create_database(&name).unwrap());
    let nats = Some(SecretUrl::new(nats.url()));
    let config = Config { database, nats, idle_seconds: 1, ..roomy() };
    join_all((0..3).map(|_| Node::open(config.clone()))).await
}

/// The servers that tests share which do no harm to them.
fn shared() -> (&'static Postgres, &'static Nats) {
    static SERVICES: OnceLock<(Postgres, Nats)> = OnceLock::new();
    let (postgres, nats) =
        SERVICES.get_or_init(|| (Postgres::start().unwrap(), Nats::start().unwrap()));
    (postgres, nats)
}

/// A table whose first person is on the first node, which owns it, the second on the second, the third on the third.
async fn spread(nodes: &[Node], game: &str) -> (String, Vec<Client>) {
    let host = nodes[2].house.token().await;
    let new = json!({ "game": game, "players": 3 });
    let code = nodes[1].house.table(&host, new).await;
    let mut people = Vec::new();
    for (node, name) in nodes.iter().zip(NAMES) {
        let token = if people.is_empty() { host.clone() } else { node.house.token().await };
        let mut client = node.house.connect(&code, Some(&token), 0).await;
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
        let (status, record) = node.house.get(&path, None).await;
        assert_eq!(status, 200, "{record}");
        records.push(record);
    }
    assert!(records.iter().all(|record| *record == records[0]));
    let record = Record::<G>::from_value(records.remove(0)).unwrap();
    assert!(record.replay(|_, _| {}).unwrap().outcome().is_some());
    verify(&record).unwrap();
    record
}

async fn a_whole_game<G: Notation>(nodes: &[Node]) {
    let (code, mut people) = spread(nodes, G::NAME).await;
    let mut watcher = nodes[1].house.connect(&code, None, 0).await;
    start(&mut people).await;
    people[2].ask(json!({ "ask": "say", "text": "Good luck from the third node" })).await;
    for client in people.iter_mut().take(2).chain([&mut watcher]) {
        let heard = client.until(|news| news["news"] == "heard").await;
        assert_eq!(heard["text"], "Good luck from the third node", "{heard}");
    }
    play_all(&mut people).await;
    while !watcher.is_over() {
        watcher.next().await;
    }
    record::<G>(nodes, &code).await;
    for (client, name) in people.iter().zip(NAMES) {
        for node in nodes {
            let (_, mine) = node.house.get("/api/me", client.token.as_ref()).await;
            assert_eq!(mine[0]["code"], code[..], "{name}: {mine}");
        }
    }
    // A rematch that one asks for is everyone's.
    let next = people[1].ask(json!({ "ask": "rematch" })).await["table"]["next"].clone();
    for client in [&mut people[0], &mut watcher] {
        while client.table["next"] != next {
            client.next().await;
        }
    }
    let next = next.as_str().unwrap();
    let mut again = nodes[2].house.connect(next, people[0].token.as_ref(), 0).await;
    assert_eq!(again.sit("Anna").await["you"]["seat"], 0);
}

#[tokio::test]
async fn people_on_different_nodes_play_whole_games_of_all_three() {
    let (postgres, nats) = shared();
    let nodes = three(postgres, nats).await;
    tokio::join!(
        Box::pin(a_whole_game::<Diamant>(&nodes)),
        Box::pin(a_whole_game::<Mirrors>(&nodes)),
        Box::pin(a_whole_game::<Kadora>(&nodes)),
    );
    let (_, stats) = nodes[0].house.get("/api/stats", None).await;
    for node in &nodes {
        assert_eq!(node.house.get("/api/stats", None).await.1, stats);
        assert_eq!(node.house.get("/api/tables", None).await.0, 200);
        assert!(node.house.text("/healthz").await.starts_with("ok"));
    }
    for game in stats.as_array().unwrap() {
        assert_eq!(game["games"], 1, "{stats}");
    }
    let forwarded = nodes[0].house.text("/metrics").await;
    assert!(forwarded.contains("adamant_forwarded_messages_total"), "{forwarded}");
}

#[tokio::test]
async fn a_seat_moves_to_a_device_on_another_node_once() {
    let (postgres, nats) = shared();
    let nodes = three(postgres, nats).await;
    let (code, people) = spread(&nodes, "kadora").await;
    let path = format!("/api/tables/{code}");
    let (status, offer) =
        nodes[2].house.post(&format!("{path}/handover"), people[1].token.as_ref(), json!({})).await;
    assert_eq!(status, 200, "{offer}");
    let secret = offer["link"].as_str().unwrap().rsplit_once('=').unwrap().1.to_owned();
    let phone = nodes[1].house.token().await;
    let claim = json!({ "secret": secret });
    let (status, table) =
        nodes[2].house.post(&format!("{path}/claim"), Some(&phone), claim.clone()).await;
    assert_eq!(status, 200, "{table}");
    let client = nodes[0].house.connect(&code, Some(&phone), 0).await;
    assert_eq!(client.seat(), 1);
    let (status, problem) =
        nodes[1].house.post(&format!("{path}/claim"), Some(&phone), claim).await;
    assert_eq!((status, &problem["problem"]), (404, &json!("not_found")), "{problem}");
    let stranger = nodes[2].house.token().await;
    let (status, problem) =
        nodes[2].house.post(&format!("{path}/handover"), Some(&stranger), json!({})).await;
    assert_eq!((status, &problem["problem"]), (403, &json!("not_yours")), "{problem}");
    assert_eq!(nodes[1].house.get("/api/tables/BCDFGH", None).await.0, 404);
}

#[tokio::test]
async fn a_node_is_sent_nothing_that_none_of_its_clients_may_see() {
    let nats = Nats::start().unwrap();
    let nodes = three(shared().0, &nats).await;
    let ear = async_nats::connect(nats.url()).await.unwrap();
    let mut all = ear.subscribe(">").await.unwrap();
    ear.flush().await.unwrap();
    for game in ["diamant", "mirrors"] {
        let (_, mut people) = spread(&nodes, game).await;
        start(&mut people).await;
        play_all(&mut people).await;
        for client in &mut people {
            client.catch_up().await;
        }
        let told: Vec<HashSet<&str>> = people
            .iter()
            .map(|client| client.frames.iter().map(String::as_str).collect())
            .collect();
        // What the network has carried so far, by the node that it was sent to.
        let mut sent: Vec<(String, String)> = Vec::new();
        while let Ok(Some(message)) =
            tokio::time::timeout(Duration::from_millis(300), all.next()).await
        {
            let payload = String::from_utf8(message.payload.to_vec()).unwrap();
            if !message.subject.contains(".node.") {
                continue;
            }
            let (head, frame) = payload.split_once('\n').unwrap();
            let head: Value = serde_json::from_str(head).unwrap();
            if !frame.is_empty() {
                assert!(head["message"]["frame"].is_object(), "{head}");
                sent.push((message.subject.to_string(), frame.to_owned()));
            }
        }
        let subjects: HashSet<_> = sent.iter().map(|(subject, _)| subject.clone()).collect();
        assert_eq!(subjects.len(), 2, "the owner sends to both of the others, and to no one else");
        let mut whose = HashSet::new();
        for subject in subjects {
            let frames =
                || sent.iter().filter(|(to, _)| *to == subject).map(|(_, frame)| &frame[..]);
            assert!(frames().count() > 20);
            let fits: Vec<_> =
                (0..3).filter(|at| frames().all(|frame| told[*at].contains(frame))).collect();
            assert_eq!(fits.len(), 1, "every frame is of that node's own client");
            whose.insert(fits[0]);
        }
        assert_eq!(whose, HashSet::from([1, 2]));
    }
}

/// A person who reconnects whenever the server is gone, to any of these nodes, and plays to the end.
struct Person<'a> {
    nodes: Vec<&'a Node>,
    code: String,
    token: Token,
    client: Option<Client>,
    /// The longest time without a connection.
    longest: Duration,
}

impl<'a> Person<'a> {
    fn new(nodes: Vec<&'a Node>, code: &str, client: Client) -> Self {
        let token = client.token.clone().unwrap();
        Self { nodes, code: code.to_owned(), token, client: Some(client), longest: Duration::ZERO }
    }

    /// Connects again, and makes sure that everything seen before is still so.
    async fn reconnect(&mut self) {
        let before = self.client.take().map(|client| all_seen(&client)).unwrap_or_default();
        let gone = Instant::now();
        let mut turn = 0;
        let client = loop {
            let node = self.nodes[turn % self.nodes.len()];
            turn += 1;
            if let Some(client) = node.house.try_dial(&self.code, Some(&self.token)).await {
                break client;
            }
            assert!(gone.elapsed() < Duration::from_secs(20), "the table does not go on");
            sleep(Duration::from_millis(100)).await;
        };
        let after = all_seen(&client);
        assert_eq!(after[..before.len().min(after.len())], before[..], "what was told is kept");
        self.longest = self.longest.max(gone.elapsed());
        self.client = Some(client);
    }

    /// Plays until the game has had so many moments, or is over.
    async fn play(&mut self, until: u64) {
        let mut acted = None;
        loop {
            let Some(client) = &mut self.client else {
                self.reconnect().await;
                acted = None;
                continue;
            };
            let moment = client.now["moment"].as_u64().unwrap_or_default();
            if client.is_over() || moment >= until {
                return;
            }
            if client.is_awaited() && acted != Some(moment) {
                acted = Some(moment);
                let actions = client.now["actions"].as_array().unwrap();
                let action = actions[moment as usize % actions.len()].clone();
                let act = json!({ "ask": "act", "moment": moment, "action": action });
                client.send_message(act.to_string().into()).await;
            }
            match client.try_next().await {
                Some(news) if news["news"] == "refused" => {
                    acted = None;
                    sleep(Duration::from_millis(200)).await;
                }
                Some(news) if news["news"] == "bye" => self.reconnect().await,
                Some(_) => {}
                None => self.reconnect().await,
            }
        }
    }
}

/// All events that a client has been told since its last welcome.
fn all_seen(client: &Client) -> Vec<Value> {
    let welcome = |frame: &String| frame.starts_with("{\"news\":\"welcome\"");
    client.seen(client.frames.iter().rposition(welcome).unwrap_or(0))
}

async fn play_on(people: &mut [Person<'_>], until: u64) {
    join_all(people.iter_mut().map(|person| person.play(until))).await;
}

/// How many moments are played before the fault.
const BEFORE: u64 = 6;

#[tokio::test]
async fn when_the_owner_is_killed_others_go_on_with_every_move() {
    let (postgres, nats) = shared();
    let mut nodes = three(postgres, nats).await;
    let (code, mut clients) = spread(&nodes, "diamant").await;
    start(&mut clients).await;
    let mut owner = nodes.remove(0);
    let mut people: Vec<_> = clients
        .into_iter()
        .map(|client| Person::new(nodes.iter().collect(), &code, client))
        .collect();
    play_on(&mut people, BEFORE).await;
    owner.kill();
    play_on(&mut people, u64::MAX).await;
    for person in &people {
        assert!(person.longest < Duration::from_secs(10), "{:?}", person.longest);
    }
    record::<Diamant>(&nodes, &code).await;
}

#[tokio::test]
async fn an_owner_that_was_paused_longer_than_its_lease_stores_and_tells_nothing() {
    let (postgres, nats) = shared();
    let nodes = three(postgres, nats).await;
    let (code, mut clients) = spread(&nodes, "kadora").await;
    start(&mut clients).await;
    let others = || nodes[1..].iter().collect::<Vec<_>>();
    let mut clients = clients.into_iter();
    // One client stays on the owner, and asks during its pause.
    let at_owner = clients.next().unwrap();
    let mut people: Vec<_> = clients.map(|client| Person::new(others(), &code, client)).collect();
    let mut first = Person::new(others(), &code, at_owner);
    {
        let (one, two) = people.split_at_mut(1);
        tokio::join!(first.play(BEFORE), one[0].play(BEFORE), two[0].play(BEFORE));
    }
    let mut stuck = nodes[0].house.connect(&code, Some(&first.token), 0).await;
    nodes[0].pause(Duration::from_millis(4500));
    let late = json!({ "ask": "rename", "name": "Too late" });
    stuck.send_message(late.to_string().into()).await;
    first.client = None;
    people.push(first);
    play_on(&mut people, u64::MAX).await;
    let told = stuck.bye().await;
    assert_eq!(told, Some(json!("restart")), "its clients are told to reconnect");
    let record = record::<Kadora>(&nodes, &code).await;
    assert!(!record.names.iter().any(|name| name == "Too late"));
    assert!(nodes[0].house.text("/healthz").await.starts_with("ok"), "it has a new lease");
}

#[tokio::test]
async fn a_node_that_stops_hands_its_tables_over() {
    let (postgres, nats) = shared();
    let mut nodes = three(postgres, nats).await;
    let (code, mut clients) = spread(&nodes, "mirrors").await;
    start(&mut clients).await;
    let owner = nodes.remove(0);
    let mut people: Vec<_> = clients
        .into_iter()
        .map(|client| Person::new(nodes.iter().collect(), &code, client))
        .collect();
    play_on(&mut people, BEFORE).await;
    let begun = Instant::now();
    owner.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    play_on(&mut people, u64::MAX).await;
    for person in &people {
        assert!(person.longest < Duration::from_secs(3), "{:?}", person.longest);
    }
    record::<Mirrors>(&nodes, &code).await;
}

#[tokio::test]
async fn after_the_broker_was_killed_every_table_goes_on() {
    let nats = Nats::start().unwrap();
    let nodes = three(shared().0, &nats).await;
    let (code, mut clients) = spread(&nodes, "diamant").await;
    start(&mut clients).await;
    let mut people: Vec<_> = clients
        .into_iter()
        .map(|client| Person::new(nodes.iter().collect(), &code, client))
        .collect();
    play_on(&mut people, BEFORE).await;
    nats.stop().unwrap();
    sleep(Duration::from_secs(3)).await;
    assert_eq!(nodes[0].house.get("/healthz", None).await.0, 503, "no lease can be renewed");
    nats.restart().unwrap();
    let back = Instant::now();
    play_on(&mut people, u64::MAX).await;
    assert!(back.elapsed() < Duration::from_secs(20), "{:?}", back.elapsed());
    record::<Diamant>(&nodes, &code).await;
}

#[tokio::test]
async fn after_the_database_was_killed_every_table_goes_on() {
    let postgres = Postgres::start().unwrap();
    let nodes = three(&postgres, shared().1).await;
    let (code, mut clients) = spread(&nodes, "kadora").await;
    start(&mut clients).await;
    let mut people: Vec<_> = clients
        .into_iter()
        .map(|client| Person::new(nodes.iter().collect(), &code, client))
        .collect();
    play_on(&mut people, BEFORE).await;
    postgres.stop().unwrap();
    assert_eq!(nodes[0].house.get("/healthz", None).await.0, 503, "nothing can be stored");
    postgres.restart().unwrap();
    play_on(&mut people, u64::MAX).await;
    record::<Kadora>(&nodes, &code).await;
}
