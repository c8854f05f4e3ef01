//! Whole tables over real sockets.

use bots::Reasons;
use fair::verify;
use games::{Diamant, Kadora, Kind, Mirrors, with_game};
use serde_json::{Value, json};
use table::{Game, Notation, Record, Seat, Step};

use crate::test_server::{Client, LUCK, TestServer, start};

/// Plays every client to the end at the same time, each with its own way of choosing.
pub(crate) async fn play_all(people: &mut [Client]) {
    let playing = people.iter_mut().map(|client| {
        let mut turns = usize::from(client.you["seat"] == 0);
        client.play(move |_| {
            turns += 3;
            turns
        })
    });
    futures_util::future::join_all(playing).await;
}

/// The record of a finished table, checked as everyone can check it.
async fn record<G: Notation>(server: &TestServer, code: &str, people: &[Client]) -> Record<G> {
    let (status, record) = server.get(&format!("/api/tables/{code}/record"), None).await;
    assert_eq!(status, 200, "{record}");
    let record = Record::<G>::from_value(record).unwrap();
    let end = record.replay(|_, _, _| {}).unwrap();
    assert!(end.outcome().is_some());
    let verified = verify(&record).unwrap();
    assert_eq!(verified.proof.commitment.to_string(), people[0].table["fair"]["commitment"]);
    for client in people {
        let added = verified.proof.contributions[client.seat() as usize];
        assert_eq!(added.map(|added| added.to_string()).as_deref(), Some(LUCK));
        assert_eq!(serde_json::to_value(end.view(seat(client))).unwrap(), client.now["view"]);
    }
    record
}

fn seat(client: &Client) -> table::Viewer {
    table::Viewer::Seat(table::Seat::new(client.seat() as u8).unwrap())
}

/// So many people and, in the other chairs, bots play a game to the end.
async fn a_whole_game<G: Notation>(players: u8, people: usize, bot: &str, options: Value) {
    let server = TestServer::open().await;
    let names = &["Anna", "Bert", "Cleo", "Dora", "Emil", "Fien", "Gust", "Hans"][..people];
    let new = json!({ "game": G::NAME, "players": players, "options": options });
    let (code, mut people) = server.gather(new, names).await;
    for seat in names.len()..usize::from(players) {
        let bot = json!({ "ask": "chair", "seat": seat, "for": { "bot": bot } });
        let set = people[0].ask(bot).await;
        assert_eq!(set["table"]["chairs"][seat]["is"], "bot", "{set}");
    }
    start(&mut people).await;
    play_all(&mut people).await;
    let record = record::<G>(&server, &code, &people).await;
    assert_eq!(&record.names[..names.len()], names);
    let (_, called) = record.names.split_at(names.len());
    for (at, name) in called.iter().enumerate() {
        assert!(bots::Character::ALL.iter().any(|one| one.name() == name), "{called:?}");
        assert!(!called[..at].contains(name), "two are alike: {called:?}");
    }
    let chairs =
        (0..players).map(|seat| if usize::from(seat) < names.len() { "person" } else { bot });
    assert_eq!(record.extra["chairs"], chairs.collect::<Value>());
    assert_eq!(serde_json::to_value(&record.options).unwrap(), people[0].table["options"]);
    says_why_bots_chose(&record, names.len());
}

/// The first seats are people's, the others bots'.
fn says_why_bots_chose<G: Notation>(record: &Record<G>, people: usize) {
    let reasons = Reasons::read_from(&record.extra);
    let mut acts = [0; Seat::MOST as usize];
    let replayed = record.replay(|_, step, _| {
        if let Step::Act(seat, _) = step {
            let nth = acts[seat.index()];
            acts[seat.index()] += 1;
            let is_bot = seat.index() >= people;
            assert_eq!(reasons.get(seat, nth).is_some(), is_bot, "{seat} {nth}");
        }
    });
    replayed.unwrap();
    for (seat, acts) in Seat::all(Seat::MOST).zip(acts) {
        assert_eq!(reasons.get(seat, acts), None, "more reasons than actions: {seat}");
    }
}

#[tokio::test]
async fn diamant_is_played_to_the_end_by_three_to_eight_with_every_option() {
    for players in 3..=8 {
        a_whole_game::<Diamant>(players, 2, "thumb", json!({ "chests": "closed" })).await;
    }
    a_whole_game::<Diamant>(8, 8, "", json!({ "stones": 75 })).await;
}

