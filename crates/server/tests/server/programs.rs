//! The example bots play at real tables, and survive a restart of the server.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::{Value, json};
use tokio::process::Command;
use tokio::sync::OnceCell;

use crate::test_server::{Client, TestServer};

#[path = "../../examples/bot.rs"]
#[allow(dead_code, reason = "its main function is for the command line")]
mod bot;

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/python")
}

async fn run(command: &mut Command) {
    let status = command.status().await;
    assert!(
        status.as_ref().is_ok_and(std::process::ExitStatus::success),
        "{command:?}: {status:?}"
    );
}

/// A Python of our own with what the bot needs, installed once.
async fn python() -> PathBuf {
    static READY: OnceCell<PathBuf> = OnceCell::const_new();
    READY.get_or_init(install).await.clone()
}

async fn install() -> PathBuf {
    let venv = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bots-venv");
    let python = venv.join("bin/python");
    if !python.exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&venv)).await;
    }
    let requirements = examples().join("requirements.txt");
    let quiet = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"];
    run(Command::new(&python).args(quiet).arg(requirements)).await;
    python
}

fn read_receipt(file: &Path) -> fair::Receipt {
    fair::Receipt::from_json(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// The host opens a table, waits until both bots sit, and fills what is left with built-in bots.
async fn host_of(server: &TestServer, game: &str, players: u8) -> (String, Client) {
    let token = server.token().await;
    let code = server.table(&token, json!({ "game": game, "players": players })).await;
    let host = server.connect(&code, Some(&token), 0).await;
    (code, host)
}

fn people(table: &Value) -> usize {
    table["chairs"].as_array().unwrap().iter().filter(|chair| chair["is"] == "person").count()
}

async fn begin(host: &mut Client, bots: usize) {
    while people(&host.table) < bots {
        host.next().await;
    }
    let chairs = host.table["chairs"].as_array().unwrap().len();
    for seat in
        (0..chairs).filter(|seat| host.table["chairs"][*seat]["is"] == "open").collect::<Vec<_>>()
    {
        host.ask(json!({ "ask": "chair", "seat": seat, "for": { "bot": "thumb" } })).await;
    }
    let begun = host.ask(json!({ "ask": "start" })).await;
    assert_eq!(begun["table"]["stage"], "playing", "{begun}");
}

#[tokio::test]
async fn the_bots_in_python_and_in_rust_play_every_game_to_the_end() {
    let python = python().await;
    let server = TestServer::open().await;
    for (game, players) in [("diamant", 4), ("mirrors", 2), ("kadora", 3)] {
        let (code, mut host) = host_of(&server, game, players).await;
        let url = format!("http://{}", server.address);
        let [ada, ferris] = [0, 1].map(|_| tempfile::tempdir().unwrap());
        let in_python = Command::new(&python)
            .arg(examples().join("bot.py"))
            .args([&url, &code, "Ada"])
            .current_dir(&ada)
            .env("NO_PROXY", "127.0.0.1")
            .stderr(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let token = bot::random_digits();
        let in_rust = bot::play(&url, &code, "Ferris", &token, ferris.path());
        let playing = async {
            begin(&mut host, 2).await;
            while !host.is_over() {
                host.next().await;
            }
        };
        let (ended, played, ()) = tokio::join!(in_python.wait_with_output(), in_rust, playing);
        let ended = ended.unwrap();
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
        assert_eq!(
            String::from_utf8_lossy(&ended.stdout),
            "The game is over.\nThe shuffle was the promised one.\n"
        );
        played.unwrap();
        // They stored the same, each with its own seat.
        let file = format!("receipt-{code}.json");
        let [mut ada, mut ferris] =
            [ada, ferris].map(|folder| read_receipt(&folder.path().join(&file)));
        assert_ne!(ada.seat.take(), ferris.seat.take());
        assert_eq!(ada, ferris);
    }
}

#[tokio::test]
async fn bots_reconnect_when_the_server_restarts() {
    let python = python().await;
    let server = TestServer::open().await;
    let (code, mut host) = host_of(&server, "diamant", 3).await;
    host.sit("Host").await;
    let url = format!("http://{}", server.address);
    let [ada, ferris] = [0, 1].map(|_| tempfile::tempdir().unwrap());
    let in_python = Command::new(&python)
        .arg(examples().join("bot.py"))
        .args([&url, &code, "Ada"])
        .current_dir(&ada)
        .env("NO_PROXY", "127.0.0.1")
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let token = bot::random_digits();
    let in_rust = bot::play(&url, &code, "Ferris", &token, ferris.path());
    let playing = async {
        begin(&mut host, 3).await;
        host.until(|news| news["news"] == "game").await;
        host.act("S").await;
        let server = server.reopen().await;
        let mut host = server.again(&code, &host, 0).await;
        host.play(|_| 0).await;
        server
    };
    let (ended, played, _house) = tokio::join!(in_python.wait_with_output(), in_rust, playing);
    assert!(ended.unwrap().status.success());
    played.unwrap();
}

#[tokio::test]
async fn a_bot_that_cannot_play_says_why() {
    let server = TestServer::open().await;
    let url = format!("http://{}", server.address);
    let folder = tempfile::tempdir().unwrap();
    let play = async |code: &str| {
        let token = bot::random_digits();
        bot::play(&url, code, "Ferris", &token, folder.path()).await.unwrap_err()
    };
    let nowhere = play("BBBBBB").await;
    assert!(nowhere.to_string().contains("not_found"), "{nowhere}");
    let new = json!({ "game": "kadora", "players": 2 });
    let (code, _people) = server.begin(new, &["Anna", "Bert"]).await;
    let late = play(&code).await;
    assert_eq!(late.to_string(), "they play without us");
}
