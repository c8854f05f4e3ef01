//! The turn: M8 to M15.

use mirrors::{Action, Colour, Diagonal, Field, Refusal, Stage, Target, Told, Touch, Way};
use table::{Game, Turn, Viewer};

use crate::scene::{
    RIM, Table, action, assert_drawn, beam, entrance, field, offered, open, recess, recesses, rim,
    seat, twelve,
};

#[test]
fn m8_a_mirror_beside_the_board_must_be_placed_on_any_free_field() {
    let mut table = Table::drawn(
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G . . \ . B
        2 B / . . . G
        1 R . . . . Y
            Y G B R",
        0,
        &["RRBB", "GGYY"],
    );
    let mut free = Vec::new();
    for field in Field::all().filter(|&each| each != field("a2") && each != field("c3")) {
        free.extend(Diagonal::BOTH.map(|diagonal| Action::Touch(Touch::Place { field, diagonal })));
    }
    assert_eq!(offered(table.game(), seat(0)), free);
    assert_eq!(table.refused("a2\\"), Refusal::PlaceNotFree { field: field("a2") });
    for other in ["a2~", "a2-b2/", "a2x", "-", ".", "s1>e2"] {
        assert_eq!(table.refused(other), Refusal::MustPlace, "{other}");
    }
    table.play("b2\\");
    assert_eq!(table.told()[0], Told::Touched { seat: seat(0), touch: "b2\\".parse().unwrap() });

    let mut full = twelve(0, &["BBGY", "RRYY"]);
    assert_eq!(full.refused("b1/"), Refusal::NoneBeside);
}

#[test]
fn m9_a_diamond_is_lit_by_way_of_the_mirror_placed_and_one_that_stood_before() {
    // The first player needs the one mirror alone.
    let mut table = Table::new(rim(RIM), seat(0), &["BBGG", "RRYY"], Target::Three);
    table.play("a2/");
    assert_eq!(table.game().turn(), Turn::of(seat(0)));
    assert_eq!(
        open(table.game()).stage,
        Stage::Taking { seat: seat(0), way: Way::Placed { field: field("a2") } }
    );
    table.play("s1>e2");
    assert_eq!(
        table.told().pop().unwrap(),
        Told::Took {
            seat: seat(0),
            entrance: entrance("s1"),
            recess: recess("e2"),
            colour: Colour::Green,
            mirrors: 1,
        }
    );

    // The second by way of their own and the first.
    table.play("d2/ n4>s1");
    assert_drawn(
        table.game(),
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G . . . . B
        2 B / . . / o
        1 R . . . . Y
            o G B R",
    );

    // The third by way of their own and one or more. One that misses the mirror placed does not count.
    table.play("d4/");
    beam(
        r"
            a b c d
            R B G Y
        4 Y . . . / R
        3 G . . . | B
        2 B / - - / o
        1 R | . . . Y
            o G B R",
        "s1",
    );
    let mut missing = Table::drawn(
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G . . . . B
        2 B / . . / G
        1 R . . . . Y
            Y G B R",
        0,
        &["RBGG", "RRYY"],
    );
    missing.play("d4/");
    assert_eq!(
        missing.refused("s4>e2"),
        Refusal::MissesPlaced { entrance: entrance("s4"), field: field("d4") }
    );
    assert_eq!(missing.refused("c3/"), Refusal::AlreadyPlaced);
    assert_eq!(missing.refused("-"), Refusal::AlreadyPlaced);
    missing.play("s1>e4");

    // Nor does one that goes by the mirror placed alone while others stand.
    let mut alone = Table::drawn(
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G . . . . B
        2 B . . . . G
        1 R . . . \ Y
            Y G B R",
        0,
        &["RBGG", "RRYY"],
    );
    alone.play("c1\\");
    assert_eq!(alone.refused("s3>w1"), Refusal::NeedsAnother { entrance: entrance("s3") });
    alone.play("s4>n3");

    // Where nothing is lit so, the turn ends with the placing.
    let mut nothing = Table::drawn(
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G . . . . B
        2 B / . . . G
        1 R . . . . Y
            Y G B R",
        1,
        &["RBGG", "RRYY"],
    );
    nothing.play("d4\\");
    assert_eq!(nothing.game().turn(), Turn::of(seat(0)));
}

