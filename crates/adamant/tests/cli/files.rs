//! Help and manual pages, files that are wrong, and the server's databases.

use std::fs;

use predicates::prelude::*;
use serde_json::Value;

use super::{adamant, json_lines, simulated, stdout};

#[test]
fn alone_it_says_what_can_be_done() {
    adamant(&["--help"])
        .assert()
        .success()
        .stdout(predicate::str::contains("adamant rules diamant"));
    adamant(&["--help"]).assert().success().stdout(predicate::str::contains("Exit codes"));
    adamant(&["--version"]).assert().success();
    adamant(&["chess"]).assert().code(2);
}

#[test]
fn every_record_gets_a_line_and_a_bad_one_does_not_hide_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let good = simulated(folder.path(), &["--games", "2", "--seed", "1"]);
    let bad = good.lines().next().unwrap().replacen("\"S", "\"X", 1);
    let file = folder.path().join("mixed.jsonl");
    fs::write(&file, format!("{good}{bad}\n{{oops\n{good}")).unwrap();

    let output =
        adamant(&["replay", "--json", file.to_str().unwrap(), "nowhere.json"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let lines = json_lines(&String::from_utf8(output.stdout).unwrap());
    let ok: Vec<bool> = lines.iter().map(|line| line["ok"].as_bool().unwrap()).collect();
    assert_eq!(ok, [true, true, false, false, true, true, false]);
    assert!(lines[2]["error"].as_str().unwrap().starts_with("moves["), "{}", lines[2]);
    assert!(lines[3]["error"].as_str().unwrap().starts_with("not JSON"), "{}", lines[3]);
    assert_eq!(lines[6]["file"], "nowhere.json");
    assert!(lines[6].get("line").is_none() && lines[6]["error"].is_string(), "{}", lines[6]);
    assert_eq!((&lines[2]["file"], &lines[2]["line"]), (&lines[3]["file"], &Value::from(3)));
    assert_eq!(lines[3]["line"], 4);
    assert!(lines[0]["result"]["winners"].is_array() && lines[0].get("turn").is_none());
}

#[test]
fn a_file_without_a_record_is_not_passed_over() {
    adamant(&["replay", "-"])
        .write_stdin("\n")
        .assert()
        .code(1)
        .stderr(predicate::str::contains("-: holds no game"));
    adamant(&["replay"]).assert().code(2);
}

#[test]
fn a_bad_record_is_named_by_file_and_line_on_standard_error() {
    let folder = tempfile::tempdir().unwrap();
    let good = simulated(folder.path(), &["--games", "2", "--seed", "1"]);
    let bad = good.lines().next().unwrap().replacen("\"S", "\"X", 1);
    let file = folder.path().join("mixed.jsonl");
    let name = file.to_str().unwrap();
    // The third record breaks off, the fourth has a wrong move.
    let cut = &good.lines().next().unwrap()[..40];
    fs::write(&file, format!("{good}{cut}\n{bad}\n")).unwrap();
    for command in ["replay", "verify"] {
        adamant(&[command, name])
            .assert()
            .code(1)
            .stderr(predicate::str::contains(format!("{name}:3: not JSON: ")));
    }
    let output = adamant(&["replay", "--quiet", name]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.stdout.is_empty());
    assert!(said.contains(&format!("{name}:4: moves[")), "{said}");
    assert_eq!(said.lines().count(), 2, "{said}");

    // A record on several lines breaks off where it breaks off.
    fs::write(&file, "{\n  \"format\": \"adamant-record/1\",\n").unwrap();
    adamant(&["replay", name])
        .assert()
        .code(1)
        .stderr(predicate::str::starts_with(format!("{name}:3: not JSON: ")));
    adamant(&["replay", "--watch", "-"])
        .write_stdin(good)
        .assert()
        .code(1)
        .stderr(predicate::str::contains("give it a file"));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    use std::io::{BufRead as _, BufReader};
    use std::process::Stdio;
    let home = tempfile::tempdir().unwrap();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_adamant"))
        .args(["play", "diamant", "--plain", "--people", "0", "--lang", "en"])
        .env("XDG_DATA_HOME", home.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(first.starts_with("Diamant, with"), "{first}");
    assert!(output.status.success(), "{}", output.status);
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[test]
fn manual_pages_say_what_the_help_says() {
    let page = stdout(&mut adamant(&["man"]));
    assert!(page.contains(".TH adamant 1") && page.contains("simulate"), "{page}");
    assert!(stdout(&mut adamant(&["man", "play"])).contains("resume"));
    let folder = tempfile::tempdir().unwrap();
    let man = |more: &[&str]| {
        let mut man = adamant(&["man", "--folder", folder.path().to_str().unwrap()]);
        man.args(more).assert()
    };
    man(&[]).success();
    for name in ["adamant.1", "adamant-serve.1", "adamant-play.1", "adamant-arena.1"] {
        assert!(folder.path().join(name).exists(), "{name}");
    }
    man(&[]).code(1).stderr(predicate::str::contains("--force"));
    man(&["--force"]).success();
    adamant(&["man", "chess"]).assert().code(2).stderr(predicate::str::contains("simulate"));
}

#[test]
fn shells_can_complete() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(stdout(&mut adamant(&["completions", shell])).contains("simulate"));
    }
}

#[test]
fn tables_are_copied_from_a_file_into_postgresql_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let [from, back] = ["from.db", "back.db"].map(|name| folder.path().join(name));
    let [from, back] = [&from, &back].map(|path| path.to_str().unwrap());
    let missing =
        adamant(&["store", "copy", from, back]).assert().failure().get_output().stderr.clone();
    assert!(String::from_utf8(missing).unwrap().contains("there is no database"));

    let config = server::Config { database: from.into(), ..server::Config::default() };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async { server::TableRegistry::open(config).await.unwrap().close().await });
    drop(runtime);

    let postgres = services::Postgres::start().unwrap();
    let url = postgres.create_database("tables").unwrap();
    let told = stdout(&mut adamant(&["store", "copy", from, &url]));
    assert!(told.contains("Copied 0 tables"), "{told}");
    let told = stdout(&mut adamant(&["store", "copy", &url, back, "--lang", "de"]));
    assert!(told.contains("0 Tische kopiert"), "{told}");
    drop(postgres);
    let gone =
        adamant(&["store", "copy", from, &url]).assert().failure().get_output().stderr.clone();
    let gone = String::from_utf8(gone).unwrap();
    assert!(gone.contains("check that it runs") && !gone.contains(services::PASSWORD), "{gone}");
    let same =
        adamant(&["store", "copy", from, from]).assert().failure().get_output().stderr.clone();
    assert!(String::from_utf8(same).unwrap().contains("both are the same database"));
}

