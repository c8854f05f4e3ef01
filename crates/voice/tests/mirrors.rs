//! Mirrors in words.

use std::collections::BTreeSet;

use luck::Dice;
use mirrors::{
    Board, Card, Colour, Diagonal, Ending, Entrance, Field, Mirrors, Options, Order, Recess,
    Refusal, Rim, Seen, Side, Target, Told,
};
use serde_json::{Map, Value};
use table::{Game, Refusal as _, Seat, Seats, Viewer, play_at_random};
use voice::{Lang, Names, Part, Voice, Voiced};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("one of eight seats")
}

fn refusals() -> Vec<Refusal> {
    let field = "b2".parse::<Field>().expect("a field");
    let entrance = "s2".parse::<Entrance>().expect("an entrance");
    let recess = "e3".parse::<Recess>().expect("a recess");
    let mut all = vec![
        Refusal::Players { players: 5 },
        Refusal::Players { players: 0 },
        Refusal::NoSuchSeat { seat: seat(7) },
        Refusal::NotYourTurn { to_move: seat(2) },
        Refusal::BoardDue,
        Refusal::OpeningDue,
        Refusal::CardDue { seat: seat(1) },
        Refusal::MustPlace,
        Refusal::NoneBeside,
        Refusal::PlaceNotFree { field },
        Refusal::TakeOrPass,
        Refusal::NoMirror { field },
        Refusal::MoveNotFree { field },
        Refusal::NothingTouched,
        Refusal::AlreadyPlaced,
        Refusal::AlreadyTouched,
        Refusal::NotYourEntrance { entrance },
        Refusal::NoBeam { entrance, recess, leaves: "w4".parse().expect("a recess") },
        Refusal::NoDiamond { recess },
        Refusal::MissesPlaced { entrance, field },
        Refusal::NeedsAnother { entrance },
        Refusal::ReturnDue,
        Refusal::NothingToReturn,
        Refusal::OtherDiamonds { order: "RBRG".parse::<Order>().expect("an order") },
        Refusal::NoDealDue,
        Refusal::BadRim { rim: "RRRRRBBBGGGGYYYY".parse::<Rim>().expect("a rim") },
        Refusal::NotInPile { card: "RRBG".parse::<Card>().expect("a card") },
    ];
    all.extend([0, 1, 2].map(|mirrors| Refusal::TooFewMirrors { entrance, mirrors }));
    all.extend(Colour::ALL.map(|colour| Refusal::NotNeeded { recess, colour }));
    all.extend(
        [Ending::Target, Ending::EmptyPile, Ending::Standstill]
            .map(|ending| Refusal::Over { ending }),
    );
    for refusal in &all {
        // A refusal that is not matched here is not in the list above.
        match refusal {
            Refusal::Players { .. }
            | Refusal::NoSuchSeat { .. }
            | Refusal::NotYourTurn { .. }
            | Refusal::BoardDue
            | Refusal::OpeningDue
            | Refusal::CardDue { .. }
            | Refusal::Over { .. }
            | Refusal::MustPlace
            | Refusal::NoneBeside
            | Refusal::PlaceNotFree { .. }
            | Refusal::TakeOrPass
            | Refusal::NoMirror { .. }
            | Refusal::MoveNotFree { .. }
            | Refusal::NothingTouched
            | Refusal::AlreadyPlaced
            | Refusal::AlreadyTouched
            | Refusal::NotYourEntrance { .. }
            | Refusal::NoBeam { .. }
            | Refusal::NoDiamond { .. }
            | Refusal::MissesPlaced { .. }
            | Refusal::NeedsAnother { .. }
            | Refusal::TooFewMirrors { .. }
            | Refusal::NotNeeded { .. }
            | Refusal::ReturnDue
            | Refusal::NothingToReturn
            | Refusal::OtherDiamonds { .. }
            | Refusal::NoDealDue
            | Refusal::BadRim { .. }
            | Refusal::NotInPile { .. } => {}
        }
    }
    all
}

