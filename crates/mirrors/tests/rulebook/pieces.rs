//! Players, pieces and places: M1 to M6.

use std::collections::{BTreeMap, BTreeSet};

use luck::Dice;
use mirrors::{
    Board, Card, Colour, Deal, Field, MIRRORS, Mirrors, Options, Recess, Refusal, Seen, Side,
    Stage, Target,
};
use table::{Game, Seat, Turn, Viewer};

use crate::scene::{RIM, Table, action, card, entrance, open, recess, rim, seat, twelve};

#[test]
fn m1_two_to_four_play_each_from_one_side() {
    for players in 0..=u8::MAX {
        match Mirrors::new(players, &Options::default()) {
            Ok(game) => {
                assert!((2..=4).contains(&players));
                let sides: BTreeSet<_> =
                    open(&game).players.iter().map(|player| player.side as u8).collect();
                assert_eq!(sides.len(), usize::from(players));
            }
            Err(refusal) => {
                assert!(!(2..=4).contains(&players));
                assert_eq!(refusal, Refusal::Players { players });
            }
        }
    }
    let mut table = Table::new(rim(RIM), seat(0), &["RRBB", "GGYY"], Target::Three);
    assert_eq!(table.act_as(seat(2), action("a1/")), Err(Refusal::NoSuchSeat { seat: seat(2) }));
}

#[test]
fn m2_sixteen_fields_and_sixteen_recesses_that_are_also_the_entrances() {
    assert_eq!(Field::all().len(), 16);
    assert_eq!(Field::all().map(|field| field.to_string()).next_back().unwrap(), "d4");
    let clockwise: Vec<_> = Recess::all().map(|recess| recess.to_string()).collect();
    assert_eq!(clockwise.join(" "), "n1 n2 n3 n4 e4 e3 e2 e1 s4 s3 s2 s1 w1 w2 w3 w4");
    for side in Side::ALL {
        let entrances = side.entrances();
        assert!(entrances.iter().all(|entrance| entrance.side() == side));
        assert_eq!(entrances.map(|entrance| entrance.recess().number()), [1, 2, 3, 4]);
    }
    // Each faces a row or a column: on an empty board a beam runs straight across.
    for number in 1..=4 {
        for (from, to) in [('s', 'n'), ('n', 's'), ('w', 'e'), ('e', 'w')] {
            let beam = Board::EMPTY.beam(entrance(&format!("{from}{number}")));
            assert_eq!(beam.recess, recess(&format!("{to}{number}")));
            assert_eq!(beam.path.len(), 4);
        }
    }
    // North may not use a south entrance.
    let mut table = Table::drawn(
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G . . . . B
        2 B / . . . G
        1 R . . . . Y
            Y G B R",
        1,
        &["RRBB", "RRGG"],
    );
    table.play("d2/");
    assert_eq!(table.refused("s1>n4"), Refusal::NotYourEntrance { entrance: entrance("s1") });
}

#[test]
fn m3_four_diamonds_of_each_colour_in_random_order_and_twelve_mirrors() {
    // Every recess gets every colour about equally often.
    let game = Mirrors::new(2, &Options::default()).unwrap();
    let mut dice = Dice::new(3);
    let mut seen = BTreeMap::<(Recess, Colour), u32>::new();
    for _ in 0..4000 {
        let Deal::Board { rim, .. } = game.draw(&mut dice) else {
            panic!("the rim is dealt first")
        };
        assert!(rim.is_full());
        for recess in Recess::all() {
            *seen.entry((recess, rim.at(recess).unwrap())).or_default() += 1;
        }
    }
    assert_eq!(seen.len(), 64);
    assert!(seen.values().all(|count| (850..1150).contains(count)), "{seen:?}");

    // Not five red ones, nor an open recess.
    for bad in ["RRRRRBBBGGGGYYYY", "RRRRBBBBGGGGYYY."] {
        let deal = Deal::Board { rim: rim(bad), first: seat(0) };
        let mut table = Mirrors::new(2, &Options::default()).unwrap();
        assert_eq!(table.deal(deal, &mut ()), Err(Refusal::BadRim { rim: rim(bad) }));
    }
    let mut unset = Mirrors::new(2, &Options::default()).unwrap();
    assert_eq!(unset.act(seat(0), action("a1/"), &mut ()), Err(Refusal::BoardDue));
    assert_eq!(unset.deal(Deal::Card(card("RRBB")), &mut ()), Err(Refusal::BoardDue));

    assert_eq!(MIRRORS, 12);
    assert_eq!(Board::EMPTY.beside(), 12);
    let twelve = twelve(0, &["BBGY", "RRYY"]);
    assert_eq!(twelve.game().board().beside(), 0);
}