#[test]
fn a_shared_database_needs_a_broker_and_a_broker_a_shared_database() {
    let refused = |args: &[&str]| {
        let mut serve = adamant(&["serve", "--listen", "127.0.0.1:0"]);
        let failed = serve.args(args).assert().failure();
        String::from_utf8(failed.get_output().stderr.clone()).unwrap()
    };
    let database = "postgres://adamant:s3cret-word@127.0.0.1:1/adamant";
    let broker = "nats://adamant:s3cret-word@127.0.0.1:1";
    let told = refused(&["--database", database]);
    assert!(told.contains("--nats nats://"), "{told}");
    let told = refused(&["--nats", broker]);
    assert!(told.contains("--database postgres://"), "{told}");
    let told = refused(&["--database", database, "--nats", broker]);
    assert!(told.contains("check that it runs") && !told.contains("s3cret"), "{told}");

    let postgres = services::Postgres::start().unwrap();
    let url = postgres.create_database("tables").unwrap();
    let told = refused(&["--database", &url, "--nats", broker]);
    assert!(told.contains("NATS cannot be reached") && told.contains("--nats"), "{told}");
    assert!(!told.contains("s3cret") && !told.contains(services::PASSWORD), "{told}");
    let shown =
        stdout(&mut adamant(&["serve", "--database", &url, "--nats", broker, "--print-config"]));
    assert!(
        shown.contains("nats://adamant:***@") && shown.contains("postgres://adamant:***@"),
        "{shown}"
    );
}
