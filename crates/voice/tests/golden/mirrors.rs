//! Mirrors.

use mirrors::{
    Action, Board, Card, Colour, ColourCounts, Diagonal, Ending, Entrance, Mirrors, Recess,
    Refusal, Seen, Side, Told,
};
use table::Seat;
use voice::{Lang, Names, Speaker, Spoken, Voice, Voiced};

use super::{check_golden, check_story, seats, viewer};

#[test]
fn a_game_of_mirrors_is_told_in_every_language() {
    check_story::<Mirrors>(include_str!("mirrors.json"));
}

/// Every sentence of Mirrors to the first of four, about every group of players.
#[test]
fn a_phrasebook_of_mirrors_in_every_language() {
    let names = Names::from(["Anna", "Bert", "Chris", ""].map(str::to_owned).to_vec());
    for lang in Lang::ALL {
        let speaker = Voice::of(lang).to(viewer(0), &names);
        let phrases = [things(&speaker), happenings(&speaker), refusals(&speaker)].concat();
        check_golden("mirrors-phrases", lang, &phrases.join("\n"));
    }
}

fn say_all<S: Spoken>(speaker: &Speaker<'_>, what: impl IntoIterator<Item = S>) -> Vec<String> {
    what.into_iter().map(|what| speaker.say(&what)).collect()
}

fn things(speaker: &Speaker<'_>) -> Vec<String> {
    let mut said = vec![speaker.say(&Mirrors::title())];
    for setting in Mirrors::settings() {
        said.push(speaker.say(&setting.title));
        for value in setting.values {
            said.push(format!("- {}: {}", speaker.say(&value.title), speaker.say(&value.help)));
        }
    }
    let action = |text: &str| text.parse::<Action>().expect("a step of a turn");
    let actions =
        ["b2/", "b2\\", "b2~", "b2-c4/", "b2-c4\\", "b2x", "-", "s1>e3", ".", "=RBRG", "=YYGB"];
    said.extend(say_all(speaker, actions.map(action)));
    said.extend(say_all(speaker, Colour::ALL));
    said.extend(say_all(speaker, Card::all()));
    let tally = |text: &str| text.parse::<ColourCounts>().expect("diamonds");
    said.extend(say_all(speaker, ["", "R", "BBG", "GGYY"].map(tally)));
    said.extend(say_all(speaker, Diagonal::BOTH));
    said.extend(say_all(speaker, Side::ALL));

    let board: Board = "a2/ c2/ c4\\ b4/ b1\\".parse().expect("a board");
    let beams = Side::ALL.into_iter().flat_map(|side| board.beams(side));
    said.extend(say_all(speaker, beams));
    said
}

fn happenings(speaker: &Speaker<'_>) -> Vec<String> {
    let recess = |text: &str| text.parse::<Recess>().expect("a recess");
    let entrance = |text: &str| text.parse::<Entrance>().expect("an entrance");
    let card = |text: &str| text.parse::<Card>().expect("a card");
    let mut said = say_all(speaker, [Seen::YouDrew { card: card("RRBY") }]);
    said.extend(say_all(speaker, Seat::all(4).map(|seat| Seen::Drew { seat })));

    let mut told = Vec::new();
    for seat in Seat::all(2) {
        let touch = |text: &str| Told::Touched { seat, touch: text.parse().expect("a touch") };
        let took = |(colour, mirrors)| Told::Took {
            seat,
            entrance: entrance("w4"),
            recess: recess("s3"),
            colour,
            mirrors,
        };
        let rim = "RBGYRBGYRBGYYGBR".parse().expect("a rim");
        told.push(Told::Set { rim, first: seat });
        told.extend(["b2/", "d4\\", "b2~", "b2-c4/", "c4-b2\\", "b2x"].map(touch));
        told.extend([Told::Passed { seat }, Told::TookNone { seat }]);
        told.extend(
            [1, 2, 3, 12].into_iter().zip(Colour::ALL).map(|(n, colour)| took((colour, n))),
        );
        told.push(Told::Laid { seat, card: card("RBGY"), cards: 1 });
        told.push(Told::Laid { seat, card: card("BBYY"), cards: 3 });
        let places = ["s3", "s1", "w2", "n4"].map(recess);
        let mut diamonds = places.map(|recess| (recess, Colour::Red));
        for (diamond, colour) in diamonds.iter_mut().zip(Colour::ALL) {
            diamond.1 = colour;
        }
        told.push(Told::Returned { seat, diamonds });
        told.extend(Colour::ALL.map(|colour| Told::WentBack {
            seat,
            recess: recess("n1"),
            colour,
        }));
    }
    told.push(Told::Deadlock);
    told.extend(
        [Ending::EmptyPile, Ending::Standstill, Ending::Target]
            .map(|ending| Told::Ended { ending }),
    );
    for winners in [&[0][..], &[0, 1], &[0, 1, 2], &[1], &[1, 2], &[1, 2, 3]].map(seats) {
        told.extend([(0, 0), (1, 0), (3, 0), (0, 1), (2, 3)].map(|(cards, diamonds)| Told::Won {
            winners,
            cards,
            diamonds,
        }));
    }
    said.extend(say_all(speaker, told));
    said
}

/// The refusals whose sentence depends on whom or what they are about.
fn refusals(speaker: &Speaker<'_>) -> Vec<String> {
    let entrance = "s2".parse::<Entrance>().expect("an entrance");
    let recess = "e3".parse::<Recess>().expect("a recess");
    let mut refusals = Vec::new();
    for seat in Seat::all(2) {
        refusals.extend([Refusal::NotYourTurn { to_move: seat }, Refusal::CardDue { seat }]);
    }
    refusals.extend([0, 1, 2].map(|mirrors| Refusal::TooFewMirrors { entrance, mirrors }));
    refusals.extend(Colour::ALL.map(|colour| Refusal::NotNeeded { recess, colour }));
    say_all(speaker, refusals)
}
