//! The binary, as its users meet it.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod files;
mod games;

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;

fn adamant(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("adamant").unwrap();
    command.args(args).env("LANG", "en_GB.UTF-8").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command
}

fn stdout(command: &mut Command) -> String {
    String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap()
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn simulated(folder: &Path, args: &[&str]) -> String {
    let file = folder.join("games.jsonl");
    adamant(&["simulate", "diamant", "--force", "--records", file.to_str().unwrap()])
        .args(args)
        .assert()
        .success();
    fs::read_to_string(file).unwrap()
}