#[test]
fn m10_needed_is_a_colour_of_which_the_card_shows_more_than_were_taken() {
    // South's beam from s1 lights the green diamond in e2, and South's card shows none.
    let mut table = Table::new(rim(RIM), seat(0), &["RRBB", "GGYY"], Target::Three);
    table.play("a2/");
    assert_eq!(
        table.refused("s1>e2"),
        Refusal::NotNeeded { recess: recess("e2"), colour: Colour::Green }
    );

    // With one green diamond on the card, the second is not needed.
    let mut table = Table::new(rim(RIM), seat(0), &["RBGY", "RRYY"], Target::Three);
    assert_eq!(table.game().needs(seat(0)).to_string(), "RBGY");
    table.play("a2/ s1>e2");
    assert_eq!(table.game().needs(seat(0)).to_string(), "RBY");
    assert_eq!(table.game().view(Viewer::Seat(seat(0))).needs.to_string(), "RBY");
    assert_eq!(table.game().view(Viewer::Seat(seat(1))).needs.to_string(), "RRYY");
    table.play(r"a4/ b2\");
    let lit = beam(
        r"
            a b c d
            R B G Y
        4 Y / . . . R
        3 G . . . . B
        2 B / \ . . o
        1 R | | . . Y
            Y G B R",
        "s1",
    );
    assert_eq!(lit.recess, recess("s2"));
    assert_eq!(
        table.refused("s1>s2"),
        Refusal::NotNeeded { recess: recess("s2"), colour: Colour::Green }
    );
    let wanted: Vec<_> = table.game().wanted(seat(0)).iter().collect();
    assert_eq!(wanted, recesses("n1 n2 n4 e4 e3 e1 s4 s3 s1 w1 w2 w4"));

    // With two on the card it is.
    let mut table = Table::new(rim(RIM), seat(0), &["RBGG", "RRYY"], Target::Three);
    table.play(r"a2/ s1>e2 a4/ b2\ s1>s2");
    assert_eq!(table.game().needs(seat(0)).to_string(), "RB");
}

#[test]
fn m11_while_all_twelve_stand_a_beam_goes_by_three_different_mirrors() {
    let two = beam(
        r"
            a b c d
            R B G Y
        4 Y \ . \ / R
        3 G / \ . / B
        2 B \ \ / . G
        1 R / - \ / Y
            Y G B R",
        "s1",
    );
    assert_eq!(two.mirrors.len(), 2);
    let mut table = twelve(0, &["BBGY", "RRYY"]);
    assert_eq!(
        table.refused("s1>s3"),
        Refusal::TooFewMirrors { entrance: entrance("s1"), mirrors: 2 }
    );
    assert_eq!(
        table.refused("s4>e1"),
        Refusal::TooFewMirrors { entrance: entrance("s4"), mirrors: 1 }
    );

    let seven = beam(
        r"
            a b c d
            R B G Y
        4 Y \ - \ / R
        3 G / \ | / B
        2 B \ \ / . G
        1 R / | \ / Y
            Y G B R",
        "s2",
    );
    assert_eq!(seven.mirrors.len(), 7, "b2 counts once, though the beam meets both faces");
    assert_eq!(seven.path.iter().filter(|at| at.arriving != at.leaving).count(), 8);
    let mut table = twelve(0, &["RBGY", "RRYY"]);
    table.play("s2>n1");
    assert_eq!(table.game().rim().at(recess("n1")), None);
    assert!(!Way::Three.admits(table.game().board(), two.mirrors));
    assert!(Way::Three.admits(table.game().board(), seven.mirrors));
}

#[test]
fn m12_who_can_take_with_the_mirrors_as_they_are_takes_or_passes() {
    let mut table = twelve(0, &["RBGY", "RRYY"]);
    assert_eq!(offered(table.game(), seat(0)), [action("s2>n1"), action("-")]);
    let lit: Vec<_> = table.game().lit_as_it_stands(seat(0)).iter().collect();
    assert_eq!(lit, [recess("n1")]);
    for touch in ["d1~", "c2-d2/", "c2x", "b1~"] {
        assert_eq!(table.refused(touch), Refusal::TakeOrPass, "{touch}");
    }
    assert_eq!(table.refused("."), Refusal::TakeOrPass);
    table.play("-");
    assert_eq!(table.told(), [Told::Passed { seat: seat(0) }]);
    assert_eq!(table.game().turn(), Turn::of(seat(1)));

    let mut table = twelve(0, &["RBGY", "RRYY"]);
    table.play("s2>n1");
    assert_eq!(table.game().turn(), Turn::of(seat(1)));
}

#[test]
fn m13_who_cannot_may_turn_move_or_take_off_one_mirror_or_pass() {
    let cards = &["BBGY", "RRYY"];
    let table = twelve(0, cards);
    let actions = offered(table.game(), seat(0));
    assert_eq!(actions.len(), 12 + 12 * 4 * 2 + 12 + 1);
    assert_eq!(actions.iter().collect::<std::collections::HashSet<_>>().len(), actions.len());

    for (touch, take, entrance, drawing) in [
        (
            "d1~",
            "s4>e2",
            "s4",
            r"
                a b c d
                R B G Y
            4 Y \ . \ / R
            3 G / \ . / B
            2 B \ \ / - G
            1 R / . \ \ Y
                Y G B R",
        ),
        (
            "c2-d2/",
            "s2>e3",
            "s2",
            r"
                a b c d
                R B G Y
            4 Y \ . \ / R
            3 G / \ . / B
            2 B \ \ - / G
            1 R / | \ / Y
                Y G B R",
        ),
        (
            "c2x",
            "s2>e2",
            "s2",
            r"
                a b c d
                R B G Y
            4 Y \ . \ / R
            3 G / \ . / B
            2 B \ \ - - G
            1 R / | \ / Y
                Y G B R",
        ),
    ] {
        let mut table = twelve(0, cards);
        table.play(touch);
        assert_eq!(open(table.game()).stage, Stage::Taking { seat: seat(0), way: Way::Three });
        assert_eq!(table.refused("a1~"), Refusal::AlreadyTouched);
        assert_eq!(table.refused("-"), Refusal::AlreadyTouched);
        assert!(beam(drawing, entrance).mirrors.len() >= 3);
        table.play(take);
        assert_eq!(table.game().turn(), Turn::of(seat(1)));
    }

    let mut table = twelve(0, cards);
    for (step, refusal) in [
        ("b1~", Refusal::NoMirror { field: field("b1") }),
        ("b1x", Refusal::NoMirror { field: field("b1") }),
        ("b1-d2/", Refusal::NoMirror { field: field("b1") }),
        ("a1-d1/", Refusal::MoveNotFree { field: field("d1") }),
        ("a1-a1\\", Refusal::MoveNotFree { field: field("a1") }),
        (".", Refusal::NothingTouched),
    ] {
        assert_eq!(table.refused(step), refusal, "{step}");
    }
    table.play("-");
    assert_eq!(table.told(), [Told::Passed { seat: seat(0) }]);

    // Two mirrors are too few after a touch as well.
    let mut table = twelve(0, cards);
    table.play("d1~");
    assert_eq!(
        table.refused("s1>s3"),
        Refusal::TooFewMirrors { entrance: entrance("s1"), mirrors: 2 }
    );
}

#[test]
fn m14_what_stands_at_the_start_of_the_turn_says_which_rules_it_goes_by() {
    // A player who places the twelfth mirror still goes by M9: two mirrors are enough.
    let mut table = Table::drawn(
        r"
            a b c d
            R B G Y
        4 Y \ . \ / R
        3 G / \ . / B
        2 B \ \ / . G
        1 R . . \ / Y
            Y G B R",
        0,
        &["BBGY", "RRYY"],
    );
    table.play("a1/ s1>s3");

    // A player who takes one off goes by M11 in that turn: the beam from s4 goes by one.
    let mut table = twelve(0, &["BBGY", "RRYY"]);
    table.play("c2x");
    assert_eq!(
        table.refused("s4>e1"),
        Refusal::TooFewMirrors { entrance: entrance("s4"), mirrors: 1 }
    );
    // The next player has a mirror to place, and goes by M9 again.
    table.play(".");
    assert_eq!(open(table.game()).stage, Stage::Placing { seat: seat(1) });
    assert_eq!(table.refused("-"), Refusal::MustPlace);
    assert_eq!(table.refused("n2>e4"), Refusal::MustPlace);
    table.play("b4/");
    assert_eq!(
        open(table.game()).stage,
        Stage::Taking { seat: seat(1), way: Way::Placed { field: field("b4") } }
    );
}

#[test]
fn m15_no_player_must_take_or_takes_two() {
    let mut table = Table::new(rim(RIM), seat(0), &["BBGG", "RRYY"], Target::Three);
    table.play("a2/");
    assert_eq!(offered(table.game(), seat(0)), [action("s1>e2"), action(".")]);
    table.play(".");
    assert_eq!(table.told().pop().unwrap(), Told::TookNone { seat: seat(0) });
    assert_eq!(table.game().turn(), Turn::of(seat(1)));

    // A player who needs nothing that is lit is asked all the same, so that the others do not learn it.
    let mut needless = Table::new(rim(RIM), seat(0), &["RRBB", "GGYY"], Target::Three);
    needless.play("a2/");
    assert_eq!(needless.game().turn(), Turn::of(seat(0)));
    assert_eq!(offered(needless.game(), seat(0)), [action(".")]);

    // Two are lit and needed, one is taken.
    let mut two = Table::drawn(
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G . . . . B
        2 B / . . . G
        1 R . . . . Y
            Y G B R",
        0,
        &["BBYY", "RRYY"],
    );
    two.play(r"c2\");
    assert_eq!(offered(two.game(), seat(0)), [action("s1>s3"), action("s3>s1"), action(".")]);
    two.play("s3>s1");
    assert_eq!(two.game().turn(), Turn::of(seat(1)));
}
