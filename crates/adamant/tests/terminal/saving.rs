//! Where games are saved, and what is said when they are not.

use std::fs;
use std::path::Path;

use super::pty::Pty;
use super::record;

const PLAY: [&str; 8] = ["play", "diamant", "--lang", "en", "--seed", "3", "--pace", "0"];

fn moves(file: &Path) -> usize {
    record(file)["moves"].as_array().unwrap().len()
}

#[test]
fn every_game_is_saved_and_resumed_without_naming_a_file() {
    let home = tempfile::tempdir().unwrap();
    let mut pty = Pty::run_in(home.path(), &PLAY, (80, 24), &[]);
    pty.wait_for("Stay or leave?");
    pty.press("s");
    pty.wait_for("stay in the cave");
    pty.wait_for("Stay or leave?");
    pty.interrupt();
    assert_eq!(pty.exit_code(), 0);
    assert!(pty.screen().contains("It is saved"), "{}", pty.screen());
    let file = home.path().join("adamant/games/diamant-1.json");
    let before = moves(&file);
    assert!(before > 0);

    let mut pty = Pty::run_in(home.path(), &["play", "--resume", "--pace", "0"], (80, 24), &[]);
    pty.wait_for("Stay or leave?");
    pty.press("l");
    pty.wait_for("leave");
    pty.interrupt();
    assert_eq!(pty.exit_code(), 0);
    assert!(moves(&file) > before);

    // Of several games one is chosen, the latest first.
    let kadora = ["play", "kadora", "--plain", "--lang", "en", "--seed", "3"];
    let mut pty = Pty::run_in(home.path(), &kadora, (80, 24), &[]);
    assert!(pty.question().is_some());
    pty.type_line("quit");
    assert_eq!(pty.exit_code(), 0);
    let mut pty = Pty::run_in(home.path(), &["play", "--resume"], (80, 24), &[]);
    pty.wait_for("▸ Kadora with");
    pty.press("\x1b[B");
    pty.wait_for("▸ Diamant with");
    pty.press("\r");
    pty.wait_for("cave 1 of 5");
    pty.interrupt();
    assert_eq!(pty.exit_code(), 0);
    let plain = ["play", "--resume", "--plain", "--lang", "en"];
    let mut pty = Pty::run_in(home.path(), &plain, (80, 24), &[]);
    for line in ["7", "2"] {
        assert!(pty.question().unwrap().contains("Which game do you want to continue?"));
        pty.type_line(line);
    }
    assert!(pty.question().unwrap().contains("Which card do you"), "{}", pty.transcript());
    pty.type_line("quit");
    assert_eq!(pty.exit_code(), 0);
    // The name of a game takes up a game of that kind.
    let named = ["play", "--resume", "diamant", "--plain", "--lang", "en"];
    let mut pty = Pty::run_in(home.path(), &named, (80, 24), &[]);
    assert!(pty.question().is_some());
    assert!(pty.transcript().contains("Diamant, with"), "{}", pty.transcript());
    pty.type_line("quit");
    assert_eq!(pty.exit_code(), 0);
    // The menu offers to go on, too.
    let pty = Pty::run_in(home.path(), &["play"], (80, 24), &[]);
    pty.wait_for("continue a game");
}

#[test]
fn without_an_unfinished_game_there_is_nothing_to_go_on_with() {
    let mut pty = Pty::run(&["play", "--resume", "--lang", "en"], (80, 24), &[]);
    assert_eq!(pty.exit_code(), 2);
    assert!(pty.transcript().contains("You have no unfinished games"), "{}", pty.transcript());
}

#[test]
fn a_record_is_open_in_one_terminal_at_a_time() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("game.json");
    let path = file.to_str().unwrap();
    let first = Pty::run_in(home.path(), &[&PLAY[..], &["-r", path]].concat(), (80, 24), &[]);
    first.wait_for("Stay or leave?");
    let mut second = Pty::run_in(home.path(), &["play", "--resume", path], (80, 24), &[]);
    assert_eq!(second.exit_code(), 1);
    let said = second.transcript();
    assert!(said.contains("this game is open in another terminal"), "{said}");
}

