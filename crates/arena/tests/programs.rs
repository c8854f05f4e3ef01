//! Programs in the arena: they play, they fail, and the run goes on.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use arena::external::Process;
use arena::external::protocol::{FromBot, ToBot};
use arena::{
    ArenaError, Contestant, Contested, FaultKind, GameResult, Limits, Lineup, Plan, Player, Report,
};
use bots::Roster;
use diamant::Diamant;
use kadora::Kadora;
use mirrors::Mirrors;
use serde_json::Value;

#[path = "../examples/arena_bot.rs"]
#[allow(dead_code, reason = "its main function is for the command line")]
mod rust_bot;

static GO_ON: AtomicBool = AtomicBool::new(false);

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn python_bot() -> String {
    root().join("examples/bots/python/arena_bot.py").display().to_string()
}

/// A program that says hello and then does as `on_move` says.
fn program(folder: &Path, name: &str, on_move: &str) -> String {
    let text = format!(
        r#"#!/usr/bin/env python3
import json, os, sys, time
seen = 0
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        print(json.dumps({{"type": "hello", "protocol": 1}}), flush=True)
    elif kind == "ping":
        print(json.dumps({{"type": "pong"}}), flush=True)
    elif kind == "quit":
        break
    elif kind == "move":
        seen += 1
        action = message["actions"][0]
        {on_move}
        print(json.dumps({{"type": "move", "action": action}}), flush=True)
"#
    );
    let path = folder.join(name);
    // Written by another process: a program that another test starts meanwhile inherits, for a moment, what this process has open, and
    // a file open for writing cannot be started (ETXTBSY).
    let mut command = Command::new("sh");
    command.args(["-c", "cat > \"$0\" && chmod 755 \"$0\""]).arg(&path).stdin(Stdio::piped());
    let mut shell = command.spawn().unwrap();
    shell.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    assert!(shell.wait().unwrap().success());
    path.display().to_string()
}

fn plan<G: Roster>(seats: &[&str], games: u64) -> Plan<G> {
    let seats: Vec<Contestant> = seats.iter().map(|text| text.parse().unwrap()).collect();
    Plan { limits: limits(), ..Plan::of(Lineup::Fixed(seats), games) }
}

fn played<G: Contested>(plan: &Plan<G>) -> (Report, Vec<GameResult>) {
    let mut games = Vec::new();
    let report = Contested::run(plan, &[], &|_| (), &GO_ON, &mut |game, _| {
        games.push(game.clone());
        Ok(())
    });
    (report.unwrap(), games)
}

#[test]
fn the_transcript_of_the_documentation_is_what_the_example_says() {
    let text = fs::read_to_string(root().join("docs/bots.md")).unwrap();
    let (_, transcript) = text.split_once("```transcript\n").unwrap();
    let (transcript, _) = transcript.split_once("```").unwrap();
    let mut process = Process::start(&[python_bot()], limits()).unwrap();
    let mut pending: Option<ToBot> = None;
    for line in transcript.lines() {
        if let Some(told) = line.strip_prefix("→ ") {
            if let Some(before) = pending.take() {
                process.tell(&before).unwrap();
            }
            let message: ToBot = serde_json::from_str(told).unwrap();
            // What we write is what the documentation shows.
            let written = serde_json::to_string(&message).unwrap();
            assert_eq!(
                serde_json::from_str::<Value>(&written).unwrap(),
                serde_json::from_str::<Value>(told).unwrap()
            );
            pending = Some(message);
        } else if let Some(answer) = line.strip_prefix("← ") {
            let expected: FromBot = serde_json::from_str(answer).unwrap();
            match (pending.take(), expected) {
                (Some(question @ ToBot::Move { .. }), FromBot::Move { action }) => {
                    assert_eq!(process.ask(&question).unwrap().0, action, "{line}");
                }
                // Starting the process said hello and ping.
                (Some(ToBot::Hello { .. }), FromBot::Hello { name, .. }) => {
                    assert_eq!(process.name(), name.as_deref());
                }
                (Some(ToBot::Ping), FromBot::Pong) => {}
                other => panic!("{line}: {other:?}"),
            }
        }
    }
    assert_eq!(pending, Some(ToBot::Quit));
    process.quit();
}

fn plays_every_seat_well<G: Contested>() {
    let bot = python_bot();
    let (report, games) = played(&plan::<G>(&[&bot, &bot, "thumb"], 3));
    assert_eq!(games.len(), 3);
    let standing = &report.standings[0];
    assert_eq!((&standing.bot[..], standing.games), ("arena_bot", 6));
    assert_eq!(standing.faults.count, 0, "{report}");
    assert!(standing.time.overhead_ms_per_move > 0.0 && standing.time.slowest_ms > 0.0);
}

#[test]
fn the_example_plays_every_game_and_two_seats_at_once() {
    plays_every_seat_well::<Diamant>();
    plays_every_seat_well::<Mirrors>();
    plays_every_seat_well::<Kadora>();
}

