//! Kadora's records: what is read, and what is said of what cannot be.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod drawing;

use drawing::draw_block;
use kadora::{Card, Kadora, Options, Side, Stage};
use luck::Dice;
use serde_json::{Value, json};
use table::{Game, Luck, Record, RecordError, Scribe, Viewer, finish_at_random};
use testkit::check_spoilt_records;

fn replay(record: Value) -> Result<Kadora, RecordError> {
    Record::<Kadora>::from_value(record).and_then(|record| record.replay(|_, _, _| {}))
}

fn read(record: Value) -> Result<Kadora, String> {
    replay(record).map_err(|error| error.to_string())
}

/// Three players; all cards lie in the order of colour, value and cut: red and orange aside and in hands, purple in the right pile.
fn unfinished() -> Value {
    let names: Vec<String> = Card::ALL.iter().map(Card::to_string).collect();
    json!({
        "format": "adamant-record/1", "game": "kadora", "players": 3,
        "deal": {
            "aside": names[..12], "hands": [names[12..16], names[16..20], names[20..24]],
            "block": names[24..36], "left": names[36..54], "right": names[54..], "first": 1,
        },
        "moves": ["O3m c2 L", "O4m b2 R"],
    })
}

fn changed(path: &str, value: Value) -> Value {
    let mut record = unfinished();
    match record.pointer_mut(path) {
        Some(place) => *place = value,
        None => record[path.trim_start_matches('/')] = value,
    }
    record
}

#[test]
fn an_unfinished_game_goes_on_where_it_was_left() {
    let game = read(unfinished()).unwrap();
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.to_move().unwrap().number(), 0);
    assert_eq!((view.left.len(), view.right.len()), (17, 17));
    assert_eq!(
        draw_block(&view.block, Side::South),
        "   a   b   c   d\n4 Y1b Y1p Y1m Y2b\n3 Y2p  .   .  Y2m\n2 Y4b O4m  .  Y4p\n1 Y4m Y5b Y5p Y5m"
    );
}

#[test]
fn a_game_not_yet_dealt_is_a_record_too() {
    let mut record = changed("/deal", json!({}));
    record["moves"] = json!([]);
    let game = read(record.clone()).unwrap();
    assert_eq!(game.view(Viewer::Spectator).stage, Stage::Dealing);
    let value = Record::<Kadora>::from_value(record).unwrap().to_value();
    assert_eq!(value["deal"], json!({}));
}

