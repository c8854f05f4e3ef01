//! Records and receipts that no program may accept: among them those of a server that chose the luck after everyone sat down.

use games::Diamant;
use serde_json::{Value, json};
use table::{Game, Notation, Record, Scribe};

use super::vectors::{chairs, contributions, counted};
use crate::shuffle::message;
use crate::{ALGORITHM, Contribution, Occupant, Receipt, Seed, Shuffle, verify};

type Options = <Diamant as Game>::Options;

/// What is to be refused.
pub(super) struct Refused {
    /// What is wrong with it.
    why: &'static str,
    /// The place that every program names.
    place: &'static str,
    record: Value,
    receipt: Option<Value>,
}

impl Refused {
    pub(super) fn to_value(&self) -> Value {
        let mut value = json!({"why": self.why, "place": self.place, "record": self.record});
        if let Some(receipt) = &self.receipt {
            value["receipt"] = receipt.clone();
        }
        value
    }

    /// What is said of it.
    fn said(&self) -> String {
        match checked(&self.record, self.receipt.as_ref()) {
            Ok(()) => "accepted".to_owned(),
            Err(error) => error,
        }
    }
}

fn checked(record: &Value, receipt: Option<&Value>) -> Result<(), String> {
    let record =
        Record::<Diamant>::from_value(record.clone()).map_err(|error| error.to_string())?;
    let verified = verify(&record).map_err(|error| error.to_string())?;
    if let Some(receipt) = receipt {
        let receipt =
            Receipt::from_json(&receipt.to_string()).map_err(|error| error.to_string())?;
        receipt.compare(&record, &verified).map_err(|error| error.to_string())?;
    }
    Ok(())
}

const CODE: &str = "PVFNFF";

fn seed() -> Seed {
    Seed::new(counted(100))
}

/// The card that a table would have turned over first.
fn first_card(table: &str, contributions: &[Option<Contribution>]) -> String {
    let shuffle = Shuffle::of_message(&seed(), &message(table, contributions));
    let game = <Diamant as Game>::new(3, &Options::default()).unwrap();
    game.draw(&mut shuffle.draw(0)).to_string()
}

/// A table of Anna, Bert and a bot whose first card is turned over, with the luck that follows from what it says.
fn opened(table: &str, contributions: &[Option<Contribution>]) -> Value {
    let mut record =
        Scribe::<Diamant>::new(3, Options::default()).unwrap().into_record().to_value();
    record["deal"] = json!({"caves": [[first_card(table, contributions)]]});
    record[Occupant::KEY] = json!(chairs(&self::contributions(3)));
    record["fair"] = json!({
        "algorithm": ALGORITHM,
        "table": table,
        "commitment": seed().commitment(),
        "seed": seed().reveal(),
        "contributions": contributions,
    });
    record
}

fn honest() -> Value {
    opened(CODE, &contributions(3))
}

/// What Anna's client kept when the honest game started.
fn receipt() -> Value {
    json!({
        "format": Receipt::FORMAT,
        "table": CODE,
        "game": Diamant::NAME,
        "rules_version": Diamant::RULES_VERSION,
        "players": 3,
        "options": {"chests": "open", "stones": 90},
        "algorithm": ALGORITHM,
        "commitment": seed().commitment(),
        "chairs": chairs(&contributions(3)),
        "contributions": contributions(3),
        "seat": 0,
    })
}

/// Ways to type the same code.
fn spellings() -> impl Iterator<Item = String> {
    (0..1_u32 << (2 * CODE.len())).map(|way| {
        let letters = CODE.chars().enumerate().map(|(at, letter)| {
            let lower = way >> at & 1 == 1;
            let gap = way >> (CODE.len() + at) & 1 == 1;
            let letter = if lower { letter.to_ascii_lowercase() } else { letter };
            format!("{}{letter}", if gap { "-" } else { "" })
        });
        letters.collect()
    })
}

fn numbers() -> impl Iterator<Item = Contribution> {
    (0..=u8::MAX).map(|byte| Contribution::new([byte; 32]))
}

/// Everyone's true numbers, but for one seat.
fn with_number(seat: usize, number: Option<Contribution>) -> Vec<Option<Contribution>> {
    let mut contributions = contributions(3);
    contributions[seat] = number;
    contributions
}

/// Forgery A: of all ways to spell the table's code, one that turns the 17 over first.
fn chosen_spelling() -> Value {
    let numbers = contributions(3);
    let spelling = spellings().skip(1).find(|table| first_card(table, &numbers) == "17").unwrap();
    opened(&spelling, &numbers)
}

/// Forgeries B and C: a number for this seat that turns the 17 over first.
fn chosen_number(seat: usize) -> Value {
    let ways = numbers().map(|number| with_number(seat, Some(number)));
    opened(CODE, &ways.into_iter().find(|way| first_card(CODE, way) == "17").unwrap())
}

