//! Chairs before the game, and what hosts may do.

use serde_json::{Value, json};
use server::Config;

use crate::play::play_all;
use crate::test_server::{Client, LUCK, TestServer, roomy};

fn kadora(players: u8) -> Value {
    json!({ "game": "kadora", "players": players })
}

fn chair(news: &Value, seat: usize) -> &Value {
    &news["table"]["chairs"][seat]
}

/// Asserts that something is refused for this reason.
pub(crate) fn refused(news: &Value, problem: &str) {
    assert_eq!((&news["news"], &news["problem"]), (&json!("refused"), &json!(problem)), "{news}");
    assert!(news["what"].as_str().is_some_and(|what| what.len() > 10), "{news}");
}

async fn sit(client: &mut Client, seat: u8, name: &str) -> Value {
    client.ask(json!({ "ask": "sit", "seat": seat, "name": name, "luck": LUCK })).await
}

#[tokio::test]
async fn people_sit_down_change_their_name_and_get_up() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(kadora(3), &["Anna"]).await;
    let mut bert = server.connect(&code, Some(&server.token().await), 0).await;
    let seated = sit(&mut bert, 2, "  Bert \u{202e} ").await;
    assert_eq!((&seated["news"], &seated["you"]["seat"]), (&json!("welcome"), &json!(2)));
    assert_eq!(chair(&seated, 2), &json!({ "is": "person", "name": "Bert", "here": true }));
    let told = people[0].until(|news| chair(news, 2)["name"] == "Bert").await;
    assert_eq!((&told["news"], &told["you"]["host"]), (&json!("table"), &json!(true)));

    let renamed = bert.sit("Berta").await;
    assert_eq!((&renamed["news"], &chair(&renamed, 2)["name"]), (&json!("table"), &json!("Berta")));
    refused(&sit(&mut bert, 1, "Berta").await, "not_now");
    refused(&sit(&mut bert, 0, "Berta").await, "taken");
    refused(&sit(&mut bert, 5, "Berta").await, "not_found");
    refused(&bert.sit("Anna").await, "taken");
    refused(&bert.sit(" \u{200b} ").await, "unreadable");
    refused(&bert.sit(&"b".repeat(25)).await, "too_much");
    for luck in ["", "5a", &"zz".repeat(32), &"5a".repeat(33)] {
        refused(
            &bert.ask(json!({ "ask": "sit", "name": "Berta", "luck": luck })).await,
            "unreadable",
        );
    }

    let stood = bert.ask(json!({ "ask": "stand" })).await;
    assert_eq!((&stood["you"]["seat"], &chair(&stood, 2)["is"]), (&Value::Null, &json!("open")));
    assert_eq!(stood["table"]["fair"]["contributions"], json!([LUCK, null, null]));
    refused(&bert.ask(json!({ "ask": "stand" })).await, "not_yours");
}

#[tokio::test]
async fn no_client_sits_down_without_a_secret_or_at_a_full_table() {
    let server = TestServer::open().await;
    let (code, _people) = server.gather(kadora(2), &["Anna", "Bert"]).await;
    let mut stranger = server.connect(&code, None, 0).await;
    refused(&stranger.sit("Nemo").await, "not_yours");
    let mut late = server.connect(&code, Some(&server.token().await), 0).await;
    refused(&late.sit("Late").await, "taken");
    assert_eq!(late.you, json!({ "seat": null, "eyes": null, "host": false }));
}

