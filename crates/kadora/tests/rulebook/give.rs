//! K9 to K11: the steps of a turn, giving away, placing.

use kadora::{Colour, Fields, Gift, Refusal, Stage, Told};
use table::Refusal as _;

use super::{
    act, assert_block, card, cards, drawn, loot, offered, open, play, refused, seat, seats,
};

/// Nothing can be given or taken here.
const QUIET: &str = "3 players, seat 0 places
       a   b   c   d
    4 R2b O1p Y1m G1b
    3 B1p  .   .  P1m
    2 G1p  .   .  B1m
    1 Y1b P1p O1m R2m
    hand 0 R3p R4p R5p O3b
    left  Y2b
    right Y2p";

#[test]
fn k9_a_turn_is_to_give_or_not_to_place_to_draw_and_to_fill_up() {
    let mut game = drawn(
        "3 players, seat 0 gives
           a   b   c   d
        4 R2b O1p Y1m  .
        3 B1p  .   .   .
        2 G1p  .   .  B1m
        1 Y1b P1p O1m R2m
        hand 0 R3p R4p R5p O3b
        loot 0 Y5b
        loot 2 Y4b
        left  Y2b B2b
        right Y2p",
    );
    assert_eq!(refused(&game, "R3p b2"), Refusal::GiftDue);
    assert_eq!(refused(&game, "L"), Refusal::PlaceFirst);
    let told = play(&mut game, ["."]);
    assert_eq!(told, []);
    assert_eq!(open(&game).stage, Stage::Placing { seat: seat(0) });
    assert_eq!(refused(&game, "."), Refusal::NothingToKeep);
    assert_eq!(refused(&game, "give Y>1"), Refusal::GiftOver);
    assert_eq!(refused(&game, "L"), Refusal::PlaceFirst);
    play(&mut game, ["O3b b2"]);
    assert_eq!(open(&game).stage, Stage::Drawing { seat: seat(0) });
    for early in [".", "give Y>1", "R3p c2"] {
        assert_eq!(refused(&game, early), Refusal::DrawDue);
    }
    // Five places are open once the card lies there: one is filled.
    let told = play(&mut game, ["L"]);
    assert!(matches!(told[..], [Told::Filled { card: filled, .. }] if filled == card("B2b")));
    assert_eq!(open(&game).stage, Stage::Placing { seat: seat(1) });
    for refusal in [Refusal::GiftDue, Refusal::PlaceFirst, Refusal::NothingToKeep, Refusal::DrawDue]
    {
        assert_eq!(refusal.clause(), "K9");
    }
}

#[test]
fn k9_the_first_step_is_left_out_while_no_gift_is_possible() {
    let game = drawn(QUIET);
    assert_eq!(open(&game).gifts(seat(0)), []);
    assert_eq!(refused(&game, "."), Refusal::NothingToKeep);
    let mut game = drawn(QUIET);
    play(&mut game, ["O3b b2", "L"]);
    assert_eq!(open(&game).stage, Stage::Placing { seat: seat(1) });
}

/// The print's example: Arjan (0) has more yellow than Pieter (1), who has none, and more blue, of which Pieter has some.
#[test]
fn k10_arjan_gives_his_yellow_diamonds_to_pieter_but_may_not_give_the_blue_ones() {
    let mut game = drawn(
        "2 players, seat 0 gives
           a   b   c   d
        4 R2b O1p Y1m G1b
        3 B1p  .   .  P1m
        2 G1p  .   .  B1m
        1 Y1b P1p O1m R2m
        loot 0 Y5b Y4p B4b B3m
        loot 1 B2b R5b",
    );
    assert_eq!(offered(&game), ["give Y>1", "."]);
    assert_eq!(open(&game).gifts(seat(0)), [Gift { colour: Colour::Yellow, to: seat(1) }]);
    assert_eq!(
        refused(&game, "give B>1"),
        Refusal::ReceiverHasColour { colour: Colour::Blue, to: seat(1) }
    );
    let told = play(&mut game, ["give Y>1"]);
    let (colour, to, cards_given) = (Colour::Yellow, seat(1), cards("Y5b Y4p"));
    assert_eq!(told, [Told::Gave { seat: seat(0), colour, to, cards: cards_given }]);
    assert_eq!(loot(&game, 0), cards("B4b B3m"));
    assert_eq!(loot(&game, 1), cards("Y5b Y4p B2b R5b"));
}