#[test]
fn a_refusal_names_players_and_places() {
    let names = Names::from(["Anna", "Bert"].map(str::to_owned).to_vec());
    let said = |lang, viewer: u8, refusal: Refusal| {
        Voice::of(lang).to(Viewer::Seat(seat(viewer)), &names).say(&refusal)
    };
    let turn = Refusal::NotYourTurn { to_move: seat(1) };
    let card = Refusal::CardDue { seat: seat(1) };
    assert_eq!(said(Lang::En, 0, turn), "It is Bert’s turn (M6).");
    assert_eq!(said(Lang::Nl, 0, turn), "Bert is aan de beurt (M6).");
    assert_eq!(said(Lang::De, 0, card), "Bevor es weitergeht, zieht Bert eine neue Karte (M16).");
    assert_eq!(said(Lang::De, 1, card), "Bevor es weitergeht, ziehst du eine neue Karte (M16).");
    for lang in Lang::ALL {
        let entrance = "s2".parse().unwrap();
        let recess = "e3".parse().unwrap();
        let said =
            said(lang, 0, Refusal::NoBeam { entrance, recess, leaves: "w4".parse().unwrap() });
        assert!(["s2", "e3", "w4"].iter().all(|place| said.contains(place)), "{said}");
    }
}

#[test]
fn a_refusal_ends_in_its_clause_in_every_language() {
    for lang in Lang::ALL {
        let book = voice::rulebook(Mirrors::NAME, lang).unwrap();
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
    for players in Mirrors::PLAYERS {
        for target in Target::ALL {
            let mut events = Vec::new();
            let game =
                play_at_random::<Mirrors>(players, &Options { target }, &mut dice, &mut events)
                    .unwrap();
            let cards: i16 = game.outcome().unwrap().scores.iter().sum();
            for lang in Lang::ALL {
                for viewer in Viewer::all(players) {
                    let speaker = Voice::of(lang).to(viewer, &names);
                    for event in &events {
                        check_sentence(&speaker.tell::<Mirrors>(event).unwrap());
                    }
                    // The set-up, every card laid open, and the end if no card brought it.
                    let story = speaker.story::<Mirrors>(&events);
                    let chapters = usize::try_from(cards).unwrap() + 1;
                    assert!([chapters, chapters + 1].contains(&story.len()), "{}", story.len());
                }
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
fn every_action_is_said_in_its_own_words_in_every_language() {
    for lang in Lang::ALL {
        let mut count = 0;
        let mut said = BTreeSet::new();
        Mirrors::every_action(4, |action| {
            count += 1;
            said.insert(Voice::of(lang).say(&action));
        });
        assert_eq!(said.len(), count, "{lang}");
        for each in said {
            assert!(!each.contains(['{', '$']) && !each.ends_with('.'), "{each}");
        }
    }
}

/// A word that the locales have no form for would be said as another.
#[test]
fn every_colour_card_side_and_diagonal_has_its_own_name_in_every_language() {
    for lang in Lang::ALL {
        let voice = Voice::of(lang);
        let colours: BTreeSet<_> = Colour::ALL.iter().map(|colour| voice.say(colour)).collect();
        assert_eq!(colours.len(), 4, "{colours:?}");
        let cards: BTreeSet<_> = Card::all().map(|card| voice.say(&card)).collect();
        assert_eq!(cards.len(), usize::from(Card::COUNT), "{cards:?}");
        let sides: BTreeSet<_> = Side::ALL.iter().map(|side| voice.say(side)).collect();
        assert_eq!(sides.len(), 4, "{sides:?}");
        assert!(voice.say(&Diagonal::Rising).ends_with("(/)"));
        assert!(voice.say(&Diagonal::Falling).ends_with("(\\)"));
    }
}

#[test]
fn a_beam_is_told_from_mirror_to_mirror() {
    let board: Board = "a2/ c2/ c4\\".parse().unwrap();
    let beam = |lang, entrance: &str| {
        Voice::of(lang).say(&board.beam(entrance.parse::<Entrance>().unwrap()))
    };
    assert_eq!(
        beam(Lang::En, "s1"),
        "The beam from s1 runs north, turns east at a2, turns north at c2, turns west at c4 and leaves at w4."
    );
    assert_eq!(beam(Lang::En, "s2"), "The beam from s2 runs north and leaves at n2.");
    assert_eq!(
        beam(Lang::Nl, "e2"),
        "De straal vanuit e2 loopt naar het westen, buigt op c2 af naar het zuiden en komt uit bij s3."
    );
}

#[test]
fn a_beam_that_meets_both_faces_of_a_mirror_turns_there_twice() {
    let board: Board = "b2/ c2/ c3\\ b3/".parse().unwrap();
    assert_eq!(
        Voice::of(Lang::En).say(&board.beam("s2".parse().unwrap())),
        "The beam from s2 runs north, turns east at b2, turns north at c2, turns west at c3, turns south at b3, \
         turns west at b2 and leaves at w2."
    );
}

#[test]
fn verbs_agree_with_the_winner() {
    let names = Names::from(["Anna", "Bert", "Carla"].map(str::to_owned).to_vec());
    let won = |lang, winners: &[u8]| {
        let winners: Seats = winners.iter().map(|&number| seat(number)).collect();
        let seen = Seen::Told(Told::Won { winners, cards: 1, diamonds: 2 });
        Voice::of(lang).to(Viewer::Seat(seat(2)), &names).say(&seen)
    };
    assert_eq!(won(Lang::En, &[2]), "You win with 1 card and 2 diamonds!");
    assert_eq!(
        won(Lang::Nl, &[0, 2]),
        "Jij en Anna delen de overwinning, elk met 1 kaart en 2 diamanten!"
    );
    assert_eq!(won(Lang::It, &[0]), "Anna vince con 1 carta e 2 diamanti!");
}

#[test]
fn a_card_that_another_player_draws_is_told_to_its_owner_alone() {
    let card = "RRBG".parse::<Card>().unwrap();
    let drawn = mirrors::Event::Drew { seat: seat(1), card };
    let names = Names::from(["Anna", "Bert"].map(str::to_owned).to_vec());
    let told = |viewer| Voice::of(Lang::En).to(viewer, &names).tell::<Mirrors>(&drawn).unwrap();
    assert_eq!(told(Viewer::Seat(seat(1))), "You draw a card: 2 red, 1 blue and 1 green.");
    assert_eq!(told(Viewer::Seat(seat(0))), "Bert draws a card.");
    assert_eq!(told(Viewer::Spectator), "Bert draws a card.");
}

#[test]
fn drawing_a_card_is_told_afterwards_only_to_who_drew_it() {
    let card = "RRBG".parse::<Card>().unwrap();
    assert_eq!(Mirrors::part(&Seen::Drew { seat: seat(1) }), Part::Aside);
    assert_eq!(Mirrors::part(&Seen::YouDrew { card }), Part::Line);
    assert_eq!(Mirrors::part(&Seen::Told(Told::TookNone { seat: seat(1) })), Part::Aside);
    assert_eq!(Mirrors::part(&Seen::Told(Told::Passed { seat: seat(1) })), Part::Line);
    let laid = Told::Laid { seat: seat(1), card, cards: 1 };
    assert_eq!(Mirrors::part(&Seen::Told(laid)), Part::Chapter);
}

#[test]
fn the_rulebook_bears_the_games_title() {
    for lang in Lang::ALL {
        let book = voice::rulebook(Mirrors::NAME, lang).unwrap();
        assert_eq!(Voice::of(lang).say(&Mirrors::title()), book.title);
    }
}

#[test]
fn settings_are_the_options_of_the_game_with_all_their_values() {
    let [setting] = &Mirrors::settings()[..] else { panic!("one setting") };
    let options = serde_json::to_value(Options::default()).unwrap();
    assert_eq!(options.as_object().unwrap().keys().collect::<Vec<_>>(), [setting.name]);
    let read = |word: &str| {
        let json = serde_json::from_str(word).unwrap_or_else(|_| Value::from(word));
        let chosen = Value::Object(Map::from_iter([(setting.name.to_owned(), json)]));
        serde_json::from_value::<Options>(chosen).expect("a known value").target
    };
    let targets: Vec<Target> = setting.values.iter().map(|value| read(value.word)).collect();
    assert_eq!(targets, Target::ALL);
    for value in &setting.values {
        let help = Voice::of(Lang::En).say(&value.help);
        assert!(help.contains(value.word), "{help}");
    }
}
