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

#[test]
fn bots_meet_and_the_result_comes_with_its_error() {
    let folder = tempfile::tempdir().unwrap();
    let (plot, records) = (folder.path().join("arena.svg"), folder.path().join("games.jsonl"));
    let report = json(&[
        "arena",
        "diamant",
        "--seats",
        "second-hazard,random,random",
        "--games",
        "90",
        "--json",
        "--plot",
        plot.to_str().unwrap(),
        "--records",
        records.to_str().unwrap(),
    ]);
    assert_eq!(report["games"], 90);
    assert!(report["standings"][0]["wins"]["mean"].as_f64().unwrap() > 0.4, "{report}");
    assert!(fs::read_to_string(plot).unwrap().starts_with("<svg"));
    let told = adamant(&["replay", "--json", records.to_str().unwrap()]).assert().success();
    assert_eq!(String::from_utf8_lossy(&told.get_output().stdout).lines().count(), 90);
}

#[test]
fn every_bot_meets_every_other() {
    let args = [
        "arena",
        "kadora",
        "--all-pairs",
        "--seats",
        "random,thumb",
        "--players",
        "2",
        "--games",
        "20",
    ];
    adamant(&args).assert().success().stdout(predicate::str::contains("thumb"));
}

#[test]
fn a_wrong_field_is_explained() {
    let check = |args: &[&str], says: &str| {
        adamant(&["arena"]).args(args).assert().code(2).stderr(predicate::str::contains(says));
    };
    check(&["diamant"], "--seats expert,thumb,thumb,random");
    check(&["diamant", "--seats", "random,random"], "3 to 8 players, not 2 (D1)");
    check(&["mirrors", "--seats", "random,genius"], "there are random, thumb, clever, expert");
    check(
        &["mirrors", "--seats", "random,random", "--budget", "2 s"],
        "write milliseconds as 50ms",
    );
}

#[test]
fn a_lone_explorers_cave_is_worth_17_3399_stones() {
    let caves = json(&["solve", "diamant", "--json"]);
    assert!((caves[0]["lone"].as_f64().unwrap() - 17.3399).abs() < 5e-5, "{}", caves[0]);
    adamant(&["solve", "kadora"]).assert().code(1).stderr(predicate::str::contains("only diamant"));
}
