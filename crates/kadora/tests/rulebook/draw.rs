//! K15 to K18: drawing, filling up, and the last round.

use kadora::{Card, Event, Field, Kadora, Pile, Refusal, Side, Stage, Told};
use table::{Game, Refusal as _, Turn};

use super::{act, assert_block, card, cards, drawn, offered, open, play, refused, seat, view};

/// Nothing can be taken here.
fn quiet(first_line: &str, lines: &str) -> Kadora {
    drawn(&format!(
        "{first_line}
           a   b   c   d
        4 R2b O1p Y1m G1b
        3 B1p  .   .  P1m
        2 G1p  .   .  B1m
        1 Y1b P1p O1m R2m
        hand 0 R3p R4p R5p O3b
        hand 1 R3m R4m R5m O3p
        {lines}"
    ))
}

#[test]
fn k15_the_top_card_of_either_pile_comes_into_the_hand() {
    for (letter, pile, drawn) in [("L", Pile::Left, "Y2b"), ("R", Pile::Right, "B2b")] {
        let mut game = quiet("2 players, seat 0 places", "left Y2b Y2p\nright B2b B2p");
        play(&mut game, ["R3p b2"]);
        assert_eq!(offered(&game), ["L", "R"]);
        let (left, right) = (open(&game).left.len(), open(&game).right.len());
        let log = act(&mut game, letter).unwrap();
        assert_eq!(log, [Event::Drew { seat: seat(0), pile, card: card(drawn) }]);
        assert_eq!(view(&game, 0).hand(), cards("R4p R5p O3b").with(&cards(drawn)));
        let from_left = usize::from(pile == Pile::Left);
        assert_eq!(open(&game).left.len(), left - from_left);
        assert_eq!(open(&game).right.len(), right - (1 - from_left));
    }
}

#[test]
fn k15_from_the_only_pile_left_the_card_is_drawn_at_once() {
    let mut game = quiet("2 players, seat 0 places", "left -\nright B2b B2p B2m\nloot 0 *");
    assert_eq!(refused(&game, "L"), Refusal::PileEmpty { pile: Pile::Left });
    assert_eq!(Refusal::PileEmpty { pile: Pile::Left }.clause(), "K15");
    let log = act(&mut game, "R3p b2").unwrap();
    let drew = Event::Drew { seat: seat(0), pile: Pile::Right, card: card("B2b") };
    assert_eq!(log[1..], [drew]);
    assert_eq!(game.turn(), Turn::of(seat(1)));
}

/// The places filled, in order, and with which cards.
fn filled(told: &[Told]) -> Vec<(Pile, Card, String)> {
    let fill = |told: &Told| match *told {
        Told::Filled { pile, card, field } => Some((pile, card, field.to_string())),
        _ => None,
    };
    told.iter().filter_map(fill).collect()
}

/// Seven places are open, so that three are to be filled.
fn gaping(first_line: &str, lines: &str) -> Kadora {
    drawn(&format!(
        "{first_line}
           a   b   c   d
        4  .  O1p  .  G1b
        3 B1p  .   .  P1m
        2  .   .   .  B1m
        1 Y1b P1p O1m R2m
        {lines}"
    ))
}

#[test]
fn k16_the_pile_drawn_from_fills_the_table_until_four_places_are_open() {
    let lines = "left Y2b B2b B3b B4b Y4b\nright G2b G2p\nloot 0 *";
    let mut game = gaping("2 players, seat 0 draws", lines);
    let told = play(&mut game, ["L"]);
    let expected = [("B2b", "a4"), ("B3b", "c4"), ("B4b", "b3")]
        .map(|(name, field)| (Pile::Left, card(name), field.to_owned()));
    assert_eq!(filled(&told), expected);
    assert_block(
        &game,
        "4 B2b O1p B3b G1b
         3 B1p B4b  .  P1m
         2  .   .   .  B1m
         1 Y1b P1p O1m R2m",
    );
    assert_eq!(open(&game).left, [card("Y4b").back()]);
    assert_eq!(open(&game).right.len(), 2);
}

#[test]
fn k16_four_open_places_or_fewer_stay_open() {
    let mut game = quiet("2 players, seat 0 places", "loot 0 R3b");
    let told = play(&mut game, ["R3p b2", "L"]);
    assert_eq!(filled(&told), []);
    assert_eq!(open(&game).block.open().len(), 3);
}

