//! Who may use PostgreSQL and NATS, and what is said when one of them will not do. Nothing that is written anywhere holds a secret.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::thread;

use serde_json::json;
use server::{Config, Database, Ports, SecretUrl, Server};
use services::{Nats, PASSWORD, Postgres};
use tempfile::TempDir;

use super::node::Site;
use super::person::{Person, play_on};
use super::{shared, spread};
use crate::test_server::{roomy, start};

/// The password of the broker: where it is found outside of an address, it leaked.
const BROKER_PASSWORD: &str = "open-sesame-51e0b";

/// A certificate for this machine, which is its own authority, and its key.
fn certificate() -> (String, String) {
    let rcgen::CertifiedKey { cert, signing_key } =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    (cert.pem(), signing_key.serialize_pem())
}

/// A broker and a database that speak TLS and want a password, and their addresses.
fn secured(dir: &TempDir) -> (Postgres, Nats, String, String) {
    let (certificate, key) = certificate();
    let file = |name: &str, pem: &str| {
        let file = dir.path().join(name).to_str().unwrap().to_owned();
        std::fs::write(&file, pem).unwrap();
        file
    };
    let (ca, key_file) = (file("certificate.pem", &certificate), file("key.pem", &key));
    let postgres = Postgres::start_with_tls(&certificate, &key).unwrap();
    postgres.create_database("secured").unwrap();
    let flags = ["--jetstream", "--tls", "--tlscert", &ca, "--tlskey", &key_file];
    let login = ["--user", "adamant", "--pass", BROKER_PASSWORD];
    let nats = Nats::start_with(&[&flags[..], &login[..]].concat()).unwrap();
    let database = format!(
        "postgres://adamant:{PASSWORD}@localhost:{}/secured?sslmode=verify-full&sslrootcert={ca}",
        postgres.port()
    );
    let broker = format!("tls://adamant:{BROKER_PASSWORD}@localhost:{}?tls_ca={ca}", nats.port());
    (postgres, nats, database, broker)
}

/// Why a node does not start.
async fn refusal(database: &str, nats: Option<&str>) -> String {
    let (database, nats) = (Database::from(database), nats.map(SecretUrl::new));
    let opened = Server::open(Config { database, nats, ..roomy() }, Ports::Asked).await;
    let error = opened.err().expect("the node refuses to start").to_string();
    assert!(!error.contains(PASSWORD) && !error.contains(BROKER_PASSWORD), "{error}");
    error
}

#[tokio::test]
async fn passwords_and_certificates_are_used_and_no_secret_is_ever_logged() {
    let dir = tempfile::tempdir().unwrap();
    let (postgres, nats, database, broker) = secured(&dir);
    let nodes = Site::logged(&database, &broker).nodes(3).await;
    let (code, mut clients) = spread(&nodes, "diamant").await;
    let path = format!("/api/tables/{code}/handover");
    let (_, offer) = nodes[2].post(&path, clients[1].token.as_ref(), json!({})).await;
    let offered = offer["link"].as_str().unwrap().rsplit_once('=').unwrap().1.to_owned();
    start(&mut clients).await;
    let mut people = Person::all(&nodes, &code, clients);
    play_on(&mut people, 4).await;
    // Connections are made anew as well.
    nats.stop().unwrap();
    nodes[0].until_healthz(503).await;
    nats.restart().unwrap();
    postgres.stop().unwrap();
    postgres.restart().unwrap();
    play_on(&mut people, u64::MAX).await;
    let mut logged = 0;
    for node in &nodes {
        node.until_healthz(200).await;
        let log = node.log();
        logged += log.len();
        let tokens = people.iter().map(|person| &person.token.0[..]);
        for secret in tokens.chain([PASSWORD, BROKER_PASSWORD, &offered]) {
            let line = log.lines().find(|line| line.contains(secret));
            assert_eq!(line, None, "a secret is logged");
        }
    }
    assert!(logged > 10_000, "everything is logged: {logged} bytes");
}

