//! Refresh, lost networks, other tabs, other devices, crashes.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;
use sqlx::Executor as _;

use crate::play::play_all;
use crate::test_server::{Client, TestServer, Token, roomy, start};

fn mirrors() -> Value {
    json!({ "game": "mirrors", "players": 2 })
}

/// Makes some moves.
async fn play_on(people: &mut [Client], moves: usize) {
    for _ in 0..moves {
        for client in people.iter_mut() {
            client.catch_up().await;
        }
        if let Some(client) = people.iter_mut().find(|client| client.is_awaited()) {
            let actions = client.now["actions"].as_array().unwrap();
            let action = actions[actions.len() / 2].as_str().unwrap().to_owned();
            client.act(&action).await;
        }
    }
    for client in people {
        client.catch_up().await;
    }
}

#[tokio::test]
async fn a_client_that_reconnects_is_sent_exactly_what_it_missed() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(mirrors(), &["Anna", "Bert"]).await;
    let mut watcher = server.connect(&code, None, 0).await;
    play_on(&mut people, 12).await;
    watcher.catch_up().await;
    for client in [&people[0], &people[1], &watcher] {
        let all = client.seen(0);
        let seq = client.now["seq"].as_u64().unwrap() as usize;
        assert_eq!(all.len(), seq, "every event has been told once");
        for since in 0..=seq {
            let back = server.again(&code, client, since).await;
            assert_eq!(back.seen(0), all[since..], "since {since}");
            assert_eq!(back.now["seq"], seq);
            assert_eq!(back.now["view"], client.now["view"]);
            assert_eq!(back.now["moment"], client.now["moment"]);
            assert_eq!(back.you["seat"], client.you["seat"]);
        }
    }
}

#[tokio::test]
async fn a_screen_for_all_watches_whichever_token_it_has() {
    let server = TestServer::open().await;
    let (code, people) = server.begin(mirrors(), &["Anna", "Bert"]).await;
    let token = people[0].token.as_ref();
    let screen = server.dial(&code, "watch=true", token).await;
    let watcher = server.dial(&code, "", None).await;
    assert_eq!(screen.you, json!({ "seat": null, "eyes": null, "host": false }));
    assert_eq!(screen.now["view"], watcher.now["view"]);
    assert_ne!(screen.now["view"], people[0].now["view"]);
}

#[tokio::test]
async fn a_number_that_cannot_be_right_brings_everything_or_a_clear_answer() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(mirrors(), &["Anna", "Bert"]).await;
    play_on(&mut people, 4).await;
    for since in [people[0].now["seq"].as_u64().unwrap() as usize + 1, u32::MAX as usize] {
        let back = server.again(&code, &people[0], since).await;
        assert_eq!(back.seen(0), people[0].seen(0), "{since}");
    }
    for since in ["-1", "4294967296", "x", "", "1.5"] {
        let path = format!("/api/tables/{code}/socket?since={since}");
        let (status, problem) = server.upgrade(&path).await;
        assert_eq!((status, &problem["problem"]), (400, &json!("unreadable")), "{since}");
    }
    let (status, problem) = server.upgrade("/api/tables/BBBBBB/socket").await;
    assert_eq!((status, &problem["problem"]), (404, &json!("not_found")));
}

#[tokio::test]
async fn a_refresh_in_the_middle_of_a_decision_keeps_the_sealed_choice() {
    let server = TestServer::open().await;
    let new = json!({ "game": "diamant", "players": 3 });
    let (code, mut people) = server.begin(new, &["Anna", "Bert", "Cleo"]).await;
    people[0].act("L").await;
    let mut back = server.again(&code, &people[0], 0).await;
    assert_eq!(back.now["view"]["stage"]["deciding"]["yours"], "leave");
    assert_eq!(back.now["moment"], people[0].now["moment"]);
    back.act("S").await;
    people[0].catch_up().await;
    assert_eq!(
        people[0].now["view"], back.now["view"],
        "the first tab is told of the second's choice"
    );
    let others = server.again(&code, &people[1], 0).await;
    assert_eq!(others.now["view"]["stage"]["deciding"], json!({ "chosen": [0], "yours": null }));
}

#[tokio::test]
async fn a_browser_is_known_by_a_cookie_that_no_script_and_no_other_site_can_use() {
    let server = TestServer::open().await;
    let cookie = server.cookie(None).await;
    for part in ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let (name_and_secret, _) = cookie.split_once(';').unwrap();
    let again = server.cookie(Some(name_and_secret)).await;
    assert!(again.starts_with(name_and_secret), "a guest stays the same");

    // The same secret opens the same chair, whichever way it comes.
    let secret = Token(name_and_secret.split_once('=').unwrap().1.to_owned());
    let code = server.table(&secret, mirrors()).await;
    server.seat(&code, secret, &["Anna"]).await;
    let page = server.dial_with(&code, "", "cookie", &format!("other=1; {name_and_secret}")).await;
    assert_eq!(page.you, json!({ "seat": 0, "eyes": 0, "host": true }));
}

