//! Diamant's records: what is read, and what is said of what cannot be.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use diamant::{Diamant, Options};
use luck::Dice;
use serde_json::{Value, json};
use table::{Game, Luck, Record, Scribe, Seat, finish_at_random};
use testkit::check_spoilt_records;

fn read(record: Value) -> Result<Diamant, String> {
    Record::<Diamant>::from_value(record)
        .and_then(|record| record.replay(|_, _, _| {}))
        .map_err(|error| error.to_string())
}

/// Three explorers, one cave so far, all of them inside.
fn unfinished() -> Value {
    json!({
        "format": "adamant-record/1", "game": "diamant", "players": 3,
        "deal": {"caves": [["9", "snake", "7"]]}, "moves": ["SSS", "LSS"],
    })
}

fn changed(path: &str, value: Value) -> Value {
    let mut record = unfinished();
    if let Some(place) = record.pointer_mut(path) {
        *place = value;
    } else {
        record[path.trim_start_matches('/')] = value;
    }
    record
}

#[test]
fn an_unfinished_game_says_who_is_awaited() {
    let game = read(unfinished()).unwrap();
    let awaited = game.turn().awaited().iter().map(Seat::number).collect::<Vec<_>>();
    assert_eq!(awaited, [1, 2]);
}

#[test]
fn what_may_be_left_out_is_not_missed() {
    for (key, value) in [
        ("/names", json!(["Ann", "Bob", "Cem"])),
        ("/options", json!({})),
        ("/options", json!({"chests": "closed"})),
        ("/options", json!({"stones": 75})),
        ("/result", json!(null)),
        ("/result", json!({})),
        ("/rules_version", json!(1)),
        ("/seed", json!([1, {"two": 3}])),
    ] {
        read(changed(key, value)).unwrap();
    }
}

#[test]
fn whatever_else_a_record_holds_is_kept() {
    let record = Record::<Diamant>::from_value(changed("/times", json!([12, 30]))).unwrap();
    assert_eq!(record.to_value()["times"], json!([12, 30]));
}

#[test]
fn every_error_names_its_place_and_says_what_is_wrong() {
    assert_eq!(read(json!(null)).unwrap_err(), "a game file is a JSON object, not null");
    for key in ["format", "game", "players", "deal", "moves"] {
        let mut record = unfinished();
        record.as_object_mut().unwrap().remove(key);
        assert_eq!(read(record).unwrap_err(), format!("{key}: is missing"));
    }
    for (path, value, error) in [
        (
            "/format",
            json!("adamant-record/9"),
            "format: should be \"adamant-record/1\", not \"adamant-record/9\"",
        ),
        ("/format", json!(1), "format: should be text, not a number"),
        ("/game", json!("kadora"), "game: should be \"diamant\", not \"kadora\""),
        ("/players", json!("three"), "players: invalid type: string \"three\", expected u8"),
        ("/players", json!(-3), "players: invalid value: integer `-3`, expected u8"),
        ("/players", json!(2), "players: Players { players: 2 } (D1)"),
        (
            "/rules_version",
            json!(2),
            "rules_version: version 2 of the rules of diamant is not known here: this program plays by version 1",
        ),
        ("/names", json!(["Ann", "Bob"]), "names: 2 names for 3 players"),
        (
            "/names",
            json!(["Ann", "Bob", "\u{1b}[31m"]),
            "names[2]: a name needs letters, and no control characters",
        ),
        ("/options", json!({"stones": 80}), "options.stones: a box holds 75 or 90 stones, not 80"),
        (
            "/options",
            json!({"stones": 90, "weather": "fine"}),
            "options.weather: \"weather\" is not one of [\"chests\", \"stones\"]",
        ),
        (
            "/options",
            json!({"chests": "ajar"}),
            "options.chests: unknown variant `ajar`, expected `open` or `closed`",
        ),
        ("/deal", json!({}), "deal: missing field `caves`"),
        (
            "/deal/caves/0/1",
            json!("dragon"),
            "deal.caves[0][1]: \"dragon\" is no cave card: there are 1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17, snake, scorpion, \
             rockslide, gas and explosion",
        ),
        ("/deal/caves/0/2", json!("9"), "deal.caves[0][2]: NotInPile { card: Card(9) } (D2)"),
        (
            "/deal/caves/0",
            json!(["9", "snake"]),
            "deal.caves[0][2]: is missing, though moves[2] comes after it",
        ),
        (
            "/deal/caves/0",
            json!(["9", "snake", "7", "5"]),
            "deal.caves[0][3]: nothing in the game file leads to this",
        ),
        (
            "/deal/caves",
            json!([["9", "snake", "7"], ["5"]]),
            "deal.caves[1][0]: nothing in the game file leads to this",
        ),
        ("/moves/1", json!("LS"), "moves[1]: \"LS\" should have a letter for each of the 3 seats"),
        (
            "/moves/1",
            json!("LéS"),
            "moves[1]: \"LéS\": 'é' is no decision: S stays, L leaves, . is not in the cave",
        ),
        (
            "/moves/1",
            json!("LS."),
            "moves[1]: \"LS.\": seat 2 is in the cave and must decide (D11)",
        ),
        ("/moves/1", json!(7), "moves[1]: invalid type: integer `7`, expected a string"),
        (
            "/result",
            json!({"winners": [0]}),
            "result: the game is not over: seats 1, 2 are to decide",
        ),
    ] {
        let mut record = changed(path, value);
        if error.contains("moves[2]") {
            record["moves"] = json!(["SSS", "LSS", ".LL"]);
        }
        assert_eq!(read(record).unwrap_err(), error);
    }
    let back_again = changed("/moves", json!(["LSS", "LSS"]));
    assert_eq!(
        read(back_again).unwrap_err(),
        "moves[1]: \"LSS\": seat 0 is not in the cave; write . for it (D11)"
    );
}

fn finished(seed: u64) -> Record<Diamant> {
    let mut dice = Dice::new(seed);
    let players = 3 + u8::try_from(dice.below(6)).unwrap();
    let mut scribe = Scribe::<Diamant>::new(players, Options::default()).unwrap();
    finish_at_random(&mut scribe, &mut dice, &mut ()).unwrap();
    scribe.into_record()
}

#[test]
fn a_result_that_is_not_the_games_is_refused() {
    let mut record = finished(1).to_value();
    read(record.clone()).unwrap();
    record["result"]["scores"][0] = json!(600);
    let error = read(record).unwrap_err();
    assert!(error.starts_with("result.scores: should be ["), "{error}");
}

#[test]
fn nothing_follows_the_end_of_a_game() {
    let mut record = finished(2).to_value();
    let moves = record["moves"].as_array_mut().unwrap();
    let length = moves.len();
    moves.push(json!("SSSSSSSS"));
    assert_eq!(
        read(record).unwrap_err(),
        format!("moves[{length}]: the game is over before this move")
    );
}

#[test]
fn no_mischief_makes_a_panic() {
    check_spoilt_records(finished, &["[SL.]{0,9}", "17|1|snake|gas"]);
}