#[test]
fn k10_one_gives_only_what_one_alone_has_the_highest_value_of_and_only_once() {
    // Red is shared, another player has more orange, and no one else has purple or green.
    let mut game = drawn(
        "3 players, seat 1 gives
           a   b   c   d
        4 R2b O1p Y1m G1b
        3 B1p  .   .  P1m
        2 G1p  .   .  B1m
        1 Y1b P1p O1m R2m
        loot 0 R5b O5b
        loot 1 R3b R2p O4b P5b P4b G5b
        loot 2 Y5b P2b",
    );
    assert_eq!(offered(&game), ["give G>0", "give G>2", "give P>0", "."]);
    let leaders = |colour: Colour| open(&game).leads()[colour.index()].leaders;
    assert_eq!(leaders(Colour::Red), seats(&[0, 1]));
    assert_eq!(leaders(Colour::Orange), seats(&[0]));
    assert_eq!(leaders(Colour::Purple), seats(&[1]));
    assert_eq!(leaders(Colour::Blue), seats(&[]));
    let (red, orange) = (Colour::Red, Colour::Orange);
    let rival = seat(0);
    for (gift, refusal) in [
        ("give R>2", Refusal::NotHighest { colour: red, rival, theirs: 5, yours: 5 }),
        ("give O>2", Refusal::NotHighest { colour: orange, rival, theirs: 5, yours: 4 }),
        ("give P>2", Refusal::ReceiverHasColour { colour: Colour::Purple, to: seat(2) }),
        ("give B>0", Refusal::NoneToGive { colour: Colour::Blue }),
        ("give G>1", Refusal::ToYourself),
    ] {
        assert_eq!(refused(&game, gift), refusal);
        assert_eq!(refusal.clause(), "K10");
    }
    assert_eq!(refused(&game, "give G>3"), Refusal::NoSuchSeat { seat: seat(3) });

    play(&mut game, ["give G>2"]);
    assert_eq!(refused(&game, "give P>0"), Refusal::GiftOver);
    assert_eq!(Refusal::GiftOver.clause(), "K10");
}

#[test]
fn k10_hands_and_set_aside_cards_do_not_count() {
    let game = drawn(
        "2 players, seat 0 gives
           a   b   c   d
        4 R2b O1p Y1m G1b
        3 B1p  .   .  P1m
        2 G1p  .   .  B1m
        1 Y1b P1p O1m R2m
        hand 1 R5b R5p R5m R4b
        loot 0 R3b
        aside  R4p R4m R3p R3m",
    );
    assert_eq!(offered(&game), ["give R>1", "."]);
}

#[test]
fn k11_any_card_of_the_hand_goes_on_any_open_place_of_the_block() {
    let game = drawn(QUIET);
    let mut places = Vec::new();
    for field in ["b3", "c3", "b2", "c2"] {
        for name in ["R3p", "R4p", "R5p", "O3b"] {
            places.push(format!("{name} {field}"));
            let mut after = game.clone();
            play(&mut after, [&format!("{name} {field}")]);
            assert_eq!(open(&after).block.get(field.parse().unwrap()), Some(card(name)));
            assert_eq!(open(&after).hands[0].len(), 3);
        }
    }
    let mut offered = offered(&game);
    offered.sort_unstable();
    places.sort_unstable();
    assert_eq!(offered, places);

    for field in Fields::ALL - Fields::MIDDLE {
        assert_eq!(refused(&game, &format!("R3p {field}")), Refusal::NotOpen { field });
    }
    assert_eq!(refused(&game, "R3b b2"), Refusal::NotInHand { card: card("R3b") });
    assert_eq!(Refusal::NotInHand { card: card("R3b") }.clause(), "K11");

    let mut game = drawn(QUIET);
    let told = act(&mut game, "O3b c3").unwrap();
    assert_eq!(told.len(), 1);
    assert_block(
        &game,
        "4 R2b O1p Y1m G1b
         3 B1p  .  O3b P1m
         2 G1p  .   .  B1m
         1 Y1b P1p O1m R2m",
    );
}
