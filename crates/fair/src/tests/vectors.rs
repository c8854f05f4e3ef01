//! `docs/fair-shuffle-vectors.json`: what every program that follows the specification must arrive at. `BLESS=1` rewrites it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use games::{Diamant, Kadora, Mirrors};
use kadora::{First, Options};
use serde_json::{Value, json};
use table::{Game, Luck, Notation, Scribe, Seat, Turn};

use super::forgeries::{self, Refused};
use crate::shuffle::message;
use crate::{
    ALGORITHM, Contribution, FairLuck, Occupant, Proof, Receipt, RevealedSeed, Seed, Shuffle,
    TableCode, verify,
};

/// Bounds that pass over no word, few, and many: just above a half of all words the most.
const BOUNDS: [u32; 10] = [1, 2, 3, 19, 30, 72, 1_000_000, 0x8000_0001, 0xC000_0000, 0xFFFF_FFFF];

/// One byte after another, from `first` on.
pub(super) fn counted(first: u8) -> [u8; 32] {
    std::array::from_fn(|i| first.wrapping_add(i as u8))
}

/// Every third seat is a bot's.
pub(super) fn contributions(seats: u8) -> Vec<Option<Contribution>> {
    let of_seat = |seat| (seat % 3 != 2).then(|| Contribution::new(counted(50 + 20 * seat)));
    (0..seats).map(of_seat).collect()
}

/// Who sits where: a person wherever a number was added.
pub(super) fn chairs(contributions: &[Option<Contribution>]) -> Vec<Occupant> {
    let chair = |number: &Option<_>| match number {
        Some(_) => Occupant::Person,
        None => Occupant::Bot("clever".to_owned()),
    };
    contributions.iter().map(chair).collect()
}

fn code(text: &str) -> TableCode {
    text.parse().unwrap()
}

fn of_shuffle(seed: [u8; 32], table: &str, seats: u8) -> Value {
    let contributions = contributions(seats);
    let shuffle = Shuffle::new(&Seed::new(seed), code(table), &contributions);
    let draw = |n| {
        let mut luck = shuffle.draw(n);
        // The first block of the stream, and the beginning of the next.
        let words: Vec<u32> = (0..20).map(|_| luck.word()).collect();
        json!({"n": n, "words": words})
    };
    let mut permutation: Vec<u8> = (0..10).collect();
    shuffle.draw(0).shuffle(&mut permutation);
    json!({
        "seed": RevealedSeed::new(seed),
        "commitment": Seed::new(seed).commitment(),
        "table": table,
        "contributions": contributions,
        "message": hex(&message(table, &contributions)),
        "key": hex(&shuffle.key),
        "draws": [draw(0), draw(1), draw(0x1_2345_6789_ABCD)],
        "numbers": BOUNDS.map(|bound| {
            let mut luck = shuffle.draw(0);
            let numbers: Vec<u32> = (0..8).map(|_| luck.below(bound)).collect();
            json!({"bound": bound, "numbers": numbers, "words_read": words_read(&shuffle, &mut luck)})
        }),
        "permutation": permutation,
    })
}

fn hex(bytes: &[u8]) -> String {
    base16ct::lower::encode_string(bytes)
}

/// How far `luck` has read the stream of draw 0: the next words are found there.
fn words_read(shuffle: &Shuffle, luck: &mut FairLuck) -> usize {
    let mut stream = shuffle.draw(0);
    let words: Vec<u32> = (0..200).map(|_| stream.word()).collect();
    let next: Vec<u32> = (0..3).map(|_| luck.word()).collect();
    words.windows(3).position(|window| window == next).expect("it reads the same stream")
}

/// The record of a game in which everyone does what comes first among what they may do, `decisions` times or to the end.
fn of_game_with<G: Notation>(players: u8, options: G::Options, decisions: usize) -> Value {
    let (seed, table) = (Seed::new(counted(100)), code("BCDFGH"));
    let contributions = contributions(players);
    let shuffle = Shuffle::new(&seed, table, &contributions);
    let mut scribe = Scribe::<G>::new(players, options).unwrap();
    let (mut draws, mut left) = (0, decisions);
    loop {
        match scribe.game().turn() {
            Turn::Chance => {
                let deal = scribe.game().draw(&mut shuffle.draw(draws));
                scribe.deal(deal, &mut ()).unwrap();
                draws += 1;
            }
            Turn::Seats { awaited, .. } if left > 0 => {
                left -= 1;
                let seat = awaited.first().unwrap();
                let action = scribe.game().nth_action(seat, 0).unwrap();
                scribe.act(seat, action, &mut ()).unwrap();
            }
            Turn::Seats { .. } | Turn::Over => break,
        }
    }
    let mut record = scribe.into_record();
    record.extra.insert(Occupant::KEY.to_owned(), json!(chairs(&contributions)));
    Proof::new(&seed, table, &contributions).add_to(&mut record);
    let verified = verify(&record).unwrap();
    assert_eq!(verified.draws, draws);
    let receipt = Receipt {
        format: Receipt::FORMAT.to_owned(),
        table,
        game: G::NAME.to_owned(),
        rules_version: G::RULES_VERSION,
        players,
        options: serde_json::to_value(&record.options).unwrap(),
        algorithm: ALGORITHM.to_owned(),
        commitment: seed.commitment(),
        chairs: verified.chairs.clone(),
        contributions,
        seat: Seat::new(0),
    };
    assert_eq!(receipt.compare(&record, &verified), Ok(()));
    json!({"draws": draws, "record": record.to_value(), "receipt": receipt})
}

