//! K12 to K14: what a card takes.

use kadora::{Haul, Taking, Told};

use super::drawing::listed;
use super::{assert_block, card, cards, drawn, loot, open, play, seat};

/// What the seat to move takes with its card, by clause, from the column and from the row.
fn took(told: &[Told]) -> Option<(Taking, String, String)> {
    told.iter().find_map(|told| match told {
        Told::Took { taking, column, row, .. } => Some((*taking, listed(column), listed(row))),
        _ => None,
    })
}

fn taken(taking: Taking, column: &str, row: &str) -> (Taking, String, String) {
    (taking, column.to_owned(), row.to_owned())
}

/// The print's example: Arjan's yellow card makes the column 12, and the row stays under 10.
#[test]
fn k12_a_column_of_twelve_gives_up_what_matches_and_a_row_under_ten_nothing() {
    let mut game = drawn(
        "2 players, seat 0 places
           a   b   c   d
        4 R3b Y4m G1b B2p
        3 O1p P2m  .  P1m
        2 G2m  .   .  R2b
        1 B1b O4b Y1p G3m
        hand 0 Y2b",
    );
    let haul = open(&game).block.haul(card("Y2b"), "b2".parse().unwrap());
    let told = play(&mut game, ["Y2b b2"]);
    let field = "b2".parse().unwrap();
    let (column_sum, row_sum) = (12, 6);
    let placed = Told::Placed { seat: seat(0), card: card("Y2b"), field, column_sum, row_sum };
    assert_eq!(told[0], placed);
    assert_eq!(took(&told), Some(taken(Taking::Matching, "O4b Y4m", "-")));
    assert_eq!(loot(&game, 0), cards("Y4m O4b"));
    assert_block(
        &game,
        "4 R3b  .  G1b B2p
         3 O1p P2m  .  P1m
         2 G2m Y2b  .  R2b
         1 B1b  .  Y1p G3m",
    );
    // What a client says before the card is laid is what happens.
    let column = ["b4", "b1"].map(|field| field.parse().unwrap()).into_iter().collect();
    let Haul { taking, row, .. } = haul;
    assert_eq!((haul.column_sum, haul.row_sum, haul.column), (12, 6, column));
    assert_eq!((taking, row.is_empty()), (Some(Taking::Matching), true));
}

#[test]
fn k12_ten_is_enough_and_nine_is_not() {
    // Before the card is laid, the column of c2 comes to 5 and its row to 4.
    let block = "2 players, seat 0 places
           a   b   c   d
        4 R2b O1p B2p P1b
        3 B1p  .   .  P1m
        2 B2b  .   .  R2m
        1 Y1b P1p G3m R2p";
    for (name, expected) in
        [("B4m", None), ("R5m", Some(taken(Taking::Matching, "G3m", "-"))), ("R4m", None)]
    {
        let mut game = drawn(&format!("{block}\nhand 0 {name}"));
        let told = play(&mut game, [&format!("{name} c2")]);
        assert_eq!(took(&told), expected, "{name}");
    }
}

#[test]
fn k12_column_and_row_are_looked_at_each_for_itself_and_the_card_stays() {
    let mut game = drawn(
        "2 players, seat 0 places
           a   b   c   d
        4 R2b O1p B4p P1b
        3 B1p  .   .  P1m
        2 B4b  .   .  R4m
        1 Y1b P1p G5m R2p
        hand 0 B3m",
    );
    let told = play(&mut game, ["B3m c2"]);
    assert_eq!(took(&told), Some(taken(Taking::Matching, "G5m B4p", "R4m B4b")));
    assert_eq!(loot(&game, 0), cards("G5m B4p R4m B4b"));
    assert_block(
        &game,
        "4 R2b O1p  .  P1b
         3 B1p  .   .  P1m
         2  .   .  B3m  .
         1 Y1b P1p  .  R2p",
    );

    // Only the row reaches ten.
    let mut game = drawn(
        "2 players, seat 0 places
           a   b   c   d
        4 R2b O1p B1p P1b
        3 B1b  .   .  P1m
        2 B4b  .   .  R4m
        1 Y1b P1p G1m R2p
        hand 0 B3m",
    );
    let told = play(&mut game, ["B3m c2"]);
    assert_eq!(took(&told), Some(taken(Taking::Matching, "-", "R4m B4b")));
}

