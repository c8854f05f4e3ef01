//! K1 to K8: players, cards, the deal.

use std::collections::HashSet;

use kadora::{
    Back, Card, Colour, Cut, Deal, Event, Fields, First, Kadora, Known, Options, Pile, Refusal,
    Seen, Side, Stage, UnknownCard, aside_size, pile_size, ring,
};
use luck::Dice;
use table::{Game, Luck as _, Refusal as _, Seat, Turn, Viewer};

use super::{card, open, play, seat, to_move, view};

fn new(players: u8) -> Kadora {
    Kadora::new(players, &Options::default()).unwrap()
}

/// A game just dealt, and the deal.
fn dealt(players: u8, seed: u64) -> (Kadora, Deal) {
    let mut game = new(players);
    let deal = game.draw(&mut Dice::new(seed));
    game.deal(deal, &mut ()).unwrap();
    (game, deal)
}

fn backs(cards: &[Card]) -> Vec<Back> {
    cards.iter().map(|card| card.back()).collect()
}

fn sorted(mut cards: Vec<Back>) -> Vec<Back> {
    cards.sort_unstable();
    cards
}

#[test]
fn k1_two_to_four_play() {
    for players in 0..=u8::MAX {
        match Kadora::new(players, &Options::default()) {
            Ok(game) => assert!((2..=4).contains(&players) && game.players() == players),
            Err(refusal) => {
                assert!(!(2..=4).contains(&players));
                assert_eq!(refusal, Refusal::Players { players });
                assert_eq!(refusal.clause(), "K1");
            }
        }
    }
    let (mut game, _) = dealt(3, 1);
    let place = "R3b b2".parse().unwrap();
    assert_eq!(game.act(seat(3), place, &mut ()), Err(Refusal::NoSuchSeat { seat: seat(3) }));
}

#[test]
fn k2_six_colours_three_cuts_and_four_of_the_five_values() {
    let faces: HashSet<_> =
        Card::ALL.iter().map(|card| (card.colour(), card.value(), card.cut())).collect();
    assert_eq!(faces.len(), 72);
    for colour in Colour::ALL {
        for cut in Cut::ALL {
            let mut values: Vec<u8> = faces
                .iter()
                .filter(|face| (face.0, face.2) == (colour, cut))
                .map(|face| face.1)
                .collect();
            values.sort_unstable();
            assert_eq!(values.len(), 4);
            assert_eq!(values, colour.values().collect::<Vec<_>>());
            assert!(values.iter().all(|value| (1..=5).contains(value)));
        }
    }

    let mut game = new(3);
    let mut deal = game.draw(&mut Dice::new(1));
    deal.cards[71] = deal.cards[3];
    let before = game.clone();
    assert_eq!(game.deal(deal, &mut ()), Err(Refusal::CardTwice { card: deal.cards[3] }));
    assert_eq!(game, before);
}

#[test]
fn k3_each_colour_lacks_its_value() {
    for (text, colour) in [
        ("R1b", Colour::Red),
        ("O2p", Colour::Orange),
        ("Y3m", Colour::Yellow),
        ("G4b", Colour::Green),
        ("B5p", Colour::Blue),
        ("P3m", Colour::Purple),
    ] {
        let error = text.parse::<Card>().unwrap_err();
        assert_eq!(error, UnknownCard::Lacking { text: text.to_owned(), colour });
        assert!(error.to_string().ends_with("(K3)"), "{error}");
        assert_eq!(Card::new(colour, colour.lacks(), Cut::Brilliant), None);
    }
    let of_value = |value| Card::ALL.iter().filter(|card| card.value() == value).count();
    assert_eq!([1, 2, 3, 4, 5].map(of_value), [15, 15, 12, 15, 15]);
    assert_eq!(["R3b", "R3p", "R3m"].map(|text| card(text).cut()), Cut::ALL);
}

#[test]
fn k4_every_colour_is_public_and_a_face_only_where_it_lies_open_or_in_ones_own_hand() {
    let (mut game, deal) = dealt(3, 4);
    let hand = |number: usize| &deal.cards[12 + 4 * number..16 + 4 * number];
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        for (number, known) in view.hands.iter().enumerate() {
            match known {
                Known::Faces(cards) => {
                    assert!(viewer.is(seat(u8::try_from(number).unwrap())));
                    assert_eq!(*cards, hand(number).iter().copied().collect());
                }
                Known::Backs(seen) => {
                    assert!(!viewer.is(seat(u8::try_from(number).unwrap())));
                    assert_eq!(*seen, sorted(backs(hand(number))));
                }
            }
        }
        assert_eq!(view.left, backs(&deal.cards[36..54]));
        assert_eq!(view.right, backs(&deal.cards[54..72]));
        assert_eq!(view.aside, Known::Backs(sorted(backs(&deal.cards[..12]))));
        let face_up = 12 + 4 * u8::from(viewer != Viewer::Spectator);
        assert_eq!(view.known().len(), face_up);
    }

    // A drawn card's face is told to the player who drew it, its colour to all.
    let place = format!("{} b2", hand(to_move(&game).index())[0]);
    play(&mut game, [&place]);
    let (drawing, top) = (to_move(&game), deal.cards[36]);
    let mut log = Vec::new();
    game.act(drawing, "L".parse().unwrap(), &mut log).unwrap();
    let drew = Event::Drew { seat: drawing, pile: Pile::Left, card: top };
    assert_eq!(log[0], drew);
    for viewer in Viewer::all(3) {
        let seen = if viewer.is(drawing) {
            Seen::YouDrew { pile: Pile::Left, card: top }
        } else {
            Seen::Drew { seat: drawing, pile: Pile::Left, back: top.back() }
        };
        assert_eq!(Kadora::seen(&drew, viewer), Some(seen));
    }
}