#[tokio::test]
async fn the_host_sets_bots_of_every_level_and_frees_chairs() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(kadora(3), &["Anna", "Bert"]).await;
    let [anna, bert] = people.as_mut_slice() else { unreachable!() };
    let mut who = Value::Null;
    for level in bots::LEVELS {
        let set = anna.ask(json!({ "ask": "chair", "seat": 2, "for": { "bot": level } })).await;
        let bot = chair(&set, 2);
        assert_eq!((&bot["is"], &bot["level"]), (&json!("bot"), &json!(level)));
        assert!(
            bot["character"].is_string() && (who.is_null() || who == bot["character"]),
            "{bot}"
        );
        who = bot["character"].clone();
    }
    let set = anna.ask(json!({ "ask": "chair", "seat": 2, "for": { "bot": "thumb:moody" } })).await;
    let moody = json!({ "is": "bot", "level": "thumb", "character": "moody" });
    assert_eq!(chair(&set, 2), &moody);
    let bot =
        |seat: u8, level: &str| json!({ "ask": "chair", "seat": seat, "for": { "bot": level } });
    for unknown in ["genius", "thumb:bored", "sixth-card"] {
        refused(&anna.ask(bot(2, unknown)).await, "not_found");
    }
    refused(&anna.ask(bot(3, "thumb")).await, "not_found");
    refused(&anna.ask(bot(1, "thumb")).await, "taken");
    refused(&bert.ask(bot(2, "thumb")).await, "not_yours");

    let free = |seat: u8| json!({ "ask": "chair", "seat": seat, "for": "anyone" });
    refused(&bert.ask(free(0)).await, "not_yours");
    assert_eq!(chair(&anna.ask(free(2)).await, 2), &json!({ "is": "open" }));
    assert_eq!(chair(&anna.ask(free(1)).await, 1), &json!({ "is": "open" }));
    let told = bert.until(|news| chair(news, 1)["is"] == "open").await;
    assert_eq!((&told["news"], &told["you"]["seat"]), (&json!("welcome"), &Value::Null));

    let mut full = server.connect(&code, Some(&server.token().await), 0).await;
    full.sit("Cleo").await;
    bert.sit("Bert").await;
    let begun = anna.ask(json!({ "ask": "start" })).await;
    assert_eq!(begun["table"]["stage"], "playing");
    for ask in [bot(2, "thumb"), free(1)] {
        refused(&anna.ask(ask).await, "not_now");
    }
    refused(&bert.ask(json!({ "ask": "stand" })).await, "not_now");
    refused(&anna.ask(json!({ "ask": "start" })).await, "not_now");
}

#[tokio::test]
async fn a_game_begins_when_every_chair_is_taken_and_the_host_says_so() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(kadora(3), &["Anna", "Bert"]).await;
    refused(&people[0].ask(json!({ "ask": "start" })).await, "not_now");
    let mut cleo = server.connect(&code, Some(&server.token().await), 0).await;
    cleo.sit("Cleo").await;
    refused(&people[1].ask(json!({ "ask": "start" })).await, "not_yours");
    refused(&cleo.ask(json!({ "ask": "act", "moment": 0, "action": "S" })).await, "not_now");
    let begun = people[0].ask(json!({ "ask": "start" })).await;
    assert_eq!(begun["table"]["stage"], "playing");
}

#[tokio::test]
async fn the_guest_who_opened_the_table_is_host_and_the_first_person_while_that_guest_is_gone() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(kadora(3), &["Anna", "Bert", "Cleo"]).await;
    people[1].catch_up().await;
    assert_eq!(people[1].table["host"], 0);
    assert_eq!(people[1].you["host"], false);

    let anna = people.remove(0);
    let token = anna.token.clone();
    anna.hang_up().await;
    let told = people[0].until(|news| news["you"]["host"] == true).await;
    assert_eq!((&told["table"]["host"], &chair(&told, 0)["here"]), (&json!(1), &json!(false)));
    let told = people[1].until(|news| news["table"]["host"] == 1).await;
    assert_eq!(told["you"]["host"], false);
    let clock = people[0].ask(json!({ "ask": "clock", "seconds": 60 })).await;
    assert_eq!(clock["table"]["clock"], 60);

    let anna = server.connect(&code, token.as_ref(), 0).await;
    assert_eq!((&anna.you["host"], &anna.table["host"]), (&json!(true), &json!(0)));
    let told = people[0].until(|news| news["you"]["host"] == false).await;
    assert_eq!(told["table"]["host"], 0);
}

#[tokio::test]
async fn a_host_without_a_chair_hosts_all_the_same() {
    let server = TestServer::open().await;
    let host = server.token().await;
    let code = server.table(&host, kadora(2)).await;
    let mut host = server.connect(&code, Some(&host), 0).await;
    assert_eq!(host.you, json!({ "seat": null, "eyes": null, "host": true }));
    for seat in 0..2 {
        host.ask(json!({ "ask": "chair", "seat": seat, "for": { "bot": "thumb" } })).await;
    }
    host.ask(json!({ "ask": "start" })).await;
    while !host.is_over() {
        host.next().await;
    }
    let asked = host.ask(json!({ "ask": "rematch" })).await;
    assert!(asked["table"]["next"].is_string(), "{asked}");
}

