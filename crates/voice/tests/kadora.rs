//! Kadora in words.

use std::collections::BTreeSet;

use kadora::{
    Back, Card, Cards, Colour, Cut, DecidedBy, Event, First, Kadora, Options, Pile, Refusal, Seen,
    Taking, Told,
};
use luck::Dice;
use serde_json::json;
use table::{Game, Refusal as _, Seat, Seats, Viewer, play_at_random};
use voice::{Lang, Names, Part, Voice, Voiced};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("one of eight seats")
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::Players { players: 5 },
        Refusal::Players { players: 0 },
        Refusal::NoSuchSeat { seat: seat(3) },
        Refusal::NoSuchFirst { first: seat(3), players: 3 },
        Refusal::OtherFirst { agreed: seat(2), first: seat(0) },
        Refusal::CardTwice { card: card("G5m") },
        Refusal::NotDealt,
        Refusal::AlreadyDealt,
        Refusal::NotYourTurn { seat: seat(2) },
        Refusal::GiftDue,
        Refusal::GiftOver,
        Refusal::DrawDue,
        Refusal::NothingToKeep,
        Refusal::PlaceFirst,
        Refusal::ToYourself,
        Refusal::NotInHand { card: card("R3b") },
        Refusal::NotOpen { field: "c2".parse().expect("a place") },
        Refusal::PileEmpty { pile: Pile::Left },
        Refusal::PileEmpty { pile: Pile::Right },
        Refusal::LastRound,
        Refusal::Over,
    ];
    for colour in Colour::ALL {
        all.push(Refusal::NoneToGive { colour });
        all.push(Refusal::NotHighest { colour, rival: seat(1), theirs: 7, yours: 5 });
        all.push(Refusal::ReceiverHasColour { colour, to: seat(0) });
    }
    for refusal in &all {
        // A refusal that is not matched here is not in the list above.
        match refusal {
            Refusal::Players { .. }
            | Refusal::NoSuchSeat { .. }
            | Refusal::NoSuchFirst { .. }
            | Refusal::OtherFirst { .. }
            | Refusal::CardTwice { .. }
            | Refusal::NotDealt
            | Refusal::AlreadyDealt
            | Refusal::NotYourTurn { .. }
            | Refusal::GiftDue
            | Refusal::GiftOver
            | Refusal::DrawDue
            | Refusal::NothingToKeep
            | Refusal::PlaceFirst
            | Refusal::NoneToGive { .. }
            | Refusal::NotHighest { .. }
            | Refusal::ReceiverHasColour { .. }
            | Refusal::ToYourself
            | Refusal::NotInHand { .. }
            | Refusal::NotOpen { .. }
            | Refusal::PileEmpty { .. }
            | Refusal::LastRound
            | Refusal::Over => {}
        }
    }
    all
}

#[test]
fn a_refusal_calls_the_others_by_their_names() {
    let names = Names::from(["Anna", "Bert", "Chris"].map(str::to_owned).to_vec());
    let speaker = Voice::of(Lang::En).to(Viewer::Seat(seat(0)), &names);
    let said = |refusal| speaker.say(&refusal);
    assert_eq!(said(Refusal::NotYourTurn { seat: seat(2) }), "It is Chris’s turn (K8).");
    assert_eq!(
        said(Refusal::ReceiverHasColour { colour: Colour::Yellow, to: seat(1) }),
        "Bert already has yellow cards: give yours to a player who has none (K10)."
    );
}

#[test]
fn a_refusal_ends_in_its_clause_in_every_language() {
    for lang in Lang::ALL {
        let book = voice::rulebook(Kadora::NAME, lang).unwrap();
        for refusal in refusals() {
            let said = Voice::of(lang).say(&refusal);
            assert!(said.ends_with(&format!(" ({}).", refusal.clause())), "{said}");
            assert!(book.clause(refusal.clause()).is_some(), "{lang}: {said}");
        }
    }
}

