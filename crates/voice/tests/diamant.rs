//! Diamant in words.

use std::collections::BTreeSet;

use diamant::{Card, Choice, Diamant, Hazard, Options, Refusal, Seen, Told};
use luck::Dice;
use serde_json::{Map, Value};
use table::{Game, Refusal as _, Seat, Seats, Viewer, play_at_random};
use voice::{Lang, Names, Part, Voice, Voiced};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("one of eight seats")
}

fn refusals() -> Vec<Refusal> {
    let card = |text: &str| text.parse::<Card>().expect("a cave card");
    let all = vec![
        Refusal::Players { players: 2 },
        Refusal::Players { players: 0 },
        Refusal::NoSuchSeat { seat: seat(7) },
        Refusal::Outside,
        Refusal::CardDue,
        Refusal::DecisionsDue,
        Refusal::NotInPile { card: card("17") },
        Refusal::NotInPile { card: card("gas") },
        Refusal::Over,
    ];
    for refusal in &all {
        // A refusal that is not matched here is not in the list above.
        match refusal {
            Refusal::Players { .. }
            | Refusal::NoSuchSeat { .. }
            | Refusal::Outside
            | Refusal::CardDue
            | Refusal::DecisionsDue
            | Refusal::NotInPile { .. }
            | Refusal::Over => {}
        }
    }
    all
}

#[test]
fn a_refusal_ends_in_its_clause_in_every_language() {
    for lang in Lang::ALL {
        let book = voice::rulebook(Diamant::NAME, lang).unwrap();
        for refusal in refusals() {
            let said = Voice::of(lang).say(&refusal);
            assert!(said.ends_with(&format!(" ({}).", refusal.clause())), "{said}");
            assert!(book.clause(refusal.clause()).is_some(), "{lang}: {said}");
        }
    }
}

#[test]
fn whole_games_are_told_to_every_viewer_in_every_language() {
    let mut dice = Dice::new(1);
    let names = Names::from(vec!["Anna".to_owned(), "  ".to_owned()]);
    for players in Diamant::PLAYERS {
        let mut events = Vec::new();
        play_at_random::<Diamant>(players, &Options::default(), &mut dice, &mut events).unwrap();
        for lang in Lang::ALL {
            for viewer in Viewer::all(players) {
                let speaker = Voice::of(lang).to(viewer, &names);
                for event in &events {
                    if let Some(said) = speaker.tell::<Diamant>(event) {
                        check_sentence(&said);
                    }
                }
                let story = speaker.story::<Diamant>(&events);
                assert_eq!(story.len(), usize::from(diamant::CAVES));
            }
        }
    }
}

/// In tests a Fluent error is a panic; this is about what Fluent does not call one.
fn check_sentence(said: &str) {
    for leftover in ['{', '}', '$', '\u{2068}', '\u{2069}'] {
        assert!(!said.contains(leftover), "{said}");
    }
    assert!(!said.contains("  ") && !said.contains("()") && said.trim() == said, "{said}");
    assert!(said.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()), "{said}");
    assert!(said.ends_with(['.', '!']), "{said}");
}

#[test]
fn plurals_follow_the_language() {
    let returned = |lang, stones| Voice::of(lang).say(&Told::Returned { stones });
    for (lang, none, one, two) in [
        (Lang::En, "0 stones ", "1 stone ", "2 stones "),
        (Lang::Nl, "0 diamanten ", "1 diamant ", "2 diamanten "),
        // In French nothing is singular.
        (Lang::Fr, "0 pierre ", "1 pierre ", "2 pierres "),
        (Lang::De, "0 Steine,", "1 Stein,", "2 Steine,"),
        (Lang::It, "0 pietre ", "1 pietra ", "2 pietre "),
    ] {
        for (stones, start) in [(0, none), (1, one), (2, two), (21, &two.replace('2', "21"))] {
            let said = returned(lang, stones);
            assert!(said.starts_with(start), "{said}");
        }
    }
}

