//! The table as text, in tests and in actions.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod drawing;

use drawing::{Setup, draw, draw_block};
use kadora::{Action, Field, Side};
use table::{Game, Seat, Viewer};

const TABLE: &str = "3 players, seat 1 gives
   a   b   c   d
4 R2b O1p Y1m G1b
3 B1p  .   .  P1m
2 G1p  .   .  B1m
1 Y1b P1p O1m R2m
hand 0  R3p R4p R5p O3b
hand 1  R3m R4m R5m O3p
hand 2  R3b R4b R5b O3m
loot 0  -
loot 1  O4b O4p
loot 2  G2b *
left    Y2b B2b B3b
right   G5m
aside   Y2p Y2m Y4b Y4p Y4m Y5b Y5p Y5m O4m O5b O5p O5m";

#[test]
fn a_view_draws_faces_where_it_knows_them_and_colours_where_it_does_not() {
    let game = Setup::read(TABLE).position();
    let seen = draw(&game.view(Viewer::Seat(Seat::new(0).unwrap())));
    let expected = "3 players, seat 1 gives
   a   b   c   d
4 R2b O1p Y1m G1b
3 B1p  .   .  P1m
2 G1p  .   .  B1m
1 Y1b P1p O1m R2m
hand 0  R3p R4p R5p O3b
hand 1  R R R O
hand 2  R R R O
loot 0  -
loot 1  O4b O4p
loot 2  R2p O1b Y1p G1m G2b G2p G2m G3b G3p G3m G5b G5p B1b B2p B2m B3p B3m B4b B4p B4m P1b P2b P2p P2m P4b P4p P4m P5b P5p P5m
left    Y B B
right   G
aside   O O O O Y Y Y Y Y Y Y Y";
    assert_eq!(seen, expected);
}

#[test]
fn each_side_sees_the_block_from_where_it_sits() {
    let block = Setup::read(TABLE).position().view(Viewer::Spectator).block;
    for (side, drawing) in [
        (
            Side::South,
            "   a   b   c   d\n4 R2b O1p Y1m G1b\n3 B1p  .   .  P1m\n2 G1p  .   .  B1m\n1 Y1b P1p O1m R2m",
        ),
        (
            Side::North,
            "   d   c   b   a\n1 R2m O1m P1p Y1b\n2 B1m  .   .  G1p\n3 P1m  .   .  B1p\n4 G1b Y1m O1p R2b",
        ),
        (
            Side::West,
            "   4   3   2   1\nd G1b P1m B1m R2m\nc Y1m  .   .  O1m\nb O1p  .   .  P1p\na R2b B1p G1p Y1b",
        ),
        (
            Side::East,
            "   1   2   3   4\na Y1b G1p B1p R2b\nb P1p  .   .  O1p\nc O1m  .   .  Y1m\nd R2m B1m P1m G1b",
        ),
    ] {
        assert_eq!(draw_block(&block, side), drawing);
    }
    let mut bare = block;
    for field in "d4".parse::<Field>().unwrap().column() {
        bare.take(field);
    }
    assert_eq!(
        draw_block(&bare, Side::South),
        "   a   b   c   d\n4 R2b O1p Y1m  .\n3 B1p  .   .   .\n2 G1p  .   .   .\n1 Y1b P1p O1m  ."
    );
}

#[test]
fn what_is_no_action_is_refused_with_a_reason() {
    for (text, reason) in [
        ("", "\"\" is no action"),
        ("pass", "\"pass\" is no action"),
        ("give Y", "\"give Y\" is no action"),
        ("give Y>9", "\"9\" is no seat"),
        ("give X>1", "\"X\" is no colour"),
        ("give Yé>1", "\"Yé\" is no colour"),
        ("R3b e2", "\"e2\" is no place of the block"),
        ("R3b  c2", "\" c2\" is no place of the block"),
        ("R9b c2", "\"R9b\" is no card"),
        ("R1b c2", "there is no R1b"),
        ("Ré c2", "\"Ré\" is no card"),
        ("l", "\"l\" is no pile"),
    ] {
        let error = text.parse::<Action>().unwrap_err().to_string();
        assert!(error.starts_with(reason), "{error}");
    }
}
