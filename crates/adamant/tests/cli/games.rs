//! The games on the command line: played, simulated, replayed, practised and explained.

use std::fs;
use std::path::Path;

use predicates::prelude::*;
use serde_json::Value;

use super::{adamant, json_lines, simulated, stdout};

/// Three explorers in the first cave; seat 1 has left with three stones.
const UNFINISHED: &str = r#"{"format": "adamant-record/1", "game": "diamant", "players": 3,
  "names": ["Anna", "Bert", "Cem"],
  "deal": {"caves": [["9", "snake"]]}, "moves": ["SLS"]}"#;

#[test]
fn an_unfinished_game_says_who_is_awaited() {
    let mut replay = adamant(&["replay", "-", "--json"]);
    let told = stdout(replay.write_stdin(UNFINISHED));
    assert_eq!(told, "{\"ok\":true,\"result\":null,\"turn\":[0,2]}\n");

    let mut replay = adamant(&["replay", "-"]);
    let told = stdout(replay.write_stdin(UNFINISHED));
    assert!(told.contains("Anna") && told.contains("snake"), "{told}");
    assert!(told.trim_end().ends_with("Anna and Cem."), "{told}");
}

#[test]
fn a_story_is_told_in_five_languages() {
    let stories: Vec<String> = ["en", "nl", "fr", "de", "it"]
        .iter()
        .map(|lang| stdout(adamant(&["replay", "-", "--lang", lang]).write_stdin(UNFINISHED)))
        .collect();
    for (i, story) in stories.iter().enumerate() {
        assert!(story.contains("Bert"));
        assert!(!stories[..i].contains(story));
    }
    // Without --lang, the machine's own.
    let mut replay = adamant(&["replay", "-"]);
    assert_eq!(stdout(replay.env("LANG", "nl_BE.UTF-8").write_stdin(UNFINISHED)), stories[1]);
    adamant(&["replay", "-", "--lang", "tlh"])
        .assert()
        .code(2)
        .stderr(predicate::str::contains("possible values: en, nl, fr, de, it"));
}

#[test]
fn what_is_simulated_can_be_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let records = simulated(
        folder.path(),
        &["--games", "300", "--players", "8", "--option", "chests=closed"],
    );
    assert_eq!(records.lines().count(), 300);
    assert!(records.contains(r#""options":{"chests":"closed","stones":90}"#));
    let mut replay = adamant(&["replay", "--json", "-"]);
    let replayed = json_lines(&stdout(replay.write_stdin(records.clone())));
    for (line, record) in replayed.iter().zip(json_lines(&records)) {
        assert_eq!(line["result"], record["result"]);
    }
}

#[test]
fn a_seed_gives_the_same_games_whatever_the_threads() {
    let run = |threads: &str| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.jsonl");
        let args = [
            "simulate",
            "diamant",
            "--players",
            "5",
            "--games",
            "4500",
            "--seed",
            "7",
            "--json",
            "--threads",
        ];
        let told = stdout(adamant(&args).args([threads, "--records", file.to_str().unwrap()]));
        let mut report: Value = serde_json::from_str(&told).unwrap();
        for clocked in ["seconds", "games_per_second", "decisions_per_second"] {
            assert!(
                report.as_object_mut().unwrap().remove(clocked).unwrap().as_f64().unwrap() > 0.0
            );
        }
        (report, fs::read_to_string(file).unwrap())
    };
    let (report, records) = run("1");
    assert_eq!((report.clone(), records), run("3"));
    assert_eq!(report["games"], 4500);
    assert_eq!(report["mean_scores"].as_array().unwrap().len(), 5);
    // The same number of caves by cards turned as games times five.
    let caves: u64 =
        report["caves"].as_array().unwrap().iter().map(|row| row["caves"].as_u64().unwrap()).sum();
    assert_eq!(caves, 5 * 4500);
}