#[test]
fn verbs_agree_with_their_subject() {
    let names = Names::from(["Anna", "Bert", "Carla"].map(str::to_owned).to_vec());
    let stay = |lang, staying: &[u8]| {
        let staying = staying.iter().map(|&number| seat(number)).collect();
        let seen = Seen::Told(Told::Opened { staying, leaving: Seats::NONE });
        Voice::of(lang).to(Viewer::Seat(seat(2)), &names).say(&seen)
    };
    for (lang, forms) in [
        (
            Lang::En,
            [
                "You stay in the cave.",
                "You and Anna stay in the cave.",
                "All stay in the cave.",
                "Anna stays in the cave.",
                "Anna and Bert stay in the cave.",
            ],
        ),
        (
            Lang::De,
            [
                "Du bleibst in der Höhle.",
                "Du und Anna bleibt in der Höhle.",
                "Alle bleiben in der Höhle.",
                "Anna bleibt in der Höhle.",
                "Anna und Bert bleiben in der Höhle.",
            ],
        ),
        (
            Lang::Fr,
            [
                "Tu restes dans la grotte.",
                "Toi et Anna, vous restez dans la grotte.",
                "Tout le monde reste dans la grotte.",
                "Anna reste dans la grotte.",
                "Anna et Bert restent dans la grotte.",
            ],
        ),
    ] {
        let companies = [&[2][..], &[0, 2], &[0, 1, 2], &[0], &[0, 1]];
        assert_eq!(companies.map(|seats| stay(lang, seats)), forms);
    }
}

/// A word that the locales have no form for would be said as another.
#[test]
fn every_hazard_has_its_own_name_in_every_language() {
    for lang in Lang::ALL {
        let voice = Voice::of(lang);
        for told in [
            |hazard| Told::Hazard { hazard },
            |hazard| Told::Removed { hazard },
            |hazard| Told::Fled { hazard, inside: Seats::all(3), lost: 3 },
        ] {
            let said: BTreeSet<_> = Hazard::ALL.iter().map(|&h| voice.say(&told(h))).collect();
            assert_eq!(said.len(), Hazard::ALL.len(), "{said:?}");
        }
        let cards: BTreeSet<_> = Card::all().map(|card| voice.say(&card)).collect();
        assert_eq!(cards.len(), usize::from(Card::KINDS), "{cards:?}");
    }
}

#[test]
fn choosing_is_said_at_the_table_but_not_told_afterwards() {
    assert_eq!(Diamant::part(&Seen::Chose { seat: seat(1) }), Part::Aside);
    assert_eq!(Diamant::part(&Seen::YouChose { choice: Choice::Stay }), Part::Aside);
    assert_eq!(Diamant::part(&Seen::Told(Told::Entered { cave: 1 })), Part::Chapter);
    assert_eq!(Diamant::part(&Seen::Told(Told::Returned { stones: 1 })), Part::Line);
}

#[test]
fn the_rulebook_bears_the_games_title() {
    for lang in Lang::ALL {
        let book = voice::rulebook(Diamant::NAME, lang).unwrap();
        assert_eq!(Voice::of(lang).say(&Diamant::title()), book.title);
    }
}

#[test]
fn settings_are_the_options_of_the_game_with_all_their_values() {
    let options = serde_json::to_value(Options::default()).unwrap();
    let named: BTreeSet<_> = Diamant::settings().iter().map(|setting| setting.name).collect();
    assert_eq!(
        options.as_object().unwrap().keys().map(String::as_str).collect::<BTreeSet<_>>(),
        named
    );
    let mut met = BTreeSet::new();
    for setting in Diamant::settings() {
        for value in setting.values {
            let json = serde_json::from_str(value.word).unwrap_or_else(|_| Value::from(value.word));
            let chosen = Value::Object(Map::from_iter([(setting.name.to_owned(), json)]));
            let read: Options = serde_json::from_value(chosen.clone()).expect("a known value");
            assert_eq!(serde_json::to_value(read).unwrap()[setting.name], chosen[setting.name]);
            met.insert((setting.name, value.word));
        }
    }
    assert_eq!(
        met,
        BTreeSet::from([
            ("chests", "closed"),
            ("chests", "open"),
            ("stones", "75"),
            ("stones", "90")
        ])
    );
}
