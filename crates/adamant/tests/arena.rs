//! `adamant arena` and `adamant solve`, as their users meet them.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fs;

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;

fn adamant(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("adamant").unwrap();
    command.args(args);
    command
}

fn json(args: &[&str]) -> Value {
    let output = adamant(args).assert().success().get_output().stdout.clone();
    serde_json::from_slice(&output).unwrap()
}

fn told(command: &mut Command) -> (i32, String, String) {
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

#[test]
fn bots_meet_and_the_result_comes_with_its_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let seats = "second-hazard,random,random";
    let args = ["arena", "diamant", "--seats", seats, "--games", "90", "--json"];
    let files = [
        ("--plot", file("arena.svg")),
        ("--records", file("games.jsonl")),
        ("--csv", file("games.csv")),
        ("--report", file("arena.html")),
        ("--results", file("results.jsonl")),
    ];
    let mut arena = adamant(&args);
    for (flag, path) in &files {
        arena.args([flag, path.as_str()]);
    }
    let (code, out, error) = told(&mut arena);
    assert_eq!((code, &error[..]), (0, ""));
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["games"], 90);
    assert!(report["standings"][0]["wins"]["low"].as_f64().unwrap() > 0.3, "{report}");
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert!(read("arena.svg").starts_with("<svg"));
    assert!(read("arena.html").contains("<table"));
    assert_eq!(read("results.jsonl").lines().count(), 91);
    let csv = read("games.csv");
    assert!(csv.starts_with("deal,rotation,seat,bot,score,win,moves,ms,"), "{csv}");
    assert_eq!(csv.lines().count(), 1 + 3 * 90);
    let replayed = adamant(&["replay", "--json", &files[1].1]).assert().success();
    assert_eq!(String::from_utf8_lossy(&replayed.get_output().stdout).lines().count(), 90);

    // What exists is not overwritten, and nothing is played in vain.
    let (code, out, error) = told(&mut arena);
    assert_eq!((code, &out[..]), (1, ""));
    assert!(error.contains("exists already") && error.contains("--force"), "{error}");
    assert_eq!(told(arena.arg("--force")).0, 0);
}

#[test]
fn a_file_that_cannot_be_written_is_told_before_the_first_game() {
    let plot = ["--plot", "/nowhere/plot.svg", "--games", "1000000000"];
    let mut arena = adamant(&["arena", "diamant", "--seats", "thumb,random,random"]);
    let (code, out, error) = told(arena.args(plot));
    assert_eq!((code, &out[..]), (1, ""));
    assert!(error.contains("cannot write /nowhere/plot.svg"), "{error}");
}

#[test]
fn a_dash_is_standard_output_and_the_table_goes_to_the_other_stream() {
    let args = ["arena", "diamant", "--seats", "thumb,random,random", "--games", "6", "--csv", "-"];
    let (code, out, error) = told(&mut adamant(&args));
    assert_eq!(code, 0);
    assert_eq!(out.lines().count(), 1 + 3 * 6);
    assert!(error.contains("wins %"), "{error}");
    let args = ["simulate", "diamant", "--games", "2", "--records", "-"];
    let (code, out, error) = told(&mut adamant(&args));
    assert_eq!((code, out.lines().count()), (0, 2));
    assert!(out.starts_with('{') && error.contains("mean score"), "{error}");
}