#[test]
fn tables_are_printed_for_people() {
    let told = stdout(&mut adamant(&["simulate", "diamant", "-p", "3", "-g", "1000", "-s", "2"]));
    for part in [
        "1,000 games of diamant with 3 players",
        "seed 2",
        "mean score",
        "standard error",
        "ended by a hazard",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn a_wrong_set_up_is_explained() {
    let check = |args: &[&str], says: &str| {
        adamant(&["simulate"]).args(args).assert().code(2).stderr(predicate::str::contains(says));
    };
    check(&["diamant", "--players", "9"], "3 to 8 players, not 9 (D1)");
    check(&["diamant", "--games", "0"], "0 is not in 1..");
    check(&["diamant", "--option", "chests"], "write NAME=VALUE");
    check(&["diamant", "--option", "chests=ajar"], "expected `open` or `closed`");
    check(
        &["diamant", "--option", "lamps=2"],
        "This game has no option “lamps”. Its options are: chests, stones.",
    );
    check(&["chess"], "possible values: diamant");
    for players in ["-1", "0", "nine"] {
        check(&["diamant", "--players", players], "write how many play, such as 4");
    }
    for wrong in ["--players=9", "--option=lamps=2"] {
        check(&["diamant", wrong], "Usage: adamant simulate [OPTIONS] <GAME>");
    }
    adamant(&["simulate", "diamant", "--games", "1", "--records", "/nowhere/games.jsonl"])
        .assert()
        .code(1)
        .stderr(predicate::str::contains("cannot write /nowhere/games.jsonl"));
}

#[test]
fn rules_are_readable_in_a_terminal() {
    let english = stdout(&mut adamant(&["rules", "diamant"]));
    for number in 1..=20 {
        assert!(english.contains(&format!("D{number} ")), "D{number}");
    }
    assert!(english.lines().all(|line| line.chars().count() <= 88));
    let dutch = stdout(&mut adamant(&["rules", "diamant", "--lang", "nl"]));
    assert!(dutch.contains("schatkist"));
    let clause = stdout(&mut adamant(&["rules", "diamant", "d12"]));
    assert!(clause.starts_with("D12") && clause.lines().count() < 20, "{clause}");
    adamant(&["rules", "diamant", "D99"])
        .assert()
        .code(1)
        .stderr(predicate::str::contains("end with D20"));
}

/// Anna and Bert have each placed a mirror; Anna has taken a diamond with hers.
const MIRRORS: &str = r#"{"format": "adamant-record/1", "game": "mirrors", "players": 2, "names": ["Anna", "Bert"],
  "deal": {"rim": "BRBGGBRGBYRYGYYR", "cards": ["BBGG", "RRYY"], "first": 0},
  "moves": ["d1\\ s4>w1", "b4/"]}"#;

#[test]
fn a_game_of_mirrors_is_replayed_and_a_wrong_turn_explained() {
    let replay = |record: &str, args: &[&str]| {
        let output = adamant(&["replay", "-"]).args(args).write_stdin(record).output().unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
    };
    let (code, told) = replay(MIRRORS, &["--json"]);
    assert_eq!((code, &told[..]), (0, "{\"ok\":true,\"result\":null,\"turn\":[0]}\n"));
    let (_, told) = replay(MIRRORS, &[]);
    assert!(told.starts_with("Mirrors · Anna, Bert\n"), "{told}");
    for sentence in [
        "Anna lights the green diamond in w1 from s4, via 1 mirror, and takes it.\n",
        "Bert places a mirror on b4, rising (/).\n",
        "Waiting for Anna.\n",
    ] {
        assert!(told.contains(sentence), "{told}");
    }
    // What is on a card is for its owner alone.
    assert!(!told.contains("2 blue"), "{told}");
    let (_, dutch) = replay(MIRRORS, &["--lang", "nl"]);
    assert!(dutch.contains("Anna bespiegelt vanuit s4, via 1 spiegel,"), "{dutch}");

    for (wrong, says) in [
        (MIRRORS.replace("b4/", "b4~"), "moves[1]: "),
        (MIRRORS.replace("b4/", "b4~"), "place it on a free field (M8)"),
        (MIRRORS.replace("s4>w1", "s4>w2"), "The beam from s4 leaves at w1, not at w2 (M7)"),
        (MIRRORS.replace("BRBGGB", "RRBGGB"), "is not four diamonds of each colour"),
        (MIRRORS.replace("\"RRYY\"", "\"BBGG\""), "This card is no longer in the pile: BBGG (M4)"),
    ] {
        let (code, told) = replay(&wrong, &["--json"]);
        assert_eq!(code, 1, "{told}");
        assert!(told.contains(says), "{told}");
    }
}

#[test]
fn what_is_simulated_of_mirrors_is_counted_and_can_be_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl");
    let told = stdout(
        adamant(&["simulate", "mirrors", "--games", "200", "--seed", "5", "--json", "--records"])
            .arg(&file),
    );
    let report: Value = serde_json::from_str(&told).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let records = json_lines(&text);
    let replayed = json_lines(&stdout(&mut adamant(&["replay", "--json", file.to_str().unwrap()])));
    assert_eq!((records.len(), replayed.len()), (200, 200));
    for (line, record) in replayed.iter().zip(&records) {
        assert_eq!(line["result"], record["result"]);
    }

    // A word of a record is a turn, and has an arrow if a diamond is taken.
    let words = || records.iter().flat_map(|record| record["moves"].as_array().unwrap());
    let count = |name: &str| -> u64 {
        let endings = report["endings"].as_array().unwrap();
        endings.iter().map(|ending| ending[name].as_u64().unwrap()).sum()
    };
    assert_eq!(count("games"), 200);
    assert_eq!(count("turns"), words().count() as u64);
    let takes = words().filter(|word| word.as_str().unwrap().contains('>')).count();
    assert_eq!(count("diamonds_taken"), takes as u64);
    let on_target = |record: &&Value| {
        record["result"]["cards"].as_array().unwrap().iter().any(|cards| cards == 3)
    };
    assert_eq!(report["endings"][0]["ending"], "target");
    assert_eq!(report["endings"][0]["games"], records.iter().filter(on_target).count());
    assert!(count("deadlocks") >= count("games_with_deadlock"));
    assert!(count("games_with_deadlock") > 0);
}