/// All that is to be refused.
pub(super) fn all() -> Vec<Refused> {
    let record = |why, place, change: &dyn Fn(&mut Value)| {
        let mut record = honest();
        change(&mut record);
        Refused { why, place, record, receipt: None }
    };
    let kept = |why, place, change: &dyn Fn(&mut Value)| {
        let mut receipt = receipt();
        change(&mut receipt);
        Refused { why, place, record: honest(), receipt: Some(receipt) }
    };
    let forged = |why, place, record| Refused { why, place, record, receipt: None };
    let other = json!("ab".repeat(32));
    let short = json!("ab".repeat(31));
    vec![
        forged("a spelling of the code that was chosen", "fair.table", chosen_spelling()),
        record("small letters in the code", "fair.table", &|r| {
            r["fair"]["table"] = json!("pvfnff");
        }),
        record("a code that is too short", "fair.table", &|r| r["fair"]["table"] = json!("PVFNF")),
        record("no letter of codes", "fair.table", &|r| r["fair"]["table"] = json!("PVFNFO")),
        forged("a bot's number that was chosen", "fair.contributions[2]", chosen_number(2)),
        forged(
            "a person's number left out",
            "fair.contributions[1]",
            opened(CODE, &with_number(1, None)),
        ),
        record("a number of 31 bytes", "fair.contributions[0]", &|r| {
            r["fair"]["contributions"][0] = short.clone();
        }),
        record("more numbers than players", "fair.contributions", &|r| {
            r["fair"]["contributions"].as_array_mut().unwrap().push(Value::Null);
        }),
        record("no chairs", Occupant::KEY, &|r| {
            r.as_object_mut().unwrap().remove(Occupant::KEY);
        }),
        record("fewer chairs than players", Occupant::KEY, &|r| {
            r[Occupant::KEY].as_array_mut().unwrap().pop();
        }),
        record("a chair with an unknown occupant", "chairs[1]", &|r| {
            r["chairs"][1] = json!("Person");
        }),
        record("another algorithm", "fair.algorithm", &|r| {
            r["fair"]["algorithm"] = json!("adamant-fair/0");
        }),
        record("another seed", "fair.commitment", &|r| r["fair"]["seed"] = other.clone()),
        record("another card", "deal.caves[0][0]", &|r| {
            let drawn = &mut r["deal"]["caves"][0][0];
            *drawn = json!(if drawn == "17" { "15" } else { "17" });
        }),
        Refused {
            why: "a neighbour's number that was chosen",
            place: "contributions[1]",
            record: chosen_number(1),
            receipt: Some(receipt()),
        },
        Refused {
            why: "one's own number replaced",
            place: "contributions[0]",
            record: chosen_number(0),
            receipt: Some(receipt()),
        },
        kept("a receipt of another table", "table", &|r| r["table"] = json!("BCDFGH")),
        kept("another commitment was shown", "commitment", &|r| r["commitment"] = other.clone()),
        kept("another bot sat there", "chairs[2]", &|r| r["chairs"][2] = json!("expert")),
        kept("something else was agreed", "options", &|r| r["options"]["stones"] = json!(75)),
        kept("other rules", "rules_version", &|r| r["rules_version"] = json!(0)),
        kept("no receipt", "format", &|r| r["format"] = json!("adamant-record/1")),
    ]
}

#[test]
fn an_honest_game_is_accepted_with_its_receipt() {
    assert_eq!(checked(&honest(), Some(&receipt())), Ok(()));
}

#[test]
fn everything_else_is_refused_at_its_place() {
    for refused in all() {
        let said = refused.said();
        assert!(said.starts_with(&format!("{}: ", refused.place)), "{}: {said}", refused.why);
    }
}

#[test]
fn forgery_a_a_spelling_of_the_code_cannot_choose_the_luck() {
    let forged = chosen_spelling();
    assert_eq!(forged["deal"]["caves"][0][0], "17");
    let said = checked(&forged, None).unwrap_err();
    assert!(said.starts_with("fair.table: Code("), "{said}");
}

#[test]
fn forgery_b_a_bot_adds_no_number() {
    let forged = chosen_number(2);
    assert_eq!(forged["deal"]["caves"][0][0], "17");
    let said = checked(&forged, None).unwrap_err();
    assert!(said.starts_with("fair.contributions[2]: BotNumber"), "{said}");
    // Nor is it a person who sat there, says the receipt.
    let mut person = forged;
    person["chairs"][2] = json!("person");
    assert_eq!(checked(&person, None), Ok(()));
    let said = checked(&person, Some(&receipt())).unwrap_err();
    assert!(said.starts_with("contributions[2]: Number"), "{said}");
}

#[test]
fn forgery_c_only_a_receipt_shows_that_a_neighbours_number_was_replaced() {
    let forged = chosen_number(1);
    assert_eq!(forged["deal"]["caves"][0][0], "17");
    assert_eq!(checked(&forged, None), Ok(()));
    let said = checked(&forged, Some(&receipt())).unwrap_err();
    assert!(said.starts_with("contributions[1]: Number"), "{said}");
}