/// Starts a long run, interrupts it, and returns its exit code and what it said.
#[cfg(unix)]
fn interrupted(args: &[&str]) -> (i32, String) {
    use std::io::Read as _;
    use std::process::{Command, Stdio};
    use std::time::Duration;

    let mut child = Command::new(env!("CARGO_BIN_EXE_adamant"))
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_secs(2));
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-s", "INT", &id]).status().unwrap().success());
    let mut out = String::new();
    child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
    (child.wait().unwrap().code().unwrap(), out)
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_tells_what_it_knows_and_goes_on_later() {
    let folder = tempfile::tempdir().unwrap();
    let run = folder.path().join("run.jsonl");
    let run = run.to_str().unwrap();
    let field = ["--field", "thumb,random,sixth-card,ten-stones", "--players", "3"];
    let args =
        [&["arena", "diamant", "--results", run, "--games", "90000000"], &field[..]].concat();
    let (code, out) = interrupted(&args);
    assert_eq!(code, 130);
    assert!(out.contains("of 90,000,000 games"), "{out}");

    // Half a line at the end, as a power cut leaves it.
    let before = fs::read_to_string(run).unwrap();
    let games = before.lines().count() - 1;
    assert!(games > 0 && games.is_multiple_of(3));
    fs::write(run, format!("{before}{{\"deal\":")).unwrap();
    // More than the games that were at hand when it was interrupted: some of them were played before others.
    let all = games + 300;
    let more = all.to_string();
    let report = json(&["arena", "--resume", run, "--games", &more, "--json"]);
    assert_eq!(report["games"], all);
    assert_eq!(fs::read_to_string(run).unwrap().lines().count(), 1 + all);
    let whole = [&["arena", "diamant", "--json", "--games", &more], &field[..]].concat();
    let whole = json(&whole);
    // Times aside, the figures of a whole run.
    for (whole, resumed) in
        whole["standings"].as_array().unwrap().iter().zip(report["standings"].as_array().unwrap())
    {
        for figure in ["bot", "games", "wins", "rating", "score"] {
            assert_eq!(whole[figure], resumed[figure]);
        }
    }
    assert_eq!(whole["differences"], report["differences"]);

    let spoilt = before.replacen("\"deal\":1,", "\"deal\":x,", 1);
    fs::write(run, spoilt).unwrap();
    let (code, _, error) = told(&mut adamant(&["arena", "--resume", run]));
    assert_eq!(code, 1);
    assert!(error.contains("run.jsonl:5: "), "{error}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_simulation_tells_what_it_knows() {
    let (code, out) = interrupted(&["simulate", "diamant", "--games", "9000000000"]);
    assert_eq!(code, 130);
    assert!(out.contains("games of diamant with 4 players") && out.contains("mean score"), "{out}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_solver_tells_what_it_knows() {
    let many = ["2"; 200].join(",");
    let (code, out) = interrupted(&["solve", "diamant", "--error", &many]);
    assert_eq!(code, 130);
    assert!(out.starts_with("| hazards") && out.lines().count() < 200, "{out}");
}

#[test]
fn wins_are_counted_by_seat_and_bots_can_be_simulated() {
    let args = ["simulate", "mirrors", "--players", "2", "--games", "40", "--seed", "3", "--json"];
    let report = json(&[&args[..], &["--bots", "thumb,random"]].concat());
    let wins: Vec<f64> =
        report["win_shares"].as_array().unwrap().iter().map(|win| win.as_f64().unwrap()).collect();
    assert!((wins.iter().sum::<f64>() - 1.0).abs() < 1e-9 && wins[0] > 0.6, "{report}");
    assert_eq!(report["bots"][1], "random");
    let again = json(&[&args[..], &["--bots", "thumb,random", "--threads", "1"]].concat());
    assert_eq!(report["win_shares"], again["win_shares"]);
    let (_, table, _) = told(&mut adamant(&["simulate", "diamant", "-g", "100", "-s", "1"]));
    assert!(table.contains("wins") && table.contains("random moves"), "{table}");
    let (code, _, error) = told(&mut adamant(&["simulate", "diamant", "--bots", "genius"]));
    assert!(code == 2 && error.contains("there are random, thumb"), "{error}");
}

#[test]
fn a_claim_is_decided_and_its_error_rates_are_said() {
    let seats = ["arena", "diamant", "--seats", "thumb,random,random"];
    let (code, out, _) = told(adamant(&seats).args(["--until", "thumb > random by 10%"]));
    assert_eq!(code, 0);
    assert!(out.contains("Yes: thumb is better than random."), "{out}");
    assert!(out.contains("wrong in 5% of runs"), "{out}");
    let (code, _, error) = told(adamant(&seats).args(["--until", "expert > random"]));
    assert!(code == 2 && error.contains("those who do are called thumb, random"), "{error}");
    let (code, _, error) = told(adamant(&seats).args(["--until", "thumb"]));
    assert!(code == 2 && error.contains("'mybot > expert by 5%'"), "{error}");
}

#[test]
fn deals_can_be_given_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let deals = folder.path().join("deals.txt");
    fs::write(&deals, "17\n\n18\n").unwrap();
    let deals = deals.to_str().unwrap();
    let args = ["arena", "diamant", "--seats", "thumb,random,random", "--json", "--deals", deals];
    assert_eq!(json(&args)["games"], 6);
    fs::write(deals, "17\nseven\n").unwrap();
    let (code, _, error) = told(&mut adamant(&args));
    assert_eq!(code, 1);
    assert!(error.contains("deals.txt:2: neither a number nor a game"), "{error}");
}

#[test]
fn a_new_bot_plays_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut new = adamant(&["bots", "new", "mybot.py"]);
    let (code, out, error) = told(new.current_dir(folder.path()));
    assert_eq!((code, &error[..]), (0, ""));
    assert!(out.contains("--seats ./mybot.py,thumb,random"), "{out}");
    let args = ["arena", "diamant", "--seats", "./mybot.py,thumb,random", "--games", "6", "--json"];
    let (code, out, error) = told(adamant(&args).current_dir(folder.path()));
    assert_eq!(code, 0, "{error}");
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["standings"][0]["bot"], "mybot");
    assert_eq!(report["standings"][0]["faults"]["count"], 0);
    let (code, _, error) = told(new.current_dir(folder.path()));
    assert!(code == 1 && error.contains("exists already"), "{error}");

    let mut new = adamant(&["bots", "new", "rusty"]);
    let (code, out, _) = told(new.current_dir(folder.path()));
    assert!(code == 0 && out.contains("rusty/target/release/rusty"), "{out}");
    let main = fs::read_to_string(folder.path().join("rusty/src/main.rs")).unwrap();
    assert!(main.contains("fn choose") && main.contains("\"rusty\""));
    let (code, _, error) = told(adamant(&["bots", "new", "my.rb"]).current_dir(folder.path()));
    assert!(code == 1 && error.contains("skeleton for .py"), "{error}");
}