#[test]
fn tables_of_mirrors_say_how_games_ended() {
    let told = stdout(&mut adamant(&[
        "simulate", "mirrors", "-p", "2", "-g", "100", "-s", "2", "-o", "target=4",
    ]));
    for part in [
        "100 games of mirrors with 2 players",
        "turns/game",
        "target (M17)",
        "pile (M18)",
        "standstill (M20)",
        "deadlocks",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let check = |args: &[&str], says: &str| {
        let mut simulate = adamant(&["simulate", "mirrors"]);
        simulate.args(args).assert().code(2).stderr(predicate::str::contains(says));
    };
    check(&["--players", "5"], "2 to 4 players, not 5 (M1)");
    check(&["--option", "target=6"], "3, 4 or 5 cards win, not 6");
}

#[test]
fn the_rules_of_mirrors_are_readable_in_a_terminal() {
    let english = stdout(&mut adamant(&["rules", "mirrors"]));
    assert!(english.starts_with("Mirrors\n"), "{english}");
    for number in 1..=20 {
        assert!(english.contains(&format!("\nM{number} ")), "M{number}");
    }
    assert!(english.lines().all(|line| line.chars().count() <= 88));
    let dutch = stdout(&mut adamant(&["rules", "mirrors", "m9", "--lang", "nl"]));
    assert!(dutch.starts_with("M9") && dutch.contains("bespiegelen"), "{dutch}");
    adamant(&["rules", "mirrors", "D12"])
        .assert()
        .code(1)
        .stderr(predicate::str::contains("end with M20"));
    adamant(&["--help"]).assert().success().stdout(predicate::str::contains("Andrea Steyn"));
}

#[test]
fn the_names_of_bots_and_options_can_be_found() {
    for (game, bots) in [
        ("diamant", &["random", "thumb", "clever", "expert", "sixth-card"][..]),
        ("kadora", &["thumb"]),
    ] {
        let told = stdout(&mut adamant(&["bots", game]));
        for bot in bots {
            assert!(told.lines().any(|line| line.starts_with(bot)), "{bot}: {told}");
        }
        assert!(told.contains("(the default)"), "{told}");
        let listed: Value =
            serde_json::from_str(&stdout(&mut adamant(&["bots", game, "--json"]))).unwrap();
        let names = told.lines().filter(|line| !line.starts_with(' ')).count();
        assert_eq!(listed["bots"].as_array().unwrap().len(), names, "{told}");
        // Every opponent can play; the others are for the arena.
        for bot in listed["bots"].as_array().unwrap().iter().filter(|bot| bot["opponent"] == true) {
            let bot = bot["name"].as_str().unwrap();
            adamant(&["play", game, "--plain", "--people", "0", "--bots", bot])
                .arg("--record=/nowhere/game.json")
                .assert()
                .code(1)
                .stderr(predicate::str::contains("/nowhere/game.json"));
        }
    }
    let told = stdout(&mut adamant(&["options", "diamant", "--lang", "nl"]));
    assert!(told.contains("3 tot 8 spelers.") && told.contains("chests=closed"), "{told}");
    let listed: Value =
        serde_json::from_str(&stdout(&mut adamant(&["options", "mirrors", "--json"]))).unwrap();
    assert_eq!(listed["options"][0]["name"], "target");
    for option in listed["options"][0]["values"].as_array().unwrap() {
        let option = format!("target={}", option["value"].as_str().unwrap());
        adamant(&["simulate", "mirrors", "-g", "1", "-o", &option]).assert().success();
    }
    let help = stdout(&mut adamant(&["play", "--help"]));
    for name in ["diamant, mirrors, kadora", "random, thumb, clever or expert", "adamant bots GAME"]
    {
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(help.contains(name), "{name}: {help}");
    }
}

#[test]
fn the_name_of_a_game_is_no_bot() {
    let home = tempfile::tempdir().unwrap();
    adamant(&["play", "--plain", "--lang", "en", "--bots", "thumb", "kadora"])
        .env("XDG_DATA_HOME", home.path())
        .write_stdin("quit\n")
        .assert()
        .success()
        .stdout(predicate::str::contains("Kadora, with"));
    let check = |args: &[&str], says: &str| {
        adamant(&["play", "--plain"])
            .args(args)
            .env("XDG_DATA_HOME", home.path())
            .assert()
            .code(2)
            .stderr(predicate::str::contains(says));
    };
    check(&["kadora", "--bots", "genius"], "kadora has no bot “genius”: there are random, thumb");
    check(&["kadora", "--bots", "genius"], "Usage: adamant play");
    check(&["kadora", "--players", "9"], "2 to 4 players, not 9 (K1)");
    for players in ["-1", "0"] {
        check(&["kadora", "--players", players], "write how many play, such as 4");
    }
    check(&["kadora", "--people", "-1"], "write how many are people");
    check(&["diamant", "--record", "-"], "give --record a file");
    let games = home.path().join("games.jsonl");
    adamant(&["simulate", "diamant", "-g", "3", "-r"]).arg(&games).assert().success();
    check(&["--resume", games.to_str().unwrap()], "There are 3 games in");
}

/// Random games of Kadora as records, and the report as JSON.
fn simulated_kadora(folder: &Path, players: &str, games: &str) -> (String, Value) {
    let file = folder.join("kadora.jsonl");
    let args = ["simulate", "kadora", "-p", players, "-g", games, "-s", "5", "--json", "-fr"];
    let told = stdout(adamant(&args).arg(&file));
    (fs::read_to_string(file).unwrap(), serde_json::from_str(&told).unwrap())
}

#[test]
fn kadora_is_simulated_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    for players in ["2", "3", "4"] {
        let (records, report) = simulated_kadora(folder.path(), players, "200");
        let mut replay = adamant(&["replay", "--json", "-"]);
        let replayed = json_lines(&stdout(replay.write_stdin(records.clone())));
        let (mut turns, mut gifts, mut virtual_wins) = (0, 0, 0);
        for (line, record) in replayed.iter().zip(json_lines(&records)) {
            assert_eq!(line["result"], record["result"]);
            let moves = record["moves"].as_array().unwrap();
            turns += moves.len();
            gifts += moves.iter().filter(|word| word.as_str().unwrap().contains("give")).count();
            let winners = record["result"]["winners"].as_array().unwrap();
            assert!(!winners.is_empty());
            virtual_wins += usize::from(players == "2" && winners.contains(&Value::from(2)));
        }
        assert_eq!(replayed.len(), 200);
        assert_eq!(report["turns"], turns);
        assert_eq!(report["gifts"], gifts);
        let takes = |clause: &str| report["takes"][clause].as_u64().unwrap();
        assert!(takes("K12") > takes("K13") && takes("K13") > takes("K14"), "{report}");
        match players {
            "2" => assert_eq!(report["virtual_wins"], virtual_wins),
            _ => assert!(report.get("virtual_wins").is_none(), "{report}"),
        }
    }
}

