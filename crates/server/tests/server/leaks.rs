//! What a seat must not know is in no byte sent to it.

use std::collections::HashSet;

use games::{Diamant, Kadora, Mirrors};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sqlx::Executor as _;
use table::{Game, Notation, Record, Seat, Turn, Viewer};
use wire::ServerMessage;

use crate::play::play_all;
use crate::test_server::{Client, TestServer, start};

/// The same table in every server, down to its code and its seed.
const CODE: &str = "BCDFGH";
const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// One of two servers on which the same game is about to be played, with a spectator.
async fn twin(new: &Value, names: &[&str]) -> (TestServer, Vec<Client>) {
    let server = TestServer::open().await;
    let host = server.token().await;
    let code = server.table(&host, new.clone()).await;
    let same = format!("UPDATE tables SET code = '{CODE}', seed = x'{SEED}' WHERE code = '{code}'");
    server.database().await.execute(sqlx::AssertSqlSafe(same)).await.unwrap();
    let mut people = server.seat(CODE, host, names).await;
    start(&mut people).await;
    people.push(server.connect(CODE, None, 0).await);
    settle(&mut people).await;
    (server, people)
}

/// Everyone reads all that has been sent so far.
async fn settle(people: &mut [Client]) {
    for client in people {
        client.catch_up().await;
    }
}

/// Every byte sent to each of these, except where the seat of the secret is meant to know more.
fn told(people: &[Client], except: usize) -> Vec<&[String]> {
    let others = people.iter().enumerate().filter(|(at, _)| *at != except);
    others.map(|(_, client)| client.frames.as_slice()).collect()
}

fn diamant(chests: &str) -> Value {
    json!({ "game": "diamant", "players": 3, "options": { "chests": chests } })
}

const NAMES: [&str; 3] = ["Anna", "Bert", "Cleo"];

#[tokio::test]
async fn before_the_fists_open_nothing_tells_what_is_in_them() {
    let (server_a, mut a) = twin(&diamant("closed"), &NAMES).await;
    let (server_b, mut b) = twin(&diamant("closed"), &NAMES).await;
    for (server, people, choices) in
        [(&server_a, &mut a, ["S", "S", "S"]), (&server_b, &mut b, ["L", "S", "L"])]
    {
        // Anna chooses, sends it again or changes her mind; Bert asks in vain, goes and comes back.
        for choice in choices {
            people[0].act(choice).await;
            settle(people).await;
        }
        people[1].ask(json!({ "ask": "act", "moment": 0, "action": "S" })).await;
        people[1].act("nonsense").await;
        people[1].act("S").await;
        let back = server.again(CODE, &people[1], 2).await;
        people.push(back);
        let newcomer = server.connect(CODE, None, 0).await;
        people.push(newcomer);
        settle(people).await;
    }
    assert_eq!(told(&a, 0), told(&b, 0), "one fist holds a stone, the other none");
    assert_ne!(a[0].frames, b[0].frames, "Anna knows");

    for people in [&mut a, &mut b] {
        people[2].act("S").await;
        settle(people).await;
    }
    let opened =
        |people: &[Client]| people[1].seen(0).iter().any(|seen| seen["told"]["opened"].is_object());
    assert!(opened(&a) && opened(&b));
    assert_ne!(told(&a, 0), told(&b, 0), "and now all know");
}

#[tokio::test]
async fn in_a_whole_game_a_change_of_mind_is_told_to_no_one_else() {
    for chests in ["open", "closed"] {
        let (_server_a, mut a) = twin(&diamant(chests), &NAMES).await;
        let (_server_b, mut b) = twin(&diamant(chests), &NAMES).await;
        let mut decisions = 0;
        while !a[0].is_over() {
            // A player alone in the cave waits for no one.
            let alone = a[0].now["awaited"].as_array().unwrap().len() == 1;
            let inside = a[0].is_awaited();
            for (people, wavers) in [(&mut a, false), (&mut b, true)] {
                if inside {
                    let choice = if decisions % 5 == 4 { ["S", "L"] } else { ["L", "S"] };
                    if wavers && !alone {
                        people[0].act(choice[0]).await;
                        settle(people).await;
                    }
                    people[0].act(choice[1]).await;
                }
                // The one who wavers is asked twice, and so is everyone else.
                settle(people).await;
                if !wavers && inside && !alone {
                    settle(people).await;
                }
                for (seat, client) in people.iter_mut().enumerate().take(3).skip(1) {
                    if client.is_awaited() {
                        client.act(if decisions % 3 == seat { "L" } else { "S" }).await;
                    }
                }
                settle(people).await;
            }
            decisions += 1;
        }
        assert!(decisions > 5 && b[0].is_over());
        // The number of an answer is the client's own; everything else is the server's.
        assert_eq!(told(&a, 0), told(&b, 0));
    }
}

