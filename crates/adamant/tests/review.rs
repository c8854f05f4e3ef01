//! `adamant review`: what it says of good, unfinished and bad records.
#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;

fn adamant(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("adamant").unwrap();
    command.args(args).env("LANG", "en_GB.UTF-8").env_remove("LC_ALL");
    command
}

/// A recorded game between bots.
fn record(folder: &Path, game: &str, bots: &str) -> String {
    let file = folder.join(format!("{game}.jsonl"));
    let file = file.to_str().unwrap().to_owned();
    let players = bots.split(',').count().to_string();
    let args = ["simulate", game, "-p", &players, "--bots", bots, "-g", "1", "-s", "3"];
    adamant(&args).args(["--records", &file]).assert().success();
    file
}

fn text(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).unwrap()
}

/// Few simulations: what is found out does not matter here.
const QUICK: [&str; 4] = ["--simulations", "40", "--draws", "4"];

#[test]
fn a_game_is_told_decision_by_decision() {
    let folder = tempfile::tempdir().unwrap();
    for (game, bots) in
        [("diamant", "random,thumb,thumb"), ("mirrors", "thumb,random"), ("kadora", "thumb,random")]
    {
        let file = record(folder.path(), game, bots);
        let output =
            adamant(&["review", &file]).args(QUICK).assert().success().get_output().clone();
        let told = text(&output.stdout);
        for part in ["step", "best alternative", "lost", "Luckiest draw", "mistakes", "100 │"] {
            assert!(told.contains(part), "{part}: {told}");
        }
        let again = adamant(&["review", &file]).args(QUICK).assert().get_output().clone();
        assert_eq!(text(&again.stdout), told);
    }
}

#[test]
fn a_review_can_be_read_by_programs_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path(), "diamant", "random,thumb,thumb");
    let plot = folder.path().join("chances.svg");
    let plot = plot.to_str().unwrap();
    let args = ["review", &file, "--json", "--plot", plot];
    let output = adamant(&args).args(QUICK).assert().success().get_output().clone();
    let review: Value = serde_json::from_str(&text(&output.stdout)).unwrap();
    assert_eq!((&review["ok"], &review["finished"]), (&true.into(), &true.into()));
    let decision = &review["decisions"][0];
    assert_eq!(decision["verdict"]["candidates"].as_array().unwrap().len(), 2);
    assert!(fs::read_to_string(plot).unwrap().contains("<svg"));
    // A plot that exists is not written over.
    adamant(&args).args(QUICK).assert().code(1);

    let args = ["review", &file, &file, "--players"];
    let output = adamant(&args).args(QUICK).assert().success().get_output().clone();
    let told = text(&output.stdout);
    assert!(told.contains("random") && told.contains("lost per decision"), "{told}");
}

#[test]
fn what_can_be_reviewed_of_a_bad_record_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path(), "diamant", "random,thumb,thumb");
    let mut record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    record.as_object_mut().unwrap().remove("result");
    record["moves"].as_array_mut().unwrap().truncate(4);
    record["moves"][3] = "nonsense".into();
    fs::write(&file, record.to_string()).unwrap();
    let output = adamant(&["review", &file]).args(QUICK).assert().code(1).get_output().clone();
    assert!(text(&output.stdout).contains("best alternative"));
    let error = text(&output.stderr);
    assert!(
        error.contains("diamant.jsonl:1: The rest of the game cannot be read: moves[3]"),
        "{error}"
    );

    fs::write(&file, "{}").unwrap();
    let output = adamant(&["review", &file]).args(QUICK).assert().code(1).get_output().clone();
    assert!(text(&output.stderr).contains("diamant.jsonl:1: "));
}

#[test]
fn a_branch_is_a_game_file_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path(), "diamant", "random,thumb,thumb");
    let mut record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    record["branch"] = serde_json::json!({
        "of": "cbf29ce484222325", "names": ["Anna", "Bert", "Chris"], "step": 7, "seat": 1,
    });
    fs::write(&file, record.to_string()).unwrap();
    adamant(&["replay", &file]).assert().success();
    adamant(&["review", &file]).args(QUICK).assert().success();
}
