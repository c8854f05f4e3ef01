//! What the networks of Mirrors and Kadora promise.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is a finding")]

use std::fmt::Write;
use std::path::Path;

use bots::learned::{Learned, Networks};
use kadora::Kadora;
use luck::Dice;
use mirrors::Mirrors;
use table::{Seat, Viewer, finish, pick};

/// Hands positions of games in which everyone does anything to `each`, whenever a turn begins.
fn positions<G: Learned>(players: u8, seed: u64, mut each: impl FnMut(&G, Seat)) {
    let mut dice = Dice::new(seed);
    let mut game = G::new(players, &G::Options::default()).unwrap();
    let played = finish(&mut game, &mut dice, &mut (), |game, seat, dice| {
        if game.at_turn_start() {
            each(game, seat);
        }
        pick(game, seat, dice).unwrap()
    });
    played.unwrap();
}

fn networks<G: Learned>() -> &'static Networks {
    G::networks().get::<G>().expect("it is shipped")
}

/// The bits of what some positions are worth to everyone.
fn worths<G: Learned>(lines: &mut String) {
    for players in 2..=4 {
        let mut turn = 0;
        positions::<G>(players, 17, |game, _| {
            turn += 1;
            if turn % 6 == 0 && turn <= 36 {
                write!(lines, "{} {players} turn {turn}:", G::NAME).unwrap();
                for worth in &networks::<G>().worth(game)[..usize::from(players)] {
                    write!(lines, " {:08x}", worth.to_bits()).unwrap();
                }
                lines.push('\n');
            }
        });
    }
}

#[test]
fn a_position_is_worth_the_same_on_every_machine_to_the_last_bit() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/worths.txt");
    let mut lines = String::new();
    worths::<Mirrors>(&mut lines);
    worths::<Kadora>(&mut lines);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &lines).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(
        lines,
        kept,
        "{}: if the networks were meant to change, set BLESS=1",
        file.display()
    );
}

fn asking_allocates_nothing<G: Learned>() {
    let net = networks::<G>().net(3);
    positions::<G>(3, 5, |game, seat| {
        let view = game.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        game.actions(seat, |action| actions.push(action));
        let mut best = f32::NEG_INFINITY;
        // Room for boards looked at lately is taken once.
        G::shared(&view);
        let use_of_heap = allocation_counter::measure(|| {
            let shared = G::shared(&view);
            let activations = net.forward(&G::inputs(&view, &shared));
            G::actions_inputs(&view, &shared, &actions, |action| {
                best = best.max(net.logit(&activations, action));
            });
        });
        assert_eq!(use_of_heap.count_total, 0, "{}", G::NAME);
        assert!(best.is_finite());
    });
}

#[test]
fn asking_a_network_allocates_nothing() {
    asking_allocates_nothing::<Mirrors>();
    asking_allocates_nothing::<Kadora>();
}

fn weights_are_small<G: Learned>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let weights = std::fs::read(folder.join(G::NAME).with_extension("bin")).unwrap();
    assert!(weights.len() <= 200_000, "{} bytes", weights.len());
    assert_eq!(Networks::read::<G>(&weights).as_ref(), Some(networks::<G>()));
    assert_eq!(Networks::read::<G>(&weights[1..]), None);
    assert_eq!(Networks::read::<G>(b"nothing"), None);
}

#[test]
fn weights_are_small_and_nothing_else_is_taken_for_them() {
    weights_are_small::<Mirrors>();
    weights_are_small::<Kadora>();
}

#[test]
fn a_position_is_worth_one_win_to_all_together() {
    for players in 2..=4 {
        positions::<Mirrors>(players, 3, |game, _| {
            let all: f32 = networks::<Mirrors>().worth(game).iter().sum();
            assert!((all - 1.0).abs() < 1e-5, "{all}");
        });
        positions::<Kadora>(players, 3, |game, _| {
            let all: f32 = networks::<Kadora>().worth(game).iter().sum();
            assert!(all < 2.0 && (players == 2 || (all - 1.0).abs() < 1e-5), "{all}");
        });
    }
}
