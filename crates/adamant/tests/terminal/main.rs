//! `adamant play`, `adamant learn` and `adamant replay --watch` through a real pseudo-terminal.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod learn;
#[path = "../pty/mod.rs"]
mod pty;
mod saving;
mod signals;

use std::fs;
use std::path::Path;

use pty::Pty;
use serde_json::Value;

fn record(file: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

/// Whether the game in this file has come to its end.
fn is_over(file: &Path) -> bool {
    fs::read_to_string(file)
        .ok()
        .and_then(|text| serde_json::from_str::<Value>(&text).ok())
        .is_some_and(|record| !record["result"].is_null())
}

/// The letters of the diamonds in a sentence.
fn letters(said: &str, lang: &str) -> String {
    let names = match lang {
        "nl" => ["rood", "blauw", "groen", "geel"],
        _ => ["red", "blue", "green", "yellow"],
    };
    let words = said.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
    words
        .filter_map(|word| names.iter().position(|name| *name == word))
        .map(|at| ["R", "B", "G", "Y"][at])
        .collect()
}

/// The answer to a question in plain mode; `turn` counts the questions.
fn answer(game: &str, question: &str, lang: &str, turn: usize) -> String {
    let takes = || {
        let word = question.split([' ', ',', '.']).filter(|word| word.contains('>'));
        word.map(str::to_owned).collect::<Vec<_>>()
    };
    match game {
        "diamant" => (if turn % 3 == 2 { "leave" } else { "stay" }).to_owned(),
        "mirrors" => {
            let colours = letters(question.split_once('.').map_or("", |(first, _)| first), lang);
            if colours.len() == 4 && !question.contains('>') {
                return colours;
            }
            match takes().first() {
                Some(_) if question.contains("niet nodig") || question.contains("not needed") => {
                    "none".to_owned()
                }
                Some(take) => take.clone(),
                None if question.contains("twaalf") || question.contains("twelve") => {
                    "pass".to_owned()
                }
                None => {
                    let (file, rank) = (turn * 7 % 4, turn * 7 / 4 % 4);
                    let sign = if turn.is_multiple_of(2) { '/' } else { '\\' };
                    format!("{}{}{sign}", ["a", "b", "c", "d"][file], rank + 1)
                }
            }
        }
        _ => {
            if question.contains('>') {
                return "keep".to_owned();
            }
            let is_field =
                |word: &&str| word.len() == 2 && word.starts_with(|c| ('a'..='d').contains(&c));
            let is_card = |word: &&str| {
                let [colour, value, _] = word.as_bytes() else { return false };
                b"ROYGBP".contains(colour) && value.is_ascii_digit()
            };
            let words = || question.split([' ', ',', ';', '.', '?', '>']);
            match (words().find(is_card), words().find(is_field)) {
                (Some(card), Some(field)) => format!("{card} {field}"),
                _ => (if turn.is_multiple_of(2) { "L" } else { "R" }).to_owned(),
            }
        }
    }
}

fn play_plain(game: &str, lang: &str, seed: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let path = file.to_str().unwrap();
    let args =
        ["play", game, "--plain", "--lang", lang, "--seed", seed, "--record", path, "-n", "Anna"];
    let mut pty = Pty::run(&args, (200, 50), &[]);
    for turn in 0..2_000 {
        let Some(question) = pty.question() else { break };
        if is_over(&file) {
            break;
        }
        pty.type_line(&answer(game, &question, lang, turn));
    }
    pty.type_line("why");
    assert!(pty.question().is_some(), "{}", pty.transcript());
    pty.type_line("");
    assert_eq!(pty.exit_code(), 0, "{}", pty.transcript());
    assert!(pty.transcript().contains(": “"));
    assert!(is_over(&file), "{}", pty.transcript());
    assert!(record(&file)["names"][0] == "Anna");
    assert!(!pty.transcript().contains("terminal-"), "{}", pty.transcript());
}

/// One of four ways, without a plan.
fn anyhow(turn: usize) -> usize {
    turn.wrapping_mul(2_654_435_761) >> 13 & 3
}

fn play_full(game: &str, lang: &str, seed: &str, over: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let path = file.to_str().unwrap();
    let args = ["play", game, "--lang", lang, "--seed", seed, "--record", path, "--pace", "0"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("◆");
    for turn in 0..4_000 {
        if is_over(&file) {
            break;
        }
        let keys: &[&str] = match game {
            "diamant" => &[if turn % 3 == 2 { "l" } else { "s" }],
            "kadora" => &["\r", "k", if turn % 2 == 0 { "l" } else { "r" }],
            _ => &[
                ["\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"][anyhow(turn)],
                ["\x1b[A", "\x1b[B", "\x1b[C", " "][anyhow(turn + 7_919)],
                "\r",
                "n",
                "p",
            ],
        };
        for key in keys {
            pty.press(key);
        }
        if game == "mirrors" && turn % 5 == 4 {
            // If four diamonds are to go back, they stand on the screen.
            let screen = pty.screen();
            if let Some(line) = screen.lines().find(|line| line.contains("_ _ _ _")) {
                let front = screen.lines().skip_while(|line| !line.contains('▶')).nth(1);
                assert!(!line.is_empty());
                for letter in front.unwrap_or_default().chars().filter(|c| "RBGY".contains(*c)) {
                    pty.press(&letter.to_lowercase().to_string());
                }
                pty.press("\r");
            }
        }
        pty.settle();
    }
    assert!(is_over(&file), "{}", pty.screen());
    pty.wait_for(over);
    pty.press("q");
    assert_eq!(pty.exit_code(), 0);
    assert!(pty.is_given_back());
    let left = pty.screen();
    assert!(left.contains("game.json"), "how it came out and where it is saved is said: {left}");
}

#[test]
fn diamant_in_plain_sentences() {
    play_plain("diamant", "en", "1");
    play_plain("diamant", "nl", "2");
}

#[test]
fn mirrors_in_plain_sentences() {
    play_plain("mirrors", "en", "1");
    play_plain("mirrors", "nl", "2");
}

#[test]
fn kadora_in_plain_sentences() {
    play_plain("kadora", "en", "1");
    play_plain("kadora", "nl", "2");
}

#[test]
fn diamant_on_the_whole_screen() {
    play_full("diamant", "en", "1", "The game is over.");
    play_full("diamant", "nl", "2", "Het spel is afgelopen.");
}

#[test]
fn mirrors_on_the_whole_screen() {
    play_full("mirrors", "en", "1", "The game is over.");
    play_full("mirrors", "nl", "2", "Het spel is afgelopen.");
}

#[test]
fn kadora_on_the_whole_screen() {
    play_full("kadora", "en", "1", "The game is over.");
    play_full("kadora", "nl", "2", "Het spel is afgelopen.");
}

#[test]
fn a_window_of_another_size_is_drawn_anew() {
    let args = ["play", "mirrors", "--lang", "en", "--seed", "3", "--pace", "0", "-b", "random"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("Where do you place one?");
    pty.resize((60, 20));
    pty.wait_for("This window is 60 × 20. It needs at least 76 × 20");
    pty.resize((120, 40));
    pty.wait_for("Where do you place one?");
    assert_eq!(pty.screen().lines().filter(|line| line.contains("your card")).count(), 1);
    pty.resize((1, 1));
    pty.settle();
    pty.resize((80, 24));
    pty.wait_for("Where do you place one?");
}

#[test]
fn a_game_fits_into_the_smallest_window_that_it_names() {
    for (game, size, shows) in [
        ("diamant", (60, 19), ["Stay or leave?", "chest"]),
        ("mirrors", (76, 20), ["Where do you place one?", "n1"]),
        ("kadora", (72, 21), ["Which card do you", "loot"]),
    ] {
        let args = ["play", game, "--lang", "en", "--seed", "3", "--pace", "0", "-b", "random"];
        let mut pty = Pty::run(&args, size, &[]);
        for text in shows {
            pty.wait_for(text);
        }
        pty.resize((size.0 - 1, size.1));
        pty.wait_for(&format!("It needs at least {} × {}", size.0, size.1));
    }
}

#[test]
fn a_window_in_which_nothing_is_seen_takes_no_moves() {
    let args = ["play", "diamant", "--lang", "en", "--seed", "3", "--pace", "0", "--people", "3"];
    let mut pty = Pty::run(&[&args[..], &["-p", "3"]].concat(), (80, 24), &[]);
    pty.wait_for("Pass the keyboard to Player 1");
    pty.press("\r");
    pty.wait_for("Stay or leave?");
    pty.resize((50, 12));
    pty.wait_for("This window is");
    pty.press("s");
    pty.press("q");
    pty.settle();
    pty.resize((80, 24));
    pty.wait_for("Stay or leave?");
    assert!(!pty.screen().contains("Leave the game?"), "{}", pty.screen());
    pty.press("s");
    pty.wait_for("Pass the keyboard to Player 2");
}

#[test]
fn an_expert_gives_a_hint_when_asked() {
    let args = ["play", "diamant", "--lang", "en", "--seed", "3", "--pace", "0"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("Stay or leave?");
    pty.press("h");
    pty.wait_for("An expert would choose");
    pty.press("\x1b");
    pty.wait_gone("An expert would choose");

    let args = ["play", "kadora", "--plain", "--lang", "en", "--seed", "3"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    assert!(pty.question().is_some());
    pty.type_line("hint");
    assert!(pty.question().is_some());
    let said = pty.transcript();
    assert!(said.contains("An expert would choose"), "{said}");
}

#[test]
fn after_the_game_anything_but_why_ends_the_evening() {
    let args = ["play", "diamant", "--plain", "--lang", "en", "--seed", "1", "-b", "random"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    while let Some(question) = pty.question() {
        pty.type_line(if question.contains("Type why") { "and now?" } else { "leave" });
    }
    assert_eq!(pty.exit_code(), 0);
    let said = pty.transcript();
    assert_eq!(said.matches("Type why").count(), 1, "{said}");
    assert!(said.contains("The game is saved in"), "{said}");
}

#[test]
fn before_a_gift_the_hand_is_seen() {
    // Seed and moves do not matter: gifts are offered sooner or later in every game of four.
    let args = ["play", "kadora", "--lang", "en", "--seed", "5", "--pace", "0", "-p", "4"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("Which card do you");
    for turn in 0..400 {
        let screen = pty.screen();
        if screen.contains("gift") {
            assert!(screen.contains("hand"), "{screen}");
            let hand = screen.lines().find(|line| line.contains("Player 1") && line.contains(" 1"));
            assert!(hand.is_some(), "{screen}");
            return;
        }
        for key in ["\r", if turn % 2 == 0 { "l" } else { "r" }] {
            pty.press(key);
        }
        pty.settle();
        if screen.contains("The game is over.") {
            break;
        }
    }
    panic!("no gift was offered:\n{}", pty.screen());
}

#[test]
fn a_closed_terminal_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let path = file.to_str().unwrap();
    let args = ["play", "diamant", "--lang", "en", "--seed", "5", "--pace", "0", "--record", path];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("Stay or leave?");
    pty.press("s");
    pty.wait_for("stay in the cave");
    pty.wait_for("Stay or leave?");
    let before = record(&file);
    assert!(!before["moves"].as_array().unwrap().is_empty());
    pty.hang_up();
    assert_eq!(record(&file), before);

    let mut pty =
        Pty::run(&["play", "--resume", path, "--lang", "nl", "--pace", "0"], (80, 24), &[]);
    pty.wait_for("Blijven of vertrekken?");
    pty.press("l");
    pty.press("q");
    pty.press("y");
    assert_eq!(pty.exit_code(), 0);
    let after = record(&file);
    assert!(after["moves"].as_array().unwrap().len() > before["moves"].as_array().unwrap().len());
    assert_eq!(after["deal"]["caves"][0][0], before["deal"]["caves"][0][0]);

    // A record that is there is not written over.
    let mut pty = Pty::run(&args, (80, 24), &[]);
    assert_eq!(pty.exit_code(), 2);
    assert_eq!(record(&file), after);
}

#[test]
fn between_two_peoples_secrets_the_screen_is_blank() {
    let args = [
        "play", "kadora", "--lang", "en", "--seed", "7", "--pace", "0", "-n", "Anna", "-n", "Bert",
        "-p", "2",
    ];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("Pass the keyboard to");
    assert!(!pty.screen().contains("loot"), "{}", pty.screen());
    pty.press("\r");
    pty.wait_for("loot");
    pty.press("\r");
    pty.wait_for("left pile");
    pty.press("l");
    pty.wait_for("Press Enter to continue.");
    assert!(pty.screen().contains("You draw"), "{}", pty.screen());
    pty.press("\r");
    pty.wait_for("Pass the keyboard to");
    let blank = pty.screen();
    assert!(!blank.contains("loot") && !blank.contains("You draw"), "{blank}");
}

#[test]
fn all_choose_in_secret_and_the_fists_open_together() {
    let args = [
        "play", "diamant", "--lang", "en", "--seed", "7", "--pace", "0", "--people", "3", "-p", "3",
    ];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    for number in 1..=3 {
        pty.wait_for(&format!("Pass the keyboard to Player {number}"));
        pty.wait_gone("cave 1");
        pty.press("\r");
        pty.wait_for("Stay or leave?");
        if number == 2 {
            // A mind can be changed before the next one looks.
            pty.press("s");
            pty.wait_for("Pass the keyboard to Player 3");
            pty.press("u");
            pty.wait_for("Stay or leave?");
        }
        pty.press(if number == 2 { "l" } else { "s" });
    }
    pty.wait_for("Player 1 and Player 3 stay in the cave; Player 2 leaves.");
    pty.wait_for("Press Enter to continue.");
}

#[test]
fn a_refusal_says_why_and_opens_its_clause() {
    let args = ["play", "kadora", "--lang", "en", "--seed", "3", "--pace", "0"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("Which card do you");
    // The cursor goes to a corner, where a card lies at the start.
    for key in ["\x1b[D", "\x1b[D", "\x1b[D", "\x1b[B", "\x1b[B", "\x1b[B", "\r"] {
        pty.press(key);
    }
    pty.wait_for("(K11)");
    pty.press("?");
    pty.wait_for("K11 ");
    pty.wait_for("Esc close");
    pty.press("\x1b");
    pty.wait_gone("Esc close");
    pty.press("q");
    pty.wait_for("Leave the game?");
    pty.press("n");
    pty.wait_gone("Leave the game?");
    pty.interrupt();
    assert_eq!(pty.exit_code(), 0);
}

#[test]
fn the_mouse_plays_too() {
    let args = ["play", "diamant", "--lang", "en", "--seed", "3", "--pace", "0"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("Stay or leave?");
    pty.click("stay");
    pty.wait_for("stay in the cave");
}

#[test]
fn without_colours_there_are_none() {
    let args = ["play", "kadora", "--lang", "en", "--seed", "3", "--pace", "0"];
    let pty = Pty::run(&args, (80, 24), &[("NO_COLOR", "1")]);
    pty.wait_for("Which card do you");
    assert!(!pty.has_colours());
    let pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("Which card do you");
    assert!(pty.has_colours());
}

#[test]
fn odd_input_is_answered_or_ignored() {
    let args = ["play", "diamant", "--plain", "--lang", "en", "--seed", "3"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    let huge = "x".repeat(3_000);
    for line in ["", "   ", "\u{1b}[31m", "stay leave", "rules Z9", "?", "é", "leave now", &huge] {
        assert!(pty.question().is_some(), "{}", pty.transcript());
        pty.type_line(line);
    }
    assert!(pty.question().is_some());
    pty.send(b"\xff\xfe\xc3\n");
    assert!(pty.question().is_some());
    pty.type_line("quit");
    assert_eq!(pty.exit_code(), 0);
    assert!(pty.transcript().contains("There is no rule Z9"), "{}", pty.transcript());

    let args = ["play", "mirrors", "--lang", "en", "--seed", "3", "--pace", "0"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    pty.wait_for("Where do you place one?");
    pty.send(b"\x00\x01\x02\x1b[999;999H\xff\xfe\xc3\x28 99 \x1b[<0;500;500M zzz\t\t\x7f");
    pty.send(&[b'~'; 2_000]);
    pty.settle();
    pty.wait_for("Where do you place one?");
    pty.interrupt();
    assert_eq!(pty.exit_code(), 0);
}

#[test]
fn the_end_of_input_is_the_end() {
    let args = ["play", "kadora", "--plain", "--lang", "en", "--seed", "3"];
    let mut pty = Pty::run(&args, (80, 24), &[]);
    assert!(pty.question().is_some());
    pty.send(b"\x04");
    assert_eq!(pty.exit_code(), 0);
    assert!(pty.transcript().contains("You have left the game."), "{}", pty.transcript());
}

#[test]
fn a_menu_asks_when_no_game_was_named() {
    let mut pty = Pty::run(&["play", "--lang", "en", "--pace", "0"], (80, 24), &[]);
    pty.wait_for("People here");
    pty.press("\x1b[C");
    pty.wait_for("Mirrors");
    pty.press("\r");
    pty.wait_for("your card");
    pty.interrupt();
    assert_eq!(pty.exit_code(), 0);

    let mut pty = Pty::run(&["play", "--plain", "--lang", "de"], (80, 24), &[]);
    for line in ["schach", "kadora", "2", "", "random", "1"] {
        assert!(pty.question().is_some());
        pty.type_line(line);
    }
    pty.wait_for("Welche Karte legst du wohin?");
}

#[test]
fn a_record_is_watched_forwards_and_backwards_from_anyones_eyes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let path = file.to_str().unwrap();
    let args = ["play", "kadora", "--plain", "--people", "0", "--seed", "4", "--record", path];
    assert_eq!(Pty::run(&args, (80, 24), &[]).exit_code(), 0);
    assert!(is_over(&file));

    let watch = ["replay", path, "--watch", "--lang", "en"];
    let mut pty = Pty::run(&watch, (80, 24), &[]);
    pty.wait_for("step 0 of");
    pty.press("\x1b[C");
    pty.wait_for("step 1 of");
    assert!(!pty.screen().contains("1R") && pty.screen().contains("as a spectator sees it"));
    pty.press("\t");
    let record: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    pty.wait_for(&format!("as {} sees it", record["names"][0].as_str().unwrap()));
    pty.press("\x1b[F");
    pty.wait_for("★");
    pty.press("\x1b[H");
    pty.wait_for("step 0 of");
    pty.press("q");
    assert_eq!(pty.exit_code(), 0);

    let mut pty = Pty::run(&[&watch[..], &["--plain"]].concat(), (80, 24), &[]);
    for line in ["next", "next", "view 2", "hand", "back", "back", "back", "9999", "what", "view"] {
        assert!(pty.question().is_some(), "{}", pty.transcript());
        pty.type_line(line);
    }
    assert!(pty.question().is_some());
    pty.type_line("quit");
    assert_eq!(pty.exit_code(), 0);
    let said = pty.transcript();
    for part in ["Your hand:", "There are no more steps.", "I don’t know “what”."] {
        assert!(said.contains(part), "{part} in {said}");
    }
}
