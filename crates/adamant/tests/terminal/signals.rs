//! Signals: the screen is given back, and nothing is lost.

use std::process::Command;

use super::pty::Pty;

fn signal(pty: &Pty, name: &str) {
    let process = pty.process().to_string();
    assert!(Command::new("kill").args([name, &process]).status().unwrap().success());
}

fn play() -> Pty {
    let args = ["play", "diamant", "--lang", "en", "--seed", "3", "--pace", "0"];
    let pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("Stay or leave?");
    assert!(!pty.is_given_back());
    pty
}

#[test]
fn a_program_that_is_ended_gives_the_screen_back() {
    for (name, code) in [("-TERM", 143), ("-HUP", 129), ("-INT", 130)] {
        let mut pty = play();
        signal(&pty, name);
        assert_eq!(pty.exit_code(), code);
        assert!(pty.is_given_back(), "{}", pty.screen());
        assert!(pty.screen().contains("adamant play --resume"), "{}", pty.screen());
    }
}

#[test]
fn a_program_that_is_stopped_gives_the_screen_back_and_goes_on_later() {
    let mut pty = play();
    for key in [false, true] {
        if key {
            pty.press("\x1a");
        } else {
            signal(&pty, "-TSTP");
        }
        pty.wait_given_back();
        signal(&pty, "-CONT");
        pty.wait_taken_over();
        pty.wait_for("Stay or leave?");
    }
    pty.press("s");
    pty.wait_for("stay in the cave");
}

#[test]
fn the_screen_is_drawn_anew_after_a_stop_that_cannot_be_seen_coming() {
    let pty = play();
    signal(&pty, "-STOP");
    signal(&pty, "-CONT");
    pty.wait_for("Stay or leave?");
}

#[test]
fn a_record_that_is_watched_gives_the_screen_back_too() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let path = file.to_str().unwrap();
    let args = ["play", "kadora", "--plain", "--people", "0", "--seed", "4", "--record", path];
    assert_eq!(Pty::run(&args, (80, 24), &[]).exit_code(), 0);
    let mut pty = Pty::run(&["replay", path, "--watch", "--lang", "en"], (80, 24), &[]);
    pty.wait_for("step 0 of");
    signal(&pty, "-TERM");
    assert_eq!(pty.exit_code(), 143);
    assert!(pty.is_given_back());
}

#[test]
fn in_sentences_an_interrupt_says_where_the_game_is_saved() {
    let args = ["play", "kadora", "--plain", "--lang", "en", "--seed", "3"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    assert!(pty.question().is_some());
    pty.interrupt();
    assert_eq!(pty.exit_code(), 130);
    assert!(pty.transcript().contains("adamant play --resume"), "{}", pty.transcript());
}