#[test]
fn m4_nineteen_cards_every_combination_with_at_most_two_of_a_colour() {
    let mut combinations = BTreeSet::new();
    for reds in 0..=2 {
        for blues in 0..=2 {
            for greens in 0..=2 {
                for yellows in 0..=2 {
                    if reds + blues + greens + yellows == 4 {
                        combinations.insert(
                            ["R".repeat(reds), "B".repeat(blues), "G".repeat(greens)].concat()
                                + &"Y".repeat(yellows),
                        );
                    }
                }
            }
        }
    }
    let cards: BTreeSet<_> = Card::all().map(|card| card.to_string()).collect();
    assert_eq!(cards, combinations);
    assert_eq!(Card::all().len(), 19);
    for not in ["RRRB", "RRB", "BRRB", "RRBBG", "", "RRBé"] {
        assert!(not.parse::<Card>().is_err(), "{not}");
    }

    // Each is there once.
    let mut game = Mirrors::new(2, &Options::default()).unwrap();
    game.deal(Deal::Board { rim: rim(RIM), first: seat(0) }, &mut ()).unwrap();
    game.deal(Deal::Card(card("RBGY")), &mut ()).unwrap();
    assert_eq!(
        game.deal(Deal::Card(card("RBGY")), &mut ()),
        Err(Refusal::NotInPile { card: card("RBGY") })
    );
    assert_eq!(open(&game).pile, 18);
}

#[test]
fn m5_a_secret_card_each_from_the_first_player_on() {
    let mut game = Mirrors::new(3, &Options::default()).unwrap();
    game.deal(Deal::Board { rim: rim(RIM), first: seat(2) }, &mut ()).unwrap();
    for (drawing, drawn) in [(2, "RRBB"), (0, "RRBG"), (1, "BBYY")] {
        assert_eq!(open(&game).stage, Stage::Opening { seat: seat(drawing) });
        assert_eq!(game.act(seat(2), action("a1/"), &mut ()), Err(Refusal::OpeningDue));
        let mut log = Vec::new();
        game.deal(Deal::Card(card(drawn)), &mut log).unwrap();
        for viewer in Viewer::all(3) {
            let own = viewer.is(seat(drawing));
            let seen: Vec<_> = log.iter().filter_map(|e| Mirrors::seen(e, viewer)).collect();
            let told = if own {
                Seen::YouDrew { card: card(drawn) }
            } else {
                Seen::Drew { seat: seat(drawing) }
            };
            assert_eq!(seen, [told]);
            assert_eq!(game.view(viewer).card == Some(card(drawn)), own);
        }
    }
    assert_eq!(game.turn(), Turn::of(seat(2)), "the first player begins");

    // The lot is fair.
    let unset = Mirrors::new(3, &Options::default()).unwrap();
    let mut dice = Dice::new(5);
    let mut firsts = [0_u32; 3];
    for _ in 0..3000 {
        let Deal::Board { first, .. } = unset.draw(&mut dice) else {
            panic!("lots are drawn first")
        };
        firsts[first.index()] += 1;
    }
    assert!(firsts.iter().all(|count| (900..1100).contains(count)), "{firsts:?}");
    let no_such_seat = Deal::Board { rim: rim(RIM), first: seat(3) };
    let refusal = Mirrors::new(3, &Options::default()).unwrap().deal(no_such_seat, &mut ());
    assert_eq!(refusal, Err(Refusal::NoSuchSeat { seat: seat(3) }));
}

#[test]
fn m6_sides_by_number_of_players_and_turns_clockwise() {
    use Side::{East, North, South, West};
    for sides in [&[South, North][..], &[South, West, North], &[South, West, North, East]] {
        let players = u8::try_from(sides.len()).unwrap();
        let seated: Vec<_> =
            Seat::all(players).map(|seat| Side::of(seat, players).unwrap()).collect();
        assert_eq!(seated, sides);
        assert_eq!(Side::of(seat(players), players), None);

        let cards = &["RRBB", "RRGG", "RRYY", "BBYY"][..sides.len()];
        let mut table = Table::new(rim(RIM), seat(1), cards, Target::Three);
        for (turn, place) in ["b2/", "c3\\", "d2/", "a4\\", "d4/"].iter().enumerate() {
            let to_move = seat(u8::try_from((1 + turn) % sides.len()).unwrap());
            assert_eq!(table.seat(), to_move);
            let other = to_move.next(players);
            assert_eq!(table.act_as(other, action(place)), Err(Refusal::NotYourTurn { to_move }));
            table.play(place);
            if table.game().turn() == Turn::of(to_move) {
                table.play(".");
            }
        }
    }
}
