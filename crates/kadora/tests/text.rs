//! The table as text, in tests and in actions.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod drawn;

use drawn::{Setup, SetupError, draw, draw_block};
use kadora::{Action, Field, Kadora, Pile, Side};
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
loot 2  G2b
left    Y2b B2b B3b
right   G5m
aside   Y2p Y2m Y4b Y4p Y4m Y5b Y5p Y5m O4m O5b O5p O5m";

fn table(text: &str) -> Kadora {
    text.parse::<Setup>().unwrap().position().unwrap()
}

#[test]
fn a_view_draws_faces_where_it_knows_them_and_colours_where_it_does_not() {
    let game = table(&TABLE.replace("G2b", "G2b *"));
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
    let block = table(&TABLE.replace("G2b", "G2b *")).view(Viewer::Spectator).block;
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
fn a_table_that_cannot_be_is_refused_with_a_reason() {
    let full_table = TABLE.replace("G2b", "G2b *");
    for (from, to, reason) in [
        ("3 players", "5 players", "Players { players: 5 } (K1)"),
        ("seat 1 gives", "seat 3 places", "NoSuchSeat { seat: Seat(3) } (K1)"),
        (
            "seat 1 gives",
            "seat 0 gives",
            "the turn cannot be at this step: there is no gift to make (K10)",
        ),
        ("seat 1 gives", "seat 1 places, 2 turns left", "hand 0: 4 of them, not 3"),
        ("seat 1 gives", "seat 1 draws", "hand 1: 4 of them, not 3"),
        ("G1b", "G2b", "CardTwice { card: G2b } (K2)"),
        ("R3p R4p", "R3p R3p", "\"hand 0  R3p R3p R5p O3b\": a card stands twice"),
        ("R5p O3b", "R5p O3b R2p", "hand 0: 5 of them, not 4"),
        ("left    Y2b B2b B3b", "left *", "\"left *\": the rest goes to one loot or one pile"),
        ("aside ", "aside R2p", "aside: 13 of them, not 12"),
        (
            "right   G5m",
            "right",
            "no place is open, though a card that fills the last one always takes another (K14)",
        ),
        (
            "3 players, seat 1 gives",
            "all ready?",
            "\"all ready?\": write \"3 players, seat 0 places\", or gives, or draws",
        ),
        ("loot 0  -", "loot 7  -", "\"loot 7  -\": whose? name a seat of the table"),
        ("4 R2b O1p Y1m G1b", "4 R2b O1p Y1m", "\"4 R2b O1p Y1m\": a row has four places"),
        (
            "4 R2b O1p Y1m G1b",
            "4 R2b O1p Y1m G1b .",
            "\"4 R2b O1p Y1m G1b .\": a row has four places",
        ),
        (
            "loot 0",
            "boot 0",
            "\"boot 0  -\": a line is a row of the block, a hand, loot, left, right or aside",
        ),
        ("Y1m", "Y3m", "\"4 R2b O1p Y3m G1b\": there is no Y3m: no yellow card has a 3 (K3)"),
    ] {
        let mut text = full_table.replacen(from, to, 1);
        if reason.starts_with("no place") {
            text = text
                .replace("3 B1p  .   .  P1m", "3 B1p G2p G2m P1m")
                .replace("2 G1p  .   .  B1m", "2 G1p G3p G3m B1m");
        }
        let refused = text.parse::<Setup>().and_then(|setup| setup.position());
        assert_eq!(refused.map_err(|error| error.to_string()), Err(reason.to_owned()));
    }
    let mut setup: Setup = full_table.parse().unwrap();
    setup.left.pop();
    let lost = ["B3b".parse().unwrap()].into_iter().collect();
    assert_eq!(setup.position(), Err(SetupError::Lost { cards: lost }));
}

#[test]
fn the_last_round_is_the_one_without_piles() {
    let text = "2 players, seat 0 places\nleft *\nright";
    let error = |text: &str| text.parse::<Setup>().unwrap().position().unwrap_err();
    let no_piles = "2 players, seat 0 places\nloot 0 *";
    assert_eq!(error(no_piles), SetupError::Stage("the last round is the one without piles (K18)"));
    let piles = "2 players, seat 0 places, 2 turns left\nleft R2b\nloot 0 *";
    assert_eq!(error(piles), SetupError::Stage("the last round is the one without piles (K18)"));
    let too_long = "2 players, seat 0 places, 3 turns left\nloot 0 *";
    assert_eq!(error(too_long), SetupError::Stage("the last round is the one without piles (K18)"));
    assert_eq!(error(text), SetupError::PileTooHigh { pile: Pile::Left, has: 46 });
    let no_choice = "2 players, seat 0 draws\nleft R2b\nright -\nloot 0 *";
    assert_eq!(error(no_choice), SetupError::Stage("there is no choice between the piles (K15)"));
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