/// The same with the usual options.
fn of_game<G: Notation>(players: u8, decisions: usize) -> Value {
    of_game_with::<G>(players, G::Options::default(), decisions)
}

fn vectors() -> Value {
    json!({
        "algorithm": ALGORITHM,
        "shuffles": [
            of_shuffle(counted(0), "K7QFDH", 3),
            of_shuffle([0; 32], "222222", 0),
            of_shuffle(counted(200), "ZXWVTS", 8),
        ],
        // In Diamant all stay to the bitter end of every cave; in the other games no one has moved yet.
        "games": [
            of_game::<Diamant>(3, usize::MAX),
            of_game::<Diamant>(8, usize::MAX),
            of_game::<Mirrors>(2, 0),
            of_game::<Mirrors>(4, 0),
            of_game::<Kadora>(2, 0),
            of_game::<Kadora>(3, 0),
            of_game::<Kadora>(4, 0),
            of_game_with::<Kadora>(3, Options { first: First::Seat(Seat::new(2).unwrap()) }, 0),
        ],
        // Each has a place that every program names, and a reason.
        "refusals": forgeries::all().iter().map(Refused::to_value).collect::<Vec<_>>(),
    })
}

/// JSON to be read by people: on one line what is short or plain.
fn laid_out(value: &Value, indent: usize) -> String {
    let within = |value| laid_out(value, indent + 2);
    let (parts, plain): (Vec<String>, bool) = match value {
        Value::Array(items) => {
            let plain = !items.iter().any(|item| item.is_array() || item.is_object());
            (items.iter().map(within).collect(), plain)
        }
        Value::Object(map) => {
            let named = |(key, value)| format!("{}: {}", json!(key), within(value));
            (map.iter().map(named).collect(), map.is_empty())
        }
        other => return other.to_string(),
    };
    let (open, close) = if value.is_array() { ('[', ']') } else { ('{', '}') };
    let line = format!("{open}{}{close}", parts.join(", "));
    if plain || line.len() < 100 && !line.contains('\n') {
        return line;
    }
    let space = " ".repeat(indent);
    format!("{open}\n{space}  {}\n{space}{close}", parts.join(&format!(",\n{space}  ")))
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// A change here changes the luck of every game: it is a new version of the algorithm, or of a game's rules.
#[test]
fn every_program_that_follows_the_specification_arrives_at_the_same() {
    let file = docs().join("fair-shuffle-vectors.json");
    let vectors = laid_out(&vectors(), 0) + "\n";
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, &vectors).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(vectors == kept, "{} says otherwise: `git diff` after BLESS=1", file.display());
}

#[test]
fn a_few_lines_of_python_arrive_at_the_same() {
    let output = Command::new("python3")
        .args(["fair_shuffle.py", "--vectors", "fair-shuffle-vectors.json"])
        .current_dir(docs())
        .output()
        .expect("python3 is installed");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said, "3 shuffles, 8 games and 22 refusals: all as written\n");
}

/// What the specification shows is the first of the vectors.
#[test]
fn the_examples_of_the_specification_are_right() {
    let page = fs::read_to_string(docs().join("fair-shuffle.md")).unwrap();
    let (seed, table, contributions) = (Seed::new(counted(0)), code("K7QFDH"), contributions(3));
    let proof = page.split("```json").nth(1).unwrap().split("```").next().unwrap();
    let shown: Proof = serde_json::from_str(proof).unwrap();
    assert_eq!(shown, Proof::new(&seed, table, &contributions));

    let message_shown: String = page
        .lines()
        .filter_map(|line| line.strip_prefix("message="))
        .map(|part| part.trim_start_matches("${message}"))
        .collect();
    assert_eq!(message_shown, hex(&message(table.as_str(), &contributions)));
    let shuffle = shown.shuffle();
    assert!(page.contains(&format!("key={}\n", hex(&shuffle.key))));
    let mut luck = shuffle.draw(0);
    let words: Vec<String> = (0..4).map(|_| luck.word().to_string()).collect();
    assert!(page.contains(&format!("# The words of draw 0: {} …\n", words.join(" "))));

    let receipt = page.split("```json").nth(2).unwrap().split("```").next().unwrap();
    let receipt = Receipt::from_json(receipt).unwrap();
    assert_eq!((receipt.table, receipt.commitment), (shown.table, shown.commitment));
    assert_eq!(receipt.contributions, shown.contributions);

    let game = <Diamant as Game>::new(3, &<Diamant as Game>::Options::default()).unwrap();
    let card = game.draw(&mut shuffle.draw(0));
    assert!(
        page.contains(&format!("and the card that comes after fourteen others is the {card}."))
    );
}

/// The keystream of RFC 8439, 2.3.2 and appendix A.1, test vectors 1 and 3: nonce 0, blocks 0 and 1, keys 0 and 1.
#[test]
fn the_stream_is_that_of_the_standard() {
    let first = |key: [u8; 32], skip: usize| {
        let mut luck = Shuffle { key }.draw(0);
        (0..=skip).map(|_| luck.word()).last().unwrap()
    };
    let mut one = [0; 32];
    one[31] = 1;
    assert_eq!(first([0; 32], 0), 0xade0_b876);
    assert_eq!(first([0; 32], 16), 0xbee7_079f);
    assert_eq!(first(one, 16), 0x2452_eb3a);
}
