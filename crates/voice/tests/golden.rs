//! The sentences themselves, written to `tests/golden` to be read. `BLESS=1` rewrites them.

#[path = "golden/kadora.rs"]
mod kadora;
#[path = "golden/mirrors.rs"]
mod mirrors;
#[path = "golden/reasons.rs"]
mod reasons;

use std::path::Path;

use diamant::{Card, Choice, Diamant, Hazard, Seen, Stones, Told};
use table::{Notation, Record, Seat, Seats, Turn, Viewer};
use voice::{Lang, Names, Origin, Speaker, Voice, Voiced};

fn check_golden(name: &str, lang: Lang, said: &str) {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.{lang}.txt"));
    let said = format!("{said}\n");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &said).expect("a writable folder");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(said, kept, "{}: if it reads well, set BLESS=1", file.display());
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().filter_map(|&number| Seat::new(number)).collect()
}

fn viewer(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number).expect("one of eight seats"))
}

/// Checks the story of a recorded game as a spectator and the second seat are told it.
fn check_story<G: Notation + Voiced>(record: &str) {
    let record = Record::<G>::from_json(record).expect("a sound record");
    let mut events = Vec::new();
    let end = record
        .replay(|_, _, happened| events.extend_from_slice(happened.expect("a legal step")))
        .expect("a playable record");
    assert_eq!(end.turn(), Turn::Over);

    let names = Names::from(record.names);
    for lang in Lang::ALL {
        let voice = Voice::of(lang);
        let mut said = String::new();
        for viewer in [Viewer::Spectator, viewer(1)] {
            for chapter in voice.to(viewer, &names).story::<G>(&events) {
                said += &chapter.join("\n");
                said += "\n\n";
            }
        }
        check_golden(&format!("{}-story", G::NAME), lang, said.trim_end_matches('\n'));
    }
}

#[test]
fn a_game_of_diamant_is_told_in_every_language() {
    check_story::<Diamant>(include_str!("golden/diamant.json"));
}

/// Every sentence of Diamant to the first of four, about every group of players.
#[test]
fn a_phrasebook_of_diamant_in_every_language() {
    let names = Names::from(["Anna", "Bert", "Chris", ""].map(str::to_owned).to_vec());
    for lang in Lang::ALL {
        let speaker = Voice::of(lang).to(viewer(0), &names);
        let phrases = [things(&speaker), happenings(&speaker)].concat();
        check_golden("diamant-phrases", lang, &phrases.join("\n"));
    }
}

fn things(speaker: &Speaker<'_>) -> Vec<String> {
    let mut said = vec![speaker.say(&Diamant::title())];
    for setting in Diamant::settings() {
        said.push(speaker.say(&setting.title));
        for value in setting.values {
            said.push(format!("- {}: {}", speaker.say(&value.title), speaker.say(&value.help)));
        }
    }
    said.extend([Choice::Stay, Choice::Leave].map(|choice| speaker.say(&choice)));
    said.extend(Card::all().map(|card| speaker.say(&card)));
    said.extend(Hazard::ALL.map(|hazard| speaker.say(&hazard)));
    said.extend([0, 1, 4, 5, 11, 37].map(|value| speaker.say(&Stones::worth(value))));
    said.extend([Origin::Print, Origin::Deduced, Origin::Ruling].map(|kind| speaker.say(&kind)));
    said
}

fn happenings(speaker: &Speaker<'_>) -> Vec<String> {
    let card = |value| Card::diamonds(value).expect("a diamond card");
    let groups = [&[0][..], &[0, 1], &[0, 1, 2], &[1], &[1, 2], &[1, 2, 3]].map(seats);
    let mut said: Vec<String> = [Turn::Chance, Turn::Over].map(|turn| speaker.say(&turn)).into();
    let awaiting = |awaited| speaker.say(&Turn::Seats { awaited, sealed: Seats::NONE });
    said.extend(groups.map(awaiting));
    for seat in Seat::all(4) {
        said.push(speaker.say(&Seen::Chose { seat }));
    }
    for choice in [Choice::Stay, Choice::Leave] {
        said.push(speaker.say(&Seen::YouChose { choice }));
    }

    let mut told = vec![Told::Entered { cave: 2 }];
    for value in [1, 3] {
        let inside = Seats::all(4);
        told.push(Told::Diamonds { card: card(value), inside, each: 0, rest: value });
    }
    told.extend(Hazard::ALL.map(|hazard| Told::Hazard { hazard }));
    told.extend(Hazard::ALL.map(|hazard| Told::Removed { hazard }));
    told.extend([1, 3].map(|stones| Told::Returned { stones }));
    told.push(Told::StandIns { worth: 12 });
    for who in groups {
        if who.len() == 1 {
            let inside = who;
            told.push(Told::Diamonds { card: card(1), inside, each: 1, rest: 0 });
            told.push(Told::Diamonds { card: card(7), inside, each: 7, rest: 0 });
            told.extend(
                who.into_iter()
                    .flat_map(|seat| [0, 1, 34].map(|chest| Told::Counted { seat, chest })),
            );
        } else {
            let shared = |value: u8, each: u8| Told::Diamonds {
                card: card(value),
                inside: who,
                each,
                rest: value - each * who.len(),
            };
            let value = if who.len() == 2 { 7 } else { 11 };
            told.extend([shared(15, 15 / who.len()), shared(value, value / who.len())]);
            if who.len() == 3 {
                told.push(shared(9, 3));
            }
        }
        told.push(Told::Opened { staying: who, leaving: Seats::NONE });
        told.push(Told::Opened { staying: Seats::NONE, leaving: who });
        told.push(Told::Opened { staying: Seats::all(4) - who, leaving: who });
        for (kept, found, rest) in
            [(0, 0, 1), (1, 0, 0), (5, 0, 2), (0, 1, 0), (4, 1, 1), (4, 2, 0)]
        {
            told.push(Told::Left { leavers: who, kept, found, rest });
        }
        for (hazard, lost) in [(Hazard::Snake, 0), (Hazard::Scorpion, 1), (Hazard::Gas, 7)] {
            told.push(Told::Fled { hazard, inside: who, lost });
        }
        told.push(Told::Won { winners: who, chest: 34 });
    }
    said.extend(told.into_iter().map(|told| speaker.say(&told)));
    said
}