#[tokio::test]
async fn the_host_mutes_a_player_and_a_new_name_does_not_help() {
    let server = TestServer::open().await;
    let (_, mut people) = server.gather(kadora(2), &["Anna", "Bert"]).await;
    let [anna, bert] = people.as_mut_slice() else { unreachable!() };
    let mute = |muted: bool| json!({ "ask": "mute", "seat": 1, "muted": muted });
    refused(&bert.ask(json!({ "ask": "mute", "seat": 0, "muted": true })).await, "not_yours");
    assert_eq!(chair(&anna.ask(mute(true)).await, 1)["muted"], true);
    refused(&bert.ask(json!({ "ask": "say", "text": "Hello" })).await, "not_yours");
    refused(&bert.ask(json!({ "ask": "react", "with": "laugh" })).await, "not_yours");
    assert_eq!(chair(&bert.sit("Trebor").await, 1)["muted"], true);
    bert.ask(json!({ "ask": "stand" })).await;
    assert_eq!(chair(&bert.sit("Trebor").await, 1)["muted"], true, "and the chair does not matter");
    anna.ask(mute(false)).await;
    assert_eq!(bert.ask(json!({ "ask": "say", "text": "Hello" })).await["news"], "heard");
    refused(&anna.ask(json!({ "ask": "mute", "seat": 7, "muted": true })).await, "not_found");
}