#[tokio::test]
async fn mirrors_is_played_to_the_end_by_two_to_four_with_every_option() {
    for (players, target) in [(2, 3), (3, 4), (4, 5)] {
        a_whole_game::<Mirrors>(players, 1, "thumb", json!({ "target": target })).await;
    }
}

#[tokio::test]
async fn kadora_is_played_to_the_end_by_two_to_four() {
    for players in 2..=4 {
        a_whole_game::<Kadora>(players, 2, "thumb", json!({})).await;
    }
    a_whole_game::<Kadora>(3, 2, "thumb", json!({ "first": 2 })).await;
}

#[tokio::test]
async fn bots_play_whole_games_with_people() {
    for level in ["random", "thumb", "clever"] {
        a_whole_game::<Diamant>(3, 1, level, json!({})).await;
        a_whole_game::<Kadora>(2, 1, level, json!({})).await;
    }
}

#[tokio::test]
async fn an_expert_thinks_and_chooses() {
    let server = TestServer::open().await;
    let new = json!({ "game": "diamant", "players": 3 });
    let (_, mut people) = server.gather(new, &["Anna", "Bert"]).await;
    people[0].ask(json!({ "ask": "chair", "seat": 2, "for": { "bot": "expert" } })).await;
    start(&mut people).await;
    while people[0].now["awaited"] != json!([0, 1]) {
        people[0].next().await;
    }
}

#[tokio::test]
async fn no_one_gets_the_record_while_the_game_is_on() {
    let server = TestServer::open().await;
    let (code, people) =
        server.begin(json!({ "game": "diamant", "players": 3 }), &["Anna", "Bert", "Cleo"]).await;
    let path = format!("/api/tables/{code}/record");
    let (status, problem) = server.get(&path, people[0].token.as_ref()).await;
    assert_eq!((status, &problem["problem"]), (409, &json!("not_now")), "{problem}");
}

#[tokio::test]
async fn my_tables_are_listed_for_me_and_the_finished_ones_with_their_end() {
    let server = TestServer::open().await;
    let (on, anna) = server.gather(json!({ "game": "kadora", "players": 2 }), &["Anna"]).await;
    let token = anna[0].token.clone().unwrap();
    let over = server.table(&token, json!({ "game": "diamant", "players": 3 })).await;
    let mut people = server.seat(&over, token.clone(), &["Anna", "Bert", "Cleo"]).await;
    start(&mut people).await;
    play_all(&mut people).await;

    let (_, mine) = server.get("/api/me", Some(&token)).await;
    let of = |code: &str| mine.as_array().unwrap().iter().find(|table| table["code"] == code);
    assert_eq!(of(&on).unwrap()["stage"], "gathering");
    assert!(of(&on).unwrap().get("result").is_none());
    let over = of(&over).unwrap();
    assert_eq!((&over["stage"], &over["seat"]), (&json!("over"), &json!(0)));
    assert!(over["result"].is_object(), "{over}");
    assert_eq!(over["names"], json!(["Anna", "Bert", "Cleo"]));

    let (_, nobodys) = server.get("/api/me", None).await;
    let (_, others) = server.get("/api/me", Some(&server.token().await)).await;
    assert_eq!((nobodys, others), (json!([]), json!([])));

    let (_, stats) = server.get("/api/stats", None).await;
    let diamant = &stats[0];
    assert_eq!((&diamant["game"], &diamant["games"]), (&json!("diamant"), &json!(1)));
    assert_eq!(diamant["players"], json!([[3, 1]]));
    assert!(diamant["moves"].as_u64() > Some(0));
}

