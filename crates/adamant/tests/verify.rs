//! `adamant verify`, as its users meet it.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fs;
use std::process::Output;

use assert_cmd::Command;
use serde_json::{Value, json};

/// The commitment of all games in the shared test vectors, and the number that their second seat added.
const COMMITMENT: &str = "e3e16780becf601d55e4751e7d722ef91d750bb0cea61b1bb5ea8bc308cdf262";
const NUMBER: &str = "464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465";

fn vectors() -> Value {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair-shuffle-vectors.json");
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

/// The records of the shared test vectors: a whole game of Diamant first.
fn records() -> Vec<Value> {
    let mut vectors = vectors();
    let games = vectors["games"].as_array_mut().unwrap();
    games.iter_mut().map(|game| game["record"].take()).collect()
}

fn of_diamant() -> Value {
    let mut record = records().swap_remove(0);
    record["names"] = json!(["Anna", "Bert", "Cem"]);
    record
}

/// Anna, Bert and a bot called Cem; what the command says of their game, lines joined.
fn verify(record: &Value, args: &[&str]) -> (String, Option<i32>) {
    let mut command = Command::cargo_bin("adamant").unwrap();
    command.args(["verify", "-"]).args(args).env("LANG", "en_GB.UTF-8").env_remove("LC_ALL");
    let Output { stdout, stderr, status } =
        command.write_stdin(record.to_string()).output().unwrap();
    let said = String::from_utf8([stdout, stderr].concat()).unwrap();
    (said.split_whitespace().collect::<Vec<_>>().join(" "), status.code())
}

fn check(record: &Value, args: &[&str], code: i32, says: &[&str]) {
    let (said, exit) = verify(record, args);
    for part in says {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert_eq!(exit, Some(code), "{said}");
}

#[test]
fn it_says_what_it_checked_and_what_cannot_be_checked() {
    check(
        &of_diamant(),
        &[],
        0,
        &[
            "Diamant · Anna, Bert, Cem ✓ The seed",
            &format!("its SHA-256 is {COMMITMENT}."),
            "All 59 random draws follow from the seed, the table code BCDFGH and what Anna and Bert added.",
            "moves are legal.",
            "✓ The result in the game file is correct. ~ Without a receipt from the start",
            "impossible to tell whether you were shown this commitment and these numbers.",
            "What a game file cannot show:",
            "? Were the others shown the same as you? Compare your receipts.",
            "? Did the last player to join work with the server?",
        ],
    );
}

#[test]
fn every_game_can_be_verified_and_an_unfinished_one_says_so() {
    for record in records() {
        let (said, code) = verify(&record, &[]);
        assert_eq!(code, Some(0), "{said}");
        let over = record["game"] == "diamant";
        assert_eq!(said.contains("~ The game is not over"), !over, "{said}");
    }
}

#[test]
fn the_notes_of_a_player_are_compared() {
    let record = of_diamant();
    let notes = ["--table", "bcd-fgh", "--commitment", COMMITMENT, "--contribution", NUMBER];
    let says = [
        "✓ The table code is the one you gave.",
        "✓ The commitment is the one you gave.",
        "✓ The number you gave was used; it was added by Bert.",
        "~ Without a receipt",
    ];
    check(&record, &notes, 0, &says);
    let other = "✗ fair.table: this is BCDFGH, but you gave PVFNFF. This is another table.";
    check(&record, &["--table", "PVFNFF"], 1, &[other]);
    check(&record, &["--table", "PVF"], 2, &["should be a table's code"]);

    let other = "ab".repeat(32);
    let promised = format!("✗ fair.commitment: this is {COMMITMENT}, but you gave {other}.");
    check(&record, &["--commitment", &other], 1, &[&promised]);
    let missing = format!("✗ fair.contributions: the number you gave is missing: {other}.");
    check(&record, &["--contribution", NUMBER, "--contribution", &other], 1, &[&missing]);
    check(&record, &["--commitment", "00"], 2, &["should be 32 bytes written as 64 hexadecimal"]);
}

/// What `verify` says of a record and these receipts.
fn with_receipts(record: &Value, receipts: &[&Value]) -> (String, Option<i32>) {
    let folder = tempfile::tempdir().unwrap();
    let mut args = Vec::new();
    for (number, receipt) in receipts.iter().enumerate() {
        let file = folder.path().join(format!("{number}.json"));
        fs::write(&file, receipt.to_string()).unwrap();
        args.extend(["--receipt".to_owned(), file.display().to_string()]);
    }
    verify(record, &args.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn a_receipt_shows_whether_the_shuffle_was_the_promised_one() {
    let (record, receipt) = (of_diamant(), vectors()["games"][0]["receipt"].take());
    let (said, code) = with_receipts(&record, &[&receipt]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("✓ Everything matches the receipt of Anna: the table code,"), "{said}");
    assert!(!said.contains('~'), "{said}");

    // The neighbour was shown something else.
    let mut other = receipt.clone();
    other["seat"] = json!(1);
    other["contributions"][0] = json!("cd".repeat(32));
    let (said, code) = with_receipts(&record, &[&receipt, &other]);
    assert_eq!(code, Some(1), "{said}");
    let differs = "✗ contributions[0]: the number of Anna is not the one shown";
    assert!(said.contains("the receipt of Anna") && said.contains(differs), "{said}");

    let (said, code) = with_receipts(&record, &[&record]);
    assert_ne!(code, Some(0), "{said}");
    assert!(said.contains("0.json: This is not a receipt. format: should be"), "{said}");
}

/// The forgeries of a server that chooses the luck after everyone sat down, and all else that is no proof.
#[test]
fn what_every_program_refuses_is_refused_with_a_sentence() {
    for refusal in vectors()["refusals"].as_array().unwrap() {
        let receipt = refusal.get("receipt");
        let (said, code) = with_receipts(&refusal["record"], receipt.as_slice());
        assert_ne!(code, Some(0), "{said}");
        let place = format!("{}: ", refusal["place"].as_str().unwrap());
        assert!(said.contains(&place), "{}: {said}", refusal["why"]);
        if receipt.is_some() {
            // Without the receipt there is nothing to see, and that is said.
            let (said, code) = verify(&refusal["record"], &[]);
            assert_eq!(code, Some(0), "{said}");
            assert!(said.contains("~ Without a receipt"), "{said}");
        }
    }
}

#[test]
fn a_result_is_compared_as_a_whole() {
    let mut record = of_diamant();
    record["result"] = json!({"x": 1});
    check(&record, &[], 1, &["✗ result: this game has no result \"x\""]);
    let mut record = of_diamant();
    record["result"].as_object_mut().unwrap().remove("winners");
    check(&record, &[], 1, &["✗ result.winners: is missing; it should be ["]);
    let mut record = of_diamant();
    record.as_object_mut().unwrap().remove("result");
    check(&record, &[], 0, &["~ The game is over, but the game file does not give the result."]);
}

#[test]
fn the_first_place_that_differs_is_named() {
    let mut record = of_diamant();
    record["deal"]["caves"][1][0] = json!("9");
    check(
        &record,
        &[],
        1,
        &["Cem ✗ deal.caves[1][0]: the shuffle gave \"scorpion\", but the game file says \"9\"."],
    );
    let mut record = of_diamant();
    record["fair"]["seed"] = json!("00".repeat(32));
    check(
        &record,
        &[],
        1,
        &["✗ fair.commitment: this is e3e1", "not the seed the server committed to"],
    );
    let mut record = of_diamant();
    record["moves"][3] = json!("S.S");
    check(&record, &[], 1, &["✗ moves[3]: "]);
    let mut record = of_diamant();
    record["result"]["scores"] = json!([100, 0, 0]);
    check(&record, &[], 1, &["✗ result.scores: should be [0,0,0], not [100,0,0]"]);
}

#[test]
fn a_record_without_a_proof_says_what_that_means() {
    let mut record = of_diamant();
    record.as_object_mut().unwrap().remove("fair");
    check(
        &record,
        &[],
        1,
        &["✗ This game file has no proof of its shuffle, so the shuffle cannot be checked"],
    );
}

#[test]
fn a_table_without_numbers_of_people_is_no_proof_of_fairness() {
    let seed = fair::Seed::new([5; 32]);
    let code = "LNLBTS".parse().unwrap();
    let shuffle = fair::Shuffle::new(&seed, code, &[None; 2]);
    let mut scribe = table::Scribe::<kadora::Kadora>::new(2, kadora::Options::default()).unwrap();
    let deal = table::Game::draw(scribe.game(), &mut shuffle.draw(0));
    scribe.deal(deal, &mut ()).unwrap();
    let mut record = scribe.into_record();
    record.extra.insert("chairs".to_owned(), json!(["thumb", "thumb"]));
    fair::Proof::new(&seed, code, &[None; 2]).add_to(&mut record);
    let alone = "alone: no player added a number, so the server could choose the shuffle.";
    check(&record.to_value(), &[], 0, &[alone]);
}

#[test]
fn nothing_in_a_record_reaches_the_terminal_unescaped() {
    let mut record = of_diamant();
    record["fair"]["algorithm"] = json!("\u{1b}[2Jfine");
    let (said, code) = verify(&record, &[]);
    assert_eq!(code, Some(1));
    assert!(!said.contains('\u{1b}') && said.contains("not \"\\u{1b}[2Jfine\""), "{said}");
}

#[test]
fn five_languages_say_it_and_programs_read_it() {
    let record = of_diamant();
    let mut told: Vec<String> = ["en", "nl", "fr", "de", "it"]
        .iter()
        .map(|lang| verify(&record, &["--lang", lang]).0)
        .collect();
    told.sort();
    told.dedup();
    assert_eq!(told.len(), 5);

    let (line, code) = verify(&record, &["--json", "--lang", "nl"]);
    let line: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(code, Some(0));
    assert_eq!((&line["ok"], &line["draws"]), (&json!(true), &json!(59)));
    assert_eq!(line["result"], record["result"]);
    assert_eq!(line["proof"], record["fair"]);
}

#[test]
fn every_record_of_every_file_gets_its_verdict() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl");
    let mut bad = of_diamant();
    bad["fair"]["table"] = json!("LSWHRX");
    let lines = [of_diamant(), bad, json!({"format": "adamant-record/9"}), of_diamant()];
    let lines: Vec<String> = lines.iter().map(|line| format!("{line}\n")).collect();
    fs::write(&file, lines.concat()).unwrap();
    let mut command = Command::cargo_bin("adamant").unwrap();
    let output = command.args(["verify", "--json", "nowhere.json"]).arg(&file).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let told: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let ok: Vec<bool> = told.iter().map(|line| line["ok"].as_bool().unwrap()).collect();
    assert_eq!(ok, [false, true, false, false, true]);
    for (line, place) in [(2, "deal.caves[0]["), (3, "format: ")] {
        let error = told[line]["error"].as_str().unwrap();
        assert!(error.starts_with(place), "{error}");
        assert_eq!(told[line]["file"], file.to_str().unwrap());
        assert_eq!(told[line]["line"], line);
    }
    assert_eq!(told[0]["file"], "nowhere.json");
}