#[test]
fn every_error_names_its_place_and_says_what_is_wrong() {
    let all = |path: &str| unfinished().pointer(path).unwrap().as_array().unwrap().clone();
    let shorter = |path: &str| json!(all(path)[1..]);
    let longer = |path: &str| json!([all(path), vec![json!("R2b")]].concat());
    for (path, value, error) in [
        ("/players", json!(5), "players: Players { players: 5 } (K1)"),
        ("/game", json!("diamant"), "game: should be \"kadora\", not \"diamant\""),
        ("/deal/aside", shorter("/deal/aside"), "deal.aside: should have 12 cards, not 11 (K5)"),
        (
            "/deal/hands/1",
            shorter("/deal/hands/1"),
            "deal.hands[1]: should have 4 cards, not 3 (K6)",
        ),
        ("/deal/hands", shorter("/deal/hands"), "deal.hands: 2 hands for 3 players (K6)"),
        ("/deal/block", longer("/deal/block"), "deal.block: should have 12 cards, not 13 (K6)"),
        ("/deal/left", shorter("/deal/left"), "deal.left: should have 18 cards, not 17 (K7)"),
        ("/deal/right", longer("/deal/right"), "deal.right: should have 18 cards, not 19 (K7)"),
        ("/deal/first", json!(3), "deal.first: NoSuchSeat { seat: Seat(3) } (K1)"),
        ("/deal/first", json!(9), "deal.first: there is no seat 9: seats run from 0 to 7"),
        ("/deal/first", Value::Null, "deal.first: is missing"),
        ("/deal/aside", Value::Null, "deal.aside: is missing"),
        ("/deal/hands", Value::Null, "deal.hands: is missing"),
        ("/deal/right/17", json!("R2b"), "deal.right[17]: CardTwice { card: R2b } (K2)"),
        ("/deal/hands/2/0", json!("O3b"), "deal.hands[2][0]: CardTwice { card: O3b } (K2)"),
        (
            "/deal/hands/2/0",
            json!("R1b"),
            "deal.hands[2][0]: there is no R1b: no red card has a 1 (K3)",
        ),
        (
            "/deal/block/3",
            json!("X3b"),
            "deal.block[3]: \"X3b\" is no card: write colour R O Y G B P, value 1 to 5, cut b p m, as in R3b",
        ),
        ("/deal", json!({}), "deal: is missing, though moves[0] comes after it"),
        (
            "/moves/1",
            json!("b2 O4m R"),
            "moves[1]: \"b2 O4m R\": \"b2\" is no card: write colour R O Y G B P, value 1 to 5, cut b p m, as in R3b",
        ),
        (
            "/moves/1",
            json!("O4m e2 R"),
            "moves[1]: \"O4m e2 R\": \"e2\" is no place of the block: they are a1 to d4",
        ),
        (
            "/moves/1",
            json!("O4m b2"),
            "moves[1]: \"O4m b2\" does not say which pile was drawn from: add L or R (K15)",
        ),
        (
            "/moves/1",
            json!("O4m b2 X"),
            "moves[1]: \"O4m b2 X\": \"X\" is no pile: write L for the left one, R for the right one",
        ),
        (
            "/moves/1",
            json!("O4m b2 L R"),
            "moves[1]: \"O4m b2 L R\": \"R\" is too much, a turn ends with the pile drawn from",
        ),
        (
            "/moves/1",
            json!("O4m"),
            "moves[1]: \"O4m\" is no turn: write a gift, if one is made, a card and its place, and the pile drawn from, as in \"give Y>2 \
             R3b c2 L\"",
        ),
        ("/moves/1", json!("O4m c2 R"), "moves[1]: NotOpen { field: c2 } (K11)"),
        ("/moves/1", json!("O3b b2 R"), "moves[1]: NotInHand { card: O3b } (K11)"),
        ("/moves/1", json!("give Y>1 O4m b2 R"), "moves[1]: NoneToGive { colour: Yellow } (K10)"),
        (
            "/moves/1",
            json!("give Y>x O4m b2 R"),
            "moves[1]: \"give Y>x O4m b2 R\": \"x\" is no seat: they are 0 to 3",
        ),
        ("/result", json!({"winners": [0]}), "result: the game is not over: seat 0 is to move"),
    ] {
        assert_eq!(read(changed(path, value)).unwrap_err(), error);
    }
}

#[test]
fn an_option_that_cannot_be_is_refused_by_name() {
    for (options, error) in [
        (
            json!({"first": 9}),
            "options.first: invalid value: integer `9`, expected the seat that begins, a number from 0 to 3, or \"lot\"",
        ),
        (json!({"first": 3}), "options: NoSuchFirst { first: Seat(3), players: 3 } (K8)"),
        (json!({"loot": "open"}), "options.loot: \"loot\" is not one of [\"first\"]"),
    ] {
        assert_eq!(read(changed("/options", options)).unwrap_err(), error);
    }
}

#[test]
fn who_begins_is_who_was_agreed_on() {
    let first = unfinished()["deal"]["first"].as_u64().unwrap();
    let other = (first + 1) % 3;
    for options in [json!({}), json!({"first": "lot"}), json!({"first": first})] {
        replay(changed("/options", options)).unwrap();
    }
    let error = replay(changed("/options", json!({"first": other}))).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("deal.first: OtherFirst {{ agreed: Seat({other}), first: Seat({first}) }} (K8)")
    );
    assert_eq!(error.clause, Some("K8"));
    // A lot is not written, a seat is.
    for options in [json!({}), json!({"first": 2})] {
        let read: Options = serde_json::from_value(options.clone()).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), options);
    }
}

