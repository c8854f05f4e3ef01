//! Whole random games a second, on one core, through the checked contract, chance included; and the question a search asks.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use luck::Dice;
use mirrors::{Mirrors, Options};
use table::{Game, Seat, Turn, pick, play_at_random};

fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("mirrors, random games");
    group.throughput(Throughput::Elements(1));
    for players in [2, 3, 4] {
        let mut game = 0;
        group.bench_function(format!("{players} players"), |b| {
            b.iter(|| {
                game += 1;
                black_box(play_at_random::<Mirrors>(
                    players,
                    &Options::default(),
                    &mut Dice::of_game(1, game),
                    &mut (),
                ))
            });
        });
    }
    group.finish();
}

/// Positions of random games in which a turn begins while all twelve mirrors stand, and the seat may touch them.
fn full_boards() -> Vec<(Mirrors, Seat)> {
    let mut boards = Vec::new();
    for game in 0..50 {
        let mut dice = Dice::of_game(2, game);
        let mut game = Mirrors::new(2, &Options::default()).expect("two can play");
        while game.turn() != Turn::Over {
            let Some(seat) = game.turn().awaited().first() else {
                game.deal(game.draw(&mut dice), &mut ()).expect("a card that can be drawn");
                continue;
            };
            if game.count_actions(seat) > 100 {
                boards.push((game, seat));
            }
            let action = pick(&game, seat, &mut dice).expect("an awaited seat has an action");
            game.act(seat, action, &mut ()).expect("an offered action");
        }
    }
    boards
}

/// All that a seat could take after each of the 120 ways to touch a mirror.
fn prospects(c: &mut Criterion) {
    let boards = full_boards();
    let mut next = 0;
    c.bench_function("prospects of 120 touches", |b| {
        b.iter(|| {
            next = (next + 1) % boards.len();
            let (game, seat) = &boards[next];
            let mut lit = 0;
            game.prospects(*seat, |_, recesses| lit += u32::from(recesses.len()));
            black_box(lit)
        });
    });
}

criterion_group!(benches, random_games, prospects);
criterion_main!(benches);