#[tokio::test]
async fn opening_the_tables_link_gives_no_seat() {
    let server = TestServer::open().await;
    let (code, people) = server.begin(mirrors(), &["Anna", "Bert"]).await;
    let wrong = [
        None,
        Some(server.token().await),
        Some(Token("0".repeat(64))),
        Some(Token(people[0].token.as_ref().unwrap().0.to_uppercase())),
        Some(Token("nonsense".to_owned())),
    ];
    for token in wrong {
        let client = server.connect(&code, token.as_ref(), 0).await;
        assert_eq!(client.you, json!({ "seat": null, "eyes": null, "host": false }));
        assert_eq!(client.now["view"]["you"], Value::Null);
        assert!(client.now.get("actions").is_none());
    }
}

async fn handover(server: &TestServer, code: &str, who: &Client) -> Value {
    let path = format!("/api/tables/{code}/handover");
    let (status, offer) = server.post(&path, who.token.as_ref(), json!({})).await;
    assert_eq!(status, 200, "{offer}");
    let link = offer["link"].as_str().unwrap();
    json!({ "secret": link.split_once("#move=").unwrap().1 })
}

#[tokio::test]
async fn a_one_time_link_moves_a_seat_to_another_device() {
    let server = TestServer::open().await;
    let (code, mut people) = server.begin(mirrors(), &["Anna", "Bert"]).await;
    play_on(&mut people, 3).await;
    let (claim, phone, thief) =
        (format!("/api/tables/{code}/claim"), server.token().await, server.token().await);

    let replaced = handover(&server, &code, &people[0]).await;
    let secret = handover(&server, &code, &people[0]).await;
    let (status, _) = server.post(&claim, Some(&thief), replaced).await;
    assert_eq!(status, 404, "a newer link takes the place of the older");
    for wrong in ["0".repeat(64), String::new(), "x".repeat(64)] {
        let (status, _) = server.post(&claim, Some(&thief), json!({ "secret": wrong })).await;
        assert_eq!(status, 404);
    }
    let (status, problem) = server.post(&claim, None, secret.clone()).await;
    assert_eq!((status, &problem["problem"]), (403, &json!("not_yours")));
    let (status, _) = server.post(&claim, people[1].token.as_ref(), secret.clone()).await;
    assert_eq!(status, 409, "Bert has a chair already");

    let (status, table) = server.post(&claim, Some(&phone), secret.clone()).await;
    assert_eq!((status, &table["code"]), (200, &json!(code)));
    let moved = people[0].until(|news| news["news"] == "welcome").await;
    assert_eq!(moved["you"], json!({ "seat": null, "eyes": null, "host": true }));
    assert_eq!(moved["now"]["view"]["you"], Value::Null, "the old device looks on");
    assert!(moved["now"]["view"]["card"].is_null());
    assert!(moved["now"].get("actions").is_none());
    let phone = server.connect(&code, Some(&phone), 0).await;
    assert_eq!(phone.you["seat"], 0);
    assert!(phone.now["view"]["card"].is_string());

    let (status, _) = server.post(&claim, Some(&thief), secret).await;
    assert_eq!(status, 404, "it works once");
    let (_, mine) = server.get("/api/me", phone.token.as_ref()).await;
    assert_eq!(mine[0]["code"], code);
    let (_, old) = server.get("/api/me", people[0].token.as_ref()).await;
    assert_eq!(old, json!([]));
}

#[tokio::test]
async fn a_link_dies_with_its_time_and_with_the_chair_it_was_made_for() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(mirrors(), &["Anna", "Bert"]).await;
    let claim = format!("/api/tables/{code}/claim");
    let thief = people.pop().unwrap();
    let secret = handover(&server, &code, &thief).await;
    people.push(thief);
    people[1].ask(json!({ "ask": "stand" })).await;
    let mut cleo = server.connect(&code, Some(&server.token().await), 0).await;
    assert_eq!(cleo.sit("Cleo").await["you"]["seat"], 1);
    let (status, _) = server.post(&claim, people[1].token.as_ref(), secret).await;
    assert_eq!(status, 404, "a player who got up does not get the next player's seat");

    let secret = handover(&server, &code, &cleo).await;
    let mut database = server.database().await;
    let restarted = server.restart().await;
    // Ten minutes ago.
    let past = "UPDATE entries SET body = \
        json_set(body, '$[0].offered.until', json_extract(body, '$[0].offered.until') - 601) \
        WHERE json_extract(body, '$[0].offered.until') IS NOT NULL";
    assert!(database.execute(past).await.unwrap().rows_affected() > 0);
    let (status, _) = restarted.post(&claim, Some(&restarted.token().await), secret).await;
    assert_eq!(status, 404, "it is too late");
    let (status, _) =
        restarted.post(&format!("/api/tables/{code}/handover"), None, json!({})).await;
    assert_eq!(status, 403);
}