#[tokio::test]
async fn the_order_in_which_choices_came_is_forgotten_when_the_fists_open() {
    let mut last = Vec::new();
    for order in [[0, 1, 2], [1, 0, 2]] {
        let (_server, mut people) = twin(&diamant("open"), &NAMES).await;
        for seat in order {
            people[seat].act(if seat == 0 { "L" } else { "S" }).await;
            settle(&mut people).await;
        }
        // The frame that opened the fists, and the refusal that everyone asked for after it.
        last.push(
            people
                .iter()
                .map(|each| each.frames[each.frames.len() - 2..].to_vec())
                .collect::<Vec<_>>(),
        );
    }
    assert_eq!(last[0], last[1]);
    assert!(last[0][3][0].contains("opened"));
}

/// The faces that only their holder may know, as that holder is told them.
type Faces = fn(&Value) -> Vec<String>;

fn mirrors_card(view: &Value) -> Vec<String> {
    view["card"].as_str().map(ToString::to_string).into_iter().collect()
}

fn kadora_hand(view: &Value) -> Vec<String> {
    let seat = view["you"].as_u64().unwrap() as usize;
    let faces = view["hands"][seat]["faces"].as_array().cloned().unwrap_or_default();
    faces.iter().map(|face| face.as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn no_byte_names_a_card_in_another_players_hand() {
    let games: [(&str, Faces); 2] = [("mirrors", mirrors_card), ("kadora", kadora_hand)];
    for (game, faces) in games {
        let server = TestServer::open().await;
        let new = json!({ "game": game, "players": 3 });
        let (code, mut people) = server.gather(new, &NAMES).await;
        people.push(server.connect(&code, None, 0).await);
        people[0].ask(json!({ "ask": "start" })).await;
        settle(&mut people).await;
        let mut read = vec![0; people.len()];
        let mut hidden = 0;
        for turn in 0_usize.. {
            // Whatever is in a hand after a step was secret in every frame since the step before.
            for (holder, at) in people[..3].iter().zip(0..).filter(|(holder, _)| !holder.is_over())
            {
                for face in faces(&holder.now["view"]) {
                    hidden += 1;
                    for other in (0..people.len()).filter(|other| *other != at) {
                        let frames = people[other].frames[read[other]..].iter();
                        let named = frames.filter(|frame| {
                            frame.contains(&format!("\"{face}\""))
                                || frame.contains(&format!("\"{face} "))
                        });
                        assert_eq!(named.count(), 0, "{game}: {other} is told {face} of seat {at}");
                    }
                }
            }
            read = people.iter().map(|client| client.frames.len()).collect();
            let Some(mover) = people.iter().position(Client::is_awaited) else { break };
            let actions = people[mover].now["actions"].as_array().unwrap();
            let action = actions[(turn * 7) % actions.len()].as_str().unwrap().to_owned();
            people[mover].act(&action).await;
            if turn % 10 == 5 {
                // A player loses the connection and reconnects.
                let back = server.again(&code, &people[turn % 3], 0).await;
                people[turn % 3] = back;
                read[turn % 3] = 0;
            }
            settle(&mut people).await;
        }
        assert!(people[0].is_over() && hidden > 50, "{game}: {hidden}");
    }
}

/// Everything that the rules show a viewer of a game, position by position.
struct Shown {
    views: HashSet<String>,
    seen: Vec<Value>,
}

/// Plays a record again with the eyes of `viewer`. Where choices are sealed, others' are taken to be whatever comes first: what is
/// shown must not depend on them.
fn shown<G: Notation>(record: &Record<G>, viewer: Viewer) -> Shown {
    let mut shown = Shown { views: HashSet::new(), seen: Vec::new() };
    let text = |game: &G| serde_json::to_string(&game.view(viewer)).unwrap();
    let end = record
        .replay(|game, _, happened| {
            shown.views.insert(text(game));
            if let Turn::Seats { awaited, sealed } = game.turn()
                && sealed.is_empty()
                && awaited.len() > 1
            {
                for subset in 1..1_u32 << awaited.len() {
                    sealed_views(game, viewer, subset, &mut shown.views);
                }
            }
            let seen = happened.unwrap().iter().filter_map(|event| G::seen(event, viewer));
            shown.seen.extend(seen.map(|seen| serde_json::to_value(seen).unwrap()));
        })
        .unwrap();
    shown.views.insert(text(&end));
    shown
}

/// The views while the awaited seats of a subset have chosen, the viewer either of its choices and everyone else the first.
fn sealed_views<G: Game>(game: &G, viewer: Viewer, subset: u32, views: &mut HashSet<String>) {
    let mut own = 1;
    for choice in 0..2 {
        let mut position = game.clone();
        let chosen = game.turn().awaited().iter().enumerate();
        for (_, seat) in chosen.filter(|(nth, _)| subset & (1 << nth) != 0) {
            let mut actions = Vec::new();
            position.actions(seat, |action| actions.push(action));
            let pick = if viewer.is(seat) { choice } else { 0 };
            own = own.max(if viewer.is(seat) { actions.len() } else { 1 });
            position.act(seat, actions[pick], &mut ()).unwrap();
        }
        if matches!(position.turn(), Turn::Seats { sealed, .. } if !sealed.is_empty()) {
            views.insert(serde_json::to_string(&position.view(viewer)).unwrap());
        }
        if own == 1 {
            break;
        }
    }
}

/// Reads a frame as what it is meant to be, and asserts that not a byte is left over.
fn read<G: Game>(frame: &str) -> ServerMessage<G::View, G::Seen>
where
    G::View: DeserializeOwned,
{
    let news: ServerMessage<G::View, G::Seen> = serde_json::from_str(frame).unwrap();
    assert_eq!(serde_json::to_string(&news).unwrap(), frame, "nothing but what the protocol says");
    news
}

/// Plays a whole game with comings and goings, and compares every frame with what the rules show its viewer.
async fn every_frame<G: Notation>(players: u8, options: Value) {
    let server = TestServer::open().await;
    let new = json!({ "game": G::NAME, "players": players, "options": options });
    let (code, mut people) = server.gather(new, &NAMES[..players.into()]).await;
    people.push(server.connect(&code, None, 0).await);
    people[0].ask(json!({ "ask": "start" })).await;
    for turn in 0..10_usize {
        settle(&mut people).await;
        let movers: Vec<usize> = (0..people.len()).filter(|&at| people[at].is_awaited()).collect();
        for mover in movers {
            let actions = people[mover].now["actions"].as_array().unwrap();
            let action = actions[(turn / 4) % actions.len()].as_str().unwrap().to_owned();
            people[mover].act(&action).await;
            people[mover].act("nonsense").await;
        }
        let back = server.again(&code, &people[turn % people.len()], turn).await;
        people.push(back);
    }
    let mut watchers = people.split_off(players.into());
    play_all(&mut people).await;
    people.append(&mut watchers);
    settle(&mut people).await;

    let (_, record) = server.get(&format!("/api/tables/{code}/record"), None).await;
    let seed = record["fair"]["seed"].as_str().unwrap().to_owned();
    let record = Record::<G>::from_value(record).unwrap();
    for client in &people {
        let viewer = match client.you["seat"].as_u64() {
            Some(seat) => Viewer::Seat(Seat::new(seat as u8).unwrap()),
            None => Viewer::Spectator,
        };
        let rules = shown::<G>(&record, viewer);
        for frame in &client.frames {
            assert!(!frame.contains(&seed), "the seed is in the record alone");
            let now = match read::<G>(frame) {
                ServerMessage::Welcome { now, .. } | ServerMessage::Refused { now, .. } => now,
                ServerMessage::Game { now, .. } => Some(now),
                _ => None,
            };
            if let Some(now) = now {
                let view = serde_json::to_string(&now.view).unwrap();
                assert!(rules.views.contains(&view), "{viewer:?} is shown {view}");
            }
        }
        let told = client.seen(0);
        let first = rules.seen.len().checked_sub(told.len()).unwrap();
        assert_eq!(comparable(&told), comparable(&rules.seen[first..]));
    }
}

/// Events, those between two decisions in any order: a record does not tell in which order choices came.
fn comparable(seen: &[Value]) -> Vec<Vec<String>> {
    let mut groups = vec![Vec::new()];
    for seen in seen {
        let chose = seen.get("chose").is_some() || seen.get("you_chose").is_some();
        let group = groups.last_mut().unwrap();
        if chose {
            group.push(seen.to_string());
        } else {
            group.sort();
            groups.push(vec![seen.to_string()]);
        }
    }
    groups
}

#[tokio::test]
async fn every_frame_of_diamant_is_what_the_rules_show_its_viewer() {
    every_frame::<Diamant>(3, json!({ "chests": "open" })).await;
    every_frame::<Diamant>(3, json!({ "chests": "closed" })).await;
}

#[tokio::test]
async fn every_frame_of_mirrors_is_what_the_rules_show_its_viewer() {
    every_frame::<Mirrors>(2, json!({})).await;
    every_frame::<Mirrors>(3, json!({})).await;
}

#[tokio::test]
async fn every_frame_of_kadora_is_what_the_rules_show_its_viewer() {
    every_frame::<Kadora>(2, json!({})).await;
    every_frame::<Kadora>(3, json!({})).await;
}

#[tokio::test]
async fn no_frame_and_no_page_names_anybodys_secret() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(diamant("open"), &NAMES).await;
    play_all(&mut people).await;
    let pages = ["", "/record"].map(|page| format!("/api/tables/{code}{page}"));
    let mut bytes: String = people.iter().flat_map(|client| client.frames.clone()).collect();
    for page in &pages {
        bytes += &server.text(page).await;
    }
    for client in &people {
        let secret = &client.token.as_ref().unwrap().0;
        assert!(!bytes.contains(secret.as_str()));
        let hash = server.guest_hash(client).await;
        assert!(!bytes.contains(&hash), "nor its hash");
    }
}
