//! Kadora.

use kadora::{
    Action, Back, Card, Cards, Colour, Cut, DecidedBy, Field, Kadora, Pile, Refusal, Seen, Taking,
    Told,
};
use table::{Seat, Seats};
use voice::{Lang, Names, Speaker, Spoken, Voice, Voiced};

use super::{check_golden, check_story, seats, viewer};

#[test]
fn a_game_of_kadora_is_told_in_every_language() {
    check_story::<Kadora>(include_str!("kadora.json"));
}

/// Every sentence of Kadora to the first of four, about every group of players.
#[test]
fn a_phrasebook_of_kadora_in_every_language() {
    let names = Names::from(["Anna", "Bert", "Chris", ""].map(str::to_owned).to_vec());
    for lang in Lang::ALL {
        let speaker = Voice::of(lang).to(viewer(0), &names);
        let phrases = [things(&speaker), turns(&speaker), count(&speaker), refusals(&speaker)];
        check_golden("kadora-phrases", lang, &phrases.concat().join("\n"));
    }
}

fn say_all<S: Spoken>(speaker: &Speaker<'_>, what: impl IntoIterator<Item = S>) -> Vec<String> {
    what.into_iter().map(|what| speaker.say(&what)).collect()
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn cards(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

fn field(text: &str) -> Field {
    text.parse().expect("a place")
}

fn things(speaker: &Speaker<'_>) -> Vec<String> {
    let mut said = vec![speaker.say(&Kadora::title())];
    let actions = ["give Y>1", "give O>3", ".", "R3b c2", "G1m a4", "L", "R"];
    said.extend(say_all(speaker, actions.map(|text| text.parse::<Action>().expect("an action"))));
    said.extend(say_all(speaker, Colour::ALL));
    said.extend(say_all(speaker, Cut::ALL));
    said.extend(say_all(speaker, ["R2b", "O1p", "Y4m", "G5b", "B3p", "P1m"].map(card)));
    said.extend(say_all(speaker, Colour::ALL.map(|colour| Back { colour })));
    said.extend(say_all(speaker, Pile::ALL));
    said
}

fn turns(speaker: &Speaker<'_>) -> Vec<String> {
    let drew = |(i, colour)| {
        let pile = Pile::ALL[i % 2];
        Seen::Drew {
            seat: Seat::all(4).nth(1 + i % 3).expect("a seat"),
            pile,
            back: Back { colour },
        }
    };
    let mut said = say_all(speaker, Colour::ALL.into_iter().enumerate().map(drew));
    let drawn = [(Pile::Left, "R3b"), (Pile::Right, "G1p")];
    said.extend(say_all(
        speaker,
        drawn.map(|(pile, text)| Seen::YouDrew { pile, card: card(text) }),
    ));

    let mut told = Vec::new();
    for seat in Seat::all(2) {
        told.push(Told::Dealt { first: seat });
        for (to, given) in [(1 - seat.number(), "Y2b"), (2, "B1b B2p B4m"), (3, "P1p P5p")] {
            let (to, cards) = (Seat::new(to).expect("a seat"), cards(given));
            let colour = cards.iter().next().expect("a card").colour();
            told.push(Told::Gave { seat, colour, to, cards });
        }
        told.push(Told::Placed {
            seat,
            card: card("Y1m"),
            field: field("a2"),
            column_sum: 12,
            row_sum: 7,
        });
        for taking in [Taking::Matching, Taking::FullTable, Taking::NothingElse] {
            for (column, row) in [("R3b", ""), ("", "O1p G5b"), ("Y4m B1b P2p", "R4b R5m")] {
                told.push(Told::Took { seat, taking, column: cards(column), row: cards(row) });
            }
        }
        told.push(Told::LastRound { last: seat });
        told.push(Told::HandJoined { seat, cards: cards("R3b O1m P4p") });
    }
    for (pile, text, place) in [(Pile::Left, "B4m", "b3"), (Pile::Right, "O1b", "d1")] {
        told.push(Told::Filled { pile, card: card(text), field: field(place) });
    }
    said.extend(say_all(speaker, told));
    said
}

fn count(speaker: &Speaker<'_>) -> Vec<String> {
    let mut told = vec![Told::AsideTurned { cards: cards("R3b R4p O1p O3m Y5m B1b B2p P2m") }];
    let groups = [&[0][..], &[0, 1], &[0, 1, 2], &[1], &[1, 2], &[1, 2, 3]].map(seats);
    for (leaders, colour) in groups.into_iter().zip(Colour::ALL) {
        let penalties = [8, 1, 5, 3].map(|points| if leaders.len() == 3 { 0 } else { points });
        told.push(turned_down(colour, leaders, penalties, 4));
    }
    for seat in Seat::all(2) {
        for (penalty, covered, cards) in [(0, 9, 9), (1, 1, 4), (17, 6, 14), (1, 0, 1), (23, 0, 8)]
        {
            told.push(Told::Counted { seat, penalty, covered, cards, players: 4 });
        }
        for decision in [DecidedBy::Penalty, DecidedBy::Cards] {
            told.push(Told::Won { winners: Seats::only(seat), decision, players: 4 });
        }
    }
    for winners in groups.into_iter().filter(|seats| seats.len() > 1) {
        told.push(Told::Won { winners, decision: DecidedBy::Shared, players: 4 });
    }

    // Of two players, the third is the virtual one.
    for (leaders, colour) in [&[2][..], &[0, 2], &[1, 2], &[0, 1, 2]].into_iter().zip(Colour::ALL) {
        let leaders = seats(leaders);
        told.push(turned_down(colour, leaders, [4, 3, 2, 0], 2));
    }
    let seat = Seat::new(2).expect("a seat");
    for (penalty, covered) in [(0, 18), (1, 1), (17, 6), (60, 0)] {
        told.push(Told::Counted { seat, penalty, covered, cards: 18, players: 2 });
    }
    for decision in [DecidedBy::Penalty, DecidedBy::Cards] {
        told.push(Told::Won { winners: Seats::only(seat), decision, players: 2 });
    }
    for winners in [&[0, 2][..], &[1, 2], &[0, 1, 2]] {
        told.push(Told::Won { winners: seats(winners), decision: DecidedBy::Shared, players: 2 });
    }
    say_all(speaker, told)
}

/// The colour's cards of some turned down, while those of the others cost what `points` says.
fn turned_down(colour: Colour, leaders: Seats, points: [u8; 4], players: u8) -> Told {
    let mut penalties = points;
    for leader in leaders {
        penalties[leader.index()] = 0;
    }
    Told::TurnedDown { colour, leaders, total: 12, penalties, players }
}

fn refusals(speaker: &Speaker<'_>) -> Vec<String> {
    let seat = Seat::new(1).expect("a seat");
    let mut refusals = vec![
        Refusal::Players { players: 5 },
        Refusal::NoSuchSeat { seat },
        Refusal::NoSuchFirst { first: seat, players: 2 },
        Refusal::OtherFirst { agreed: seat, first: seat },
        Refusal::CardTwice { card: card("R3b") },
        Refusal::NotDealt,
        Refusal::AlreadyDealt,
        Refusal::NotYourTurn { seat },
        Refusal::GiftDue,
        Refusal::GiftOver,
        Refusal::DrawDue,
        Refusal::NothingToKeep,
        Refusal::PlaceFirst,
        Refusal::ToYourself,
        Refusal::NotInHand { card: card("R3b") },
        Refusal::NotOpen { field: field("c2") },
        Refusal::LastRound,
        Refusal::Over,
    ];
    refusals.extend(Pile::ALL.map(|pile| Refusal::PileEmpty { pile }));
    for colour in Colour::ALL {
        refusals.push(Refusal::NoneToGive { colour });
        refusals.push(Refusal::NotHighest { colour, rival: seat, theirs: 5, yours: 4 });
        refusals.push(Refusal::ReceiverHasColour { colour, to: seat });
    }
    say_all(speaker, refusals)
}
