//! Arrays mean what the layout says, tell apart what views tell apart, and stay as they are.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::collections::HashMap;
use std::fmt::Write as _;

use games::{Diamant, Kadora, Mirrors};
use gym::Numbered;
use luck::Dice;
use table::{Game, Seat, Turn, Viewer, pick};

/// Plays a random game and hands every position to `each`, before and after chance too.
fn play<G: Numbered>(players: u8, options: &G::Options, dice: &mut Dice, mut each: impl FnMut(&G)) {
    let mut game = G::new(players, options).unwrap();
    loop {
        each(&game);
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let deal = game.draw(dice);
                game.deal(deal, &mut ()).unwrap();
            }
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap();
                let action = pick(&game, seat, dice).unwrap();
                game.act(seat, action, &mut ()).unwrap();
            }
        }
    }
}

fn array<G: Numbered>(game: &G, seat: Seat) -> Vec<f32> {
    // What stood there before must not matter.
    let mut array = vec![f32::NAN; G::layout(game.players()).size()];
    G::observe(&game.view(Viewer::Seat(seat)), &mut array);
    array
}

fn check_actions<G: Numbered>() {
    for players in G::PLAYERS {
        for seat in Seat::all(players) {
            for number in 0..G::count(players) {
                let action = G::action(players, seat, number).unwrap();
                assert_eq!(G::number(players, seat, action), number, "{action} of {players}");
            }
            assert_eq!(G::action(players, seat, G::count(players)), None);
            assert_eq!(G::action(players, seat, usize::MAX), None);
        }
    }
}

#[test]
fn every_number_is_one_action_in_every_seat() {
    check_actions::<Diamant>();
    check_actions::<Mirrors>();
    check_actions::<Kadora>();
}

/// `forget` takes out of a view what arrays do not hold.
fn check_arrays<G: Numbered>(options: &[G::Options], games: u64, forget: fn(&mut G::View)) {
    for players in G::PLAYERS {
        let layout = G::layout(players);
        let mut known: HashMap<Vec<u32>, G::View> = HashMap::new();
        for game in 0..games {
            for options in options {
                play::<G>(players, options, &mut Dice::of_game(9, game), |position| {
                    for seat in Seat::all(players) {
                        let array = array(position, seat);
                        for part in layout.parts() {
                            for &number in &array[part.start..part.start + part.size()] {
                                assert!(
                                    number >= 0.0 && number <= f32::from(part.highest),
                                    "{}: {number}",
                                    part.name
                                );
                            }
                        }
                        let mut mask = vec![true; G::count(players)];
                        position.mask(seat, &mut mask);
                        position.actions(seat, |action| {
                            let number = G::number(players, seat, action);
                            assert_eq!(G::action(players, seat, number), Some(action));
                            assert!(std::mem::take(&mut mask[number]), "{action} is not marked");
                        });
                        assert!(!mask.contains(&true), "more is marked than may be done");
                        let mut view = position.view(Viewer::Seat(seat));
                        forget(&mut view);
                        let bits = array.iter().map(|number| number.to_bits()).collect();
                        let other = known.entry(bits).or_insert_with(|| view.clone());
                        assert_eq!(*other, view, "two views, one array");
                    }
                });
            }
        }
    }
}

#[test]
fn diamants_arrays_tell_apart_what_views_tell_apart() {
    use diamant::{Chests, Options, Supply};
    let options = [Options::default(), Options { chests: Chests::Closed, stones: Supply::Of75 }];
    check_arrays::<Diamant>(&options, 30, |view| view.history = diamant::History::default());
}

#[test]
fn mirrors_arrays_tell_apart_what_views_tell_apart() {
    use mirrors::{Options, Target};
    check_arrays::<Mirrors>(&Target::ALL.map(|target| Options { target }), 3, |_| {});
}

#[test]
fn kadoras_arrays_tell_apart_what_views_tell_apart() {
    let first = |seat| kadora::Options { first: kadora::First::Seat(Seat::new(seat).unwrap()) };
    check_arrays::<Kadora>(&[kadora::Options::default(), first(0), first(1)], 6, |_| {});
}

/// A checksum of text that is the same everywhere (FNV-1a).
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

fn describe<G: Numbered>(to: &mut String) {
    for players in G::PLAYERS {
        let layout = G::layout(players);
        writeln!(
            to,
            "{}_v0, {players} players: {} numbers, {} actions",
            G::NAME,
            layout.size(),
            G::count(players)
        )
        .unwrap();
        for part in layout.parts() {
            writeln!(
                to,
                "  {:>4} {} {:?} to {}: {}",
                part.start, part.name, part.shape, part.highest, part.meaning
            )
            .unwrap();
        }
        let actions: String = Seat::all(players)
            .flat_map(|seat| {
                (0..G::count(players))
                    .map(move |number| G::action(players, seat, number).unwrap().to_string() + "\n")
            })
            .collect();
        writeln!(to, "  actions {:016x}", checksum(&actions)).unwrap();
    }
}

/// What a program learned with version 0 stays of use. A change here is a version 1, beside the old one.
#[test]
fn version_0_stays_as_it_is() {
    let mut now = String::new();
    describe::<Diamant>(&mut now);
    describe::<Mirrors>(&mut now);
    describe::<Kadora>(&mut now);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/v0.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &now).unwrap();
    }
    assert_eq!(
        now,
        std::fs::read_to_string(path).unwrap(),
        "run `cargo xtask bless` if this is meant"
    );
}

/// Deals piece by piece, as the numbers say, and compares with the outcome that the game accepts.
fn check_draws<G: Numbered>(players: u8) {
    let mut dice = Dice::new(5);
    let mut game = G::new(players, &G::Options::default()).unwrap();
    for _ in 0..300 {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let mut drawn = Vec::new();
                let deal = loop {
                    if let Some(deal) = game.dealt(&drawn) {
                        break deal;
                    }
                    let possible = game.draws(&drawn);
                    assert!(possible.iter().all(|&(_, weight)| weight > 0));
                    let at = table::Luck::below(&mut dice, possible.len() as u32) as usize;
                    assert!(!game.draw_name(&drawn, possible[at].0).is_empty());
                    drawn.push(possible[at].0);
                };
                assert_eq!(G::drawn(&deal), drawn);
                game.deal(deal, &mut ()).unwrap();
            }
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap();
                let action = pick(&game, seat, &mut dice).unwrap();
                game.act(seat, action, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn whatever_is_drawn_piece_by_piece_can_be_dealt() {
    for players in 2..=8 {
        if Diamant::PLAYERS.contains(&players) {
            check_draws::<Diamant>(players);
        }
        if Mirrors::PLAYERS.contains(&players) {
            check_draws::<Mirrors>(players);
            check_draws::<Kadora>(players);
        }
    }
}