#[tokio::test]
async fn a_table_goes_on_at_every_stage_after_the_power_was_cut() {
    let mut server = TestServer::open().await;
    let (code, mut people) = server.gather(mirrors(), &["Anna", "Bert"]).await;
    people[0].ask(json!({ "ask": "clock", "seconds": 100 })).await;
    people[0].ask(json!({ "ask": "mute", "seat": 1, "muted": true })).await;
    let (_, before) = server.get(&format!("/api/tables/{code}"), None).await;
    for stage in ["gathering", "playing", "playing", "over", "over"] {
        server = server.restart().await;
        let mut back = Vec::new();
        for (seat, client) in people.iter().enumerate() {
            let client = server.again(&code, client, 0).await;
            assert_eq!(client.you["seat"], seat);
            assert_eq!(client.table["stage"], stage);
            assert_eq!(client.table["fair"], before["fair"]);
            assert_eq!(client.table["clock"], 100);
            assert_eq!(client.table["chairs"][1]["muted"], true);
            back.push(client);
        }
        let games = people.iter().zip(&back);
        for (before, after) in games.filter(|(before, _)| before.now.is_object()) {
            assert_eq!(before.now["view"], after.now["view"]);
            assert_eq!(before.now["moment"], after.now["moment"]);
            assert_eq!(before.now["seq"], after.now["seq"]);
        }
        people = back;
        match stage {
            "gathering" => start(&mut people).await,
            "playing" if people[0].now["seq"].as_u64() < Some(10) => {
                play_on(&mut people, 10).await;
            }
            "playing" => {
                people[0].ask(json!({ "ask": "clock", "seconds": 100 })).await;
                play_all(&mut people).await;
                for client in &mut people {
                    client.catch_up().await;
                }
            }
            _ => {
                people[0].ask(json!({ "ask": "rematch" })).await;
            }
        }
    }
    let (_, table) = server.get(&format!("/api/tables/{code}"), None).await;
    assert!(table["next"].is_string());
}

#[tokio::test]
async fn a_sealed_choice_survives_the_power_cut_and_stays_sealed() {
    let server = TestServer::open().await;
    let new = json!({ "game": "diamant", "players": 3 });
    let (code, mut people) = server.begin(new, &["Anna", "Bert", "Cleo"]).await;
    let sealed = people[0].act("L").await;
    let server = server.restart().await;
    let anna = server.again(&code, &people[0], 0).await;
    assert_eq!(anna.now["view"], sealed["view"]);
    assert_eq!(anna.now["view"]["stage"]["deciding"]["yours"], "leave");
    let mut bert = server.again(&code, &people[1], 0).await;
    assert_eq!(bert.now["view"]["stage"]["deciding"], json!({ "chosen": [0], "yours": null }));
    let mut cleo = server.again(&code, &people[2], 0).await;
    bert.act("S").await;
    cleo.act("S").await;
    bert.catch_up().await;
    let opened = json!({ "told": { "opened": { "staying": [1, 2], "leaving": [0] } } });
    assert!(bert.seen(0).contains(&opened));
}

#[tokio::test]
async fn idle_tables_leave_memory_and_come_back_as_they_were() {
    let server = TestServer::with(Config { idle_seconds: 0, ..roomy() }).await;
    let (code, mut people) = server.begin(mirrors(), &["Anna", "Bert"]).await;
    play_on(&mut people, 6).await;
    let (token, before) = (people[0].token.clone(), people[0].now.clone());
    let live = async || {
        let body = server.text("/healthz").await;
        body.split_whitespace().find_map(|word| word.parse::<u32>().ok()).unwrap()
    };
    assert_eq!(live().await, 1);
    for client in people {
        client.hang_up().await;
    }
    while live().await > 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let back = server.connect(&code, token.as_ref(), 0).await;
    assert_eq!((&back.now["view"], &back.now["moment"]), (&before["view"], &before["moment"]));
    assert_eq!(back.you["seat"], 0);
}

#[tokio::test]
async fn a_server_that_stops_tells_everyone_to_come_back() {
    let server = TestServer::open().await;
    let (_, mut people) = server.begin(mirrors(), &["Anna", "Bert"]).await;
    server.registry.close().await;
    for client in &mut people {
        assert_eq!(client.bye().await, Some(json!("restart")));
    }
}

#[tokio::test]
async fn a_client_of_another_version_is_asked_to_load_itself_anew() {
    let server = TestServer::open().await;
    let (code, _) = server.gather(mirrors(), &["Anna"]).await;
    let mut old = server.hello(&code, "protocol=999", None).await;
    assert_eq!(old.bye().await, Some(json!("outdated")));
    let current = format!("protocol={}", wire::PROTOCOL);
    let client = server.dial(&code, &current, None).await;
    assert_eq!(client.table["code"], code);
}

#[tokio::test]
async fn a_ping_is_answered() {
    let server = TestServer::open().await;
    let (code, _) = server.gather(mirrors(), &["Anna"]).await;
    let mut spectator = server.connect(&code, None, 0).await;
    let pong = spectator.ask(json!({ "ask": "ping" })).await;
    assert_eq!(pong["news"], "pong", "{pong}");
}