#[test]
fn a_game_that_can_no_longer_be_saved_says_so_and_is_saved_elsewhere() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("small");
    fs::create_dir(&folder).unwrap();
    let path = folder.join("game.json");
    let path = path.to_str().unwrap();
    let mut pty = Pty::run_in(home.path(), &[&PLAY[..], &["-r", path]].concat(), (80, 24), &[]);
    pty.wait_for("Stay or leave?");
    fs::remove_dir_all(&folder).unwrap();
    pty.press("s");
    pty.wait_for("The game has NOT been saved since move 1:");
    pty.press("q");
    pty.wait_for("Leave the game?");
    assert!(!pty.screen().contains("The game is saved"), "{}", pty.screen());
    pty.press("n");
    pty.wait_gone("Leave the game?");
    // Ctrl-C asks before it throws a game away.
    pty.interrupt();
    pty.wait_for("Leave the game?");
    pty.press("f");
    pty.wait_for("Save the game in which file?");
    let other = home.path().join("other.json");
    for letter in other.to_str().unwrap().chars() {
        pty.press(&letter.to_string());
    }
    pty.press("\r");
    pty.wait_for("The game is now saved");
    pty.press("\x1b");
    pty.wait_gone("NOT been saved");
    pty.interrupt();
    assert_eq!(pty.exit_code(), 0);
    assert!(pty.screen().contains("other.json"), "{}", pty.screen());
    assert!(moves(&other) > 0);
}

#[test]
fn in_sentences_a_game_that_is_not_saved_says_so_once_and_is_saved_elsewhere() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("small");
    fs::create_dir(&folder).unwrap();
    let path = folder.join("game.json");
    let plain = ["play", "diamant", "--plain", "--lang", "en", "--seed", "3", "-r"];
    let args = [&plain[..], &[path.to_str().unwrap()]].concat();
    let mut pty = Pty::run_in(home.path(), &args, (200, 24), &[]);
    assert!(pty.question().is_some());
    fs::remove_dir_all(&folder).unwrap();
    for line in ["stay", "stay", "save other.json", "score"] {
        pty.type_line(line);
        assert!(pty.question().is_some());
    }
    pty.type_line("quit");
    assert_eq!(pty.exit_code(), 0);
    let said = pty.transcript();
    assert_eq!(said.matches("The game has NOT been saved since move 1:").count(), 1, "{said}");
    assert!(said.contains("The game is now saved in other.json."), "{said}");
    assert!(said.contains("It is saved in other.json"), "{said}");
}

#[test]
fn a_record_is_written_over_only_with_force() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("game.json");
    fs::write(&file, "precious").unwrap();
    let args = ["play", "kadora", "--plain", "--people", "0", "-b", "random", "-r", "game.json"];
    let mut pty = Pty::run_in(home.path(), &args, (200, 24), &[]);
    assert_eq!(pty.exit_code(), 2);
    assert!(pty.transcript().contains("game.json exists already"), "{}", pty.transcript());
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    let mut pty = Pty::run_in(home.path(), &[&args[..], &["--force"]].concat(), (200, 24), &[]);
    assert_eq!(pty.exit_code(), 0);
    assert!(super::is_over(&file));
}

#[test]
fn a_game_left_and_taken_up_again_tells_all_reasons_at_its_end() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("adamant/games/diamant-1.json");
    let mut pty = Pty::run_in(home.path(), &[&PLAY[..], &["--plain"]].concat(), (200, 24), &[]);
    assert!(pty.question().is_some());
    pty.type_line("stay");
    assert!(pty.question().is_some());
    pty.type_line("quit");
    assert_eq!(pty.exit_code(), 0);
    let before = record(&file)["moves"].clone();
    let args = ["play", "--resume", "--plain", "--lang", "en"];
    let mut pty = Pty::run_in(home.path(), &args, (200, 24), &[]);
    while let Some(question) = pty.question() {
        pty.type_line(if question.contains("Type why") { "" } else { "leave" });
    }
    let after = record(&file);
    assert_eq!(after["moves"][0], before[0]);
    // The first choice of a bot has its reason, though it was made before the pause.
    for bot in 1..4 {
        assert!(!after["reasons"][bot][0].is_null(), "{after}");
    }
}