#[tokio::test]
async fn every_game_is_opened_as_it_was_asked_for() {
    let server = TestServer::open().await;
    let host = server.token().await;
    for kind in Kind::ALL {
        let players = with_game!(kind, G => G::PLAYERS);
        for players in players {
            let code = server.table(&host, json!({ "game": kind, "players": players })).await;
            let (_, table) = server.get(&format!("/api/tables/{code}"), None).await;
            assert_eq!(table["game"], kind.name());
            assert_eq!(table["chairs"].as_array().unwrap().len(), usize::from(players));
            assert_eq!((&table["clock"], &table["listed"]), (&Value::Null, &json!(false)));
        }
    }
    let new = json!({ "game": "diamant", "players": 5, "clock": 30, "listed": true,
        "options": { "chests": "closed", "stones": 75 } });
    let code = server.table(&host, new).await;
    let (_, table) = server.get(&format!("/api/tables/{code}"), None).await;
    assert_eq!((&table["clock"], &table["listed"]), (&json!(30), &json!(true)));
    assert_eq!(table["options"], json!({ "chests": "closed", "stones": 75 }));
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_with_its_reason() {
    let server = TestServer::open().await;
    let host = server.token().await;
    let refused = async |new: Value| {
        let (status, problem) = server.post("/api/tables", Some(&host), new).await;
        assert!((400..500).contains(&status), "{status} {problem}");
        (problem["problem"].as_str().unwrap().to_owned(), problem["clause"].clone())
    };
    let rules = |clause: &str| ("rules".to_owned(), json!(clause));
    assert_eq!(refused(json!({ "game": "diamant", "players": 2 })).await, rules("D1"));
    assert_eq!(refused(json!({ "game": "diamant", "players": 9 })).await, rules("D1"));
    assert_eq!(refused(json!({ "game": "mirrors", "players": 5 })).await, rules("M1"));
    assert_eq!(refused(json!({ "game": "kadora", "players": 0 })).await, rules("K1"));
    let first = json!({ "game": "kadora", "players": 3, "options": { "first": 3 } });
    assert_eq!(refused(first).await, rules("K8"));
    let unreadable = ("unreadable".to_owned(), Value::Null);
    for new in [
        json!({ "game": "chess", "players": 2 }),
        json!({ "game": "diamant" }),
        json!({ "game": "diamant", "players": 300 }),
        json!({ "game": "diamant", "players": -1 }),
        json!({ "game": "diamant", "players": 3, "options": { "chests": "ajar" } }),
        json!({ "game": "diamant", "players": 3, "options": { "stones": 76 } }),
        json!({ "game": "mirrors", "players": 3, "options": { "target": 6 } }),
        json!({ "game": "kadora", "players": 3, "options": { "target": 3 } }),
        json!({ "game": "kadora", "players": 3, "options": { "first": 9 } }),
        json!({ "game": "kadora", "players": 3, "options": [] }),
        json!({ "game": "kadora", "players": 3, "colour": "red" }),
        json!([]),
    ] {
        assert_eq!(refused(new.clone()).await, unreadable, "{new}");
    }
    for (game, has) in [("diamant", "chests, stones"), ("mirrors", "target"), ("kadora", "first")] {
        let new = json!({ "game": game, "players": 3, "options": { "weather": "fine" } });
        let (_, problem) = server.post("/api/tables", Some(&host), new).await;
        let sentence = format!("This game has no option “weather”. Its options are: {has}.");
        assert_eq!(
            (&problem["problem"], &problem["what"]),
            (&json!("unreadable"), &json!(sentence))
        );
    }
    let clock = json!({ "game": "kadora", "players": 3, "clock": 4 });
    assert_eq!(refused(clock).await.0, "too_much");
    let (status, problem) =
        server.post("/api/tables", None, json!({ "game": "kadora", "players": 3 })).await;
    assert_eq!((status, &problem["problem"]), (403, &json!("not_yours")));
}

#[tokio::test]
async fn strangers_find_listed_tables_only_and_only_until_their_end() {
    let server = TestServer::open().await;
    let host = server.token().await;
    let private = server.table(&host, json!({ "game": "kadora", "players": 2 })).await;
    let listed =
        server.table(&host, json!({ "game": "diamant", "players": 3, "listed": true })).await;
    let found = async || {
        let (_, tables) = server.get("/api/tables", None).await;
        let tables = tables["tables"].as_array().unwrap().clone();
        tables.into_iter().map(|t| (t["code"].clone(), t["stage"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(found().await, [(json!(listed), json!("gathering"))]);
    let mut people = server.seat(&listed, host, &["Anna", "Bert", "Cleo"]).await;
    start(&mut people).await;
    assert_eq!(found().await, [(json!(listed), json!("playing"))]);
    play_all(&mut people).await;
    assert_eq!(found().await, []);
    let (status, _) = server.get(&format!("/api/tables/{private}"), None).await;
    assert_eq!(status, 200, "the code is enough to watch");
}

#[tokio::test]
async fn a_move_is_told_before_the_bot_that_follows_moves() {
    let server = TestServer::open().await;
    let (_, mut people) =
        server.gather(json!({ "game": "mirrors", "players": 3 }), &["Anna"]).await;
    for seat in 1..3 {
        people[0].ask(json!({ "ask": "chair", "seat": seat, "for": { "bot": "thumb" } })).await;
    }
    start(&mut people).await;
    let first = people[0].frames.len();
    play_all(&mut people).await;
    let touches = people[0].frames[first..].iter().map(|frame| frame.matches("touched").count());
    assert_eq!(touches.max(), Some(1));
}