/// The print's example: a yellow card fills the table, column and row are under ten, and the yellow diamond of the row stays.
#[test]
fn k13_a_full_table_gives_up_what_does_not_match() {
    let mut game = drawn(
        "2 players, seat 0 places
           a   b   c   d
        4 R2b O1p B2p P1b
        3 B1p R3p P2b P1m
        2 Y1m G2p  .  R2p
        1 Y1b P1p G1m R2m
        hand 0 Y2b",
    );
    let haul = open(&game).block.haul(card("Y2b"), "c2".parse().unwrap());
    assert_eq!((haul.column_sum, haul.row_sum), (7, 7));
    let told = play(&mut game, ["Y2b c2"]);
    assert_eq!(took(&told), Some(taken(Taking::FullTable, "G1m B2p", "R2p G2p")));
    assert_eq!(loot(&game, 0), cards("G1m B2p R2p G2p"));
    assert_block(
        &game,
        "4 R2b O1p  .  P1b
         3 B1p R3p P2b P1m
         2 Y1m  .  Y2b  .
         1 Y1b P1p  .  R2m",
    );
}

#[test]
fn k13_counts_also_where_ten_is_reached_but_nothing_matches() {
    let block = "2 players, seat 0 places
           a   b   c   d
        4 R2b O1p B4p P1b
        3 B1p {b3} R4p P1m
        2 G2m G2p  .  R2p
        1 Y1b P1p G1m R2m
        hand 0 Y2b";
    let mut game = drawn(&block.replace("{b3}", "R3p"));
    let told = play(&mut game, ["Y2b c2"]);
    assert!(matches!(told[0], Told::Placed { column_sum: 11, row_sum: 8, .. }));
    assert_eq!(took(&told), Some(taken(Taking::FullTable, "R4p G1m B4p", "R2p G2p G2m")));

    // With a place open elsewhere, nothing is taken.
    let mut game = drawn(&block.replace("{b3}", "."));
    assert_eq!(took(&play(&mut game, ["Y2b c2"])), None);
}

#[test]
fn k13_does_not_count_where_one_line_gives_up_what_matches() {
    let mut game = drawn(
        "2 players, seat 0 places
           a   b   c   d
        4 R2b O1p Y5p P1b
        3 B1p R3p R4p P1m
        2 G2m G2p  .  R2p
        1 Y1b P1p G1m R2m
        hand 0 Y2b",
    );
    assert_eq!(took(&play(&mut game, ["Y2b c2"])), Some(taken(Taking::Matching, "Y5p", "-")));
}

#[test]
fn k14_a_full_table_that_would_give_nothing_up_gives_up_everything() {
    let mut game = drawn(
        "2 players, seat 0 places
           a   b   c   d
        4 R2b O1p Y1p P1b
        3 B1p R3p G2b P1m
        2 Y1m P2b  .  O1b
        1 Y1b P1p B2b R2m
        hand 0 Y2b",
    );
    let told = play(&mut game, ["Y2b c2"]);
    assert!(matches!(told[0], Told::Placed { column_sum: 7, row_sum: 6, .. }));
    assert_eq!(took(&told), Some(taken(Taking::NothingElse, "Y1p G2b B2b", "O1b Y1m P2b")));
    assert_block(
        &game,
        "4 R2b O1p  .  P1b
         3 B1p R3p  .  P1m
         2  .   .  Y2b  .
         1 Y1b P1p  .  R2m",
    );
}