#[test]
fn a_wrong_field_is_explained() {
    let check = |args: &[&str], says: &str| {
        adamant(&["arena"]).args(args).assert().code(2).stderr(predicate::str::contains(says));
    };
    check(&["diamant"], "--seats expert,thumb,thumb,random");
    check(&["diamant", "--seats", "random,random"], "3 to 8 players, not 2 (D1)");
    check(&["mirrors", "--seats", "random,genius"], "there are random, thumb, clever, expert");
    check(&["mirrors", "--seats", "random,clever@soon"], "write milliseconds as 50ms");
    check(
        &["mirrors", "--seats", "random,random", "--budget", "2 s"],
        "write milliseconds as 50ms",
    );
    check(&["diamant", "--seats", "random", "--plot", "a.png"], "plots are SVG files");
}

#[test]
fn a_lone_explorers_cave_is_worth_17_3399_stones() {
    let caves = json(&["solve", "diamant", "--json"]);
    assert!((caves[0]["lone"].as_f64().unwrap() - 17.3399).abs() < 5e-5, "{}", caves[0]);
    adamant(&["solve", "kadora"]).assert().code(1).stderr(predicate::str::contains("only diamant"));
}

#[test]
fn any_cave_can_be_asked_about() {
    let (code, out, _) = told(&mut adamant(&["solve", "diamant", "--ask", "17 snake -1 13 gas"]));
    assert_eq!(code, 0);
    for part in ["Inside: 3. At risk for each: 8. On the path: 1.", "4 of 26 cards", "leaves with"]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
    let cave = json(&["solve", "diamant", "--ask", "5,7", "--removed", "snake", "--json"]);
    assert_eq!((&cave["inside"], &cave["left"]), (&4.into(), &27.into()));
    let (code, _, error) = told(&mut adamant(&["solve", "diamant", "--ask", "17 dragon"]));
    assert!(code == 2 && error.contains("is not a card"), "{error}");
    let (code, _, error) = told(&mut adamant(&["solve", "diamant", "--ask", "snake snake"]));
    assert!(code == 2 && error.contains("the expedition is over"), "{error}");
}