#[tokio::test]
async fn chat_and_reactions_reach_everyone_shortened_and_cleaned() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(kadora(2), &["Anna", "Bert"]).await;
    let mut watcher = server.connect(&code, None, 0).await;
    let said = "Good\u{202e} luck,\n\u{0} <b>everyone</b>!\u{2066}";
    let heard = people[0].ask(json!({ "ask": "say", "text": said })).await;
    assert_eq!(heard["text"], "Good luck, <b>everyone</b>!");
    people[1].ask(json!({ "ask": "react", "with": "cheer" })).await;
    for client in [&mut people[1], &mut watcher] {
        client.catch_up().await;
        let frames = client.frames.join("\n");
        assert!(
            frames.contains(r#"{"news":"heard","seat":0,"text":"Good luck, <b>everyone</b>!"}"#)
        );
    }
    let heard = watcher.frames.iter().any(|frame| frame.contains(r#""seat":1,"reaction":"cheer""#));
    assert!(heard, "{:?}", watcher.frames);

    let late = server.connect(&code, None, 0).await;
    assert!(late.frames[0].contains("Good luck, <b>everyone</b>!"), "newcomers hear what was said");
    refused(&watcher.ask(json!({ "ask": "say", "text": "Hello" })).await, "not_yours");
    refused(&watcher.ask(json!({ "ask": "react", "with": "sigh" })).await, "not_yours");
    refused(&people[0].ask(json!({ "ask": "say", "text": "x".repeat(281) })).await, "too_much");
    refused(&people[0].ask(json!({ "ask": "say", "text": "\u{200b}" })).await, "unreadable");
    refused(&people[0].ask(json!({ "ask": "react", "with": "murder" })).await, "unreadable");
    for _ in 0..4 {
        people[0].ask(json!({ "ask": "say", "text": "more" })).await;
    }
    refused(&people[0].ask(json!({ "ask": "say", "text": "more" })).await, "too_much");
}

#[tokio::test]
async fn a_host_who_is_briefly_gone_stays_the_host() {
    let config = Config { host_grace_seconds: 3600, ..roomy() };
    let server = TestServer::with(config).await;
    let (code, mut people) = server.gather(kadora(2), &["Anna", "Bert"]).await;
    let anna = people.remove(0);
    let token = anna.token.clone();
    anna.hang_up().await;
    let bert = &mut people[0];
    let told = bert.until(|news| chair(news, 0)["here"] == false).await;
    assert_eq!((&told["table"]["host"], &told["you"]["host"]), (&json!(0), &json!(false)));
    let free = json!({ "ask": "chair", "seat": 0, "for": "anyone" });
    refused(&bert.ask(free).await, "not_yours");
    let mut anna = server.connect(&code, token.as_ref(), 0).await;
    assert_eq!((&anna.you["host"], &anna.you["seat"]), (&json!(true), &json!(0)));
    assert_eq!(anna.ask(json!({ "ask": "start" })).await["table"]["stage"], "playing");
}

#[tokio::test]
async fn a_host_who_does_not_come_back_is_succeeded_by_the_first_person_there() {
    let server = TestServer::with(Config { host_grace_seconds: 1, ..roomy() }).await;
    let (_, mut people) = server.gather(kadora(2), &["Anna", "Bert"]).await;
    people.remove(0).hang_up().await;
    let bert = &mut people[0];
    let told = bert.until(|news| chair(news, 0)["here"] == false).await;
    assert_eq!(told["table"]["host"], 0);
    let told = bert.until(|news| news["you"]["host"] == true).await;
    assert_eq!(told["table"]["host"], 1, "without being asked");
}

#[tokio::test]
async fn names_that_look_alike_are_one_name() {
    let server = TestServer::open().await;
    let (code, _people) = server.gather(kadora(4), &["Anna"]).await;
    let mut other = server.connect(&code, Some(&server.token().await), 0).await;
    for invisible in ["\u{200d}", "\u{fe0f}", "\u{34f}", "\u{17b4}", "\u{180b}", "\u{2800}"] {
        refused(&other.sit(&format!("An{invisible}na")).await, "taken");
        refused(&other.sit(invisible).await, "unreadable");
    }
    refused(&other.sit("\u{410}nn\u{430}").await, "taken");
    refused(&other.sit("ANNA").await, "taken");
    assert_eq!(other.sit("Hanna").await["news"], "welcome");
}

#[tokio::test]
async fn messages_of_a_muted_player_are_sent_to_no_new_client() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(kadora(2), &["Anna", "Bert"]).await;
    people[0].ask(json!({ "ask": "say", "text": "Welcome" })).await;
    people[1].ask(json!({ "ask": "say", "text": "Insult" })).await;
    people[0].ask(json!({ "ask": "mute", "seat": 1, "muted": true })).await;
    let newcomer = server.connect(&code, None, 0).await;
    let heard = newcomer.frames.join("\n");
    assert!(heard.contains("Welcome") && !heard.contains("Insult"), "{heard}");
}

#[tokio::test]
async fn a_rematch_does_not_undo_a_mute() {
    let server = TestServer::open().await;
    let (_, mut people) = server.begin(kadora(2), &["Anna", "Bert"]).await;
    play_all(&mut people).await;
    people[0].ask(json!({ "ask": "mute", "seat": 1, "muted": true })).await;
    let asked = people[1].ask(json!({ "ask": "rematch" })).await;
    let next = asked["table"]["next"].as_str().unwrap().to_owned();
    let mut bert = server.again(&next, &people[1], 0).await;
    let seated = bert.sit("Somebody else").await;
    assert_eq!(chair(&seated, 1)["muted"], true, "{seated}");
    refused(&bert.ask(json!({ "ask": "say", "text": "Hello" })).await, "not_yours");
    let mut anna = server.again(&next, &people[0], 0).await;
    anna.sit("Anna").await;
    anna.ask(json!({ "ask": "mute", "seat": 1, "muted": false })).await;
    assert_eq!(bert.ask(json!({ "ask": "say", "text": "Hello" })).await["news"], "heard");
}

#[tokio::test]
async fn a_muted_person_who_comes_back_with_another_secret_and_name_is_still_muted() {
    let server = TestServer::open().await;
    let (code, mut people) = server.gather(kadora(3), &["Anna", "Bert"]).await;
    people[0].ask(json!({ "ask": "mute", "seat": 1, "muted": true })).await;
    people[1].ask(json!({ "ask": "stand" })).await;
    let mut other = server.connect(&code, Some(&server.token().await), 0).await;
    other.sit("Robert").await;
    refused(&other.ask(json!({ "ask": "say", "text": "Hello" })).await, "not_yours");
    let seat = other.seat();
    people[0].ask(json!({ "ask": "mute", "seat": seat, "muted": false })).await;
    assert_eq!(other.ask(json!({ "ask": "say", "text": "Hello" })).await["news"], "heard");
}
