//! A newer server on the database of an older one.

use std::path::Path;

use bots::{Budget, Roster as _};
use fair::verify;
use games::Mirrors;
use luck::Dice;
use serde_json::{Value, json};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, SqlStr};
use table::{Game, Notation as _, Record};
use tempfile::TempDir;

use crate::test_server::{Client, TestServer, roomy, start};

type View = <Mirrors as Game>::View;

/// The tables of a server in a database as its first version made it.
async fn as_it_was(server: TestServer) -> TempDir {
    server.registry.close().await;
    let dir = tempfile::tempdir().unwrap();
    let mut old = open(&dir.path().join("adamant.db")).await;
    let first = include_str!("../../migrations/sqlite/0001_tables.sql");
    let first = SqlStr::from_static(first);
    let first = Migration::new(1, "tables".into(), MigrationType::Simple, first, false);
    Migrator::with_migrations(vec![first]).run(&mut old).await.unwrap();
    let new = server.dir.path().join("adamant.db").display().to_string();
    sqlx::query("ATTACH ?1 AS new").bind(new).execute(&mut old).await.unwrap();
    for (table, columns) in [
        (
            "tables",
            "code, game, players, options, listed, creator, seed, stage, names, moves, result, at",
        ),
        ("entries", "code, n, body"),
        ("seats", "guest, code, seat"),
    ] {
        let copy = format!("INSERT INTO {table} ({columns}) SELECT {columns} FROM new.{table}");
        sqlx::query(sqlx::AssertSqlSafe(copy)).execute(&mut old).await.unwrap();
    }
    old.close().await.unwrap();
    dir
}

async fn open(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).create_if_missing(true).connect().await.unwrap()
}

/// Everyone comes back to the table.
async fn come_back(server: &TestServer, code: &str, people: Vec<Client>) -> Vec<Client> {
    let mut back = Vec::new();
    for client in people {
        back.push(server.again(code, &client, 0).await);
    }
    back
}

/// What the rule-of-thumb bot would do in the place of a client.
fn thumb(client: &Client, dice: &mut Dice) -> String {
    let view: View = serde_json::from_value(client.now["view"].clone()).unwrap();
    let bot = Mirrors::bot("thumb").unwrap();
    bot.choose(&view, dice, Budget::None).unwrap().action.to_string()
}

/// Plays until this is true of a player whose turn it is, or to the end; returns whose.
async fn play_until(people: &mut [Client], is: impl Fn(&Client) -> bool) -> Option<usize> {
    let mut dice = Dice::new(1);
    loop {
        for client in people.iter_mut() {
            client.catch_up().await;
        }
        let at = people.iter().position(Client::is_awaited)?;
        if is(&people[at]) {
            return Some(at);
        }
        let action = thumb(&people[at], &mut dice);
        people[at].act(&action).await;
    }
}

fn puts_back(client: &Client) -> bool {
    client.now["view"]["stage"]["returning"].is_object()
}

#[tokio::test]
async fn a_running_table_of_mirrors_goes_on_by_the_rules_it_was_begun_by() {
    let server = TestServer::open().await;
    let new = json!({ "game": "mirrors", "players": 2 });
    let (code, people) = server.gather(new, &["Anna", "Bert"]).await;
    assert_eq!(people[0].table["rules_version"], Mirrors::RULES_VERSION);

    // The table was opened on the old server, and the game is played there until a player puts four diamonds back.
    let server = TestServer::at(as_it_was(server).await, roomy()).await;
    let mut people = Box::pin(come_back(&server, &code, people)).await;
    assert_eq!(people[0].table["rules_version"], 1);
    start(&mut people).await;
    let at = play_until(&mut people, puts_back).await.expect("a card is laid open");
    let before: Vec<Value> = people.iter().map(|client| client.now.clone()).collect();
    // By the old rules, the new card is not drawn yet.
    assert_eq!(before[at]["view"]["card"], Value::Null);

    // Then the server is updated.
    let server = TestServer::at(as_it_was(server).await, roomy()).await;
    let mut people = Box::pin(come_back(&server, &code, people)).await;
    for (client, before) in people.iter().zip(&before) {
        for part in ["view", "moment", "awaited", "actions"] {
            assert_eq!(client.now[part], before[part], "{part}");
        }
    }
    let action = thumb(&people[at], &mut Dice::new(2));
    people[at].act(&action).await;
    let seen = people[at].seen(0);
    let [.., returned, drew] = &seen[..] else { panic!("{seen:?}") };
    assert!(returned["told"]["returned"].is_object(), "{returned}");
    assert!(drew["you_drew"].is_object(), "{drew}");

    assert_eq!(play_until(&mut people, |_| false).await, None);
    let (status, record) = server.get(&format!("/api/tables/{code}/record"), None).await;
    assert_eq!(status, 200, "{record}");
    let record = Record::<Mirrors>::from_value(record).unwrap();
    assert_eq!(record.rules_version, 1);
    assert!(record.deals.cards.len() > 2, "new cards were drawn");
    verify(&record).unwrap();

    // The next game at this table goes by the rules of today.
    people[0].ask(json!({ "ask": "rematch" })).await;
    people[0].catch_up().await;
    let next = people[0].table["next"].as_str().unwrap().to_owned();
    let (_, next) = server.get(&format!("/api/tables/{next}"), None).await;
    assert_eq!(next["rules_version"], Mirrors::RULES_VERSION);
}

#[tokio::test]
async fn a_table_of_rules_that_are_not_known_says_so() {
    let server = TestServer::open().await;
    let new = json!({ "game": "kadora", "players": 2 });
    let (code, _people) = server.gather(new, &["Anna"]).await;
    let newer = sqlx::query("UPDATE tables SET rules_version = 9");
    newer.execute(&mut server.database().await).await.unwrap();
    let server = server.restart().await;
    let (status, problem) = server.get(&format!("/api/tables/{code}"), None).await;
    assert_eq!((status, &problem["problem"]), (409, &json!("not_now")), "{problem}");
    assert!(problem["what"].as_str().unwrap().contains("version 9 of the rules"), "{problem}");
}