#[test]
fn a_game_of_kadora_is_told_to_the_last_penalty_point() {
    let folder = tempfile::tempdir().unwrap();
    let (record, _) = simulated_kadora(folder.path(), "2", "1");
    let told = |lang| stdout(adamant(&["replay", "-", "--lang", lang]).write_stdin(record.clone()));
    for (lang, parts) in [
        ("en", ["Kadora · Seat 1, Seat 2", "In purple, ", "penalty points", "dummy hand"]),
        ("nl", ["Kadora · Plaats 1, Plaats 2", "In paars ", "strafpunten", "virtuele speler"]),
        ("de", ["Kadora · Platz 1, Platz 2", "In Lila ", "Strafpunkte", "virtuelle Spieler"]),
    ] {
        for part in parts {
            assert!(told(lang).contains(part), "{part}: {}", told(lang));
        }
    }
}

#[test]
fn an_unfinished_or_impossible_game_of_kadora_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let (record, _) = simulated_kadora(folder.path(), "3", "1");
    let mut record: Value = serde_json::from_str(&record).unwrap();
    record.as_object_mut().unwrap().remove("result");
    let first = record["deal"]["first"].as_u64().unwrap();
    record["moves"].as_array_mut().unwrap().truncate(2);
    let mut replay = adamant(&["replay", "-", "--json"]);
    let told = stdout(replay.write_stdin(record.to_string()));
    assert_eq!(told, format!("{{\"ok\":true,\"result\":null,\"turn\":[{}]}}\n", (first + 2) % 3));

    record["moves"][1] = record["moves"][0].clone();
    let output = adamant(&["replay", "-", "--json"])
        .write_stdin(record.to_string())
        .assert()
        .code(1)
        .get_output()
        .stdout
        .clone();
    let told = String::from_utf8(output).unwrap();
    assert!(told.contains("moves[1]: ") && told.contains("(K11)"), "{told}");
}