#[test]
fn k5_the_set_aside_cards_show_only_their_colours() {
    for (players, count) in [(2, 18), (3, 12), (4, 6)] {
        let (game, deal) = dealt(players, 5);
        assert_eq!(aside_size(players), count);
        for viewer in Viewer::all(players) {
            let aside = game.view(viewer).aside;
            assert_eq!(aside, Known::Backs(sorted(backs(&deal.cards[..count]))));
            assert_eq!(aside.len(), count);
        }
    }
}

#[test]
fn k6_four_cards_each_and_a_ring_of_twelve_around_an_open_middle() {
    for players in 2..=4 {
        let (game, deal) = dealt(players, 6);
        for number in 0..players {
            assert_eq!(view(&game, number).hand().len(), 4);
        }
        let block = open(&game).block;
        assert_eq!(block.open(), Fields::MIDDLE);
        let middle: Vec<String> = block.open().iter().map(|field| field.to_string()).collect();
        assert_eq!(middle, ["b3", "c3", "b2", "c2"]);
        let start = aside_size(players) + 4 * usize::from(players);
        let ring: Vec<Card> = ring().filter_map(|field| block.get(field)).collect();
        assert_eq!(ring, deal.cards[start..start + 12]);
    }
    let (mut game, deal) = dealt(2, 6);
    assert_eq!(game.deal(deal, &mut ()), Err(Refusal::AlreadyDealt));
    assert_eq!(new(2).act(seat(0), "L".parse().unwrap(), &mut ()), Err(Refusal::NotDealt));
}

#[test]
fn k7_the_rest_makes_two_equal_piles_in_a_known_order_of_colours() {
    for (players, size) in [(2, 17), (3, 18), (4, 19)] {
        let (game, deal) = dealt(players, 7);
        assert_eq!(pile_size(players), size);
        let view = open(&game);
        assert_eq!(view.left, backs(&deal.cards[72 - 2 * size..72 - size]));
        assert_eq!(view.right, backs(&deal.cards[72 - size..]));
    }
}

#[test]
fn k8_who_was_on_an_island_last_begins_if_the_table_says_who_that_is() {
    for players in 2..=4 {
        for first in Seat::all(players) {
            let options = Options { first: First::Seat(first) };
            let mut game = Kadora::new(players, &options).unwrap();
            let (mut dice, mut by_lot) = (Dice::new(3), Dice::new(3));
            let deal = game.draw(&mut dice);
            assert_eq!(deal.first, first);
            // The cards are those of a game begun by lot; the lot alone is not drawn.
            assert_eq!(deal.cards, new(players).draw(&mut by_lot).cards);
            assert_ne!(dice.below(u32::MAX), by_lot.below(u32::MAX));

            let other = Deal { first: first.next(players), ..deal };
            let refusal = game.deal(other, &mut ()).unwrap_err();
            assert_eq!(refusal, Refusal::OtherFirst { agreed: first, first: other.first });
            assert_eq!(refusal.clause(), "K8");
            game.deal(deal, &mut ()).unwrap();
            assert_eq!(to_move(&game), first);
        }
    }
    let refusal = Kadora::new(3, &Options { first: First::Seat(seat(3)) }).unwrap_err();
    assert_eq!(refusal, Refusal::NoSuchFirst { first: seat(3), players: 3 });
    assert_eq!(Options::default().first, First::Lot);
}

#[test]
fn k8_the_lot_says_who_begins_and_turns_go_clockwise() {
    let mut began = [0; 4];
    let mut dice = Dice::new(8);
    for _ in 0..4_000 {
        began[new(4).draw(&mut dice).first.index()] += 1;
    }
    assert!(began.iter().all(|count| (900..1_100).contains(count)), "{began:?}");

    let mut game = new(4);
    let mut deal = game.draw(&mut dice);
    deal.first = seat(3);
    game.deal(deal, &mut ()).unwrap();
    for number in [3, 0, 1, 2, 3] {
        assert_eq!(to_move(&game), seat(number));
        for other in Seat::all(4).filter(|&other| other != seat(number)) {
            let refusal = game.act(other, "L".parse().unwrap(), &mut ()).unwrap_err();
            assert_eq!(refusal, Refusal::NotYourTurn { seat: seat(number) });
            assert_eq!(refusal.clause(), "K8");
        }
        while game.turn() == Turn::of(seat(number)) {
            let action = table::pick(&game, seat(number), &mut dice).unwrap();
            game.act(seat(number), action, &mut ()).unwrap();
        }
    }

    deal.first = seat(2);
    assert_eq!(new(2).deal(deal, &mut ()), Err(Refusal::NoSuchSeat { seat: seat(2) }));
    let sides =
        |players| Seat::all(players).map(|seat| Side::of(seat, players)).collect::<Vec<_>>();
    assert_eq!(sides(2), [Side::South, Side::North]);
    assert_eq!(sides(3), [Side::South, Side::West, Side::North]);
    assert_eq!(sides(4), [Side::South, Side::West, Side::North, Side::East]);
    assert_eq!(view(&game, 1).side(), Side::West);
    assert_eq!(open(&game).side(), Side::South);
    assert_eq!(open(&new(2)).stage, Stage::Dealing);
}
