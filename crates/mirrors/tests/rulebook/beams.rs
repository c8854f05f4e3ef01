//! The beam: M7.

use std::collections::BTreeSet;

use mirrors::{Diagonal, Entrance, Heading, Refusal, Target};
use proptest::prelude::*;

use crate::scene::{RIM, Table, assert_drawn, beam, boards, entrance, field, recess, rim, seat};

#[test]
fn m7_a_beam_turns_at_every_mirror_and_leaves_at_a_recess() {
    // Going north it turns east at / and west at \.
    let east = beam(
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G . . . . B
        2 B / - - - G
        1 R | . . . Y
            Y G B R",
        "s1",
    );
    assert_eq!((east.entrance, east.recess), (entrance("s1"), recess("e2")));
    assert_eq!(east.mirrors, [field("a2")].into_iter().collect());
    let fields: Vec<_> = east.path.iter().map(|crossing| crossing.field.to_string()).collect();
    assert_eq!(fields, ["a1", "a2", "b2", "c2", "d2"]);
    assert_eq!((east.path[1].arriving, east.path[1].leaving), (Heading::North, Heading::East));

    let west = beam(
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G . . . . B
        2 B - - \ . G
        1 R . . | . Y
            Y G B R",
        "s3",
    );
    assert_eq!(west.recess, recess("w2"));

    // Both faces reflect: this beam meets b2 from below and from above.
    let both = beam(
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G / \ . . B
        2 B \ \ - - G
        1 R . | . . Y
            Y G B R",
        "s2",
    );
    assert_eq!(both.recess, recess("e2"));
    assert_eq!(both.mirrors.len(), 4);
    assert_eq!(both.path.iter().filter(|crossing| crossing.field == field("b2")).count(), 2);

    // It may cross itself, and leave at a recess of the side it came from.
    let crossing = beam(
        r"
            a b c d
            R B G Y
        4 Y . / \ . R
        3 G - + / . B
        2 B . | . . G
        1 R . | . . Y
            Y G B R",
        "s2",
    );
    assert_eq!(crossing.recess, recess("w3"));
    let back = beam(
        r"
            a b c d
            R B G Y
        4 Y . . . . R
        3 G / - - \ B
        2 B | . . | G
        1 R | . . | Y
            Y G B R",
        "s1",
    );
    assert_eq!(back.recess, recess("s4"));

    for (diagonal, turns) in [(Diagonal::Rising, "NESW"), (Diagonal::Falling, "NWSE")] {
        let heading = |letter| match letter {
            'N' => Heading::North,
            'E' => Heading::East,
            'S' => Heading::South,
            _ => Heading::West,
        };
        let turns: Vec<_> = turns.chars().map(heading).collect();
        for pair in turns.chunks(2) {
            assert_eq!(diagonal.reflect(pair[0]), pair[1]);
            assert_eq!(diagonal.reflect(pair[1]), pair[0]);
        }
    }

    // A diamond is taken where the beam leaves, and only if one lies there.
    let mut table = Table::new(rim(RIM), seat(0), &["BBGY", "RRYY"], Target::Three);
    table.play("a2/");
    assert_eq!(
        table.refused("s1>e3"),
        Refusal::NoBeam { entrance: entrance("s1"), recess: recess("e3"), leaves: recess("e2") }
    );
    table.play("s1>e2 c4\\ d2/");
    assert_drawn(
        table.game(),
        r"
            a b c d
            R B G Y
        4 Y . . \ . R
        3 G . . . . B
        2 B / . . / o
        1 R . . . . Y
            Y G B R",
    );
    assert_eq!(table.refused("s4>e2"), Refusal::NoDiamond { recess: recess("e2") });
}

proptest! {
    #[test]
    fn m7_a_beam_is_reversible_always_leaves_and_never_by_its_own_entrance(board in boards()) {
        let mut left_by = BTreeSet::new();
        for entrance in Entrance::all() {
            let beam = board.beam(entrance);
            prop_assert_ne!(beam.recess, entrance.recess());
            prop_assert!(left_by.insert(beam.recess), "two beams leave by {}", beam.recess);

            let back = board.beam(beam.recess.entrance());
            prop_assert_eq!(back.recess, entrance.recess());
            prop_assert_eq!(back.mirrors, beam.mirrors);
            let reversed: Vec<_> = back
                .path
                .iter()
                .rev()
                .map(|at| (at.field, at.leaving.back(), at.arriving.back()))
                .collect();
            let path: Vec<_> =
                beam.path.iter().map(|at| (at.field, at.arriving, at.leaving)).collect();
            prop_assert_eq!(reversed, path);
        }
    }

    #[test]
    fn m7_a_beam_goes_from_field_to_field_and_turns_just_at_mirrors(board in boards()) {
        for entrance in Entrance::all() {
            let beam = board.beam(entrance);
            let (first, last) = (beam.path[0], beam.path[beam.path.len() - 1]);
            prop_assert_eq!((first.field, first.arriving), (entrance.field(), entrance.heading()));
            prop_assert_eq!(last.field.next(last.leaving), None);
            prop_assert_eq!(last.field.exit(last.leaving), beam.recess);
            for step in beam.path.windows(2) {
                prop_assert_eq!(step[0].field.next(step[0].leaving), Some(step[1].field));
                prop_assert_eq!(step[0].leaving, step[1].arriving);
            }
            for at in beam.path.iter() {
                prop_assert_eq!(at.arriving != at.leaving, board.at(at.field).is_some());
                prop_assert_eq!(beam.mirrors.contains(at.field), board.at(at.field).is_some());
            }
        }
    }
}
