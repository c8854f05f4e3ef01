//! What a seat sees, and what can be guessed from it.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

mod scene;

use std::collections::BTreeMap;

use luck::Dice;
use mirrors::{Card, Cards, Mirrors, Options, Target};
use scene::{RIM, Table, card, open, rim, seat};
use table::{Game, Imagine, Seat, Turn, Viewer, pick};

/// Random games, handed over at every turn.
fn random_positions(players: u8, mut each: impl FnMut(&Mirrors, &mut Dice)) {
    for game in 0..5 {
        let mut dice = Dice::of_game(7, game);
        let mut game = Mirrors::new(players, &Options::default()).unwrap();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.deal(game.draw(&mut dice), &mut ()).unwrap(),
                Turn::Seats { awaited, .. } => {
                    each(&game, &mut dice);
                    let seat = awaited.first().unwrap();
                    let action = pick(&game, seat, &mut dice).unwrap();
                    game.act(seat, action, &mut ()).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_seat_can_ask_its_view_what_it_could_light() {
    random_positions(3, |game, _| {
        for seat in Seat::all(3) {
            let (mut from_view, mut from_game) = (Vec::new(), Vec::new());
            let view = game.view(Viewer::Seat(seat));
            let side = view.players[seat.index()].side;
            let note = |touch, lit| from_view.push((touch, lit));
            view.board.prospects(side, view.wanted(), note);
            game.prospects(seat, |touch, lit| from_game.push((touch, lit)));
            assert_eq!(from_view, from_game);
            assert_eq!(view.wanted(), game.wanted(seat));
        }
    });
}

#[test]
fn the_diamonds_in_front_of_a_player_say_which_cards_it_can_hold() {
    let mut table = Table::new(rim(RIM), seat(0), &["BBGG", "RRYY"], Target::Three);
    assert_eq!(open(table.game()).possible_cards(seat(0)), Cards::ALL);
    table.play("a2/ s1>e2 d2/ n4>s1 d4/ . a4/ .");
    let view = table.game().view(Viewer::Seat(seat(1)));
    let possible: Vec<_> =
        view.possible_cards(seat(0)).iter().map(|card| card.to_string()).collect();
    assert_eq!(
        possible.join(" "),
        "RRBG RRGG RRGY RBBG RBGG RBGY RGGY RGYY BBGG BBGY BGGY BGYY GGYY",
        "all with a green diamond"
    );
    assert_eq!(view.possible_cards(seat(1)), Cards::from_iter([card("RRYY")]));
    assert_eq!(view.possible_cards(seat(2)), Cards::NONE, "there is no such seat");
}

#[test]
fn the_card_in_a_hand_is_always_among_the_possible() {
    random_positions(4, |game, dice| {
        for viewer in Viewer::all(4) {
            let view = game.view(viewer);
            let imagined = Mirrors::imagine(&view, dice);
            for seat in Seat::all(4) {
                for game in [game, &imagined] {
                    if let Some(card) = game.view(Viewer::Seat(seat)).card {
                        assert!(view.possible_cards(seat).contains(card));
                    }
                }
            }
        }
    });
}

#[test]
fn every_possible_card_is_imagined_equally_often() {
    let mut table = Table::new(rim(RIM), seat(0), &["BBGG", "RRYY"], Target::Three);
    table.play("a2/ s1>e2");
    let view = table.game().view(Viewer::Seat(seat(1)));
    let mut dice = Dice::new(9);
    let mut seen = BTreeMap::<Card, u32>::new();
    for _ in 0..13_000 {
        let imagined = Mirrors::imagine(&view, &mut dice);
        *seen.entry(imagined.view(Viewer::Seat(seat(0))).card.unwrap()).or_default() += 1;
    }
    assert_eq!(seen.len(), 13);
    assert!(seen.values().all(|count| (880..1120).contains(count)), "{seen:?}");
}
