//! What a site's database goes through while games are played: a schema that grows, a copy, and going back to it.

use games::{Diamant, Kadora};
use services::Postgres;
use tempfile::NamedTempFile;

use super::node::Site;
use super::person::{Person, play_on};
use super::{record, shared, spread};
use crate::test_server::start;

/// How many moments are played before something is done to the database.
const BEFORE: u64 = 6;

/// What the first node of a later version does when it starts, in one transaction: it adds what nodes of this version do not know of.
const EXPANSION: &str = "BEGIN;
    ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue';
    ALTER TABLE entries ADD COLUMN packed BOOLEAN NOT NULL DEFAULT FALSE;
    CREATE TABLE friends (guest BYTEA NOT NULL, friend BYTEA NOT NULL, PRIMARY KEY (guest, friend));
    CREATE INDEX seats_by_seat ON seats (seat);
    INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (99, 'of tomorrow', TRUE, '', 0);
    COMMIT;";

#[tokio::test]
async fn while_a_later_version_expands_the_schema_running_nodes_go_on() {
    let (postgres, nats) = shared();
    let site = Site::new(postgres, nats);
    let nodes = site.nodes(3).await;
    let (code, mut clients) = spread(&nodes, "diamant").await;
    start(&mut clients).await;
    let mut people = Person::all(&nodes, &code, clients);
    play_on(&mut people, BEFORE).await;
    postgres.query(site.name(), EXPANSION).unwrap();
    play_on(&mut people, u64::MAX).await;
    record::<Diamant>(&nodes, &code).await;
    for node in &nodes {
        assert!(node.text("/healthz").await.starts_with("ok"));
    }
    // New tables, lists and statistics read and write every table of the schema.
    let (code, mut clients) = spread(&nodes, "kadora").await;
    start(&mut clients).await;
    play_on(&mut Person::all(&nodes, &code, clients), u64::MAX).await;
    record::<Kadora>(&nodes, &code).await;
    let (_, stats) = nodes[2].get("/api/stats", None).await;
    let games: Vec<_> = stats.as_array().unwrap().iter().map(|game| &game["games"]).collect();
    assert_eq!(games, [1, 0, 1], "{stats}");
    for person in &people {
        assert!(person.longest.is_zero(), "no client had to reconnect: {:?}", person.longest);
    }
}

#[tokio::test]
async fn a_database_that_is_restored_goes_on_from_the_moment_of_its_copy() {
    let (_, nats) = shared();
    let postgres = Postgres::start().unwrap();
    let site = Site::new(&postgres, nats);
    let mut nodes = site.nodes(3).await;
    let (code, mut clients) = spread(&nodes, "diamant").await;
    start(&mut clients).await;
    let mut people = Person::all(&nodes, &code, clients);
    play_on(&mut people, BEFORE).await;
    let copy = NamedTempFile::new().unwrap();
    let run = |program: &str, args: &[&str]| {
        let done = postgres.client(program).args(args).arg(copy.path()).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    };
    run("pg_dump", &["--format=custom", "--dbname", site.name(), "--file"]);
    let stored = || -> u64 {
        let last = postgres.query(site.name(), "SELECT max(n) FROM entries").unwrap();
        last.parse().unwrap()
    };
    let copied = stored();
    play_on(&mut people, 2 * BEFORE).await;
    assert!(stored() > copied);
    for node in &mut nodes {
        node.stop().await;
    }
    run("pg_restore", &["--clean", "--create", "--dbname=postgres"]);
    let nodes = site.nodes(3).await;
    let mut clients = Vec::new();
    for (node, person) in nodes.iter().zip(&people) {
        clients.push(node.connect(&code, Some(&person.token), 0).await);
    }
    assert_eq!(stored(), copied);
    play_on(&mut Person::all(&nodes, &code, clients), u64::MAX).await;
    record::<Diamant>(&nodes, &code).await;
}
