//! Mirrors' records: what is written, what is read, and what is said of what cannot be.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod scene;

use luck::Dice;
use mirrors::{Action, Ending, Mirrors, Options, Stage, Target};
use scene::{assert_drawn, open, seat};
use serde_json::{Value, json};
use table::{Game, Luck, Notation, Record, Scribe, Step, Turn, finish_at_random};
use testkit::check_spoilt_records;

fn read(record: Value) -> Result<Mirrors, String> {
    Record::<Mirrors>::from_value(record)
        .and_then(|record| record.replay(|_, _, _| {}))
        .map_err(|error| error.to_string())
}

/// South has laid its first card open, and North is to move.
fn unfinished() -> Value {
    json!({
        "format": "adamant-record/1", "game": "mirrors", "players": 2, "options": {"target": 3},
        "deal": {"rim": "GBRYYRBRGRYYGBGB", "cards": ["RRBY", "RGGY", "BBYY"], "first": 0},
        "moves": [
            "a2/ s1>e2", "d2/ n4>s1", "d3/ s1>e3", "c3/ n4>s3", "c2/ s1>n4", "a1/ n4>w1",
            "b3/ s2>n3 =BRYR",
        ],
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
fn an_unfinished_game_goes_on_where_it_was() {
    let game = read(unfinished()).unwrap();
    assert_eq!(open(&game).stage, Stage::Placing { seat: seat(1) });
    assert_drawn(
        &game,
        r"
            a b c d
            G B B o
        4 B . . . . Y
        3 G . / / / o
        2 B / . / / o
        1 R / . . . R
            Y Y R G",
    );
}

#[test]
fn a_turn_is_one_word_whatever_its_steps() {
    // The steps of each turn, and its word. That no diamond is taken is a step, but not written.
    let turns = [
        (&["b2/", "s2>e2"][..], "b2/ s2>e2"),
        (&["d2/", "."], "d2/"),
        (&[r"a4\"], r"a4\"),
        (&["d4/", "."], "d4/"),
    ];
    let mut scribe = Scribe::<Mirrors>::new(2, Options::default()).unwrap();
    let dealt: Record<Mirrors> = Record::from_value(unfinished()).unwrap();
    for _ in 0..3 {
        let deal = scribe.game().next_deal(&dealt.deals).unwrap().unwrap();
        scribe.deal(deal, &mut ()).unwrap();
    }
    for (steps, word) in turns {
        let seat = scribe.game().turn().awaited().first().unwrap();
        let before = scribe.record().moves.len();
        for step in steps {
            assert_eq!(scribe.record().moves.len(), before, "{word} is whole before {step}");
            scribe.act(seat, step.parse().unwrap(), &mut ()).unwrap();
        }
        assert_eq!(scribe.record().moves.last().unwrap(), word);
        assert!(scribe.at_rest());
    }
    let steps = read_steps(&scribe.record().to_value());
    let steps: Vec<_> = steps.iter().map(Action::to_string).collect();
    assert_eq!(steps.join(" "), r"b2/ s2>e2 d2/ . a4\ d4/ .");
}

/// By version 1 of the rules a card was drawn after the turn, so that a record could end before it.
#[test]
fn a_record_is_replayed_by_the_rules_it_was_played_by() {
    let steps = |record: &Value| {
        let mut steps = Vec::new();
        let record = Record::<Mirrors>::from_value(record.clone()).unwrap();
        let last = record.replay(|_, step, _| steps.push(matches!(step, Step::Deal(_)))).unwrap();
        (last.turn(), steps[steps.len() - 2..].to_vec())
    };
    let record = unfinished();
    assert_eq!(steps(&record), (Turn::of(seat(1)), vec![true, false]));
    let mut record = changed("/rules_version", json!(1));
    assert_eq!(steps(&record), (Turn::of(seat(1)), vec![false, true]));
    record["deal"]["cards"].as_array_mut().unwrap().pop();
    assert_eq!(steps(&record), (Turn::Chance, vec![false, false]));
}

/// The actions that a record stands for.
fn read_steps(record: &Value) -> Vec<Action> {
    let mut steps = Vec::new();
    Record::<Mirrors>::from_value(record.clone())
        .unwrap()
        .replay(|_, step, _| {
            if let Step::Act(_, action) = step {
                steps.push(action);
            }
        })
        .unwrap();
    steps
}

/// The words of the specification.
#[test]
fn every_kind_of_word_is_read() {
    for word in ["b2/", r"c3\", "s1>e3", "s4>w2", "a1~", "s2>n2", "=YGRR", "-", r"b2-c4\", "b2x"] {
        assert_eq!(word.parse::<Action>().unwrap().to_string(), word);
    }
}

#[test]
fn what_may_be_left_out_is_not_missed() {
    for (key, value) in [
        ("/names", json!(["Ann", "Bob"])),
        ("/options", json!({})),
        ("/options", json!({"target": 4})),
        ("/result", json!(null)),
        ("/rules_version", json!(1)),
        ("/rules_version", json!(2)),
        ("/seed", json!([1, {"two": 3}])),
    ] {
        read(changed(key, value)).unwrap();
    }
    // A game about to begin, and one where cards are being drawn.
    for deal in
        [json!({"cards": []}), json!({"rim": "GBRYYRBRGRYYGBGB", "cards": ["RRBY"], "first": 1})]
    {
        let record = json!({
            "format": "adamant-record/1", "game": "mirrors", "players": 4, "deal": deal, "moves": [],
        });
        assert_eq!(read(record).unwrap().turn(), Turn::Chance);
    }
}

#[test]
fn options_and_rules_that_are_not_known_are_refused_by_name() {
    for (path, value, error) in [
        ("/options", json!({"target": 2}), "options.target: 3, 4 or 5 cards win, not 2"),
        (
            "/options",
            json!({"target": 3, "weather": "fine"}),
            "options.weather: \"weather\" is not one of [\"target\"]",
        ),
        ("/options", json!([]), "options: options are a JSON object, such as {}"),
        (
            "/rules_version",
            json!(3),
            "rules_version: version 3 of the rules of mirrors is not known here: this program plays by versions 1 to 2",
        ),
    ] {
        assert_eq!(read(changed(path, value)).unwrap_err(), error);
    }
}

#[test]
fn every_error_names_its_place_and_says_what_is_wrong() {
    for (path, value, error) in [
        ("/game", json!("diamant"), "game: should be \"mirrors\", not \"diamant\""),
        ("/players", json!(5), "players: Players { players: 5 } (M1)"),
        ("/deal", json!({}), "deal: missing field `cards`"),
        ("/deal", json!({"cards": [], "first": 0}), "deal.rim: is missing"),
        ("/deal", json!({"cards": [], "rim": "GBRYYRBRGRYYGBGB"}), "deal.first: is missing"),
        ("/deal", json!({"cards": []}), "deal.rim: is missing, though moves[0] comes after it"),
        (
            "/deal/rim",
            json!("GBRYYRBRGRYYGBG"),
            "deal.rim: \"GBRYYRBRGRYYGBG\" is no rim: a rim is 16 letters R, B, G or Y, clockwise from n1, and a point for an open \
             recess",
        ),
        (
            "/deal/rim",
            json!("GBRYYRBRGRYYGBGR"),
            "deal.rim: BadRim { rim: Rim(GBRYYRBRGRYYGBGR) } (M3)",
        ),
        ("/deal/first", json!(2), "deal.first: NoSuchSeat { seat: Seat(2) } (M1)"),
        ("/deal/first", json!(9), "deal.first: there is no seat 9: seats run from 0 to 7"),
        ("/deal/cards/1", json!("RRYY"), "moves[5]: NotNeeded { recess: w1, colour: Green } (M10)"),
        ("/deal/cards/1", json!("RRBY"), "deal.cards[1]: NotInPile { card: Card(RRBY) } (M4)"),
        (
            "/deal/cards/1",
            json!("YGGR"),
            "deal.cards[1]: \"YGGR\" is no card: a card is four letters in the order R, B, G, Y, at most two of each, such as RRBG",
        ),
        (
            "/deal/cards",
            json!(["RRBY"]),
            "deal.cards[1]: is missing, though moves[0] comes after it",
        ),
        (
            "/deal/cards",
            json!(["RRBY", "RGGY"]),
            "deal.cards[2]: is missing, though moves[6] comes after it",
        ),
        (
            "/deal/cards",
            json!(["RRBY", "RGGY", "BBYY", "RBGY"]),
            "deal.cards[3]: nothing in the game file leads to this",
        ),
        (
            "/moves/0",
            json!("e5/"),
            "moves[0]: \"e5/\" is no step of a turn: write b2/ to place, b2~ to turn, b2-c4\\ to move, b2x to take off, - to pass, \
             s1>e3 to take a diamond, . to take none, =RBRG to put four back",
        ),
        (
            "/moves/0",
            json!("a2/ ."),
            "moves[0]: \"a2/ .\" is no turn: it should be a mirror action, a take and a return, each only if there is one",
        ),
        ("/moves/0", json!("-"), "moves[0]: MustPlace (M8)"),
        (
            "/moves/0",
            json!("a2/ s1>e3"),
            "moves[0]: NoBeam { entrance: s1, recess: e3, leaves: e2 } (M7)",
        ),
        (
            // Nothing is lit so: the turn is over, and the word says why the diamond cannot be taken.
            "/moves/1",
            json!(r"d4\ n4>e4"),
            "moves[1]: NeedsAnother { entrance: n4 } (M9)",
        ),
        ("/moves/1", json!("a2/"), "moves[1]: PlaceNotFree { field: a2 } (M8)"),
        ("/moves/1", json!("d2/ n4>s1 =RGGY"), "moves[1]: NothingToReturn (M16)"),
        (
            "/moves/6",
            json!("b3/ s2>n3"),
            "moves[6]: \"b3/ s2>n3\" should say in which order the four diamonds go back, such as =RRBY (M16)",
        ),
        (
            "/moves/6",
            json!("b3/ s2>n3 =RRBB"),
            "moves[6]: OtherDiamonds { order: Order([Red, Red, Blue, Blue]) } (M16)",
        ),
        ("/moves/6", json!(7), "moves[6]: invalid type: integer `7`, expected a string"),
        ("/result", json!({"winners": [0]}), "result: the game is not over: seat 1 is to move"),
    ] {
        assert_eq!(read(changed(path, value)).unwrap_err(), error);
    }
    let empty = read(changed("/moves/0", json!(""))).unwrap_err();
    assert!(empty.starts_with("moves[0]: \"\" is no step of a turn"), "{empty}");
}

fn finished(players: u8, target: Target, seed: u64) -> Record<Mirrors> {
    let mut scribe = Scribe::<Mirrors>::new(players, Options { target }).unwrap();
    finish_at_random(&mut scribe, &mut Dice::new(seed), &mut ()).unwrap();
    scribe.into_record()
}

#[test]
fn a_result_that_is_not_the_games_is_refused() {
    let mut record = finished(2, Target::Three, 1).to_value();
    read(record.clone()).unwrap();
    record["result"]["cards"][0] = json!(9);
    let error = read(record).unwrap_err();
    assert!(error.starts_with("result.cards: should be ["), "{error}");
}

#[test]
fn a_won_game_has_the_last_four_diamonds_back_on_the_rim() {
    let (record, game) = (0..20)
        .map(|seed| finished(2, Target::Three, seed))
        .map(|record| (record.clone(), record.replay(|_, _, _| {}).unwrap()))
        .find(|(_, game)| matches!(open(game).stage, Stage::Over { ending: Ending::Target, .. }))
        .unwrap();
    assert!(record.moves.last().unwrap().contains(" ="), "{:?}", record.moves.last());
    let result = game.result().unwrap();
    let winner = result.winners.first().unwrap();
    assert_eq!((result.cards[winner.index()], result.diamonds[winner.index()]), (3, 0));
    let keys: Vec<_> = record.to_value()["result"].as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["cards", "diamonds", "winners"]);
    let deal = record.to_value()["deal"].clone();
    let keys: Vec<_> = deal.as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["rim", "cards", "first"]);
}

#[test]
fn nothing_follows_the_end_of_a_game() {
    let mut record = finished(3, Target::Three, 2).to_value();
    let moves = record["moves"].as_array_mut().unwrap();
    let length = moves.len();
    moves.push(json!("-"));
    assert_eq!(
        read(record).unwrap_err(),
        format!("moves[{length}]: the game is over before this move")
    );
}

fn any_finished(seed: u64) -> Record<Mirrors> {
    let mut dice = Dice::new(seed);
    let players = 2 + u8::try_from(dice.below(3)).unwrap();
    finished(players, Target::ALL[dice.below(3) as usize], seed)
}

#[test]
fn no_mischief_makes_a_panic() {
    check_spoilt_records(
        any_finished,
        &[
            r"[a-e][0-5][/~x\\-]( [nesw][1-4]>[nesw][1-4])?( =[RBGY]{4})?",
            "[RBGY.]{16}",
            "[RBGY]{4}",
        ],
    );
}