#[test]
fn a_table_of_kadora_is_counted_for_people() {
    let told = stdout(&mut adamant(&["simulate", "kadora", "-p", "2", "-g", "1000", "-s", "2"]));
    for part in [
        "1,000 games of kadora with 2 players",
        "a turn was played",
        "given away (K10)",
        "(K12)",
        "(K13)",
        "(K14)",
        "the win was shared (K22)",
        "the dummy hand won (K20)",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let told = stdout(&mut adamant(&["simulate", "kadora", "-p", "3", "-g", "10", "-s", "2"]));
    assert!(!told.contains("virtual"), "{told}");

    let check = |args: &[&str], says: &str| {
        adamant(&["simulate", "kadora"])
            .args(args)
            .assert()
            .code(2)
            .stderr(predicate::str::contains(says));
    };
    check(&["--players", "5"], "2 to 4 players, not 5 (K1)");
    check(&["--option", "loot=open"], "This game has no option “loot”. Its options are: first.");
    check(&["--option", "first=9"], "a number from 0 to 3");
    check(&["--option", "first=3", "--players", "3"], "the seats are 0 to 2");
}

#[test]
fn the_rules_of_kadora_are_readable_in_a_terminal() {
    for lang in ["en", "nl", "fr", "de", "it"] {
        let book = stdout(&mut adamant(&["rules", "kadora", "--lang", lang]));
        for number in 1..=23 {
            assert!(book.contains(&format!("K{number} ")), "{lang}: K{number}");
        }
    }
    let clause = stdout(&mut adamant(&["rules", "kadora", "k23", "--lang", "nl"]));
    assert!(clause.starts_with("K23") && clause.contains("betovering"), "{clause}");
    adamant(&["rules", "kadora", "D1"])
        .assert()
        .code(1)
        .stderr(predicate::str::contains("end with K23"));
}

#[test]
fn positions_are_practised_and_found() {
    let folder = tempfile::tempdir().unwrap();
    let mut practice = adamant(&["practice", "mirrors", "--plain"]);
    let told =
        stdout(practice.env("XDG_DATA_HOME", folder.path()).write_stdin("1\nanswer\nquit\n"));
    assert!(told.contains("Solved: 0 of 10") && told.contains("The best answer: "), "{told}");

    let find = |seed| {
        stdout(&mut adamant(&[
            "practice", "diamant", "--find", "-", "--games", "2", "--seed", seed,
        ]))
    };
    let found: Value = serde_json::from_str(&find("3")).unwrap();
    assert_eq!(found["format"], "adamant-practice/1");
    assert_eq!((&found["game"], &found["seed"]), (&"diamant".into(), &3.into()));
    assert_eq!(find("3"), find("3"));
    let file = folder.path().join("positions.json");
    fs::write(&file, "kept").unwrap();
    let file = file.to_str().unwrap();
    adamant(&["practice", "kadora", "--find", file])
        .assert()
        .code(1)
        .stderr(predicate::str::contains("exists already"));
    adamant(&["practice", "chess"]).assert().code(2);
    adamant(&["practice", "mirrors", "--seed", "3"]).assert().code(2);
}