#[test]
fn an_error_against_the_rules_tells_the_clause() {
    for (path, value, clause) in [
        ("/deal/left", json!([]), "K7"),
        ("/deal/right/0", json!("R2b"), "K2"),
        ("/deal/first", json!(3), "K1"),
        ("/options", json!({"first": 3}), "K8"),
        ("/moves/1", json!("O4m b2"), "K15"),
        ("/moves/1", json!("O4m c2 R"), "K11"),
    ] {
        assert_eq!(replay(changed(path, value)).unwrap_err().clause, Some(clause));
    }
}

fn finished(players: u8, seed: u64) -> Record<Kadora> {
    let mut scribe = Scribe::<Kadora>::new(players, Options::default()).unwrap();
    finish_at_random(&mut scribe, &mut Dice::new(seed), &mut ()).unwrap();
    scribe.into_record()
}

/// Gifts, keeping, draws by choice and without one, and the last round, each as the specification writes it.
#[test]
fn a_turn_is_one_word_group() {
    for players in 2..=4 {
        let record = finished(players, 3);
        let drawing = record.moves.len() - usize::from(players);
        for (i, word) in record.moves.iter().enumerate() {
            let draws = i < drawing;
            let mut parts: Vec<&str> = word.split(' ').collect();
            if parts[0] == "give" {
                assert!(matches!(parts[1].as_bytes(), [_, b'>', b'0'..=b'3']), "{word}");
                parts.drain(..2);
            }
            assert_eq!(parts.len(), 2 + usize::from(draws), "{word}");
            parts[0].parse::<Card>().unwrap();
            parts[1].parse::<kadora::Field>().unwrap();
            assert!(!draws || ["L", "R"].contains(&parts[2]), "{word}");
        }
        assert!(record.moves.iter().any(|word| word.starts_with("give ")));
        assert!(record.moves.iter().any(|word| !word.starts_with("give ")));
    }
}

#[test]
fn a_pile_that_is_empty_is_not_drawn_from() {
    // Near the end of some game one pile is empty and the other is not.
    let (mut empty, mut last_round) = (false, false);
    for seed in 0..20 {
        let record = finished(3, seed);
        for i in 0..record.moves.len() {
            let mut words = record.moves.clone();
            words.truncate(i + 1);
            let word = words[i].clone();
            let other = match word.rsplit_once(' ').unwrap() {
                (turn, "L") => format!("{turn} R"),
                (turn, "R") => format!("{turn} L"),
                _ => format!("{word} L"),
            };
            words[i] = other;
            let changed = Record { moves: words, result: None, ..record.clone() };
            let Err(error) = changed.replay(|_, _, _| {}) else { continue };
            assert_eq!(error.place, format!("moves[{i}]"));
            match error.clause {
                Some("K15") => empty = error.what.starts_with("PileEmpty"),
                Some("K18") => last_round = true,
                other => panic!("{other:?}: {error}"),
            }
        }
    }
    assert!(empty && last_round);
}

#[test]
fn the_result_lists_every_seat_and_the_virtual_player_of_two() {
    for (players, entries) in [(2, 3), (3, 3), (4, 4)] {
        let record = finished(players, 4).to_value();
        for key in ["penalties", "covered", "cards"] {
            assert_eq!(record["result"][key].as_array().unwrap().len(), entries);
        }
        let mut wrong = record.clone();
        wrong["result"]["penalties"][0] = json!(200);
        let error = read(wrong).unwrap_err();
        assert!(error.starts_with("result.penalties: should be ["), "{error}");
        read(record).unwrap();
    }
}

#[test]
fn nothing_follows_the_end_of_a_game() {
    let mut record = finished(2, 2).to_value();
    let moves = record["moves"].as_array_mut().unwrap();
    let length = moves.len();
    moves.push(json!("R2b a1"));
    let error = format!("moves[{length}]: the game is over before this move");
    assert_eq!(read(record).unwrap_err(), error);
}

fn any_finished(seed: u64) -> Record<Kadora> {
    let players = 2 + u8::try_from(Dice::new(seed).below(3)).unwrap();
    finished(players, seed)
}

#[test]
fn no_mischief_makes_a_panic() {
    check_spoilt_records(
        any_finished,
        &["(give [ROYGBP]>[0-4] )?[ROYGBP][1-5][bpm] [a-d][1-4]( [LR])?", "[ROYGBP][1-5][bpm]"],
    );
}