#[tokio::test]
async fn a_broker_or_database_that_lets_no_one_in_is_named_with_what_to_do() {
    let dir = tempfile::tempdir().unwrap();
    let (_postgres, _nats, database, broker) = secured(&dir);
    let told = refusal(&database.replace(PASSWORD, "wrong"), Some(&broker)).await;
    assert!(told.contains("PostgreSQL cannot be reached") && told.contains("password"), "{told}");
    let told = refusal(&database, Some(&broker.replace(BROKER_PASSWORD, "wrong"))).await;
    assert!(told.contains("NATS refuses this user") && told.contains("password"), "{told}");
    let unknown_authority = broker.split_once('?').unwrap().0;
    let told = refusal(&database, Some(unknown_authority)).await;
    assert!(told.contains("no secure connection") && told.contains("tls_ca"), "{told}");
    let unknown_authority = database.replace("sslrootcert", "application_name");
    let told = refusal(&unknown_authority, Some(&broker)).await;
    assert!(told.contains("PostgreSQL cannot be reached"), "{told}");
}

#[tokio::test]
async fn one_without_the_other_is_refused_with_what_to_do() {
    let (postgres, nats) = shared();
    let database = postgres.create_database("alone").unwrap();
    let told = refusal(&database, None).await;
    assert_eq!(told, "NeedsNats");
    let told = refusal("adamant.db", Some(&nats.url())).await;
    assert_eq!(told, "NeedsPostgres");
    let unreachable = "nats://127.0.0.1:1";
    let told = refusal(&database, Some(unreachable)).await;
    assert!(
        told.contains("NATS cannot be reached") && told.contains("check that it runs"),
        "{told}"
    );
    let told = refusal("postgres://adamant@127.0.0.1:1/tables", Some(&nats.url())).await;
    assert!(told.contains("PostgreSQL cannot be reached") && told.contains("check"), "{told}");
    let told = refusal(&database, Some("nats://127.0.0.1?colour=blue")).await;
    assert!(told.contains("colour") && told.contains("nats://user:password@host"), "{told}");
}

#[tokio::test]
async fn a_broker_without_jetstream_or_too_old_is_refused_with_what_to_do() {
    let database = shared().0.create_database("old_broker").unwrap();
    let plain = Nats::start_with(&[]).unwrap();
    let told = refusal(&database, Some(&plain.url())).await;
    assert!(told.contains("--jetstream"), "{told}");

    let old = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("nats://{}", old.local_addr().unwrap());
    thread::spawn(move || {
        let (mut stream, _) = old.accept().unwrap();
        let info = json!({
            "server_id": "old", "server_name": "old", "version": "2.8.4", "proto": 1, "go": "go1",
            "host": "127.0.0.1", "port": 4222, "headers": true, "max_payload": 1_048_576, "client_id": 1,
            "client_ip": "127.0.0.1", "nonce": "", "connect_urls": [],
        });
        write!(stream, "INFO {info}\r\n").unwrap();
        let mut asked = String::new();
        let mut buffer = [0; 1024];
        while let Ok(length @ 1..) = stream.read(&mut buffer) {
            asked.push_str(&String::from_utf8_lossy(&buffer[..length]));
            if asked.contains("PING\r\n") {
                asked.clear();
                drop(stream.write_all(b"PONG\r\n"));
            }
        }
    });
    let told = refusal(&database, Some(&address)).await;
    assert!(told.contains("NATS 2.8.4") && told.contains("2.9"), "{told}");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused_with_what_to_do() {
    use sqlx::{Connection as _, PgConnection};

    let (postgres, nats) = shared();
    let database = postgres.create_database("newer").unwrap();
    let (url, broker) = (Database::from(&database[..]), Some(SecretUrl::new(nats.url())));
    drop(
        Server::open(Config { database: url, nats: broker, ..roomy() }, Ports::Asked)
            .await
            .unwrap(),
    );
    let mut connection = PgConnection::connect(&database).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (99, 'of tomorrow', TRUE, '', 0)";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    let told = refusal(&database, Some(&nats.url())).await;
    assert!(told.contains("newer version of adamant") && told.contains("99"), "{told}");
    sqlx::query("DELETE FROM _sqlx_migrations WHERE version = 99")
        .execute(&mut connection)
        .await
        .unwrap();
    let other = "UPDATE _sqlx_migrations SET checksum = '\\x00' WHERE version = 1";
    sqlx::query(other).execute(&mut connection).await.unwrap();
    let told = refusal(&database, Some(&nats.url())).await;
    assert!(told.contains("migration 1 differs"), "{told}");
}