#[test]
fn the_example_in_rust_says_the_same() {
    let text = fs::read_to_string(root().join("docs/bots.md")).unwrap();
    let (_, transcript) = text.split_once("```transcript\n").unwrap();
    let (transcript, _) = transcript.split_once("```").unwrap();
    let side = |mark: &str| {
        let lines = transcript.lines().filter_map(|line| line.strip_prefix(mark));
        lines.fold(String::new(), |all, line| all + line + "\n")
    };
    let mut answers = Vec::new();
    rust_bot::play(side("→ ").as_bytes(), &mut answers).unwrap();
    let read = |text: &str| -> Vec<Value> {
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    assert_eq!(read(&String::from_utf8(answers).unwrap()), read(&side("← ")));
}

/// What one fault costs: the game, and not the run.
fn fault(on_move: &str, limits: Limits, kind: FaultKind) -> String {
    let folder = tempfile::tempdir().unwrap();
    let bot = program(folder.path(), "faulty.py", on_move);
    let plan = Plan { limits, ..plan::<Diamant>(&[&format!("{bot}@300ms"), "thumb", "random"], 3) };
    let (report, games) = played(&plan);
    assert_eq!(games.len(), 3, "{report}");
    let standing = &report.standings[0];
    assert_eq!(standing.faults.kinds, [(kind, 3)], "{report}");
    assert!(standing.wins.unwrap().mean < 1e-9, "{report}");
    for game in &games {
        let seat = game.faults[0].seat;
        assert!(game.seats[usize::from(seat)].starts_with("faulty"));
        assert!(!game.winners.contains(&seat) && !game.winners.is_empty());
    }
    assert!(report.to_string().contains("lost 3 of 3 games by faults"), "{report}");
    standing.faults.first[0].clone()
}

/// Time enough on a busy machine.
fn limits() -> Limits {
    let (start, margin) = (Duration::from_mins(2), Duration::from_secs(20));
    Limits { start, margin, ..Limits::default() }
}

#[test]
fn a_crash_costs_the_game_and_the_last_words_are_told() {
    let told = fault("sys.exit('my tables are missing')", limits(), FaultKind::Crash);
    assert!(told.contains("my tables are missing") && told.starts_with("deal 0"), "{told}");
}

#[test]
fn silence_costs_the_game() {
    let hurried = Limits { margin: Duration::from_millis(200), ..limits() };
    let told = fault("time.sleep(60)", hurried, FaultKind::Timeout);
    assert!(told.contains("said nothing"), "{told}");
}

#[test]
fn a_wrong_move_costs_the_game() {
    let told = fault("action = 'Z'", limits(), FaultKind::WrongMove);
    assert!(told.contains("\"Z\" is not among"), "{told}");
    let told = fault("print('thinking…', flush=True)", limits(), FaultKind::WrongMove);
    assert!(told.contains("cannot be read"), "{told}");
    let told = fault("print('x' * 100000, flush=True)", limits(), FaultKind::WrongMove);
    assert!(told.contains("in one line"), "{told}");
}

#[cfg(target_os = "linux")]
#[test]
fn too_much_memory_costs_the_game() {
    let limits = Limits { memory_mib: 100, ..limits() };
    let told = fault("big = bytearray(200 << 20); time.sleep(0.2)", limits, FaultKind::Memory);
    assert!(told.contains("of 100 MiB"), "{told}");
}

#[test]
fn a_program_that_fails_now_and_then_plays_on_in_between() {
    let folder = tempfile::tempdir().unwrap();
    let bot = program(folder.path(), "moody.py", "if seen == 30: sys.exit(3)");
    let (report, _) = played(&plan::<Diamant>(&[&bot, "random", "random"], 60));
    let faults = report.standings[0].faults.count;
    assert!(faults > 0 && faults < 60, "{report}");
    assert_eq!(report.games, 60);
}

#[test]
fn a_program_that_cannot_start_is_told_before_the_first_game() {
    let fails = |seat: &str| {
        let plan = plan::<Diamant>(&[seat, "thumb", "thumb"], 3);
        Contested::run(&plan, &[], &|_| (), &GO_ON, &mut |_, _| Ok(())).unwrap_err()
    };
    let missing = fails("./no-such-bot.py");
    assert!(matches!(missing, ArenaError::Program { .. }));
    assert!(missing.to_string().contains("./no-such-bot.py"), "{missing}");
    let other = fails("/bin/cat");
    assert!(other.to_string().starts_with("/bin/cat: "), "{other}");
}

#[test]
fn with_restarts_no_process_plays_twice() {
    let folder = tempfile::tempdir().unwrap();
    let note = folder.path().join("ids");
    let on_move =
        format!("open({:?}, 'a').write(str(os.getpid()) + '\\n')", note.display().to_string());
    let bot = program(folder.path(), "noting.py", &on_move);
    let ids = |restart: bool| {
        let _ = fs::remove_file(&note);
        played(&Plan { restart, ..plan::<Diamant>(&[&bot, "random", "random"], 6) });
        let mut ids: Vec<String> =
            fs::read_to_string(&note).unwrap().lines().map(str::to_owned).collect();
        ids.sort();
        ids.dedup();
        ids.len()
    };
    assert_eq!(ids(true), 6);
    assert!(ids(false) < 6);
}

#[test]
fn a_program_is_shown_its_view_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let note = folder.path().join("told");
    let on_move = format!("open({:?}, 'a').write(line)", note.display().to_string());
    let bot = program(folder.path(), "curious.py", &on_move);
    let seats = vec![
        Contestant { player: Player::Program(vec![bot]), allowance: None },
        Contestant::built_in("thumb"),
    ];
    played(&Plan { limits: limits(), ..Plan::<Mirrors>::of(Lineup::Fixed(seats), 2) });
    let told = fs::read_to_string(&note).unwrap();
    for line in told.lines() {
        let message: Value = serde_json::from_str(line).unwrap();
        let mut keys: Vec<&String> = message.as_object().unwrap().keys().collect();
        keys.sort();
        assert_eq!(keys, ["actions", "ms", "type", "view"]);
        // A program that is sent more than a view of this seat would fail here.
        let view: mirrors::View = serde_json::from_value(message["view"].clone()).unwrap();
        assert_eq!(serde_json::to_value(&view).unwrap(), message["view"]);
        assert!(message["view"]["you"].is_number());
    }
    assert!(told.lines().count() > 10);
}