#[test]
fn k16_a_pile_that_runs_out_is_followed_by_the_other_and_then_by_nothing() {
    let mut game = gaping("2 players, seat 0 draws", "left Y2b B2b\nright G2b G2p G2m\nloot 0 *");
    let told = play(&mut game, ["L"]);
    let fill = |pile, name, field: &str| (pile, card(name), field.to_owned());
    let expected = [
        fill(Pile::Left, "B2b", "a4"),
        fill(Pile::Right, "G2b", "c4"),
        fill(Pile::Right, "G2p", "b3"),
    ];
    assert_eq!(filled(&told), expected);
    assert_eq!(open(&game).right, [card("G2m").back()]);

    let mut game = gaping("2 players, seat 0 draws", "left Y2b\nright G2b\nloot 0 *");
    let told = play(&mut game, ["R"]);
    assert_eq!(filled(&told), [fill(Pile::Left, "Y2b", "a4")]);
    assert_eq!(open(&game).block.open().len(), 6);
}

#[test]
fn k17_each_side_reads_the_block_from_its_own_far_left() {
    let order = |side: Side| {
        let names: Vec<String> = side.reading_order().iter().map(Field::to_string).collect();
        names.join(" ")
    };
    assert_eq!(order(Side::South), "a4 b4 c4 d4 a3 b3 c3 d3 a2 b2 c2 d2 a1 b1 c1 d1");
    assert_eq!(order(Side::North), "d1 c1 b1 a1 d2 c2 b2 a2 d3 c3 b3 a3 d4 c4 b4 a4");
    assert_eq!(order(Side::West), "d4 d3 d2 d1 c4 c3 c2 c1 b4 b3 b2 b1 a4 a3 a2 a1");
    assert_eq!(order(Side::East), "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4");

    for (players, number, places) in [
        (4, 0, ["a4", "c4", "b3"]),
        (4, 1, ["c4", "c3", "c2"]),
        (4, 2, ["c2", "b2", "a2"]),
        (4, 3, ["a2", "a4", "b2"]),
        (3, 1, ["c4", "c3", "c2"]),
        (3, 2, ["c2", "b2", "a2"]),
        (2, 1, ["c2", "b2", "a2"]),
    ] {
        let first_line = format!("{players} players, seat {number} draws");
        let lines = "left Y2b B2b B3b B4b Y4b\nright G2b G2p\nloot 0 *";
        let mut game = gaping(&first_line, lines);
        let told = play(&mut game, ["L"]);
        let fields: Vec<String> = filled(&told).into_iter().map(|(.., field)| field).collect();
        assert_eq!(fields, places, "{first_line}");
    }
}

#[test]
fn k18_once_the_piles_are_empty_everyone_has_one_more_turn_without_drawing() {
    let mut game = drawn(
        "3 players, seat 1 places
           a   b   c   d
        4  .  O1p Y1m  .
        3 B1p  .   .  P1m
        2 G1p  .   .  B1m
        1 Y1b P1p O1m R2m
        hand 0 R3p R4p R5p O3b
        hand 1 R3m R4m R5m O3p
        hand 2 R3b R4b R5b O3m
        loot 0 O4b O4p P2b G2b B2b
        loot 1 O4m P2p G2p B2p
        loot 2 R2b *
        left   Y2b
        right  -",
    );
    let told = play(&mut game, ["O3p b2"]);
    assert_eq!(told[1..], [Told::LastRound { last: seat(1) }]);
    assert_eq!(view(&game, 1).hand(), cards("R3m R4m R5m Y2b"));

    // Giving goes on as before; drawing and filling up do not.
    let mut told = Vec::new();
    for (number, turns_left, gift, place) in
        [(2, 3, "give Y>1", "R3b c2"), (0, 2, ".", "R3p c3"), (1, 1, ".", "R3m b3")]
    {
        assert_eq!(open(&game).stage, Stage::Giving { seat: seat(number) });
        assert_eq!(open(&game).turns_left, Some(turns_left));
        for letter in ["L", "R"] {
            assert_eq!(refused(&game, letter), Refusal::LastRound);
        }
        let open_places = open(&game).block.open().len();
        told = play(&mut game, [gift, place]);
        assert_eq!(open(&game).block.open().len(), open_places - 1);
    }
    assert_eq!(Refusal::LastRound.clause(), "K18");
    assert!(matches!(told.last(), Some(Told::Won { .. })));
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(offered(&game), Vec::<String>::new());
    let over = game.act(seat(2), "R4b b2".parse().unwrap(), &mut ());
    assert_eq!(over, Err(Refusal::Over));
    assert_eq!(Refusal::Over.clause(), "K18");
}

#[test]
fn k18_filling_up_can_empty_the_piles_too() {
    let mut game = gaping("2 players, seat 1 draws", "left Y2b\nright G2b B2b B3b\nloot 0 *");
    let told = play(&mut game, ["R"]);
    assert_eq!(filled(&told).len(), 3);
    assert_eq!(told.last(), Some(&Told::LastRound { last: seat(1) }));
    assert_eq!(game.turn(), Turn::of(seat(0)));
    assert_eq!(open(&game).turns_left, Some(2));
}