fn random_game(players: u8, dice: &mut Dice) -> Vec<Event> {
    let mut events = Vec::new();
    play_at_random::<Kadora>(players, &Options::default(), dice, &mut events)
        .expect("what a game offers it accepts");
    events
}

#[test]
fn whole_games_are_told_to_every_viewer_in_every_language() {
    let mut dice = Dice::new(1);
    let names = Names::from(vec!["Anna".to_owned(), "  ".to_owned()]);
    for players in Kadora::PLAYERS {
        let events = random_game(players, &mut dice);
        let turns = events.iter().filter(|event| matches!(event, Event::Told(Told::Placed { .. })));
        // The deal, the turns, word of the last round, the colours and the count.
        let chapters = 1 + turns.count() + 1 + 2;
        for lang in Lang::ALL {
            for viewer in Viewer::all(players) {
                let speaker = Voice::of(lang).to(viewer, &names);
                for event in &events {
                    check_sentence(&speaker.tell::<Kadora>(event).expect("all can be told"));
                }
                assert_eq!(speaker.story::<Kadora>(&events).len(), chapters);
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
    assert!(said.starts_with(char::is_uppercase), "{said}");
    assert!(said.ends_with(['.', '!']), "{said}");
}

#[test]
fn a_gift_belongs_to_the_turn_it_begins() {
    let gave = Told::Gave {
        seat: seat(0),
        colour: Colour::Red,
        to: seat(1),
        cards: Cards::from_iter([card("R3b")]),
    };
    let placed = Told::Placed {
        seat: seat(0),
        card: card("G1m"),
        field: "b2".parse().expect("a place"),
        column_sum: 4,
        row_sum: 9,
    };
    let story = |told: &[Told]| {
        let events: Vec<_> = told.iter().copied().map(Event::Told).collect();
        let speaker = Voice::of(Lang::En).to(Viewer::Spectator, Names::none());
        speaker.story::<Kadora>(&events).iter().map(Vec::len).collect::<Vec<_>>()
    };
    assert_eq!(Kadora::part(&Seen::Told(gave)), Part::Prelude);
    assert_eq!(story(&[placed, gave, placed, placed, gave, placed]), [1, 2, 1, 2]);
    assert_eq!(story(&[gave, gave]), [1, 1]);
}

/// What is told of the colours is what is then counted.
#[test]
fn the_penalty_points_of_the_colours_add_up_to_those_counted() {
    let mut dice = Dice::new(2);
    for game in 0..60 {
        let mut sums = [0; 4];
        for event in random_game(2 + game % 3, &mut dice) {
            match event {
                Event::Told(Told::TurnedDown { leaders, penalties, .. }) => {
                    for (sum, points) in sums.iter_mut().zip(penalties) {
                        *sum += points;
                    }
                    assert!(leaders.iter().all(|leader| penalties[leader.index()] == 0));
                }
                Event::Told(Told::Counted { seat, penalty, .. }) => {
                    assert_eq!(sums[seat.index()], penalty);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn of_two_players_the_third_is_the_virtual_one() {
    let names = Names::from(["Anna", "Bert"].map(str::to_owned).to_vec());
    let leaders = Seats::from_iter([seat(0), seat(2)]);
    let penalties = [0, 5, 0, 0];
    let colour = Colour::Green;
    let down = |players| Told::TurnedDown { colour, leaders, total: 9, penalties, players };
    let said = |lang, told: &Told| Voice::of(lang).to(Viewer::Seat(seat(0)), &names).say(told);
    assert_eq!(
        said(Lang::En, &down(2)),
        "In green, you and the dummy hand lead with 9 each and turn those cards face down. Penalty points: 5 for Bert."
    );
    assert_eq!(
        said(Lang::De, &down(2)),
        "In Grün habt ihr, du und der virtuelle Spieler, mit je 9 den höchsten Wert und dreht diese Karten um. Strafpunkte: 5 für Bert."
    );
    assert!(said(Lang::En, &down(3)).starts_with("In green, you and Seat 3 lead"));

    let won = |winners: &[u8], decision| Told::Won {
        winners: winners.iter().map(|&number| seat(number)).collect(),
        decision,
        players: 2,
    };
    for lang in Lang::ALL {
        let virtual_player = match lang {
            Lang::En => "dummy hand",
            Lang::Nl => "virtuele speler",
            Lang::Fr => "joueur virtuel",
            Lang::De => "virtuelle Spieler",
            Lang::It => "giocatore virtuale",
        };
        for told in [
            won(&[2], DecidedBy::Penalty),
            won(&[2], DecidedBy::Cards),
            won(&[1, 2], DecidedBy::Shared),
            Told::Counted { seat: seat(2), penalty: 3, covered: 2, cards: 18, players: 2 },
            Told::Counted { seat: seat(2), penalty: 3, covered: 0, cards: 18, players: 2 },
        ] {
            let said = said(lang, &told);
            check_sentence(&said);
            assert!(said.contains(virtual_player), "{said}");
        }
    }
}

#[test]
fn a_player_without_a_card_face_down_is_told_so() {
    let told = Told::Counted { seat: seat(1), penalty: 2, covered: 0, cards: 1, players: 4 };
    let names = Names::from(["Arjan", "Pieter"].map(str::to_owned).to_vec());
    let said = |viewer| Voice::of(Lang::Nl).to(viewer, &names).say(&told);
    assert_eq!(
        said(Viewer::Spectator),
        "Pieter heeft 2 strafpunten, maar geen gedekte kaarten: zonder de betovering op te heffen kan Pieter niet winnen."
    );
    assert_eq!(
        said(Viewer::Seat(seat(1))),
        "Je hebt 2 strafpunten, maar geen gedekte kaarten: je hebt de betovering niet opgeheven, dus je kunt niet winnen."
    );
}

#[test]
fn verbs_agree_with_the_leader() {
    let names = Names::from(["Anna", "Bert", "Carla"].map(str::to_owned).to_vec());
    let lead = |lang, leaders: &[u8]| {
        let leaders = leaders.iter().map(|&number| seat(number)).collect();
        let (colour, total, penalties) = (Colour::Red, 7, [0; 4]);
        let told = Told::TurnedDown { colour, leaders, total, penalties, players: 3 };
        Voice::of(lang).to(Viewer::Seat(seat(2)), &names).say(&told)
    };
    for (lang, forms) in [
        (
            Lang::Fr,
            [
                "En rouge, tu as la plus haute valeur, 7, et tu retournes ces cartes face cachée.",
                "En rouge, toi et Anna, vous avez la plus haute valeur, 7 chacun, et vous retournez ces cartes face cachée.",
                "En rouge, Anna a la plus haute valeur, 7, et retourne ces cartes face cachée.",
                "En rouge, Anna et Bert ont la plus haute valeur, 7 chacun, et retournent ces cartes face cachée.",
            ],
        ),
        (
            Lang::It,
            [
                "Nel rosso hai il valore più alto, 7, e copri quelle carte.",
                "Nel rosso tu e Anna avete il valore più alto, 7 a testa, e coprite quelle carte.",
                "Nel rosso Anna ha il valore più alto, 7, e copre quelle carte.",
                "Nel rosso Anna e Bert hanno il valore più alto, 7 a testa, e coprono quelle carte.",
            ],
        ),
    ] {
        let companies = [&[2][..], &[0, 2], &[0], &[0, 1]];
        assert_eq!(companies.map(|seats| lead(lang, seats)), forms);
    }
}

/// A word that the locales have no form for would be said as another.
#[test]
fn every_card_has_its_own_name_in_every_language() {
    for lang in Lang::ALL {
        let voice = Voice::of(lang);
        let alone: BTreeSet<_> = Card::ALL.iter().map(|card| voice.say(card)).collect();
        assert_eq!(alone.len(), Card::COUNT, "{alone:?}");
        let drawn = |card| voice.say(&Seen::YouDrew { pile: Pile::Left, card });
        let drawn: BTreeSet<_> = Card::ALL.into_iter().map(drawn).collect();
        assert_eq!(drawn.len(), Card::COUNT, "{drawn:?}");

        let colours: BTreeSet<_> = Colour::ALL.iter().map(|colour| voice.say(colour)).collect();
        assert_eq!(colours.len(), Colour::COUNT, "{colours:?}");
        let backs: BTreeSet<_> =
            Colour::ALL.iter().map(|&colour| voice.say(&Back { colour })).collect();
        assert_eq!(backs.len(), Colour::COUNT, "{backs:?}");
        let cuts: BTreeSet<_> = Cut::ALL.iter().map(|cut| voice.say(cut)).collect();
        assert_eq!(cuts.len(), Cut::ALL.len(), "{cuts:?}");
        let piles: BTreeSet<_> = Pile::ALL.iter().map(|pile| voice.say(pile)).collect();
        assert_eq!(piles.len(), Pile::ALL.len(), "{piles:?}");
    }
}

#[test]
fn cards_are_called_by_colour_value_and_cut() {
    let said = |lang| Voice::of(lang).say(&card("R3b"));
    assert_eq!(said(Lang::En), "red 3 (brilliant)");
    assert_eq!(said(Lang::Nl), "rode 3 (briljant)");
    let take = Told::Took {
        seat: seat(0),
        taking: Taking::Matching,
        column: Cards::from_iter([card("R3b"), card("G1m")]),
        row: Cards::from_iter([card("O1p")]),
    };
    assert_eq!(
        Voice::of(Lang::It).say(&take),
        "Posto 1 prende il 3 rosso (brillante) e l’1 verde (marquise) dalla colonna, e l’1 arancione (princess) dalla riga."
    );
}

#[test]
fn the_rulebook_bears_the_games_title() {
    for lang in Lang::ALL {
        let book = voice::rulebook(Kadora::NAME, lang).unwrap();
        assert_eq!(Voice::of(lang).say(&Kadora::title()), book.title);
    }
}

/// What the sentences call a colour or a cut, the rulebook calls so too (K2, K3).
#[test]
fn the_rulebook_knows_the_words() {
    for lang in Lang::ALL {
        let book = voice::rulebook(Kadora::NAME, lang).unwrap();
        let (voice, text) = (Voice::of(lang), book.clause("K3").unwrap().text);
        for (colour, line) in
            Colour::ALL.into_iter().zip(text.lines().filter(|l| l.starts_with('-')))
        {
            let named = line[2..].split([':', '\u{a0}']).next();
            assert_eq!(named, Some(voice.say(&colour).as_str()));
            assert!(line.ends_with(&colour.lacks().to_string()), "{line}");
        }
        for cut in Cut::ALL {
            assert!(text.contains(&format!("{} (", voice.say(&cut))), "{text}");
        }
    }
}

#[test]
fn settings_are_the_options_of_the_game_with_all_their_values() {
    let [setting] = &Kadora::settings()[..] else { panic!("one thing is agreed") };
    assert_eq!([setting.name], Kadora::OPTIONS);
    let read = |word: &str| {
        let value = word.parse::<u8>().map_or_else(|_| json!(word), |seat| json!(seat));
        serde_json::from_value::<Options>(json!({ "first": value })).expect("a known value").first
    };
    let values: Vec<_> = setting.values.iter().map(|value| read(value.word)).collect();
    let seats = Seat::all(4).map(First::Seat);
    assert_eq!(values, [First::Lot].into_iter().chain(seats).collect::<Vec<_>>());
    for players in 2..=4 {
        assert_eq!(setting.values_at(players).len(), usize::from(players) + 1);
    }
    assert_eq!(Voice::of(Lang::En).say(setting.ask()), "Who was on an island last?");
}
